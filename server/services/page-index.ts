/**
 * What the built pages are about, for the search and for a 404 page that can say where else to look. Made at start from
 * the pages themselves, so nothing is listed that does not exist. A few hundred pages need no more than this.
 */
import { fold } from '#domain/rules/fold.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import type { StaticFiles } from './static-files.ts';

export type FoundPage = { path: string; lang: Lang; title: string; description: string };

export type PageIndex = {
  /** Pages that have every word of the query, best first; a word may be the beginning of one of the page's. */
  search(query: string, lang: Lang): FoundPage[];
  /** Pages whose address is like this one, most like first: for a misspelt or moved address. */
  similarTo(path: string): FoundPage[];
};

type Indexed = FoundPage & { fields: { words: string[]; weight: number }[]; address: string };

const resultLimit = 20;
const similarLimit = 4;
/** Share of letter pairs two addresses must have in common to be called alike. */
const alike = 0.4;

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };
const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();

const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

export function createPageIndex(files: StaticFiles): PageIndex {
  const pages: Indexed[] = [];
  for (const [path, file] of files) {
    if (file.kind !== 'text' || !file.contentType.startsWith('text/html')) continue;
    const html = file.text.toString();
    if (/<meta name="robots" content="noindex"/.test(html)) continue;
    pages.push(indexed(path, html));
  }
  return {
    search(query, lang) {
      const wanted = wordsOf(query);
      if (wanted.length === 0) return [];
      return ranked(pages, (page) => scoreOf(page, wanted) * (page.lang === lang ? 2 : 1), resultLimit);
    },
    similarTo(path) {
      const address = lastPart(path);
      return ranked(
        pages,
        (page) => {
          const share = likeness(address, page.address);
          return share >= alike ? share : 0;
        },
        similarLimit,
      );
    },
  };
}

function indexed(path: string, html: string): Indexed {
  const first = (pattern: RegExp) => plain(pattern.exec(html)?.[1] ?? '');
  const title = first(/<title>([^<]*)<\/title>/).replace(/ \| [^|]*$/, '');
  const description = first(/<meta name="description" content="([^"]*)"/);
  const headings = [...html.matchAll(/<h[12][^>]*>([\s\S]*?)<\/h[12]>/g)].map(([, text = '']) => plain(text)).join(' ');
  return {
    path,
    lang: /<html lang="ro"/.test(html) ? 'ro' : 'en',
    title,
    description,
    address: lastPart(path),
    fields: [
      { words: wordsOf(title), weight: 8 },
      { words: wordsOf(path), weight: 4 },
      { words: wordsOf(description), weight: 2 },
      { words: wordsOf(headings), weight: 1 },
    ],
  };
}

/** Sum over the query's words of the best field each is found in; 0 as soon as one is found nowhere. */
function scoreOf(page: Indexed, wanted: string[]): number {
  let score = 0;
  for (const word of wanted) {
    const best = Math.max(
      ...page.fields.map(({ words, weight }) =>
        words.includes(word) ? weight * 2 : words.some((own) => own.startsWith(word)) ? weight : 0,
      ),
    );
    if (best === 0) return 0;
    score += best;
  }
  return score;
}

function ranked(pages: Indexed[], score: (page: Indexed) => number, limit: number): FoundPage[] {
  return pages
    .map((page) => ({ page, score: score(page) }))
    .filter((entry) => entry.score > 0)
    .sort((a, b) => b.score - a.score || a.page.path.localeCompare(b.page.path))
    .slice(0, limit)
    .map(({ page: { path, lang, title, description } }) => ({ path, lang, title, description }));
}

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
