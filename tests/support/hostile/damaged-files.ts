/** No PDFs, and PDFs that were cut, changed or mixed up on the way. */
import { gzipSync } from 'node:zlib';
import type { HostileFile } from './hostile-file.ts';
import { chance, goodTicket, onePage, pdfFile, printed, ticketLines } from './pdf-writer.ts';

const random = (seed: number, length: number) => {
  const next = chance(seed);
  return Buffer.from(Array.from({ length }, () => Math.floor(next() * 256)));
};

const noPdfs: [string, () => Buffer, string | string[]][] = [
  ['nothing', () => Buffer.alloc(0), ['empty', 'no-file']],
  ['one byte', () => Buffer.from('%'), 'not-a-pdf'],
  ['blanks', () => Buffer.alloc(5000, ' '), 'not-a-pdf'],
  ['zeros', () => Buffer.alloc(100_000), 'not-a-pdf'],
  ['a PNG', () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), random(1, 2000)]), 'not-a-pdf'],
  ['a JPEG', () => Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), random(2, 2000)]), 'not-a-pdf'],
  ['a ZIP', () => Buffer.concat([Buffer.from('504b0304', 'hex'), random(3, 2000)]), 'not-a-pdf'],
  ['a gzip of a ticket', () => gzipSync(goodTicket()), 'not-a-pdf'],
  ['a page of HTML', () => Buffer.from(`<!doctype html>${'<p>TK 1044</p>'.repeat(500)}`), 'no-itinerary'],
  ['JSON', () => Buffer.from('{"pdf":true}'), 'not-a-pdf'],
  ['a program', () => Buffer.concat([Buffer.from('7f454c46', 'hex'), random(4, 4000)]), 'not-a-pdf'],
  ['UTF-16', () => Buffer.from('\ufeffBOOKING REF: ABC', 'utf16le'), 'not-a-pdf'],
  ['chance, 1 KB', () => random(5, 1024), 'not-a-pdf'],
  ['chance, 1 MB', () => random(6, 1 << 20), 'not-a-pdf'],
  ['a PDF’s first line', () => Buffer.from('%PDF-1.7\n'), 'damaged'],
  ['a PDF’s first and last line', () => Buffer.from('%PDF-1.7\nstartxref\n0\n%%EOF'), 'damaged'],
  ['the first line and chance', () => Buffer.concat([Buffer.from('%PDF-1.7\n'), random(7, 50_000)]), 'damaged'],
  [
    'chance between first and last line',
    () => Buffer.concat([Buffer.from('%PDF-1.7\n'), random(8, 50_000), Buffer.from('\nstartxref\n9\n%%EOF')]),
    'damaged',
  ],
  ['PostScript', () => Buffer.from('%!PS-Adobe-3.0\n{ } loop\n'), 'not-a-pdf'],
];

/** A larger good file than the ticket alone: some of the damage should hit places that matter. */
const sound = () => {
  const pages = pdfFile({ objects: onePage({ content: printed([...ticketLines, ...ticketLines]), root: '/Lang (en)' }) });
  return pages;
};

function cut(): HostileFile[] {
  return Array.from({ length: 24 }, (_, part) => ({
    name: `cut after ${part + 1} of 25 parts`,
    make: () => sound().subarray(0, Math.floor((sound().length * (part + 1)) / 25)),
    answer: 'damaged',
  }));
}

/** By seed. Few bits cost a letter or nothing, many the file. */
const afterFlips: readonly string[] = [
  'read',
  'no-text',
  'read',
  'no-text',
  'damaged',
  'no-text',
  'damaged',
  'no-text',
  'not-a-pdf',
  'read',
  'damaged',
  'damaged',
  'no-text',
  'damaged',
  'damaged',
  'damaged',
  'damaged',
  'damaged',
  'not-a-pdf',
  'damaged',
  'damaged',
  'not-a-pdf',
  'damaged',
  'not-a-pdf',
  'damaged',
  'damaged',
  'damaged',
  'damaged',
  'damaged',
  'damaged',
  'damaged',
  'damaged',
  'not-a-pdf',
  'damaged',
  'damaged',
  'damaged',
];

function flipped(): HostileFile[] {
  return Array.from({ length: 36 }, (_, seed) => ({
    name: `bits flipped, ${seed}`,
    make: () => {
      const file = Buffer.from(sound());
      const next = chance(100 + seed);
      for (let flips = 1 + seed * 3; flips > 0; flips -= 1) {
        const at = Math.floor(next() * file.length);
        file[at] = (file[at] ?? 0) ^ (1 << Math.floor(next() * 8));
      }
      return file;
    },
    answer: afterFlips[seed] ?? 'damaged',
  }));
}

/** By seed: what is left may hold the flights, other words, or nothing. */
const afterShuffle: readonly string[] = [
  'no-itinerary',
  'read',
  'no-itinerary',
  'no-text',
  'no-text',
  'damaged',
  'damaged',
  'damaged',
  'read',
  'no-text',
  'damaged',
  'no-itinerary',
];

function shuffled(): HostileFile[] {
  return Array.from({ length: 12 }, (_, seed) => ({
    name: `pieces lost, doubled and moved, ${seed}`,
    make: () => {
      const file = sound();
      const next = chance(500 + seed);
      const pieces = Array.from({ length: 20 }, (_piece, index) =>
        file.subarray(Math.floor((file.length * index) / 20), Math.floor((file.length * (index + 1)) / 20)),
      );
      const [first = file, ...rest] = pieces;
      return Buffer.concat([
        first,
        ...rest.flatMap((piece) => (next() < 0.15 ? [] : next() < 0.2 ? [piece, piece] : [piece])),
        file.subarray(-60),
      ]);
    },
    answer: afterShuffle[seed] ?? 'damaged',
  }));
}

export const damagedFiles: readonly HostileFile[] = [
  ...noPdfs.map(([name, make, answer]) => ({ name, make, answer })),
  ...cut(),
  ...flipped(),
  ...shuffled(),
];
