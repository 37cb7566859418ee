/**
 * The content as data, for whoever reads it by program: four files in the shapes they have always had (`/mydata.json` and its
 * neighbours), made of the same entries as the pages. What is new stands beside the old fields: name, address, facts of a place.
 */
import { getCollection } from 'astro:content';
import { entryHref } from '#domain/rules/addresses.ts';
import { type Chapter, chaptersOf } from '#domain/rules/chapters.ts';
import { type ContinentKey, continentKeys } from '#domain/rules/continents.ts';
import { today } from '#domain/rules/expiry.ts';
import { type GuideList, guideLists } from '#domain/rules/guide-lists.ts';
import { isOver } from '#domain/rules/offer-days.ts';
import { type OfferKind, offerKindNames } from '#domain/rules/offer-kinds.ts';
import { factsOf } from '#domain/rules/place-facts.ts';
import type { Picture } from '#domain/schemas/picture.ts';
import { type ArticleEntry, articleHref, articles, idOf, listOf } from './listed-entries.ts';
import { type OfferEntry, offerHref, offersOf } from './offers.ts';
import { pictureOf, printsOf } from './picture-of.ts';
import { addressOf, type DestinationEntry } from './places.ts';

/** What continents are called in the files. */
const continentNames: Readonly<Record<ContinentKey, string>> = {
  romania: 'Romania',
  europa: 'Europa',
  asia: 'Asia',
  africa: 'Africa',
  americadenord: 'AmericaDeNord',
  americadesud: 'AmericaDeSud',
  australiasioceania: 'AustraliaSiOceania',
};

/** What the lists of guides are called in the files. */
const listNames: Readonly<Record<GuideList, string>> = {
  'informatii-utile': 'informatiiutile',
  'istorie-si-arta': 'istoriesiarta',
  plimbare: 'plimbare',
  distractie: 'distractie',
};

/** What the lists of offers are called in the files. */
const offerNames: Readonly<Record<OfferKind, string>> = { newYear: 'Revelion', stays: 'Sejururi', circuits: 'Circuite' };

/** A page told as data: its heading with its text, then up to five more of each, `title1` and `description1` to 5. */
type DetailPage = { img: string; alt: string; title: string; description: string } & Record<string, string>;

const mostPairs = 5;

/** The address of a picture's file by day, and its words. */
async function thumbnailOf(picture: Picture): Promise<{ thumbnail: string; alt: string }> {
  const { sources, alt } = await pictureOf(picture, '4:5', 'plain');
  return { thumbnail: printsOf(sources)[0], alt };
}

/** @param body Markdown of the entry */
async function detailOf(title: string, description: string, picture: Picture, body: string): Promise<DetailPage> {
  const { thumbnail: img, alt } = await thumbnailOf(picture);
  const chapters = chaptersOf(body);
  const pairs = chapters.slice(0, mostPairs).map((chapter, index) => {
    // What is beyond the fifth pair closes the fifth.
    const rest = index === mostPairs - 1 ? chapters.slice(mostPairs) : [];
    const text = [textOf(chapter), ...rest.map((more) => `${more.heading}\n${textOf(more)}`)].join('\n\n');
    return [
      [`title${index + 1}`, chapter.heading],
      [`description${index + 1}`, text],
    ];
  });
  return { img, alt, title, description, ...Object.fromEntries(pairs.flat()) };
}

