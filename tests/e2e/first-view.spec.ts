import { expect, test } from '@playwright/test';
import { budgets, kindOf } from '../../scripts/budgets.ts';

for (const url of ['/', '/ro']) {
  for (const theme of ['light', 'dark']) {
    test(`a first visit to ${url} fits its budget before anything is scrolled, ${theme}`, async ({ page }) => {
      await page.addInitScript((mode) => localStorage.setItem('colour-mode', mode), theme);
      await page.goto(url, { waitUntil: 'networkidle' });
      const files = await page.evaluate(filesOfFirstView);
      const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
      const list = files.map((file) => `${file.bytes} ${file.name}`).join('\n');
      expect(bytes, list).toBeLessThanOrEqual(budgets[kindOf(url)].firstView ?? Number.POSITIVE_INFINITY);
    });
  }
}

/** Runs in the page: everything fetched but the pictures that stand below the fold. */
function filesOfFirstView(): { name: string; bytes: number }[] {
  const pictures = [...document.images].filter((picture) => picture.currentSrc !== '');
  const inView = (picture: HTMLImageElement) => {
    const { top, bottom, width } = picture.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  };
  const seen = new Set(pictures.filter(inView).map((picture) => picture.currentSrc));
  const below = new Set(pictures.map((picture) => picture.currentSrc).filter((source) => !seen.has(source)));
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  return entries.filter(({ name }) => !below.has(name)).map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize }));
}
