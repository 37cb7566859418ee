/** The number a visitor reads out on the phone: short, and without characters that are mistaken for one another. */
import { randomInt } from 'node:crypto';

/** No vowels (no words come out by accident), and none of 0 O 1 I L 5 S 2 Z 8 B U V. */
const alphabet = '34679CDFGHJKMNPQRTWXY';
const size = 8;

/** Matches a reference number and nothing else, for example `7K4Q-9PHM`. */
export const referencePattern = new RegExp(`^[${alphabet}]{4}-[${alphabet}]{4}$`);

/** A new random reference number. 37 thousand million exist; the store refuses one that is taken. */
export function newReference(): string {
  const characters = Array.from({ length: size }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${characters.slice(0, size / 2)}-${characters.slice(size / 2)}`;
}

/** What somebody typed (lower case, spaces, no dash) in the form the store knows. */
export function tidyReference(typed: string): string {
  const characters = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return `${characters.slice(0, size / 2)}-${characters.slice(size / 2)}`;
}
