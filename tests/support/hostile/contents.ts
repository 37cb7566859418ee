/** Pages that are larger than any paper, drawn with more than any printer would, in fonts that are none; scripts and forms beside them. */
import type { HostileCase, HostileFile } from './hostile-file.ts';
import { type Body, onePage, pdfFile, printed, stream, ticketLines } from './pdf-writer.ts';

type Page = Partial<Parameters<typeof onePage>[0]>;
const ticket = printed(ticketLines);
const withTicket = (page: Page) => pdfFile({ objects: onePage({ content: ticket, ...page }) });

const boxes = [
  '[0 0 1e38 1e38]',
  '[0 0 0 0]',
  '[600 900 0 0]',
  '[-1e9 -1e9 1e9 1e9]',
  '[0 0 1 1]',
  '[(a) (b) (c) (d)]',
  '[]',
  '[0 0 595]',
  '99 0 R',
];
const geometry: HostileCase[] = [
  ...boxes.map(
    (box): HostileCase => [
      `a page of ${box}`,
      () => withTicket({ page: `/MediaBox ${box}` }),
      box === '[0 0 1 1]' ? 'no-text' : 'read',
    ],
  ),
  ['a page turned by 37 degrees', () => withTicket({ page: '/Rotate 37' }), 'read'],
  ['a page turned by a name', () => withTicket({ page: '/Rotate /Left' }), 'read'],
  ['a unit of a billion points', () => withTicket({ page: '/UserUnit 1000000000' }), 'read'],
  ['a crop outside the page', () => withTicket({ page: '/MediaBox [0 0 595 842] /CropBox [5000 5000 6000 6000]' }), 'read'],
  ['text of size 1e30', () => withTicket({ content: printed(ticketLines, 1e30) }), 'read'],
  ['text of no size', () => withTicket({ content: ticket.replace('/F1 9 Tf', '/F1 0 Tf') }), 'no-text'],
  ['text in a matrix without an area', () => withTicket({ content: `0 0 0 0 0 0 cm ${ticket}` }), 'no-text'],
  [
    'text in a matrix beyond numbers',
    () => withTicket({ content: `1e300 0 0 1e300 0 0 cm 1e300 0 0 1e300 1e300 1e300 cm ${ticket}` }),
    'read',
  ],
  [
    'numbers of a thousand digits',
    () => withTicket({ content: `${'9'.repeat(1000)} 0 0 ${'9'.repeat(1000)} 0 0 cm ${ticket}` }),
    'no-text',
  ],
  [
    'every letter on the same spot',
    () => withTicket({ content: `BT /F1 9 Tf ${'1 0 0 1 30 800 Tm (TK) Tj '.repeat(20_000)} ET` }),
    'no-itinerary',
  ],
  [
    'every letter on a line of its own',
    () => withTicket({ content: `BT /F1 9 Tf ${'0 -0.01 Td (A) Tj '.repeat(50_000)} ET` }),
    'no-itinerary',
  ],
  ['letters a mile apart', () => withTicket({ content: `BT /F1 9 Tf ${'100000 0 Td (A) Tj '.repeat(30_000)} ET` }), 'no-text'],
];

const operators: HostileCase[] = [
  ['a million tiny texts', () => withTicket({ content: `BT /F1 9 Tf ${'(A) Tj '.repeat(1_000_000)} ET` }), 'far-too-much'],
  ['a million empty texts', () => withTicket({ content: `BT /F1 9 Tf ${'() Tj '.repeat(1_000_000)} ET` }), 'far-too-much'],
  ['a million steps', () => withTicket({ content: `BT /F1 9 Tf ${'1 0 Td '.repeat(1_000_000)} (A) Tj ET` }), 'far-too-much'],
  [
    'a text of a million pieces',
    () => withTicket({ content: `BT /F1 9 Tf [${'(A) -1000 '.repeat(1_000_000)}] TJ ET` }),
    ['far-too-much', 'too-complex', 'too-slow'],
  ],
  [
    'a text of ten million letters',
    () => withTicket({ content: `BT /F1 9 Tf (${'A'.repeat(10_000_000)}) Tj ET` }),
    ['far-too-much', 'too-complex', 'too-slow'],
  ],
  ['a million changes of font', () => withTicket({ content: `BT ${'/F1 9 Tf '.repeat(1_000_000)} (A) Tj ET` }), 'far-too-much'],
  [
    'a million fonts nobody has',
    () => withTicket({ content: `BT ${Array.from({ length: 100_000 }, (_, index) => `/Z${index} 9 Tf (A) Tj`).join(' ')} ET` }),
    'far-too-much',
  ],
  [
    'a million lines',
    () => withTicket({ content: '0 0 m 9 9 l S '.repeat(1_000_000) }),
    ['far-too-much', 'too-complex', 'too-slow'],
  ],
  ['a path of a million corners', () => withTicket({ content: `0 0 m ${'1 1 l '.repeat(1_000_000)} S` }), 'no-text'],
  ['operators nobody knows, a million', () => withTicket({ content: 'zz '.repeat(1_000_000) }), 'no-text'],
  ['operands without an operator', () => withTicket({ content: '1 '.repeat(3_000_000) }), 'no-text'],
  [
    'pictures in the line that never end',
    () => withTicket({ content: `${'BI /W 9 /H 9 ID '.repeat(50_000)}${ticket}` }),
    'no-text',
  ],
  [
    'shadings in shadings',
    () =>
      withTicket({
        content: '/S sh '.repeat(50_000),
        resources:
          '/Shading << /S << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 1 1] /Function << /FunctionType 4 /Domain [0 1] /Range [0 1] /Length 0 >> >> >>',
      }),
    ['no-text', 'too-slow'],
  ],
];

