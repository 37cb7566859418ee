import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { anchorsIn } from './anchors-in.ts';

const daysOf = (text: string) =>
  anchorsIn(readPastedText(text).lines)
    .flat()
    .flatMap((anchor) => (anchor.kind === 'day' ? [`${anchor.found.value.day}.${anchor.found.value.month}.`] : []));

test.each([
  [
    'We are going Sunday February 21 and get home on the 28th.\nComing home as before, Sunday the 28th: BT152 at 17:15',
    ['21.2.', '28.2.'],
  ],
  ['Hinflug Sonntag, 28. Februar 2027, BT152\nRückflug Sonntag, den 7.: BT153', ['28.2.', '7.3.']],
  ['Aller dimanche 21 février 2027, AF 7731\nRetour dimanche 28 : AF 7738', ['21.2.', '28.2.']],
])('in %j the second day is of the month of the first, or the next', (text, days) => expect(daysOf(text)).toEqual(days));

test.each([
  'Going Sunday February 21 on BT152\nback Monday the 28th on BT153',
  'Going Sunday February 21 on BT152\nSunday 10 am BT153',
  'Going Sunday February 21 on BT152\nSunday 28 h BT153',
])('in %j there is one day', (text) => expect(daysOf(text)).toEqual(['21.2.']));
