import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { topsOfRows } from './row-tops.ts';

const topsIn = (text: string) => {
  const { lines } = readPastedText(text);
  const tops = topsOfRows(lines, ({ text: words }) => (words === 'HEAD' ? 'heading' : /^row/.test(words) ? 'row' : undefined));
  return [...tops].map((line) => line.text);
};

test('a row begins below the widest gap before its opening line', () => {
  expect(topsIn('HEAD\na\nrow 1\nb\n\n\nc\nrow 2\nd')).toEqual(['c']);
});

test('without gaps rows begin as far above their opening line as the first one does', () => {
  expect(topsIn('HEAD\na\nrow 1\nb\nc\nrow 2\nd')).toEqual(['c']);
  expect(topsIn('HEAD\nrow 1\nb\nc\nrow 2\nd')).toEqual([]);
});
