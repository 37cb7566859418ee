/** The last itinerary a visitor read, kept on their device alone: under which name, and until when. */
import type { Itinerary } from '../schemas/itinerary.ts';
import { addDays } from './calendar-days.ts';

export const lastItineraryKey = 'last-itinerary';

/** After the last day of the journey, for who is still on the way or has something to claim. */
const daysAfter = 30;

/**
 * @param today `YYYY-MM-DD`; an itinerary of the past, or without days, is kept from then
 * @returns the last day it is kept, `YYYY-MM-DD`
 */
export function keptUntil({ segments }: Pick<Itinerary, 'segments'>, today: string): string {
  const days = segments.flatMap(({ departure, arrival }) => [departure.date ?? '', arrival.date ?? '']);
  const last = days.reduce((latest, day) => (day > latest ? day : latest), today);
  return addDays(last, daysAfter);
}
