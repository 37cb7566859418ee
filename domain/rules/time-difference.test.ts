import { expect, test } from 'vitest';
import { timeDifference } from './time-difference.ts';

const words = (zone: string) => timeDifference(zone, 2027);

test('clocks that show the same all year need no words', () => {
  expect(words('Europe/Bucharest')).toBeNull();
  expect(words('Europe/Athens')).toBeNull();
});

test('a difference that lasts all year is said once', () => {
  expect(words('Europe/Rome')).toBe('o oră mai puțin decât la noi');
  expect(words('Europe/London')).toBe('două ore mai puțin decât la noi');
});

test('where only we change our clocks, winter and summer are told apart', () => {
  expect(words('Europe/Istanbul')).toBe('iarna o oră mai mult decât la noi, vara aceeași oră');
  expect(words('Africa/Johannesburg')).toBe('iarna aceeași oră ca la noi, vara o oră mai puțin');
  expect(words('Atlantic/Reykjavik')).toBe('iarna două ore mai puțin decât la noi, vara trei ore mai puțin');
});

test('in the south clocks move the other way', () => {
  expect(words('Australia/Sydney')).toBe('iarna nouă ore mai mult decât la noi, vara șapte ore mai mult');
});

test('halves and quarters of an hour are words too', () => {
  expect(words('Asia/Kolkata')).toBe('iarna trei ore și jumătate mai mult decât la noi, vara două ore și jumătate mai mult');
  expect(words('Asia/Kathmandu')).toContain('trei ore și trei sferturi mai mult decât la noi');
  expect(words('Asia/Tehran')).toBe('iarna o oră și jumătate mai mult decât la noi, vara o jumătate de oră mai mult');
});

test('every zone there is has words without gaps', () => {
  for (const zone of Intl.supportedValuesOf('timeZone')) expect(words(zone) ?? '').not.toMatch(/undefined| {2}|^ | și mai/);
});

test('in English the difference is to Romania', () => {
  const said = (zone: string) => timeDifference(zone, 2027, 'en');
  expect(said('Europe/Athens')).toBeNull();
  expect(said('Europe/Paris')).toBe('an hour behind Romania');
  expect(said('America/New_York')).toBe('seven hours behind Romania');
  expect(said('Asia/Dubai')).toBe('in winter two hours ahead of Romania, in summer an hour ahead');
  expect(said('Europe/Istanbul')).toBe('in winter an hour ahead of Romania, in summer the same time');
  expect(said('Asia/Kolkata')).toBe('in winter 3½ hours ahead of Romania, in summer 2½ hours ahead');
  expect(said('Africa/Cairo')).toBeNull();
});
