import { expect, test } from '@playwright/test';

test('an unknown address answers 404 with a way home', async ({ page }) => {
  const response = await page.goto('/santorni');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('We are sorry , page not found');
  await expect(page.getByRole('link', { name: 'Back to Homepage' })).toHaveAttribute('href', '/');
});

test('pages with a similar address are offered', async ({ page }) => {
  await page.goto('/santorni');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Santorini/ })
    .click();
  await expect(page).toHaveURL(/\/santorini$/);
});

test('the search finds a place, whatever the diacritics, without script too', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/cauta?q=venetia');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Veneția/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/venetia$/);
  await context.close();
});

test('the search finds a word of the running text by another of its forms', async ({ page }) => {
  await page.goto('/santorini');
  await expect(page.getByRole('main')).toContainText(/insul/i);
  await page.goto('/cauta?q=insulelor%20santorini');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Santorini/ })
      .first(),
  ).toHaveAttribute('href', '/santorini');
});

test('a search without a match says so and keeps the words', async ({ page }) => {
  await page.goto('/search?q=zzzzqx');
  await expect(page.getByRole('main')).toContainText('zzzzqx');
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('zzzzqx');
});
