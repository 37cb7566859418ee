/**
 * Every address of the site, once. Pages are named by a key, entries by their collection and id; whoever needs an address, a twin,
 * the kind of a page or what an enquiry from it is about asks here. Imports nothing heavy: small scripts of the pages ask too.
 */
import type { Lang } from '../schemas/lang.ts';
import { type ContinentKey, continentKeys } from './continents.ts';
import { api, endpoints } from './endpoints.ts';
import type { Intent } from './enquiry-intents.ts';

/** What a page may weigh and how it is tested goes by its kind. */
export type PageKind =
  | 'home'
  | 'magazine'
  | 'list'
  | 'entry'
  | 'comparison'
  | 'corporate'
  | 'calendar'
  | 'finder'
  | 'sheet'
  | 'map'
  | 'fragment'
  | 'shell';

type Page = {
  /** Its address in each language it is written in. */
  at: Readonly<Partial<Record<Lang, string>>>;
  kind: PageKind;
  /** What somebody who writes from here most likely writes about. */
  intent?: Intent;
  /** False: neither in the sitemap nor for search engines. */
  listed?: false;
  /** Where it is written in one language only: the page of the other that is nearest to it; else its home page. */
  near?: string;
  /** `server`: answered by a route when it is asked for; every other page is a file of the build. */
  by?: 'server';
};

export const pages = {
  home: { at: { en: '/', ro: '/ro' }, kind: 'home' },
  services: { at: { en: '/servicii', ro: '/ro/servicii' }, kind: 'corporate' },
  capabilities: { at: { en: '/capabilitati', ro: '/ro/capabilitati' }, kind: 'corporate', intent: 'company' },
  agencies: { at: { en: '/agentii-partenere', ro: '/ro/agentii-partenere' }, kind: 'corporate', intent: 'agency-demo' },
  consultancy: { at: { en: '/consultanta', ro: '/ro/consultanta' }, kind: 'corporate', intent: 'company' },
  corporate: { at: { en: '/corporate', ro: '/ro/corporate' }, kind: 'corporate', intent: 'company' },
  leisure: { at: { en: '/en/leisure', ro: '/leisure' }, kind: 'corporate', intent: 'leisure' },
  team: { at: { en: '/echipa', ro: '/ro/echipa' }, kind: 'corporate' },
  contact: { at: { en: '/contact', ro: '/ro/contact' }, kind: 'corporate' },
  itinerary: { at: { en: '/pdfconverter', ro: '/ro/pdfconverter' }, kind: 'corporate' },
  blog: { at: { ro: '/blog' }, kind: 'magazine', near: 'leisure' },
  information: { at: { ro: '/informatii-utile' }, kind: 'list', intent: 'leisure', near: 'leisure' },
  heritage: { at: { ro: '/istorie-si-arta' }, kind: 'list', intent: 'leisure', near: 'leisure' },
  walks: { at: { ro: '/plimbare' }, kind: 'list', intent: 'leisure', near: 'leisure' },
  entertainment: { at: { ro: '/distractie' }, kind: 'list', intent: 'leisure', near: 'leisure' },
  newYear: { at: { ro: '/revelion' }, kind: 'list', intent: 'leisure', near: 'leisure' },
  stays: { at: { ro: '/sejururi' }, kind: 'list', intent: 'leisure', near: 'leisure' },
  circuits: { at: { ro: '/circuite' }, kind: 'list', intent: 'leisure', near: 'leisure' },
  conditions: { at: { ro: '/conditiidecalatorie', en: '/en/travel-conditions' }, kind: 'corporate' },
  emergency: { at: { en: '/en/emergency', ro: '/urgente' }, kind: 'corporate', intent: 'leisure' },
  costs: { at: { ro: '/niveluri-de-cost', en: '/en/cost-levels' }, kind: 'corporate' },
  whereAndWhen: { at: { ro: '/unde-si-cand', en: '/en/where-and-when' }, kind: 'finder', intent: 'leisure' },
  longWeekends: { at: { ro: '/minivacante', en: '/en/long-weekends' }, kind: 'calendar', intent: 'leisure' },
  savedList: { at: { ro: '/lista' }, kind: 'comparison', intent: 'leisure', near: 'leisure' },
  project: { at: { ro: '/create' }, kind: 'corporate' },
  legal: { at: { en: '/en/legal-information', ro: '/informatii-legale' }, kind: 'corporate' },
  terms: { at: { en: '/en/terms-and-conditions', ro: '/termeni-si-conditii' }, kind: 'corporate' },
  privacy: { at: { en: '/en/data-protection', ro: '/politica-de-confidentialitate' }, kind: 'corporate' },
  cookies: { at: { en: '/en/about-cookies', ro: '/despre-cookies' }, kind: 'corporate' },
  accessibility: { at: { en: '/en/accessibility', ro: '/accesibilitate' }, kind: 'corporate' },
  transparency: { at: { en: '/en/transparency', ro: '/transparenta' }, kind: 'corporate' },
  notFound: { at: { en: '/404', ro: '/ro/404' }, kind: 'corporate', listed: false },
  /** The frame that Google's map stands in. */
  map: { at: { en: '/map/en', ro: '/map/ro' }, kind: 'map', listed: false },
  /** What visitors are asked about third parties; a script of every page puts it in. */
  consent: { at: { en: '/consent/en', ro: '/consent/ro' }, kind: 'fragment', listed: false },
  /** Header, footer and styles, into which the server puts its own few pages. */
  shell: { at: { en: '/shell/en', ro: '/shell/ro' }, kind: 'shell', listed: false },
  search: { at: { en: '/search', ro: '/cauta' }, kind: 'shell', listed: false, by: 'server' },
  /** Where a visitor without script ends after sending; the reference number follows. */
  sent: { at: { en: '/contact/sent', ro: '/ro/contact/trimis' }, kind: 'shell', listed: false, by: 'server' },
} as const satisfies Record<string, Page>;

