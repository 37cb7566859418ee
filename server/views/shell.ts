/** Puts a page of the server into the frame that the static build made: header, footer, styles, in either language. */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { hrefOf, otherLanguageMark } from '#domain/rules/addresses.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import type { StaticFiles } from '../services/static-files.ts';

/** A page with `{view:title}` in its title, `<!--view-->` where the content goes, and the mark of the other language in a link. */
export type Shell = { html: string; policy: string | undefined };
export type Shells = (lang: Lang) => Promise<Shell>;

/** In the title and wherever else the page repeats it: letters that nothing has to escape. */
const titleMark = '{view:title}';
const bodyMark = '<!--view-->';

/** The shells of the built site. Fails at once, when the server starts, if one is missing or has lost a mark. */
export function builtShells(files: StaticFiles): Shells {
  const shells = { en: shellIn(files, 'en'), ro: shellIn(files, 'ro') };
  return async (lang) => shells[lang];
}

function shellIn(files: StaticFiles, lang: Lang): Shell {
  const file = files.get(hrefOf('shell', lang));
  if (file?.kind !== 'text')
    throw new Error(`the built site has no page ${hrefOf('shell', lang)}: build it again with npm run build`);
  const html = file.text.toString();
  for (const mark of [titleMark, bodyMark, otherLanguageMark])
    if (!html.includes(mark))
      throw new Error(`${hrefOf('shell', lang)} has lost ${mark}: pages of the server have no place in it`);
  return { html, policy: file.policy };
}

/** What the server puts into the shell. */
export type View = {
  title: string;
  content: ReactElement;
  /** Address of the same page in the other language. */
  other: string;
};

/** The whole page. The shell's policy holds for it, because a view brings no script and no style of its own. */
export function renderInShell({ html }: Shell, { title, content, other }: View): string {
  const markup = renderToStaticMarkup(content);
  // React escapes a text as it does everywhere else.
  const safeTitle = renderToStaticMarkup(title);
  const safeOther = renderToStaticMarkup(other);
  return html
    .replaceAll(titleMark, () => safeTitle)
    .replaceAll(otherLanguageMark, () => safeOther)
    .replace(bodyMark, () => markup);
}
