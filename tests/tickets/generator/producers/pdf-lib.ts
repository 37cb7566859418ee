/** pdf-lib with the standard fonts every reader has: tables column by column, as programs write them that fill in a form. */
import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from 'pdf-lib';
import type { Block } from '../page-model.ts';
import { pdfkit } from './pdfkit.ts';
import type { Producer } from './producer.ts';

const edge = 40;
const across = 515;
const top = 800;
const lowest = 50;

export const pdfLib: Producer = {
  id: 'pdf-lib',
  async produce(page, random) {
    const { blocks, header } = page;
    // Its fonts have the letters of Western Europe; Greek is another program's.
    if (/\p{Script=Greek}/u.test(JSON.stringify(page))) return pdfkit.produce(page, random);
    const document = await PDFDocument.create();
    const font = await document.embedFont(random.pick([StandardFonts.Helvetica, StandardFonts.TimesRoman]));
    const size = random.between(8, 10);
    const sheet = new Sheet(document, font, header);
    for (const block of blocks) draw(sheet, block, edge, across, size);
    return { pdf: await document.save() };
  },
};

class Sheet {
  y = top;
  #document: PDFDocument;
  #font: PDFFont;
  #header: string | null;
  #page: PDFPage;

  constructor(document: PDFDocument, font: PDFFont, header: string | null) {
    this.#document = document;
    this.#font = font;
    this.#header = header;
    this.#page = this.#next();
  }

  #next(): PDFPage {
    const page = this.#document.addPage([595.28, 841.89]);
    if (this.#header) page.drawText(western(this.#header), { x: edge, y: 820, size: 7, font: this.#font });
    return page;
  }

  room(height: number): void {
    if (this.y - height >= lowest) return;
    this.#page = this.#next();
    this.y = top;
  }

  write(text: string, x: number, y: number, size: number): void {
    this.#page.drawText(western(text), { x, y, size, font: this.#font });
  }

  width(text: string, size: number): number {
    return this.#font.widthOfTextAtSize(western(text), size);
  }
}

function draw(sheet: Sheet, block: Block, x: number, width: number, size: number): void {
  switch (block.kind) {
    case 'gap':
      sheet.y -= size;
      return;
    case 'heading':
    case 'text': {
      const em = block.kind === 'heading' ? size + 3 : size;
      sheet.room(2 * em);
      sheet.write(block.text, x, sheet.y, em);
      sheet.y -= em * 1.4;
      return;
    }
    case 'beside': {
      sheet.room(300);
      const start = sheet.y;
      for (const one of block.left) draw(sheet, one, x, width / 2 - 12, size - 1);
      const left = sheet.y;
      sheet.y = start;
      for (const one of block.right) draw(sheet, one, x + width / 2, width / 2 - 12, size - 1);
      sheet.y = Math.min(sheet.y, left);
      return;
    }
    case 'rows':
      drawRows(sheet, block.rows, x, width, size);
  }
}

/** As wide as their widest cells; smaller letters where that is more than the page. */
function drawRows(sheet: Sheet, rows: readonly (readonly (readonly string[])[])[], x: number, width: number, size: number): void {
  const count = Math.max(...rows.map((row) => row.length));
  const columns = Array.from({ length: count }, (_, column) =>
    Math.max(20, ...rows.flatMap((row) => (row[column] ?? []).map((text) => sheet.width(text, size) + 14))),
  );
  const whole = columns.reduce((sum, one) => sum + one, 0);
  const fit = Math.min(1, width / whole);
  const em = size * fit;
  const heights = rows.map((row) => Math.max(1, ...row.map((cell) => cell.length)) * em * 1.25 + em * 0.5);
  sheet.room(heights.reduce((sum, one) => sum + one, 0));
  const tops = heights.map((_, index) => sheet.y - heights.slice(0, index).reduce((sum, one) => sum + one, 0));
  let left = x;
  for (const [column, one] of columns.entries()) {
    for (const [row, cells] of rows.entries())
      for (const [line, text] of (cells[column] ?? []).entries())
        sheet.write(text, left, (tops[row] ?? sheet.y) - line * em * 1.25, em);
    left += one * fit;
  }
  sheet.y -= heights.reduce((sum, one) => sum + one, 0);
}

/** Letters the standard fonts lack are written without their marks, as many programs do. */
function western(text: string): string {
  return [...text.replace(/→/g, '–').replace(/[\u202f\u00a0]/g, ' ')]
    .map((letter) => (isWestern(letter) ? letter : (plain[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, ''))))
    .filter(isWestern)
    .join('');
}

const plain: Readonly<Record<string, string>> = { ı: 'i', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D' };
const isWestern = (letter: string) => /^[\x20-\x7e\u00a1-\u00ff–—‘’“”•…€]*$/.test(letter);
