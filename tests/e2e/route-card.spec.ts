import { expect, type Page, test } from '@playwright/test';
import { formatDay, formatWeekday } from '#domain/format/dates.ts';
import { departuresOn, flightsFrom } from '#domain/rules/departures.ts';
import { routeCardWords } from '#site/islands/route-card-words.ts';
import { anyWindow } from '#tests/support/any-window.ts';
import { axeObjections } from '../support/axe.ts';
import { comeAndRest } from '../support/consent.ts';
import { aFlightDay, aQuietDay, dayAround, route } from '../support/route-days.ts';

const pages = [
  { path: '/', lang: 'en' },
  { path: '/ro', lang: 'ro' },
] as const;

const { from, until } = route.season;
const numbersOn = (when: string) => departuresOn(route, when).map(({ number }) => number);
/** What clocks show at both ends, flight by flight. */
const timesOn = (when: string) =>
  departuresOn(route, when).flatMap(({ departs, arrives }) => [departs.here.time, arrives.here.time]);

const day = (page: Page) => page.locator('#route-day');
const answer = (page: Page) => page.locator('output[for=route-day]');
const flights = async (page: Page) =>
  [...(await answer(page).innerText()).matchAll(/\b[A-Z][A-Z0-9]\d{2,4}\b/g)].map(([number]) => number);
const times = (page: Page) => answer(page).locator('time').allTextContents();

for (const { path, lang } of pages) {
  const words = routeCardWords[lang];
  const named = (when: string) => formatWeekday(lang, when);
  const on = words.on(named(aFlightDay));

  test(`${path} answers for a chosen day`, anyWindow, async ({ page }) => {
    await page.goto(path);
    await day(page).fill(aFlightDay);
    await expect(answer(page)).toContainText(on);
    expect(await flights(page)).toEqual(numbersOn(aFlightDay));
    expect(await times(page)).toEqual(timesOn(aFlightDay));

    if (aQuietDay === undefined) return;
    const next = flightsFrom(route, aQuietDay).day ?? '';
    await day(page).fill(aQuietDay);
    await expect(answer(page)).toContainText(words.none(named(aQuietDay), named(next)));
    expect(await flights(page)).toEqual(numbersOn(next));
  });

  test(`${path} names the season on a day outside it`, anyWindow, async ({ page }) => {
    await page.goto(path);
    const outside = words.outside(formatDay(lang, from), formatDay(lang, until));
    await day(page).fill(dayAround(until, 30));
    await expect(answer(page)).toContainText(outside);
    expect(await flights(page)).toEqual([]);

    const before = dayAround(from, -30);
    const first = flightsFrom(route, before).day ?? '';
    await day(page).fill(before);
    await expect(answer(page)).toContainText(outside);
    await expect(answer(page)).toContainText(words.first(named(first)));
    expect(await flights(page)).toEqual(numbersOn(first));

    await day(page).fill('');
    await expect(answer(page)).toBeEmpty();
  });

  test(`${path} says that the day stays, and keeps it`, async ({ page }) => {
    await comeAndRest(page, path);
    await expect(day(page)).toHaveAccessibleDescription(words.note);
    const kept = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));
    const before = await kept();
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await day(page).fill(aFlightDay);
    await page.keyboard.press('Enter');
    await expect(answer(page)).toContainText(on);
    await page.keyboard.press('Enter');
    expect(await kept()).toBe(before);
    expect(requested.filter((file) => !/^\/_astro\/[\w.-]+\.js$/.test(file))).toEqual([]);
  });

  test(`${path} has nothing that axe objects to while it answers`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await day(page).fill(aFlightDay);
    await expect(answer(page)).toContainText(on);
    expect(await axeObjections(page, 'all', 'section[aria-labelledby=board]')).toEqual([]);
  });
}

test('nothing is loaded for the card before it is touched', anyWindow, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts.filter((file) => /RouteCard.*\.js|client\.|react/i.test(file))).toEqual([]);
  await day(page).focus();
  await expect.poll(() => scripts.some((file) => /RouteCard.*\.js/.test(file))).toBe(true);
});

test('a day typed before the card is awake is answered', anyWindow, async ({ page }) => {
  await page.route(/RouteCard.*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto('/');
  await day(page).fill(aFlightDay);
  await page.keyboard.press('Enter');
  await expect(answer(page)).toContainText(numbersOn(aFlightDay)[0] ?? '');
  await expect(day(page)).toHaveValue(aFlightDay);
});

test('the card is one line of the board, and the name stands in the first view', async ({ page, isMobile }) => {
  await page.goto('/');
  const card = await day(page).locator('xpath=ancestor::form').boundingBox();
  const row = await page.locator('section[aria-labelledby=board] tbody tr').first().boundingBox();
  expect(card?.height).toBeLessThanOrEqual(Math.min(row?.height ?? 0, 49));
  expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.y).toBeLessThan(isMobile ? 844 : 450);
});

test.describe('far away', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('the times are those of the two cities, wherever the visitor is', anyWindow, async ({ page }) => {
    await page.goto('/');
    await day(page).fill(aFlightDay);
    await expect(answer(page)).toContainText(formatDay('en', aFlightDay));
    expect(await times(page)).toEqual(timesOn(aFlightDay));
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the board suffices: the card is not offered', anyWindow, async ({ page }) => {
    await page.goto('/');
    await expect(day(page)).toBeHidden();
    await expect(
      page
        .getByRole('table')
        .getByRole('row')
        .filter({ hasText: route.flights[0]?.number ?? '' }),
    ).toContainText(route.flights[0]?.departs ?? '');
  });
});
