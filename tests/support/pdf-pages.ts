/** What a reader of PDFs sees of one: its text, its structure, its pages as pictures. */
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { getDocument, OPS, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

export async function openedPdf<T>(bytes: Uint8Array, use: (pdf: PDFDocumentProxy) => Promise<T>): Promise<T> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false });
  try {
    return await use(await task.promise);
  } finally {
    await task.destroy();
  }
}

const pagesOf = async (pdf: PDFDocumentProxy) =>
  Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));

/** The text of each page, in the order it is drawn, a line feed wherever the reader sees one. */
export const textOfPages = (bytes: Uint8Array): Promise<string[]> =>
  openedPdf(bytes, async (pdf) => {
    const texts: string[] = [];
    for (const page of await pagesOf(pdf)) {
      const { items } = await page.getTextContent();
      texts.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
    }
    return texts;
  });

type StructureNode = { role: string; children: (StructureNode | { type: string; id?: string })[] };

/** The structure of each page as a reader gets it: names of elements, indented, with the text they hold. */
export const structureOfPages = (bytes: Uint8Array): Promise<string[]> =>
  openedPdf(bytes, async (pdf) => {
    const outlines: string[] = [];
    for (const page of await pagesOf(pdf)) {
      const texts = new Map<string, string>();
      let open = '';
      const { items } = await page.getTextContent({ includeMarkedContent: true });
      for (const item of items) {
        if ('str' in item) texts.set(open, (texts.get(open) ?? '') + item.str);
        else open = item.type === 'endMarkedContent' ? '' : (item.id ?? 'decoration');
      }
      const lines: string[] = [];
      const walk = (node: StructureNode, depth: number) => {
        const own = node.children.flatMap((child) => ('id' in child && child.id ? [texts.get(child.id) ?? ''] : []));
        lines.push(`${'  '.repeat(depth)}${node.role}${own.length > 0 ? ` ${own.join(' | ')}` : ''}`);
        for (const child of node.children) if ('role' in child) walk(child, depth + 1);
      };
      walk((await page.getStructTree()) as StructureNode, 0);
      outlines.push(`${lines.join('\n')}\nunmarked: ${texts.get('')?.trim() ?? ''}`);
    }
    return outlines;
  });

/** How large the pictures of each page are, in pixels, in the order they are drawn. */
export const picturesOfPages = (bytes: Uint8Array): Promise<{ width: number; height: number }[][]> =>
  openedPdf(bytes, async (pdf) => {
    const pictures: { width: number; height: number }[][] = [];
    for (const page of await pagesOf(pdf)) {
      const { fnArray, argsArray } = await page.getOperatorList();
      // Of a picture the operator knows its name, its width and its height.
      const drawn = fnArray.flatMap((operator, index) => (operator === OPS.paintImageXObject ? [argsArray[index]] : []));
      pictures.push(drawn.map(([, width, height]: [string, number, number]) => ({ width, height })));
    }
    return pictures;
  });

/** A page as PNG, `width` pixels wide. */
export const pictureOfPage = (bytes: Uint8Array, number: number, width: number): Promise<Buffer> =>
  openedPdf(bytes, async (pdf) => {
    const page = await pdf.getPage(number);
    const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
    const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
    await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport, background: '#fff' }).promise;
    return canvas.toBuffer('image/png');
  });

/** How much two pictures of the same size differ: the mean difference of a channel, 0 to 255. Infinity for other sizes. */
export async function differenceOfPictures(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  if (a.width !== b.width || a.height !== b.height) return Number.POSITIVE_INFINITY;
  let sum = 0;
  for (let at = 0; at < a.data.length; at++) sum += Math.abs((a.data[at] ?? 0) - (b.data[at] ?? 0));
  return sum / (a.width * a.height * 3);
}

async function pixelsOf(picture: Buffer) {
  const image = await loadImage(picture);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height);
}
