/** Documents that count the hours twice to twelve: a time whose AM or PM was lost, at the end of a narrow cell, may be either. */

import type { DraftItinerary } from '../../draft/draft-itinerary.ts';
import { saysHalf } from '../../values/clock.ts';

// PM, alone in its cell or behind an hour
const halves = /(?:^|\s{2}|\d{2} ?)[AP]\.?M\.?(?=\s{2}|$|\s?\+)/mu;

/**
 * @param text of the document the draft was read from.
 * @returns paths of the times that lack their half of the day, where the document has such halves.
 */
export function timesWithoutHalf({ segments }: DraftItinerary, text: string): string[] {
  const times = segments.flatMap(({ departure, arrival }, index) => [
    { path: `segments[${index}].departure.time`, time: departure.time },
    { path: `segments[${index}].arrival.time`, time: arrival.time },
  ]);
  const without = times.filter(({ time }) => time && !saysHalf(time.text));
  const countsTo24 = without.some(({ time }) => Number(time?.value.slice(0, 2)) > 12 || time?.value.startsWith('00'));
  return countsTo24 || !halves.test(text) ? [] : without.map(({ path }) => path);
}
