import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  addressNamed,
  collectionsOfPlaces,
  documentHref,
  entryHref,
  foreignLang,
  hrefOf,
  intentsOfPages,
  isListed,
  isReserved,
  isServerPath,
  kindOf,
  langAt,
  langOfLost,
  nearestTo,
  type PageKey,
  pages,
  twinOf,
} from './addresses.ts';
import { continentKeys } from './continents.ts';
import { endpoints } from './endpoints.ts';

const langs = ['en', 'ro'] as const;
const site = new URL('../../site/pages', import.meta.url).pathname;

test('a page has its address in each language it is written in, with or without a place on it', () => {
  expect(langs.map((lang) => hrefOf('services', lang))).toEqual(['/servicii', '/ro/servicii']);
  expect(langs.map((lang) => hrefOf('services#consultancy', lang))).toEqual([
    '/servicii#consultancy',
    '/ro/servicii#consultancy',
  ]);
});

test('a page of one language has that address for both', () => {
  expect(langs.map((lang) => hrefOf('blog', lang))).toEqual(['/blog', '/blog']);
  expect(twinOf('/blog')).toBeUndefined();
});

test('twins name each other', () => {
  const twins = Object.values(pages).filter(({ at }) => 'en' in at && 'ro' in at);
  expect(twins.length).toBeGreaterThan(5);
  for (const { at } of twins as { at: { en: string; ro: string } }[]) {
    expect(twinOf(at.en)).toBe(at.ro);
    expect(twinOf(at.ro)).toBe(at.en);
  }
});

test('a page without a twin names a page that has one in the other language, or none is nearer than the home page', () => {
  const alone = Object.values(pages).filter((page) => !('en' in page.at && 'ro' in page.at));
  const near = alone.flatMap((page) => ('near' in page ? [page.near] : []));
  expect(near.length).toBeGreaterThan(5);
  for (const key of near) expect(Object.keys(pages[key as PageKey].at).sort(), key).toEqual(['en', 'ro']);
  expect([nearestTo('/blog', 'ro'), nearestTo('/create', 'ro'), nearestTo('/no/page', 'en')]).toEqual([
    '/en/leisure',
    '/',
    '/ro',
  ]);
});

test('a link into the other language is known by its address, whatever follows it', () => {
  expect(['/blog', '/santorini?x=1', '/circuite/delta#top', '/ro/servicii'].map((href) => foreignLang(href, 'en'))).toEqual(
    Array(4).fill('ro'),
  );
  expect(['/en/santorini', '/servicii#consultancy'].map((href) => foreignLang(href, 'ro'))).toEqual(['en', 'en']);
  const own = ['/en/asia', '/contact', '#main', 'https://example.com/blog', '/documente/a.pdf', 'mailto:a@b.example'];
  for (const href of own) expect(foreignLang(href, 'en'), href).toBeUndefined();
});

test('every page of the build stands in the table, and the table names no other', () => {
  const built = Object.values(pages)
    .filter((page) => !('by' in page))
    .flatMap(({ at }) => Object.values(at));
  const files = globSync('**/*.astro', { cwd: site })
    .filter((file) => !/(^|\/)_/.test(file))
    .map((file) => `/${file.replace(/\.astro$/, '')}`.replace(/\/index$/, '/'));
  const single = files.filter((file) => !file.includes('['));
  const byLang = files
    .filter((file) => file.endsWith('/[lang]'))
    .flatMap((file) => langs.map((lang) => file.replace('[lang]', lang)));
  expect(built.toSorted()).toEqual([...single, ...byLang].toSorted());
});

test('no two pages have one address', () => {
  const all = [...Object.values(pages).flatMap(({ at }) => Object.values(at)), ...Object.values(endpoints)];
  expect(new Set(all).size).toBe(all.length);
});

test('entries have the address of their collection', () => {
  expect(entryHref('destinations', 'santorini')).toBe('/santorini');
  expect(entryHref('destinations', 'europa/santorini')).toBe('/santorini');
  expect(entryHref('continents', 'asia')).toBe('/asia');
  expect(entryHref('destinations', 'europa/santorini', 'en')).toBe('/en/santorini');
  expect(entryHref('press', 'proiect-lansare')).toBe('/comunicat-de-presa-proiect-lansare');
});

test('what content names becomes an address; a wrong name is told with those there are', () => {
  expect(addressNamed('services#consultancy', 'ro')).toBe('/ro/servicii#consultancy');
  expect(addressNamed('press/proiect-lansare', 'en')).toBe('/comunicat-de-presa-proiect-lansare');
  for (const wrong of ['servicii', '/servicii', 'services/x', 'press', 'press#x', 'constructor', ''])
    expect(() => addressNamed(wrong, 'en'), wrong).toThrow(/nu este o pagină a site-ului; sunt home, services/);
});

test('a document is a file, a page of another site or a page of ours', () => {
  expect(documentHref('/documente/licenta.pdf#licenta', 'ro')).toBe('/documente/licenta.pdf#licenta');
  expect(documentHref('https://anpc.ro/', 'ro')).toBe('https://anpc.ro/');
  expect(documentHref('legal#licenta', 'ro')).toBe('/informatii-legale#licenta');
});

