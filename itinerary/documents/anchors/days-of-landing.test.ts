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

test.each([
  ['We wrap on Friday. The following day, Saturday 29 May,', 'you fly back to Porto on TP 1331 at 14:35.'],
  ['Am Freitag ist Schluss. Am nächsten Tag, Samstag, 29. Mai,', 'fliegen Sie um 14:35 mit TP 1331 zurück.'],
  ['Le lendemain, samedi 29 mai,', 'vous repartez à 14h35 par TP 1331.'],
  ['Il giorno dopo, sabato 29 maggio, partite alle 14:35 con TP 1331.'],
  ['Následující den, v sobotu 29. května,', 'odlétáte ve 14:35 linkou TP 1331.'],
])('a sentence that begins with the next day tells of leaving: %s', (...clauses) => {
  expect(landingDaysIn(...clauses)).toEqual([]);
});

test('of landing, where it tells of that', () => {
  expect(
    landingDaysIn('You leave Cork on Friday 28 May at 22:10.', 'The following day, Saturday 29 May,', 'you land in Porto.'),
  ).toEqual([29]);
});

test('so does a sentence in a cell beside the number, whatever word for leaving its clause begins with', () => {
  const flight = (words: string) => landingDaysIn(`LO 42   Toronto - Varsovia, ${words} la 12.35`);
  expect(flight('plecare 21.55, ajungeti marti 4 mai')).toEqual([4]);
  expect(flight('plecare 21.55 (a doua zi, 4 mai)')).toEqual([4]);
  expect(flight('decolare marti 4 mai')).toEqual([]);
  expect(landingDaysIn('LO 645  Varsovia - Cluj, marti 4 mai, plecare 22.35, ajungeti la 01.10, deja miercuri 5 mai')).toEqual([
    5,
  ]);
});

test.each([
  'Sie kommen an, Ankunft Dienstag, 4. Mai',
  'arriverete martedì 4 maggio',
  'arr. Tue 4 May',
  'Ank. Di. 4. Mai',
  'lent þri. 4. maí',
  'vous arrivez mardi 4 mai',
  'llegáis el martes 4 de mayo',
  'chegam terça-feira, 4 de maio',
  'aankomst op dinsdag 4 mei',
  'I er fremme tirsdag den 4. maj',
  'będą Państwo w Warszawie we wtorek 4 maja',
  'érkezés kedden, május 4.',
  'dorazíte v úterý 4. května',
  'dolazite u utorak, 4. svibnja',
  'пристигате във вторник, 4 май',
  'прилетаете во вторник, 4 мая',
  'φτάνετε την Τρίτη 4 Μαΐου',
  'perillä tiistaina 4. toukokuuta',
])('%s', (words) => expect(landingDaysIn(`LO 42   ${words}`)).toEqual([4]));
