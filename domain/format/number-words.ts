/** Small whole numbers as Romanian says them before feminine and neuter nouns: „douăsprezece locuri”, „șapte nopți”. */
import { counted } from './counted.ts';

const words = [
  ...['', '', 'două', 'trei', 'patru', 'cinci', 'șase', 'șapte', 'opt', 'nouă', 'zece', 'unsprezece', 'douăsprezece'],
  ...['treisprezece', 'paisprezece', 'cincisprezece', 'șaisprezece', 'șaptesprezece', 'optsprezece', 'nouăsprezece'],
];

/** A counted noun with its number in words from two to nineteen; digits beyond, where words would be long. */
export function countedInWords(count: number, forms: { one: string; many: string }): string {
  const word = words[count];
  return word ? `${word} ${forms.many}` : counted('ro', count, forms);
}

/** How often: „o dată”, „de șapte ori”. */
export const timesInWords = (count: number): string =>
  count === 1 ? 'o dată' : `de ${countedInWords(count, { one: '', many: 'ori' })}`;

/** The first letter large, for the beginning of a sentence. */
export const capital = (text: string): string => text.replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase('ro'));
