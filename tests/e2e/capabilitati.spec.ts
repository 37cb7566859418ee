import { expect, test } from '@playwright/test';

for (const [url, team] of [
  ['/capabilitati', '/echipa'],
  ['/ro/capabilitati', '/ro/echipa'],
] as const) {
  test(`${url} opens with its four figures`, async ({ page }) => {
    await page.goto(url);
    await expect(page.locator('main dl').first().locator('dd')).toHaveText(['30+', '20', '24/7', '100%']);
  });

  test(`${url} draws one team for each size from 2 to 9 consultants`, async ({ page }) => {
    await page.goto(url);
    const teams = page.locator('figure ol > li');
    await expect(teams.locator('b')).toHaveText(['2', '3', '4', '5', '6', '7', '8', '9']);
    await expect(teams.first().locator('i')).toHaveCount(2);
    await expect(teams.last().locator('i')).toHaveCount(9);
    await expect(page.locator('figcaption')).toContainText(/\b2\b.*\b9\b/);
  });

  test(`${url} covers duty of care, benefits and technology, and leads to the team`, async ({ page }) => {
    await page.goto(url);
    for (const id of ['duty-of-care', 'benefits', 'technology']) {
      await expect(page.locator(`#${id}`)).toBeVisible();
      await expect.poll(() => page.locator(`section[aria-labelledby="${id}"] dl > div`).count()).toBeGreaterThanOrEqual(4);
    }
    await expect(page.locator('section[aria-labelledby="technology"] ul > li')).toHaveCount(4);
    await page.locator('section[aria-labelledby="team"] a').click();
    await expect(page).toHaveURL(team);
  });
}
