import { expect, test } from '@playwright/test';

for (const url of ['/echipa', '/ro/echipa']) {
  test(`${url} shows eighteen people, management first, each with an address of their own`, async ({ page }) => {
    await page.goto(url);
    await expect(page.locator('main article')).toHaveCount(18);
    const people = page.locator('main section').first().locator('article');
    await expect(people).toHaveCount(3);
    const addresses = await page.locator('main article a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(addresses).size).toBe(18);
    for (const address of addresses) expect(address).toMatch(/^mailto:[^@]+@[^@]+$/);
  });

  test(`${url} gives each person a name or job and a picture or monogram`, async ({ page }) => {
    await page.goto(url);
    for (const person of await page.locator('main article').all()) {
      await expect(person.getByRole('heading', { level: 3 })).not.toBeEmpty();
      await expect(person.locator('img, b').first()).toBeVisible();
    }
  });

  test(`${url} has addresses large enough for a finger and no wider than the page`, async ({ page }) => {
    await page.goto(url);
    const width = page.viewportSize()?.width ?? 0;
    for (const link of await page.locator('main article a').all()) {
      const box = await link.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  });

  test(`${url} has a tile for whoever does not know whom to ask`, async ({ page }) => {
    await page.goto(url);
    await page.locator('main a[href*="/contact"]').click();
    await expect(page).toHaveURL(`${url.replace('/echipa', '')}/contact?pagina=${url}`);
  });
}
