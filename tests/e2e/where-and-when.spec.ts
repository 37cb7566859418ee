import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { counted } from '#domain/format/counted.ts';
import { formatDuration, monthNames } from '#domain/format/dates.ts';
import { hrefOf } from '#domain/rules/addresses.ts';
import { endpoints } from '#domain/rules/endpoints.ts';
import { factsOf } from '#domain/rules/place-facts.ts';
import { type Answers, arranged, foundUnder, type Sought } from '#domain/rules/where-and-when.ts';
import { whereAndWhenPageSchema } from '#domain/schemas/where-and-when-page.ts';
import { anyWindow } from '#tests/support/any-window.ts';
import { content } from '#tests/support/content.ts';
import { fetchedBytes } from '#tests/support/fetched-bytes.ts';
import { budgets } from '../../scripts/budgets.ts';

const path = hrefOf('whereAndWhen', 'ro');
const copy = content.page('where-and-when', 'ro', whereAndWhenPageSchema);
const months = monthNames('ro');
const airports = content.airports();

/** The places of content as the page has to know them, gathered anew. */
const places = content
  .destinations()
  .flatMap(({ id, data }): (Sought & { id: string })[] => {
    if (!data.months) return [];
    const { arrivals, land } = factsOf(data, airports, '2026-11-23');
    const minutes = arrivals.find((flight) => flight.minutes)?.minutes ?? Math.min(...land.map((road) => road.minutes));
    return [{ id, tag: '', name: data.name, minutes, labels: foundUnder({ ...data, months: data.months.best }, minutes) }];
  })
  .sort((one, other) => one.name.localeCompare(other.name, 'ro'));

/** As many as are shown before anything is asked. */
const atRest = places.slice(0, 24);

const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);
const expected = (answers: Answers) => {
  const { now, later } = arranged(places, answers);
  return { now: idsOf(now), later: idsOf(later) };
};
const inWords = (count: number) => counted('ro', count, copy.places);

/** What is in sight, in its order, before and after the rule. */
const shown = (page: Page) =>
  page.locator('[data-board]').evaluate((table) => {
    const rows = [...table.querySelectorAll<HTMLElement>('tbody')].filter((row) => row.checkVisibility());
    const cut = rows.findIndex((row) => row.dataset.cut !== undefined);
    const ids = (some: HTMLElement[]) => some.flatMap((row) => row.dataset.place ?? []);
    return cut < 0 ? { now: ids(rows), later: [] } : { now: ids(rows.slice(0, cut)), later: ids(rows.slice(cut)) };
  });
const month = (page: Page, which: number) => page.locator(`[name=luna][value="${which}"]`);
const open = async (page: Page) => {
  const summary = page.locator('[data-where-and-when] summary');
  if (await summary.isVisible()) await summary.click();
};

test(
  'every place with a season is a row with its months, its reason and its page; what the ministry warns of is none',
  anyWindow,
  async ({ page }) => {
    await page.goto(path);
    expect(await shown(page)).toEqual({ now: idsOf(atRest), later: [] });
    await expect(page.locator('[data-rest] button')).toContainText(inWords(places.length - atRest.length));
    await page.locator('[data-rest] button').click();
    expect(await shown(page)).toEqual({ now: idsOf(places), later: [] });
    await expect(page.locator(`[data-place="${places[atRest.length]?.id}"] a`)).toBeFocused();
    for (const { id, data } of content.destinations()) {
      const row = page.locator(`[data-place="${id}"]`);
      await expect(row).toHaveCount(data.months ? 1 : 0);
      if (data.months) {
        await expect(row.locator('[data-lit]')).toHaveCount(data.months.best.length);
        await expect(row).toContainText(data.months.why);
      }
    }
  },
);

test(
  'a month puts those that are good then first, the nearest first, then the rule and the others',
  anyWindow,
  async ({ page }) => {
    await page.goto(path);
    await month(page, 4).check();
    const { now, later } = expected({ month: '4' });
    expect(await shown(page)).toEqual({ now, later: later.slice(0, 12) });
    await expect(page.locator('[data-count]')).toHaveText(`${inWords(now.length)} în aprilie`);
    await expect(page.locator('[data-cut]')).toContainText(inWords(later.length));
    const [first] = arranged(places, { month: '4' }).now;
    await expect(page.locator('[data-said]')).toContainText(`${first?.name}, la ${formatDuration(first?.minutes ?? 0)}`);
    await page.locator('[data-rest] button').click();
    expect(await shown(page)).toEqual({ now, later });
    await expect(page.locator(`[data-place="${later[12]}"] a`)).toBeFocused();
  },
);

