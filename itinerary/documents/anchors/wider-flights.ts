/** Numbers of flights that stand apart from their airline's designator: a blank too many, or each in a cell of its own. */
import { airlineOf } from '../../reference/airlines.ts';
import type { Line } from '../../text/ticket-text.ts';
import { readFlightNumber } from '../../values/flights.ts';
import type { LabelledCell } from '../labelled-cells.ts';

type WiderFlight = { start: number; end: number; value: string };

// LH  1419: a blank too many
const wider = /(?<![\p{L}\d/.,-])(?<flight>(?=.?[A-Z])[A-Z0-9]{2} {2,3}0{0,3}[1-9]\d{0,3})(?![\p{L}\d]|[.,:/]\d|[ -]?\d{3})/dgu;

/** @param cells of the line. */
export function widerFlights(line: Line, cells: readonly LabelledCell[]): WiderFlight[] {
  const close = [...line.text.matchAll(wider)].flatMap((match) => {
    const [start, end] = match.indices?.groups?.flight ?? [0, 0];
    return flightAt(line, start, end);
  });
  return [
    ...close,
    ...inTwoCells(line, cells).filter((one) => close.every(({ start, end }) => one.end <= start || one.start >= end)),
  ];
}

const designator = /^(?=.?[A-Z])[A-Z0-9]{2}$/;
const number = /^0{0,3}[1-9]\d{0,3}$/;

/** `Flight   KE     1402`, or `KE` and `1402` in two columns one of which is headed as the flight's. */
function inTwoCells(line: Line, cells: readonly LabelledCell[]): WiderFlight[] {
  return cells.slice(1).flatMap((cell, index) => {
    const before = cells[index];
    if (!before || (cell.label !== 'flight' && before.label !== 'flight')) return [];
    const isParted =
      designator.test(line.text.slice(before.start, before.end)) && number.test(line.text.slice(cell.start, cell.end));
    return isParted ? flightAt(line, before.start, cell.end) : [];
  });
}

function flightAt({ text }: Line, start: number, end: number): WiderFlight[] {
  const value = readFlightNumber(text.slice(start, end).replace(/ +/, ' '));
  return value && airlineOf(value.slice(0, 2)) ? [{ start, end, value }] : [];
}
