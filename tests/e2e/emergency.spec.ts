import { expect, type Page, test } from '@playwright/test';
import { counted } from '#domain/format/counted.ts';
import { entryHref, hrefOf } from '#domain/rules/addresses.ts';
import { bands, distances } from '#domain/rules/air-passenger-rights.ts';
import { fold } from '#domain/rules/fold.ts';
import { emergencyPageSchema } from '#domain/schemas/emergency-page.ts';
import { anyWindow } from '#tests/support/any-window.ts';
import { content } from '../support/content.ts';

const langs = ['ro', 'en'] as const;
const path = (lang: 'ro' | 'en') => hrefOf('emergency', lang);
const copyIn = (lang: 'ro' | 'en') => content.page('emergency', lang, emergencyPageSchema);
const copy = copyIn('ro');
const { reckoner } = copy.flight;
const { phones } = content.agency();
const countries = content.emergency();

const sum = (page: Page) => page.locator('[data-sum] .sr');
const answer = (page: Page, question: string, label: string) =>
  page.getByRole('group', { name: question }).locator('label', { hasText: label }).click();

for (const lang of langs) {
  test(`two numbers to call stand in the first window, in ${lang}`, async ({ page }) => {
    await page.goto(path(lang));
    const { calls } = copyIn(lang);
    for (const [name, number] of [
      [calls.agency, phones.emergency.e164],
      [calls.union, '112'],
    ] as const) {
      const call = page.getByRole('main').getByRole('link', { name }).first();
      await expect(call).toHaveAttribute('href', `tel:${number}`);
      await expect(call).toBeInViewport({ ratio: 1 });
    }
    await page
      .getByRole('navigation', { name: copyIn(lang).doors })
      .getByRole('link')
      .first()
      .click();
    await expect(page.getByRole('heading', { name: copyIn(lang).flight.heading })).toBeInViewport();
  });

  test(`every country has its number and its embassy, in ${lang}`, anyWindow, async ({ page }) => {
    await page.goto(path(lang));
    const rows = page.locator('[data-countries] > li');
    await expect(rows).toHaveCount(countries.length);
    for (const { data } of countries) {
      const row = rows.filter({ has: page.getByRole('heading', { name: data.name[lang], exact: true }) });
      const number = data.general ?? data.ambulance ?? data.police;
      await expect(row.locator(`a[href="tel:${number}"]`)).toBeVisible();
      if (data.embassy) await expect(row.locator(`a[href="${data.embassy.url}"]`)).toBeVisible();
    }
  });
}

test('the sum follows the answers, and only what matters is asked', anyWindow, async ({ page }) => {
  await page.goto(path('ro'));
  const { disruption, distance, notice, earlier, late, cause } = reckoner;
  await expect(sum(page)).toHaveText(`${bands.short.euro} € ${reckoner.each}`);
  await expect(page.getByRole('group', { name: notice.question })).toBeHidden();
  await answer(page, distance.question, distance.options.long.name);
  await answer(page, late.question, late.three);
  await expect(sum(page)).toHaveText(`${bands.long.euro / 2} € ${reckoner.each}`);
  await answer(page, late.question, late.two);
  await expect(page.locator('[data-verdict]')).toHaveText(reckoner.verdicts['barely-late']);
  await answer(page, disruption.question, disruption.options.cancelled);
  await expect(page.locator('[data-verdict]')).toContainText('600');
  await answer(page, late.question, late.least);
  await expect(page.locator('[data-verdict]')).toHaveText(reckoner.verdicts['replaced-in-time']);
  await answer(page, earlier.question, earlier.hour);
  await expect(sum(page)).toHaveText(`${bands.long.euro / 2} € ${reckoner.each}`);
  await answer(page, notice.question, notice.more);
  await expect(page.getByRole('group', { name: earlier.question })).toBeHidden();
  await expect(page.locator('[data-verdict]')).toHaveText(reckoner.verdicts['told-in-time']);
  await answer(page, disruption.question, disruption.options.denied);
  await expect(page.getByRole('group', { name: cause.question })).toBeHidden();
  await answer(page, late.question, late.none);
  await expect(sum(page)).toHaveText(`${bands.long.euro} € ${reckoner.each}`);
  // Who was only late did fly: that answer goes, and another takes its place.
  await answer(page, disruption.question, disruption.options.delayed);
  await expect(page.getByRole('group', { name: late.question }).getByText(late.none)).toBeHidden();
  await expect(sum(page)).toHaveText(`${bands.long.euro} € ${reckoner.each}`);
});

