/** Figures that nobody vouches for: each number of a text stands in the claim of one of the entry's sources. */
import type { Airport } from '#domain/schemas/airport.ts';
import { type Entry, passagesOf, plain } from './entries.ts';

/** Not part of a name (A1, E60, RER B2), not a house number („nr. 3”, „numărul 12”). */
const number = /(?<![\p{L}\d.,-])(?<!(?:nr\.|numărul|linia|tramvaiul|autobuzul|vaporetto) ?)\d+(?:[.,]\d+)*/giu;

/** 13.659 and 13659 are one number, 3,8 another. */
const normal = (text: string): string => text.replace(/\.(?=\d{3}(?!\d))/g, '');

const numbersIn = (text: string): string[] => [...plain(text).matchAll(number)].map(([found]) => normal(found));

/**
 * @param airports the registry, by IATA code: flight times stand there, with a source of their own
 */
export function numberProblems(entry: Entry, airports: ReadonlyMap<string, Airport>): string[] {
  const vouched = new Set([
    ...(entry.data.sources ?? []).flatMap(({ claim = '' }) => numbersIn(claim)),
    ...ownNumbers(entry, airports),
  ]);
  return passagesOf(entry).flatMap(({ where, text }) =>
    [...new Set(numbersIn(text))]
      .filter((found) => !vouched.has(found))
      .map(
        (found) =>
          `${where}: cifra ${found} nu are sursă; adăugați în sources un rând al cărui „claim” o conține, sau scoateți-o`,
      ),
  );
}

/**
 * What the entry's own facts say: durations in hours and minutes, days, the year of UNESCO's list, the points of its list; an offer's
 * nights, stars and days of the month, and the night it is for.
 */
function ownNumbers({ data }: Entry, airports: ReadonlyMap<string, Airport>): string[] {
  const flights = (data.airports ?? []).map(({ code }) => {
    const flight = airports.get(code)?.flight;
    return flight && 'minutes' in flight ? flight.minutes : undefined;
  });
  const durations = [
    ...flights,
    ...[...(data.land ?? []), ...(data.airports ?? []).map(({ transfer }) => transfer)].map((way) => way?.minutes),
  ];
  const parts = durations.flatMap((minutes) => (minutes ? [minutes, Math.floor(minutes / 60), minutes % 60] : []));
  const points = (data.list?.groups ?? []).flatMap(({ points = [] }) => points).length;
  const leaving = (data.departures ?? []).flatMap(({ from, to }) => [from, to].map((day) => Number(day?.slice(-2)) || undefined));
  const offered = data.departures ? [...leaving, 31, 1, data.nights, data.hotel?.stars] : [];
  return [...parts, ...offered, data.days?.from, data.days?.to, data.unesco?.year, points || undefined]
    .filter((value) => value !== undefined)
    .map(String);
}
