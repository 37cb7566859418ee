import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { cutText } from '../support/cut-text.ts';

/** The dark theme is the same page in other colours: there only what looks at colours is asked again. */
const themes = {
  light: (axe: AxeBuilder) => axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']),
  dark: (axe: AxeBuilder) => axe.withRules(['color-contrast', 'link-in-text-block']),
};

const sitemap = readFileSync(new URL('../../dist/site/sitemap-0.xml', import.meta.url), 'utf8');
const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);

// Still pictures: a colour that is half-way through a transition is no colour of ours.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The narrowest window a page must still fit: 1280 px at 400 % (WCAG 2.2, 1.4.10). */
const narrowest = { width: 320, height: 640 };

const pages = [...listed, '/a-page-that-is-not-there', '/contact?subiect=event', '/ro/contact?subiect=leisure'];

for (const url of pages) {
  test(`${url} has nothing that axe objects to, light and dark`, async ({ page }) => {
    const found: string[] = [];
    for (const [theme, asked] of Object.entries(themes)) {
      await page.addInitScript((mode) => localStorage.setItem('colour-mode', mode), theme);
      await page.goto(url);
      await page.evaluate(() => document.fonts.ready);
      for (const violation of await violations(asked(new AxeBuilder({ page })))) found.push(`${theme}: ${violation}`);
    }
    expect(found).toEqual([]);
  });
}

for (const url of pages) {
  test(`${url} shows every word whole, down to the narrowest window`, async ({ page, isMobile }) => {
    await page.goto(url);
    await page.evaluate(() => document.fonts.ready);
    expect(await cutText(page)).toEqual([]);
    if (!isMobile) return;
    await page.setViewportSize(narrowest);
    // On a busy machine the page is laid out anew some time after its window has changed.
    await expect.poll(() => cutText(page)).toEqual([]);
  });
}

async function violations(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} at ${target}: ${failureSummary.replace(/\s+/g, ' ')}`),
  );
}
