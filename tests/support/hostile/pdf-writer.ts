/** Writes PDFs by hand, well-formed unless told otherwise, so that each hostile file is wrong in exactly one way. */
import { deflateSync } from 'node:zlib';

export type Body = string | Buffer;

const bytes = (body: Body) => (typeof body === 'string' ? Buffer.from(body, 'latin1') : body);

/** A stream object. `entries` are written into its dictionary as they are. */
export function stream(content: Body, entries = '', length?: string): Buffer {
  const data = bytes(content);
  return Buffer.concat([
    Buffer.from(`<< /Length ${length ?? data.length} ${entries} >>\nstream\n`, 'latin1'),
    data,
    Buffer.from('\nendstream'),
  ]);
}

/** The same, compressed as often as told. */
export function flate(content: Body, entries = '', times = 1): Buffer {
  let data = bytes(content);
  for (let time = 0; time < times; time += 1) data = deflateSync(data, { level: 9 });
  return stream(data, `/Filter [${'/FlateDecode '.repeat(times)}] ${entries}`);
}

type FileOptions = {
  /** Objects by number; what is missing is free. */
  objects: ReadonlyMap<number, Body>;
  trailer?: string;
  header?: string;
  /** Instead of the true table of places. */
  xref?: string;
  startxref?: string;
};

/** A whole file with its table of places. */
export function pdfFile({ objects, trailer, header = '%PDF-1.7\n', xref, startxref }: FileOptions): Buffer {
  const parts: Buffer[] = [Buffer.from(header, 'latin1')];
  const places = new Map<number, number>();
  let at = parts[0]?.length ?? 0;
  for (const [number, body] of objects) {
    const written = Buffer.concat([Buffer.from(`${number} 0 obj\n`), bytes(body), Buffer.from('\nendobj\n')]);
    places.set(number, at);
    at += written.length;
    parts.push(written);
  }
  const size = [...objects.keys()].reduce((largest, number) => Math.max(largest, number), 0) + 1;
  const entry = (number: number) =>
    places.has(number) ? `${String(places.get(number)).padStart(10, '0')} 00000 n \n` : '0000000000 65535 f \n';
  const table = () => `xref\n0 ${size}\n${Array.from({ length: size }, (_, number) => entry(number)).join('')}`;
  const end = trailer ?? `<< /Size ${size} /Root 1 0 R >>`;
  parts.push(Buffer.from(`${xref ?? table()}trailer\n${end}\nstartxref\n${startxref ?? at}\n%%EOF\n`, 'latin1'));
  return Buffer.concat(parts);
}

type PageOptions = {
  content?: Body;
  /** Into the page's dictionary. */
  page?: string;
  /** Into the catalogue. */
  root?: string;
  resources?: string;
  font?: Body;
  /** Numbers from 10 on. */
  more?: Iterable<readonly [number, Body]>;
};

/** One page with one font, `F1`: 1 catalogue, 2 page tree, 3 page, 4 content, 5 font; 10 and up as told. */
export function onePage({ content = '', page = '', root = '', resources = '', font, more = [] }: PageOptions): Map<number, Body> {
  const box = /MediaBox/.test(page) ? '' : '/MediaBox [0 0 595 842]';
  return new Map<number, Body>([
    [1, `<< /Type /Catalog /Pages 2 0 R ${root} >>`],
    [2, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [3, `<< /Type /Page /Parent 2 0 R ${box} /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${resources} >> ${page} >>`],
    [4, Buffer.isBuffer(content) && content.subarray(0, 2).toString() === '<<' ? content : stream(content)],
    [5, font ?? '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'],
    ...more,
  ]);
}

/** Lines of text as a page prints them. */
export function printed(lines: readonly string[], size = 9): string {
  const escaped = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`);
  return `BT /F1 ${size} Tf ${size + 2} TL 30 810 Td\n${escaped.join('\n')}\nET`;
}

/** A ticket anybody can read: whatever hostile thing stands beside it, these flights are to be found. */
export const ticketLines = [
  'MERIDIAN TRAVEL                                                  DATE: 02 NOVEMBER 2026',
  'BOOKING REF: HX7Q2M',
  'IONESCU/RADU MR',
  '',
  'FLIGHT    TK 1044 - TURKISH AIRLINES                             MON 12 APRIL 2027',
  '-----------------------------------------------------------------------------------',
  'DEPARTURE: BUCHAREST, RO (HENRI COANDA INTL)                     12 APR 09:10',
  'ARRIVAL:   ISTANBUL, TR (ISTANBUL AIRPORT)                       12 APR 10:40',
  'FLIGHT BOOKING REF: TK/SQ3LXE',
  'RESERVATION CONFIRMED, ECONOMY (Y)                               DURATION: 01:30',
  'BAGGAGE ALLOWANCE: 1PC',
  '',
  'TICKET: TK/ETKT 235 4412907731 FOR IONESCU/RADU MR',
];

export const printedTicket = printed(ticketLines);

export const goodTicket = (): Buffer => withTicket([]);

/** That ticket, with more objects beside it, on a page and in a file that are made as told. */
export const withTicket = (
  more: Iterable<readonly [number, Body]>,
  file: Omit<FileOptions, 'objects'> = {},
  page: PageOptions = {},
): Buffer => pdfFile({ objects: onePage({ content: printedTicket, more, ...page }), ...file });

/** Numbers that look like chance and are the same every time (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
