import { expect, test } from 'vitest';
import { moodNames } from '#domain/rules/moods.ts';
import { cropNames } from './engine/stage.ts';
import type { Print } from './poster.ts';
import { printFromName, printName } from './print-name.ts';

test('a print has a name that says all there is to draw', () => {
  expect(printName({ scene: 'santorini', mood: 'cobalt', time: 'day', crop: '4:5' })).toBe('santorini.cobalt.4x5');
  expect(printName({ scene: 'santorini', time: 'night', crop: '16:9' })).toBe('santorini.night.16x9');
  expect(printName({ scene: 'sphinx-bucegi', time: 'day', crop: '1:1', plane: false })).toBe('sphinx-bucegi.day.1x1.plain');
});

test('a night print has one name, whatever hour its day has', () => {
  expect(printName({ scene: 'bran', mood: 'dusk', time: 'night', crop: '4:5' })).toBe('bran.night.4x5');
});

test('a name is read back as the print it came from', () => {
  const lights: Pick<Print, 'mood' | 'time'>[] = [
    { time: 'day' },
    { time: 'night' },
    ...moodNames.map((mood) => ({ mood, time: 'day' as const })),
  ];
  for (const light of lights)
    for (const crop of cropNames)
      for (const plane of [{}, { plane: false }] satisfies Partial<Print>[]) {
        const print: Print = { scene: 'amsterdam-revelion', ...light, crop, ...plane };
        expect(printFromName(printName(print))).toEqual(print);
      }
});

test.each([
  ['atlantis.day.4x5', 'there is no scene "atlantis"'],
  ['toString.day.4x5', 'there is no scene "toString"'],
  ['bran.midnight.4x5', '"midnight" is no light'],
  ['bran.day.5x4', '"5x4" is no crop'],
  ['bran.day.4:5', '"4:5" is no crop'],
  ['bran.day', '"" is no crop'],
  ['bran.day.4x5.plane', 'after the crop only "plain" may follow'],
  ['bran.day.4x5.plain.svg', 'after the crop only "plain" may follow'],
  ['', 'there is no scene ""'],
])('%s is refused, saying what is wrong', (stem, reason) => {
  expect(() => printFromName(stem)).toThrow(reason);
});
