/** What arrives before it leaves, or after more than a day, is no flight: it is told by its number, and not printed. */
import type { DraftDoubt, DraftSegment } from '../draft/draft-itinerary.ts';
import type { SettledSegment } from './settled.ts';

/** The longest flight there is takes 19 hours; with a stop, and the same number, a day at most. */
const longest = 24 * 60;

/** @param settled the same flights, with their real minutes. */
export function possibleFlights(drafts: readonly DraftSegment[], settled: readonly SettledSegment[]): DraftSegment[] {
  return drafts.filter((_, index) => {
    const minutes = settled[index]?.minutes;
    return minutes === undefined || (minutes > 0 && minutes <= longest);
  });
}

export function refusals(drafts: readonly DraftSegment[], possible: readonly DraftSegment[]): DraftDoubt[] {
  return drafts
    .filter((draft) => !possible.includes(draft))
    .map(({ flightNumber: { value } }) => ({
      code: 'flight-refused',
      message: {
        en: `By its days and times ${value} would arrive before it leaves, or take longer than a day. It was left out: please add it from the ticket.`,
        ro: `După zilele și orele lui, ${value} ar sosi înainte să plece sau ar dura mai mult de o zi. A fost lăsat deoparte: vă rugăm să îl adăugați de pe bilet.`,
      },
      where: null,
    }));
}
