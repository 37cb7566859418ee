/**
 * Which part of a name a word is, in Europe, the Caucasus, Latin America and parts of Africa and Central Asia: only for the order of a name that was found
 * by other signs, as half of these words are anything else too. A word is in one of the two lists or in none: what is both, as Martin and Simon are, tells
 * nothing. `parts-of-names-table.json` holds them folded, one row a letter; Cyrillic ones also in Latin letters. They are the first and last names of the
 * npm package @faker-js/faker 10.6.0 (MIT, copyright 2022–2025 Faker), of the languages whose names have such parts, without those in both, and given names
 * of our own for languages of which it has few. Turkish given names are only those of `given-names.ts`: its others are families' names as well.
 */
import { fold } from '../text/fold.ts';
import { isGivenName } from './given-names.ts';
import table from './parts-of-names-table.json' with { type: 'json' };

const wordsOf = (rows: readonly string[]): ReadonlySet<string> => new Set(rows.flatMap((row) => row.split(' ')));
const given = wordsOf(table.given);
const family = wordsOf(table.family);

/** `Ungureanu Doina`, `Παπαδιώτης Νικόλαος`: what stands first is known as a family's name, and what stands last as somebody's own. */
export const isFamilyFirst = (words: readonly string[]): boolean => isFamily(words[0]) && isGivenPart(words.at(-1));

/** Whether a word of a name is somebody's own: `Doina`, `Ευαγγελία`, `Anne-Claire`. */
export const isGivenPart = (word: string | undefined): boolean =>
  word !== undefined && (isGivenName(word) || partsOf(word).some((part) => given.has(part)));

const isFamily = (word: string | undefined) =>
  word !== undefined && !isGivenPart(word) && partsOf(word).some((part) => family.has(part));

const partsOf = (word: string): readonly string[] => fold(word).replace(/[.’']/g, '').split('-');
