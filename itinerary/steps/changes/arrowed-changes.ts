/**
 * A change of schedule by arrows behind labels: `Departure: 08:30 → 09:10` over `Arrival: 10:55 → 11:35`, `便名  NH3824 → NH14`. What stands
 * before each was. An arrow from leaving to landing has both ends in one row, and no row of its own for the other.
 */
import { type Mark, marksOf } from '../../documents/flight-marks.ts';
import { beenChanged } from '../../documents/words-of-change.ts';
import { airportsNamed } from '../../reference/airports.ts';
import { fold } from '../../text/fold.ts';
import type { Line } from '../../text/ticket-text.ts';
import { kindOfRow, type RowKind } from './labels-of-rows.ts';

type Part = { start: number; end: number };
type Side = { text: string; values: readonly Mark[] };
/** `was`: with its arrow; none where a row has none. */
type Row = { line: Line; row: number; kind: RowKind; was?: Part; old: Side; now: Side };

const arrows = /\s*(?:→|⇒|➔|➜|➝|➡|⟶|»|-{1,2}>|=>)\s*/gu;
/** In lines: so near stand what is told of one flight. */
const reach = 6;
/** In letters: of a label, from its beginning or from the last value. */
const longestLabel = 40;

/** What was, by its lines. */
export function partsBeforeArrows(lines: readonly Line[]): ReadonlyMap<Line, Part[]> {
  const rows = lines.flatMap((line, row) => rowsIn(line, row));
  const changed = rows.filter((one) => one.was !== undefined);
  if (changed.length === 0) return new Map();
  const isNear = (one: Row) => (other: Row) => one !== other && Math.abs(one.row - other.row) <= reach;
  const sure = changed.filter((one) => isOfEnd(one) && rows.filter(isNear(one)).some((other) => isOtherEnd(one, other)));
  const isTold = lines.some(({ text }) => beenChanged.test(fold(text)) || changedInAsia.test(text));
  const left = changed.filter(
    (one) => sure.includes(one) || sure.some(isNear(one)) || (!isOfEnd(one) && isTold && isNowhereElse(one, lines)),
  );
  return new Map([...Map.groupBy(left, ({ line }) => line)].map(([line, own]) => [line, own.flatMap(({ was }) => was ?? [])]));
}

const changedInAsia = /変更|[变變][更动動]|变动|변경/u;

const isOfEnd = ({ kind }: Row) => kind === 'departure' || kind === 'arrival';

/** Of the same kinds of values, and other than those behind the arrow. */
const isOtherEnd = (one: Row, other: Row): boolean =>
  isOfEnd(other) &&
  other.kind !== one.kind &&
  kindsOf(one.now).some((kind) => kindsOf(other.now).includes(kind)) &&
  other.now.values.every(({ found }) => !one.now.values.some((mark) => mark.found.value === found.value));

/** A connection names each of its flights again. */
const isNowhereElse = ({ line, old }: Row, lines: readonly Line[]): boolean =>
  lines.every(
    (other) => other === line || marksOf(other).every(({ found }) => !old.values.some((mark) => mark.found.text === found.text)),
  );

const counted: ReadonlySet<Mark['kind']> = new Set(['flight', 'airport', 'day', 'time']);
const kindsOf = ({ values, text }: Side): string[] =>
  values.length > 0 ? [...new Set(values.map(({ kind }) => kind))].sort() : airportsNamed(text).length > 0 ? ['airport'] : [];

function rowsIn(line: Line, row: number): Row[] {
  const found = [...line.text.matchAll(arrows)].map(({ index, 0: sign }) => ({ start: index, end: index + sign.length }));
  const [arrow] = found;
  if (!arrow) {
    const label = labelIn(line.text, 0, marksIn(line, 0, line.text.length)[0]?.start);
    const kind = label && kindOfRow(label.text);
    const side = sideIn(line, label?.end ?? 0, line.text.length);
    return kind ? [{ line, row, kind, old: side, now: side }] : [];
  }
  if (found.length === 1) return changeAt(line, row, arrow, { start: 0, end: line.text.length }) ?? [];
  // Departure 07:45 → 09:00, arrival 09:25 → 10:40: each from the value behind the last arrow to the one behind its own.
  let start = 0;
  return found.flatMap((one) => {
    const [next] = marksIn(line, one.end, line.text.length);
    if (!next) return [];
    const change = changeAt(line, row, one, { start, end: next.end }) ?? [];
    start = next.end;
    return change;
  });
}

function changeAt(line: Line, row: number, arrow: Part, { start, end }: Part): Row[] | undefined {
  const label = labelIn(line.text, start, marksIn(line, start, arrow.start)[0]?.start ?? arrow.start);
  const kind = label && kindOfRow(label.text);
  if (!label || !kind || label.end >= arrow.start) return undefined;
  const [old, now] = [sideIn(line, label.end, arrow.start), sideIn(line, arrow.end, end)];
  if (kindsOf(old).length === 0 || kindsOf(now).length === 0 || old.text === now.text) return undefined;
  const was = { start: label.end, end: arrow.end };
  if (kindsOf(old).every((one) => kindsOf(now).includes(one))) return [{ line, row, kind, was, old, now }];
  // Sofia (SOF) 06:50 → 07:45: the airport is that of both.
  const again = old.values.filter((mark) => kindsOf(now).includes(mark.kind));
  const [first] = again;
  if (!first || kindsOf(now).some((one) => !kindsOf(old).includes(one))) return undefined;
  const isBehind = old.values.every((mark) => again.includes(mark) || mark.end <= first.start);
  return isBehind
    ? [{ line, row, kind, was: { start: first.start, end: arrow.end }, old: { ...old, values: again }, now }]
    : undefined;
}

/** Up to its colon or its gap, else up to the value. */
function labelIn(text: string, start: number, value = text.length): { text: string; end: number } | undefined {
  const before = text.slice(start, value);
  const end = start + (/^[\s,;·|(]*\p{L}[^:：]*?(?:\s*[:：]\s*|\s{2,})/u.exec(before)?.[0].length ?? before.length);
  const label = text.slice(start, end);
  return /\p{L}/u.test(label) && label.length <= longestLabel ? { text: label, end } : undefined;
}

const marksIn = (line: Line, start: number, end: number): Mark[] =>
  marksOf(line).filter((mark) => counted.has(mark.kind) && mark.start >= start && mark.end <= end);

const sideIn = (line: Line, start: number, end: number): Side => ({
  text: line.text.slice(start, end).trim(),
  values: marksIn(line, start, end),
});
