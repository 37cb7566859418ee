import { expect, type Page, test } from '@playwright/test';
import { formatDay } from '#domain/format/dates.ts';
import { hrefOf } from '#domain/rules/addresses.ts';
import { contactHref } from '#domain/rules/contact-href.ts';
import { conditionsPageSchema } from '#domain/schemas/conditions-page.ts';
import { anyWindow } from '#tests/support/any-window.ts';
import { content } from '../support/content.ts';

const copy = content.page('conditions', 'ro', conditionsPageSchema);
const entries = content.conditions();

/** Rows that hold a condition: not the heads of columns and parts. */
const conditions = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });

// Anchors are jumped to at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page }) => {
  await page.goto('/conditiidecalatorie');
});

test('a table of all conditions that stays a table on every screen', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.heading);
  await expect(page.getByRole('table', { name: copy.heading })).toBeVisible();
  await expect(conditions(page)).toHaveCount(entries.length);
  await expect(conditions(page).getByRole('rowheader')).toHaveCount(entries.length);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('two columns: the condition and the official information', async ({ page }) => {
  const heads = await page.locator('thead th').allTextContents();
  expect(heads).toEqual([copy.columns.condition, copy.columns.information]);
});

test(
  'every row says whom it concerns, links an official page in a new tab, and when it was checked',
  anyWindow,
  async ({ page }) => {
    for (const { id, data } of entries) {
      const row = page.locator(`tr[id="${id}"]`);
      await expect(row.getByRole('rowheader')).toContainText(`${data.title}${copy.concerns}: ${data.concerns}`);
      await expect(row.getByRole('cell')).toContainText(data.text);
      await expect(row.getByRole('cell')).toContainText(copy.checked.replace('{date}', formatDay('ro', data.checkedOn)));
      const links = row.getByRole('link');
      await expect(links).toHaveCount(data.sources.length);
      for (const [place, { url }] of data.sources.entries()) {
        await expect(links.nth(place)).toHaveAttribute('href', url);
        await expect(links.nth(place)).toHaveAttribute('target', '_blank');
        await expect(links.nth(place)).toHaveAccessibleName(new RegExp(copy.newTab));
      }
    }
  },
);

test('no row is there twice', anyWindow, async ({ page }) => {
  const titles = await conditions(page).getByRole('rowheader').locator('b').allInnerTexts();
  const texts = await conditions(page).getByRole('cell').locator('p:first-child').allInnerTexts();
  expect(new Set(titles).size).toBe(entries.length);
  expect(new Set(texts).size).toBe(entries.length);
});

test('every line of the contents leads to a row or a part', async ({ page }) => {
  const anchors = await page
    .getByRole('navigation', { name: copy.contents })
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1) ?? ''));
  const ids = await page.locator('tr[id]').evaluateAll((rows) => rows.map(({ id }) => id));
  expect(anchors).toEqual(ids);
  expect(ids).toEqual(expect.arrayContaining(entries.map(({ id }) => id)));
});

test('an address with an anchor opens at its row, clear of the header', async ({ page }) => {
  const { id, data } = entries[Math.floor(entries.length / 2)] as (typeof entries)[number];
  await page.goto(`/conditiidecalatorie#${id}`);
  const row = page.getByRole('rowheader').filter({ hasText: data.title });
  await expect(row).toBeInViewport();
  const header = await page.getByRole('banner').boundingBox();
  await expect.poll(async () => (await row.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(header?.height ?? 0);
});

test('whoever does not find the case can ask, and the form knows from where', anyWindow, async ({ page }) => {
  await expect(page.getByRole('region', { name: copy.ask.heading }).getByRole('link')).toHaveAttribute(
    'href',
    contactHref('ro', hrefOf('conditions', 'ro')),
  );
});
