/** The title of a journey, in the parts between which its lines may break: never inside a city's name. */
import { counted } from '#domain/format/counted.ts';
import type { Itinerary } from '#domain/schemas/itinerary.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { isReturn, stopsOf } from './journeys.ts';
import { labels } from './phrases.ts';

type Flights = Pick<Itinerary, 'segments'>;

/** Letters of about three lines. A longer chain of cities is told by its ends, whole, and not cut. */
const longest = 110;

const flights = { en: { one: 'flight', many: 'flights' }, ro: { one: 'zbor', many: 'zboruri' } } as const;

/** “Timișoara to Istanbul, and back”, „Timișoara – Istanbul, dus-întors”; a chain of cities where there are more than two stops. */
export const tripTitle = (itinerary: Flights, lang: Lang): string => titleParts(itinerary, lang).join(' ');

/** “Timișoara to | Istanbul, and back”; „București – | Singapore – | Sydney”; “Bucharest to | Cluj-Napoca, | 23 flights”. */
export function titleParts(itinerary: Flights, lang: Lang): string[] {
  const stops = stopsOf(itinerary, lang);
  const [from, to] = stops;
  if (from === undefined) return [labels[lang].itinerary];
  if (to === undefined) return [from];
  if (isReturn(itinerary)) return lang === 'en' ? [`${from} to`, `${to}, and back`] : [`${from} –`, `${to}, dus-întors`];
  if (stops.length === 2) return lang === 'en' ? [`${from} to`, to] : [`${from} –`, to];
  const chain = stops.map((stop, index) => (index === stops.length - 1 ? stop : `${stop} –`));
  return chain.join(' ').length <= longest ? chain : byItsEnds(stops, itinerary.segments.length, lang);
}

function byItsEnds(stops: readonly string[], flightCount: number, lang: Lang): string[] {
  const [from, last] = [stops[0], stops.at(-1)];
  const count = counted(lang, flightCount, flights[lang]);
  if (from === last) return lang === 'en' ? [`From ${from}`, 'and back,', count] : [`Din ${from}`, 'și înapoi,', count];
  return lang === 'en' ? [`${from} to`, `${last},`, count] : [`${from} –`, `${last},`, count];
}
