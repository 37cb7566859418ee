import { expect, test } from '@playwright/test';
import { notFoundPageSchema } from '#domain/schemas/not-found-page.ts';
import { content } from '../../support/content.ts';

/** The browser of these tests asks for Romanian. */
const copy = content.page('not-found', 'ro', notFoundPageSchema);
/** A place whose name has letters of its own language, and its address with a letter left out. */
const places = content.destinations();
const place = places.find(({ data }) => /[ăâîșțĂÂÎȘȚ]/.test(data.name)) ?? (places[0] as (typeof places)[number]);
const plain = place.data.name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const misspelt = `/${place.id.slice(0, 2)}${place.id.slice(3)}`;

test('the 404 page speaks the language of the address, or else of the browser', async ({ browser, baseURL }) => {
  const headingAt = async (url: string, locale: string) => {
    const context = await browser.newContext({ locale, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto(url);
    const lang = await page.locator('html').getAttribute('lang');
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    await context.close();
    return [lang, heading?.includes(content.page('not-found', lang === 'ro' ? 'ro' : 'en', notFoundPageSchema).heading)];
  };
  expect(await headingAt('/absent-page', 'ro-RO')).toEqual(['ro', true]);
  expect(await headingAt('/absent-page', 'de-DE')).toEqual(['en', true]);
  expect(await headingAt('/ro/absent', 'en-GB')).toEqual(['ro', true]);
  expect(await headingAt('/en/absent', 'ro-RO')).toEqual(['en', true]);
  expect(await headingAt('/blog/absent', 'en-GB')).toEqual(['ro', true]);
});

test('an unknown address answers 404 with a way home', async ({ page }) => {
  const response = await page.goto(misspelt);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(copy.heading);
  await expect(page.getByRole('link', { name: copy.home })).toHaveAttribute('href', '/ro');
});

test('pages with a similar address are offered', async ({ page }) => {
  await page.goto(misspelt);
  const offered = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="/${place.id}"]`) });
  await expect(offered).toHaveCSS('display', 'flex');
  await offered.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/${place.id}$`));
});

test('the search finds a place, whatever the diacritics, without script too', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(`/cauta?q=${encodeURIComponent(plain)}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(place.data.name) })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/${place.id}$`));
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
