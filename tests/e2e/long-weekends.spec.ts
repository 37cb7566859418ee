import { expect, type Page, test } from '@playwright/test';
import ICAL from 'ical.js';
import { formatSpan } from '#domain/format/dates.ts';
import { hrefOf } from '#domain/rules/addresses.ts';
import { addDays, daysFrom, isWeekend } from '#domain/rules/calendar-days.ts';
import { today } from '#domain/rules/expiry.ts';
import { longBreaks } from '#domain/rules/long-breaks.ts';
import { publicHolidays } from '#domain/rules/public-holidays.ts';
import { anyWindow } from '#tests/support/any-window.ts';
import { fetchedBytes } from '#tests/support/fetched-bytes.ts';
import { budgets } from '../../scripts/budgets.ts';

const path = hrefOf('longWeekends', 'ro');
const thisYear = Number(today().slice(0, 4));
const years = [thisYear, thisYear + 1, thisYear + 2];
const next = thisYear + 1;
const breaksOf = (year: number) => longBreaks(year);
const idOf = ({ from, to }: { from: string; to: string }) => `punte-${from}-${to}`;
const [cheapest] = breaksOf(next);
const last = breaksOf(next).at(-1);
if (!cheapest || !last) throw new Error(`${next} has no long breaks`);

const year = (page: Page, which: number) => page.locator(`#an-${which}`);
const rows = (page: Page, which: number) => year(page, which).locator('[data-breaks] > li');
const idsOf = (page: Page, which: number) => rows(page, which).evaluateAll((list) => list.map(({ id }) => id));

test('every year lists its breaks and its days off, one year at a time', async ({ page }) => {
  for (const which of years) {
    await page.goto(`${path}#an-${which}`);
    await expect(page.locator('[data-days-of-year]:visible')).toHaveCount(1);
    await expect(year(page, which)).toBeVisible();
    expect((await idsOf(page, which)).toSorted()).toEqual(breaksOf(which).map(idOf).toSorted());
    await expect(year(page, which).locator('[role=img] [data-kind=h]:not([data-free=""])')).not.toHaveCount(0);
    await expect(page.locator(`nav a[href="#an-${which}"]`)).toHaveAttribute('aria-current', 'true');
  }
});

test('the days off of the law are all there in words', anyWindow, async ({ page }) => {
  await page.goto(`${path}#an-${next}`);
  const listed = await year(page, next).locator('ul').last().locator('li > b').allInnerTexts();
  const format = new Intl.DateTimeFormat('ro-RO', { day: 'numeric', month: 'long', timeZone: 'UTC' });
  expect(listed).toEqual(publicHolidays(next).map(({ day }) => format.format(new Date(day))));
});

test('a chosen break is painted on the calendar, told in words and kept in the address', async ({ page }) => {
  await page.goto(`${path}#an-${next}`);
  const choice = page.locator(`input[value="${idOf(last)}"]`);
  await choice.check();
  const n = await choice.getAttribute('data-n');
  const painted = () =>
    year(page, next)
      .locator(`[role=img] [data-free~="${n}"]`)
      .evaluateAll((days) => {
        const ground = (day: Element) => getComputedStyle(day).backgroundColor;
        const inColour = (colour: string) => days.filter((day) => ground(day) === colour).map(({ textContent }) => textContent);
        return { leave: inColour('rgb(201, 58, 31)'), weekend: inColour('rgb(255, 255, 255)') };
      });
  const numberOf = (day: string) => String(Number(day.slice(8)));
  const isOff = (day: string) => publicHolidays(Number(day.slice(0, 4))).some((holiday) => holiday.day === day);
  const weekend = daysFrom(last.from, last.to).filter((day) => isWeekend(day) && !isOff(day));
  await expect.poll(painted).toEqual({ leave: last.leave.map(numberOf), weekend: weekend.map(numberOf) });
  await expect(year(page, next).locator('[data-said]:visible')).toHaveCount(1);
  await expect.poll(() => new URL(page.url()).hash).toBe(`#${idOf(last)}`);
  await page.reload();
  await expect(choice).toBeChecked();
  await expect(year(page, next)).toBeVisible();
});

test('arrow keys walk through the breaks of a year', async ({ page }) => {
  await page.goto(`${path}#${idOf(cheapest)}`);
  await page.locator(`input[value="${idOf(cheapest)}"]`).focus();
  await page.keyboard.press('ArrowRight');
  await expect(year(page, next).locator('input:checked')).toHaveAttribute('data-n', '2');
});

