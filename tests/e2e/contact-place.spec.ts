import { expect, test } from '@playwright/test';
import { mapLinks } from '#domain/format/map-links.ts';
import { contactPageSchema } from '#domain/schemas/contact-page.ts';
import { anyWindow } from '#tests/support/any-window.ts';
import { content } from '../support/content.ts';

const { office, legal, mailboxes } = content.agency();
const pages = [
  { url: '/contact', lang: 'en' },
  { url: '/ro/contact', lang: 'ro' },
] as const;

for (const { url, lang } of pages) {
  const { location, cards: words } = content.page('contact', lang, contactPageSchema);
  const place = location.heading;

  test(`${url} shows the drawn map, 500 px high, with address, hours and the way to three map apps`, async ({ page }) => {
    await page.goto(url);
    const section = page.getByRole('region', { name: place });
    const map = section.locator('svg[role=img]');
    await map.scrollIntoViewIfNeeded();
    expect(await map.boundingBox()).toMatchObject({ x: 0, height: 500, width: page.viewportSize()?.width });
    await expect(section).toContainText(office.street[lang]);
    await expect(section).toContainText(office.hours[lang]);
    await expect(section).toContainText(location.note);
    const links = section.getByRole('link');
    await expect(links).toHaveText(['OpenStreetMap', 'Google Maps', 'Waze']);
    for (const [index, { href }] of mapLinks(office.at).entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', href);
      await expect(links.nth(index)).toHaveAttribute('target', '_blank');
    }
  });

  test(`${url} states where the agency is, what it is called and how it is reached`, anyWindow, async ({ page }) => {
    await page.goto(url);
    const cards = page.getByRole('region', { name: words.label });
    await expect(cards.getByRole('heading', { level: 2 })).toHaveCount(3);
    for (const fact of [office.street[lang], legal.name, legal.taxId, legal.tradeRegister, legal.registeredOffice[lang]])
      await expect(cards).toContainText(fact);
    await expect(cards.locator('a[href^="tel:+"]')).toHaveCount(2);
    await expect(cards.locator(`a[href="mailto:${mailboxes.general}"]`)).toHaveCount(1);
    for (const mailbox of Object.values(mailboxes))
      await expect(page.locator(`main dl a[href="mailto:${mailbox}"]`)).toHaveCount(1);
  });

  test(`${url} asks nobody else for anything`, anyWindow, async ({ page, baseURL }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).origin));
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { name: place }).scrollIntoViewIfNeeded();
    await page.waitForTimeout(300);
    expect([...new Set(asked)]).toEqual([baseURL]);
  });
}

test('the map has other colours at night', anyWindow, async ({ page }) => {
  await page.goto('/contact');
  const ground = () => page.locator('svg.om > rect').evaluate((rect) => getComputedStyle(rect).fill);
  const day = await ground();
  await page.getByRole('button', { name: 'Dark colours' }).click();
  await expect.poll(ground).not.toBe(day);
});
