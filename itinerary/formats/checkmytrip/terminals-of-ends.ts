/** Terminals printed under the two ends of a flight without saying whose they are: their place under the one or the other says it. */
import type { DraftEnd, DraftSegment } from '../../draft/draft-itinerary.ts';
import { type Found, foundAt } from '../../draft/found.ts';
import { columnsOf } from '../../text/columns.ts';
import type { Line } from '../../text/ticket-text.ts';
import { readTerminal } from '../../values/terminals.ts';

/** In points: what parts two columns at least, and how far from its column's edge a cell may begin. */
const gap = 15;
const reach = 60;

// Terminal 2F | Paris, Terminal : 2F
const printed = /(?:^|[,;·-]\s*)(?<terminal>Terminale?\s?:?\s*[A-Z0-9]{1,4})$/i;

/**
 * Writes a line's terminals into the ends they stand under. Where copying took the columns apart one terminal alone may be of either end: it is
 * answered with, to be asked for again with the next line, for two of them come in the order of the ends.
 * @param waiting what the line before was answered with.
 */
export function readTerminals({ departure, arrival }: DraftSegment, line: Line, waiting?: Found): Found | undefined {
  const lefts = new Map<Found, number>();
  const found = columnsOf(line).flatMap(({ text, end, x }) => {
    const words = printed.exec(text)?.groups?.terminal;
    const name = words === undefined ? undefined : readTerminal(words);
    if (words === undefined || name === undefined) return [];
    const value = { ...foundAt(line, end - words.length, end), value: name };
    lefts.set(value, x);
    return [value];
  });
  const [first, second, more] = waiting ? [waiting, ...found] : found;
  if (!first || more) return undefined;
  if (second) {
    departure.terminal ??= first;
    arrival.terminal ??= second;
    return undefined;
  }
  if (!arrival.place && !arrival.airport) departure.terminal ??= first;
  else if (standApart(departure, arrival)) {
    const x = lefts.get(first) ?? first.box.x;
    const end = away(departure, x) < away(arrival, x) ? departure : arrival;
    if (away(end, x) < reach) end.terminal ??= first;
  } else if (departure.terminal) arrival.terminal ??= first;
  else return first;
  return undefined;
}

const boxOfEnd = (end: DraftEnd) => (end.place ?? end.airport)?.box;

const away = (end: DraftEnd, x: number) => Math.abs((boxOfEnd(end)?.x ?? Number.POSITIVE_INFINITY) - x);

/** Side by side, with the gap of two columns between them. */
function standApart(departure: DraftEnd, arrival: DraftEnd): boolean {
  const [from, to] = [(departure.airport ?? departure.place)?.box, boxOfEnd(arrival)];
  return from !== undefined && to !== undefined && from.page === to.page && to.x - (from.x + from.width) > gap;
}
