import { expect, test } from 'vitest';
import { readPastedText } from '../text/pasted-text.ts';
import { bornIn } from './births.ts';

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
