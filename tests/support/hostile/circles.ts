/** Files whose parts point in circles, and whose table of places lies. */
import type { HostileCase, HostileFile } from './hostile-file.ts';
import { type Body, onePage, pdfFile, printedTicket, stream, withTicket } from './pdf-writer.ts';

const form = (content: string, resources: string) =>
  stream(content, `/Type /XObject /Subtype /Form /BBox [0 0 600 900] /Resources << ${resources} >>`);
const drawing = (more: [number, Body][]) =>
  withTicket(more, {}, { content: `${printedTicket}\n/X Do`, resources: '/XObject << /X 10 0 R >>' });
const references: HostileCase[] = [
  ['a form that draws itself', () => drawing([[10, form('/X Do', '/XObject << /X 10 0 R >>')]]), 'read'],
  [
    'two forms that draw each other twice',
    () =>
      drawing([
        [10, form('/X Do /X Do', '/XObject << /X 11 0 R >>')],
        [11, form('/X Do /X Do', '/XObject << /X 10 0 R >>')],
      ]),
    'read',
  ],
  [
    'forms in forms, 3,000 deep',
    () =>
      drawing(
        Array.from({ length: 3000 }, (_, index): [number, Body] => [
          index + 10,
          form('/X Do', `/XObject << /X ${index + 11} 0 R >>`),
        ]),
      ),
    'read',
  ],
  [
    'forms that double thirty times',
    () =>
      drawing(
        Array.from({ length: 30 }, (_, index): [number, Body] => [
          index + 10,
          form('/X Do /X Do', `/XObject << /X ${index + 11} 0 R >>`),
        ]),
      ),
    'far-too-much',
  ],
  [
    'text that doubles twenty times',
    () =>
      drawing([
        ...Array.from({ length: 20 }, (_, index): [number, Body] => [
          index + 10,
          form('/X Do /X Do', `/XObject << /X ${index + 11} 0 R >>`),
        ]),
        [30, form('BT /F1 9 Tf (A) Tj ET', '/Font << /F1 5 0 R >>')],
      ]),
    'far-too-much',
  ],
  ['content that is itself', () => pdfFile({ objects: onePage({ page: '/Contents [4 0 R 3 0 R 4 0 R]' }) }), 'no-text'],
  [
    'content in 200,000 pieces',
    () => pdfFile({ objects: onePage({ content: 'q Q', page: `/Contents [${'4 0 R '.repeat(200_000)}]` }) }),
    ['no-text', 'too-complex', 'too-slow'],
  ],
  [
    'an object that is a reference to itself',
    () => withTicket([[10, '10 0 R']], {}, { root: '/Extra 10 0 R', resources: '/ExtGState 10 0 R' }),
    'read',
  ],
  [
    'references in a ring',
    () =>
      withTicket(
        [
          [10, '11 0 R'],
          [11, '12 0 R'],
          [12, '10 0 R'],
        ],
        {},
        { page: '/Annots 10 0 R' },
      ),
    'read',
  ],
  ['a stream as long as itself', () => pdfFile({ objects: onePage({ content: stream(printedTicket, '', '4 0 R') }) }), 'read'],
  [
    'a stream as long as the world',
    () => pdfFile({ objects: onePage({ content: stream(printedTicket, '', '999999999999') }) }),
    'read',
  ],
  ['a stream shorter than nothing', () => pdfFile({ objects: onePage({ content: stream(printedTicket, '', '-1') }) }), 'read'],
  [
    'a structure tree that is its own child',
    () =>
      withTicket(
        [[10, '<< /Type /StructTreeRoot /K 10 0 R /ParentTree 10 0 R >>']],
        {},
        { root: '/StructTreeRoot 10 0 R /MarkInfo << /Marked true >>' },
      ),
    'read',
  ],
  [
    'outlines in a ring',
    () =>
      withTicket(
        [
          [10, '<< /Type /Outlines /First 11 0 R /Last 11 0 R >>'],
          [11, '<< /Title (a) /Next 11 0 R /First 11 0 R /Parent 10 0 R >>'],
        ],
        {},
        { root: '/Outlines 10 0 R' },
      ),
    'read',
  ],
  [
    'names in a ring',
    () =>
      withTicket(
        [[10, '<< /Kids [10 0 R 10 0 R] >>']],
        {},
        { root: '/Names << /Dests 10 0 R /EmbeddedFiles 10 0 R /JavaScript 10 0 R >>' },
      ),
    'read',
  ],
  [
    'layers that hold themselves',
    () => withTicket([[10, '<< /OCGs [10 0 R] /D << /Order [10 0 R] /ON [10 0 R] >> >>']], {}, { root: '/OCProperties 10 0 R' }),
    'read',
  ],
  [
    'a field that is its own parent',
    () =>
      withTicket(
        [[10, '<< /FT /Tx /T (a) /Parent 10 0 R /Kids [10 0 R] /Subtype /Widget /Rect [0 0 9 9] >>']],
        {},
        { root: '/AcroForm << /Fields [10 0 R] >>', page: '/Annots [10 0 R]' },
      ),
    'read',
  ],
];

