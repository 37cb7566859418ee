/** Rows of a table that say in a cell of their own which of two they are: `AA 87  LHR  ORD  12:05  15:10  was` over `AA 87  LHR  ORD  13:40  16:45  now`. */
import { type Mark, marksOf } from '../../documents/flight-marks.ts';
import { current, currentTitle, former, formerTitle } from '../../documents/words-of-change.ts';
import { columnsOf } from '../../text/columns.ts';
import { fold } from '../../text/fold.ts';
import type { Line } from '../../text/ticket-text.ts';

type Said = { isFormer: boolean; x: number };

/** In lines: so near stands the other of the two, and in points: in the same column. */
const reach = 3;
const aligned = 12;
/** In words: longer cells say something else. */
const most = 3;

/** Those that were, where the same flight or the same way stands near as it is. */
export function formerRows(lines: readonly Line[]): ReadonlySet<Line> {
  return new Set(
    lines.filter((line, row) => {
      const was = saidIn(line);
      if (!was?.isFormer) return false;
      const near = [...lines.slice(row + 1, row + 1 + reach), ...lines.slice(Math.max(0, row - reach), row)];
      return near.some((other) => {
        const is = saidIn(other);
        return is?.isFormer === false && Math.abs(is.x - was.x) <= aligned && isOtherwise(line, other);
      });
    }),
  );
}

function saidIn(line: Line): Said | undefined {
  const marks = marksOf(line);
  if (!marks.some(({ kind }) => kind === 'flight') || !marks.some(({ kind }) => kind === 'time')) return undefined;
  const said = columnsOf(line).flatMap(({ text, x, start, end }): Said[] => {
    const isOfFlight = marks.some((mark) => mark.start < end && mark.end > start);
    if (isOfFlight || /\d/.test(text) || text.split(' ').length > most) return [];
    const plain = fold(text).replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
    const [was, is] = [former.test(plain) || formerTitle.test(plain), current.test(plain) || currentTitle.test(plain)];
    return was === is ? [] : [{ isFormer: was, x }];
  });
  return said.length === 1 ? said[0] : undefined;
}

/** The same number at other hours or on another day, or another one on the same way. */
function isOtherwise(one: Line, other: Line): boolean {
  const [flights, ways, hours] = (['flight', 'airport', 'time'] as const).map((kind) =>
    [one, other].map((line) => valuesOf(line, kind)),
  ) as [string[], string[], string[]];
  const isSame = ([was, is]: string[]) => was !== '' && was === is;
  const days = [one, other].map((line) => valuesOf(line, 'day'));
  return (isSame(flights) || isSame(ways)) && !(isSame(flights) && isSame(hours) && isSame(days));
}

const valuesOf = (line: Line, kind: Mark['kind']): string =>
  marksOf(line)
    .flatMap((mark) => (mark.kind === kind ? JSON.stringify(mark.found.value) : []))
    .join();
