import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { configuredParties } from '#domain/rules/third-parties.ts';
import { readSiteFacts } from '#server/services/site-facts.ts';
import { loadStaticFiles, type StaticFiles } from '#server/services/static-files.ts';
import { photograph } from '#tests/support/photograph.ts';
import { buildCopy, copyProject } from '#tests/support/project-copy.ts';
import { findChromium } from '../../bin/programs.mjs';

const credit = 'Foto: o mână de probă';
const origin = 'http://photographs.test';

let project: string;
let files: StaticFiles;
let browser: Browser;
beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), 'with-photographs-'));
  copyProject(project, ['europa/bled', 'europa/santorini', 'romania/bran']);
  mkdirSync(join(project, 'content/photos'), { recursive: true });
  writeFileSync(join(project, 'content/photos/bled-insula.jpg'), await photograph(3000, 2000));
  photographBled('photo: bled-insula.jpg');
  const { code, output } = await buildCopy(project);
  expect(code, output).toBe(0);
  const facts = await readSiteFacts(join(project, 'dist/site.json'));
  files = await loadStaticFiles(join(project, 'dist/site'), facts, {
    siteUrl: origin,
    parties: configuredParties({ googleMaps: undefined }),
  });
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium found: npm run setup -- --browser installs one.');
  browser = await chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 });
});
afterAll(async () => {
  await browser?.close();
  rmSync(project, { recursive: true });
});

/** Gives the entry a photograph in place of its scene. */
function photographBled(photo: string): void {
  const file = join(project, 'content/destinations/europa/bled.md');
  const picture = `picture:\n  ${photo}\n  credit: "${credit}"\n  alt: Insula din mijlocul lacului\n  focus: [60, 40]\n`;
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^picture:\n(?: {2}.*\n)+/m, picture));
}

type Visit = { page: Page; asked: string[]; complaints: string[] };

/** Opens a page of the built copy as the server sends it, under its policy. */
async function visit(path: string, { theme = 'light', width = 1440 } = {}): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  const [asked, complaints]: [string[], string[]] = [[], []];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.addInitScript((mode) => localStorage.setItem('colour-mode', mode), theme);
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    const file = files.get(pathname);
    if (!file) return route.fulfill({ status: 404 });
    const policy = file.kind === 'text' ? file.policy : undefined;
    await route.fulfill({
      body: file.kind === 'text' ? file.text : readFileSync(file.path),
      headers: { 'content-type': file.contentType, ...(policy && { 'content-security-policy': policy }) },
    });
  });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  return { page, asked, complaints };
}

const isPhoto = (path: string) => path.startsWith('/art/photo.');

test.each(['light', 'dark'])(
  'a place shows its photograph as it is, with its credit, and asks for it once, %s',
  async (theme) => {
    const { page, asked, complaints } = await visit('/bled', { theme });
    const picture = page.getByRole('img', { name: 'Insula din mijlocul lacului' }).first();
    const shown = await picture.evaluate((image: HTMLImageElement) => ({ source: image.currentSrc, pixels: image.naturalWidth }));
    expect(shown.source).toMatch(/\/art\/photo\.bled-insula\.4x5\.60-40\.\d+\.[a-f0-9]{8}\.avif$/);
    expect(shown.pixels).toBeGreaterThanOrEqual(600);
    expect(
      asked.filter((path) => shown.source.endsWith(path)),
      'preloaded at the size that is shown',
    ).toHaveLength(1);
    expect(asked.filter((path) => path.endsWith('.webp') && isPhoto(path))).toEqual([]);
    expect(await page.getByText(credit).isVisible()).toBe(true);
    expect(complaints).toEqual([]);
    await page.close();
  },
);

test.each([390, 1440])(
  'nothing moves when the photograph comes, and it fills its box over its placeholder, %i',
  async (width) => {
    const { page } = await visit('/bled', { width });
    const { shift, boxes } = await page.evaluate(async () => {
      const observed = await new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      });
      const frame = document.querySelector('[data-picture="entry-bled"]');
      const images = [...(frame?.querySelectorAll('img') ?? [])];
      const box = (element: Element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(' ');
      };
      return { shift: observed, boxes: [frame, ...images].map((element) => element && box(element)) };
    });
    expect(shift).toBeLessThan(0.01);
    expect(boxes).toHaveLength(3);
    expect(new Set(boxes).size, boxes.join(' | ')).toBe(1);
    await page.close();
  },
);

test('the card of a listing takes a small file of the same photograph', async () => {
  const { page, asked } = await visit('/europa');
  const card = page.locator('a[href="/bled"] picture img');
  await card.scrollIntoViewIfNeeded();
  await expect.poll(() => card.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const [file = ''] = asked.filter(isPhoto);
  expect(file).toMatch(/4x5\.60-40\.(320|480)\./);
  expect(readFileSync(join(project, 'dist/site', file)).length).toBeLessThan(40_000);
  await page.close();
});

test('the picture for when the page is shared is made of the photograph', async () => {
  const file = join(project, 'dist/site/share/bled.png');
  const { width, height } = await sharp(file).metadata();
  expect([width, height]).toEqual([1200, 630]);
  // The left of the card holds the photograph: its sky is blue and full of shades, no field of one colour.
  const { channels } = await sharp(file).extract({ left: 40, top: 40, width: 400, height: 200 }).toColourspace('srgb').stats();
  const [red, , blue] = channels;
  expect((blue?.mean ?? 0) - (red?.mean ?? 0)).toBeGreaterThan(10);
  expect(red?.stdev).toBeGreaterThan(8);
});

test('a photograph that is too small stops the build with file, field and reason', async () => {
  writeFileSync(join(project, 'content/photos/bled-mic.jpg'), await photograph(640, 480));
  photographBled('photo: bled-mic.jpg');
  const { code, output } = await buildCopy(project);
  expect(code).not.toBe(0);
  expect(output).toContain(
    'content/destinations/europa/bled.md: picture.photo: „bled-mic.jpg” are 640 × 480 pixeli; sunt necesari cel puțin 1600 × 1200',
  );
});

test('a file that is no photograph stops the build with file, field and reason', async () => {
  photographBled('photo: bled.pdf');
  const { code, output } = await buildCopy(project);
  expect(code).not.toBe(0);
  expect(output).toMatch(/bled[\s\S]*picture[\s\S]*photo: numele fișierului/);
});
