import { expect, type Page, test } from '@playwright/test';
import { content } from '../../support/content.ts';

const [place] = content.destinations().filter(({ data }) => /^[A-Z][a-z]+$/.test(data.name) && data.name.length > 5);
if (!place) throw new Error('no destination has a plain name to look for');
const { name } = place.data;
const start = '/ro/servicii';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Căutare' });
const field = (page: Page) => dialog(page).getByRole('searchbox');
const firstResult = (page: Page) => dialog(page).locator('[data-search-results] a').first();

async function openWith(page: Page, key: string) {
  await page.goto(start);
  await page.keyboard.press(key);
  await expect(field(page)).toBeFocused();
}

test('nothing of the search is fetched before it is opened', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(start, { waitUntil: 'networkidle' });
  const before = asked.filter((path) => /search|thumbs|react/i.test(path));
  expect(before).toEqual([]);
  await page.getByRole('button', { name: 'Căutare' }).click();
  await field(page).fill(name.slice(0, 4));
  await expect(firstResult(page)).toBeVisible();
  expect(asked.some((path) => path === '/api/search')).toBe(true);
});

for (const key of ['/', 'Control+k', 'Meta+k'])
  test(`${key} opens the search, and a place is found by keys alone`, async ({ page }) => {
    await openWith(page, key);
    await page.keyboard.type(name.toLowerCase());
    await expect(firstResult(page)).toContainText(name);
    await expect(dialog(page).getByRole('status')).toContainText(name.toLowerCase());
    await page.keyboard.press('ArrowDown');
    await expect(firstResult(page)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/${place.id}$`));
  });

test('a slash typed into a field is a slash', async ({ page }) => {
  await page.goto('/ro/contact');
  const message = page.getByRole('textbox', { name: /Nume/ }).first();
  await message.fill('');
  await message.press('/');
  await expect(message).toHaveValue('/');
  await expect(dialog(page)).toBeHidden();
});

test('results have pictures, and the pictures are there', async ({ page }) => {
  await openWith(page, '/');
  await page.keyboard.type(name);
  const picture = firstResult(page).locator('img');
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(112);
});

test('words that no page has are told, and Escape closes', async ({ page }) => {
  await openWith(page, '/');
  await page.keyboard.type('zzzzqx');
  await expect(dialog(page).getByRole('status')).toContainText('zzzzqx');
  await page.keyboard.press('Escape');
  if (await dialog(page).isVisible()) await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});

test('Enter in the field leads to the page that answers', async ({ page }) => {
  await openWith(page, '/');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cauta\?q=/);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(name) })
      .first(),
  ).toBeVisible();
});

test('a search that cannot be answered says so and keeps the words', async ({ page }) => {
  await page.route('**/api/search**', (route) => route.abort());
  await openWith(page, '/');
  await page.keyboard.type(name);
  await expect(dialog(page).getByRole('status')).toContainText('nu răspunde');
  await expect(field(page)).toHaveValue(name);
});
