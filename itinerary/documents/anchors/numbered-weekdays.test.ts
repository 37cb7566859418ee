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

test.each([
  ['В понедельник 25 января 2027 рейсом TK 1883, учёба 27–29 января с 9:30\nОбратно в субботу 30-го рейсом TK 1884', '30.1.'],
  ['Vão na sexta-feira, 15 de janeiro, no TP 82\nA volta é quarta-feira dia 27 no TP 91', '27.1.'],
  ['Onsdag den 27 januari flyg SK1005\nHem på fredag den 29 med SK1024', '29.1.'],
  ['le retour est vendredi 15 janvier 2027, AF 719\nl’aller reste le lundi 11, AF 718', '11.1.'],
])('in %j the last day is %s', (text, day) => expect(daysOf(text).at(-1)).toBe(day));

test('where no day was told before, it is by the next', () => {
  expect(daysOf('You fly on Friday the 29th, EI 712\nComing home Sunday 7 February 2027 on BA 54')[0]).toBe('29.1.');
  expect(daysOf('You fly on Friday the 29th, EI 712\nComing home soon on BA 54')).toEqual([]);
});