const descriptor = (file: string) => `<< /Type /FontDescriptor /FontName /X /Flags 4 ${file} >>`;
const trueType = (data: Body): Page => ({
  font: '<< /Type /Font /Subtype /TrueType /BaseFont /X /FirstChar 0 /LastChar 255 /FontDescriptor 10 0 R >>',
  more: [
    [10, descriptor('/FontFile2 11 0 R')],
    [11, stream(data)],
  ],
});
const composite = (toUnicode: string, encoding = '/Identity-H'): Page => ({
  font: `<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding ${encoding} /ToUnicode 12 0 R /DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 1000 >>] >>`,
  more: [[12, stream(toUnicode)]],
});
const simple = (entries: string, more: [number, Body][] = []): Page => ({
  font: `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica ${entries} >>`,
  more,
});
const fonts: HostileCase[] = [
  ['a font file of chance', () => withTicket(trueType(Buffer.alloc(50_000, 'chance'))), 'read'],
  [
    'a font file whose tables overlap',
    () => withTicket(trueType(Buffer.concat([Buffer.from('0001000000ff0000', 'hex'), Buffer.alloc(4096, 0xff)]))),
    'read',
  ],
  ['a font file of nothing', () => withTicket(trueType('')), 'read'],
  ['a font that is a number', () => withTicket({ font: '17' }), 'read'],
  ['a font that is missing', () => withTicket({ font: 'null' }), 'read'],
  [
    'a font whose parts are itself',
    () =>
      withTicket({
        font: '<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding 5 0 R /DescendantFonts [5 0 R] /ToUnicode 5 0 R >>',
      }),
    'no-text',
  ],
  [
    'characters from the first to the last',
    () => withTicket(composite('1 beginbfrange <0000> <FFFFFFFF> <0041> endbfrange')),
    'no-itinerary',
  ],
  [
    'a million ranges of characters',
    () => withTicket(composite('100 beginbfrange <0000> <FFFF> <0041> endbfrange '.repeat(20_000))),
    ['no-itinerary', 'too-slow'],
  ],
  [
    'characters that are texts of a megabyte',
    () => withTicket(composite(`1 beginbfchar <41> <${'0041'.repeat(250_000)}> endbfchar`)),
    'no-itinerary',
  ],
  [
    'a table of characters that uses itself',
    () => withTicket({ ...composite('/Identity-H usecmap 1 begincidrange <0000> <FFFF> 0 endcidrange', '12 0 R') }),
    'no-itinerary',
  ],
  [
    'widths without end',
    () => withTicket(simple(`/FirstChar 0 /LastChar 2000000000 /Widths [${'1 '.repeat(500_000)}]`)),
    'no-itinerary',
  ],
  ['widths that are names', () => withTicket(simple('/FirstChar /A /LastChar /Z /Widths [/A /B (c) null]')), 'no-itinerary'],
  [
    'an encoding of half a million differences',
    () => withTicket(simple(`/Encoding << /Differences [0 ${'/A '.repeat(500_000)}] >>`)),
    'no-itinerary',
  ],
  [
    'a font whose letters draw themselves',
    () =>
      withTicket({
        font: '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1 1] /FontMatrix [1 0 0 1 0 0] /FirstChar 65 /LastChar 65 /Widths [1] /Encoding << /Differences [65 /A] >> /CharProcs << /A 10 0 R >> /Resources << /Font << /F1 5 0 R >> >> >>',
        more: [[10, stream('1 0 d0 BT /F1 1 Tf (A) Tj ET')]],
      }),
    'no-itinerary',
  ],
  [
    'a font matrix without an area',
    () =>
      withTicket({
        font: '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 0 0] /FontMatrix [0 0 0 0 0 0] /FirstChar 0 /LastChar 0 /Widths [0] /Encoding << >> /CharProcs << >> >>',
      }),
    'no-itinerary',
  ],
  [
    'fifty thousand fonts',
    () => withTicket({ resources: `/Font << ${Array.from({ length: 50_000 }, (_, index) => `/F${index} 5 0 R`).join(' ')} >>` }),
    'read',
  ],
];

