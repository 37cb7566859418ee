/** Small files that unpack to large ones, or make much work of little. Compressed once, on first use, and kept. */
import { constants, deflateSync } from 'node:zlib';
import type { HostileFile } from './hostile-file.ts';
import { type Body, flate, onePage, pdfFile, printed, stream, ticketLines } from './pdf-writer.ts';

const megabyte = 1 << 20;

/** The zlib stream of a pattern repeated to a size, without ever holding that size. */
function deflatedRepeat(pattern: string, megabytes: number): Buffer {
  // Deflate blocks can be repeated: one block of a megabyte, flushed in full, a thousand times over.
  const block = Buffer.alloc(megabyte, pattern);
  const raw = deflateSync(block, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  // Without the two bytes of the header, each block stands alone.
  return Buffer.concat([
    raw.subarray(0, 2),
    ...Array.from({ length: megabytes }, () => raw.subarray(2)),
    Buffer.from('03000000000000', 'hex'),
  ]);
}

const flated = (data: Buffer, entries = '', times = 1) => stream(data, `/Filter [${'/FlateDecode '.repeat(times)}] ${entries}`);
const bombOf = (pattern: string, megabytes: number, entries = '') => flated(deflatedRepeat(pattern, megabytes), entries);

/** A bomb packed again and again: a few kilobytes. */
function nested(pattern: string, megabytes: number, times: number): Buffer {
  let data: Buffer = deflatedRepeat(pattern, megabytes);
  for (let time = 1; time < times; time += 1) data = deflateSync(data, { level: 9 });
  return flated(data, '', times);
}

const asPage = (content: Body, options: Omit<Parameters<typeof onePage>[0], 'content'> = {}) =>
  pdfFile({ objects: onePage({ content, ...options }) });
const besideTicket = (more: [number, Body][], options: Partial<Parameters<typeof onePage>[0]> = {}) =>
  pdfFile({ objects: onePage({ content: printed(ticketLines), more, ...options }) });

const hex = (text: string) => `${Buffer.from(text, 'latin1').toString('hex')}>`;
const runLength = (megabytes: number) => {
  // 129 is "repeat the next byte 128 times".
  const data = Buffer.alloc(megabytes * 16_384, Buffer.from([129, 0x20]));
  return stream(flateOnce(Buffer.concat([data, Buffer.from([128])])), '/Filter [/FlateDecode /RunLengthDecode]');
};
const flateOnce = (data: Buffer) => deflateSync(data, { level: 9 });

const image = (width: number, height: number, data: Buffer) =>
  stream(
    data,
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode`,
  );

const files: [string, () => Buffer, HostileFile['answer']][] = [
  ['page content of 100 MB of blanks', () => asPage(bombOf(' ', 100)), 'any'],
  ['page content of 1 GB of blanks', () => asPage(bombOf(' ', 1000)), 'any'],
  ['page content of 1 GB of text', () => asPage(bombOf('BT /F1 9 Tf (TK 1044) Tj ET ', 1000)), 'any'],
  ['page content of 1 GB of one word', () => asPage(bombOf('A', 1000)), 'any'],
  ['page content of 1 GB of numbers', () => asPage(bombOf('1 ', 1000)), 'any'],
  ['page content of 300 MB of opened arrays', () => asPage(bombOf('[', 300)), 'any'],
  ['page content of 300 MB of opened texts', () => asPage(bombOf('(', 300)), 'any'],
  ['page content of 300 MB of dictionaries', () => asPage(bombOf('<<', 300)), 'any'],
  ['page content of 200 MB of saved states', () => asPage(bombOf('q ', 200)), 'any'],
  ['flate of flate of flate of 1 GB', () => asPage(nested(' ', 1000, 3)), 'any'],
  ['flate ten times over', () => asPage(nested('BT (A) Tj ET ', 50, 10)), 'any'],
  [
    'a thousand filters',
    () => asPage(flate('BT (A) Tj ET', '', 1).length ? stream(hex('41'), `/Filter [${'/ASCIIHexDecode '.repeat(1000)}]`) : ''),
    'any',
  ],
  ['run lengths of 500 MB', () => asPage(runLength(500)), 'any'],
  [
    'LZW without end',
    () => asPage(stream(Buffer.alloc(4 * megabyte, Buffer.from([0x80, 0x0b, 0x60, 0x50])), '/Filter /LZWDecode')),
    'any',
  ],
  ['ASCII85 of 14 MB', () => asPage(stream(`${'z'.repeat(14 * megabyte)}~>`, '/Filter /ASCII85Decode')), 'any'],
  [
    'a predictor of a billion columns',
    () => asPage(bombOf('\u0002', 20, '/DecodeParms << /Predictor 15 /Columns 1000000000 >>')),
    'any',
  ],
  [
    'a predictor of no columns',
    () => asPage(bombOf('\u0002', 1, '/DecodeParms << /Predictor 12 /Columns 0 /Colors 0 >>')),
    'any',
  ],
  [
    'a picture of 30,000 by 30,000',
    () =>
      asPage('q 500 0 0 500 0 0 cm /I Do Q', {
        resources: '/XObject << /I 10 0 R >>',
        more: [[10, image(30_000, 30_000, deflatedRepeat('\0', 200))]],
      }),
    'no-text',
  ],
  [
    'a picture of a billion by a billion',
    () => asPage('/I Do', { resources: '/XObject << /I 10 0 R >>', more: [[10, image(1e9, 1e9, deflatedRepeat('\0', 10))]] }),
    'no-text',
  ],
  [
    'ten thousand pictures on a page',
    () =>
      asPage('/I Do\n'.repeat(10_000), {
        resources: '/XObject << /I 10 0 R >>',
        more: [[10, image(1000, 1000, deflatedRepeat('\0', 3))]],
      }),
    'no-text',
  ],
  [
    'a ticket with a picture of 1 GB beside it',
    () =>
      besideTicket([[10, image(20_000, 17_000, deflatedRepeat('\0', 1000))]], {
        resources: '/XObject << /I 10 0 R >>',
        content: `${printed(ticketLines)}\n/I Do`,
      }),
    'read',
  ],
  [
    'a ticket with attachments of 1 GB',
    () =>
      besideTicket(
        [
          [10, '<< /Type /Filespec /F (a.txt) /EF << /F 11 0 R >> >>'],
          [11, bombOf('A', 1000, '/Type /EmbeddedFile')],
        ],
        { root: '/Names << /EmbeddedFiles << /Names [(a) 10 0 R] >> >>' },
      ),
    'read',
  ],
  [
    'a ticket with metadata of 1 GB',
    () => besideTicket([[10, bombOf('<x>', 1000, '/Type /Metadata /Subtype /XML')]], { root: '/Metadata 10 0 R' }),
    'read',
  ],
  [
    'a ticket with a form of 1 GB it never draws',
    () =>
      besideTicket([[10, bombOf('q ', 1000, '/Type /XObject /Subtype /Form /BBox [0 0 1 1]')]], {
        resources: '/XObject << /X 10 0 R >>',
      }),
    'read',
  ],
  [
    'a form of 200 MB drawn',
    () =>
      asPage('/X Do', {
        resources: '/XObject << /X 10 0 R >>',
        more: [[10, bombOf('0 0 m 1 1 l S ', 200, '/Type /XObject /Subtype /Form /BBox [0 0 1 1]')]],
      }),
    'any',
  ],
  [
    'a font file of 500 MB',
    () =>
      besideTicket(
        [
          [10, '<< /Type /FontDescriptor /FontName /X /Flags 4 /FontFile2 11 0 R >>'],
          [11, bombOf('\0\u0001\0\0', 500)],
        ],
        { font: '<< /Type /Font /Subtype /TrueType /BaseFont /X /FontDescriptor 10 0 R >>' },
      ),
    'any',
  ],
  [
    'a table of characters of 300 MB',
    () =>
      besideTicket([[10, bombOf('1 beginbfchar <41> <0041> endbfchar ', 300)]], {
        font: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 10 0 R >>',
      }),
    'any',
  ],
  [
    'objects packed into 300 MB',
    () =>
      pdfFile({
        objects: new Map<number, Body>([
          ...onePage({ content: printed(ticketLines) }),
          [20, bombOf('1 0 ', 300, '/Type /ObjStm /N 100000 /First 400000')],
        ]),
        trailer: '<< /Size 21 /Root 1 0 R /Prev 20 >>',
      }),
    'any',
  ],
  ['14 MB of comment', () => asPage(`%${'x'.repeat(14 * megabyte)}\nBT ET`), 'any'],
];

export const bombs: readonly HostileFile[] = files.map(([name, make, answer]) => ({ name, make, answer }));
