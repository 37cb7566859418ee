import { expect, test } from 'vitest';
import { pdfOf, textAt } from '#tests/support/write-pdf.ts';
import { readPdfText } from '../../text/pdf-text.ts';
import { withoutHoursBeforeLeaving } from './hours-before-leaving.ts';

const read = async (...rows: string[][]) => {
  const content = rows.flatMap((cells, row) => cells.map((cell, index) => textAt(50 + 120 * index, 700 - 20 * row, cell)));
  const { text } = withoutHoursBeforeLeaving(await readPdfText(pdfOf([{ content: content.join('\n') }])));
  return text.replace(/ +/g, ' ');
};

test('an hour under a label of boarding or closing is left out, and that of leaving stays', async () => {
  const text = await read(['Boarding', 'Departure', 'Gate closes'], ['13:35', '14:10', '13:55']);
  expect(text).toContain('14:10');
  expect(text).not.toMatch(/13:35|13:55/);
});

test('hours under labels of flights stay', async () => {
  expect(await read(['Departure', 'Arrival'], ['13:35', '15:10'])).toMatch(/13:35.*15:10/s);
});
