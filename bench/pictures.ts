/**
 * SVG file against AVIF at one and two device pixels, for each use of a picture: bytes on the wire, and the work of showing
 * it in Chromium. Not a test: times depend on the machine. `npm run bench:pictures`; after a build.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { kindOf } from '#domain/rules/addresses.ts';
import { findChromium } from '../bin/programs.mjs';
import { budgets } from '../scripts/budgets.ts';
import { type BuiltPage, builtPages, builtSite } from '../scripts/build/built-pages.ts';
import { weightOf } from '../scripts/checks/weight.ts';
import { workOf } from './paint-work.ts';

const runs = 7;
/** Flat drawings: full colour resolution, or the edges fray. */
const avif = { quality: 60, effort: 4, chromaSubsampling: '4:4:4' } as const;

type Use = {
  name: string;
  /** Size of one picture in the page, in CSS pixels. */
  width: number;
  height: number;
  columns: number;
  /** SVG files, each a URL of the built site; those of one box lie over each other. */
  boxes: string[][];
};

type Shown = { type: string; encoding?: string; bytes: Buffer };

const pages = builtPages();
const drawingsOf = ({ pictures }: BuiltPage) => [
  ...new Set(pictures.flatMap(({ kind, url }) => (kind === 'drawing' ? url : []))),
];
const ofDay = (url: string) => !url.includes('.night.');
const continent = pages.find(({ url }) => url === '/europa') ?? pages.find(({ url }) => kindOf(url) === 'list');
const destinations = pages.filter(({ url }) => kindOf(url) === 'entry');
if (!continent || destinations.length === 0) throw new Error('The built site has no continent or no destination.');
const cards = drawingsOf(continent).filter((url) => url.includes('.4x5.') && ofDay(url));
const headers = destinations.map((page) => drawingsOf(page).find((url) => url.includes('.4x5.') && ofDay(url)) ?? '');
const byWeight = headers.filter(Boolean).sort((a, b) => brotli(a).length - brotli(b).length);
const layers = (header: string, window: string) =>
  ['sky', 'land'].map((layer) => {
    const pattern = new RegExp(`^/art/header\\.${header}\\.${window}\\.day\\.${layer}\\.`);
    const url = pages.flatMap(drawingsOf).find((candidate) => pattern.test(candidate));
    if (!url) throw new Error(`The built site has no ${layer} of the header ${header}.`);
    return url;
  });

const uses: Use[] = [
  { name: '12 cards, wide', width: 440, height: 550, columns: 3, boxes: cards.slice(0, 12).map((url) => [url]) },
  { name: '12 cards, narrow', width: 350, height: 438, columns: 1, boxes: cards.slice(0, 12).map((url) => [url]) },
  { name: 'detail header, median', width: 600, height: 750, columns: 1, boxes: [[at(byWeight, 0.5)]] },
  { name: 'detail header, heaviest', width: 600, height: 750, columns: 1, boxes: [[at(byWeight, 1)]] },
  { name: 'layered header, wide', width: 1440, height: 778, columns: 1, boxes: [layers('europa', 'wide')] },
  { name: 'layered header, narrow', width: 390, height: 544, columns: 1, boxes: [layers('europa', 'tall')] },
  { name: 'home header, wide', width: 1440, height: 778, columns: 1, boxes: [layers('home', 'wide')] },
];

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}

function at(urls: readonly string[], share: number): string {
  return urls[Math.round((urls.length - 1) * share)] ?? '';
}

function brotli(url: string): Buffer {
  return brotliCompressSync(readFileSync(join(builtSite, url)));
}

const asSvg = (url: string): Shown => ({ type: 'image/svg+xml', encoding: 'br', bytes: brotli(url) });

async function asAvif(url: string, { width, height }: Use, density: number): Promise<Shown> {
  const picture = sharp(readFileSync(join(builtSite, url)), { density: 72 * density });
  const sized = picture.resize(width * density, height * density, { fit: 'cover', position: 'bottom' });
  return { type: 'image/avif', bytes: await sized.avif(avif).toBuffer() };
}

for (const part of ['cards', 'header'] as const) {
  const [heaviest] = pages
    .map((page) => ({ url: page.url, bytes: weightOf(page)[part], limit: budgets[kindOf(page.url)][part] ?? 0 }))
    .sort((a, b) => b.bytes - a.bytes);
  if (heaviest)
    console.log(
      `${part === 'cards' ? 'Twelve cards' : 'First view'}: ${kilobytes(heaviest.bytes)} KB at most (${heaviest.url}); ${kilobytes(heaviest.limit)} KB allowed.`,
    );
}

const executablePath = findChromium();
if (!executablePath) throw new Error('No Chromium found: npm run setup -- --browser installs one.');
const browser = await chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0, args: ['--disable-gpu'] });
try {
  const rows: Record<string, string | number>[] = [];
  for (const use of uses) {
    for (const [format, density] of [
      ['SVG', 1],
      ['SVG', 2],
      ['AVIF', 1],
      ['AVIF', 2],
    ] as const) {
      const boxes = await Promise.all(
        use.boxes.map((box) => Promise.all(box.map((url) => (format === 'SVG' ? asSvg(url) : asAvif(url, use, density))))),
      );
      const bytes = boxes.flat().reduce((sum, { bytes }) => sum + bytes.length, 0);
      const row = { use: use.name, format: `${format} at ${density}×`, KB: kilobytes(bytes) };
      console.error(`${row.use}, ${row.format}: ${row.KB} KB`);
      rows.push({ ...row, ...(await shown(browser, use, boxes, density)) });
    }
  }
  console.table(rows);
} finally {
  await browser.close();
}

/** Serves the pictures to an empty page and measures what the browser does from their insertion to the paint. */
async function shown(browser: Browser, use: Use, boxes: Shown[][], density: number): Promise<Record<string, number>> {
  const paths = boxes.map((box, index) => box.map((_, layer) => `/${index}-${layer}`));
  const files = new Map(paths.flat().map((path, index) => [path, boxes.flat()[index]]));
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    response.setHeader('content-type', file?.type ?? 'text/html');
    if (file?.encoding) response.setHeader('content-encoding', file.encoding);
    response.end(file?.bytes ?? '<!doctype html><title>Pictures</title><body>');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const sources = paths.map((box) => box.map((path) => origin + path));
    return await workOf(browser, { origin, sources, ...use, density, runs });
  } finally {
    server.close();
  }
}
