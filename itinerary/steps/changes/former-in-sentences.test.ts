import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
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

const table = 'OS7064  Wien (VIE) 20:40  Riga (RIX) 23:45\nOS7061  Riga (RIX) 07:25  Wien (VIE) 08:25';

test.each([
  'Los vuelos OS 7066 VIE–RIX de las 19:15 y OS 7061 RIX–VIE de las 06:50 han sido modificados. Abajo, los nuevos.',
  'The flights OS 7066 VIE–RIX at 19:15 and OS 7061 RIX–VIE at 06:50 have been changed.',
  'Ihr Flug OS 7061 um 06:50 wurde leider geändert.',
  'Zborurile OS 7066 VIE–RIX de la 19:15 și OS 7061 RIX–VIE de la 06:50 au fost\nmodificate de companie.',
])('%j loses what was before, above what is', (text) => {
  const left = leftOf(`${text}\n\n${table}`);
  expect(left).toHaveLength(1);
  expect(left.flat().join()).not.toMatch(/\d/);
});

test('what a sentence alone tells stays, and so does what it was changed to', () => {
  expect(leftOf('The flight OS 7066 VIE–RIX at 19:15 has been changed. We are sorry.')).toEqual([]);
  expect(leftOf(`Your flight OS 7061 has been changed to 07:25.\n\n${table}`)).toEqual([]);
});

test.each([
  'Your flight BT152 on 25 March 2027 at 18:15 has been cancelled. We have rebooked you on BT152 on 27 March 2027, leaving at 18:15.',
  'De vlucht BT152 op 25 maart 2027 om 18:15 is vervallen. U vliegt nu met BT152 op 27 maart 2027 om 18:15.',
])('the same flight on another day takes the place of all of it: %s', (text) => {
  expect(leftOf(text)).toEqual([[expect.stringContaining('27')]]);
});
