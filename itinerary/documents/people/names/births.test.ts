import { expect, test } from 'vitest';
import { readPastedText } from '../../../text/pasted-text.ts';
import { marksOf } from '../../flight-marks.ts';
import { passengersIn } from '../booked-passengers.ts';
import { bornIn, isSurelyOfBirth } from './births.ts';

const year = (text: string) => bornIn(readPastedText(text).lines, text.split('\n').length - 1)?.value.year;

test('a day of birth stands behind its word or under its head, and other days are none', () => {
  expect(year('Vojta Horák, nar. 3. 5. 2019')).toBe(2019);
  expect(year('Tommaso MARCHETTI (neonato, 08/06/2026)')).toBe(2026);
  expect(year('Volo AZ 2031 (andata, 08/06/2026)')).toBeUndefined();
  expect(year('Maja Sjögren   f. 2017-05-30')).toBe(2017);
  expect(year('Teilnehmer      Geburtsdatum   Zimmer\nFelix Brandt    01.08.2019     DZ')).toBe(2019);
  expect(year('Teilnehmer      Ausgestellt    Zimmer\nFelix Brandt    01.08.2019     DZ')).toBeUndefined();
  expect(year('Felix Brandt, Pass ausgestellt 01.08.2019')).toBeUndefined();
});

test.each([
  'Arda Şahin (D.T. 07.04.2026)   10 kg bagaj',
  'Matei Ionescu (d.n. 07.04.2026)',
  'Data nașterii: 07.04.2026',
  'Jules Roux, DDN : 07/04/2026',
  'Lucía Gil (F. Nac.: 07/04/2026)',
  'Иван Смирнов, д.р. 07.04.2026',
  'Nikos Pappas (ημ. γέν. 07/04/2026)',
  'Léa Roux, née le 07/04/2026',
])('such a day is none of a flight: %s', (text) => {
  const { lines } = readPastedText(text);
  const days = lines.flatMap(marksOf).filter((mark) => mark.kind === 'day');
  expect(days.map(isSurelyOfBirth)).toEqual([true]);
  expect(bornIn(lines, 0)?.value).toMatchObject({ year: 2026, month: 4 });
});

test('NE is a Sunday, F a Friday', () => {
  const days = readPastedText('Odlet NE 18.04.2027 PRG\nF 18.04.2027')
    .lines.flatMap(marksOf)
    .filter((mark) => mark.kind === 'day');
  expect(days.map(isSurelyOfBirth)).toEqual([false, false]);
});

test('nor is one whose year stands in the next line', () => {
  for (const text of ['Emil Solvang (født 3. juni', 'Léo Roux, né le 3 juin', 'Mia Krüger (geb. 3. Juni']) {
    const days = readPastedText(`${text}\n2018)`)
      .lines.flatMap(marksOf)
      .filter((mark) => mark.kind === 'day');
    expect(days.map(isSurelyOfBirth), text).toEqual([true]);
  }
});

test('of several in a line it is of whom it stands behind', () => {
  const born = (text: string) => passengersIn(readPastedText(text).lines).map(({ born: day }) => day?.value.year);
  expect(born('Anne Roux et Léo Roux (né le 3 juin 2018)')).toEqual([undefined, 2018]);
  expect(born('Ana Pop (născută la 03.06.1988) și Mara Pop (născută la 05.07.2019)')).toEqual([1988, 2019]);
});
