import { expect, test } from 'vitest';
import { onePage, pdfFile, printedTicket, stream } from '#tests/support/hostile/pdf-writer.ts';
import { readPdfText } from './pdf-text.ts';

const image = stream(
  '\0'.repeat(27),
  '/Type /XObject /Subtype /Image /Width 3 /Height 3 /ColorSpace /DeviceRGB /BitsPerComponent 8',
);
const form = stream(
  'q 1 0 0 1 5 5 cm /I Do Q',
  '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Matrix [90 0 0 90 0 0] /Resources << /XObject << /I 10 0 R >> >>',
);
const pictured = async (drawn: string) => {
  const objects = onePage({
    content: `${drawn}\n${printedTicket}`,
    resources: '/XObject << /I 10 0 R /X 11 0 R >>',
    more: [
      [10, image],
      [11, form],
    ],
  });
  return (await readPdfText(new Uint8Array(pdfFile({ objects })))).pictured;
};

test.each([
  ['a picture of a square inch', 'q 72 0 0 72 40 400 cm /I Do Q'],
  ['one that was stretched twice', 'q 8 0 0 8 0 0 cm q 20 0 0 9 5 5 cm /I Do Q Q'],
  ['one in a form', '/X Do'],
  ['one written into the page', 'q 72 0 0 72 40 400 cm BI /W 1 /H 1 /CS /G /BPC 8 ID \u0001 EI Q'],
  ['the squares of a code', Array.from({ length: 300 }, (_, index) => `${40 + index} 40 1 1 re f`).join('\n')],
  ['the bars of a code in one path', `${Array.from({ length: 300 }, (_, index) => `${40 + index} 40 1 9 re`).join('\n')} f`],
])('%s may be a code', async (_name, drawn) => {
  expect(await pictured(drawn)).toBe(true);
});

test.each([
  ['text alone', ''],
  ['a small sign', 'q 9 0 0 9 40 400 cm /I Do Q'],
  ['a page in other units', '0.75 0 0 -0.75 0 842 cm q Q'],
  ['the lines of a table', Array.from({ length: 40 }, (_, index) => `40 ${40 + index} m 500 ${40 + index} l S`).join('\n')],
  ['what cuts off and paints nothing', Array.from({ length: 300 }, (_, index) => `${40 + index} 40 400 400 re W n`).join('\n')],
])('%s is none', async (_name, drawn) => {
  expect(await pictured(drawn)).toBe(false);
});
