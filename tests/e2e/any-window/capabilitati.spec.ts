import { expect, test } from '@playwright/test';
import { figureOf, formatFigure } from '#domain/format/figures.ts';
import { capabilitiesPageSchema } from '#domain/schemas/capabilities-page.ts';
import { content } from '../../support/content.ts';

const { figures } = content.agency();
const from = figureOf(figures, 'consultantsFrom').value;
const to = figureOf(figures, 'consultantsTo').value;

for (const [lang, url, team] of [
  ['en', '/capabilitati', '/echipa'],
  ['ro', '/ro/capabilitati', '/ro/echipa'],
] as const) {
  const copy = content.page('capabilities', lang, capabilitiesPageSchema);

  test(`${url} opens with its four figures`, async ({ page }) => {
    await page.goto(url);
    await expect(page.locator('main dl').first().locator('dd')).toHaveText(
      copy.stats.items.map((item) => ('value' in item ? item.value : formatFigure(lang, figureOf(figures, item.figure)))),
    );
  });

  test(`${url} draws one team for each size, from the smallest to the largest`, async ({ page }) => {
    await page.goto(url);
    const teams = page.locator('figure ol > li');
    await expect(teams.locator('b')).toHaveText(Array.from({ length: to - from + 1 }, (_, index) => String(from + index)));
    await expect(teams.first().locator('i')).toHaveCount(from);
    await expect(teams.last().locator('i')).toHaveCount(to);
    await expect(page.locator('figcaption')).toContainText(new RegExp(`\\b${from}\\b.*\\b${to}\\b`));
  });

  test(`${url} covers duty of care, benefits and technology, and leads to the team`, async ({ page }) => {
    await page.goto(url);
    for (const id of ['duty-of-care', 'benefits', 'technology']) {
      await expect(page.locator(`#${id}`)).toBeVisible();
      await expect.poll(() => page.locator(`section[aria-labelledby="${id}"] dl > div`).count()).toBeGreaterThanOrEqual(4);
    }
    await expect(page.locator('section[aria-labelledby="technology"] ul > li')).toHaveCount(copy.technology.bookable.length);
    await page.locator('section[aria-labelledby="team"] a').click();
    await expect(page).toHaveURL(team);
  });
}
