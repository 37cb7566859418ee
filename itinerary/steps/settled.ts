/** What a ticket becomes between a format's draft and the canonical object: the same values, with places and days settled. */
import type { DraftDoubt, DraftEnd, DraftSegment } from '../draft/draft-itinerary.ts';
import type { Found } from '../draft/found.ts';

export type SettledEnd = Omit<DraftEnd, 'date' | 'dayShift'> & {
  /** `YYYY-MM-DD`. */
  date?: Found;
  /** IANA zone of the airport, or of its city where it is not clear which of the city's airports it is. */
  zone?: string;
};

export type SettledSegment = Omit<DraftSegment, 'departure' | 'arrival'> & {
  departure: SettledEnd;
  arrival: SettledEnd;
  /** Real minutes by both zones; undefined where a day, a time or a zone is missing. */
  minutes?: number;
};

export type SettledPassenger = {
  name: Found;
  title?: Found;
  type: Found<'adult' | 'child' | 'infant'>;
  eticket?: Found;
};

/** What a step gives on: its result, and what it doubts about it. */
export type WithDoubts<T> = T & { doubts: DraftDoubt[] };
