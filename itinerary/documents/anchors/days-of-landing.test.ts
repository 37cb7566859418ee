import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { anchorsIn } from './anchors-in.ts';

const landingDaysIn = (...clauses: string[]) =>
  anchorsIn(readPastedText(clauses.join('\n')).lines)
    .flat()
    .flatMap((anchor) => (anchor.kind === 'day' && anchor.label === 'arrival' ? anchor.found.value.day : []));

test('a day that a sentence says one lands on is that of landing, in whatever clause it stands', () => {
  expect(
    landingDaysIn(
      'iar seara la 22:50 decolați spre Seul cu LO 97;',
      'sosirea pe Incheon este',
      'a doua zi,',
      'miercuri 13 ianuarie,',
      'la 17:35.',
    ),
  ).toEqual([13]);
  expect(landingDaysIn('deci ajungeți acasă după miezul nopții,', 'la 01:10,', 'duminică 24 ianuarie.')).toEqual([24]);
  expect(landingDaysIn('où vous arriverez le lendemain,', 'mercredi 10 mars 2027,', 'à 06h15.')).toEqual([10]);
  expect(landingDaysIn('i ląduje w Tokio (NRT) następnego dnia,', 'we wtorek 9 marca,', 'o 19:00.')).toEqual([9]);
});

test('a day of a clause of its own, or of leaving, is none', () => {
  expect(
    landingDaysIn('You arrive home rested,', 'and on Monday 22 March 2027 at 09:40 you fly on BA 902 to Frankfurt.'),
  ).toEqual([]);
  expect(landingDaysIn('Ajungeți la Roma la 10:00,', 'iar pe 5 mai 2027,', 'la 12:00,', 'decolați cu AZ 610.')).toEqual([]);
  expect(landingDaysIn('LH 778 leaves Frankfurt on Monday 8 March 2027 at 22:05.')).toEqual([]);
});
