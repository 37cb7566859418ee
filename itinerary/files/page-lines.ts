/** The words of an HTML page as somebody sees them, a row a line: cells of a row are parted by tabs, as pasted tables are. */
import { attribute, isElement, type PageElement, type PageNode, type PageParent, textOf } from './page-tree.ts';

/** Scripts, styles and whatever is no text of the page. */
const silent = new Set(
  'head script style template noscript title svg math object embed iframe video audio select datalist textarea canvas map'.split(
    ' ',
  ),
);
/** Struck out: no longer so, as the old times in a mail about a change. */
const struck = new Set(['s', 'del', 'strike']);
const inline = new Set(
  'a abbr acronym b bdi bdo big cite code data dfn em font i img input ins kbd label mark nobr o:p q samp small span strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);
const unseenStyle =
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all|opacity\s*:\s*0(?:\.0+)?\s*(?:!|;|$)|text-decoration(?:-line)?\s*:[^;]*line-through)/i;
const keepsBlanks = /(?:^|;)\s*white-space\s*:\s*pre/i;

/** Cells with more lines than this are columns of a layout and no row of a table. */
const mostLinesOfCell = 6;

export function pageLines(page: PageParent): string[] {
  return linesIn(page, false);
}

/** Gathers words into lines. */
class Lines {
  readonly done: string[] = [];
  #current = '';

  write(text: string): void {
    this.#current += text;
  }

  end(): void {
    // No-break blanks stay: they are how mails put things into columns.
    const line = this.#current.replace(/[ \t\r\n\f]+/g, ' ').replace(/^[\s]+|[\s]+$/g, '');
    if (line !== '') this.done.push(line);
    this.#current = '';
  }

  add(lines: readonly string[]): void {
    this.end();
    this.done.push(...lines);
  }
}

function linesIn(parent: PageParent, asTyped: boolean): string[] {
  const lines = new Lines();
  write(parent, lines, asTyped);
  lines.end();
  return lines.done;
}

function write(parent: PageParent, lines: Lines, asTyped: boolean): void {
  for (const child of parent.childNodes) {
    const text = textOf(child);
    if (text !== undefined) writeText(text, lines, asTyped);
    else if (isElement(child) && isSeen(child)) writeElement(child, lines, asTyped);
  }
}

function writeText(text: string, lines: Lines, asTyped: boolean): void {
  if (!asTyped) lines.write(text);
  else
    for (const [index, row] of text.split(/\r\n|\r|\n/).entries()) {
      if (index > 0) lines.end();
      lines.write(row.replaceAll('\t', '    ').replaceAll(' ', '\u00a0'));
    }
}

function writeElement(element: PageElement, lines: Lines, asTyped: boolean): void {
  const { tagName } = element;
  const typed = asTyped || tagName === 'pre' || keepsBlanks.test(attribute(element, 'style') ?? '');
  if (tagName === 'br' || tagName === 'hr') lines.end();
  else if (tagName === 'table') lines.add(tableLines(element));
  else if (inline.has(tagName)) write(element, lines, typed);
  else {
    lines.end();
    write(element, lines, typed);
    lines.end();
  }
}

function isSeen(element: PageElement): boolean {
  if (silent.has(element.tagName) || struck.has(element.tagName)) return false;
  return attribute(element, 'hidden') === undefined && !unseenStyle.test(attribute(element, 'style') ?? '');
}

/** Rows of a table, nested ones left to their cells. */
function rowsOf(parent: PageParent): PageElement[] {
  return parent.childNodes.flatMap((child: PageNode) => {
    if (!isElement(child) || !isSeen(child)) return [];
    if (child.tagName === 'tr') return [child];
    return /^(?:thead|tbody|tfoot)$/.test(child.tagName) ? rowsOf(child) : [];
  });
}

function tableLines(table: PageElement): string[] {
  const captions = table.childNodes.filter((child) => isElement(child) && child.tagName === 'caption') as PageElement[];
  const lines = captions.flatMap((caption) => linesIn(caption, false));
  /** For how many more rows a cell of a row above reaches down into this column. */
  const reaching: number[] = [];
  for (const row of rowsOf(table)) {
    const cells: string[][] = [];
    for (const cell of row.childNodes) {
      if (!isElement(cell) || !/^t[dh]$/.test(cell.tagName) || !isSeen(cell)) continue;
      while ((reaching[cells.length] ?? 0) > 0) reachDown(reaching, cells);
      const rows = Number(attribute(cell, 'rowspan') ?? 1);
      reaching[cells.length] = rows > 1 && rows < 100 ? rows - 1 : 0;
      cells.push(linesIn(cell, false));
    }
    lines.push(...rowLines(cells));
  }
  return lines;
}

function reachDown(reaching: number[], cells: string[][]): void {
  reaching[cells.length] = (reaching[cells.length] ?? 1) - 1;
  cells.push([]);
}

/** Cells side by side, line by line; one under the other where they are columns of a layout. */
function rowLines(cells: readonly (readonly string[])[]): string[] {
  const told = cells.filter((cell) => cell.length > 0);
  if (told.length < 2) return told.flat();
  const isLayout = told.some(
    (cell) => cell.length > mostLinesOfCell || (cell.length > 1 && cell.some((line) => line.includes('\t'))),
  );
  if (isLayout) return told.flat();
  const height = Math.max(...told.map((cell) => cell.length));
  return Array.from({ length: height }, (_, index) =>
    cells
      .map((cell) => cell[index] ?? '')
      .join('\t')
      .trimEnd(),
  );
}
