import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { withWholeDurations } from './whole-durations.ts';

const whole = (text: string) => withWholeDurations(readPastedText(text)).lines.map((line) => line.text.replace(/ {2,}/g, '  '));

test('minutes stand with their hours, also where other cells have lines between', () => {
  expect(whole('odlet 08.35   přílet 12.45   ekonomická (N), 6 h 10\n2027                         min')).toEqual([
    'odlet 08.35  přílet 12.45  ekonomická (N), 6 h 10 min',
    '2027',
  ]);
  expect(whole('Flugzeit: 1 Std. 20\nMinuten\nLH 239')).toEqual(['Flugzeit: 1 Std. 20 Minuten', 'LH 239']);
});

test('an hour over another word, and minutes of a stop under a number, stay', () => {
  for (const text of ['18h20\nterminal 2', 'LH 1020\nmin', '6 h 10 min\nmin']) {
    const ticket = readPastedText(text);
    expect(withWholeDurations(ticket), text).toBe(ticket);
  }
});
