/** Reads the boarding passes in the pixels of a page. Where pixels come from is the caller's business. */
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { readBoardingPass } from './bcbp.ts';
import type { PrintedBarcode } from './printed-barcode.ts';

/** Red, green, blue and alpha of each pixel, row by row, of one page; `scale` pixels stand for one point. */
export type PagePixels = { page: number; data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number; scale: number };

/** The resolution names these three, and Data Matrix for phones. */
const formats = ['PDF417', 'Aztec', 'QRCode', 'DataMatrix'] as const;
/** A page with the passes of a family. */
const mostOnPage = 9;

/**
 * Loads the decoder; once, before anything is read. Without it the package would fetch it from a foreign server.
 * @param wasm the bytes of `zxing-wasm/reader/zxing_reader.wasm`, or its address on our own site
 */
export async function prepareDecoder(wasm: ArrayBuffer | string): Promise<void> {
  const overrides = typeof wasm === 'string' ? { locateFile: () => wasm } : { wasmBinary: wasm };
  await prepareZXingModule({ overrides, fireImmediately: true });
}

/** The boarding passes on a page, other barcodes left out. */
export async function findBarcodes({ page, data, width, height, scale }: PagePixels): Promise<PrintedBarcode[]> {
  const image = { data, width, height, colorSpace: 'srgb' } as ImageData;
  const found = await readBarcodes(image, {
    formats: [...formats],
    tryHarder: true,
    tryInvert: false,
    maxNumberOfSymbols: mostOnPage,
  });
  return found
    .filter(({ isValid, text }) => isValid && readBoardingPass(text) !== undefined)
    .map(({ text, position }) => {
      const corners = [position.topLeft, position.topRight, position.bottomRight, position.bottomLeft];
      const x = Math.min(...corners.map((corner) => corner.x)) / scale;
      const y = Math.min(...corners.map((corner) => corner.y)) / scale;
      const right = Math.max(...corners.map((corner) => corner.x)) / scale;
      const bottom = Math.max(...corners.map((corner) => corner.y)) / scale;
      return { text: text.replace(/[\r\n]+$/, ''), box: { page, x, y, width: right - x, height: bottom - y } };
    });
}
