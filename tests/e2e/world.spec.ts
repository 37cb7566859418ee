import { expect, type Page, test } from '@playwright/test';
import { content } from '../support/content.ts';

const europeEntry = content.continents().find(({ key }) => key === 'europa') ?? { filters: [] };
const places = content.destinations().filter(({ continent }) => continent === 'europa');
/** Those with a place behind them: of the others the map says nothing. */
const countries = europeEntry.filters.filter((country) => places.some(({ data }) => data.country === country));
const addressOf = (country: string) => `/europa?tara=${encodeURIComponent(country)}#destinatii`;
const [aCountry = ''] = countries;

const europe = (page: Page) => page.getByRole('region', { name: 'Europa', exact: true });
const romania = (page: Page) => page.getByRole('region', { name: 'România', exact: true });

async function showsEuropeOnly(page: Page) {
  await expect(europe(page)).toBeVisible();
  await expect(romania(page)).toBeHidden();
}

test('a continent is picked on the map by pointer or finger, and its panel comes into view', async ({ page, isMobile }) => {
  await page.goto('/blog');
  const land = page.locator('a[href="#lume-europa"] path').first();
  await land.scrollIntoViewIfNeeded();
  const box = await land.boundingBox();
  const at = { x: (box?.x ?? 0) + (box?.width ?? 0) * 0.55, y: (box?.y ?? 0) + (box?.height ?? 0) * 0.35 };
  await (isMobile ? page.touchscreen.tap(at.x, at.y) : page.mouse.click(at.x, at.y));
  await expect(page).toHaveURL(/#lume-europa$/);
  await showsEuropeOnly(page);
  await expect(europe(page)).toBeInViewport();
});

test('a continent and then a country are picked by keyboard alone', async ({ page }) => {
  await page.goto('/blog');
  await page.locator('svg a[href="#lume-europa"]').focus();
  await page.keyboard.press('Enter');
  await showsEuropeOnly(page);
  const country = europe(page).locator('svg').getByRole('link', { name: aCountry });
  await country.focus();
  await expect(country).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(addressOf(aCountry));
});

test('the map and the list beside it hold the same countries', async ({ page }) => {
  await page.goto('/blog#lume-europa');
  const hrefs = (scope: string) =>
    europe(page)
      .locator(`${scope} a`)
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '').sort());
  const wanted = countries.map(addressOf).sort();
  expect(await hrefs('ul')).toEqual(wanted);
  expect(await hrefs('svg')).toEqual(wanted);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the first continent is open, and another is picked from the list', async ({ page }) => {
    await page.goto('/blog');
    await expect(romania(page)).toBeVisible();
    await expect(europe(page)).toBeHidden();
    await page.locator('li > a[href="#lume-europa"]').click();
    await showsEuropeOnly(page);
  });
});
