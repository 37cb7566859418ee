/** PDFKit: every text at its place, in reading order, as programs write tickets. */
import PDFDocument from 'pdfkit';
import type { Block } from '../page-model.ts';
import type { Producer } from './producer.ts';
import { fontBytes, fontFiles, runsOf } from './scripts-of-letters.ts';

const edge = 42;
const bottom = 790;
const width = 511;

export const pdfkit: Producer = {
  id: 'pdfkit',
  async produce({ blocks, header }, random) {
    const document = new PDFDocument({
      ...{ pdfVersion: '1.7', tagged: false, lang: 'en', displayTitle: false, autoFirstPage: false, info: {} },
    });
    const chunks: Uint8Array[] = [];
    const done = new Promise<Uint8Array>((resolve, reject) => {
      document.on('data', (chunk) => chunks.push(chunk));
      document.on('error', reject);
      document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    });
    for (const [script, path] of Object.entries(fontFiles(random.pick(['roboto', 'tinos'] as const))))
      document.registerFont(script, fontBytes(path));
    const size = random.between(8, 11);
    let y = bottom;
    const line = (text: string, x: number, at: number, em: number) => {
      let left = x;
      for (const run of runsOf(text)) {
        document.font(run.script).fontSize(em).text(run.text, left, at, { lineBreak: false });
        left += document.widthOfString(run.text);
      }
    };
    const room = (lines: number) => {
      if (y + lines * size * 1.3 < bottom) return;
      document.addPage({ size: 'A4', margin: 0 });
      y = edge;
      if (header) line(header, edge, 20, 7);
    };
    const draw = (block: Block, x: number, across: number, em: number): void => {
      switch (block.kind) {
        case 'gap':
          y += em;
          return;
        case 'heading':
        case 'text': {
          const large = block.kind === 'heading' ? em + 3 : em;
          room(2);
          line(block.text, x, y, large);
          y += large * 1.35;
          return;
        }
        case 'beside': {
          room(24);
          const top = y;
          for (const one of block.left) draw(one, x, across / 2 - 10, em - 1);
          const left = y;
          y = top;
          for (const one of block.right) draw(one, x + across / 2, across / 2, em - 1);
          y = Math.max(y, left);
          return;
        }
        case 'rows': {
          const columns = Math.max(...block.rows.map((row) => row.length));
          const fitted = Math.min(em, fittingSize(block.rows, across / columns, em, measure));
          for (const row of block.rows) {
            const lines = Math.max(1, ...row.map((cell) => cell.length));
            room(lines + 1);
            for (const [column, cell] of row.entries())
              for (const [at, text] of cell.entries())
                line(text, x + (across / columns) * column, y + at * fitted * 1.25, fitted);
            y += lines * fitted * 1.25 + fitted * 0.5;
          }
        }
      }
    };
    const measure = (text: string, em: number) =>
      runsOf(text).reduce((sum, run) => sum + document.font(run.script).fontSize(em).widthOfString(run.text), 0);
    room(0);
    for (const block of blocks) draw(block, edge, width, size);
    document.end();
    return { pdf: await done };
  },
};

/** No cell runs into its neighbour: the size at which the widest fits. */
function fittingSize(
  rows: readonly (readonly (readonly string[])[])[],
  column: number,
  em: number,
  measure: (text: string, em: number) => number,
): number {
  const widest = Math.max(1, ...rows.flatMap((row) => row.flat().map((text) => measure(text, em))));
  return em * Math.min(1, (column - 6) / widest);
}
