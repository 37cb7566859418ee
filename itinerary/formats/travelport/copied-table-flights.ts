/** Rows of Travelport's table as copied text has them, cell after cell: read only where every one of them is whole and in order. */
import type { DraftSegment } from '../../draft/draft-itinerary.ts';
import { allFoundIn, type Found, mapFound } from '../../draft/found.ts';
import { joinedLines } from '../../layout/joined-lines.ts';
import type { Line } from '../../text/ticket-text.ts';
import { readCabin } from '../../values/cabins.ts';
import { readTime } from '../../values/clock.ts';
import { readDay } from '../../values/days.ts';
import { readFlightNumber } from '../../values/flights.ts';
import { codeIn } from '../../values/places.ts';

const end = (name: string) =>
  `(?<${name}Place>\\p{L}[\\p{L} .'’/-]{1,40}?\\s?\\([A-Z]{3}\\))(?:,? Terminal (?<${name}Terminal>[A-Z0-9]{1,3}))? (?<${name}Date>(?:\\p{L}{3},? )?\\d{1,2} ?\\p{L}{3} ?(?:20)?\\d{2}) (?<${name}Time>\\d{1,2}:\\d{2}(?: ?[AP]M)?)`;
// Operated by AnadoluJet TK 1040 Bucharest (OTP) 29DEC26 20:55 Istanbul (IST) 29DEC26 23:25 Y Economy Airbus A321 Confirmed
const row = new RegExp(
  `(?:Operated by (?<operator>\\p{Lu}[\\p{L} .&'’-]{1,40}?) )?(?<![\\p{L}\\d])(?<flight>(?:[A-Z][A-Z0-9]|\\d[A-Z]) ?\\d{1,4}) ${end('from')} ${end('to')} (?<class>[A-Z]) (?<cabin>Economy|Premium[ -]Economy|Business|First)(?!\\p{L})(?: (?:(?<equipment>\\p{Lu}[\\p{L}\\d /-]{2,30}?) )?(?<status>Confirmed|Waitlisted|Requested|Cancelled|Unable)(?!\\p{L}))?`,
  'dgu',
);
const flightNumber =
  /(?<![\p{L}\d])(?:[A-Z][A-Z0-9]|\d[A-Z]) ?\d{2,4}(?![\p{L}\d:])(?= \p{L}[\p{L} .'’/-]{1,40}?\([A-Z]{3}\)| *$)/gu;
const endOfTable = /^(?:(?:E-?|Electronic )?Tickets?(?:\(s\))?(?: \p{L}+)?|Remarks?|Notes?|Fare .*)$/iu;
/** No itinerary is longer; expressions that look anywhere in a text take their time. */
const longest = 400;

/** The flights below the headings; undefined where one of them is not whole. */
export function copiedTableFlights(lines: readonly Line[]): DraftSegment[] | undefined {
  const start = lines.findIndex(({ text }) => /\bDate ?\/ ?Time\b/i.test(text));
  const below = lines.slice(start + 1, start + longest);
  const stop = below.findIndex(({ text }) => endOfTable.test(text));
  const [first, ...others] = stop < 0 ? below : below.slice(0, stop);
  if (start < 0 || !first) return undefined;
  const table = joinedLines(first, others, ' ');
  const segments = allFoundIn(table, row, 0.6).flatMap((found) => segmentOf(found) ?? []);
  return segments.length > 0 && segments.length === (table.text.match(flightNumber) ?? []).length ? segments : undefined;
}

function segmentOf(found: Record<string, Found>): DraftSegment | undefined {
  const flight = mapFound(found.flight, readFlightNumber);
  const [departure, arrival] = [endOf(found, 'from'), endOf(found, 'to')];
  const cabin = mapFound(found.cabin, readCabin);
  if (!flight || !departure || !arrival) return undefined;
  const { class: bookingClass, equipment, status, operator } = found;
  return {
    flightNumber: flight,
    departure,
    arrival,
    ...(bookingClass && { bookingClass }),
    ...(cabin && { cabin }),
    ...(equipment && { equipment }),
    ...(status && { status }),
    ...(operator && { operatedBy: operator }),
  };
}

function endOf(found: Record<string, Found>, name: 'from' | 'to'): DraftSegment['departure'] | undefined {
  const place = found[`${name}Place`];
  const airport = codeIn(place);
  const date = mapFound(found[`${name}Date`], readDay);
  const time = mapFound(found[`${name}Time`], readTime);
  const terminal = found[`${name}Terminal`];
  if (!place || !airport || !date || !time) return undefined;
  return { place, airport, date, time, ...(terminal && { terminal }) };
}
