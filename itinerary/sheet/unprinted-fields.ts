/** What the fonts of the printed documents have no letters for: a dash stands there in print, which is told before. */
import { isPrintable } from '#brand/printed-letters.ts';
import type { Itinerary } from '#domain/schemas/itinerary.ts';
import { cityAt } from '../trip/journeys.ts';
import { aircraftName, operatorName, statusWords } from '../trip/phrases.ts';

type UnprintedField = { path: string; value: string };

/** @returns the values that are not printed whole, by the path of the field where they can be written anew */
export function unprintedFields({ bookingRef, passengers, segments }: Itinerary): UnprintedField[] {
  const printed: [path: string, value: string | null][] = [
    ['bookingRef', bookingRef],
    ...passengers.map(({ name }, index): [string, string] => [`passengers[${index}].name`, name]),
    ...segments.flatMap((segment, index): [string, string | null][] => {
      const at = `segments[${index}]`;
      const ends = (['departure', 'arrival'] as const).flatMap((end): [string, string | null][] => [
        [`${at}.${end}.airport`, cityAt(segment[end], 'en')],
        [`${at}.${end}.terminal`, segment[end].terminal],
      ]);
      return [
        ...ends,
        [`${at}.seat`, segment.seat],
        [`${at}.status`, statusWords(segment.status, 'en')],
        [`${at}.equipment`, aircraftName(segment.equipment)],
        [`${at}.operatedBy`, operatorName(segment)],
      ];
    }),
  ];
  return printed.flatMap(([path, value]) => (value === null || isPrintable(value) ? [] : { path, value }));
}
