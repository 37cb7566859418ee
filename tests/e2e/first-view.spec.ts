import { expect, test } from '@playwright/test';
import { entryHref, hrefOf, kindOf } from '#domain/rules/addresses.ts';
import { anyWindow } from '#tests/support/any-window.ts';
import { budgets } from '../../scripts/budgets.ts';
import { content } from '../support/content.ts';

/** One page of each kind that has a bound: the home page, the magazine, a list of guides, an article. */
const article = entryHref('guides', content.guides()[0]?.id ?? '');

for (const url of ['/', '/ro', hrefOf('blog', 'ro'), hrefOf('information', 'ro'), article]) {
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

const common = ['montserrat-core', 'montserrat-ro'];
const leisure = [...common, 'newsreader-core', 'newsreader-ro'];
/** /romania prints no letter that Romanian has not. */
const firstFaces = { '/': common, '/servicii': common, '/romania': leisure };

for (const javaScriptEnabled of [true, false])
  test.describe(`typefaces ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled });
    for (const [url, faces] of Object.entries(firstFaces))
      test(`${url} asks for the faces of its first view once each`, anyWindow, async ({ page }) => {
        const asked: string[] = [];
        page.on('request', (request) => {
          const [, name] = /\/([\w-]+)\.[\w-]+\.woff2$/.exec(request.url()) ?? [];
          if (name) asked.push(name);
        });
        await page.goto(url, { waitUntil: 'networkidle' });
        expect(asked.toSorted()).toEqual(faces);
      });

    test('the title of a page that is not there is set in the leisure voice', anyWindow, async ({ page }) => {
      await page.goto('/a-page-that-is-not-there', { waitUntil: 'networkidle' });
      await expect(page.locator('h1')).toBeVisible();
      expect(
        await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)),
      ).toContain('Newsreader');
    });
  });

test('the faces are asked for before anything is painted', anyWindow, async ({ page }) => {
  await page.goto('/romania', { waitUntil: 'networkidle' });
  // On a busy machine every file may be there before anything is painted.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime),
  }));
  expect(asked).toHaveLength(4);
  expect(Math.max(...asked)).toBeLessThan(painted);
});

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
