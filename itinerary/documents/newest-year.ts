/** In which year a document's flights are at the latest: people are born long before, and their passports expire long after. */
import type { Anchor } from './anchors/anchor.ts';
import type { Mark } from './flight-marks.ts';

/** @param rows what each line prints. @returns the newest year beside a flight's number, else that of the document; 0 where none is printed. */
export function newestYear(rows: readonly (readonly (Mark | Anchor)[])[]): number {
  const beside = rows.filter((row) => row.some(({ kind }) => kind === 'flight')).flatMap(yearsIn);
  return Math.max(0, ...(beside.length > 0 ? beside : rows.flatMap(yearsIn)));
}

const yearsIn = (row: readonly (Mark | Anchor)[]) =>
  row.flatMap((one) => (one.kind === 'day' ? (one.found.value.year ?? []) : []));
