import { pageAt, twinOf } from '#domain/rules/addresses.ts';
import { placeholderOrigin } from '#domain/rules/site-origin.ts';
import { type BuiltPage, builtPages } from '../build/built-pages.ts';

/**
 * Pages that exist in both languages and do not say so, or whose twin does not answer: search engines and the switch need both.
 */
export function missingAlternates(
  pages: readonly Pick<BuiltPage, 'url' | 'lang' | 'listed' | 'alternates'>[] = builtPages(),
): string[] {
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  return pages.flatMap((page) => {
    const twin = page.listed && pageAt(page.url) ? twinOf(page.url) : undefined;
    if (!twin) return [];
    const other = byUrl.get(twin);
    if (!other) return [`${page.url}: twin: ${twin} is not there.`];
    const names = (lang: string | undefined, url: string) =>
      page.alternates.some((one) => one.lang === lang && new URL(one.href, placeholderOrigin).pathname === url);
    return names(page.lang, page.url) && names(other.lang, twin)
      ? []
      : [`${page.url}: hreflang: does not name itself and ${twin}.`];
  });
}
