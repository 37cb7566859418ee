/** Boards of an airport and lists of who is fetched when: a flight a line, with the one place it comes from or leads to and the one hour there. */

import { type Anchor, ofKind } from '../../../documents/anchors/anchor.ts';
import { anchorsIn } from '../../../documents/anchors/anchors-in.ts';
import type { Box, Line } from '../../../text/ticket-text.ts';

/** Two such lines are the ends of one flight as well, and a way out and back. */
const fewest = 3;

/**
 * `09:35   RO 304   Frankfurt (FRA)   Prof. Weber` over `11:20   OS 789   Vienna (VIE)   Dr. Huber`: no flight has both its ends, and the hour of the
 * next line is another flight's. All flights of a document stand in such lines, each once; and who is named stands there as well.
 * @param names where those stand who travel
 */
export function isListOfArrivals(lines: readonly Line[], names: readonly Box[]): boolean {
  const flights = anchorsIn(lines).filter((row) => ofKind(row, 'flight').some(({ weak }) => !weak));
  if (flights.length < fewest) return false;
  const numbers = new Set(flights.flatMap((row) => ofKind(row, 'flight').map(({ found }) => found.value)));
  if (numbers.size < flights.length || !flights.every(isOfOneEnd)) return false;
  return names.every((name) => flights.some(([spot]) => spot && isBeside(spot.line, name)));
}

const isBeside = ({ page, y, height }: Line, name: Box) => name.page === page && y < name.y + name.height && name.y < y + height;

function isOfOneEnd(row: readonly Anchor[]): boolean {
  const [numbers, places, hours] = [ofKind(row, 'flight'), ofKind(row, 'place'), ofKind(row, 'time')];
  const sure = places.filter(({ weak }) => !weak);
  const cities = new Set((sure.length > 0 ? sure : places).map(({ airports }) => airports[0]?.city));
  return numbers.length === 1 && hours.length === 1 && cities.size === 1;
}
