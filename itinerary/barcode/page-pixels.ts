/** Paints the pages of a PDF, for barcodes only: the text of a document is read without painting anything (`text/`). */
import { AnnotationMode, getDocument, type PDFPageProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import type { PagePixels } from './find-barcodes.ts';

/** Three pixels a point: the narrowest bar of a printed pass is 0.17 mm wide (resolution 792, attachment B), half a point. */
const pixelsPerPoint = 3;
/** An A4 page at that scale, and a little. Larger pages are painted smaller. */
const mostPixels = 4.6e6;

type PaintOptions = {
  /** Folder of the decoders in `pdfjs-dist/wasm/`, with a slash at the end. Without it pdfjs's slower ones in JavaScript serve. */
  wasmUrl?: string;
  maxPages: number;
  /** Makes canvases where there is no document to ask: in a worker of a browser. pdfjs has one of its own for Node. */
  CanvasFactory?: object;
  FilterFactory?: object;
};

type Canvas = { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D };
type CanvasFactory = { create(width: number, height: number): Canvas; destroy(made: Canvas): void };

/**
 * Page after page as pixels.
 * @param bytes the file; kept as they are
 * @throws whatever pdfjs throws of a file it cannot open
 */
export async function* pagePixels(
  bytes: Uint8Array,
  { wasmUrl, maxPages, ...factories }: PaintOptions,
): AsyncGenerator<PagePixels> {
  const task = getDocument({
    data: bytes.slice(),
    verbosity: VerbosityLevel.ERRORS,
    ...(wasmUrl === undefined ? { useWasm: false } : { wasmUrl }),
    // A picture larger than any page is painted is left out before it is unpacked.
    maxImageSize: 4 * mostPixels,
    canvasMaxAreaInBytes: 4 * mostPixels,
    enableXfa: false,
    useSystemFonts: false,
    disableFontFace: true,
    isImageDecoderSupported: false,
    ...factories,
  });
  try {
    const pdf = await task.promise;
    const factory = pdf.canvasFactory as CanvasFactory;
    for (let number = 1; number <= Math.min(pdf.numPages, maxPages); number += 1) {
      const page = await pdf.getPage(number);
      yield await paint(page, factory);
      page.cleanup();
    }
  } finally {
    await task.destroy();
  }
}

async function paint(page: PDFPageProxy, factory: CanvasFactory): Promise<PagePixels> {
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(pixelsPerPoint, Math.sqrt(mostPixels / (width * height)));
  const viewport = page.getViewport({ scale });
  const made = factory.create(Math.max(1, Math.floor(viewport.width)), Math.max(1, Math.floor(viewport.height)));
  try {
    await page.render({
      canvas: null,
      canvasContext: made.context,
      viewport,
      annotationMode: AnnotationMode.DISABLE,
    }).promise;
    const { data, width: across, height: down } = made.context.getImageData(0, 0, made.canvas.width, made.canvas.height);
    return { page: page.pageNumber, data, width: across, height: down, scale };
  } finally {
    factory.destroy(made);
  }
}
