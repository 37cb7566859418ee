/** react-pdf: boxes laid out by flex, lines broken where the column ends. No JSX: Node runs this file as it stands. */
import { Document, Font, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import type { Block, PrintedPage } from '../page-model.ts';
import type { Producer } from './producer.ts';
import { fontFiles, printable } from './scripts-of-letters.ts';

Font.registerHyphenationCallback((word) => [word]);

export const reactPdf: Producer = {
  id: 'react-pdf',
  async produce(page, random) {
    return { pdf: new Uint8Array(await renderToBuffer(printed(page, random.between(8, 10)))) };
  },
};

let documents = 0;

/** Families for one document: a parsed font is never shared, since letters used in one would be missing in the next. */
function freshFamilies(): string[] {
  documents += 1;
  return Object.entries(fontFiles('roboto')).map(([script, src]) => {
    const family = `generator-${script}-${documents}`;
    Font.register({ family, src });
    return family;
  });
}

function printed({ blocks, header }: PrintedPage, size: number) {
  const style = { padding: 40, fontSize: size, fontFamily: freshFamilies() };
  const repeated = header === null ? [] : [words(header, { fontSize: 7, marginBottom: 8 }, true)];
  return createElement(Document, null, createElement(Page, { size: 'A4', style }, ...repeated, ...blocks.map(elementOf)));
}

const words = (text: string, style: object = {}, fixed = false): ReactElement =>
  createElement(Text, { style, fixed } as object, printable(text));
const box = (style: object, children: readonly ReactElement[]): ReactElement =>
  createElement(View, { style } as object, ...children);

function elementOf(block: Block): ReactElement {
  switch (block.kind) {
    case 'gap':
      return box({ height: 10 }, []);
    case 'heading':
      return words(block.text, { fontSize: 13, marginVertical: 4 });
    case 'text':
      return words(block.text);
    case 'beside':
      return box(
        { flexDirection: 'row', gap: 20 },
        [block.left, block.right].map((side) => box({ flex: 1 }, side.map(elementOf))),
      );
    case 'rows':
      return box(
        { marginVertical: 3 },
        block.rows.map((row) =>
          box(
            { flexDirection: 'row', gap: 8, marginBottom: 3 },
            row.map((cell) =>
              box(
                { flex: 1 },
                cell.map((line) => words(line)),
              ),
            ),
          ),
        ),
      );
  }
}
