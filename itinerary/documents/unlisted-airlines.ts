/**
 * Numbers whose designator no table of ours knows: charter companies begin and end faster than tables. They are flights all the same behind a
 * label of flights, in a line that tells a whole segment by itself, or at its head with nothing but a day behind it.
 */
import { columnsOf } from '../text/columns.ts';
import type { Line } from '../text/ticket-text.ts';
import { daysIn } from './days-in-line.ts';
import { labelOf } from './flight-labels.ts';

/** Before figures these are words, trains, terminals and seats. */
const noDesignator = /^(?:NR|NO|ID|PO|EC|IC|IR|EN|NJ|EX|RE|RB|TO|BY|AT|ON|IN|UM|AM|PM|AN|AB|CA|OK|[A-Z]\d) ?-?\d/;
// Vol P6 911: behind such a label, and with so many figures, no seat
const likeSeat = /^[A-Z]\d ?-?\d{3,4}$/;
const time = /(?<![\d:.,])(?:[01]?\d|2[0-3])[:.][0-5]\d(?![\d:.%])/g;
// Vilnius (VNO) | VNO - AYT
const airport = /\([A-Z]{3}\)|(?<![\p{L}\d])[A-Z]{3}(?=\s?[-–→>]\s?[A-Z]{3}(?![\p{L}\d]))|(?<=[-–→>]\s?)[A-Z]{3}(?![\p{L}\d])/gu;

/** Whether such letters before figures are a word, a train, a terminal or a seat. */
export const isNoDesignator = (number: string): boolean => noDesignator.test(number);

/** @param number as it is printed, with its designator. @param start where it stands in the line. */
export function isOfUnlistedAirline(line: Line, number: string, start: number): boolean {
  const isLabelled = isBehindFlightLabel(line, start);
  if (isLabelled && likeSeat.test(number)) return true;
  return !isNoDesignator(number) && (isLabelled || tellsSegment(line) || headsWithItsDay(line, start, number.length));
}

/** `2. DIONICA · četvrtak, 04.03.2027. · let 7Q 1521` */
function isBehindFlightLabel(line: Line, start: number): boolean {
  const before = /^(?:.*(?:\s{2}|\s[·•|]\s))?(?<cell>\S.*?)\s*$/.exec(line.text.slice(0, start))?.groups?.cell;
  const label = labelOf(before ?? '');
  return label?.kind === 'flight' && label.bare;
}

/** Two hours, two airports by their codes, in columns. */
const tellsSegment = (line: Line): boolean =>
  line.text.length <= longest &&
  columnsOf(line).length > 2 &&
  (line.text.match(time) ?? []).length === 2 &&
  (line.text.match(airport) ?? []).length === 2;
const longest = 160;

/** `ZY160   Tue 02/02/2027`: all that its columns tell is a day with its weekday, which no number of an invoice has. */
function headsWithItsDay(line: Line, start: number, length: number): boolean {
  const own = columnsOf(line).find((column) => start >= column.start && start < column.end);
  if (own?.start !== start) return false;
  const day = daysIn(line).find((one) => one.start > start && /^[\s,·|–-]*$/.test(line.text.slice(start + length, one.start)));
  return day?.found.value.weekday !== undefined && /^[\s.,]*(?:\s{2}|$)/.test(line.text.slice(day.end));
}
