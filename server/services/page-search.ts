/**
 * The search in the pages of one language, written by the build and read by the server: words of title, address, headings,
 * description and running text, without diacritics and by their stems.
 */
import MiniSearch, { type AsPlainObject, type Options, type Query } from 'minisearch';
import { stemsOf, wordsIn } from '#domain/rules/word-forms.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import type { SearchIndex } from '#domain/schemas/site-facts.ts';

type SearchedPage = {
  path: string;
  title: string;
  description: string;
  headings: string;
  text: string;
};

/** How much a word counts by where it stands: a page about something comes before one that mentions it. */
const weights = { title: 10, path: 5, headings: 3, description: 2, text: 1 } as const;

const optionsFor = (lang: Lang): Options<SearchedPage> => ({
  idField: 'path',
  fields: Object.keys(weights),
  tokenize: wordsIn,
  processTerm: (word) => stemsOf(word, lang),
});

/** The index of these pages as plain data. */
export function writeSearchIndex(pages: readonly SearchedPage[], lang: Lang): SearchIndex {
  const index = new MiniSearch(optionsFor(lang));
  index.addAll(pages);
  return index.toJSON();
}

/**
 * The search of a written index: pages that have every word of the query, in any of its forms or as the beginning of another,
 * by path, with their scores.
 *
 * @throws when another version of the library wrote it
 */
export function openSearchIndex(written: SearchIndex, lang: Lang): (query: string) => { path: string; score: number }[] {
  const index = MiniSearch.loadJS(written as unknown as AsPlainObject, optionsFor(lang));
  return (query) => {
    const words = wordsIn(query).filter((word) => stemsOf(word, lang).length > 0);
    if (words.length === 0) return [];
    const found = index.search({ combineWith: 'AND', queries: words.map((word) => formsOf(word, lang)) }, { boost: weights });
    return found.map(({ id, score }) => ({ path: String(id), score }));
  };
}

/** What stands in a query is looked up as it is. */
const asIs = { tokenize: (word: string) => [word], processTerm: (word: string) => word };

const formsOf = (word: string, lang: Lang): Query => ({
  combineWith: 'OR',
  queries: [
    { queries: stemsOf(word, lang), combineWith: 'OR', ...asIs },
    { queries: [word], prefix: true, ...asIs },
  ],
});
