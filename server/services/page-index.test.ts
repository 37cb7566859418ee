import { expect, test } from 'vitest';
import type { Lang } from '#domain/schemas/lang.ts';
import { createPageIndex } from './page-index.ts';
import { writeSearchIndex } from './page-search.ts';

type Page = { path: string; lang: Lang; title: string; description: string; listed?: boolean; headings?: string; text?: string };

function indexOf(...pages: Page[]) {
  const searchOf = (lang: Lang) =>
    writeSearchIndex(
      pages.filter((page) => page.lang === lang && page.listed !== false).map((page) => ({ headings: '', text: '', ...page })),
      lang,
    );
  return createPageIndex({
    pages: pages.map((page) => ({
      file: '',
      hash: '',
      listed: true,
      scripts: [],
      styles: [],
      thirdParties: [],
      partsAbout: [],
      ...page,
    })),
    search: JSON.parse(JSON.stringify({ en: searchOf('en'), ro: searchOf('ro') })),
  });
}

const headings = 'Plajele negre';
const index = indexOf(
  {
    path: '/santorini',
    lang: 'ro',
    title: 'Santorini, Grecia',
    description: 'Sate albe pe marginea unui crater.',
    headings,
    text: 'Insula are drumuri abrupte; hotelurile stau pe buza craterului, iar vinul e din struguri de pe lavă.',
  },
  {
    path: '/venetia',
    lang: 'ro',
    title: 'Veneția, Italia',
    description: 'Canale & poduri.',
    headings,
  },
  { path: '/servicii', lang: 'en', title: 'Services', description: 'Corporate travel and events.', headings },
  {
    path: '/ro/servicii',
    lang: 'ro',
    title: 'Servicii',
    description: 'Călătorii de afaceri și evenimente.',
    headings,
    text: 'Vile în Santorini.',
  },
  { path: '/shell/ro', lang: 'ro', title: 'Secret', description: 'x', listed: false },
);

test('a word is found whatever its diacritics, and by its beginning', () => {
  expect(index.search('venetia', 'ro')[0]?.path).toBe('/venetia');
  expect(index.search('VENEȚ', 'ro')[0]?.path).toBe('/venetia');
});

test('every word of the query must be there', () => {
  expect(index.search('santorini italia', 'ro')).toEqual([]);
  expect(index.search('plaje grecia', 'ro')[0]?.path).toBe('/santorini');
});

test('pages in the visitor’s language come first', () => {
  expect(index.search('servicii', 'ro')[0]?.path).toBe('/ro/servicii');
});

test('an empty query finds nothing, and unlisted pages are never found', () => {
  expect(index.search('  ', 'en')).toEqual([]);
  expect(index.search('secret', 'ro')).toEqual([]);
});

test('a misspelt address leads to the one that was meant', () => {
  expect(index.similarTo('/santorni', 'ro')[0]?.path).toBe('/santorini');
  expect(index.similarTo('/revelion/venezia/', 'ro')[0]?.path).toBe('/venetia');
  expect(index.similarTo('/zzzz', 'ro')).toEqual([]);
});

test('of two pages that are one in two languages, the one in the visitor’s language is offered; where there is but one, that', () => {
  const offered = (path: string, lang: Lang) => index.similarTo(path, lang).map((page) => page.path);
  expect(offered('/servici', 'ro')).toEqual(['/ro/servicii']);
  expect(offered('/servici', 'en')).toEqual(['/servicii']);
  expect(offered('/santorni', 'en')).toEqual(['/santorini']);
});

test('a page is found by any form of a word in its running text', () => {
  for (const query of ['insule', 'INSULEI', 'drumul abrupt', 'hotel', 'strugurii'])
    expect(
      index.search(query, 'ro').map(({ path }) => path),
      query,
    ).toEqual(['/santorini']);
  expect(index.search('event', 'en')[0]?.path).toBe('/servicii');
});

test('a page about something comes before one that mentions it, and words that are everywhere are not asked for', () => {
  expect(index.search('despre Santorini', 'ro').map(({ path }) => path)).toEqual([]);
  expect(index.search('la Santorini', 'ro').map(({ path }) => path)).toEqual(['/santorini', '/ro/servicii']);
  expect(index.search('la', 'ro')).toEqual([]);
});

test('what a visitor types is no query language', () => {
  for (const query of ['"', '*', '(', 'a AND', '-santorini', '\u0000', 'x'.repeat(100)])
    expect(() => index.search(query, 'ro'), query).not.toThrow();
  expect(index.search('(santorini)*', 'ro')[0]?.path).toBe('/santorini');
});
