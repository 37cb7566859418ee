/**
 * A react-pdf document as a tagged PDF (ISO 32000-1, 14.8). react-pdf lays out and draws, but says nothing of structure; PDFKit,
 * which writes its files, can. So we take the steps of react-pdf's own `pdf()` apart: between layout and drawing, what is to be
 * read out is wrapped in marks that name it, and all else becomes decoration.
 */
import type FontStore from '@react-pdf/font';
import layoutDocument, { type DocumentNode, type SafeDocumentNode } from '@react-pdf/layout';
import render from '@react-pdf/render';
import { type DocumentProps, pdf } from '@react-pdf/renderer';
import PDFDocument from 'pdfkit';
import type { ReactElement } from 'react';
import { markStructure } from './structure.ts';

type PdfInformation = {
  title: string;
  author: string;
  subject: string;
  /** BCP 47, also the language the file is read out in. */
  language: string;
  /** Written into the file, so that the same itinerary gives the same bytes. */
  created: Date;
  /** `none` asks whoever prints it to keep its true size (ISO 32000-1, 12.2). */
  scaling?: 'none';
};

/** What React built, before layout. */
function treeOf(element: ReactElement<DocumentProps>): DocumentNode {
  const { container } = pdf(element);
  return container.document;
}

/** The package's types leave out the fonts, without which it cannot measure. */
const layOut = layoutDocument as (tree: DocumentNode, fonts: FontStore) => Promise<SafeDocumentNode>;

function bytesOf(document: PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('error', reject);
    document.on('end', () => {
      const bytes = new Uint8Array(chunks.reduce((size, { length }) => size + length, 0));
      let at = 0;
      for (const chunk of chunks) {
        bytes.set(chunk, at);
        at += chunk.length;
      }
      resolve(bytes);
    });
  });
}

/**
 * @param element a react-pdf `<Document>`; what `tagged()` marks in it becomes structure
 * @param fonts the fonts it names, registered
 */
export async function taggedPdf(
  element: ReactElement<DocumentProps>,
  fonts: FontStore,
  information: PdfInformation,
): Promise<Uint8Array> {
  const { title, author, subject, language, created, scaling } = information;
  const laidOut = await layOut(treeOf(element), fonts);
  const document = new PDFDocument({
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    autoFirstPage: false,
    info: { Title: title, Author: author, Subject: subject, Creator: author, Producer: 'PDFKit', CreationDate: created },
  });
  if (scaling) document._root.data.ViewerPreferences.data.PrintScaling = 'None';
  const bytes = bytesOf(document);
  markStructure(laidOut, document);
  render(document as unknown as Parameters<typeof render>[0], laidOut);
  return bytes;
}
