/** Everything that is recommended at the end of a page: places and articles, each with what it has in common with others. */
import { recommended } from '#domain/rules/recommended.ts';
import type { Card } from '#site/ui/PosterCard.tsx';
import { destinationsIn } from './english-words.ts';
import { type ArticleEntry, articleCard, articles, idOf, listOf } from './listed-entries.ts';
import { sightOf } from './picture-of.ts';
import { addressOf, cardOf, type DestinationEntry, langOf } from './places.ts';

type Related = {
  id: string;
  sort: 'place' | 'article';
  tags: readonly string[];
  groups: readonly string[];
  sight: string;
  card: () => Promise<Card>;
};

const relatedPlace = (entry: DestinationEntry): Related => ({
  id: addressOf(entry).id,
  sort: 'place',
  tags: [entry.data.country],
  groups: [addressOf(entry).continent],
  sight: sightOf(entry.data.picture),
  card: () => cardOf(entry),
});

/** An article shares the countries and continents of the places it sends to, and its list with its neighbours. */
function relatedArticle(entry: ArticleEntry, places: ReadonlyMap<string, DestinationEntry>): Related {
  const linked = entry.data.places.flatMap((id) => places.get(id) ?? []);
  return {
    id: idOf(entry),
    sort: 'article',
    tags: [listOf(entry) ?? entry.collection, ...linked.map(({ data }) => data.country)],
    groups: linked.map((place) => addressOf(place).continent),
    sight: sightOf(entry.data.picture),
    card: () => articleCard(entry),
  };
}

/** Places by the name of their file. */
export const placesById = async (): Promise<ReadonlyMap<string, DestinationEntry>> =>
  new Map((await destinationsIn('ro')).map((entry) => [addressOf(entry).id, entry]));

/** Six other entries for the end of an entry's page; of a page in English six other places in English. */
export async function relatedTo(entry: DestinationEntry | ArticleEntry): Promise<Card[]> {
  if (entry.collection === 'destinations' && langOf(entry) === 'en') {
    const others = (await destinationsIn('en')).filter(({ data }) => !data.advisory).map(relatedPlace);
    return Promise.all(recommended(others, relatedPlace(entry)).map(({ card }) => card()));
  }
  const places = await placesById();
  // What the ministry warns of is not recommended.
  const safe = [...places.values()].filter(({ data }) => !data.advisory).map(relatedPlace);
  const written = [...(await articles('posts')), ...(await articles('guides'))].map((article) => relatedArticle(article, places));
  const page = entry.collection === 'destinations' ? relatedPlace(entry) : relatedArticle(entry, places);
  const linked = entry.collection === 'destinations' ? [] : entry.data.places.flatMap((id) => places.get(id) ?? []);
  return Promise.all(recommended([...safe, ...written], page, linked.map(relatedPlace)).map(({ card }) => card()));
}
