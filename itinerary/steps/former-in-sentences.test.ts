import { expect, test } from 'vitest';
import { readPastedText } from '../text/pasted-text.ts';
import { formerInSentences } from './former-in-sentences.ts';

const leftOf = (text: string) =>
  [...formerInSentences(readPastedText(text).lines).values()].map((lines) => lines.map((line) => line.text.trim()));

test.each([
  [
    'Oslo - Riga: your flight BT152, leaving at 18:15, no longer operates. You fly with BT154 now, at 19:30, landing at 22:00.',
    [
      'Oslo - Riga: your flight      , leaving at      , no longer operates.',
      'You fly with BT154 now, at 19:30, landing at 22:00.',
    ],
  ],
  [
    'Oslo - Riga: zborul BT152, plecare 18:15, nu mai operează. V-au mutat pe BT154, pleacă la 19:30 și ajunge la 22:00.',
    ['Oslo - Riga: zborul      , plecare      , nu mai operează.', 'V-au mutat pe BT154, pleacă la 19:30 și ajunge la 22:00.'],
  ],
  [
    'Oslo - Riga: Ihr Flug BT152 um 18:15 entfällt.\nSie fliegen mit BT154 um 19:30, an 22:00.',
    ['Oslo - Riga: Ihr Flug       um       entfällt.'],
  ],
])('%j loses the number and the hour of what is gone', (text, left) => {
  expect(leftOf(text)).toEqual([left]);
});

test('without another flight in its place nothing goes', () => {
  expect(leftOf('Your flight BT152, leaving at 18:15, no longer operates. We are sorry.')).toEqual([]);
  expect(leftOf('Your original BT152 leaves at 18:15 as before. BT152 lands at 20:00.')).toEqual([]);
});
