import { readSurroundings } from '#site/loaders/article-problems.ts';
import { readRomanianPlaces } from '#site/loaders/english-problems.ts';
import { readAirports } from '#site/loaders/read-airports.ts';
import { type ContentValue, contentValues } from '../content-values.ts';
import { root } from '../source-files.ts';
import type { Check } from './check.ts';
import { englishWordProblems } from './words/english.ts';
import { type Entry, readArticles, readEnglish, readOffers, readPlaces } from './words/entries.ts';
import { headingProblems } from './words/headings.ts';
import { numberProblems } from './words/numbers.ts';
import { owedByArticle, owedByEnglish, owedByOffer, owedProblems, sceneProblems } from './words/owed.ts';
import { pageProblems, phraseProblems } from './words/phrases.ts';
import { sentenceProblems } from './words/sentences.ts';
import { listsOf, listsOfArticles, listsOfOffers, skeletonProblems } from './words/skeletons.ts';
import { spellingProblems } from './words/spelling.ts';

/**
 * What a machine can hold of how we write: worn phrases, hedges, headings that count, equal shapes beside each other, sentences
 * said twice, figures without a source, what an entry still owes and what the build would not take. Said to the editor: file, place, what is wrong, what to do.
 *
 * @param folder absolute path of the project
 */
export async function wordProblems(folder: string = root): Promise<string[]> {
  const places = readPlaces(folder);
  const articles = readArticles(folder);
  const offers = readOffers(folder);
  const around = await readSurroundings(folder);
  const airports = await readAirports(`${folder}/content/airports`);
  const shapes = skeletonProblems([...listsOf(places), ...listsOfArticles(articles), ...listsOfOffers(offers)]);
  const scenes = sceneProblems(places);
  const sentences = sentenceProblems([...places, ...articles, ...offers]);
  const entries: readonly (readonly [Entry, string[]])[] = [
    ...places.map((place) => [place, owedProblems(place, airports)] as const),
    ...articles.map((article) => [article, owedByArticle(article, around)] as const),
    ...offers.map((offer) => [offer, owedByOffer(offer, around)] as const),
  ];
  const romanian = await readRomanianPlaces(folder);
  const english = readEnglish(folder).flatMap((entry) =>
    [...owedByEnglish(entry, romanian), ...englishWordProblems(entry)].map((problem) => `${entry.file}: ${problem}.`),
  );
  return [
    ...valueProblems(contentValues(folder)),
    ...english,
    ...entries.flatMap(([entry, owed]) =>
      [
        ...owed,
        ...pageProblems(entry),
        ...headingProblems(entry),
        ...numberProblems(entry, airports),
        ...(scenes.get(entry.file) ?? []),
        ...(shapes.get(entry.file) ?? []),
        ...(sentences.get(entry.file) ?? []),
      ].map((problem) => `${entry.file}: ${problem.replace(/\.$/, '')}.`),
    ),
  ];
}

const isAddress = /^(https?:|mailto:|tel:|\/|#)\S*$/;
const isEnglish = ({ file, field }: ContentValue) => /\.en\.yaml$|^content\/en\//.test(file) || /(^|\.)en(\.|$)/.test(field);

/** What any text of ours may not have, in either language. */
function valueProblems(values: readonly ContentValue[]): string[] {
  return values.flatMap((value) => {
    if (typeof value.value !== 'string' || isAddress.test(value.value)) return [];
    const found = isEnglish(value) ? spellingProblems(value.value) : phraseProblems(value.value);
    return found.map((problem) => `${value.file}: ${value.field}: ${problem}.`);
  });
}

export const wordsCheck: Check = { name: 'words', run: () => wordProblems() };
