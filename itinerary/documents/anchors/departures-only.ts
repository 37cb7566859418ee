/** Tables of charters that say when one leaves and not when one lands: a line a flight, with one hour under a heading of departures. */
import type { DraftEnd, DraftSegment } from '../../draft/draft-itinerary.ts';
import type { Line } from '../../text/ticket-text.ts';
import { type Anchor, ofKind, type PlaceAnchor } from './anchor.ts';
import { anchorsIn } from './anchors-in.ts';

/** @returns nothing where any flight has more hours, or any hour another heading: then what stands together is asked. */
export function departuresOnly(lines: readonly Line[]): DraftSegment[] {
  const rows = anchorsIn(lines);
  if (rows.flat().some((anchor) => anchor.kind === 'time' && anchor.label === 'arrival')) return [];
  const flights = rows.filter((row) => ofKind(row, 'flight').some(({ weak }) => !weak));
  const read = flights.flatMap((row) => rowOf(row) ?? []);
  return read.length === flights.length ? read : [];
}

function rowOf(row: readonly Anchor[]): DraftSegment | undefined {
  const [flight, ...others] = ofKind(row, 'flight');
  const [from, to, ...more] = ofKind(row, 'place');
  const [left, ...hours] = ofKind(row, 'time');
  const [day] = ofKind(row, 'day');
  if (!flight || !from || !to || !left || others.length + more.length + hours.length > 0) return undefined;
  if (left.label !== 'departure' || from.airports[0] === to.airports[0]) return undefined;
  const departure = { ...placeOf(from), time: left.found, ...(day && { date: day.found }) };
  return { flightNumber: flight.found, departure, arrival: placeOf(to) };
}

const placeOf = ({ code, words }: PlaceAnchor): DraftEnd => ({
  ...(code && { airport: code }),
  ...(words && { place: words }),
});
