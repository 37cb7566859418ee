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
  PDFWorker,
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
/** `drawn`: its letters are drawings, or bars of a code. */
export type DrawnFont = { unit: number; vertical: boolean; drawn: boolean };

/** More is refused: pages before any is read, operations while they are unfolded. */
type PdfLimits = Readonly<{ pages: number; operationsOnPage: number; operations: number }>;

/** @throws TicketTextError */
export async function* openPdf(bytes: Uint8Array, limits: PdfLimits, signal?: AbortSignal): AsyncGenerator<PageDrawing> {
  const worker = new PDFWorker({ verbosity: VerbosityLevel.ERRORS });
  await worker.promise;
  const unfolding = countOperations(worker.port, limits);
  const task = getDocument({
    worker,
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
    if (pdf.numPages > limits.pages) throw new TicketTextError('too-many-pages');
    for (let number = 1; number <= pdf.numPages; number += 1) {
      if (signal?.aborted) throw new TicketTextError('too-slow');
      unfolding.beginPage();
      yield await Promise.race([pageDrawing(pdf, number), unfolding.tooMany]);
    }
  } catch (error) {
    throw signal?.aborted ? new TicketTextError('too-slow', { cause: error }) : asTextError(error);
  } finally {
    signal?.removeEventListener('abort', stop);
    await task.destroy();
    worker.destroy();
  }
}

/**
 * Counts what a page draws while pdfjs unfolds it and sends it piece by piece: thirty forms that each draw the next one twice make a
 * billion operations of three kilobytes.
 */
function countOperations(port: EventTarget, { operationsOnPage, operations }: PdfLimits) {
  let [onPage, all] = [0, 0];
  let refuse: (error: TicketTextError) => void;
  const tooMany = new Promise<never>((_resolve, reject) => {
    refuse = reject;
  });
  // Nobody waits for it between two pages.
  tooMany.catch(() => undefined);
  port.addEventListener('message', (event) => {
    const count = (event as MessageEvent<{ chunk?: { fnArray?: ArrayLike<number> } }>).data.chunk?.fnArray?.length ?? 0;
    onPage += count;
    all += count;
    if (onPage > operationsOnPage || all > operations) refuse(new TicketTextError('far-too-much'));
  });
  return {
    beginPage() {
      onPage = 0;
    },
    /** Fails as soon as there are more operations than may be. */
    tooMany,
  };
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

type PdfjsFont = { name?: string; fontMatrix?: number[]; vertical?: boolean; isType3Font?: boolean };

async function fontsOf(page: PDFPageProxy, operations: readonly number[], values: readonly unknown[]) {
  const fonts = new Map<string, DrawnFont>();
  for (const [index, operation] of operations.entries()) {
    const name = operation === OPS.setFont ? (values[index] as [string, number])[0] : undefined;
    if (name === undefined || fonts.has(name)) continue;
    const font = await new Promise<PdfjsFont>((resolve) => page.commonObjs.get(name, resolve));
    const drawn = font.isType3Font === true || /bar.?code|pdf.?417|aztec|qr.?code/i.test(font.name ?? '');
    fonts.set(name, { unit: font.fontMatrix?.[0] ?? 0.001, vertical: font.vertical === true, drawn });
  }
  return fonts;
}

function asTextError(error: unknown): TicketTextError {
  if (error instanceof TicketTextError) return error;
  if (error instanceof PasswordException) return new TicketTextError('encrypted', { cause: error });
  if (error instanceof AbortException) return new TicketTextError('too-slow', { cause: error });
  return new TicketTextError('damaged', { cause: error });
}
