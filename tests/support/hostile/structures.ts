/** Files whose pages are too many, or whose parts nest without end or lie about their number. */
import type { HostileCase, HostileFile } from './hostile-file.ts';
import { type Body, onePage, pdfFile, printedTicket, withTicket } from './pdf-writer.ts';

const treeOf = (objects: [number, Body][]) =>
  pdfFile({ objects: new Map<number, Body>([[1, '<< /Type /Catalog /Pages 2 0 R >>'], ...objects]) });
const leaf = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>';
const manyPages = (count: number) =>
  treeOf([
    [
      2,
      `<< /Type /Pages /Count ${count} /Kids [${Array.from({ length: count }, (_, index) => `${index + 3} 0 R`).join(' ')}] >>`,
    ],
    ...Array.from({ length: count }, (_, index): [number, Body] => [index + 3, leaf]),
  ]);

const pages: HostileCase[] = [
  ['61 pages', () => manyPages(61), 'too-many-pages'],
  ['5,000 pages', () => manyPages(5000), 'too-many-pages'],
  // Counting them takes nearly all the time and memory a task has: on a busy machine it is stopped before it knows.
  ['100,000 pages', () => manyPages(100_000), ['too-many-pages', 'too-complex']],
  [
    'one page many times over',
    () =>
      treeOf([
        [2, `<< /Type /Pages /Count 30000 /Kids [${'3 0 R '.repeat(30_000)}] >>`],
        [3, leaf],
      ]),
    'too-many-pages',
  ],
  [
    'a page tree that says a billion',
    () =>
      treeOf([
        [2, '<< /Type /Pages /Count 1000000000 /Kids [3 0 R] >>'],
        [3, leaf],
      ]),
    ['too-many-pages', 'damaged', 'no-text'],
  ],
  [
    'a page tree that says less than none',
    () =>
      treeOf([
        [2, '<< /Type /Pages /Count -5 /Kids [3 0 R] >>'],
        [3, leaf],
      ]),
    'no-pages',
  ],
  ['a page tree without pages', () => treeOf([[2, '<< /Type /Pages /Count 0 /Kids [] >>']]), 'no-pages'],
  ['a page tree that is its own branch', () => treeOf([[2, '<< /Type /Pages /Count 2 /Kids [2 0 R 2 0 R] >>']]), 'damaged'],
  [
    'two page trees that hold each other',
    () =>
      treeOf([
        [2, '<< /Type /Pages /Count 9 /Kids [3 0 R 3 0 R] >>'],
        [3, '<< /Type /Pages /Count 9 /Kids [2 0 R 2 0 R] >>'],
      ]),
    'damaged',
  ],
  [
    'a page tree 20,000 deep',
    () =>
      treeOf([
        ...Array.from({ length: 20_000 }, (_, index): [number, Body] => [
          index + 2,
          `<< /Type /Pages /Count 1 /Kids [${index + 3} 0 R] >>`,
        ]),
        [20_002, leaf],
      ]),
    'no-text',
  ],
  [
    'a page tree that doubles thirty times',
    () =>
      treeOf([
        ...Array.from({ length: 30 }, (_, index): [number, Body] => [
          index + 2,
          `<< /Type /Pages /Count ${2 ** (30 - index)} /Kids [${index + 3} 0 R ${index + 3} 0 R] >>`,
        ]),
        [32, leaf],
      ]),
    'too-many-pages',
  ],
  ['no catalogue', () => pdfFile({ objects: onePage({}), trailer: '<< /Size 9 /Root 99 0 R >>' }), 'damaged'],
  [
    'a page that is its own parent',
    () => pdfFile({ objects: onePage({ content: printedTicket, page: '/Parent 3 0 R' }) }),
    'read',
  ],
  [
    'a page without a size whose parents go round',
    () =>
      treeOf([
        [2, '<< /Type /Pages /Parent 2 0 R /Count 1 /Kids [3 0 R] >>'],
        [3, '<< /Type /Page /Parent 2 0 R >>'],
      ]),
    'no-text',
  ],
];

const deep = (open: string, close: string, times: number, inside = '') => `${open.repeat(times)}${inside}${close.repeat(times)}`;
const nesting: HostileCase[] = [
  [
    'an array in an array, 100,000 times',
    () => withTicket([[10, deep('[', ']', 100_000)]], {}, { root: '/Extra 10 0 R' }),
    'read',
  ],
  [
    'a dictionary in a dictionary, 100,000 times',
    () => withTicket([[10, deep('<</A ', '>>', 100_000, '1')]], {}, { root: '/Extra 10 0 R' }),
    'read',
  ],
  ['arrays without an end', () => withTicket([[10, '['.repeat(1_000_000)]], {}, { root: '/Extra 10 0 R' }), 'read'],
  [
    'brackets of a text, a million',
    () => pdfFile({ objects: onePage({ content: `BT /F1 9 Tf ${deep('(', ')', 1_000_000)} Tj ET` }) }),
    ['far-too-much', 'too-complex', 'too-slow'],
  ],
  [
    'arrays in the page’s content',
    () => pdfFile({ objects: onePage({ content: `BT ${deep('[', ']', 200_000)} TJ ET` }) }),
    'no-text',
  ],
  [
    'dictionaries in the page’s content',
    () => pdfFile({ objects: onePage({ content: `/A ${deep('<</B ', '>>', 100_000, '1')} BDC EMC` }) }),
    'no-text',
  ],
  [
    'a trailer 100,000 deep',
    () => withTicket([], { trailer: `<< /Size 9 /Root 1 0 R /X ${deep('[', ']', 100_000)} >>` }),
    'damaged',
  ],
  [
    'states saved a million times',
    () => pdfFile({ objects: onePage({ content: `${'q '.repeat(1_000_000)}${printedTicket}` }) }),
    ['far-too-much', 'no-text', 'too-complex', 'too-slow'],
  ],
  ['texts begun and never ended', () => pdfFile({ objects: onePage({ content: 'BT '.repeat(300_000) }) }), 'far-too-much'],
  [
    'marked content 300,000 deep',
    () => pdfFile({ objects: onePage({ content: `${'/Span BMC '.repeat(300_000)}${printedTicket}` }) }),
    'far-too-much',
  ],
];

export const structures: readonly HostileFile[] = [...pages, ...nesting].map(([name, make, answer]) => ({ name, make, answer }));
