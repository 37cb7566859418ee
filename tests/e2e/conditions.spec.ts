import { expect, type Page, test } from '@playwright/test';

/** Rows that hold a condition: not the heads of columns and parts. */
const conditions = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });

// Anchors are jumped to at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page }) => {
  await page.goto('/conditiidecalatorie');
});

test('a table of about twenty conditions that stays a table on every screen', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Condiții de călătorie');
  await expect(page.getByRole('table', { name: 'Condiții de călătorie' })).toBeVisible();
  const count = await conditions(page).count();
  expect(count).toBeGreaterThanOrEqual(20);
  await expect(conditions(page).getByRole('rowheader')).toHaveCount(count);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('two columns: the condition and the official information', async ({ page }) => {
  const heads = await page.locator('thead th').allTextContents();
  expect(heads).toEqual(['Condiție', 'Informații oficiale']);
});

test('every row says whom it concerns, links an official page in a new tab, and when it was checked', async ({ page }) => {
  for (const row of await conditions(page).all()) {
    await expect(row.getByRole('rowheader')).toContainText(/Pentru: \S/);
    const links = await row.getByRole('link').all();
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      await expect(link).toHaveAttribute('href', /^https:\/\//);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAccessibleName(/se deschide într-o filă nouă/);
    }
    await expect(row.getByRole('cell')).toContainText(/Verificat la \d{1,2} \p{L}+ \d{4}/u);
  }
});

test('no row is there twice', async ({ page }) => {
  const titles = await conditions(page).getByRole('rowheader').locator('b').allInnerTexts();
  const texts = await conditions(page).getByRole('cell').locator('p:first-child').allInnerTexts();
  expect(new Set(titles).size).toBe(titles.length);
  expect(new Set(texts).size).toBe(texts.length);
});

test('every line of the contents leads to a row or a part', async ({ page }) => {
  const anchors = await page
    .getByRole('navigation', { name: 'Pe această pagină' })
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1) ?? ''));
  const ids = await page.locator('tr[id]').evaluateAll((rows) => rows.map(({ id }) => id));
  expect(anchors).toEqual(ids);
});

test('an address with an anchor opens at its row, clear of the header', async ({ page }) => {
  await page.goto('/conditiidecalatorie#regatul-unit');
  const row = page.getByRole('rowheader', { name: /^Regatul Unit/ });
  await expect(row).toBeInViewport();
  const header = await page.getByRole('banner').boundingBox();
  await expect.poll(async () => (await row.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(header?.height ?? 0);
});

test('the visa waiver programme is not promised', async ({ page }) => {
  await expect(page.getByRole('row', { name: /^Statele Unite/ })).toContainText(
    'România nu face parte din Programul Visa Waiver',
  );
});

test('whoever does not find the case can ask, and the form knows from where', async ({ page }) => {
  await expect(page.getByRole('region', { name: 'Nu v-ați găsit situația?' }).getByRole('link')).toHaveAttribute(
    'href',
    '/ro/contact?pagina=/conditiidecalatorie',
  );
});
