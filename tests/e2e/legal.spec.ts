import { expect, type Page, test } from '@playwright/test';

const legalPages = [
  '/despre-cookies',
  '/politica-de-confidentialitate',
  '/termeni-si-conditii',
  '/accesibilitate',
  '/informatii-legale',
];
const releases = ['/comunicat-de-presa-proiect-lansare', '/comunicat-de-presa-proiect-finalizare'];

// Anchors are jumped to at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const url of legalPages) {
  test(`${url}: each line of its contents leads to a heading that the header does not cover`, async ({ page }) => {
    await page.goto(url);
    const contents = page.getByRole('navigation', { name: 'Pe această pagină' });
    const names = await contents.getByRole('link').allInnerTexts();
    expect(names.length).toBeGreaterThan(4);
    expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(expect.arrayContaining(names));
    for (const name of [names[0], names[Math.floor(names.length / 2)], names.at(-1)] as string[]) {
      await contents.getByRole('link', { name, exact: true }).click();
      await expectClear(page, page.getByRole('heading', { level: 2, name, exact: true }));
    }
  });

  test(`${url}: no fact is left as a name in braces`, async ({ page }) => {
    await page.goto(url);
    expect(await page.locator('main').innerText()).not.toMatch(/[{}]/);
  });

  test(`${url}: leads on to the other legal pages`, async ({ page }) => {
    await page.goto(url);
    const others = page.getByRole('navigation', { name: 'Celelalte documente' }).getByRole('link');
    const targets = await others.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(targets)).toEqual(new Set(legalPages.filter((other) => other !== url)));
  });
}

test('every document the footer names is explained where its link leads', async ({ page }) => {
  await page.goto('/informatii-legale');
  const links = page.getByRole('contentinfo').locator('a[href^="/informatii-legale#"]');
  const targets = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  expect(targets.length).toBeGreaterThan(6);
  for (const target of targets) {
    await page.goto(target);
    await expectClear(page, page.locator(`[id="${target.split('#')[1]}"]`).getByRole('heading', { level: 2 }));
  }
});

test('a document without its scan is offered on request', async ({ page }) => {
  await page.goto('/informatii-legale');
  const licence = page.getByRole('region', { name: 'Licența de turism' });
  await expect(licence).toContainText('236 / 04.12.2018');
  await expect(licence.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
});

for (const url of [...legalPages, ...releases]) {
  test(`${url}: other people's sites open in a new tab and say so`, async ({ page }) => {
    await page.goto(url);
    for (const link of await page.locator('main a[href^="http"]').all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener');
      await expect(link).toHaveAccessibleName(/se deschide într-o filă nouă/);
    }
  });
}

for (const url of releases) {
  test(`${url}: a dated text beside a pair of pages, and where to ask for a copy`, async ({ page }) => {
    await page.goto(url);
    await expect(page.locator('main time').first()).toHaveAttribute('datetime', /^2023-11-(01|22)$/);
    const region = page.getByRole('region', { name: 'Paginile comunicatului' });
    const pages = region.locator('figure');
    await expect(pages).toHaveCount(2);
    for (const sheet of await pages.all()) await expect(sheet).toContainText(/Pagina [12] din 2/);
    await expect(region.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  });
}

/** In sight, below the sticky header. */
async function expectClear(page: Page, target: ReturnType<Page['locator']>) {
  await expect(target).toBeInViewport();
  const header = await page.getByRole('banner').boundingBox();
  await expect.poll(async () => (await target.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(header?.height ?? 0);
}
