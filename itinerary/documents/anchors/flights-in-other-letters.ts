/** Flights behind their airlines' names in letters other than Latin: `рейсом Эйр Астаны 911`, `على الملكية الأردنية 503`, `עם אל על 385`. */
import { airlineInOtherLetters, anyAirlineInOtherLetters } from '../../reference/airlines-in-other-letters.ts';
import { readFlightNumber } from '../../values/flights.ts';
import { foldInPlace } from '../flight-labels.ts';

// באל על | والملكية الأردنية; рейс № 911 | رحلة رقم 503 | טיסה 385
const before = '(?:[בהלמוכ]-?|[بلو])?';
const word = '(?:реис\\p{L}{0,3}|полет\\p{L}{0,2}|رحلة|رحله|رقم|טיסה|טיסת|πτηση|เที่ยวบิน)';
const between = `[”»"’]?(?: ?\\([A-Z\\d]{2}\\))?(?:,? ?${word}){0,2} ?(?:№ ?)?`;
const shape = new RegExp(
  `(?<![\\p{L}\\d])${before}(?<name>${anyAirlineInOtherLetters})${between}(?<=[ \\p{L}№])(?<number>[1-9]\\d{1,3})(?!\\d|[.,:/]\\d| ?(?:кг|км|%|\\p{Sc}|евро|руб|лв|грн|этаж|كغم|كيلو|שקל))`,
  'dgu',
);
const hasOtherLetters = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}]/u;

/** Every number so told in a text, and where. */
export function flightsInOtherLetters(text: string): { start: number; end: number; value: string }[] {
  if (!hasOtherLetters.test(text)) return [];
  return [...foldInPlace(text).matchAll(shape)].flatMap(({ groups, indices }) => {
    const airline = airlineInOtherLetters(groups?.name ?? '');
    const value = airline && readFlightNumber(`${airline}${groups?.number}`);
    const [start, end] = [indices?.groups?.name?.[0] ?? 0, indices?.groups?.number?.[1] ?? 0];
    return value ? [{ start, end, value }] : [];
  });
}
