import { expect, test } from 'vitest';
import { createPageIndex } from './page-index.ts';
import type { StaticFiles, TextFile } from './static-files.ts';

const page = (lang: string, title: string, description: string, extra = '') =>
  ({
    kind: 'text',
    contentType: 'text/html; charset=utf-8',
    text: Buffer.from(
      `<html lang="${lang}"><title>${title} | Brand</title>${extra}<meta name="description" content="${description}"><h1>${title}</h1><h2>Plajele negre</h2>`,
    ),
  }) as TextFile;

const files: StaticFiles = new Map([
  ['/santorini', page('ro', 'Santorini, Grecia', 'Sate albe pe marginea unui crater.')],
  ['/venetia', page('ro', 'Veneția, Italia', 'Canale &amp; poduri.')],
  ['/servicii', page('en', 'Services', 'Corporate travel and events.')],
  ['/ro/servicii', page('ro', 'Servicii', 'Călătorii de afaceri și evenimente.')],
  ['/shell/ro', page('ro', 'Secret', 'x', '<meta name="robots" content="noindex">')],
]);
const index = createPageIndex(files);

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
  expect(index.similarTo('/santorni')[0]?.path).toBe('/santorini');
  expect(index.similarTo('/revelion/venezia/')[0]?.path).toBe('/venetia');
  expect(index.similarTo('/zzzz')).toEqual([]);
});

test('texts are read without their HTML', () => {
  expect(index.search('canale', 'ro')[0]?.description).toBe('Canale & poduri.');
});
