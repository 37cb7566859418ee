/** Reads tickets and paints their pages beside the page's own thread, so that a heavy or hostile file never freezes it. */
import decoder from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { findBarcodes, prepareDecoder } from '#itinerary/barcode/find-barcodes.ts';
import { pagePixels } from '#itinerary/barcode/page-pixels.ts';
import { mostBarcodePages, type PrintedBarcode } from '#itinerary/barcode/printed-barcode.ts';
import { parseFile } from '#itinerary/parse-file.ts';
import { parseTicket } from '#itinerary/parse-ticket.ts';
import type { Answer, Question, Questions } from './desk-messages.ts';
import { inWorker, openDocument, paintPage } from './paint-pages.ts';

const page = self as unknown as {
  addEventListener(type: 'message', listener: (event: MessageEvent<Question>) => void): void;
  postMessage(answer: Answer, hand: Transferable[]): void;
};

let ready: Promise<void> | undefined;

async function readBarcodes(pdf: Uint8Array): Promise<PrintedBarcode[]> {
  ready ??= prepareDecoder(decoder);
  await ready;
  const found: PrintedBarcode[] = [];
  for await (const pixels of pagePixels(pdf, { maxPages: mostBarcodePages, ...inWorker }))
    found.push(...(await findBarcodes(pixels)));
  return found;
}

async function answerTo(question: Question): Promise<Questions[Question['kind']]['answer']> {
  if (question.kind === 'read') {
    const { source, today } = question.ask;
    const options = { today, readBarcodes };
    return 'text' in source ? parseTicket(source, options) : parseFile(source.pdf, options);
  }
  if (question.kind === 'open') return openDocument(question.ask.pdf);
  return paintPage(question.ask.number, question.ask.scale);
}

page.addEventListener('message', async ({ data: question }) => {
  try {
    const answer = await answerTo(question);
    page.postMessage({ id: question.id, answer }, answer instanceof ImageBitmap ? [answer] : []);
  } catch (error) {
    page.postMessage({ id: question.id, failure: error instanceof Error ? error.message : String(error) }, []);
  }
});
