/** jsPDF, as booking pages make a file in the browser: ruled tables, words broken where their column ends, headings in bold. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsPDF as JsPdf } from 'jspdf';
import type { Block } from '../page-model.ts';
import type { Producer } from './producer.ts';
import { printable } from './scripts-of-letters.ts';

const edge = 36;
const across = 523;
const top = 54;
const lowest = 800;

/** Liberation Sans has the letters of every language of the sets; pdfjs brings it. */
const fonts = join(import.meta.dirname, '../../../../node_modules/pdfjs-dist/standard_fonts');

export const jspdf: Producer = {
  id: 'jspdf',
  async produce({ blocks, header }, random) {
    const sheet = new Sheet(header, random.chance(50));
    const size = random.between(8, 10);
    for (const block of blocks) draw(sheet, block, edge, across, size);
    return { pdf: sheet.bytes() };
  },
};

class Sheet {
  y = top;
  readonly ruled: boolean;
  readonly #header: string | null;
  readonly #document = new JsPdf({ unit: 'pt', format: 'a4' });

  constructor(header: string | null, ruled: boolean) {
    this.ruled = ruled;
    this.#header = header;
    for (const style of ['Regular', 'Bold']) {
      const file = `LiberationSans-${style}.ttf`;
      this.#document.addFileToVFS(file, readFileSync(join(fonts, file)).toString('base64'));
      this.#document.addFont(file, 'sans', style === 'Bold' ? 'bold' : 'normal');
    }
    this.#begin();
  }

  #begin(): void {
    this.y = top;
    if (this.#header !== null) this.write(this.#header, edge, 24, 7);
  }

  room(height: number): void {
    if (this.y + height <= lowest) return;
    this.#document.addPage();
    this.#begin();
  }

  #letters(size: number, bold: boolean): JsPdf {
    return this.#document.setFont('sans', bold ? 'bold' : 'normal').setFontSize(size);
  }

  write(text: string, x: number, y: number, size: number, bold = false): void {
    this.#letters(size, bold).text(printable(text), x, y);
  }

  width(text: string, size: number, bold = false): number {
    return this.#letters(size, bold).getTextWidth(printable(text));
  }

  /** Lines no wider than that, broken between words. */
  lines(text: string, width: number, size: number, bold = false): string[] {
    return this.#letters(size, bold).splitTextToSize(printable(text), width) as string[];
  }

  rule(x: number, width: number): void {
    this.#document.setLineWidth(0.4).line(x, this.y, x + width, this.y);
  }

  bytes(): Uint8Array {
    return new Uint8Array(this.#document.output('arraybuffer'));
  }
}

function draw(sheet: Sheet, block: Block, x: number, width: number, size: number): void {
  switch (block.kind) {
    case 'gap':
      sheet.y += size;
      return;
    case 'heading':
    case 'text': {
      const bold = block.kind === 'heading';
      const em = bold ? size + 3 : size;
      for (const line of sheet.lines(block.text, width, em, bold)) {
        sheet.room(em * 2);
        sheet.write(line, x, sheet.y, em, bold);
        sheet.y += em * 1.35;
      }
      return;
    }
    case 'beside': {
      sheet.room(280);
      const start = sheet.y;
      for (const one of block.left) draw(sheet, one, x, width / 2 - 10, size - 1);
      const left = sheet.y;
      sheet.y = start;
      for (const one of block.right) draw(sheet, one, x + width / 2, width / 2 - 10, size - 1);
      sheet.y = Math.max(sheet.y, left);
      return;
    }
    case 'rows':
      drawRows(sheet, block, x, width, size);
  }
}

/** Columns share the width by what they hold, none narrower than its longest word; a row stays on one page. */
function drawRows(sheet: Sheet, { rows, head }: Extract<Block, { kind: 'rows' }>, x: number, width: number, size: number): void {
  const columns = columnWidths(sheet, rows, width, size);
  const em = size * Math.min(1, width / columns.reduce((sum, one) => sum + one, 0));
  const widths = columns.map((one) => (one * em) / size);
  for (const [index, row] of rows.entries()) {
    const bold = head && index === 0;
    const cells = row.map((cell, column) => cell.flatMap((text) => sheet.lines(text, (widths[column] ?? width) - 6, em, bold)));
    const height = Math.max(1, ...cells.map(({ length }) => length)) * em * 1.2 + em * 0.6;
    sheet.room(height);
    if (sheet.ruled) sheet.rule(x, width);
    let left = x + 3;
    for (const [column, cell] of cells.entries()) {
      for (const [at, line] of cell.entries()) sheet.write(line, left, sheet.y + em * (1.1 + at * 1.2), em, bold);
      left += widths[column] ?? 0;
    }
    sheet.y += height;
  }
}

function columnWidths(sheet: Sheet, rows: Extract<Block, { kind: 'rows' }>['rows'], width: number, size: number): number[] {
  const count = Math.max(...rows.map((row) => row.length));
  const widest = (column: number, pieces: (text: string) => string[]) =>
    Math.max(16, ...rows.flatMap((row) => (row[column] ?? []).flatMap(pieces).map((text) => sheet.width(text, size, true) + 9)));
  const least = Array.from({ length: count }, (_, column) => widest(column, (text) => printable(text).split(' ')));
  const wish = Array.from({ length: count }, (_, column) => widest(column, (text) => [text]));
  const free = Math.max(0, width - least.reduce((sum, one) => sum + one, 0));
  const wanted = wish.reduce((sum, one, column) => sum + one - (least[column] ?? 0), 0);
  return wish.map((one, column) => {
    const narrow = least[column] ?? one;
    return narrow + (one - narrow) * Math.min(1, free / Math.max(1, wanted));
  });
}
