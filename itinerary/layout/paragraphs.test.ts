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