const tables: HostileCase[] = [
  ['a table that says a billion objects', () => withTicket([], { xref: 'xref\n0 999999999\n0000000000 65535 f \n' }), 'read'],
  [
    'an object of the highest number',
    () => withTicket([[2_000_000, 'null']], { xref: 'xref\n2147483640 3\n0000000009 00000 n \n' }),
    'read',
  ],
  ['a table that begins below nothing', () => withTicket([], { xref: 'xref\n-5 10\n0000000009 00000 n \n' }), 'read'],
  ['a table that is chance', () => withTicket([], { xref: `xref\n0 9\n${'99999999999999999999 n\n'.repeat(9)}` }), 'read'],
  ['a size of a trillion', () => withTicket([], { trailer: '<< /Size 1000000000000 /Root 1 0 R >>' }), 'read'],
  [
    'a table that comes before itself',
    () => withTicket([], { trailer: '<< /Size 6 /Root 1 0 R /Prev 9 >>', startxref: '9' }),
    'read',
  ],
  ['an end before the beginning', () => withTicket([], { startxref: '-100' }), 'read'],
  ['an end behind the end', () => withTicket([], { startxref: '99999999999' }), 'read'],
  [
    'a previous table without end',
    () =>
      Buffer.concat([
        withTicket([]),
        Buffer.from(
          Array.from(
            { length: 2000 },
            (_, index) =>
              `xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 6 /Root 1 0 R /Prev ${index} >>\nstartxref\n${index}\n%%EOF\n`,
          ).join(''),
        ),
      ]),
    'read',
  ],
  [
    'a packed table that is its own previous one',
    () =>
      withTicket([[10, stream('\0\0\0\0', '/Type /XRef /Size 11 /Root 1 0 R /W [1 2 1] /Index [0 1] /Prev 15 /XRefStm 15')]], {
        startxref: '15',
      }),
    'read',
  ],
  [
    'a packed table of wide columns',
    () =>
      withTicket([[10, stream('\0'.repeat(900), '/Type /XRef /Size 999999 /Root 1 0 R /W [900000000 900000000 900000000]')]], {
        startxref: '500',
      }),
    'read',
  ],
  [
    'a packed table of no columns',
    () =>
      withTicket([[10, stream('\0'.repeat(900), '/Type /XRef /Size 2000000000 /Root 1 0 R /W [0 0 0] /Index [0 2000000000]')]], {
        startxref: '500',
      }),
    'read',
  ],
  [
    'objects packed in the object that holds them',
    () => withTicket([[10, stream('10 0 11 5 (a) (b)', '/Type /ObjStm /N 2 /First 10 /Extends 10 0 R')]]),
    'read',
  ],
  [
    '200,000 objects nobody needs',
    () => withTicket(Array.from({ length: 200_000 }, (_, index): [number, Body] => [index + 10, 'null'])),
    'read',
  ],
  [
    'no table, 100,000 objects to look for',
    () =>
      withTicket(
        Array.from({ length: 100_000 }, (_, index): [number, Body] => [index + 10, '<< /A (b) >>']),
        { xref: '', startxref: '0' },
      ),
    'read',
  ],
  [
    '“obj” a million times',
    () => Buffer.concat([Buffer.from(`%PDF-1.7\n${'1 0 obj '.repeat(1_000_000)}`), Buffer.from('\nstartxref\n0\n%%EOF')]),
    ['far-too-much', 'too-complex', 'too-slow'],
  ],
  [
    '“trailer” a million times',
    () => Buffer.concat([Buffer.from(`%PDF-1.7\n${'trailer<<'.repeat(1_000_000)}`), Buffer.from('\nstartxref\n0\n%%EOF')]),
    'damaged',
  ],
  [
    '“endobj” missing everywhere',
    () => Buffer.from(withTicket([]).toString('latin1').replaceAll('endobj', '      '), 'latin1'),
    'read',
  ],
  [
    '“endstream” missing everywhere',
    () => Buffer.from(withTicket([]).toString('latin1').replaceAll('endstream', '         '), 'latin1'),
    'no-text',
  ],
];

export const circles: readonly HostileFile[] = [...references, ...tables].map(([name, make, answer]) => ({ name, make, answer }));
