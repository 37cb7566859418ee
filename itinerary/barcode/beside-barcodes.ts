/**
 * Looks for barcodes where they help and where one may be: in a boarding pass, in a document without text, in one whose text tells of no
 * flight, if anything is drawn in it.
 */
import type { TicketText } from '../text/ticket-text.ts';
import { TicketTextError } from '../text/ticket-text-error.ts';
import { mayHoldBoardingPass, type PrintedBarcode, withBarcodes } from './printed-barcode.ts';

/** A document of a page or two in which no flight was found may be a pass in words we do not know. */
const fewPages = 2;

/**
 * @param read the text of the document
 * @param understand what it says; `problem` when it says nothing
 * @param look finds its barcodes; without it the text alone counts
 * @returns what the text says, or text and barcodes together
 * @throws TicketTextError as `read` does; `no-text` only when there is no barcode either
 */
export async function besideBarcodes<Outcome extends object>(
  read: () => Promise<TicketText>,
  understand: (ticket: TicketText) => Outcome,
  look: (() => Promise<readonly PrintedBarcode[]>) | undefined,
): Promise<Outcome> {
  let ticket: TicketText | undefined;
  let withoutText: TicketTextError | undefined;
  try {
    ticket = await read();
  } catch (error) {
    if (!look || !(error instanceof TicketTextError) || error.code !== 'no-text') throw error;
    withoutText = error;
  }
  const outcome = ticket && understand(ticket);
  const pages = ticket?.pages.length ?? 0;
  if (withoutText && !withoutText.pictured) throw withoutText;
  const lost = outcome === undefined || ('problem' in outcome && pages <= fewPages);
  if (!look || ticket?.pictured === false || !(lost || mayHoldBoardingPass(ticket?.text, pages))) return outcome as Outcome;
  const barcodes = await look();
  const whole = withBarcodes(ticket, barcodes);
  if (!whole) throw withoutText;
  return barcodes.length > 0 || !outcome ? understand(whole) : outcome;
}
