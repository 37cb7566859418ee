/** A PDF as lines of words with their places: what every format reads. Bounded in pages, glyphs and time. */
import { commaLetters } from './letters.ts';
import { openPdf } from './open-pdf.ts';
import { glyphsOf } from './page-glyphs.ts';
import { pageOf } from './page-lines.ts';
import { holdsPicture } from './page-pictures.ts';
import { withoutStruck } from './struck-glyphs.ts';
import type { Line, Page, TicketText } from './ticket-text.ts';
import { TicketTextError } from './ticket-text-error.ts';

const pdfLimits = {
  megabytes: 15,
  pages: 60,
  glyphsOnPage: 60_000,
  glyphs: 400_000,
  // Of tickets no page has more than 6,000.
  operationsOnPage: 200_000,
  operations: 1_000_000,
};

/**
 * @param bytes the file; kept as they are.
 * @param signal stops between pages and between a page's parts, with the problem `too-slow`.
 * @throws TicketTextError for anything that is not a PDF with text in it.
 */
export async function readPdfText(bytes: Uint8Array, signal?: AbortSignal): Promise<TicketText> {
  refuseWhatIsNoPdf(bytes);
  const pages: Page[] = [];
  const struck: string[] = [];
  let count = 0;
  let pictured = false;
  for await (const drawn of openPdf(bytes, pdfLimits, signal)) {
    const written = glyphsOf(drawn, pdfLimits.glyphsOnPage);
    count += written?.glyphs.length ?? 0;
    pictured ||= holdsPicture(drawn);
    if (!written || count > pdfLimits.glyphs) throw new TicketTextError('far-too-much');
    const left = withoutStruck(written.glyphs, written.rules);
    struck.push(...left.struck);
    pages.push(pageOf(drawn.number, drawn, left.glyphs));
    // Gives whoever holds the signal a chance to pull it.
    await new Promise((resolve) => setTimeout(resolve));
  }
  if (pages.length === 0) throw new TicketTextError('no-pages');
  if (!pages.some((page) => page.lines.length > 0)) throw new TicketTextError('no-text', { pictured });
  const asPrinted = pages.flatMap((page) => page.lines.map((line) => line.text)).join('\n');
  const clean = commaLetters(asPrinted);
  const cleanPages = pages.map((page) => ({ ...page, lines: page.lines.map((line) => cleanLine(line, clean)) }));
  return {
    pages: cleanPages,
    lines: cleanPages.flatMap((page) => page.lines),
    text: clean(asPrinted),
    pictured,
    ...(struck.length > 0 && { struck }),
  };
}

const cleanLine = (line: Line, clean: (text: string) => string): Line => ({
  ...line,
  text: clean(line.text),
  words: line.words.map((word) => ({ ...word, text: clean(word.text) })),
});

/** The first kilobyte names the kind of file; the last says that the file is whole (ISO 32000-1, 7.5.1 and 7.5.5, as readers practise it). */
function refuseWhatIsNoPdf(bytes: Uint8Array): void {
  if (bytes.length === 0) throw new TicketTextError('empty');
  if (bytes.length > pdfLimits.megabytes * 1024 * 1024) throw new TicketTextError('too-large');
  if (!holds(bytes.subarray(0, 1024), '%PDF-')) throw new TicketTextError('not-a-pdf');
  if (!holds(bytes.subarray(-65_536), 'startxref')) throw new TicketTextError('damaged');
}

function holds(bytes: Uint8Array, sign: string): boolean {
  return new TextDecoder('latin1').decode(bytes).includes(sign);
}
