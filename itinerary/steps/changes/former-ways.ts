/** A flight as it was, above the one as it is: `Previously: 1:45 PM Iqaluit (YFB) - 4:20 PM Pond Inlet (YIO)`. */
import { type Mark, marksOf } from '../../documents/flight-marks.ts';
import { former, formerAlone } from '../../documents/words-of-change.ts';
import { fold } from '../../text/fold.ts';
import type { Line } from '../../text/ticket-text.ts';

/** In lines: so near stands the same way with its new hours. */
const reach = 3;

/** Lines that begin with a word of before and go from airport to airport with both hours, where the same way stands near with other hours. */
export function formerWays(lines: readonly Line[]): ReadonlySet<Line> {
  return new Set(lines.filter((line, row) => isFormerWay(lines, line, row)));
}

function isFormerWay(lines: readonly Line[], line: Line, row: number): boolean {
  const was = beginsFormer(line) ? wayIn([line]) : undefined;
  if (!was) return false;
  const near = [lines.slice(row + 1, row + 1 + reach), lines.slice(Math.max(0, row - reach), row)];
  if (was.flights.length > 1) return near.some((others) => isOfOtherHours(was, wayIn(others)));
  if (was.airports.length !== 2 || was.times.length !== 2) return false;
  return near.some((others) => {
    const now = wayIn(others.filter((other) => !beginsFormer(other)));
    const at = now.airports.findIndex((code, index) => code === was.airports[0] && now.airports[index + 1] === was.airports[1]);
    return (
      at >= 0 &&
      now.times.some((time) => !was.times.includes(time)) &&
      was.flights.every((number) => now.flights.includes(number))
    );
  });
}

/** `Bisher bestätigt: 17.10. X3 2166 HAJ–FUE 05:50–09:40; 31.10. X3 2167 …` under the rows of both: several flights, each with other hours near by. */
const isOfOtherHours = (was: Way, now: Way): boolean =>
  was.times.length >= 2 * was.flights.length &&
  now.times.length >= was.times.length &&
  was.flights.every((number) => now.flights.includes(number)) &&
  was.times.some((time) => !now.times.includes(time));

/** Behind such a word and before what it says of the flight; in letters: further back it is a sentence's. */
function beginsFormer(line: Line): boolean {
  const [first] = marksOf(line).filter(({ kind }) => kind === 'time' || kind === 'day' || kind === 'flight');
  const label = fold(line.text.slice(0, first?.start ?? 0).split(/[:(]/u)[0] ?? '')
    .replace(/^\W+/u, '')
    .trim();
  return (
    first !== undefined && label.length <= longestLabel && (former.test(label) || formerAlone.test(label.split(' ')[0] ?? ''))
  );
}
const longestLabel = 40;

type Way = Record<'airports' | 'times' | 'flights', readonly string[]>;
const wayIn = (lines: readonly Line[]): Way => {
  const marks = lines.flatMap((line) => marksOf(line));
  const values = (kind: Mark['kind']) => marks.flatMap((mark) => (mark.kind === kind ? String(mark.found.value) : []));
  return { airports: values('airport'), times: values('time'), flights: values('flight') };
};
