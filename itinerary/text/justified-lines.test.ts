import { expect, test } from 'vitest';
import { withoutJustification } from './justified-lines.ts';
import type { Line } from './ticket-text.ts';

/** A line of words, each a point for every letter wide, with the gaps given before the second and each further one. */
function lineOf(text: string, gap: (index: number) => number): Line {
  let [x, start] = [50, 0];
  const words = text.split(/ +/).map((word, index) => {
    x += index === 0 ? 0 : gap(index);
    start = text.indexOf(word, start);
    const place = { page: 1, x, y: 100, width: 5 * word.length, height: 11, text: word, start };
    x += place.width;
    start += word.length;
    return place;
  });
  return { page: 1, x: 50, y: 100, width: x - 50, height: 11, text, words };
}

const sentence = 'Alle  Zeiten  sind  Ortszeiten.  Reiseteilnehmer:  Frau  Ana  und  Herr  Ion  Pop';

test('a sentence set to both margins has single blanks, and its words where they stood', () => {
  const line = lineOf(sentence, () => 4.9);
  const plain = withoutJustification(line);
  expect(plain.text).toBe(sentence.replace(/ +/g, ' '));
  expect(plain.words.map(({ start, text }) => plain.text.slice(start, start + text.length))).toEqual(
    line.words.map(({ text }) => text),
  );
  expect(plain.words.map(({ x }) => x)).toEqual(line.words.map(({ x }) => x));
});

test('cells of a table stay apart: their gaps are not alike, or too wide, or no small word stands among them', () => {
  for (const line of [
    lineOf(sentence, (index) => (index % 2 ? 4.9 : 9)),
    lineOf(sentence, () => 14),
    lineOf('1  RO  301  Y  12APR  OTPFRA  HK1  1410  1545', () => 6),
    lineOf('Flight  Date  From  To  Class  Seat  Bags  Status', () => 6),
    lineOf('Zbor  din  data  de', () => 6),
  ])
    expect(withoutJustification(line)).toBe(line);
});
