/** Days of a flight that the paper tells again, and otherwise: a chat goes on after the journey was sent, and moves a flight in passing. */
import type { Anchor } from '../../documents/anchors/anchor.ts';
import { anchorsIn } from '../../documents/anchors/anchors-in.ts';
import { type Mark, marksOf } from '../../documents/flight-marks.ts';
import type { DraftDoubt, PrintedDay } from '../../draft/draft-itinerary.ts';
import type { Line } from '../../text/ticket-text.ts';
import { doubt } from '../doubts.ts';
import type { SettledSegment } from '../settled.ts';

/** Where a line names one flight with an hour of it and one day, `LH 1417 now on 26.03.2027, 13:40–16:15`, and no flight of that number has the day. */
export function daysToldOtherwise(segments: readonly SettledSegment[], lines: readonly Line[]): DraftDoubt[] {
  // Marks are read already; anchors, which leave days of birth and of issue out, are asked where there is something to ask.
  return toldBy(lines.map(marksOf), segments).length > 0 ? toldBy(anchorsIn(lines), segments) : [];
}

function toldBy(rows: readonly (readonly (Anchor | Mark)[])[], segments: readonly SettledSegment[]): DraftDoubt[] {
  const told = rows.flatMap((parts) => {
    const numbers = new Set(parts.flatMap((part) => (part.kind === 'flight' ? part.found.value : [])));
    const days = parts.flatMap((part) => (part.kind === 'day' ? part.found.value : []));
    const [number] = numbers;
    const [day] = days;
    const times = new Set(parts.flatMap((part) => (part.kind === 'time' ? part.found.value : [])));
    return number !== undefined && numbers.size === 1 && day && days.length === 1 ? [{ number, day, times }] : [];
  });
  return segments.flatMap(({ flightNumber, departure, arrival }, index) => {
    const [left, landed] = [departure.date?.value, arrival.date?.value];
    if (!left || !departure.time) return [];
    const days = segments.filter((other) => other.flightNumber.value === flightNumber.value).flatMap(datesOf);
    const isOther = told.some(
      ({ number, day, times }) =>
        number === flightNumber.value && times.has(departure.time?.value ?? '') && !days.some((date) => isOn(day, date)),
    );
    if (!isOther) return [];
    const ends = landed === undefined ? ['departure'] : ['departure', 'arrival'];
    return ends.map((end) => doubt('day-told-otherwise', `segments[${index}].${end}.date`));
  });
}

const datesOf = ({ departure, arrival }: SettledSegment): string[] =>
  [departure.date?.value ?? [], arrival.date?.value ?? []].flat();

/** Whichever of the two numbers of `03/09` is the month. */
function isOn({ day, month, year }: PrintedDay, date: string): boolean {
  const [inYear, inMonth, onDay] = date.split('-').map(Number);
  const isSame = (day === onDay && month === inMonth) || (month === onDay && day === inMonth);
  return isSame && (year === undefined || year === inYear);
}
