/** Writes a PDF out of what its pages draw, for tests of documents as no program would make them. */

type PdfPage = {
  /** Operators of ISO 32000-1, annex A; the fonts are /F1 (Helvetica) and /F2 (Courier). */
  content: string;
  /** Quarter turns, in degrees. */
  rotate?: number;
  width?: number;
  height?: number;
  /** More of the page's dictionary. */
  more?: string;
};

/** @param more further objects, numbered from `firstFree` on; @param catalog more of the catalog's dictionary. */
export function pdfOf(pages: readonly PdfPage[], more: readonly string[] = [], catalog = ''): Uint8Array {
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const kids = pages.map((_, index) => `${firstPage(more) + 2 * index} 0 R`).join(' ');
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    font('Helvetica'),
    font('Courier'),
    ...more,
    ...pages.flatMap(({ content, rotate = 0, width = 595, height = 842, more: extra = '' }, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Rotate ${rotate} /Contents ${firstPage(more) + 2 * index + 1} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> ${extra} >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** The number of the first of `more`. */
export const firstFree = 5;
const firstPage = (more: readonly string[]) => firstFree + more.length;

/** One text at a place from the bottom left corner. */
export function textAt(x: number, y: number, text: string, { font = 'F1', size = 10, more = '' } = {}): string {
  return `BT /${font} ${size} Tf ${more} 1 0 0 1 ${x} ${y} Tm (${text.replace(/[()\\]/g, '\\$&')}) Tj ET`;
}
