/** Programs that really make PDFs, and text as it is pasted. */
import { chromium } from './chromium.ts';
import { pdfLib } from './pdf-lib.ts';
import { pdfkit } from './pdfkit.ts';
import { plainText } from './plain-text.ts';
import type { Producer } from './producer.ts';
import { reactPdf } from './react-pdf.ts';

export const producers: readonly Producer[] = [pdfkit, chromium, plainText, reactPdf, pdfLib];
