import { expect, type Locator, type Page, test } from '@playwright/test';
import { addressNamed } from '#domain/rules/addresses.ts';
import { contactPageSchema } from '#domain/schemas/contact-page.ts';
import { servicesPageSchema } from '#domain/schemas/services-page.ts';
import { anyWindow } from '#tests/support/any-window.ts';
import { content } from '../support/content.ts';

const sections = ['corporate-travel', 'events-management', 'b2b-consolidator', 'consultancy'];

for (const [lang, url, twin] of [
  ['en', '/servicii', '/ro/servicii'],
  ['ro', '/ro/servicii', '/servicii'],
] as const) {
  const copy = content.filledPage('services', lang, servicesPageSchema);
  const { form } = content.page('contact', lang, contactPageSchema);

  test(`${url} has four signs that scroll to their sections, clear of the header`, async ({ page }) => {
    await page.goto(url);
    for (const id of sections) {
      await page.locator(`main nav a[href="#${id}"]`).click();
      await expect(page).toHaveURL(`${url}#${id}`);
      await inViewBelowHeader(page, page.locator(`#${id} h2`));
    }
  });

  test(`${url} has signs that work from the keyboard`, async ({ page }) => {
    await page.goto(url);
    const first = page.locator(`main nav a[href="#${sections[0]}"]`);
    await first.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${url}#${sections[1]}`);
    await inViewBelowHeader(page, page.locator(`#${sections[1]} h2`));
  });

  for (const id of sections)
    test(`${url}#${id} opens at its section`, async ({ page }) => {
      await page.goto(`${url}#${id}`);
      await inViewBelowHeader(page, page.locator(`#${id} h2`));
    });

  test(`${url} states the figures of the platform and of the events`, anyWindow, async ({ page }) => {
    await page.goto(url);
    await expect(page.locator('#b2b-consolidator dl dd:nth-child(2)')).toHaveText(
      copy.consolidator.ledger.map(({ figure }) => figure),
    );
    for (const { note } of copy.consolidator.ledger) await expect(page.locator('#b2b-consolidator dl')).toContainText(note);
    await expect(page.locator('#events-management')).toContainText(copy.events.range);
    for (const { text } of copy.corporate.points) await expect(page.locator('#corporate-travel')).toContainText(text);
  });

  test(`${url} leads from the events to the brief of an event, in its own language`, anyWindow, async ({ page }) => {
    await page.goto(url);
    await page.locator('#events-management a[href*="subiect=event"]').click();
    await expect(page).toHaveURL(`${url.replace('/servicii', '/contact')}?subiect=event&pagina=${url}`);
    await expect(page.getByRole('radio', { name: form.intent.names.event, exact: true })).toBeChecked();
    await expect(page.getByRole('textbox', { name: form.details.event.fields.event_people.label, exact: true })).toBeVisible();
  });

  test(`${url} and its twin lead to each other`, anyWindow, async ({ page }) => {
    await page.goto(url);
    await expect(page.locator(`head link[hreflang="${url.startsWith('/ro') ? 'en' : 'ro'}"]`)).toHaveAttribute(
      'href',
      new RegExp(`${twin}$`),
    );
    await page.locator('header a[hreflang][lang]').click();
    await expect(page).toHaveURL(twin);
  });
}

test('the headings of the two ways to travel lead to their pages', anyWindow, async ({ page }) => {
  const { items } = content.page('services', 'en', servicesPageSchema).routes;
  for (const { label, href: url } of items) {
    await page.goto('/servicii');
    await page.getByRole('heading', { name: label, exact: true }).getByRole('link').click();
    await expect(page).toHaveURL(addressNamed(url, 'en'));
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the signs of /servicii still lead to their sections', async ({ page }) => {
    await page.goto('/servicii');
    await page.locator('main nav a[href="#consultancy"]').click();
    await expect(page).toHaveURL('/servicii#consultancy');
    await inViewBelowHeader(page, page.locator('#consultancy h2'));
  });
});

/** The heading rests in the upper half of the window, below the sticky header. */
async function inViewBelowHeader(page: Page, heading: Locator): Promise<void> {
  await expect(async () => {
    const header = await page.locator('body > header').boundingBox();
    const box = await heading.boundingBox();
    const height = page.viewportSize()?.height ?? 0;
    expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    expect(box?.y).toBeLessThan(height / 2);
  }).toPass({ timeout: 5_000 });
}