export type PageKey = keyof typeof pages;

/** Pages made of entries, one each: `{id}` is the name of the entry's file. The first that fits a path has it. */
const collections = {
  press: { at: { ro: '/comunicat-de-presa-{id}' }, kind: 'corporate', ids: undefined },
  // The standard form of each offer, which the law wants beside it.
  newYearForm: { at: { ro: '/revelion/{id}/formular' }, kind: 'corporate', ids: undefined, listed: false },
  stayForm: { at: { ro: '/sejururi/{id}/formular' }, kind: 'corporate', ids: undefined, listed: false },
  circuitForm: { at: { ro: '/circuite/{id}/formular' }, kind: 'corporate', ids: undefined, listed: false },
  // Each kind of offer below its own list: a city break under /revelion would be called a New Year's Eve by its address.
  newYear: { at: { ro: '/revelion/{id}' }, kind: 'entry', intent: 'leisure', ids: undefined },
  stays: { at: { ro: '/sejururi/{id}' }, kind: 'entry', intent: 'leisure', ids: undefined },
  circuits: { at: { ro: '/circuite/{id}' }, kind: 'entry', intent: 'leisure', ids: undefined },
  continents: { at: { ro: '/{id}', en: '/en/{id}' }, kind: 'list', intent: 'leisure', ids: continentKeys as readonly string[] },
  // A sheet of paper for each place; its page is what search engines know.
  pocketGuides: { at: { ro: '/{id}/ghid' }, kind: 'sheet', listed: false, ids: undefined },
  destinations: { at: { ro: '/{id}', en: '/en/{id}' }, kind: 'entry', intent: 'leisure', ids: undefined },
  guides: { at: { ro: '/{id}' }, kind: 'entry', ids: undefined },
  posts: { at: { ro: '/{id}' }, kind: 'entry', ids: undefined },
} as const satisfies Record<
  string,
  Pick<Page, 'at' | 'kind'> & {
    /** Who writes from such a page most likely asks about its entry, by name. */
    intent?: 'leisure';
    /** False: neither in the sitemap nor for search engines. */
    listed?: false;
    /** All the ids there can be, where the addresses would else be another collection's. */
    ids: readonly string[] | undefined;
  }
>;

export type CollectionName = keyof typeof collections;

/** Whether each entry of a collection of content has a page. */
export const hasPages = (collection: string): collection is CollectionName => Object.hasOwn(collections, collection);

const table: readonly (Page & { key: PageKey })[] = Object.entries(pages).map(([key, page]) => ({
  key: key as PageKey,
  ...page,
}));
const byPath = new Map(
  table.flatMap((page) => Object.entries(page.at).map(([lang, path]) => [path, { lang: lang as Lang, page }] as const)),
);

const otherOf = (lang: Lang): Lang => (lang === 'en' ? 'ro' : 'en');

