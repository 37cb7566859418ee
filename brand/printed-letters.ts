/** What the printed itinerary's fonts can write: Latin with the letters of names from Iceland to Türkiye, and a few signs. */
import { inLatin } from './greek-and-cyrillic.ts';
import { letterRange } from './letter-range.ts';

export const printedLetters = [
  letterRange(0x20, 0x7e),
  letterRange(0xa0, 0x17f),
  'ȘșȚțƏəẞẁẃẅỳḂḃḊḋḞḟṀṁṠṡṪṫ',
  '‐‑–—‘’‚“”„†•…‰‹›€₂−×→←↔↑↓',
].join('');

const known = new Set(printedLetters);
/** Where words stood that cannot be written. */
const gap = '\u0000';

/**
 * Text the fonts can write: Greek and Cyrillic in Latin letters, other letters without the marks that are lacking. Words of other scripts
 * leave a dash, never part of themselves; signs are left out. No-break spaces stay.
 */
export const printable = (text: string): string => withGaps(text).replaceAll(gap, '—');

/** Whether nothing of it but signs is lost in print. */
export const isPrintable = (text: string): boolean => !withGaps(text).includes(gap);

function withGaps(text: string): string {
  return inLatin(text)
    .replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => inKnown(word) ?? gap)
    .replace(/[^\p{L}\p{M}\p{N}\0]/gu, (sign) => inKnown(sign) ?? (/\s/.test(sign) ? ' ' : ''))
    .replace(/[^\S\u00a0]+/g, ' ')
    .replace(/\0(?:[\s-]*\0)+/g, gap);
}

function inKnown(text: string): string | undefined {
  const letters = Array.from(text, (letter) => (known.has(letter) ? letter : letter.normalize('NFKD').replace(/\p{M}/gu, '')));
  return letters.every((bare) => Array.from(bare).every((one) => known.has(one))) ? letters.join('') : undefined;
}
