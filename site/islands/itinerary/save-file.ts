/** Hands the visitor a file made here. */
import type { Itinerary } from '#domain/schemas/itinerary.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { calendarOf } from '#itinerary/calendar/calendar-of.ts';

export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The download has begun by then; the file itself is held until the page goes.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export function saveCalendar(itinerary: Itinerary, lang: Lang, name: string): void {
  saveFile(new Blob([calendarOf(itinerary, lang)], { type: 'text/calendar' }), `${name}.ics`);
}
