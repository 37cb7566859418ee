import { expect, type Page, test } from '@playwright/test';
import { formatDay } from '#domain/format/dates.ts';
import { documentHref, hrefOf, twinOf } from '#domain/rules/addresses.ts';
import { expired } from '#domain/rules/expiry.ts';
import { projectPageSchema } from '#domain/schemas/project-page.ts';
import { anyWindow } from '#tests/support/any-window.ts';
import { content } from '../support/content.ts';
import { textOfPages } from '../support/pdf-pages.ts';

const keys = ['legal', 'terms', 'privacy', 'cookies', 'accessibility'] as const;
const legalPages = content.legal().map(({ id, data: { lang } }) => {
  const key = keys.find((one) => hrefOf(one, 'ro') === `/${id.replace(/\.en$/, '')}`);
  if (!key) throw new Error(`content/legal/${id}.md has no page`);
  return { lang, url: hrefOf(key, lang) };
});
const words = {
  ro: { contents: 'Pe această pagină', others: 'Celelalte documente' },
  en: { contents: 'On this page', others: 'The other documents' },
};
const releases = content.press().map(({ id, data }) => ({ url: `/comunicat-de-presa-${id}`, ...data }));
const documentsPage = '/informatii-legale';
const { documents, rights } = content.agency();

// Anchors are jumped to at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { url, lang } of legalPages) {
  test(`${url}: each line of its contents leads to a heading that the header does not cover`, async ({ page }) => {
    await page.goto(url);
    const contents = page.getByRole('navigation', { name: words[lang].contents });
    const names = await contents.getByRole('link').allInnerTexts();
    expect(names.length).toBeGreaterThan(4);
    expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(expect.arrayContaining(names));
    for (const name of [names[0], names[Math.floor(names.length / 2)], names.at(-1)] as string[]) {
      await contents.getByRole('link', { name, exact: true }).click();
      await expectClear(page, page.getByRole('heading', { level: 2, name, exact: true }));
    }
  });

  test(`${url}: no fact is left as a name in braces`, anyWindow, async ({ page }) => {
    await page.goto(url);
    expect(await page.locator('main').innerText()).not.toMatch(/[{}]/);
  });

  test(`${url}: leads on to the other legal pages`, anyWindow, async ({ page }) => {
    await page.goto(url);
    const links = page.getByRole('navigation', { name: words[lang].others }).getByRole('link');
    const targets = await links.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const others = legalPages.filter((other) => other.lang === lang && other.url !== url);
    expect(new Set(targets)).toEqual(new Set(others.map((other) => other.url)));
  });
}

test('each text has its twin, with the same places in it', anyWindow, async ({ page }) => {
  const placesOn = async (url: string) => {
    await page.goto(url);
    return page.locator('main section[id]').evaluateAll((sections) => sections.map(({ id }) => id));
  };
  for (const key of keys) {
    const english = hrefOf(key, 'en');
    expect(twinOf(english)).toBe(hrefOf(key, 'ro'));
    const [one, other] = [await placesOn(english), await placesOn(hrefOf(key, 'ro'))];
    expect(one.length, english).toBe(other.length);
    await expect(page.locator(`link[rel=alternate][hreflang=en]`)).toHaveAttribute('href', new RegExp(`${english}$`));
  }
  // What content links to by its place is there in both languages.
  for (const { url } of [...documents, ...rights].filter(({ url }) => url.startsWith('legal#')))
    for (const lang of ['en', 'ro'] as const) {
      await page.goto(documentHref(url, lang));
      await expect(page.locator(`[id="${url.split('#')[1]}"]`)).toBeVisible();
    }
});

test('the form in English leads to the policy in English', anyWindow, async ({ page }) => {
  for (const lang of ['en', 'ro'] as const) {
    await page.goto(hrefOf('contact', lang));
    await expect(page.locator('form label').getByRole('link')).toHaveAttribute('href', hrefOf('privacy', lang));
  }
});

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

test(
  'each document says how it stands: there, or where to ask for it, and until when it is valid',
  anyWindow,
  async ({ page }) => {
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
  },
);

test("other people's sites open in a new tab and say so", anyWindow, async ({ page }) => {
  let looked = 0;
  for (const url of [...legalPages.map((legal) => legal.url), ...releases.map((release) => release.url)]) {
    await page.goto(url);
    for (const link of await page.locator('main a[href^="http"]').all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener');
      await expect(link).toHaveAccessibleName(/se deschide într-o filă nouă|opens in a new tab/);
      looked += 1;
    }
  }
  expect(looked, 'links to other sites').toBeGreaterThan(0);
});

for (const { url, date, pages, lang, project, ...release } of releases) {
  test(`${url}: a dated text beside its pages, which say what they are`, anyWindow, async ({ page }) => {
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
    const file = region.getByRole('link', { name: /PDF/ });
    await expect(file).toHaveAttribute('href', `${url}.pdf`);
    const printed = (await textOfPages(await (await page.request.get(`${url}.pdf`)).body())).join(' ').replace(/\s+/g, ' ');
    expect(printed).toContain(release.title);
    expect(printed).toContain(content.agency().legal.name);
  });
}

/** In sight, below the sticky header. */
async function expectClear(page: Page, target: ReturnType<Page['locator']>) {
  await expect(target).toBeInViewport();
  const header = await page.getByRole('banner').boundingBox();
  await expect.poll(async () => (await target.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(header?.height ?? 0);
}
