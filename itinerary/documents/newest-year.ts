/** In which year a document's flights are at the latest: people are born long before, and their passports expire long after. */
import type { Line } from '../text/ticket-text.ts';
import type { Anchor } from './anchors/anchor.ts';
import { yearOfIssue } from './booking-facts.ts';
import { foldInPlace } from './flight-labels.ts';
import { type Mark, marksOf } from './flight-marks.ts';
import { isOfTerm } from './words-of-days.ts';

/** Flights are sold about a year ahead. */
const soldAhead = 1;

/**
 * @param rows what each line prints.
 * @returns the newest year beside a flight's number, else that of the document but for days of terms; 0 where none is printed.
 */
export function newestYear(rows: readonly (readonly (Mark | Anchor)[])[], lines: readonly Line[]): number {
  const beside = rows.filter((row) => row.some(({ kind }) => kind === 'flight')).flatMap((row) => yearsIn(row, ''));
  if (beside.length > 0) return Math.max(...beside);
  const latest = (yearOfIssue(lines) ?? Number.POSITIVE_INFINITY) + soldAhead;
  const all = rows.flatMap((row, at) => yearsIn(row, lines[at - 1]?.text ?? ''));
  return Math.max(0, ...all.filter((year) => year <= latest));
}

/**
 * Days years before it are of birth or of joining a club, and days years after it end a passport; a journey may go over New Year.
 * @param before so many years: two where a day has a place of its own among a flight's facts, and is told if it is wrong.
 */
export const isNearYear = (year: number | undefined, newest: number, before = 1): boolean =>
  newest === 0 || year === undefined || (year >= newest - before && year <= newest + 1);

// Passport 061882743, valid to 22.04.2032 | Expiră: 22.04.2032 | gültig bis 22.04.2032
const ofValidity =
  /(?<!\p{L})(?:expir|valid|valab|valad|gultig|ablauf|scad|caduc|perim|wazn|platn|ervenyes|geldig|gecerli|voimassa|giltig|gyldig)/u;

// pasapoartele sunt valabile pana la 04.09.2031 si | respectiv 17.02.2030: a sentence goes on
const goesOn = /^\p{Ll}/u;

function yearsIn(row: readonly (Mark | Anchor)[], above: string): number[] {
  return row.flatMap((one) => {
    if (one.kind !== 'day' || isOfTerm(one)) return [];
    const before = one.line.text.slice(0, one.start);
    const words = goesOn.test(before) ? `${above} ${before}` : before;
    return ofValidity.test(foldInPlace(words)) ? [] : (one.found.value.year ?? []);
  });
}

/** In years: so long before its newest day a document has no other days than those of births, of passports and of clubs. */
const longAgo = 2;

/**
 * Days of long ago, beside the names of a list: `1.  Linus Bergström   2011-02-18`.
 * @returns the lines that have one, and whether a day is one or may be of the last year beside one: an infant's, beside its parents'.
 */
export function oldDaysIn(lines: readonly Line[]): { rows: ReadonlySet<number>; isOld: (mark: Mark, row: number) => boolean } {
  const marks = lines.map(marksOf);
  const newest = newestYear(marks, lines);
  const isBefore = (mark: Mark, years: number) => mark.kind === 'day' && (mark.found.value.year ?? newest) <= newest - years;
  const rows = new Set(marks.keys().filter((row) => marks[row]?.some((mark) => isBefore(mark, longAgo))));
  const isOld = (mark: Mark, row: number) =>
    isBefore(mark, longAgo) || (isBefore(mark, 1) && (rows.has(row - 1) || rows.has(row + 1)));
  return { rows, isOld };
}
