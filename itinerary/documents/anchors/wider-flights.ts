/** Numbers of flights that stand apart from their airline's designator by a blank too many; those in two cells steps/whole-numbers.ts puts together. */
import { airlineOf } from '../../reference/airlines.ts';
import { isStretched } from '../../text/justified-lines.ts';
import type { Line } from '../../text/ticket-text.ts';
import { addressesIn, isWithin } from '../../text/web-addresses.ts';
import { readFlightNumber } from '../../values/flights.ts';
import { isOfOther } from '../other-numbers.ts';
import { isTerminal } from '../terminals-like-flights.ts';

type WiderFlight = { start: number; end: number; value: string };

// LH  1419: a blank too many
const wider = /(?<![\p{L}\d/.,-])(?<flight>(?=.?[A-Z])[A-Z0-9]{2} {2,3}0{0,3}[1-9]\d{0,3})(?![\p{L}\d]|[.,:/]\d|[ -]?\d{3})/dgu;

export const widerFlights = (line: Line): WiderFlight[] =>
  (isStretched(line) ? [] : [...line.text.matchAll(wider)]).flatMap((match) => {
    const [start, end] = match.indices?.groups?.flight ?? [0, 0];
    return isOfOther(line.text.slice(0, start)) ||
      isTerminal(line, start, end) ||
      isWithin(addressesIn(line.text), { start, end })
      ? []
      : flightAt(line, start, end);
  });

function flightAt({ text }: Line, start: number, end: number): WiderFlight[] {
  const value = readFlightNumber(text.slice(start, end).replace(/ +/, ' '));
  return value && airlineOf(value.slice(0, 2)) ? [{ start, end, value }] : [];
}
