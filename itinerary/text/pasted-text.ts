/** Pasted text as a document: every character a box of the same width, as on a typewriter; form feeds part pages. */
import { commaLetters, normalised } from './letters.ts';
import { plainTableRows } from './plain-tables.ts';
import { withCapitalCodes } from './small-codes.ts';
import type { Line, Page, TicketText } from './ticket-text.ts';
import { TicketTextError } from './ticket-text-error.ts';

const letterWidth = 6;
const lineHeight = 12;
const limits = { characters: 300_000, lines: 10_000, lineLength: 2_000 };
/** No ticket says one thing in so many lines; those behind them say nothing more, and each costs. */
const mostAlike = 200;

/**
 * @param text the confirmation as copied from a mail or a terminal. Tabs part columns, quotation marks of mails (`> `) are taken off.
 * @throws TicketTextError when there is nothing to read, or more than any ticket has.
 */
export function readPastedText(text: string): TicketText {
  if (text.length > limits.characters) throw new TicketTextError('text-too-long');
  const clean = commaLetters(text);
  const whole = text.split('\f').map((part, index) => pageOf(part, index + 1, clean));
  const printed = whole.reduce((sum, page) => sum + page.lines.length, 0);
  if (printed === 0) throw new TicketTextError('empty');
  if (printed > limits.lines) throw new TicketTextError('text-too-long');
  const seldom = isSeldom();
  const pages = whole.map((page) => ({ ...page, lines: page.lines.filter(seldom) }));
  const lines = pages.flatMap((page) => page.lines);
  return { pasted: true, pages, lines, text: lines.map((line) => line.text).join('\n') };
}

/** Whether a line has not yet come too often. */
function isSeldom(): (line: Line) => boolean {
  const seen = new Map<string, number>();
  return ({ text }) => {
    const times = (seen.get(text) ?? 0) + 1;
    seen.set(text, times);
    return times <= mostAlike;
  };
}

function pageOf(text: string, number: number, clean: (text: string) => string): Page {
  const printed = withoutSenders(text.split(/\r\n|[\n\r\u0085\u2028\u2029]/));
  const unquotedRows = printed.map((row) => withCapitalCodes(unmarked(unquoted(row))));
  const tables = plainTableRows(unquotedRows);
  const cells = unquotedRows.map((row, index) => (tables[index] ?? row.split('\t')).map((cell) => clean(normalised(cell))));
  const rows = inColumns(cells);
  const lines = rows.flatMap((row, index) => {
    const line = lineOf(row, number, index);
    const quoted = depthOf(printed[index] ?? '');
    return line ? [quoted > 0 ? { ...line, quoted } : line] : [];
  });
  return {
    number,
    width: Math.max(1, ...lines.map((line) => line.x + line.width)),
    height: Math.max(1, rows.length) * lineHeight,
    lines,
  };
}

// [24-11-26 10:33:48] Aysén Viajes (Pame): … | 24/11/26, 10:33 - Pame: … | [2027. 02. 03. 18:12] Réka: …
const sentBy =
  /^[\u200e\u200f]?(?:\[\d{1,4}[./-] ?\d{1,2}[./-] ?\d{1,4}\.?,? \d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[AaPp]\.?\s?[Mm]\.?)?\]|\d{1,4}[./-] ?\d{1,2}[./-] ?\d{2,4}\.?,? \d{1,2}[:.]\d{2}(?:\s?[AaPp]\.?\s?[Mm]\.?)? [-–]) [^:\n]{1,40}: /u;
/** Fewer messages are no chat. */
const fewestMessages = 3;

/** Rows between two messages: they are no lines of one paragraph. */
const apart = ['', ''];

// [27.11.2026. 17:19] | 24/11/26, 10:33 -
const hourSent = /^(.?\[?[\d./ -]{6,14}?),? \d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[AaPp]\.?\s?[Mm]\.?)?/u;