test('the years are links: back leads to the one before', anyWindow, async ({ page }) => {
  await page.goto(`${path}#an-${next}`);
  await page.locator(`nav a[href="#an-${next + 1}"]`).click();
  await expect(year(page, next + 1)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.goBack();
  await expect(year(page, next)).toBeVisible();
});

test('what is over by now stands after the rest and says so, also on a page older than today', anyWindow, async ({ page }) => {
  const day = `${next}-06-15`;
  await page.clock.setFixedTime(new Date(`${day}T09:00:00Z`));
  await page.goto(`${path}#an-${next}`);
  const past = breaksOf(next).filter(({ to }) => to < day);
  const ahead = breaksOf(next).filter(({ to }) => to >= day);
  expect(await idsOf(page, next)).toEqual([...ahead, ...past].map(idOf));
  await expect(year(page, next).locator('[data-breaks] [data-past]')).toHaveCount(past.length);
  await expect(year(page, next).locator('[data-breaks]').getByText('A trecut').filter({ visible: true })).toHaveCount(
    past.length,
  );
  await expect(page.locator(`nav a[href="#an-${next}"]`)).toContainText(String(ahead.length));
});

test('each break has a file that calendars read: its days and no other', anyWindow, async ({ page, request }) => {
  await page.goto(path);
  for (const which of years)
    for (const one of breaksOf(which)) {
      const href = await page.locator(`#${idOf(one)} a[download]`).getAttribute('href');
      const answer = await request.get(href ?? '');
      expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
      const text = await answer.text();
      expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
      const [event, ...others] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((e) => new ICAL.Event(e));
      expect([event?.startDate.toString(), event?.endDate.toString(), others.length]).toEqual([one.from, addDays(one.to, 1), 0]);
    }
});

test('a year has a file with all its days off', anyWindow, async ({ page, request }) => {
  await page.goto(`${path}#an-${next}`);
  const href = await year(page, next).locator('a[download]').first().getAttribute('href');
  const calendar = new ICAL.Component(ICAL.parse(await (await request.get(href ?? '')).text()));
  const days = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event).startDate.toString());
  expect(days).toEqual(publicHolidays(next).map(({ day }) => day));
});

test('the question about a break comes to the form with its days, in the language of the form', anyWindow, async ({ page }) => {
  await page.goto(`${path}#${idOf(cheapest)}`);
  await page
    .locator(`#${idOf(cheapest)}`)
    .getByRole('link', { name: 'Întrebați-ne' })
    .click();
  await expect(page.locator('[name=intent][value=leisure]')).toBeChecked();
  const period = page.locator('[name=leisure_period]');
  await expect(period).toHaveValue(formatSpan('ro', cheapest.from, cheapest.to));
  const { search } = new URL(page.url());
  await page.goto(`${hrefOf('contact', 'en')}${search.replace('subiect', 'from=another-link&subiect')}`);
  const month = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(new Date(cheapest.to));
  await expect(period).toHaveValue(new RegExp(`${month} ${next}$`));
});

test('the places of a break lead to their pages', anyWindow, async ({ page, request }) => {
  await page.goto(`${path}#an-${next}`);
  const places = year(page, next).locator('[data-breaks] a[href]:has(img)');
  const hrefs = await places.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(breaksOf(next).length);
  for (const href of new Set(hrefs)) expect((await request.get(href)).status(), href).toBe(200);
  for (const src of new Set(await places.locator('img').evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? ''))))
    expect((await request.get(src)).status(), src).toBe(200);
});

test('a first visit fits its budget before anything is scrolled', async ({ page }) => {
  const bytes = await fetchedBytes(page, path);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(budgets.calendar.firstView ?? 0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('years are anchors, a break of the address opens its year, and choosing paints the calendar', async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('[data-days-of-year]:visible')).toHaveCount(1);
    await page.locator(`nav a[href="#an-${next + 1}"]`).click();
    await expect(year(page, next + 1)).toBeVisible();
    await page.goto(`${path}#${idOf(last)}`);
    await expect(year(page, next)).toBeVisible();
    const choice = page.locator(`input[value="${idOf(last)}"]`);
    await choice.check();
    const n = await choice.getAttribute('data-n');
    await expect(year(page, next).locator(`[data-said="${n}"]`)).toBeVisible();
  });
});
