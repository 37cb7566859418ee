import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const pages = [
  {
    path: '/',
    on: 'Tuesday, 12 May 2026:',
    none: 'No flight on Monday, 11 May 2026. The next, on Tuesday, 12 May 2026:',
    season: 'from 1 April 2026 to 24 October 2026',
    first: 'Wednesday, 1 April 2026',
    stays: 'Nothing is sent',
  },
  {
    path: '/ro',
    on: 'Marți, 12 mai 2026:',
    none: 'Niciun zbor luni, 11 mai 2026. Următoarele, marți, 12 mai 2026:',
    season: 'din 1 aprilie 2026 până la 24 octombrie 2026',
    first: 'miercuri, 1 aprilie 2026',
    stays: 'Nu se trimite',
  },
] as const;

const day = (page: Page) => page.locator('#route-day');
const answer = (page: Page) => page.locator('output[for=route-day]');
const flights = async (page: Page) => [...(await answer(page).innerText()).matchAll(/TK\d+/g)].map(([number]) => number);
const times = (page: Page) => answer(page).locator('time').allTextContents();

for (const { path, on, none, season, first, stays } of pages) {
  test(`${path} answers for a chosen day`, async ({ page }) => {
    await page.goto(path);
    await day(page).fill('2026-05-12');
    await expect(answer(page)).toContainText(on);
    expect(await flights(page)).toEqual(['TK1013', 'TK1014']);
    expect(await times(page)).toEqual(['07:40', '09:25', '10:15', '12:10']);

    await day(page).fill('2026-05-11');
    await expect(answer(page)).toContainText(none);
    expect(await flights(page)).toEqual(['TK1013', 'TK1014']);
  });

  test(`${path} names the season on a day outside it`, async ({ page }) => {
    await page.goto(path);
    await day(page).fill('2026-12-01');
    await expect(answer(page)).toContainText(season);
    expect(await flights(page)).toEqual([]);

    await day(page).fill('2026-03-01');
    await expect(answer(page)).toContainText(season);
    await expect(answer(page)).toContainText(first);
    expect(await flights(page)).toEqual(['TK1015', 'TK1016']);

    await day(page).fill('');
    await expect(answer(page)).toBeEmpty();
  });

  test(`${path} says that the day stays, and keeps it`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(day(page)).toHaveAccessibleDescription(new RegExp(stays));
    const kept = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));
    const before = await kept();
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await day(page).fill('2026-05-12');
    await page.keyboard.press('Enter');
    await expect(answer(page)).toContainText(on);
    await page.keyboard.press('Enter');
    expect(await kept()).toBe(before);
    expect(requested.filter((file) => !/^\/_astro\/[\w.-]+\.js$/.test(file))).toEqual([]);
  });

  test(`${path} has nothing that axe objects to while it answers`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await day(page).fill('2026-05-12');
    await expect(answer(page)).toContainText(on);
    const { violations } = await new AxeBuilder({ page }).include('section[aria-labelledby=board]').analyze();
    expect(violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target}`)).toEqual([]);
  });
}

test('nothing is loaded for the card before it is touched', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts.filter((file) => /RouteCard.*\.js|client\.|react/i.test(file))).toEqual([]);
  await day(page).focus();
  await expect.poll(() => scripts.some((file) => /RouteCard.*\.js/.test(file))).toBe(true);
});

test('a day typed before the card is awake is answered', async ({ page }) => {
  await page.route(/RouteCard.*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto('/');
  await day(page).fill('2026-05-13');
  await page.keyboard.press('Enter');
  await expect(answer(page)).toContainText('TK1015');
  await expect(day(page)).toHaveValue('2026-05-13');
});

test('the card is one line of the board, and the name still stands in the first view', async ({ page, isMobile }) => {
  await page.goto('/');
  const card = await day(page).locator('xpath=ancestor::form').boundingBox();
  const row = await page.locator('section[aria-labelledby=board] tbody tr').first().boundingBox();
  expect(card?.height).toBeLessThanOrEqual(Math.min(row?.height ?? 0, 49));
  expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.y).toBeLessThan(isMobile ? 844 : 450);
});

test.describe('far away', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('the times are those of the two cities, wherever the visitor is', async ({ page }) => {
    await page.goto('/');
    await day(page).fill('2026-10-24');
    await expect(answer(page)).toContainText('24 October 2026');
    expect(await times(page)).toEqual(['07:40', '09:25', '10:15', '12:10']);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the board suffices: the card is not offered', async ({ page }) => {
    await page.goto('/');
    await expect(day(page)).toBeHidden();
    await expect(page.getByRole('table').getByRole('row').filter({ hasText: 'TK1013' })).toContainText('07:40');
  });
});