test('each address has its kind', () => {
  expect(['/', '/ro', '/contact', '/map/ro', '/shell/en'].map(kindOf)).toEqual(['home', 'home', 'corporate', 'map', 'shell']);
  expect(['/europa', '/santorini', '/comunicat-de-presa-x', '/a/b'].map(kindOf)).toEqual([
    'list',
    'entry',
    'corporate',
    'corporate',
  ]);
});

test('guides and posts have their pages beside those of places, and one writes from them about no place', () => {
  expect(entryHref('guides', 'plimbare/malul-marii')).toBe('/malul-marii');
  expect(entryHref('posts', 'vara')).toBe('/vara');
  expect(isReserved('guides', 'plimbare/santorini')).toBe(false);
  for (const id of ['plimbare', 'europa', 'blog', 'revelion']) expect(isReserved('posts', id), id).toBe(true);
  expect(collectionsOfPlaces).not.toContain('guides');
  expect(['/informatii-utile', '/plimbare', '/europa'].map(kindOf)).toEqual(['list', 'list', 'list']);
});

test('each address has its language', () => {
  expect(['/', '/leisure', '/en/leisure', '/ro/contact', '/blog'].map(langAt)).toEqual(['en', 'ro', 'en', 'ro', 'ro']);
  expect(['/santorini', '/asia', '/en/paris', '/no/such/page', ''].map(langAt)).toEqual(['ro', 'ro', 'en', 'en', 'en']);
});

test('a page says what one most likely writes about from it, in either language; a page about everything does not', () => {
  const intents = intentsOfPages();
  expect(intents).toMatchObject({
    '/capabilitati': 'company',
    '/ro/capabilitati': 'company',
    '/consultanta': 'company',
    '/ro/consultanta': 'company',
    '/corporate': 'company',
    '/ro/corporate': 'company',
    '/agentii-partenere': 'agency-demo',
    '/ro/agentii-partenere': 'agency-demo',
    '/leisure': 'leisure',
    '/en/leisure': 'leisure',
  });
  for (const path of ['/', '/ro', '/echipa', '/santorini']) expect(intents, path).not.toHaveProperty([path]);
});

test('one writes about a place or a continent from its page, and about a press release as anybody', () => {
  expect(collectionsOfPlaces).toEqual(expect.arrayContaining(['continents', 'destinations']));
  expect(collectionsOfPlaces).not.toContain('press');
});

test('frames, shells, the 404 page and what the server answers are not listed; everything else is', () => {
  expect(['/map/en', '/shell/ro', '/404', '/search', '/cauta', '/contact/sent'].map(isListed)).toEqual(Array(6).fill(false));
  expect(['/', '/blog', '/santorini', '/asia'].map(isListed)).toEqual(Array(4).fill(true));
});

test('the sheet of a place stands below its page and is told to nobody', () => {
  const guide = entryHref('pocketGuides', 'europa/santorini');
  expect(guide).toBe('/santorini/ghid');
  expect([kindOf(guide), isListed(guide), langAt(guide)]).toEqual(['sheet', false, 'ro']);
  expect([kindOf('/revelion/roma'), isListed('/revelion/roma')]).toEqual(['entry', true]);
});

test('the server answers its own addresses and all below them, and no page that begins alike', () => {
  for (const own of ['/api/contact', '/healthz', '/search?q=x', '/cauta', '/contact/sent/A1', '/ro/contact/trimis/A1'])
    expect(isServerPath(own), own).toBe(true);
  for (const other of ['/contact', '/searching', '/ro/contact', '/apis', '/places.json'])
    expect(isServerPath(other), other).toBe(false);
});

test('an address that leads nowhere says a language by its beginning or by the page it stands below, or says none', () => {
  expect(['/ro/absent', '/en/absent', '/blog/absent', '/contact/absent/more'].map(langOfLost)).toEqual(['ro', 'en', 'ro', 'en']);
  expect(['/absent', '/', '/absent/contact'].map(langOfLost)).toEqual([undefined, undefined, undefined]);
});

test('no entry may take the address of a page, of a continent, of a folder or of a page that is promised', () => {
  const firstParts = (Object.keys(pages) as PageKey[]).map((key) => hrefOf(key, 'en').split('/')[1] ?? '').filter(Boolean);
  for (const name of [
    ...firstParts,
    ...continentKeys,
    'comunicat-de-presa-proiect-lansare',
    'api',
    'en',
    'ro',
    'revelion',
    'fonts',
  ])
    expect(isReserved('destinations', name), name).toBe(true);
  for (const free of ['santorini', 'sibiu', 'bora-bora']) expect(isReserved('destinations', free), free).toBe(false);
});

test('an entry of a collection with addresses of its own stands in nobody’s way', () => {
  for (const key of continentKeys) expect(isReserved('continents', key), key).toBe(false);
  for (const id of ['proiect-lansare', 'contact', 'asia']) expect(isReserved('press', id), id).toBe(false);
});
