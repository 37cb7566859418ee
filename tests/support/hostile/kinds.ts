/** Files of other kinds that are sent as tickets, and PDFs that are two things at once, turned, locked or without words. */
import { deflateSync } from 'node:zlib';
import type { HostileCase, HostileFile } from './hostile-file.ts';
import { flate, goodTicket, onePage, pdfFile, printed, printedTicket, stream, ticketLines, withTicket } from './pdf-writer.ts';

const hex = (text: string) => Buffer.from(text, 'hex');

/** A ZIP of stored entries without its table of contents: enough for a program that looks at the first bytes. */
const zipOf = (...names: string[]) =>
  Buffer.concat(
    names.map((name) => {
      const head = Buffer.alloc(30);
      head.write('PK\x03\x04', 'latin1');
      head.writeUInt16LE(name.length, 26);
      return Buffer.concat([head, Buffer.from(name)]);
    }),
  );

const others: HostileCase[] = [
  ['the beginning of a document of Word', () => zipOf('[Content_Types].xml', 'word/document.xml'), 'not-a-pdf'],
  ['the beginning of a sheet of Excel', () => zipOf('[Content_Types].xml', 'xl/workbook.xml'), 'not-a-pdf'],
  ['an old document of Word', () => Buffer.concat([hex('d0cf11e0a1b11ae1'), Buffer.alloc(4000)]), 'not-a-pdf'],
  ['a program for Windows', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(4000, 7)]), 'not-a-pdf'],
  ['a picture GIF', () => Buffer.from('GIF89a\x01\0\x01\0', 'latin1'), 'not-a-pdf'],
  ['a picture TIFF', () => Buffer.concat([Buffer.from('II*\0'), Buffer.alloc(900)]), 'not-a-pdf'],
  ['a film', () => Buffer.concat([hex('00000018'), Buffer.from('ftypmp42'), Buffer.alloc(900)]), 'not-a-pdf'],
  ['an archive RAR', () => Buffer.from('Rar!\x1a\x07\0', 'latin1'), 'not-a-pdf'],
  ['a database', () => Buffer.concat([Buffer.from('SQLite format 3\0'), Buffer.alloc(900)]), 'not-a-pdf'],
  ['rich text', () => Buffer.from('{\\rtf1\\ansi TK 1044}'), 'not-a-pdf'],
  ['a script of a shell', () => Buffer.from('#!/bin/sh\nrm -rf /\n'), 'not-a-pdf'],
];

const turned = (degrees: number): HostileCase => [
  `a page turned by ${degrees}`,
  () => withTicket([], {}, { page: `/Rotate ${degrees}` }),
  'read',
];
const pages: HostileCase[] = [
  ...[90, 180, 270, -90, 450].map(turned),
  ['a ticket behind a kilobyte less ten of rubbish', () => Buffer.concat([Buffer.alloc(1000, 'x'), goodTicket()]), 'read'],
  ['a ticket behind two kilobytes of rubbish', () => Buffer.concat([Buffer.alloc(2048, 'x'), goodTicket()]), 'not-a-pdf'],
  ['a ticket behind a picture', () => Buffer.concat([Buffer.from('GIF89a\x01\0\x01\0', 'latin1'), goodTicket()]), 'read'],
  ['a ticket behind a program', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200, 7), goodTicket()]), 'read'],
  ['a ticket before an archive', () => Buffer.concat([goodTicket(), zipOf('a.exe')]), 'read'],
  ['a ticket twice over', () => Buffer.concat([goodTicket(), goodTicket()]), 'read'],
  ['a page without content', () => pdfFile({ objects: onePage({}) }), 'no-text'],
  ['a page of blanks', () => pdfFile({ objects: onePage({ content: printed(['   ', '  ']) }) }), 'no-text'],
  ['a page of one word', () => pdfFile({ objects: onePage({ content: printed(['Ticket']) }) }), 'no-itinerary'],
  [
    'a picture of a ticket and nothing else',
    () =>
      pdfFile({
        objects: onePage({
          content: 'q 500 0 0 300 40 400 cm /I Do Q',
          resources: '/XObject << /I 10 0 R >>',
          more: [
            [
              10,
              stream(
                deflateSync(Buffer.alloc(90 * 60 * 3, 200)),
                '/Type /XObject /Subtype /Image /Width 90 /Height 60 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode',
              ),
            ],
          ],
        }),
      }),
    'no-text',
  ],
  [
    'text that paints nothing, beside text that does',
    () => withTicket([], {}, { content: `${printedTicket}\nBT 3 Tr /F1 9 Tf 30 50 Td (TK 9999 13 APR) Tj ET` }),
    'read',
  ],
  ['a ticket in white on white', () => withTicket([], {}, { content: `1 1 1 rg ${printedTicket}` }), 'read'],
  [
    'letters without a table of characters',
    () =>
      withTicket(
        [],
        {},
        {
          font: '<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>] >>',
        },
      ),
    'no-itinerary',
  ],
  [
    'content in an unknown filter',
    () => pdfFile({ objects: onePage({ content: stream(printedTicket, '/Filter /Unknown') }) }),
    'read',
  ],
  [
    'content packed and said to be plain',
    () => pdfFile({ objects: onePage({ content: stream(deflateSync(printedTicket)) }) }),
    'no-text',
  ],
  [
    'content plain and said to be packed',
    () => pdfFile({ objects: onePage({ content: stream(printedTicket, '/Filter /FlateDecode') }) }),
    'no-text',
  ],
  ['content packed ten times', () => pdfFile({ objects: onePage({ content: flate(printedTicket, '', 10) }) }), 'read'],
  [
    'locked in a way nobody knows',
    () => withTicket([[10, '<< /Filter /Nobody /V 9 /R 9 >>']], { trailer: '<< /Size 11 /Root 1 0 R /Encrypt 10 0 R >>' }),
    'damaged',
  ],
  [
    'the same ticket on sixty pages of text',
    () => pdfFile({ objects: onePage({ content: printed(Array.from({ length: 70 }, () => ticketLines).flat(), 1) }) }),
    'read',
  ],
];

export const kinds: readonly HostileFile[] = [...others, ...pages].map(([name, make, answer]) => ({ name, make, answer }));
