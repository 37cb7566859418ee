import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { contrast } from '#art/posters/engine/color.ts';
import { builtPages } from '../../scripts/build/built-pages.ts';

/** WCAG 1.4.3 asks this of small letters; titles on pictures keep it too, large as they are. */
const wanted = 4.5;

/** Every page whose title stands in a picture. */
const titled = builtPages()
  .filter(({ elements }) => elements.some(({ name, attributes }) => name === 'section' && attributes['data-length']))
  .map(({ url }) => url.replace(/\/404$/, '/a-page-that-is-not-there'));

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('there are layered titles to look at', () => {
  expect(titled).toEqual(expect.arrayContaining(['/', '/ro', '/blog', '/europa', '/romania', '/a-page-that-is-not-there']));
});

for (const theme of ['light', 'dark'])
  for (const path of titled)
    test(`the title of ${path} can be read on its sky at every width, ${theme}`, async ({ page, isMobile }) => {
      await page.addInitScript((mode) => localStorage.setItem('colour-mode', mode), theme);
      for (const [width, height] of isMobile
        ? ([[390, 844]] as const)
        : ([
            [768, 1024],
            [1440, 900],
          ] as const)) {
        await page.setViewportSize({ width, height });
        await page.goto(path, { waitUntil: 'networkidle' });
        const { letters, weakest } = await lettersOnSky(page);
        expect(letters, `pixels of letters at ${width} px`).toBeGreaterThan(500);
        expect(weakest, `contrast at ${width} px`).toBeGreaterThanOrEqual(wanted);
      }
    });

/**
 * Contrast of the letters with what lies behind them, pixel for pixel: the header is pictured with its title and without.
 * Where the second is not white a letter is seen. One pixel in fifty may be worse than `weakest`: edges, where letters meet the land.
 */
async function lettersOnSky(page: Page): Promise<{ letters: number; weakest: number }> {
  const hero = page.locator('section[data-length]');
  await page.evaluate(() => {
    // A sheet made by script: the page's policy refuses one that is written into it.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      body > :not(main), main > :not(section[data-length]), section[data-length] > div { visibility: hidden !important }
      section[data-length] > :is(h1, p) { color: #fff !important }
      .without-title section[data-length] > :is(h1, p) { opacity: 0 !important }`);
    document.adoptedStyleSheets.push(sheet);
  });
  const withTitle = await pixelsOf(await hero.screenshot());
  await page.evaluate(() => document.documentElement.classList.add('without-title'));
  const without = await pixelsOf(await hero.screenshot());
  const ratios: number[] = [];
  for (let i = 0; i < without.length; i += 3 * 7) {
    const isLetter = withTitle[i] === 255 && withTitle[i + 1] === 255 && withTitle[i + 2] === 255;
    const behind = without.subarray(i, i + 3);
    if (isLetter && behind.some((channel) => channel < 255)) ratios.push(contrast('#ffffff', `#${behind.toString('hex')}`));
  }
  ratios.sort((a, b) => a - b);
  return { letters: ratios.length, weakest: ratios[Math.floor(ratios.length / 50)] ?? 0 };
}

const pixelsOf = (png: Buffer) => sharp(png).removeAlpha().raw().toBuffer();
