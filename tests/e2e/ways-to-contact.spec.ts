import { expect, test } from '@playwright/test';
import { agenciesPageSchema } from '#domain/schemas/agencies-page.ts';
import { contactPageSchema } from '#domain/schemas/contact-page.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { servicesPageSchema } from '#domain/schemas/services-page.ts';
import { anyWindow } from '#tests/support/any-window.ts';
import { content } from '../support/content.ts';

/** Every page for companies and agencies, with what the form is to be about for a link of its own text to it. */
const pages: readonly [en: string, ro: string, intent: string][] = [
  ['/servicii', '/ro/servicii', 'general'],
  ['/capabilitati', '/ro/capabilitati', 'company'],
  ['/agentii-partenere', '/ro/agentii-partenere', 'agency-demo'],
  ['/consultanta', '/ro/consultanta', 'company'],
  ['/corporate', '/ro/corporate', 'company'],
  ['/en/leisure', '/leisure', 'leisure'],
  ['/echipa', '/ro/echipa', 'general'],
  ['/', '/ro', 'general'],
];
/** Links that know more than the page they stand on. */
const agencies = (lang: Lang) => content.page('agencies', lang, agenciesPageSchema);
const exceptions: Readonly<Record<string, string>> = Object.fromEntries(
  (['en', 'ro'] as const).flatMap((lang) => [
    [agencies(lang).glossary.ask.label, 'general'],
    [content.page('services', lang, servicesPageSchema).events.brief, 'event'],
  ]),
);
const { names } = content.page('contact', 'en', contactPageSchema).form.intent;

for (const [en, ro, intent] of pages)
  for (const path of [en, ro])
    test(
      `${path}: every way to the form says where it stands, and opens it on the right subject`,
      anyWindow,
      async ({ page }) => {
        const form = path === ro ? '/ro/contact' : '/contact';
        await page.goto(path);
        const links = await page
          .locator(`main a[href^="${form}"]`)
          .evaluateAll((list) =>
            list.map((link) => ({ href: link.getAttribute('href') ?? '', text: link.textContent?.trim() ?? '' })),
          );
        expect(links.length).toBeGreaterThan(0);
        const subjects = new Map(links.map(({ href, text }) => [href, exceptions[text] ?? intent]));
        for (const [href, subject] of subjects) {
          expect(new URL(href, 'http://site').searchParams.get('pagina')).toBe(path);
          await page.goto(href);
          await expect(page.locator('[name=intent]:checked')).toHaveValue(subject);
          await expect(page.locator('input[name=page]')).toHaveValue(path);
          await page.evaluate(() => sessionStorage.clear());
        }
      },
    );

test('the demo buttons of both languages lead to the demo of an agency', anyWindow, async ({ page }) => {
  for (const [lang, path] of [
    ['en', '/agentii-partenere'],
    ['ro', '/ro/agentii-partenere'],
  ] as const) {
    const name = new RegExp(`^${agencies(lang).demo}`);
    const { legend } = content.page('contact', lang, contactPageSchema).form.details['agency-demo'];
    await page.goto(path);
    const buttons = page.getByRole('link', { name });
    expect(await buttons.count()).toBeGreaterThanOrEqual(3);
    await buttons.last().click();
    await expect(page.getByRole('group', { name: legend })).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.evaluate(() => sessionStorage.clear());
  }
});

test('a page left through the menu counts as well, until something was chosen or typed', async ({ page, isMobile }) => {
  const menu = async () => {
    if (isMobile) await page.locator('[commandfor=menu]').first().click();
    await page.locator('header a[href="/contact"]:visible, dialog a[href="/contact"]:visible').first().click();
    await expect(page).toHaveURL(/\/contact$/);
  };
  const chosen = page.locator('[name=intent]:checked');
  await page.goto('/corporate');
  await menu();
  await expect(chosen).toHaveValue('company');
  await expect(page.locator('input[name=page]')).toHaveValue('/corporate');
  await page.reload();
  await expect(chosen).toHaveValue('company');
  await page.getByRole('radio', { name: names.event, exact: true }).check();
  await page.reload();
  await expect(chosen).toHaveValue('event');
  await page.goto('/agentii-partenere');
  await menu();
  await expect(chosen).toHaveValue('event');
  await expect(page.locator('input[name=page]')).toHaveValue('/agentii-partenere');
});
