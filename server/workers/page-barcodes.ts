/** Barcodes of a PDF, on the server: pages are painted by a library of machine code, the decoder comes from our own packages. */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBarcodes, prepareDecoder } from '#itinerary/barcode/find-barcodes.ts';
import { pagePixels } from '#itinerary/barcode/page-pixels.ts';
import { mostBarcodePages, type PrintedBarcode } from '#itinerary/barcode/printed-barcode.ts';

/** In milliseconds of processor time, of the ten seconds a ticket has: what is found by then is taken, so that the text still has its own. */
const longestMs = 6000;

const packageFile = (specifier: string) => fileURLToPath(import.meta.resolve(specifier));

let ready: Promise<void> | undefined;

async function loadDecoder(): Promise<void> {
  const wasm = await readFile(packageFile('zxing-wasm/reader/zxing_reader.wasm'));
  await prepareDecoder(wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength));
}

/** The boarding passes printed in a PDF. A page that cannot be painted has none, and ends the search. */
export async function readPageBarcodes(pdf: Uint8Array): Promise<PrintedBarcode[]> {
  ready ??= loadDecoder();
  await ready;
  const wasmUrl = `${join(dirname(packageFile('pdfjs-dist/package.json')), 'wasm')}/`;
  const found: PrintedBarcode[] = [];
  const begun = process.cpuUsage();
  try {
    for await (const pixels of pagePixels(pdf, { wasmUrl, maxPages: mostBarcodePages })) {
      found.push(...(await findBarcodes(pixels)));
      const { user, system } = process.cpuUsage(begun);
      if ((user + system) / 1000 > longestMs) break;
    }
  } catch {
    // A file that opens for its text and not for its pictures: what was found before stands.
  }
  return found;
}