/** The messages of a chat without who sent each and when; of the first the day stays where nothing else tells the year. */
function withoutSenders(rows: readonly string[]): readonly string[] {
  const sent = rows.flatMap((row, index) => (sentBy.test(row) ? index : []));
  if (sent.length < fewestMessages) return rows;
  const isYearTold = rows.some((row) => /(?<!\d)20[2-9]\d(?!\d)/.test(row.replace(sentBy, '')));
  const isSent = new Set(isYearTold ? sent : sent.slice(1));
  return rows.flatMap((row, index) =>
    isSent.has(index) ? [...apart, row.replace(sentBy, '')] : [index === sent[0] ? row.replace(hourSent, '$1') : row],
  );
}

// *HBXQWJ* | *IDA sábado 9/1/2027*: bold, as people write it to each other; not 1*CDGSFO, *1A/E*
const bold =
  /(?<![\p{L}\d*])\*(?=[\p{L}\d])(?<words>[^*\n/]{1,80}?|(?=[^*\n]*\p{Ll})[^*\n]{1,80}?)(?<=[\p{L}\d.:)])\*(?![\p{L}\d*])/gu;
const unmarked = (row: string): string => row.replace(bold, '$<words>');

const betweenColumns = 3;
/** Wider cells are sentences: under them nothing is aligned. */
const widestCell = 60;

/** What was parted by tabs stands in columns again: rows one under the other, each cell as wide as its column. */
function inColumns(rows: readonly (readonly string[])[]): string[] {
  const written: string[] = [];
  for (let from = 0; from < rows.length; ) {
    const to = endOfTable(rows, from);
    const widths: number[] = [];
    for (const row of rows.slice(from, to).filter(isTabbed))
      for (const [column, { length }] of row.entries())
        widths[column] = Math.max(widths[column] ?? 0, Math.min(length, widestCell));
    for (const row of rows.slice(from, to))
      written.push(
        row
          .map((cell, column) => cell.padEnd((widths[column] ?? 0) + betweenColumns))
          .join('')
          .slice(0, limits.lineLength),
      );
    from = to;
  }
  return written;
}

/** Where the rows end that make one table; a row across all columns, `Outbound`, parts it where as many cells stand under it as in a row over it. */
function endOfTable(rows: readonly (readonly string[])[], from: number): number {
  let to = from;
  const lengths = new Set<number>();
  for (; isTabbed(rows[to]) || (lengths.has(rows[to + 1]?.length ?? 0) && isAcross(rows[to])); to += 1)
    if (isTabbed(rows[to])) lengths.add(rows[to]?.length ?? 0);
  return Math.max(to, from + 1);
}

const isAcross = ([cell = '']: readonly string[] = []) => cell !== '' && cell.length <= widestCell;

const isTabbed = (row: readonly string[] | undefined) => (row?.length ?? 0) > 1;

/** Marks of quotation: one for each message between this and the newest. */
const quotation = /^\s*(?:>\s?)+/;

const unquoted = (row: string) => row.slice(0, limits.lineLength).replace(quotation, '');

/** `>*TE001` is what somebody asked of a terminal. */
const depthOf = (row: string) =>
  /^\s*(?:>\s?)*>(?=\s|$)/.exec(row.slice(0, limits.lineLength))?.[0].replace(/\s/g, '').length ?? 0;

/** A row as a line of words, on the given row of a page; undefined for a blank one. */
export function lineOf(row: string, page: number, index: number): Line | undefined {
  const text = row.trim();
  if (text === '') return undefined;
  const place = { page, x: (row.length - row.trimStart().length) * letterWidth, y: index * lineHeight, height: lineHeight };
  const words = [...text.matchAll(/\S+/g)].map((match) => ({
    ...place,
    x: place.x + match.index * letterWidth,
    width: match[0].length * letterWidth,
    text: match[0],
    start: match.index,
  }));
  return { ...place, width: text.length * letterWidth, text, words };
}
