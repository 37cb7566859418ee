import type { Entry } from './entries.ts';

const numbers =
  'doi|două|trei|patru|cinci|șase|șapte|opt|nouă|zece|unsprezece|doisprezece|douăsprezece|treisprezece|paisprezece|cincisprezece|\\p{L}+zeci|o sută|\\p{L}+ sute|o mie|\\p{L}+ mii';
const counts = new RegExp(`^(?:cele |cei |toate cele |toți cei )?(?:${numbers})(?![\\p{L}])`, 'iu');
/** Digits count too, unless they are a year, a day of a month or the number of a road. */
const digits =
  /(?<![\d.])(?<!(?:DN|DJ|A|E|drumul|linia) ?)(?!(?:1\d|20)\d\d(?!\d))(?!\d+ (?:ian|feb|mar|apr|mai|iun|iul|aug|sep|oct|noi|dec))\d/iu;

/** Headings that count: „Trei zile”, „99 de trepte”. */
export function headingProblems({ chapters }: Pick<Entry, 'chapters'>): string[] {
  return chapters
    .filter(({ heading }) => counts.test(heading) || digits.test(heading))
    .map(({ heading }) => `titlul „${heading}” numără; numiți ce este acolo`);
}
