import { expect, type Page, test } from '@playwright/test';
import { budgets, kindOf } from '../../scripts/budgets.ts';
import { laidOut, waitingParts } from '../support/laid-out.ts';

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

const common = ['montserrat-core', 'montserrat-ro'];
const leisure = [...common, 'newsreader-core', 'newsreader-ro'];
const firstFaces = { '/': common, '/servicii': common, '/europa': leisure };

for (const javaScriptEnabled of [true, false])
  test.describe(`typefaces ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled });
    for (const [url, faces] of Object.entries(firstFaces))
      test(`${url} asks for the faces of its first view once each`, async ({ page }) => {
        const asked: string[] = [];
        page.on('request', (request) => {
          const [, name] = /\/([\w-]+)\.[\w-]+\.woff2$/.exec(request.url()) ?? [];
          if (name) asked.push(name);
        });
        await page.goto(url, { waitUntil: 'networkidle' });
        expect(asked.toSorted()).toEqual(faces);
      });

    test('the title of a page that is not there is set in the leisure voice', async ({ page }) => {
      await page.goto('/a-page-that-is-not-there', { waitUntil: 'networkidle' });
      await expect(page.locator('h1')).toBeVisible();
      expect(
        await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)),
      ).toContain('Newsreader');
    });
  });

test('the faces are asked for before anything is painted', async ({ page }) => {
  await page.goto('/europa', { waitUntil: 'networkidle' });
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

test.describe('what lies below the first view', () => {
  test.beforeEach(({ page }) => page.addInitScript(keepCount));

  for (const url of ['/', '/europa', '/amsterdam', '/contact', '/agentii-partenere'])
    test(`waits on ${url} until the first view stands, and is then laid out whole`, async ({ page }) => {
      await page.goto(url);
      expect(await partsThatWaited(page)).toBeGreaterThan(5);
      await laidOut(page);
      await expect(page.locator('footer nav a').last()).toBeVisible();
    });

  test('does not wait where the visitor comes for a place further down', async ({ page }) => {
    await page.goto('/agentii-partenere#ticketing');
    expect(await partsThatWaited(page)).toBe(0);
    await expect(page.locator('#ticketing')).toBeInViewport();
  });

  test('does not wait when a page is loaded again, so that it stands where it stood', async ({ page }) => {
    await page.goto('/amsterdam');
    await laidOut(page);
    await page.evaluate(() => scrollTo(0, 4000));
    await page.reload();
    expect(await partsThatWaited(page)).toBe(0);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(3800);
  });
});

test.describe('when no part has been laid out yet', () => {
  test.beforeEach(({ page }) => page.addInitScript(() => Object.assign(globalThis, { requestAnimationFrame: () => 0 })));

  test.describe('a telephone', () => {
    test.use({ viewport: { width: 390, height: 664 } });

    const pictures = { '/': [], '/europa': ['header.europa.tall'], '/amsterdam': ['amsterdam.rose.4x5'] };
    for (const [url, expected] of Object.entries(pictures))
      test(`has asked for no picture and no face from below the first window of ${url}`, async ({ page }) => {
        await page.goto(url, { waitUntil: 'networkidle' });
        const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
        const drawings = asked.filter((name) => name.includes('/art/'));
        expect(drawings.filter((name) => !expected.some((picture) => name.includes(`/${picture}.`)))).toEqual([]);
        expect(asked.filter((name) => name.includes('newsreader-text'))).toEqual([]);
        expect(await page.locator('main h1, main h2').first().evaluate(isLaidOut)).toBe(true);
      });
  });

  test.describe('a wide window', () => {
    test.use({ viewport: { width: 1440, height: 900 }, isMobile: false });

    for (const [url, part] of Object.entries({ '/': 'h1', '/europa': 'main li a', '/amsterdam': 'main dl' }))
      test(`has on ${url} what it shows below the header`, async ({ page }) => {
        await page.goto(url);
        const first = page.locator(part).first();
        await expect(first).toBeInViewport();
        expect(await first.evaluate(isLaidOut)).toBe(true);
      });
  });
});

test('who follows a link to a sentence further down arrives there', async ({ page }) => {
  const sentence = 'În oraș mergeți pe jos';
  await page.goto(`/amsterdam#:~:text=${encodeURIComponent(sentence)}`);
  await expect(page.getByText(sentence)).toBeInViewport();
});

/** Runs in the page: whether the browser has not put off what an element holds. */
const isLaidOut = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true });

type Counted = typeof globalThis & { waited: number };

/** Runs in the page before its own scripts: keeps how many parts wait when the page has been read. */
const keepCount = `addEventListener('DOMContentLoaded', () => { globalThis.waited = (${waitingParts})(); });`;

const partsThatWaited = (page: Page) => page.evaluate(() => (globalThis as Counted).waited);

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
