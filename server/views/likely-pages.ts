/** The 404 page with the pages that were perhaps meant. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Lang } from '#domain/schemas/lang.ts';
import { ListedPages } from '#site/ui/PageList.tsx';
import type { FoundPage } from '../services/page-index.ts';

/** Where the 404 page has room for them. */
const mark = '<!--likely-pages-->';

const headings: Record<Lang, string> = { en: 'Perhaps you meant', ro: 'Poate căutați' };

/** @param html the 404 page as it was built */
export function withLikelyPages(html: string, lang: Lang, pages: FoundPage[]): string {
  return html.replace(mark, () => renderToStaticMarkup(createElement(ListedPages, { heading: headings[lang], pages })));
}
