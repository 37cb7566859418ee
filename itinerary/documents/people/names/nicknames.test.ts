import { expect, test } from 'vitest';
import { pieceCells } from '../../../layout/cells.ts';
import { readPastedText } from '../../../text/pasted-text.ts';
import { withPlainNames } from './nicknames.ts';

const plain = (text: string) => withPlainNames(readPastedText(text).lines).map((line) => line.text);

test.each([
  ['Sorin „Sorinel” Dragnea – sunet', 'Sorin Dragnea – sunet'],
  ['2. Ramiro "El Zorro" Arriaga Luna', '2. Ramiro Arriaga Luna'],
  ["Anna Maria 'Mia' Lindqvist", 'Anna Maria Lindqvist'],
  ['Herr Dr. Klaus «Kalle» Brandner', 'Herr Dr. Klaus Brandner'],
  ['Chango (Jesús) Arriaga', 'Jesús Arriaga'],
  ['- Jesús (Chango) Arriaga', '- Jesús Arriaga'],
  // Both may be the one in the passport.
  ['Robert (Peter) Arriaga', 'Robert (Peter) Arriaga'],
  ['Liceul "Mihai Sturza" Bacău', 'Liceul "Mihai Sturza" Bacău'],
  ['Ana Arriaga (Madrid)', 'Ana Arriaga (Madrid)'],
])('%s', (text, name) => {
  expect(plain(text)).toEqual([name]);
});

test('the other cells of a row stay', () => {
  const [text = ''] = plain('Ramiro "El Zorro" Arriaga      voz            12C');
  expect(text.split(/\s{2,}/)).toEqual(['Ramiro Arriaga', 'voz', '12C']);
  const [line] = withPlainNames(readPastedText('Chango (Jesús) Arriaga      voz            12C').lines);
  expect(line && pieceCells(line)[0]).toMatchObject({ text: 'Jesús Arriaga', x: 0 });
});
