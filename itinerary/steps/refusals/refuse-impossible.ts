/** What arrives before it leaves, or after more than a day, is no flight: it is told by its number, and not printed. */
import type { DraftDoubt, DraftSegment } from '../../draft/draft-itinerary.ts';
import { longerByOldClocks } from '../../reference/changed-clocks.ts';
import type { SettledSegment } from '../settled.ts';

/** The longest flight there is takes 19 hours; with a stop, and the same number, a day at most. */
const longest = 24 * 60;
/** In minutes: no two clocks of the world stand farther apart (UTC+14 and UTC−12). */
const clocksApart = 26 * 60;

/** @param settled the same flights, with their real minutes. */
export function possibleFlights(drafts: readonly DraftSegment[], settled: readonly SettledSegment[]): DraftSegment[] {
  return drafts.filter((_, index) => {
    const segment = settled[index];
    if (segment?.minutes !== undefined)
      return segment.minutes + Math.max(0, soldLonger(segment)) > 0 && segment.minutes <= longest;
    const minutes = segment && minutesByClocks(segment);
    return minutes === undefined || (minutes > -clocksApart && minutes <= longest + clocksApart);
  });
}

const soldLonger = ({ departure, arrival }: SettledSegment) =>
  departure.zone && arrival.zone ? longerByOldClocks(departure.zone, arrival.zone) : 0;

/** Where an airport is missing: by the clocks alone, of whatever zones. Hertz, pick-up 15.9.2027 9:00, return 17.9.2027 16:00 */
function minutesByClocks({ departure, arrival }: SettledSegment): number | undefined {
  const [start, end] = [departure, arrival].map(({ date, time }) =>
    date && time ? Date.parse(`${date.value}T${time.value}Z`) : undefined,
  );
  return start === undefined || end === undefined ? undefined : (end - start) / 60_000;
}

export function refusals(drafts: readonly DraftSegment[], possible: readonly DraftSegment[]): DraftDoubt[] {
  return drafts
    .filter((draft) => !possible.includes(draft) && !isReadElsewhere(draft, possible))
    .map(({ flightNumber: { value } }) => ({
      code: 'flight-refused',
      message: {
        en: `By its days and times ${value} would arrive before it leaves, or take longer than a day. It was left out: please add it from the ticket.`,
        ro: `După zilele și orele lui, ${value} ar sosi înainte să plece sau ar dura mai mult de o zi. A fost lăsat deoparte: vă rugăm să îl adăugați de pe bilet.`,
      },
      where: null,
    }));
}

/** A number without any place, where the same is read with its own: hours of something else were taken for it. */
const isReadElsewhere = ({ flightNumber, departure, arrival }: DraftSegment, possible: readonly DraftSegment[]) =>
  [departure, arrival].every(({ airport, place }) => !airport && !place) &&
  possible.some((other) => other.flightNumber.value === flightNumber.value);