test('the questions are answered by the keyboard', async ({ page }) => {
  await page.goto(path('ro'));
  await page.locator('input[name=distance]').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(sum(page)).toHaveText(`${bands.medium.euro} € ${reckoner.each}`);
  await expect(page.locator('tr[data-on]')).toContainText(reckoner.distance.options.medium.name);
});

test('what is said at the desk fills the window, and goes', async ({ page }) => {
  await page.goto(path('ro'));
  await page.getByRole('button', { name: copy.flight.desk.button }).click();
  const desk = page.getByRole('dialog', { name: copy.flight.desk.name });
  for (const line of copy.flight.desk.lines) await expect(desk.getByText(line)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(desk).toBeHidden();
});

test('a country is found as it is typed, without its diacritics', anyWindow, async ({ page }) => {
  await page.goto(path('ro'));
  const rows = page.locator('[data-countries] > li:visible');
  const wanted = 'franta';
  const expected = countries.filter(({ data }) => fold(data.name.ro).includes(wanted));
  expect(expected.length).toBeGreaterThan(0);
  await page.getByLabel(copy.countries.search).fill(wanted);
  await expect(rows).toHaveCount(expected.length);
  await expect(page.getByText(counted('ro', expected.length, copy.countries.found), { exact: true })).toBeAttached();
  await page.getByLabel(copy.countries.search).fill('atlantida');
  await expect(rows).toHaveCount(0);
  await expect(page.getByText(copy.countries.none)).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the rule is a table, every country is there, and nothing is said to be kept', anyWindow, async ({ page }) => {
    await page.goto(path('ro'));
    for (const distance of distances)
      await expect(page.getByRole('row', { name: reckoner.distance.options[distance].name })).toContainText(
        `${bands[distance].euro} €`,
      );
    await expect(page.getByRole('heading', { name: reckoner.heading })).toBeHidden();
    await expect(page.locator('[data-countries] > li:visible')).toHaveCount(countries.length);
    await expect(page.locator('[data-network]')).toBeHidden();
  });
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  const keepHelp = async (page: Page) => {
    await page.goto(path('ro'));
    await expect(page.getByText(copy.offline.kept)).toBeVisible({ timeout: 15_000 });
  };
  const [without = ''] = copy.offline.without.split('{date}');

  test('the page is there, says so, and reckons', anyWindow, async ({ page, context }) => {
    await keepHelp(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(without)).toBeVisible();
    await page.locator('input[name=distance][value=medium]').check();
    await expect(sum(page)).toHaveText(`${bands.medium.euro} € ${reckoner.each}`);
    await expect(page.locator('body')).not.toHaveCSS('font-family', /^serif/);
  });

  test('any other page is answered with it, a form above all', anyWindow, async ({ page, context }) => {
    await page.goto(hrefOf('contact', 'ro'));
    await keepHelp(page);
    await context.setOffline(true);
    for (const other of [hrefOf('contact', 'ro'), '/niciodata-vazuta']) {
      await page.goto(other);
      await expect(page.locator(`a[href="tel:${phones.emergency.e164}"]`).first()).toBeVisible();
      await expect(page.locator('form[action="/api/contact"]')).toHaveCount(0);
    }
    await context.setOffline(false);
    await page.goto(hrefOf('contact', 'ro'));
    await expect(page.locator('form[action="/api/contact"]').first()).toBeVisible();
  });

  test(
    'a place read before is there with its picture, and is named on the page for emergencies',
    anyWindow,
    async ({ page, context }) => {
      await keepHelp(page);
      const place = entryHref('destinations', 'amsterdam');
      await page.goto(place);
      const name = await page.getByRole('heading', { level: 1 }).innerText();
      const isKept = () => page.evaluate((path) => caches.match(path).then((kept) => Boolean(kept)), place);
      await expect.poll(isKept, { timeout: 15_000 }).toBe(true);
      await context.setOffline(true);
      await page.goto(`${place}?oricum`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await page.goto(path('ro'));
      await expect(page.locator('[data-kept-pages]').getByRole('link', { name })).toHaveAttribute('href', place);
    },
  );
});
