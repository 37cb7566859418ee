import { expect, type Page, test } from '@playwright/test';
import { counted } from '#domain/format/counted.ts';
import { matchesTag, queryOfChosen } from '#domain/rules/listing.ts';
import { content } from '../support/content.ts';

/** How many posters are shown before more are asked for. */
const firstPlaces = 12;

const destinations = content.destinations();
const byPlaces = content
  .continents()
  .map((continent) => ({ ...continent, places: destinations.filter((place) => place.continent === continent.key) }))
  .sort((one, other) => other.places.length - one.places.length);
/** The continent with the most places, and its filters as the page has them. */
const { key, name, filters, filterForms, places } = byPlaces[0] as (typeof byPlaces)[number];
const path = `/${key}`;
const [first = '', second = '', third = ''] = filters;
const placesIn = (...countries: string[]) => places.filter(({ data }) => countries.includes(data.country)).length;

const cards = (page: Page) => page.locator('li[data-tag]:visible');
const box = (page: Page, country: string) => page.locator(`input[name=tara][value="${country}"]`);
const status = (count: number, countries: number) =>
  `${counted('ro', count, { one: 'destinație', many: 'destinații' })} în ${counted('ro', countries, filterForms)}`;

test('each filter says how many places are behind it', async ({ page }) => {
  await page.goto(path);
  const shown = page.locator('input[name=tara] ~ small');
  await expect(shown).toHaveText(filters.map((country) => String(placesIn(country))));
  expect(filters.filter((country) => placesIn(country) < 2)).toEqual([]);
});

test('several countries are shown at once, counted, and kept in the address', async ({ page }) => {
  await page.goto(path);
  await box(page, first).check();
  await box(page, second).check();
  const countries = await cards(page).evaluateAll((list) => list.map((card) => (card as HTMLElement).dataset.tag));
  expect(countries).toHaveLength(placesIn(first, second));
  expect(new Set(countries)).toEqual(new Set([first, second]));
  await expect(page.getByRole('status')).toHaveText(status(countries.length, 2));
  expect(new Set(new URL(page.url()).searchParams.getAll('tara'))).toEqual(new Set([first, second]));
});

test('the map lets the dots of hidden places recede', async ({ page }) => {
  await page.goto('/europa?tara=Grecia');
  const dot = (country: string) => page.locator(`#destinatii svg [data-tag="${country}"]`).first();
  await expect(dot('Grecia')).toHaveCSS('opacity', '1');
  await expect(dot('Italia')).toHaveCSS('opacity', '0.25');
});

test('back, reload and a shared address show the same choice', async ({ page }) => {
  // Found by a part of its name, whatever the case.
  const part = first.slice(0, -1).toLowerCase();
  const found = filters.filter((country) => matchesTag(country, [part]));
  const another = filters.find((country) => !found.includes(country)) ?? '';
  await page.goto(`${path}?tara=${encodeURIComponent(part)}`);
  await expect(box(page, first)).toBeChecked();
  await expect(cards(page)).toHaveCount(placesIn(...found));
  await page.reload();
  await expect(cards(page)).toHaveCount(placesIn(...found));
  await box(page, another).check();
  await expect(cards(page)).toHaveCount(placesIn(...found, another));
  await page.goBack();
  await expect(cards(page)).toHaveCount(placesIn(...found));
});

test('the reset stays in sight along the results and shows everything again', async ({ page }) => {
  await page.goto(`${path}${queryOfChosen('', 'tara', [first, second, third])}`);
  const reset = page.getByRole('button', { name: 'Arată toate' });
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect(reset).toBeInViewport();
  await reset.click();
  await expect(page.getByRole('status')).toHaveText(status(places.length, filters.length));
  expect(new URL(page.url()).search).toBe('');
});

test('a country without a match hides nothing it should not', async ({ page }) => {
  await page.goto(`${path}?tara=Atlantida`);
  await expect(page.locator('input[name=tara]:checked')).toHaveCount(0);
  await expect(cards(page).first()).toBeVisible();
});

test('the rest of the places is one touch away', async ({ page }) => {
  expect(places.length).toBeGreaterThan(firstPlaces);
  await page.goto(path);
  await expect(cards(page)).toHaveCount(firstPlaces);
  await page.getByRole('checkbox', { name: /Arată încă/ }).check();
  await expect(cards(page)).toHaveCount(places.length);
});

test('filter buttons work by keyboard', async ({ page }) => {
  await page.goto(path);
  await box(page, third).focus();
  await page.keyboard.press('Space');
  const countries = await cards(page).evaluateAll((list) => list.map((card) => (card as HTMLElement).dataset.tag));
  expect(new Set(countries)).toEqual(new Set([third]));
});

test('a card leads to its page', async ({ page }) => {
  await page.goto(path);
  const card = cards(page).first();
  const title = await card.getByRole('heading').innerText();
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('with and without the trailing slash the page answers, one address is canonical', async ({ page, request }) => {
  for (const address of [path, `${path}/`, `/${places[0]?.id}`, `/${places[0]?.id}/`])
    expect((await request.get(address)).status(), address).toBe(200);
  await page.goto(`${path}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '').pathname).toBe(path);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is in the page and the filter works', async ({ page }) => {
    await page.goto(path);
    await box(page, first).check();
    await expect(page.locator(`li[data-tag="${first}"]:visible`)).toHaveCount(placesIn(first));
    await expect(cards(page)).toHaveCount(placesIn(first));
  });
});
