import { expect, test } from '@playwright/test';
import { formatDay, formatDuration, formatMonth, joinNames, weekdayNames } from '#domain/format/dates.ts';
import { addressNamed } from '#domain/rules/addresses.ts';
import { contactHref } from '#domain/rules/contact-href.ts';
import { departuresOn } from '#domain/rules/departures.ts';
import { seasonState } from '#domain/rules/expiry.ts';
import { homePageSchema } from '#domain/schemas/home-page.ts';
import { boardWords } from '#site/sections/home/board-words.ts';
import { anyWindow } from '#tests/support/any-window.ts';
import { moved, watchShifts } from '#tests/support/layout-shifts.ts';
import { content } from '../support/content.ts';
import { aFlightDay, dayAround, route } from '../support/route-days.ts';

const copy = content.page('home', 'en', homePageSchema);

test('the sections stand in the specified order', async ({ page }) => {
  await page.goto('/');
  const headings = await page.locator('main h1, main h2').allTextContents();
  const { about, services, purpose, certificates, managers } = copy;
  // A board whose season is over stands below the hero.
  const opening = [route.title.en, content.agency().brand];
  const specified = [
    ...(seasonState(route.season) === 'after' ? opening.toReversed() : opening),
    ...[about, services, purpose.mission, purpose.vision, purpose.values, certificates, managers].map(({ heading }) => heading),
  ];
  const order = specified.map((text) => headings.findIndex((heading) => heading.includes(text)));
  expect(order).not.toContain(-1);
  expect([...order].sort((a, b) => a - b)).toEqual(order);
});

test('the flight board is a table that reads without its flaps', async ({ page, isMobile }) => {
  await page.goto('/');
  const table = page.getByRole('table');
  const names = weekdayNames('en');
  for (const { number, days } of route.flights) {
    const row = table.getByRole('row').filter({ hasText: number });
    await expect(row).toContainText(
      joinNames(
        'en',
        days.map((day) => names[day - 1] ?? ''),
      ),
    );
  }
  for (const { number, minutes } of departuresOn(route, aFlightDay))
    await expect(table.getByRole('row').filter({ hasText: number })).toContainText(formatDuration(minutes));
  if (!isMobile) await expect(table.getByRole('columnheader')).toHaveCount(5);
});

test('the board says which season it shows', anyWindow, async ({ page }) => {
  for (const [today, words] of [
    [dayAround(route.season.from, -30), `from ${formatMonth('en', route.season.from)}`],
    [dayAround(route.season.from, 30), `valid to ${formatDay('en', route.season.until)}`],
    [dayAround(route.season.until, 30), `ended on ${formatDay('en', route.season.until)}`],
  ] as const) {
    await page.clock.setFixedTime(new Date(`${today}T10:00:00`));
    await page.goto('/');
    await expect(page.locator('[data-season] span:visible')).toContainText(words);
  }
});

const isPast = seasonState(route.season) === 'after';

test('the board comes first in its season; after it, it follows the hero as the past one it is', async ({ page }) => {
  for (const [path, lang] of [
    ['/', 'en'],
    ['/ro', 'ro'],
  ] as const) {
    await page.goto(path);
    const sections = page.locator('main > section');
    const board = sections.nth(isPast ? 1 : 0);
    const words = boardWords[lang];
    const title = route.title[lang];
    await expect(board.getByRole('heading', { level: 2 })).toHaveText(isPast ? words.past(title) : title);
    await expect(sections.nth(isPast ? 0 : 1).getByRole('heading', { level: 1 })).toBeVisible();
    // The link stands in the note of a season that is over, whichever order the build chose.
    await page.clock.setFixedTime(new Date(`${dayAround(route.season.until, 30)}T10:00:00`));
    await page.reload();
    await expect(board.getByRole('link', { name: words.ask })).toHaveAttribute('href', contactHref(lang, path));
  }
});

test('each service leads to its part of the services page', anyWindow, async ({ page }) => {
  await page.goto('/');
  const links = page.getByRole('link', { name: new RegExp(`^${copy.services.more} about`) });
  expect(await links.evaluateAll((list) => list.map((link) => link.getAttribute('href')))).toEqual(
    copy.services.items.map(({ href }) => addressNamed(href, 'en')),
  );
});

test('the certificates and the management are shown in both languages', anyWindow, async ({ page }) => {
  const certificates = content.certificates();
  const managers = content.team().filter(({ management }) => management);
  for (const [lang, path] of [
    ['en', '/'],
    ['ro', '/ro'],
  ] as const) {
    const pageCopy = content.page('home', lang, homePageSchema);
    await page.goto(path);
    const shown = page.locator('section[aria-labelledby=certificates] li');
    await expect(shown).toHaveCount(certificates.length);
    for (const [index, { issuer, title, pdfLink }] of certificates.entries()) {
      await expect(shown.nth(index)).toContainText(issuer);
      await expect(shown.nth(index)).toContainText(title[lang]);
      if (pdfLink) await expect(shown.nth(index).getByRole('link')).toHaveAttribute('href', pdfLink);
      else await expect(shown.nth(index)).toContainText(pageCopy.certificates.onRequest);
    }
    await expect(page.locator('section[aria-labelledby=managers] a[href^="mailto:"]')).toHaveText(
      managers.map(({ email }) => email),
    );
  }
});

for (const [mode, other] of [
  ['light', 'night'],
  ['dark', 'day'],
] as const) {
  test(`in ${mode} colours only their print is fetched`, anyWindow, async ({ page }) => {
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
  for (const path of ['/', `/${content.continents()[0]?.key}`, `/${content.destinations()[0]?.id}`, '/contact']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await page.evaluate(moved), path).toBeLessThan(0.01);
  }
});
