/** A document before it is anybody's file: blocks from top to bottom. Producers (`producers/`) make PDFs and texts of it. */

export type Block =
  | { kind: 'heading' | 'text'; text: string }
  /** Rows of cells, each cell some lines; the first row may be a heading. */
  | { kind: 'rows'; rows: readonly (readonly (readonly string[])[])[]; head: boolean }
  | { kind: 'beside'; left: readonly Block[]; right: readonly Block[] }
  | { kind: 'gap' };

export type PrintedPage = {
  blocks: readonly Block[];
  /** Printed again on top of every page. */
  header: string | null;
  /** Read from right to left. */
  direction?: 'rtl';
};
