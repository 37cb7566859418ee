import { expect, test } from '@playwright/test';

test('a page names its share picture by its public address, and the picture is there', async ({ page, baseURL }) => {
  for (const path of ['/', '/europa', '/santorini', '/ro/contact']) {
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
