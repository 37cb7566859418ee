import { expect, type Page, test } from '@playwright/test';
import { formatDay } from '#domain/format/dates.ts';
import { documentHref } from '#domain/rules/addresses.ts';
import { expired } from '#domain/rules/expiry.ts';
import { projectPageSchema } from '#domain/schemas/project-page.ts';
import { content } from '../support/content.ts';

const legalPages = content.legal().map(({ id }) => `/${id}`);
const releases = content.press().map(({ id, data }) => ({ url: `/comunicat-de-presa-${id}`, ...data }));
const documentsPage = '/informatii-legale';
const { documents, rights } = content.agency();

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
  await page.goto(documentsPage);
  const named = [...documents, ...rights].filter(({ url }) => url.startsWith('legal#'));
  const targets = named.map(({ url }) => documentHref(url, 'ro'));
  expect(targets.length).toBeGreaterThan(0);
  const links = page.getByRole('contentinfo').locator(`a[href^="${documentsPage}#"]`);
  expect(await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))).toEqual(targets);
  for (const target of targets) {
    await page.goto(target);
    await expectClear(page, page.locator(`[id="${target.split('#')[1]}"]`).getByRole('heading', { level: 2 }));
  }
});

test('each document says how it stands: there, or where to ask for it, and until when it is valid', async ({ page }) => {
  await page.goto(documentsPage);
  const explained = documents.filter(({ url }) => url.startsWith('legal#'));
  expect(explained.length).toBeGreaterThan(0);
  for (const { label, url, validUntil, standIns } of explained) {
    const part = page.locator(`[id="${url.split('#')[1]}"]`);
    await expect(part).toContainText(label.ro);
    const isOnRequest = standIns.includes('url');
    await expect(part.getByText('Copie la cerere')).toHaveCount(isOnRequest ? 1 : 0);
    if (isOnRequest) await expect(part.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    if (validUntil)
      await expect(part).toContainText(
        `${expired(validUntil) ? 'Expirat la' : 'Valabil până la'} ${formatDay('ro', validUntil)}`,
      );
  }
});

test("other people's sites open in a new tab and say so", async ({ page }) => {
  let looked = 0;
  for (const url of [...legalPages, ...releases.map((release) => release.url)]) {
    await page.goto(url);
    for (const link of await page.locator('main a[href^="http"]').all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener');
      await expect(link).toHaveAccessibleName(/se deschide într-o filă nouă/);
      looked += 1;
    }
  }
  expect(looked, 'links to other sites').toBeGreaterThan(0);
});

for (const { url, date, pages, lang, project } of releases) {
  test(`${url}: a dated text beside its pages, which say what they are`, async ({ page }) => {
    const { title } = content.page('project', lang, projectPageSchema);
    await page.goto(url);
    await expect(page.locator('main time').first()).toHaveAttribute('datetime', date);
    const region = page.getByRole('region', { name: 'Paginile comunicatului' });
    const sheets = region.locator('figure');
    await expect(sheets).toHaveCount(pages.length);
    for (const index of pages.keys()) {
      await expect(sheets.nth(index)).toContainText(`Pagina ${index + 1} din ${pages.length}`);
    }
    const missing = pages.some(({ image }) => !image);
    await expect(region.getByRole('link', { name: /@/ })).toHaveCount(missing ? 1 : 0);
    await expect(page.locator('main').getByRole('link', { name: title })).toHaveCount(project ? 1 : 0);
  });
}

/** In sight, below the sticky header. */
async function expectClear(page: Page, target: ReturnType<Page['locator']>) {
  await expect(target).toBeInViewport();
  const header = await page.getByRole('banner').boundingBox();
  await expect.poll(async () => (await target.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(header?.height ?? 0);
}
