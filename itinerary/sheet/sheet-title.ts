/** The title of a sheet, in the parts between which its lines may break: never inside a city's name. */
import { counted } from '#domain/format/counted.ts';
import type { Itinerary } from '#domain/schemas/itinerary.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { isReturn, stopsOf } from '../trip/journeys.ts';
import { labels } from '../trip/phrases.ts';

/** Letters of about three lines. A longer chain of cities is told by its ends, whole, and not cut. */
const longest = 110;

const flights = { en: { one: 'flight', many: 'flights' }, ro: { one: 'zbor', many: 'zboruri' } } as const;

/** “Timișoara to | Istanbul, and back”; „București – | Singapore – | Sydney”; “Bucharest to | Cluj-Napoca, | 23 flights”. */
export function sheetTitle(itinerary: Pick<Itinerary, 'segments'>, lang: Lang): string[] {
  const stops = stopsOf(itinerary, lang);
  const [from, to] = stops;
  const last = stops.at(-1);
  if (from === undefined || last === undefined) return [labels[lang].itinerary];
  if (to === undefined) return [from];
  if (isReturn(itinerary)) return lang === 'en' ? [`${from} to`, `${to}, and back`] : [`${from} –`, `${to}, dus-întors`];
  if (stops.length === 2) return lang === 'en' ? [`${from} to`, to] : [`${from} –`, to];
  const chain = stops.map((stop, index) => (index === stops.length - 1 ? stop : `${stop} –`));
  if (chain.join(' ').length <= longest) return chain;
  const count = counted(lang, itinerary.segments.length, flights[lang]);
  if (from === last) return lang === 'en' ? [`From ${from}`, 'and back,', count] : [`Din ${from}`, 'și înapoi,', count];
  return lang === 'en' ? [`${from} to`, `${last},`, count] : [`${from} –`, `${last},`, count];
}
