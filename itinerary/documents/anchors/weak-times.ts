/** What may be a time only in some documents, such as `0715`: which writing a document has for its hours, where it has no surer one. */
import { foundAt } from '../../draft/found.ts';
import { fold } from '../../text/fold.ts';
import type { Line } from '../../text/ticket-text.ts';
import { monthNames } from '../../values/calendar-words.ts';
import { readTime } from '../../values/clock.ts';
import type { LabelledCell } from '../labelled-cells.ts';
import type { Anchor } from './anchor.ts';
import { freeOf, isOfFlight, longest, spots } from './spots.ts';

// 07,20: a sum, but where a head says of its column that one leaves or lands then
const underHeads = /(?<=^|\s{2})(?<time>(?:[01]?\d|2[0-3]),[0-5]\d)(?=\s?h?(?:$|\s{2}))/dgu;
// 07.15 | 0715, 1120P, 0450H, 1435hrs, 0715 0955 in one cell: which of both this document writes is the one it has enough of
const pointed =
  /(?<![\d.,/+:])(?<!(?<!\d\.\d{2} ?)-)(?<time>(?:[01]?\d|2[0-3])\.[0-5]\d(?:\s?[ap]\.?m(?!\p{L})\.?)?)(?!\d|[.,/]\d|[a-z]{2}(?!\p{L})|\s?(?:EUR|USD|RON|€|kg))/dgiu;
const weakTimes: readonly RegExp[] = [
  pointed,
  /(?<![\d.,/+:]|(?<!(?<!\d)\d{4}|\d[AP]M?)-)(?<time>(?:[01]\d|2[0-3])[0-5]\d(?:(?:[AP]M?|[Hh](?:[Rr][Ss]?)?|LT)(?!\p{L}))?|\d{3,4}[AP]M?(?!\p{L}))(?![\p{L}\d]|[.,:]\d|[/-]\d{5}| \d{3}(?!\d(?:$|\s{2}|\+\d)))/dgu,
  underHeads,
];

/** Who writes `9.40 hod.` once writes `(11.30)` as well. */
export const writesPoints = (rows: readonly Anchor[][]): boolean =>
  rows.flat().some((anchor) => anchor.kind === 'time' && /^\d{1,2}\.\d{2}/.test(anchor.found.text));

/** @param wanted times at most: a document with as many as its flights need has them in this writing. */
export function withWeakTimes(
  rows: readonly Anchor[][],
  lines: readonly Line[],
  cells: readonly (readonly LabelledCell[])[],
  wanted: number,
): Anchor[][] {
  const numbers = rows.flatMap((row, at) => (row.some(({ kind }) => kind === 'flight') ? [at] : []));
  const isNear = (row: number) => numbers.some((at) => Math.abs(at - row) <= nearNumber);
  const hasPoints = writesPoints(rows);
  let best: { times: Anchor[][]; near: number } | undefined;
  for (const shape of weakTimes) {
    const times = lines.map((line, row) =>
      weakTimesOf(line, row, { above: lines[row - 1], cells: cells[row] ?? [], anchors: rows[row] ?? [], shape }),
    );
    // Amounts are written like either, far from any flight.
    const near = times.filter((_, row) => isNear(row)).flat().length;
    const enough = shape === pointed && hasPoints ? 1 : Math.min(wanted, 4);
    if (times.flat().length >= enough && near > (best?.near ?? -1)) best = { times, near };
  }
  return rows.map((row, at) => [...row, ...(best?.times[at] ?? [])]);
}

/** In lines: so far from its number a flight's times may stand. */
const nearNumber = 6;

// Feb 2027 | 2027
const lastWord = /(?<word>\p{L}+)[.,]?\s?$/u;

/** Four figures that are a year of these days: behind a month, or alone under a day that has none. */
function isYear({ text }: Line, start: number, end: number, above: Line | undefined): boolean {
  if (!/^202[5-9]$/.test(text.slice(start, end))) return false;
  if (monthNames.has(fold(lastWord.exec(text.slice(0, start))?.groups?.word ?? ''))) return true;
  return text.trim().length === 4 && above !== undefined && lacksYear.test(above.text) && namesMonth(above);
}

const lacksYear = /^(?!.*(?:19|20)\d{2})/;

const namesMonth = ({ text }: Line) => text.match(/\p{L}{3,}/gu)?.some((word) => monthNames.has(fold(word))) ?? false;

type WeakTimes = { above: Line | undefined; cells: readonly LabelledCell[]; anchors: readonly Anchor[]; shape: RegExp };

function weakTimesOf(line: Line, row: number, { above, cells, anchors, shape }: WeakTimes): Anchor[] {
  if (line.text.length > longest) return [];
  const free = freeOf(anchors);
  const isBehindDay = (at: number) =>
    anchors.some(({ kind, end }) => kind === 'day' && end < at && /^[.,]?\s+$/.test(line.text.slice(end, at)));
  return [...line.text.matchAll(shape)].flatMap((match): Anchor[] => {
    const [start, end] = match.indices?.groups?.time ?? [0, 0];
    const value =
      !isBehindDay(start) && isYear(line, start, end, above)
        ? undefined
        : readTime((match.groups?.time ?? '').replace(/[.,]/, ':'));
    const anchor: Anchor = {
      ...spots(line, row, cells)(start, end),
      kind: 'time',
      weak: true,
      found: { ...foundAt(line, start, end, 0.8), value: value ?? '' },
    };
    const isHeaded = shape !== underHeads || anchor.label === 'departure' || anchor.label === 'arrival';
    return value && isHeaded && free(start, end) && isOfFlight(anchor) ? [anchor] : [];
  });
}
