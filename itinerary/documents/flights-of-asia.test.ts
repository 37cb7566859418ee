import { expect, test } from 'vitest';
import { readPastedText } from '../text/pasted-text.ts';
import { marksOf } from './flight-marks.ts';

const flightsOf = (text: string) =>
  readPastedText(text).lines.flatMap((line) => marksOf(line).flatMap((mark) => (mark.kind === 'flight' ? mark.found.value : [])));

test('numbers have the word for a flight right behind them', () => {
  expect(flightsOf('JAL035便 NH847便')).toEqual(['JL35', 'NH847']);
  expect(flightsOf('ANA5便')).toEqual(['NH5']);
  expect(flightsOf('请乘坐MU567次航班前往')).toEqual(['MU567']);
  expect(flightsOf('KE701편   2027년 3월 15일')).toEqual(['KE701']);
  expect(flightsOf('長榮航空 BR198班機')).toEqual(['BR198']);
});

test('or their airline, or the word, right before', () => {
  expect(flightsOf('东航MU515 空客A321')).toEqual(['MU515']);
  expect(flightsOf('航班号CZ3081')).toEqual(['CZ3081']);
  expect(flightsOf('편명OZ741')).toEqual(['OZ741']);
});

test('an airline by its name, and its number', () => {
  expect(flightsOf('全日空847便')).toEqual(['NH847']);
  expect(flightsOf('日本航空 035便')).toEqual(['JL35']);
  expect(flightsOf('大韓航空703便 | 대한항공 701편')).toEqual(['KE703', 'KE701']);
  expect(flightsOf('中国东方航空567次航班')).toEqual(['MU567']);
  expect(flightsOf('早上7:40东航5516从青岛飞,国航1576回青岛')).toEqual(['MU5516', 'CA1576']);
});

test('trains, telephones and who else flies it are none', () => {
  for (const text of ['G7123次', 'K528次列车', '日本航空 0570-025-031', '運航 OPERATED BY: 全日空 NH5512', '全日空 24時間'])
    expect(flightsOf(text), text).toEqual([]);
});
