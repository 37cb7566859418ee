import { expect } from '@playwright/test';
import { measuring } from '../../scripts/measured.ts';
import { axeObjections } from '../support/axe.ts';
import { cutText } from '../support/cut-text.ts';
import { type Look, listed, lookOf, looks, onePageOfEachMaking } from '../support/listed-pages.ts';
import { tell } from '../support/measured.ts';
import { test } from '../support/visits.ts';

/** Looked at in every window and theme: what is made like no other, pages of the server, and the form with another part open. */
const missing = '/a-page-that-is-not-there';
const inFull = new Set([...onePageOfEachMaking(), missing, '/contact?subiect=event', '/ro/contact?subiect=leisure']);

/** The narrowest window a page must still fit: 1280 px at 400 % (WCAG 2.2, 1.4.10). */
const narrowest = { width: 320, height: 640 };

/** What axe objects to stands on the page about measurements too. */
const measured = { tag: measuring };

const named = ({ window, theme }: Look) => `${window}, ${theme}`;

for (const url of inFull)
  for (const look of looks)
    test(
      `${url} answers, shows every word whole and has nothing that axe objects to, ${named(look)}`,
      measured,
      async ({ visit }, info) => {
        const { page, status, complaints } = await visit(url, look);
        expect(status).toBe(url === missing ? 404 : 200);
        expect(complaints).toEqual([]);
        // The dark page is the light one in other colours.
        const objections = await axeObjections(page, look.theme === 'light' ? 'all' : 'colours');
        tell(info, { accessibility: { url, objections: objections.length } });
        expect(objections).toEqual([]);
        expect(await cutText(page)).toEqual([]);
      },
    );

for (const url of inFull)
  test(`${url} fits the narrowest window and shows every word whole in it`, async ({ visit }) => {
    const { page } = await visit(url, { window: 'narrow', theme: 'light' });
    const usual = page.viewportSize();
    await page.setViewportSize(narrowest);
    // On a busy machine the page is laid out anew some time after its window has changed.
    await expect.poll(() => cutText(page)).toEqual([]);
    const tooWide = () =>
      page.evaluate(() => {
        const { clientWidth, scrollWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
    await expect.poll(tooWide, 'how much wider than its window the page is').toBe(0);
    if (usual) await page.setViewportSize(usual);
  });

const others = listed.filter((url) => !inFull.has(url));

for (const url of others)
  test(
    `${url} answers, shows every word whole and has nothing that axe objects to, ${named(lookOf(url))}`,
    measured,
    async ({ visit }, info) => {
      const { page, status, complaints } = await visit(url, lookOf(url));
      expect(status).toBe(200);
      expect(complaints).toEqual([]);
      const objections = await axeObjections(page);
      tell(info, { accessibility: { url, objections: objections.length } });
      expect(objections).toEqual([]);
      expect(await cutText(page)).toEqual([]);
    },
  );

test('the pages that are looked at once meet every window and theme', () => {
  expect(new Set(others.map((url) => named(lookOf(url))))).toEqual(new Set(looks.map(named)));
});
