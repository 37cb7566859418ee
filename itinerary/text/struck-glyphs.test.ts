import { expect, test } from 'vitest';
import { pdfOf, textAt } from '#tests/support/write-pdf.ts';
import { withoutFormerTimes } from '../steps/changes/former-times.ts';
import { readPastedText } from './pasted-text.ts';
import { readPdfText } from './pdf-text.ts';
import { withoutStruck } from './struck-glyphs.ts';

/** In Courier a letter is six tenths of its size wide. */
const hour = 5 * 6;
const drawn = textAt(50, 700, 'Departs 06:55 08:20', { font: 'F2' });
const [from, to] = [50 + 8 * 6, 50 + 8 * 6 + hour];
const read = (rule: string) => readPdfText(pdfOf([{ content: `${drawn}\n${rule}` }]));

test.each([
  ['a line', `0.7 w ${from} 703 m ${to} 703 l S`],
  ['a thin bar', `${from} 702.6 ${hour} 0.8 re f`],
  ['a line a little longer', `${from - 1.5} 703 m ${to + 1.5} 703 l S`],
])('what %s strikes through is not read', async (_, rule) => {
  const { text, struck } = await read(rule);
  expect(text).toMatch(/^Departs +08:20$/);
  expect(struck).toEqual(['06:55']);
});

test.each([
  ['underlined', `${from} 698.5 m ${to} 698.5 l S`],
  ['under a border', `${from} 711 m ${to} 711 l S`],
  ['crossed by a line of the whole page', '20 703 m 575 703 l S'],
  ['beside a bar as high as letters', `${from} 700 ${hour} 7 re f`],
  ['where a path only cuts off', `${from} 702.6 ${hour} 0.8 re W n`],
])('what stands %s is read', async (_, rule) => {
  const { text, struck } = await read(rule);
  expect(text).toBe('Departs 06:55 08:20');
  expect(struck).toBeUndefined();
});

test('hours struck through are told as those of before a change', () => {
  const ticket = { ...readPastedText('Departs 08:20'), struck: ['06:55'] };
  expect(withoutFormerTimes(ticket).doubts.map(({ code }) => code)).toEqual(['flight-replaced']);
  expect(withoutFormerTimes({ ...ticket, struck: ['EUR'] }).doubts).toEqual([]);
});

test('letters by thousands at one height are no line, and no rule is looked for among them', () => {
  const glyph = { text: 'X', y: 100, dx: 5, dy: 0, size: 8, font: 'F1', visible: true };
  const row = (count: number) => Array.from({ length: count }, (_, index) => ({ ...glyph, x: index * 5 }));
  const struck = (count: number) => withoutStruck(row(count), [{ x: 0, right: count * 5, y: 97 }]).struck.length;
  expect([struck(100), struck(4000)]).toEqual([1, 0]);
});
