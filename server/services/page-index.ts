/**
 * What the built pages are about, for the search and for a 404 page that can say where else to look. Made by the build from
 * the pages themselves, so nothing is listed that does not exist.
 */
import { fold } from '#domain/rules/fold.ts';
import { mostFound } from '#domain/rules/search-limit.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import type { SiteFacts, SitePage } from '#domain/schemas/site-facts.ts';
import { openSearchIndex } from './page-search.ts';

export type FoundPage = Pick<SitePage, 'path' | 'lang' | 'title' | 'description' | 'thumbnail'>;

export type PageIndex = {
  /** Pages that have every word of the query in one of its forms, best first; a word may be the beginning of one of the page's. */
  search(query: string, lang: Lang): FoundPage[];
  /** Pages whose address is like this one, most like first: for a misspelt or moved address. Of two twins, the one in this language. */
  similarTo(path: string, lang: Lang): FoundPage[];
};

/** Where there are no built pages: in development. */
export const emptyPageIndex: PageIndex = { search: () => [], similarTo: () => [] };

const similarLimit = 4;
/** Share of letter pairs two addresses must have in common to be called alike. */
const alike = 0.4;
/** By how much a page in the visitor's language counts more than one that fits as well in the other. */
const ownLanguage = 2;

export function createPageIndex({ pages, search }: Pick<SiteFacts, 'pages' | 'search'>): PageIndex {
  const listed = new Map(pages.filter(({ listed }) => listed).map((page) => [page.path, page]));
  const searches = (['en', 'ro'] as const).map((lang) => ({ lang, find: openSearchIndex(search[lang], lang) }));
  const ranked = (scores: { path: string; score: number }[], limit: number): FoundPage[] =>
    scores
      .sort((one, other) => other.score - one.score || one.path.localeCompare(other.path))
      .flatMap(({ path }) => listed.get(path) ?? [])
      .slice(0, limit)
      .map(({ path, lang, title, description, thumbnail }) => ({
        path,
        lang,
        title,
        description,
        ...(thumbnail && { thumbnail }),
      }));
  // The first search after a start would else be the visitor's to wait for: what it runs is compiled then.
  for (const { find } of searches) for (const words of ['a b', 'zborul', 'europa']) find(words);
  return {
    search(query, lang) {
      const found = searches.flatMap((one) =>
        one.find(query).map(({ path, score }) => ({ path, score: one.lang === lang ? score * ownLanguage : score })),
      );
      return ranked(found, mostFound);
    },
    similarTo(path, lang) {
      const address = lastPart(path);
      const pages = [...listed.values()];
      const own = new Set(pages.filter((page) => page.lang === lang).map((page) => withoutLang(page.path)));
      const shares = pages
        .filter((page) => page.lang === lang || !own.has(withoutLang(page.path)))
        .map((page) => ({ path: page.path, score: likeness(address, lastPart(page.path)) }));
      const similar = shares.filter(({ score }) => score >= alike);
      return ranked(similar, similarLimit);
    },
  };
}

/** What twins have in common whose name is the same in both languages. */
const withoutLang = (path: string) => path.replace(/^\/(?:en|ro)(?=\/)/, '');
const lastPart = (path: string) => fold(path.split('/').filter(Boolean).at(-1) ?? '');

/** Sørensen–Dice coefficient over pairs of letters: 1 for the same word, 0 for nothing in common. */
function likeness(a: string, b: string): number {
  const pairs = (word: string) => Array.from({ length: Math.max(0, word.length - 1) }, (_, i) => word.slice(i, i + 2));
  const [left, right] = [pairs(a), pairs(b)];
  if (left.length + right.length === 0) return 0;
  const rest = [...right];
  const shared = left.filter((pair) => {
    const at = rest.indexOf(pair);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  }).length;
  return (2 * shared) / (left.length + right.length);
}
