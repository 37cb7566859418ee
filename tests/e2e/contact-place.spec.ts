import { expect, test } from '@playwright/test';

const pages = [
  { url: '/contact', place: 'Our Location', hours: 'Monday to Friday, 09:00 to 18:00' },
  { url: '/ro/contact', place: 'Unde ne găsiți', hours: 'Luni–vineri, 09:00–18:00' },
];

for (const { url, place, hours } of pages) {
  test(`${url} shows the drawn map, 500 px high, with address, hours and the way to three map apps`, async ({ page }) => {
    await page.goto(url);
    const section = page.getByRole('region', { name: place });
    const map = section.locator('svg[role=img]');
    await map.scrollIntoViewIfNeeded();
    expect(await map.boundingBox()).toMatchObject({ x: 0, height: 500, width: page.viewportSize()?.width });
    await expect(section).toContainText('Bd. Exemplu 1');
    await expect(section).toContainText(hours);
    await expect(section).toContainText(/sketch|schiță/);
    const links = section.getByRole('link');
    await expect(links).toHaveText(['OpenStreetMap', 'Google Maps', 'Waze']);
    for (const link of await links.all()) {
      expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toMatch(/44\.452.*26\.086/);
      await expect(link).toHaveAttribute('target', '_blank');
    }
  });

  test(`${url} states where the agency is, what it is called and how it is reached`, async ({ page }) => {
    await page.goto(url);
    const cards = page.getByRole('region', { name: /Details of the agency|Datele agenției/ });
    await expect(cards.getByRole('heading', { level: 2 })).toHaveCount(3);
    for (const fact of ['Bd. Exemplu 1', 'MERIDIAN TRAVEL S.R.L.', 'RO00000000', 'J40/0000/2000', 'Sector 3'])
      await expect(cards).toContainText(fact);
    await expect(cards.locator('a[href^="tel:+"]')).toHaveCount(2);
    await expect(cards.locator('a[href^="mailto:office@"]')).toHaveCount(1);
    await expect(page.locator('main dl a[href^="mailto:"]')).toHaveCount(4);
  });

  test(`${url} asks nobody else for anything`, async ({ page, baseURL }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).origin));
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { name: place }).scrollIntoViewIfNeeded();
    await page.waitForTimeout(300);
    expect([...new Set(asked)]).toEqual([baseURL]);
  });
}

test('the map has other colours at night', async ({ page }) => {
  await page.goto('/contact');
  const ground = () => page.locator('svg.om > rect').evaluate((rect) => getComputedStyle(rect).fill);
  const day = await ground();
  await page.getByRole('button', { name: 'Dark colours' }).click();
  await expect.poll(ground).not.toBe(day);
});
