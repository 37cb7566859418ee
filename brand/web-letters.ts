/** The letters of the web's typefaces, a file each (scripts/subset-fonts.ts cuts them, site/styles/ names them). */
import { letterRange } from './letter-range.ts';

const without = (letters: string, others: string) => [...letters].filter((letter) => !others.includes(letter)).join('');

/** What hardly a page prints: an eighth of the first file, which every page waits for. */
const rareSigns = '#$*<=>[\\]^_`{|}~«»÷—‘‚';
/** What nearly every page has: letters, figures, punctuation, and the commonest letters of other languages. */
export const core = without(`${letterRange(0x20, 0x7e)}\u00a0©°·×ÂÎßàáâãäåçéíîñóöúüý–’“”„…€−`, rareSigns);
/** Romanian's own. Pages in English have them too: in the agency's address and in Română. And Č: the card of Český Krumlov stands on many pages. */
export const romanian = 'ĂăČȘșȚț';
/** What names of other countries on our pages are written with, of western Europe and of the rest. */
const western = '²½ÀÁÄÅÇÉÍÑÓÖØÚÜæèêëìïðòôõøùû';
const central = 'čćđěęğİıłńňřśŞşŠšŽž';
/** All else that a visitor or a ticket may bring. */
const otherWestern = rareSigns + without(`${letterRange(0xa1, 0xff)}‹›`, rareSigns + core + western);
const otherCentral = without(letterRange(0x100, 0x17f), romanian + central);

/**
 * The files of a family in the order they are asked for a letter. Nobody publishes the family in one piece: `source` is the part of
 * the published one a file is cut from.
 */
export const webFiles = [
  { part: 'core', source: 'latin', letters: core },
  { part: 'ro', source: 'latin-ext', letters: romanian },
  { part: 'western', source: 'latin', letters: western },
  { part: 'central', source: 'latin-ext', letters: central },
  { part: 'other-western', source: 'latin', letters: otherWestern },
  { part: 'other-central', source: 'latin-ext', letters: otherCentral },
] as const;
