/** The title of a sheet, in the parts between which its lines may break: never inside a city's name. */
import { counted } from '#domain/format/counted.ts';
import type { Itinerary } from '#domain/schemas/itinerary.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { isReturn, stopsOf } from '../trip/journeys.ts';
import { titleParts } from '../trip/phrases.ts';

/** Letters of about three lines. A longer chain of cities is told by its ends, whole, and not cut. */
const longest = 110;

const flights = { en: { one: 'flight', many: 'flights' }, ro: { one: 'zbor', many: 'zboruri' } } as const;

/** As `titleParts` has it, or by its ends: “Bucharest to | Cluj-Napoca, | 23 flights”. */
export function sheetTitle(itinerary: Pick<Itinerary, 'segments'>, lang: Lang): string[] {
  const parts = titleParts(itinerary, lang);
  const stops = stopsOf(itinerary, lang);
  if (stops.length <= 2 || isReturn(itinerary) || parts.join(' ').length <= longest) return parts;
  const [from, last] = [stops[0], stops.at(-1)];
  const count = counted(lang, itinerary.segments.length, flights[lang]);
  if (from === last) return lang === 'en' ? [`From ${from}`, 'and back,', count] : [`Din ${from}`, 'și înapoi,', count];
  return lang === 'en' ? [`${from} to`, `${last},`, count] : [`${from} –`, `${last},`, count];
}
