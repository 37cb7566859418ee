import { printable } from '#brand/printed-letters.ts';

/** Everything printable: letters the fonts of the PDF lack are put in those they have. */
export function inLetters<T>(value: T): T {
  if (typeof value === 'string') return printable(value) as T;
  if (Array.isArray(value)) return value.map(inLetters) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, inLetters(inside)])) as T;
}
