import { expect, test } from 'vitest';
import { flightsInOtherLetters } from './flights-in-other-letters.ts';

test.each([
  ['вылет рейсом Эйр Астаны 911 в Омск', 'KC911'],
  ['«Турецкими авиалиниями» рейс № 1883', 'TK1883'],
  ['полет на България Еър 972', 'FB972'],
  ['на летот на Ер Србија 310', 'JU310'],
  ['على الملكية الأردنية 503، الإقلاع', 'RJ503'],
  ['ثم مصر للطيران رحلة رقم 60', 'MS60'],
  ['עם אל על 385 מחיפה', 'LY385'],
  ['טסים בישראייר טיסה 382', '6H382'],
  ['με την Αιγαίου 105', 'A3105'],
])('a number behind its airline’s name: %s', (text, value) => {
  expect(flightsInOtherLetters(text).map((flight) => flight.value)).toEqual([value]);
});

test.each(['билет Аэрофлота 5500 руб', 'офис Люфтганзы, 12 этаж', 'أسهم السعودية 20%', 'אל על 12.5'])('no flight: %s', (text) => {
  expect(flightsInOtherLetters(text)).toEqual([]);
});
