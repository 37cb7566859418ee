/** Programs that really make PDFs, and text as it is pasted. */
import type { SetKind } from '../ticket-set.ts';
import { chromium } from './chromium.ts';
import { jspdf } from './jspdf.ts';
import { pdfLib } from './pdf-lib.ts';
import { pdfkit } from './pdfkit.ts';
import { plainText } from './plain-text.ts';
import type { Producer } from './producer.ts';
import { reactPdf } from './react-pdf.ts';

export const producers: readonly Producer[] = [pdfkit, chromium, plainText, reactPdf, pdfLib, jspdf];

/** Of Hebrew and Arabic only a browser orders the letters; text is pasted in the order it is read. */
export const producersOf = (kind: SetKind): readonly Producer[] =>
  kind.startsWith('right-to-left') ? [chromium, plainText] : producers;