test('each flap says how many places are good then, beside what else is chosen', anyWindow, async ({ page }) => {
  await page.goto(`${path}?cost=1&tema=munte`);
  for (let which = 1; which <= 12; which++) {
    const { now } = expected({ month: String(which), cost: '1', theme: 'munte' });
    await expect(page.locator(`label:has([name=luna][value="${which}"]) small`)).toHaveText(String(now.length));
  }
});

test('the address is the whole choice: shared, reloaded, back and forward', anyWindow, async ({ page }) => {
  await page.goto(`${path}?luna=9&zile=4-5&drum=180&cost=3`);
  const answers = { month: '9', days: '4-5', way: '180', cost: '3' };
  const { now } = expected(answers);
  expect((await shown(page)).now).toEqual(now);
  await expect(month(page, 9)).toBeChecked();
  await month(page, 5).check();
  await expect(page).toHaveURL(/luna=5/);
  await page.goBack();
  await expect(month(page, 9)).toBeChecked();
  expect((await shown(page)).now).toEqual(now);
  await page.goForward();
  await expect(month(page, 5)).toBeChecked();
  await page.reload();
  expect((await shown(page)).now).toEqual(expected({ ...answers, month: '5' }).now);
  await page.getByRole('button', { name: copy.ask.reset }).click();
  await expect(page).toHaveURL(path);
  expect((await shown(page)).now).toEqual(idsOf(atRest));
  await expect(page.locator('[name=luna][value=""]')).toBeFocused();
});

test('an address that means nothing shows what is shown while nothing is asked', anyWindow, async ({ page }) => {
  await page.goto(`${path}?luna=13&cost=x&altceva=1`);
  expect((await shown(page)).now).toEqual(idsOf(atRest));
});

test('arrow keys walk through the year and the focus stays', async ({ page }) => {
  await page.goto(path);
  await month(page, 1).focus();
  await page.keyboard.press('Space');
  for (let which = 2; which <= 4; which++) await page.keyboard.press('ArrowRight');
  await expect(month(page, 4)).toBeChecked();
  await expect(month(page, 4)).toBeFocused();
  expect((await shown(page)).now).toEqual(expected({ month: '4' }).now);
});

test('a month in which nothing fits says so, and shows what fits in another', anyWindow, async ({ page }) => {
  const empty = Array.from({ length: 12 }, (_, index) => String(index + 1)).flatMap((month) =>
    ['2-3', '4-5'].flatMap((days) =>
      ['munte', 'mare', 'animale'].flatMap((theme) => {
        const { now, later } = expected({ month, days, theme });
        return now.length === 0 && later.length > 0 ? [{ month, days, theme, later }] : [];
      }),
    ),
  )[0];
  if (!empty) throw new Error('there is always something in every month');
  await page.goto(`${path}?luna=${empty.month}&zile=${empty.days}&tema=${empty.theme}`);
  expect(await shown(page)).toEqual({ now: [], later: empty.later.slice(0, 12) });
  const name = months[Number(empty.month) - 1] ?? '';
  await expect(page.locator('[data-said]')).toHaveText(copy.answers.later.replace('{month}', name));
});

test('when nothing passes, each choice worth dropping is a button that finds as many as it says', anyWindow, async ({ page }) => {
  const found = expected({ way: '120', theme: 'animale' });
  expect([...found.now, ...found.later]).toEqual([]);
  await page.goto(`${path}?drum=120&tema=animale`);
  await expect(page.getByRole('heading', { name: copy.none.heading })).toBeVisible();
  const without = expected({ theme: 'animale' }).now.length;
  const button = page.locator('[data-without=way]');
  await expect(button).toHaveText(
    copy.none.without.replace('{value}', copy.ask.way.choices['120']).replace('{places}', inWords(without)),
  );
  await button.click();
  expect((await shown(page)).now).toHaveLength(without);
  await expect(page.locator('[name=drum][value=""]')).toBeFocused();
  await expect(page).toHaveURL(`${path}?tema=animale`);
});

