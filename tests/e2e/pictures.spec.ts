import { expect, test } from '@playwright/test';
import { content } from '../support/content.ts';

const [place] = content.destinations();
const [continent] = content.continents();

test('a page names its share picture by its public address, and the picture is there', async ({ page, baseURL }) => {
  for (const path of ['/', `/${continent?.key}`, `/${place?.id}`, '/ro/contact']) {
    await page.goto(path);
    const address = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
    expect(address).toBe(`${baseURL}/share${path === '/' ? '/index' : path}.png`);
    const answer = await page.request.get(address);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('image/png');
  }
});

test('a page that is not there has no share picture', async ({ page }) => {
  await page.goto('/a-page-that-is-not-there');
  await expect(page.locator('meta[property="og:image"]')).toHaveCount(0);
});

const withPictureFirst = [
  '/',
  '/blog',
  `/${continent?.key}`,
  `/${place?.id}`,
  '/corporate',
  '/consultanta',
  '/leisure',
  '/conditiidecalatorie',
];

for (const theme of ['light', 'dark'])
  for (const path of [...withPictureFirst, '/a-page-that-is-not-there'])
    test(`what ${path} shows largest at first is asked for at once, in its own print and window, ${theme}`, async ({ page }) => {
      const fetched: string[] = [];
      // As pictures: a place that is read for a while is fetched once more to be kept, from what the browser has.
      page.on('request', (request) => request.resourceType() === 'image' && fetched.push(request.url()));
      await page.addInitScript((mode) => localStorage.setItem('colour-mode', mode), theme);
      await page.goto(path, { waitUntil: 'networkidle' });
      const { preloaded, largest, seen } = await page.evaluate(firstPictures);
      expect(preloaded).toContain(largest);
      expect(seen).toEqual(expect.arrayContaining(preloaded));
      for (const url of preloaded) expect(fetched.filter((other) => other === url)).toHaveLength(1);
    });

/** Runs in the page: what was preloaded for this window, what is seen of the pictures, and which of them is the largest. */
function firstPictures(): { preloaded: string[]; seen: string[]; largest: string | undefined } {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]')];
  const preloaded = links.filter(({ media }) => matchMedia(media || 'all').matches).map(({ href }) => href);
  const area = (picture: HTMLImageElement) => {
    const { left, right, top, bottom } = picture.getBoundingClientRect();
    return Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0)) * Math.max(0, Math.min(bottom, innerHeight) - top);
  };
  const seen = [...document.images].filter((picture) => area(picture) > 0).sort((a, b) => area(b) - area(a));
  return { preloaded, seen: seen.map(({ currentSrc }) => currentSrc), largest: seen[0]?.currentSrc };
}
