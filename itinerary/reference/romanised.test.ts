import { expect, test } from 'vitest';
import { airportsIn, airportsNamed } from './airports.ts';
import { romanised } from './romanised.ts';

test.each([
  ['якутск', 'yakutsk'],
  ['нижнии новгород', 'nizhny novgorod'],
  ['екатеринбург', 'yekaterinburg'],
  ['шереметьево', 'sheremetyevo'],
  ['köln', 'köln'],
])('%s is %s', (word, latin) => {
  expect(romanised(word)).toBe(latin);
});

test.each([
  ['ЯКУТСК', 'YKS'],
  ['НОВОСИБИРСК/ТОЛМАЧЕВО', 'OVB'],
  ['Москва (Шереметьево)', 'SVO'],
  ['Санкт-Петербург, Пулково', 'LED'],
  ['Хабаровск', 'KHV'],
  ['Екатеринбург Кольцово', 'SVX'],
  ['Минеральные Воды', 'MRV'],
  ['Лондон Хитроу', 'LHR'],
  ['Ташкент', 'TAS'],
])('a place in Cyrillic letters: %s is %s', (place, code) => {
  expect(airportsIn(place)[0]?.iata).toBe(code);
  expect(airportsNamed(place)[0]?.iata).toBe(code);
});
