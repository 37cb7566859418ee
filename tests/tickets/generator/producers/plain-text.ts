/** Text as it is pasted: columns kept by blanks, or parted by tabs, as mail programs and browsers copy them. */
import type { Block } from '../page-model.ts';
import type { Producer } from './producer.ts';

export const plainText: Producer = {
  id: 'plain-text',
  async produce({ blocks, header }, random) {
    const row = random.pick([byBlanks, byBlanks, byTabs]);
    return { text: [...(header ? [header, ''] : []), ...blocks.flatMap((block) => linesOf(block, row))].join('\n') };
  },
};

type Rows = Extract<Block, { kind: 'rows' }>['rows'];
type WriteRows = (rows: Rows) => string[];

function linesOf(block: Block, write: WriteRows): string[] {
  switch (block.kind) {
    case 'gap':
      return [''];
    case 'heading':
      return ['', block.text];
    case 'text':
      return [block.text];
    // Copying takes one after the other.
    case 'beside':
      return [...block.left, ...block.right].flatMap((one) => linesOf(one, write));
    case 'rows':
      return write(block.rows);
  }
}

function byBlanks(rows: Rows): string[] {
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(0, ...rows.flatMap((row) => row[column]?.map((line) => line.length) ?? [])),
  );
  return rows.flatMap((row) => {
    const lines = Math.max(1, ...row.map((cell) => cell.length));
    return Array.from({ length: lines }, (_, at) =>
      row
        .map((cell, column) => (cell[at] ?? '').padEnd((widths[column] ?? 0) + 3))
        .join('')
        .trimEnd(),
    );
  });
}

const byTabs: WriteRows = (rows) => rows.map((row) => row.map((cell) => cell.join(' ')).join('\t'));
