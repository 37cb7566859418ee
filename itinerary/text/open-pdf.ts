/**
 * The one place that knows pdfjs: opens a file and gives out what each page draws. Nothing is fetched, run or painted: no scripts, no
 * forms, no pictures, no fonts of the system; errors inside a page leave out what is broken.
 */
import {
  AbortException,
  AnnotationMode,
  getDocument,
  OPS,
  PasswordException,
  type PDFDocumentProxy,
  type PDFPageProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
// Registers the parser in this thread: whoever wants it elsewhere runs this module in a worker of their own.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { TicketTextError } from './ticket-text-error.ts';

export const drawing = OPS;

/** What one page draws, in order. `transform` leads from the page's own points to points from its top left corner as it is shown. */
export type PageDrawing = {
  number: number;
  width: number;
  height: number;
  transform: readonly number[];
  operations: readonly number[];
  values: readonly unknown[];
  /** The horizontal unit of a font's glyph widths, and whether it runs downwards, by the name `setFont` uses. */
  fonts: ReadonlyMap<string, DrawnFont>;
  /** Names of layers that are not shown. */
  isShown: (layer: unknown) => boolean;
};
export type DrawnFont = { unit: number; vertical: boolean };

/**
 * @param maxPages more are refused before any is read.
 * @throws TicketTextError
 */
export async function* openPdf(bytes: Uint8Array, maxPages: number, signal?: AbortSignal): AsyncGenerator<PageDrawing> {
  const task = getDocument({
    // pdfjs keeps what it is given.
    data: bytes.slice(),
    verbosity: VerbosityLevel.ERRORS,
    // Pictures of any size are left out before they are unpacked.
    maxImageSize: 0,
    enableXfa: false,
    useSystemFonts: false,
    useWorkerFetch: false,
    useWasm: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    disableFontFace: false,
    ownerDocument: documentWithoutFonts as unknown as HTMLDocument,
  });
  const stop = () => void task.destroy();
  signal?.addEventListener('abort', stop);
  try {
    const pdf = await task.promise;
    if (pdf.numPages > maxPages) throw new TicketTextError('too-many-pages');
    for (let number = 1; number <= pdf.numPages; number += 1) {
      if (signal?.aborted) throw new TicketTextError('too-slow');
      yield await pageDrawing(pdf, number);
    }
  } catch (error) {
    throw signal?.aborted ? new TicketTextError('too-slow', { cause: error }) : asTextError(error);
  } finally {
    signal?.removeEventListener('abort', stop);
    await task.destroy();
  }
}

/** pdfjs hands fonts to the page's document to paint with. Nothing is painted here, so this one takes them and forgets. */
const documentWithoutFonts = {
  fonts: undefined,
  adoptedStyleSheets: [],
  defaultView: {
    CSSStyleSheet: class {
      cssRules = [];
      insertRule(): number {
        return 0;
      }
    },
  },
};

async function pageDrawing(pdf: PDFDocumentProxy, number: number): Promise<PageDrawing> {
  const page = await pdf.getPage(number);
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const list = await page.getOperatorList({ annotationMode: AnnotationMode.ENABLE });
  const layers = await pdf.getOptionalContentConfig();
  const operations: number[] = list.fnArray;
  const values: unknown[] = list.argsArray;
  const fonts = await fontsOf(page, operations, values);
  page.cleanup();
  return { number, width, height, transform, operations, values, fonts, isShown: (layer) => layers.isVisible(layer) };
}

async function fontsOf(page: PDFPageProxy, operations: readonly number[], values: readonly unknown[]) {
  const fonts = new Map<string, DrawnFont>();
  for (const [index, operation] of operations.entries()) {
    const name = operation === OPS.setFont ? (values[index] as [string, number])[0] : undefined;
    if (name === undefined || fonts.has(name)) continue;
    const font = await new Promise<{ fontMatrix?: number[]; vertical?: boolean }>((resolve) =>
      page.commonObjs.get(name, resolve),
    );
    fonts.set(name, { unit: font.fontMatrix?.[0] ?? 0.001, vertical: font.vertical === true });
  }
  return fonts;
}

function asTextError(error: unknown): TicketTextError {
  if (error instanceof TicketTextError) return error;
  if (error instanceof PasswordException) return new TicketTextError('encrypted', { cause: error });
  if (error instanceof AbortException) return new TicketTextError('too-slow', { cause: error });
  return new TicketTextError('damaged', { cause: error });
}
