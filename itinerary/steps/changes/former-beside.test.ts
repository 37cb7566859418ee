import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { formerBeside } from './former-beside.ts';

const goneIn = (text: string) =>
  [...formerBeside(readPastedText(text).lines)].flatMap(([line, parts]) =>
    parts.map(({ start, end }) => line.text.slice(start, end).trim()),
  );

test.each([
  ['out of Oslo we now leave at 8:35 (no longer 6:00) on BT152 and get into Riga at 10:40.', ['6:00']],
  ['They put us on BT154 from Riga at 12:15 instead of\nBT156 at 9:30. Into Oslo 14:05.', ['BT156', '9:30']],
  ['Zurück mit LH 2237 ab Paris um 18:25 statt LH 2233 um 13:05, Ankunft München 20:00.', ['LH 2233', '13:05']],
  ['Nous partons à 13:10 (et non plus 9:45) sur AF7731.', ['9:45']],
  ['La vuelta es con el IB3107 a las 19:10 en lugar del IB3103 a las 11:50.', ['IB3103', '11:50']],
  ['A W6 2305 járat 6:40 helyett 9:15-kor indul.', ['6:40']],
])('of %j what was goes', (text, gone) => expect(goneIn(text)).toEqual(gone));

test.each([
  'Instead of LH 2233 at 13:05 you take the train.',
  'BT152 leaves at 8:35. The van comes at 2:30 instead of 11:45.',
  'BT152 at 8:35 is no longer the first flight of the day, as BT150 leaves at 6:00.',
])('of %j nothing goes', (text) => expect(goneIn(text)).toEqual([]));
