/** Flights found by their anchors, written down as formats write them. */
import type { DraftEnd, DraftSegment } from '../../draft/draft-itinerary.ts';
import type { Found } from '../../draft/found.ts';
import type { Line } from '../../text/ticket-text.ts';
import type { FlightBlock } from '../flight-blocks.ts';
import { detailsOf } from '../flight-details.ts';
import { labelledCells } from '../labelled-cells.ts';
import type { PlaceAnchor, TimeAnchor } from './anchor.ts';
import type { AnchoredFlight } from './anchored-flight.ts';
import { anchoredFlights } from './anchored-flights.ts';

/** Behind a flight's own lines stand its cabin, its baggage and who flies it. */
const detailsBehind = 8;

export function anchoredSegments(lines: readonly Line[]): DraftSegment[] {
  const flights = anchoredFlights(lines);
  const cells = labelledCells(lines);
  return flights.map(({ flight, from, to }, index) => {
    const next = flights[index + 1]?.from ?? lines.length;
    const end = Math.max(to + 1, Math.min(next, to + 1 + detailsBehind));
    const block: FlightBlock = { lines: lines.slice(from, end), marks: [], cells: cells.slice(from, end).flat() };
    return { ...segmentOf(flight), ...detailsOf(block) };
  });
}

function segmentOf({ flight, from, to, left, landed, day, landedDay, shift, terminals }: AnchoredFlight): DraftSegment {
  const departure = endOf(from, left);
  const arrival = endOf(to, landed);
  for (const terminal of terminals) {
    const end = distance(terminal, from) <= distance(terminal, to) ? departure : arrival;
    end.terminal ??= terminal.found;
  }
  if (day) departure.date = day.row === flight.row || !flight.weak ? day.found : concluded(day.found);
  if (landedDay) arrival.date = landedDay.found;
  else if (shift) arrival.dayShift = shift.found;
  return { flightNumber: flight.found, departure, arrival };
}

function endOf({ code, words }: PlaceAnchor, { found }: TimeAnchor): DraftEnd {
  return { ...(code && { airport: code }), ...(words && { place: words }), time: found };
}

const concluded = <T>(found: Found<T>): Found<T> => ({ ...found, certainty: Math.min(0.5, found.certainty) });

/** In lines, then across. */
const distance = (one: { row: number; x: number; start: number }, other: { row: number; x: number; start: number }) =>
  one.row === other.row && one.start < other.start ? 1 : Math.abs(one.row - other.row) + Math.abs(one.x - other.x) / 1000;
