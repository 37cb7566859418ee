/** Airports in words under their city, in its column: `PARIS FR` over `CHARLES DE GAULLE`. */
import type { DraftEnd, DraftSegment } from '../draft/draft-itinerary.ts';
import { type Found, foundAt, joinFound } from '../draft/found.ts';
import { airportsIn, airportsNamed } from '../reference/airports.ts';
import type { Line } from '../text/ticket-text.ts';

/** In heights of a line: from the city to its airport. */
const below = 2.2;
/** In points: what stands in one column begins so near. */
const aligned = 3;
/** No airport has a longer name. */
const mostWords = 5;

/** @param lines of the document. @returns the flights; a city with several airports has the one under it, where that is named. */
export function withAirportsUnderCities(segments: readonly DraftSegment[], lines: readonly Line[]): DraftSegment[] {
  const end = (one: DraftEnd): DraftEnd => {
    const airport = one.airport || !one.place ? undefined : airportUnder(one.place, lines);
    return airport && one.place ? { ...one, place: joinFound(one.place, airport) } : one;
  };
  return segments.map((segment) => ({ ...segment, departure: end(segment.departure), arrival: end(segment.arrival) }));
}

function airportUnder({ value, box }: Found, lines: readonly Line[]): Found | undefined {
  const candidates = airportsIn(value);
  if (candidates.length < 2) return undefined;
  for (const line of lines) {
    if (line.page !== box.page || line.y <= box.y + 1 || line.y - box.y > below * box.height) continue;
    const first = line.words.findIndex(({ x }) => Math.abs(x - box.x) <= aligned);
    const words = first < 0 ? [] : line.words.slice(first, first + mostWords);
    for (let count = words.length; count > 0; count -= 1) {
      const last = words[count - 1];
      const name = last && foundAt(line, words[0]?.start ?? 0, last.start + last.text.length, 0.8);
      const [only, ...others] = name ? airportsNamed(name.value) : [];
      if (name && only && others.length === 0 && candidates.includes(only)) return name;
    }
  }
  return undefined;
}