/** Address of a page in that language, or in the one it has. May carry the place on it: `services#consultancy`. */
export function hrefOf(page: PageKey | `${PageKey}#${string}`, lang: Lang): string {
  const [key, place] = page.split('#') as [PageKey, string | undefined];
  const { at }: Page = pages[key];
  const path = at[lang] ?? at[otherOf(lang)] ?? '';
  return place ? `${path}#${place}` : path;
}

/** Address of an entry's page. The folders its file stands in, `europa/santorini`, are no part of it. */
export function entryHref(collection: CollectionName, id: string, lang: Lang = 'ro'): string {
  const { at }: { at: Page['at'] } = collections[collection];
  return (at[lang] ?? at[otherOf(lang)] ?? '').replace('{id}', id.slice(id.lastIndexOf('/') + 1));
}

/**
 * What content writes where it means a page of this site, as an address: `services#consultancy`, `press/proiect-lansare`.
 *
 * @throws when there is no such page; the error names those there are
 */
export function addressNamed(reference: string, lang: Lang): string {
  const [, name = '', rest = ''] = /^([a-zA-Z]+)([/#].+)?$/.exec(reference) ?? [];
  if (Object.hasOwn(pages, name) && !rest.startsWith('/')) return hrefOf(reference as PageKey, lang);
  if (Object.hasOwn(collections, name) && rest.startsWith('/')) return entryHref(name as CollectionName, rest.slice(1), lang);
  const known = [...Object.keys(pages), ...Object.keys(collections).map((collection) => `${collection}/…`)];
  throw new Error(`„${reference}” nu este o pagină a site-ului; sunt ${known.join(', ')}`);
}

/** A file for calendars: the days off of a year, or those of one break, by its name. */
export const calendarHref = (name: string, lang: Lang): string => `${hrefOf('longWeekends', lang)}/${name}.ics`;

/** What lies under the countries of a continent on the magazine's map. */
export const groundHref = (continent: ContinentKey): string => `${hrefOf('blog', 'ro')}/${continent}.svg`;

/** The lines above the magazine's map of the world. */
export const worldLinesHref = (print: 'day' | 'night'): string => `${hrefOf('blog', 'ro')}/lume.${print}.svg`;

/** The page of an entry as a file to keep: `/revelion/bali/formular.pdf`. */
export const pdfHref = (path: string): string => `${path}.pdf`;

/** The small picture of a page, which the build makes for every one that is listed (scripts/build/thumbnails.ts). */
export const thumbnailHref = (path: string): string => `/thumbs${path === '/' ? '/index' : path}.webp`;

/** Whether a document's link names a page of ours; else it is a file or another site's page, and is its own address. */
export const isPageName = (link: string): boolean => !/^(?:\/|https:)/.test(link);

/** Stands in the server's shell for the address of the same page in the other language, which the server puts in its place. */
export const otherLanguageMark = '/?in-the-other-language';

/** Where a document of the agency is found. */
export const documentHref = (link: string, lang: Lang): string => (isPageName(link) ? addressNamed(link, lang) : link);

/** The same page in the other language, where it has one. @param path without query, as in a page's canonical link */
export function twinOf(path: string): string | undefined {
  const found = byPath.get(path);
  return found?.page.at[otherOf(found.lang)];
}

/** The page of the other language that is nearest to one without a twin; its home page where none is nearer. */
export function nearestTo(path: string, lang: Lang): string {
  const near = byPath.get(path)?.page.near;
  return hrefOf((near ?? 'home') as PageKey, otherOf(lang));
}

/** The other language, where a link of a page leads into it: `/en/bali#main` on a page in Romanian. Undefined for all else. */
export function foreignLang(href: string, lang: Lang): Lang | undefined {
  const [path = ''] = href.split(/[?#]/);
  const isPage = byPath.has(path) || collectionAt(path) !== undefined;
  return path.startsWith('/') && isPage && langAt(path) !== lang ? langAt(path) : undefined;
}

/** The language of the page at an address. An entry's page is in Romanian unless it stands under `/en/`. */
export function langAt(path: string): Lang {
  return byPath.get(path)?.lang ?? (path.startsWith('/en/') || collectionAt(path) === undefined ? 'en' : 'ro');
}

/**
 * The language somebody expects who asked for an address that leads nowhere: the one it begins with, else that of the page it
 * stands below (`/blog/absent`). Undefined where the address says nothing: `/absent`.
 */
export function langOfLost(path: string): Lang | undefined {
  const parts = path.split('/').filter(Boolean);
  const [first] = parts;
  if (first === 'en' || first === 'ro') return first;
  const above = parts.slice(1).map((_, count) => `/${parts.slice(0, parts.length - 1 - count).join('/')}`);
  return above.map((page) => byPath.get(page)?.lang).find(Boolean);
}

/** Which page stands at an address. */
export const pageAt = (path: string): PageKey | undefined => byPath.get(path)?.page.key;

/** The kind of the page at an address; whatever no page and no other collection has is taken for an entry's. */
export function kindOf(path: string): PageKind {
  const page = byPath.get(path)?.page;
  if (page) return page.kind;
  const collection = collectionAt(path);
  return collection ? collections[collection].kind : 'corporate';
}

function collectionAt(path: string): CollectionName | undefined {
  return (Object.keys(collections) as CollectionName[]).find((name) => {
    const { at, ids } = collections[name];
    return Object.values(at).some((pattern) => {
      const [before = '', after = ''] = pattern.split('{id}');
      if (!path.startsWith(before) || !path.endsWith(after)) return false;
      const id = path.slice(before.length, path.length - after.length);
      return id !== '' && !id.includes('/') && (ids?.includes(id) ?? true);
    });
  });
}

type WithPlaces = {
  [Name in CollectionName]: (typeof collections)[Name] extends { intent: 'leisure' } ? Name : never;
}[CollectionName];

/** Collections whose entries are places, or journeys, that one writes about from their page. */
export const collectionsOfPlaces = (Object.keys(collections) as CollectionName[]).filter(
  (name): name is WithPlaces => 'intent' in collections[name],
);

/** What a visitor most likely writes about who comes from a page, by its path. Pages about one place are not told apart here. */
export const intentsOfPages = (): Record<string, Intent> =>
  Object.fromEntries(table.flatMap(({ at, intent }) => (intent ? Object.values(at).map((path) => [path, intent]) : [])));

/** Whether search engines are told of the page at an address. */
export function isListed(path: string): boolean {
  const page = byPath.get(path)?.page;
  if (page) return page.listed ?? true;
  const collection = collectionAt(path);
  return collection === undefined || !('listed' in collections[collection]);
}

/** Whether programs ask there: they get JSON, never a page. */
export const isApi = (path: string): boolean => path.startsWith(`${api}/`);

/** Pages that the server makes when they are asked for, each with all below it. */
export const serverPages: readonly string[] = table.flatMap(({ by, at }) => (by === 'server' ? Object.values(at) : []));

/** Addresses that the server answers itself, each with all below it. */
export const serverPaths: readonly string[] = [
  api,
  ...[endpoints.live, endpoints.ready, endpoints.health, endpoints.metrics, endpoints.cspReports, endpoints.security],
  ...serverPages,
];

/** Whether an address, with or without a query, is the server's own. */
export const isServerPath = (url: string): boolean => serverPaths.some((path) => new RegExp(`^${path}(?:[/?#]|$)`).test(url));

/** Folders of files directly under the root. */
const kept = ['_astro', 'art', 'documente', 'en', 'fonts', 'index', 'photos', 'share', 'sitemap', 'thumbs'];

/** Names directly under the root that no entry may take: its page would have the address of another. */
const reservedNames: ReadonlySet<string> = new Set([
  ...kept,
  ...[...byPath.keys(), ...Object.values(endpoints)].map((path) => path.split('/')[1] ?? '').filter(Boolean),
]);

/** Whether an entry of that name would take the address of a page or of another collection. */
export function isReserved(collection: CollectionName, id: string): boolean {
  const path = entryHref(collection, id);
  const [, first = '', ...below] = path.split('/');
  const isTaken = byPath.has(entryHref(collection, id, 'en')) || (below.length > 0 ? byPath.has(path) : reservedNames.has(first));
  const holder = collectionAt(path);
  return isTaken || (holder !== undefined && holder !== collection && !areNeighbours(holder, collection));
}

/** Whether two collections have their pages in one place, beside each other; one that is a closed list has its own. */
const areNeighbours = (one: CollectionName, other: CollectionName): boolean =>
  !collections[one].ids && !collections[other].ids && collections[one].at.ro === collections[other].at.ro;
