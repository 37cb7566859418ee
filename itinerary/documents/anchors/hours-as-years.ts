/** `12 Mar 1125`: the four figures behind a day may be the hour, and no year. */
import { foundAt } from '../../draft/found.ts';
import { type Anchor, ofKind } from './anchor.ts';

// 24 Mar 1945 | 04DEC, 2020
const hourBehindDay = /^(?<day>.*\p{L})[.,]?\s+(?<hour>(?:19|20)[0-5]\d)$/u;
// 12 Mar 1125
const hourBehind = /^[.,]?\s{1,3}(?:[01]\d|2[0-3])[0-5]\d(?!\d)/;

/**
 * Four figures behind a day are the hour where they are no year of these days, or where the same document writes hours behind days that have
 * no year: beside the number or a place of a flight.
 */
export function withoutHoursAsYears(rows: readonly Anchor[][]): Anchor[][] {
  const days = rows.flatMap((row) => ofKind(row, 'day'));
  const areHours = days.some(
    ({ line, end, found }) => found.value.year === undefined && hourBehind.test(line.text.slice(end, end + 10)),
  );
  return rows.map((row) => {
    const isOfRow = areHours && row.some(({ kind }) => kind === 'flight' || kind === 'place');
    return row.map((anchor) => {
      const day = anchor.kind === 'day' ? hourBehindDay.exec(anchor.found.text)?.groups?.day : undefined;
      if (day === undefined || anchor.kind !== 'day' || !(isOfRow || (anchor.found.value.year ?? 0) < 2000)) return anchor;
      const { year: _, ...value } = anchor.found.value;
      const end = anchor.start + day.length;
      return { ...anchor, end, found: { ...foundAt(anchor.line, anchor.start, end), value } };
    });
  });
}
