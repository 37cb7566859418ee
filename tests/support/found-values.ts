/** Draft values for tests, all from the same place of page 1. */
import type { DraftSegment, PrintedDay } from '#itinerary/draft/draft-itinerary.ts';
import type { Found } from '#itinerary/draft/found.ts';
import { readDay } from '#itinerary/values/days.ts';

const box = { page: 1, x: 0, y: 0, width: 1, height: 1 };

export const found = <T>(value: T, certainty = 1): Found<T> => ({ value, text: String(value), box, certainty });

function dayOf(text: string): Found<PrintedDay> {
  const day = readDay(text);
  if (!day) throw new Error(`“${text}” is no day`);
  return { ...found(day), text };
}

/** `OTP 12APR27 09:10`: what is left out is not printed; `-` stands for an airport that is not. */
function endOf(text: string): DraftSegment['departure'] {
  const [airport = '-', date, time] = text.split(' ');
  return {
    ...(airport !== '-' && { airport: found(airport) }),
    ...(date && { date: dayOf(date) }),
    ...(time && { time: found(time) }),
  };
}

export function segmentOf(flight: string, from: string, to: string, more: Partial<DraftSegment> = {}): DraftSegment {
  return { flightNumber: found(flight), departure: endOf(from), arrival: endOf(to), ...more };
}
