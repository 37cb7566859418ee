/** Lists whose entries have a page each: guides, by their lists, and posts. */
import { type CollectionEntry, getCollection } from 'astro:content';
import type { Crop } from '#art/posters/engine/stage.ts';
import { counted } from '#domain/format/counted.ts';
import { entryHref, hrefOf } from '#domain/rules/addresses.ts';
import { type GuideList, type GuidePage, guideLists, isGuideList } from '#domain/rules/guide-lists.ts';
import { readingMinutes } from '#domain/rules/reading-time.ts';
import type { Article } from '#domain/schemas/article.ts';
import type { ListPage } from '#domain/schemas/list-page.ts';
import type { ArticleTeaser, PostTeaser } from '#site/ui/ArticleCard.tsx';
import type { Card } from '#site/ui/PosterCard.tsx';
import { dataOf } from './data-of.ts';
import { pictureOf, sightOf } from './picture-of.ts';

export type ArticleEntry = CollectionEntry<'guides' | 'posts'>;

/** The list an article stands in: the folder of a guide; posts have none. */
export function listOf({ collection, id }: ArticleEntry): GuideList | undefined {
  const [folder = ''] = id.split('/');
  return collection === 'guides' && isGuideList(folder) ? folder : undefined;
}

/** Last part of an article's address. */
export const idOf = ({ id }: ArticleEntry): string => id.slice(id.lastIndexOf('/') + 1);

export const articleHref = (entry: ArticleEntry): string => entryHref(entry.collection, entry.id);

/** The words of a list's page. */
export const listCopy = (page: GuidePage): Promise<ListPage> => dataOf('listPage', `${page}.ro`);

/** Every guide, or every post, the newest first. */
export async function articles(collection: 'guides' | 'posts'): Promise<ArticleEntry[]> {
  return (await getCollection(collection)).toSorted(newestFirst);
}

const newestFirst = ({ data: one }: ArticleEntry, { data: other }: ArticleEntry) =>
  other.writtenOn.localeCompare(one.writtenOn) || one.title.localeCompare(other.title, 'ro');

/** What a visitor is told of an article before it is read: „Listă de 12”, „3 minute”. */
export function sizeOf({ data, body = '' }: ArticleEntry): string[] {
  return [
    `Listă de ${pointsOf(data).length}`,
    counted('ro', readingMinutes(`${data.lead}\n${body}`), { one: 'minut', many: 'minute' }),
  ];
}

/** The points of an article's list, its groups taken together. */
const pointsOf = ({ list }: Pick<Article, 'list'>): string[] => list.groups.flatMap(({ points }) => points);

/** An article as a list of them shows it. */
async function teaserOf(entry: ArticleEntry, crop: Crop): Promise<ArticleTeaser> {
  const { title, card, answer, picture } = entry.data;
  return {
    id: idOf(entry),
    href: articleHref(entry),
    title,
    text: card,
    answer,
    size: sizeOf(entry),
    picture: await pictureOf(picture, crop, 'plain'),
  };
}

/** The posts of the magazine, each with the text of its card. */
export async function postTeasers(): Promise<PostTeaser[]> {
  const posts = (await getCollection('posts')).toSorted(newestFirst);
  return Promise.all(posts.map(async (entry) => ({ ...(await teaserOf(entry, '4:5')), column: entry.data.text })));
}

/** What the pictures of the posts show. */
export const postSights = async (): Promise<string[]> => (await getCollection('posts')).map(({ data }) => sightOf(data.picture));

/** An article as a card among places: by its short name, under its list. */
export async function articleCard(entry: ArticleEntry): Promise<Card> {
  const { name, card, picture } = entry.data;
  const list = listOf(entry);
  return {
    id: idOf(entry),
    href: articleHref(entry),
    name,
    tag: list ? (await listCopy(guideLists[list])).heading : 'Blog',
    text: card,
    picture: await pictureOf(picture, '4:5', 'plain'),
  };
}

/** A list of guides among its neighbours. */
type ListLink = {
  page: GuidePage;
  href: string;
  name: string;
  count: number /** Its place among all, from 1. */;
  number: number;
};

/** Every list of guides, in order; those without a guide yet have 0. */
export async function guideLinks(): Promise<ListLink[]> {
  const guides = await articles('guides');
  return Promise.all(
    Object.entries(guideLists).map(async ([folder, page], index) => ({
      page,
      href: hrefOf(page, 'ro'),
      name: (await listCopy(page)).heading,
      count: guides.filter((entry) => listOf(entry) === folder).length,
      number: index + 1,
    })),
  );
}

/** All that the page of a list shows. */
export async function listPage(page: GuidePage) {
  const copy = await listCopy(page);
  const own = (await articles('guides')).filter((entry) => {
    const list = listOf(entry);
    return list && guideLists[list] === page;
  });
  const lists = await guideLinks();
  return {
    copy,
    number: lists.find((list) => list.page === page)?.number ?? 1,
    picture: await pictureOf(copy.picture, '3:2'),
    items: await Promise.all(own.map((entry) => teaserOf(entry, '3:2'))),
    lists,
  };
}
