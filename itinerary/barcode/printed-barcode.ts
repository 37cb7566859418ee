/** Barcodes in a document: lines that only machines read. */
import type { Box, Line, TicketText } from '../text/ticket-text.ts';

/** What a barcode says, and where it stands. */
export type PrintedBarcode = { text: string; box: Box };

/** Finds the barcodes of a PDF. Injected, because pixels are made differently on a server and in a browser. */
export type ReadBarcodes = (pdf: Uint8Array) => Promise<readonly PrintedBarcode[]>;

// Boarding pass | Bordkarte | carte d'embarquement | carte d'accès à bord | tarjeta de embarque | carta d'imbarco | biniş kartı | instapkaart | karta pokładowa | cartão de embarque
const saysBoardingPass =
  /boarding ?(?:pass|card)|bordkarte|einsteigekarte|carte d.(?:embarquement|acc[eè]s)|tarjetas? de embarque|cart[ae] d.imbarco|bini[sş] kart|instapkaart|kart[ay] pok[lł]adow|cart[aã]o de embarque|(?:card|tichet|permis)(?:ul)? de [iî]mbarcare|κ[αά]ρτα επιβ[ιί]βασης/gi;
// This is not a boarding pass | Acesta nu este un card de îmbarcare | keine Bordkarte | n'est pas une carte d'embarquement | non è una carta d'imbarco | nie jest kartą pokładową
const deniedBefore =
  /(?<!\p{L})(?:not|no|never|cannot|isn.t|nu|nici|kein\p{L}{0,2}|nicht|pas|non|nie|geen|niet|n[aã]o|δεν)(?!\p{L})[^.!?;:\n]{0,60}$/iu;
// biniş kartı değildir
const deniedBehind = /^[^.!?;:\n]{0,20}de[gğ]il/i;

/** More pages than passes for a family and back: a document of another kind that only speaks of boarding passes. */
export const mostBarcodePages = 12;

/**
 * Whether looking for barcodes is worth the time it takes, which is a hundred times that of the text.
 * @param text of the whole document, or nothing when it has none
 * @param pages nothing where the count is not known
 */
export function mayHoldBoardingPass(text: string | undefined, pages = 1): boolean {
  return text === undefined || (pages <= mostBarcodePages && [...text.matchAll(saysBoardingPass)].some(isMeant));
}

/** What says that it is no boarding pass is none. */
function isMeant({ index, input, 0: words }: RegExpExecArray): boolean {
  const behind = index + words.length;
  return !deniedBefore.test(input.slice(Math.max(0, index - 80), index)) && !deniedBehind.test(input.slice(behind, behind + 40));
}

/** The document with its barcodes: each a line at the end of its page. Nothing without text and without barcodes. */
export function withBarcodes(ticket: TicketText | undefined, barcodes: readonly PrintedBarcode[]): TicketText | undefined {
  if (barcodes.length === 0) return ticket;
  const pages = [...(ticket?.pages ?? [])];
  for (const { text, box } of barcodes) {
    const line: Line = { ...box, text, words: [{ ...box, text, start: 0 }] };
    const index = pages.findIndex(({ number }) => number === box.page);
    const page = pages[index];
    if (page) pages[index] = { ...page, lines: [...page.lines, line] };
    else pages.push({ number: box.page, width: box.x + box.width, height: box.y + box.height, lines: [line] });
  }
  const lines = pages.flatMap((page) => page.lines);
  return { pages, lines, text: lines.map((line) => line.text).join('\n') };
}
