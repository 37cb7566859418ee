import { expect, test } from 'vitest';
import { readPastedText } from '../text/pasted-text.ts';
import { hoursBeforeArrows } from './arrowed-hours.ts';

const former = (text: string) =>
  [...hoursBeforeArrows(readPastedText(text).lines).values()].flatMap((marks) => marks.map(({ found }) => found.text));

test.each([
  'Departure: 08:30 → 09:10\nArrival: 10:55 → 11:35',
  'Plecare: 08:30 -> 09:10\nSosire: 10:55 -> 11:35',
  'Abflug   08:30 ⇒ 09:10\nTerminal 2\nAnkunft   10:55 ⇒ 11:35',
])('%s: those before the arrows were', (text) => expect(former(text)).toEqual(['08:30', '10:55']));

test.each(['Departure: 08:30 → 10:55\nLH 1419', '08:30 → 10:55\n18:30 → 20:55', 'Departure: 08:30\nArrival: 10:55'])(
  '%s: all are',
  (text) => expect(former(text)).toEqual([]),
);
