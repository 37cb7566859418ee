import type { ContinentKey } from '#domain/rules/continents.ts';
import type { Tone } from '#site/ui/Plate.tsx';

/** The signs of the lists of guides, in their order, and the leisure field nearest to each. */
const looks: readonly { tone: Tone; field: ContinentKey }[] = [
  { tone: 'signal', field: 'asia' },
  { tone: 'red', field: 'africa' },
  { tone: 'blue', field: 'europa' },
  { tone: 'teal', field: 'romania' },
];

const lookOf = (number: number) => looks[(number - 1) % looks.length] ?? { tone: 'signal', field: 'asia' };

/** @param number place of a list among all, from 1 */
export const toneOf = (number: number): Tone => lookOf(number).tone;

/** @param number as above */
export const fieldOf = (number: number): ContinentKey => lookOf(number).field;
