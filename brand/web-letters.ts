/** The letters of the web's typefaces, a file each (scripts/subset-fonts.ts cuts them, site/styles/ names them). */
import { letterRange } from './letter-range.ts';

const without = (letters: string, others: string) => [...letters].filter((letter) => !others.includes(letter)).join('');

/** What nearly every page has: ASCII, punctuation, and the commonest letters of other languages. */
export const core = `${letterRange(0x20, 0x7e)}\u00a0©«°·»×÷ÂÎáâäéíîóöü–—‘’‚“”„…€−`;
/** Romanian's own. Pages in English have them too: in the agency's address and in Română. */
export const romanian = 'ĂăȘșȚț';
/** The rest of western Europe. */
export const western = without(`${letterRange(0xa1, 0xff)}‹›`, core);
/** The rest of Europe's Latin letters. */
export const extended = without(letterRange(0x100, 0x17f), romanian);

/** Letters whose files only the pages that print them name: every named file costs the layout of every page. */
export const rare = western + extended;
