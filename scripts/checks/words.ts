import type { Airports } from '#domain/rules/place-problems.ts';
import { readAirports } from '#site/loaders/read-airports.ts';
import { type ContentValue, contentValues } from '../content-values.ts';
import { root } from '../source-files.ts';
import type { Check } from './check.ts';
import { headingProblems } from './words/headings.ts';
import { numberProblems } from './words/numbers.ts';
import { airportProblems, owedProblems } from './words/owed.ts';
import { pageProblems, phraseProblems } from './words/phrases.ts';
import { type Place, readPlaces } from './words/places.ts';
import { sentenceProblems } from './words/sentences.ts';
import { listsOf, skeletonProblems } from './words/skeletons.ts';
import { spellingProblems } from './words/spelling.ts';

/**
 * What a machine can hold of how we write: worn phrases, hedges, headings that count, equal shapes beside each other, sentences
 * said twice, figures without a source, what an entry still owes. Said to the editor: file, place, what is wrong, what to do.
 *
 * @param folder absolute path of the project
 */
export async function wordProblems(folder: string = root): Promise<string[]> {
  const places = readPlaces(folder);
  const airports = await readAirports(`${folder}/content/airports`);
  return [...valueProblems(contentValues(folder)), ...airportProblems(airports), ...placesProblems(places, airports)];
}

const isAddress = /^(https?:|mailto:|tel:|\/|#)\S*$/;
const isEnglish = ({ file, field }: ContentValue) => /\.en\.yaml$/.test(file) || /(^|\.)en(\.|$)/.test(field);

/** What any text of ours may not have, in either language. */
function valueProblems(values: readonly ContentValue[]): string[] {
  return values.flatMap((value) => {
    if (typeof value.value !== 'string' || isAddress.test(value.value)) return [];
    const found = isEnglish(value) ? spellingProblems(value.value) : phraseProblems(value.value);
    return found.map((problem) => `${value.file}: ${value.field}: ${problem}.`);
  });
}

function placesProblems(places: readonly Place[], airports: Airports): string[] {
  const shapes = skeletonProblems(listsOf(places));
  const sentences = sentenceProblems(places);
  return places.flatMap((place) =>
    [
      ...owedProblems(place, airports),
      ...pageProblems(place),
      ...headingProblems(place),
      ...numberProblems(place, airports),
      ...(shapes.get(place.file) ?? []),
      ...(sentences.get(place.file) ?? []),
    ].map((problem) => `${place.file}: ${problem.replace(/\.$/, '')}.`),
  );
}

export const wordsCheck: Check = { name: 'words', run: () => wordProblems() };
