import { expect, test } from 'vitest';
import { pdfOf, textAt } from '#tests/support/write-pdf.ts';
import { withCentredRows } from './centred-rows.ts';
import { readPastedText } from './pasted-text.ts';
import { readPdfText } from './pdf-text.ts';

/** Rows of cells in lines 12 points apart, centred from top to bottom as word processors and browsers do. */
function tableOf(rows: string[][], columns: number[], padding = 8): string[] {
  let top = 40;
  return rows.flatMap((row) => {
    const cells = row.map((cell) => cell.split('|'));
    const height = 12 * Math.max(...cells.map(({ length }) => length));
    const drawn = cells.flatMap((cell, column) =>
      cell.map((text, line) => textAt(columns[column] ?? 0, 760 - top - (height - 12 * cell.length) / 2 - 12 * line, text)),
    );
    top += height + padding;
    return drawn;
  });
}

const rowsOf = async (content: string[]) =>
  withCentredRows((await readPdfText(pdfOf([{ content: content.join('\n') }]))).lines).map(({ text }) => text.split(/ {2,}/));

test('a row whose cells are centred is one line, each cell in one piece', async () => {
  const rows = [
    ['Reisende', 'Ticket', 'Sitz'],
    ['Herr Dr.|Maximilian|von Lauterbach', '220-2417|705611', '12A'],
    ['Frau Anna-|Sophie Lauterbach', '220-2417705612', '12B'],
    ['Leo Lauterbach', '220-2417705613', '12C'],
  ];
  expect(await rowsOf(tableOf(rows, [40, 160, 260]))).toEqual([
    ['Reisende', 'Ticket', 'Sitz'],
    ['Herr Dr. Maximilian von Lauterbach', '220-2417 705611', '12A'],
    ['Frau Anna-Sophie Lauterbach', '220-2417705612', '12B'],
    ['Leo Lauterbach', '220-2417705613', '12C'],
  ]);
});

test('rows that are nearer than lines of a cell, and blocks beside each other, stay as they are', async () => {
  const tight = [
    ['Ana|Pop', '220-2417705611', '12A'],
    ['Ion|Pop', '220-2417705612', '12B'],
  ];
  expect(await rowsOf(tableOf(tight, [40, 160, 260], 0))).toHaveLength(6);
  const blocks = ['Solaris Tours', 'Bd. Unirii 45', 'Bucuresti', 'RO 28811407'].map((text, line) =>
    textAt(40, 700 - 12 * line, text),
  );
  const beside = ['Tel. 021 555', 'office@example'].map((text, line) => textAt(300, 694 - 12 * line, text));
  expect(await rowsOf([...blocks, ...beside])).toHaveLength(6);
  const { lines } = readPastedText('Name      Ticket\nAna Pop   220-2417705611\n          12A');
  expect(withCentredRows(lines)).toBe(lines);
});

test('what is centred beside a list stands in its first row, and each of the list in a row of its own', async () => {
  const content = tableOf([['Viajeros:', 'Ana Pop|Ion Pop', '220-1|220-2', 'Turista']], [40, 160, 260, 360]).join('\n');
  const { lines } = await readPdfText(pdfOf([{ content }]));
  const isList = (texts: readonly string[]) => texts.every((text) => text.endsWith('Pop'));
  expect(withCentredRows(lines, () => false, isList).map(({ text }) => text.split(/ {2,}/))).toEqual([
    ['Viajeros:', 'Ana Pop', '220-1', 'Turista'],
    ['Ion Pop', '220-2'],
  ]);
});
