import type { Itinerary } from '#domain/schemas/itinerary.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { labels } from '../trip/phrases.ts';

/** What a file says about itself. Its day is that of the ticket, so that the same itinerary gives the same bytes. */
export function informationOf(itinerary: Itinerary, { lang, brand }: { lang: Lang; brand: string }, title: string) {
  const day = itinerary.issueDate ?? itinerary.segments.find(({ departure }) => departure.date)?.departure.date;
  return {
    title: [title, itinerary.bookingRef].filter(Boolean).join(', '),
    author: brand,
    subject: labels[lang].itinerary,
    language: lang === 'ro' ? 'ro-RO' : 'en-GB',
    created: new Date(`${day ?? '2000-01-01'}T00:00:00Z`),
  };
}
