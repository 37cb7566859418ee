/** In which year a document's flights are at the latest: people are born long before, and their passports expire long after. */
import type { Anchor } from './anchors/anchor.ts';
import { foldInPlace } from './flight-labels.ts';
import type { Mark } from './flight-marks.ts';
import { isOfTerm } from './words-of-days.ts';

/** @param rows what each line prints. @returns the newest year beside a flight's number, else that of the document but for days of terms; 0 where none is printed. */
export function newestYear(rows: readonly (readonly (Mark | Anchor)[])[]): number {
  const beside = rows.filter((row) => row.some(({ kind }) => kind === 'flight')).flatMap(yearsIn);
  return Math.max(0, ...(beside.length > 0 ? beside : rows.flatMap(yearsIn)));
}

// Passport 061882743, valid to 22.04.2032 | Expiră: 22.04.2032 | gültig bis 22.04.2032
const ofValidity =
  /(?<!\p{L})(?:expir|valid|valab|valad|gultig|ablauf|scad|caduc|perim|wazn|platn|ervenyes|geldig|gecerli|voimassa|giltig|gyldig)/u;

const yearsIn = (row: readonly (Mark | Anchor)[]) =>
  row.flatMap((one) => {
    if (one.kind !== 'day' || isOfTerm(one)) return [];
    return ofValidity.test(foldInPlace(one.line.text.slice(0, one.start))) ? [] : (one.found.value.year ?? []);
  });
