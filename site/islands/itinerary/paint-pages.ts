/** Paints pages of a PDF in a worker: no document, no system fonts, nothing fetched but our own copies of the standard fonts. */
import { AnnotationMode, getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import type { PageSize } from './desk-messages.ts';

/** Typewritten itineraries name Courier and bring no font: these stand in (Foxit and Liberation, from pdfjs). */
const standardFonts = import.meta.glob<string>('/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
  query: '?url',
  import: 'default',
  eager: true,
});

class OwnFonts {
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const address = standardFonts[`/node_modules/pdfjs-dist/standard_fonts/${filename}`];
    if (kind !== 'standardFontDataUrl' || !address) throw new Error(`${filename} is not among our fonts`);
    return new Uint8Array(await (await fetch(address)).arrayBuffer());
  }
}

type Made = { canvas: OffscreenCanvas; context: OffscreenCanvasRenderingContext2D | null };

class OffscreenCanvases {
  create(width: number, height: number): Made {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext('2d') };
  }
  reset({ canvas }: Made, width: number, height: number): void {
    Object.assign(canvas, { width, height });
  }
  destroy({ canvas }: Made): void {
    Object.assign(canvas, { width: 0, height: 0 });
  }
}

/** Colour filters live in a document's style; without one, pages are painted without them. */
class NoFilters {
  addFilter = () => 'none';
  addHCMFilter = () => 'none';
  addAlphaFilter = () => 'none';
  addLuminosityFilter = () => 'none';
  addKnockoutFilter = () => 'none';
  addHighlightHCMFilter = () => 'none';
  addSelectionHCMFilter = () => 'none';
  addSelectionFilter = () => 'none';
  createSelectionStyle = () => null;
  destroy = () => undefined;
}

/** What pdfjs asks a document for, where there is none. */
export const inWorker = { CanvasFactory: OffscreenCanvases, FilterFactory: NoFilters };

let open: Promise<PDFDocumentProxy> | undefined;

/** Opens a document instead of the one before. @returns the size of each page as it is shown, in points */
export async function openDocument(pdf: Uint8Array): Promise<PageSize[]> {
  const before = open;
  open = getDocument({
    data: pdf,
    verbosity: VerbosityLevel.ERRORS,
    enableXfa: false,
    useSystemFonts: false,
    disableFontFace: true,
    useWorkerFetch: false,
    useWasm: false,
    isImageDecoderSupported: false,
    standardFontDataUrl: 'own/',
    BinaryDataFactory: OwnFonts,
    ...inWorker,
  }).promise;
  await before?.then((document) => document.loadingTask.destroy());
  const document = await open;
  const sizes: PageSize[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { width, height } = (await document.getPage(number)).getViewport({ scale: 1 });
    sizes.push({ width, height });
  }
  return sizes;
}

export async function paintPage(number: number, scale: number): Promise<ImageBitmap> {
  if (!open) throw new Error('no document is open');
  const page = await (await open).getPage(number);
  const viewport = page.getViewport({ scale });
  const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  await page.render({
    canvas: null,
    canvasContext: canvas.getContext('2d') as unknown as CanvasRenderingContext2D,
    viewport,
    annotationMode: AnnotationMode.DISABLE,
  }).promise;
  page.cleanup();
  return canvas.transferToImageBitmap();
}
