/** What the printed itinerary's fonts can write: Latin with the letters of names from Iceland to Türkiye, and a few signs. */
import { letterRange } from './letter-range.ts';

export const printedLetters = [
  letterRange(0x20, 0x7e),
  letterRange(0xa0, 0x17f),
  'ȘșȚțƏəẞẁẃẅỳḂḃḊḋḞḟṀṁṠṡṪṫ',
  '‐‑–—‘’‚“”„†•…‰‹›€₂−×→←↔↑↓',
].join('');

const known = new Set(printedLetters);

/** Text the fonts can write: letters they lack lose their marks, and what is left is a question mark rather than a gap. */
export function printable(text: string): string {
  const whole = text.normalize('NFC').replace(/\s+/gu, ' ');
  return Array.from(whole, (letter) => {
    if (known.has(letter)) return letter;
    const bare = letter.normalize('NFKD').replace(/\p{M}/gu, '');
    if (bare === '') return '';
    return Array.from(bare).every((one) => known.has(one)) ? bare : '?';
  }).join('');
}
