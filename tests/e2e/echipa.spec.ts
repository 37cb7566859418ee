import { expect, type Page, test } from '@playwright/test';
import { anyWindow } from '#tests/support/any-window.ts';
import { content } from '../support/content.ts';

const team = content.team();
const management = team.filter((person) => person.management);
const colleagues = team.filter((person) => !person.management);

const people = (page: Page) => page.locator('main article');

for (const [lang, url] of [
  ['en', '/echipa'],
  ['ro', '/ro/echipa'],
] as const) {
  test(`${url} shows everybody, management first, each with an address of their own`, anyWindow, async ({ page }) => {
    await page.goto(url);
    await expect(page.locator('main section').first().locator('article')).toHaveCount(management.length);
    const links = people(page).getByRole('link');
    await expect(links).toHaveText([...management, ...colleagues].map(({ email }) => email));
    for (const [index, { email }] of [...management, ...colleagues].entries())
      await expect(links.nth(index)).toHaveAttribute('href', `mailto:${email}`);
  });

  test(`${url} gives each person a name or job and a picture or monogram`, anyWindow, async ({ page }) => {
    await page.goto(url);
    await expect(people(page).getByRole('heading', { level: 3 })).toHaveText(
      [...management, ...colleagues].map(({ name, jobName }) => name ?? jobName[lang]),
    );
    for (const index of team.keys()) await expect(people(page).nth(index).locator('img, b').first()).toBeVisible();
  });

  test(`${url} has addresses large enough for a finger and no wider than the page`, async ({ page }) => {
    await page.goto(url);
    const width = page.viewportSize()?.width ?? 0;
    const links = people(page).getByRole('link');
    await expect(links).toHaveCount(team.length);
    for (const link of await links.all()) {
      const box = await link.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  });

  test(`${url} has a tile for whoever does not know whom to ask`, anyWindow, async ({ page }) => {
    await page.goto(url);
    await page.locator('main a[href*="/contact"]').click();
    await expect(page).toHaveURL(`${url.replace('/echipa', '')}/contact?pagina=${url}`);
  });
}
