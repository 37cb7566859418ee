import { expect, test } from 'vitest';
import { readPastedText } from '../text/pasted-text.ts';
import { paragraphsIn } from './paragraphs.ts';

const sentence = 'We confirm that both of the tickets have been issued for you';

/** Lines whose tops are so far apart, in points. */
const paragraphs = (...steps: number[]) => {
  const { lines } = readPastedText(
    Array(steps.length + 1)
      .fill(sentence)
      .join('\n'),
  );
  const top = (row: number) => steps.slice(0, row).reduce((sum, step) => sum + step, 0);
  return paragraphsIn(lines.map((line, row) => ({ ...line, height: 10, y: top(row) }))).map(({ length }) => length);
};

test('lines stand near each other in a paragraph, or as far apart as most', () => {
  expect(paragraphs(14, 14, 19, 14)).toEqual([3, 2]);
  expect(paragraphs(19, 19, 28, 19)).toEqual([3, 2]);
  expect(paragraphs(19, 19, 14, 14, 14)).toEqual([1, 1, 4]);
  expect(paragraphs(28, 28)).toEqual([1, 1, 1]);
});

test('lines that run from right to left begin at their right edge', () => {
  const text = 'שלום רב לכולם ולהורי הקבוצה, אנחנו שמחים להודיע שהכרטיסים הונפקו היום';
  const { lines } = readPastedText(Array(3).fill(text).join('\n'));
  const at = (x: (row: number) => number) =>
    paragraphsIn(lines.map((line, row) => ({ ...line, height: 10, y: 14 * row, x: x(row), width: 400 - x(row) }))).length;
  expect(at((row) => 40 + 7 * row)).toBe(1);
  const ragged = readPastedText(Array(3).fill(sentence).join('\n')).lines;
  const ofLatin = ragged.map((line, row) => ({ ...line, height: 10, y: 14 * row, x: 40 + 7 * row, width: 360 - 7 * row }));
  expect(paragraphsIn(ofLatin)).toHaveLength(3);
});

test.each(['- ', '• ', '[09.02.2027, 19:05] Ola: ', '08/01/2027 12:42 - Ola: '])(
  'an entry begins no paragraph’s next line: %s',
  (mark) => {
    const { lines } = readPastedText(`${sentence}\n${mark}${sentence}\n${sentence}`);
    expect(paragraphsIn(lines).map(({ length }) => length)).toEqual([1, 2]);
  },
);
