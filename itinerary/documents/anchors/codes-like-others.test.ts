import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { marksOf } from '../flight-marks.ts';
import { placesIn } from './place-anchors.ts';

const codesOf = (text: string) =>
  readPastedText(text).lines.flatMap((line) =>
    placesIn(line, marksOf(line)).map(({ code, words }) => code?.value ?? words?.value),
  );

test('a code no table knows stands behind its town as the other of the line does, or before it', () => {
  expect(codesOf('12-Jan-2027   Grise Fiord YGZ   0920   Iqaluit YFB   1215   Confirmed')).toEqual(['YGZ', 'YFB']);
  expect(codesOf('AD 4187   MAO Manaus   ERN Eirunepé   RB7C2H')).toEqual(['MAO', 'ERN']);
});

test('elsewhere three letters are no code', () => {
  expect(codesOf('AD 4187   MAO Manaus   Eirunepé ERN   RB7C2H')).toEqual(['MAO']);
  expect(codesOf('Grise Fiord YGZ   0920   Confirmed KOZ   1215')).toEqual([]);
});
