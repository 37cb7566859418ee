import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startBrowser, visitCopy } from '#tests/support/copy-visits.ts';
import { credit, photographBled } from '#tests/support/other-content.ts';
import { buildCopy, copyProject } from '#tests/support/project-copy.ts';

const project = inject('project');
let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser?.close());

const visit = (path: string, as?: { theme?: string; width?: number }) => visitCopy(browser, project, path, as);

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

/** A copy that must not be built: nothing of it is looked at. */
async function buildWith(photo: string, size?: [number, number]) {
  const faulty = mkdtempSync(join(tmpdir(), 'with-a-fault-'));
  try {
    copyProject(faulty, ['europa/bled', 'romania/bran']);
    await photographBled(faulty, photo, size);
    return await buildCopy(faulty);
  } finally {
    rmSync(faulty, { recursive: true });
  }
}

test('a photograph that is too small stops the build with file, field and reason', async () => {
  const { code, output } = await buildWith('photo: bled-mic.jpg', [640, 480]);
  expect(code).not.toBe(0);
  expect(output).toContain(
    'content/destinations/europa/bled.md: picture.photo: „bled-mic.jpg” are 640 × 480 pixeli; sunt necesari cel puțin 1600 × 1200',
  );
});

test('a file that is no photograph stops the build with file, field and reason', async () => {
  const { code, output } = await buildWith('photo: bled.pdf');
  expect(code).not.toBe(0);
  expect(output).toMatch(/bled[\s\S]*picture[\s\S]*photo: numele fișierului/);
});
