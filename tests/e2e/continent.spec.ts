import { expect, type Page, test } from '@playwright/test';

const cards = (page: Page) => page.locator('li[data-tag]:visible');
const box = (page: Page, country: string) => page.getByRole('checkbox', { name: country });

test('nineteen filters, each with at least two destinations behind it', async ({ page }) => {
  await page.goto('/europa');
  const counts = await page.locator('input[name=tara] ~ small').allTextContents();
  expect(counts).toHaveLength(19);
  expect(counts.every((count) => Number(count) >= 2)).toBe(true);
});

test('several countries are shown at once, counted, and kept in the address', async ({ page }) => {
  await page.goto('/europa');
  await box(page, 'Grecia').check();
  await box(page, 'Italia').check();
  const countries = await cards(page).evaluateAll((list) => list.map((card) => (card as HTMLElement).dataset.tag));
  expect(new Set(countries)).toEqual(new Set(['Grecia', 'Italia']));
  await expect(page.getByRole('status')).toHaveText(`${countries.length} destinații în 2 țări`);
  expect(new URL(page.url()).searchParams.getAll('tara')).toEqual(['Grecia', 'Italia']);
});

test('the map lets the dots of hidden places recede', async ({ page }) => {
  await page.goto('/europa?tara=Grecia');
  const dot = (country: string) => page.locator(`#destinatii svg [data-tag="${country}"]`).first();
  await expect(dot('Grecia')).toHaveCSS('opacity', '1');
  await expect(dot('Italia')).toHaveCSS('opacity', '0.25');
});

test('back, reload and a shared address show the same choice', async ({ page }) => {
  await page.goto('/europa?tara=grec');
  await expect(box(page, 'Grecia')).toBeChecked();
  const greek = await cards(page).count();
  await page.reload();
  await expect(cards(page)).toHaveCount(greek);
  await box(page, 'Spania').check();
  await expect(cards(page)).not.toHaveCount(greek);
  await page.goBack();
  await expect(cards(page)).toHaveCount(greek);
});

test('the reset stays in sight along the results and shows everything again', async ({ page }) => {
  await page.goto('/europa?tara=Grecia&tara=Italia&tara=Spania');
  const reset = page.getByRole('button', { name: 'Arată toate' });
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect(reset).toBeInViewport();
  await reset.click();
  await expect(page.getByRole('status')).toContainText('19 țări');
  expect(new URL(page.url()).search).toBe('');
});

test('a country without a match hides nothing it should not', async ({ page }) => {
  await page.goto('/europa?tara=Atlantida');
  await expect(page.locator('input[name=tara]:checked')).toHaveCount(0);
  await expect(cards(page).first()).toBeVisible();
});

test('the rest of the places is one touch away', async ({ page }) => {
  await page.goto('/europa');
  await expect(cards(page)).toHaveCount(12);
  await page.getByRole('checkbox', { name: /Arată încă/ }).check();
  await expect(cards(page)).toHaveCount(await page.locator('li[data-tag]').count());
});

test('filter buttons work by keyboard', async ({ page }) => {
  await page.goto('/europa');
  await box(page, 'Norvegia').focus();
  await page.keyboard.press('Space');
  const countries = await cards(page).evaluateAll((list) => list.map((card) => (card as HTMLElement).dataset.tag));
  expect(new Set(countries)).toEqual(new Set(['Norvegia']));
});

test('a card leads to its page', async ({ page }) => {
  await page.goto('/europa');
  await page.locator('a[href="/santorini"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Santorini');
});

test('with and without the trailing slash the page answers, one address is canonical', async ({ page, request }) => {
  for (const path of ['/europa', '/europa/', '/santorini', '/santorini/'])
    expect((await request.get(path)).status(), path).toBe(200);
  await page.goto('/europa/');
  expect(new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '').pathname).toBe('/europa');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is in the page and the filter works', async ({ page }) => {
    await page.goto('/europa');
    await box(page, 'Grecia').check();
    const hidden = await page
      .locator('li[data-tag]')
      .evaluateAll((list) => list.filter((card) => getComputedStyle(card).display === 'none').length)
      .catch(() => null);
    if (hidden === null) await expect(page.locator('li[data-tag=Italia]').first()).toBeHidden();
    await expect(page.locator('li[data-tag=Grecia]').first()).toBeVisible();
  });
});