test('the field and the poster follow the first place', async ({ page, request }) => {
  await page.goto(path);
  await open(page);
  await page.locator('[name=tema][value=animale]').check({ force: true });
  const [first] = expected({ theme: 'animale' }).now;
  const row = page.locator(`[data-place="${first}"]`);
  const field = (await row.getAttribute('data-colours')) ?? '';
  await expect(page.locator('body')).toHaveAttribute('data-field', field);
  const posters = await (await request.get(endpoints.comparedPlaces)).json();
  const poster = page.locator('[data-poster] img').first();
  await expect(poster).toHaveAttribute('src', posters[first ?? ''].pictures[0]);
  const atRest = await request.get(path).then((answer) => answer.text());
  await page.goBack();
  await expect(poster).not.toHaveAttribute('src', posters[first ?? ''].pictures[0]);
  expect(atRest).toContain((await poster.getAttribute('src')) ?? 'none');
});

test('where no poster can be asked for the one before stays, and the next choice asks again', async ({ page, request }) => {
  await page.goto(path);
  await open(page);
  const poster = page.locator('[data-poster] img').first();
  const atRest = (await poster.getAttribute('src')) ?? '';
  await page.route(endpoints.comparedPlaces, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.locator('[name=tema][value=animale]').check({ force: true });
  await failed;
  await expect(poster).toHaveAttribute('src', atRest);
  await page.unroute(endpoints.comparedPlaces);
  await month(page, 6).check();
  const [first] = expected({ theme: 'animale', month: '6' }).now;
  const posters = await (await request.get(endpoints.comparedPlaces)).json();
  await expect(poster).toHaveAttribute('src', posters[first ?? ''].pictures[0]);
});

test('the head stays in sight while the rows scroll under it', async ({ page }) => {
  await page.goto(path);
  await page.locator('[data-place]').nth(20).scrollIntoViewIfNeeded();
  await expect(month(page, 6)).toBeInViewport();
  await month(page, 6).check();
  expect((await shown(page)).now).toEqual(expected({ month: '6' }).now);
});

test('a place can be kept from its row, and what is kept carries its number', anyWindow, async ({ page }) => {
  await page.goto(path);
  const [first] = places;
  const keep = page.locator(`[data-keep="${first?.id}"]`);
  await keep.click();
  await expect(keep).toHaveAttribute('aria-pressed', 'true');
  await expect(keep.locator('b')).toHaveText('1');
});

test('the thumbnails are there, and a first visit fits its budget; the script of the page is under 4 KB', async ({
  page,
  request,
}) => {
  const bytes = await fetchedBytes(page, path);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(budgets.finder.firstView ?? 0);
  const script = await page.evaluate(() => [...document.scripts].find((one) => one.text.includes('data-where-and-when'))?.text);
  expect(script).toBeDefined();
  expect(brotliCompressSync(script ?? '').length).toBeLessThan(4096);
  const sources = await page.locator('[data-place] img').evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? ''));
  expect(sources).toHaveLength(places.length);
  for (const source of sources.slice(0, 12)) expect((await request.get(source)).status(), source).toBe(200);
});

test('on paper: what was asked, and its places on dark ink', anyWindow, async ({ page }) => {
  await page.goto(`${path}?luna=12&cost=1`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-said]')).toBeVisible();
  await expect(page.locator('[data-poster]')).toBeHidden();
  await expect(page.locator('[data-place]:visible').first().locator('b').first()).toBeVisible();
  // Letters of 60 % leave fractions of a pixel, and they add up.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole table is there, and choosing hides, lights and dims by style alone', async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('[data-place]:visible')).toHaveCount(places.length);
    await open(page);
    await page.locator('[name=cost][value="1"]').check({ force: true });
    const { now } = expected({ cost: '1' });
    await expect(page.locator('[data-place]:visible')).toHaveCount(now.length);
    await month(page, 4).check();
    const good = page.locator(`[data-place="${expected({ month: '4', cost: '1' }).now[0]}"] td`).nth(3);
    await expect(good).toHaveCSS('background-color', 'rgb(255, 198, 41)');
  });
});
