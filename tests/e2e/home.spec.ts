import { expect, test } from '@playwright/test';
import { moved, watchShifts } from '#tests/support/layout-shifts.ts';

test('the sections stand in the specified order', async ({ page }) => {
  await page.goto('/');
  const headings = await page.locator('main h1, main h2').allTextContents();
  const at = (text: string) => headings.findIndex((heading) => heading.includes(text));
  const order = ['Istanbul', 'Meridian', 'About', 'Services', 'Mission', 'Vision', 'Values', 'Certifications', 'Management'].map(
    at,
  );
  expect(order).not.toContain(-1);
  expect([...order].sort((a, b) => a - b)).toEqual(order);
});

test('the flight board is a table that reads without its flaps', async ({ page, isMobile }) => {
  await page.goto('/');
  const table = page.getByRole('table');
  await expect(table.getByRole('row').filter({ hasText: 'TK1013' })).toContainText('1 h 45');
  await expect(table.getByRole('row').filter({ hasText: 'TK1014' })).toContainText('1 h 55');
  await expect(table.getByRole('row').filter({ hasText: 'TK1016' })).toContainText('1 h 50');
  await expect(table).toContainText('Tuesday and Saturday');
  if (!isMobile) await expect(table.getByRole('columnheader')).toHaveCount(5);
});

test('the board says which season it shows', async ({ page }) => {
  for (const [today, words] of [
    ['2026-03-01T10:00:00', 'from April 2026'],
    ['2026-06-01T10:00:00', 'valid to 24 October 2026'],
    ['2026-12-01T10:00:00', 'ended on 24 October 2026'],
  ] as const) {
    await page.clock.setFixedTime(new Date(today));
    await page.goto('/');
    await expect(page.locator('[data-season] span:visible')).toContainText(words);
  }
});

test('four services lead to their part of the services page', async ({ page }) => {
  await page.goto('/');
  const links = page.getByRole('link', { name: /^Learn More about/ });
  expect(await links.evaluateAll((list) => list.map((link) => link.getAttribute('href')))).toEqual([
    '/servicii#corporate-travel',
    '/servicii#events-management',
    '/servicii#consultancy',
    '/servicii#b2b-consolidator',
  ]);
});

test('nine certificates and three managers are shown in both languages', async ({ page }) => {
  for (const path of ['/', '/ro']) {
    await page.goto(path);
    const certificates = page.locator('section[aria-labelledby=certificates] li');
    await expect(certificates).toHaveCount(9);
    for (const certificate of await certificates.all()) await expect(certificate).toContainText(/PDF|On request|Copie la cerere/);
    await expect(page.locator('section[aria-labelledby=managers] a[href^="mailto:"]')).toHaveCount(3);
  }
});

for (const [mode, other] of [
  ['light', 'night'],
  ['dark', 'day'],
] as const) {
  test(`in ${mode} colours only their print is fetched`, async ({ page }) => {
    const pictures: string[] = [];
    page.on('request', (request) => pictures.push(new URL(request.url()).pathname));
    await page.addInitScript((colours) => localStorage.setItem('colour-mode', colours), mode);
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(pictures.some((path) => path.startsWith('/art/header.home'))).toBe(true);
    expect(pictures.filter((path) => path.startsWith('/art/header.') && path.includes(`.${other}.`))).toEqual([]);
  });
}

test('nothing moves while the page loads', async ({ page }) => {
  await page.addInitScript(watchShifts);
  for (const path of ['/', '/europa', '/santorini', '/contact']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await page.evaluate(moved), path).toBeLessThan(0.01);
  }
});