const script = (code: string) => `<< /Type /Action /S /JavaScript /JS (${code}) >>`;
const beside: HostileCase[] = [
  ['a script that runs when it is opened', () => withTicket({ root: `/OpenAction ${script('for\\(;;\\);')}` }), 'read'],
  [
    'scripts by name',
    () => withTicket({ root: `/Names << /JavaScript << /Names [(a) ${script('app.alert\\(1\\)')}] >> >>` }),
    'read',
  ],
  [
    'scripts on every event of a page',
    () => withTicket({ page: `/AA << /O ${script('while\\(true\\){}')} /C ${script('x')} >>` }),
    'read',
  ],
  [
    'a program to be launched',
    () => withTicket({ root: '/OpenAction << /S /Launch /F (calc.exe) /Win << /F (cmd.exe) /P (/c del) >> >>' }),
    'read',
  ],
  [
    'an address to be sent to',
    () => withTicket({ root: '/OpenAction << /S /SubmitForm /F (http://127.0.0.1:9/) /Flags 4 >>' }),
    'read',
  ],
  [
    'a file to be fetched',
    () =>
      withTicket({
        resources: '/XObject << /X 10 0 R >>',
        content: `${ticket}\n/X Do`,
        more: [
          [
            10,
            '<< /Type /XObject /Subtype /Form /Ref << /F (http://127.0.0.1:9/a.pdf) /Page 0 >> /BBox [0 0 9 9] /Length 0 >>\nstream\n\nendstream',
          ],
        ],
      }),
    'read',
  ],
  [
    'content that is in another file',
    () => withTicket({ content: stream('', '/F (/etc/passwd) /FFilter /FlateDecode') }),
    ['no-text', 'no-itinerary'],
  ],
  [
    'attachments, a thousand',
    () =>
      withTicket({
        root: `/Names << /EmbeddedFiles << /Names [${'(a) 10 0 R '.repeat(1000)}] >> >>`,
        more: [
          [10, '<< /Type /Filespec /F (a.exe) /EF << /F 11 0 R >> >>'],
          [11, stream('MZ', '/Type /EmbeddedFile')],
        ],
      }),
    'read',
  ],
  [
    'an XFA form with entities in entities',
    () =>
      withTicket({
        root: '/AcroForm << /Fields [] /XFA 10 0 R >>',
        more: [
          [
            10,
            stream(
              `<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 20 }, (_, index) => `<!ENTITY ${String.fromCharCode(98 + index)} "${`&${String.fromCharCode(97 + index)};`.repeat(10)}">`).join('')}]><xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/">&u;</xdp:xdp>`,
            ),
          ],
        ],
      }),
    'read',
  ],
  [
    'ten thousand notes on the page',
    () =>
      withTicket({
        page: `/Annots [${'10 0 R '.repeat(10_000)}]`,
        more: [[10, '<< /Type /Annot /Subtype /Link /Rect [0 0 595 842] /A << /S /URI /URI (file:///etc/passwd) >> >>']],
      }),
    'read',
  ],
  [
    'a film on the page',
    () =>
      withTicket({
        page: '/Annots [<< /Type /Annot /Subtype /RichMedia /Rect [0 0 9 9] /RichMediaContent << /Assets << >> >> >>]',
      }),
    'read',
  ],
  [
    'a signature that signs nothing',
    () =>
      withTicket({
        root: '/AcroForm << /SigFlags 3 /Fields [<< /FT /Sig /T (s) /V << /ByteRange [0 999999999 0 999999999] /Contents <00> >> >>] >>',
      }),
    'read',
  ],
];

export const contents: readonly HostileFile[] = [...geometry, ...operators, ...fonts, ...beside].map(([name, make, answer]) => ({
  name,
  make,
  answer,
}));
