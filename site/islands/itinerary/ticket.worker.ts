/** Reads tickets and paints their pages beside the page's own thread, so that a heavy or hostile file never freezes it. */
import decoder from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { findBarcodes, prepareDecoder } from '#itinerary/barcode/find-barcodes.ts';
import { mostBarcodePages, type PrintedBarcode } from '#itinerary/barcode/printed-barcode.ts';
import { parseTicket } from '#itinerary/parse-ticket.ts';
import type { Answer, Question, Questions } from './desk-messages.ts';
import { openDocument, paintPage } from './paint-pages.ts';

/** Pixels a point at which the bars of a printed boarding pass are told apart. */
const barcodeScale = 3;

const page = self as unknown as {
  addEventListener(type: 'message', listener: (event: MessageEvent<Question>) => void): void;
  postMessage(answer: Answer, hand: Transferable[]): void;
};

let ready: Promise<void> | undefined;

async function readBarcodes(pdf: Uint8Array): Promise<PrintedBarcode[]> {
  ready ??= prepareDecoder(decoder);
  await ready;
  const found: PrintedBarcode[] = [];
  const sizes = await openDocument(pdf.slice());
  for (const [index] of sizes.slice(0, mostBarcodePages).entries()) {
    const image = await paintPage(index + 1, barcodeScale);
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context?.drawImage(image, 0, 0);
    const pixels = context?.getImageData(0, 0, image.width, image.height);
    if (pixels) found.push(...(await findBarcodes({ page: index + 1, ...pixelsOf(pixels), scale: barcodeScale })));
  }
  return found;
}

const pixelsOf = ({ data, width, height }: ImageData) => ({ data: data as Uint8ClampedArray<ArrayBuffer>, width, height });

async function answerTo(question: Question): Promise<Questions[Question['kind']]['answer']> {
  if (question.kind === 'read') return parseTicket(question.ask.source, { today: question.ask.today, readBarcodes });
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