/** A chapter as running text; of its Markdown the words stay. */
function textOf({ figure, paragraphs, list }: Chapter): string {
  const parts = [...(figure ? [`${figure.value} ${figure.label}`] : []), ...paragraphs, ...list.map((point) => `– ${point}`)];
  return parts
    .map((part) => part.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').replace(/[*_]{1,2}([^*_]+)[*_]{1,2}/g, '$1'))
    .join('\n');
}

/** `/destinatii-pe-continente.json`: places by continent, with the facts their pages print. */
export async function placesData() {
  const registry = new Map((await getCollection('airports')).map(({ id, data }) => [id, data]));
  const day = today();
  const entries = await getCollection('destinations');
  const own = async (key: ContinentKey) =>
    Promise.all(
      entries
        .filter((entry) => addressOf(entry).continent === key)
        .map(async (entry) => ({ ...(await placeItem(entry)), facts: factsOf(entry.data, registry, day) })),
    );
  return Object.fromEntries(await Promise.all(continentKeys.map(async (key) => [continentNames[key], await own(key)] as const)));
}

async function placeItem(entry: DestinationEntry) {
  const { name, country, card, picture } = entry.data;
  const { id } = addressOf(entry);
  return { id, country, description: card, ...(await thumbnailOf(picture)), name, href: entryHref('destinations', id) };
}

async function articleItem(entry: ArticleEntry) {
  const { name, card, picture } = entry.data;
  return { id: idOf(entry), description: card, ...(await thumbnailOf(picture)), name, href: articleHref(entry) };
}

/** `/blogdata.json`: the posts. */
export async function postsData() {
  const posts = await getCollection('posts');
  return { blogdata: await Promise.all(posts.map(async (entry) => ({ ...(await articleItem(entry)), text: entry.data.text }))) };
}

/** `/mydata.json`: the four lists of guides, and every detail page by category and id. */
export async function guidesData() {
  const guides = await articles('guides');
  const posts = await articles('posts');
  const places = await getCollection('destinations');
  const folders = Object.keys(guideLists) as GuideList[];
  const inList = (folder: GuideList) => guides.filter((entry) => listOf(entry) === folder);
  const lists = folders.map(async (folder) => [listNames[folder], await Promise.all(inList(folder).map(articleItem))] as const);
  const categories = [
    ...folders.map(async (folder) => [listNames[folder], await detailsOf(inList(folder))] as const),
    ...continentKeys.map(async (key) => {
      const own = places.filter((entry) => addressOf(entry).continent === key);
      return [continentNames[key], await detailsOf(own)] as const;
    }),
    detailsOf(posts).then((details) => ['blog', details] as const),
  ];
  return {
    ...Object.fromEntries(await Promise.all(lists)),
    paginidinamice: Object.fromEntries(await Promise.all(categories)),
  };
}

/** Detail pages by id, each the one element of an array, as they have always been. */
async function detailsOf(entries: readonly (ArticleEntry | DestinationEntry)[]): Promise<Record<string, [DetailPage]>> {
  const details = entries.map(async (entry) => {
    const { lead, picture } = entry.data;
    const title = entry.collection === 'destinations' ? entry.data.name : entry.data.title;
    const detail = await detailOf(title, lead, picture, entry.body ?? '');
    return [entry.id.slice(entry.id.lastIndexOf('/') + 1), [detail]] as const;
  });
  return Object.fromEntries(await Promise.all(details)) as Record<string, [DetailPage]>;
}

/** `/vacante.json`: the offers one can still take, by list, and the detail pages of New Year's Eve. */
export async function offersData() {
  const day = today();
  const open = async (kind: OfferKind) => (await offersOf(kind, day)).filter(({ data }) => !isOver(data, day));
  const lists = offerKindNames.map(
    async (kind) => [offerNames[kind], await Promise.all((await open(kind)).map(offerItem))] as const,
  );
  const details = (await open('newYear')).map(
    async ({ id, data, body = '' }) => [id, [await detailOf(data.name, data.lead, data.picture, body)]] as const,
  );
  return {
    ...Object.fromEntries(await Promise.all(lists)),
    paginidinamice: Object.fromEntries(await Promise.all(details)),
  };
}

async function offerItem(entry: OfferEntry) {
  const { name, place, card, picture } = entry.data;
  return { id: entry.id, country: place, description: card, ...(await thumbnailOf(picture)), name, href: offerHref(entry) };
}
