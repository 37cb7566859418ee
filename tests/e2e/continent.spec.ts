import { expect, type Page, test } from '@playwright/test';
import { counted } from '#domain/format/counted.ts';
import { matchesTag, queryOfChosen } from '#domain/rules/listing.ts';
import { type Theme, themeNames } from '#domain/rules/themes.ts';
import { anyWindow } from '#tests/support/any-window.ts';
import { content } from '../support/content.ts';
import { chance } from '../support/hostile/pdf-writer.ts';

/** How many posters are shown before more are asked for. */
const firstPlaces = 12;

const destinations = content.destinations();
const byPlaces = content
  .continents()
  .map((continent) => ({ ...continent, places: destinations.filter((place) => place.continent === continent.key) }))
  .sort((one, other) => other.places.length - one.places.length);
/** The continent with the most places, and its filters as the page has them. */
const { key, name, filters, filterForms, places } = byPlaces[0] as (typeof byPlaces)[number];
const path = `/${key}`;
const [first = '', second = '', third = ''] = filters;
const placesIn = (...countries: string[]) => places.filter(({ data }) => countries.includes(data.country)).length;

/** Themes of some places, as a filter offers them: one that a single place has is nothing to choose. */
const themesOf = (some: typeof places) =>
  themeNames.filter((theme) => some.filter(({ data }) => data.themes.includes(theme)).length > 1);
/** What is found, the slow way: ids in the order of the alphabet. */
const found = (countries: readonly string[], themes: readonly string[]) =>
  places
    .filter(({ data }) => countries.length === 0 || countries.includes(data.country))
    .filter(({ data }) => themes.length === 0 || themes.some((theme) => data.themes.includes(theme as Theme)))
    .map(({ id }) => id)
    .sort();
/** A country and a theme that no place has together. */
const [lonely = '', missed = ''] =
  filters
    .flatMap((country) => themesOf(places).map((theme) => [country, theme] as const))
    .find(([country, theme]) => found([country], [theme]).length === 0) ?? [];

const cards = (page: Page) => page.locator('li[data-tag]:visible');
const box = (page: Page, country: string) => page.locator(`input[name=tara][value="${country}"]`);
const themeBox = (page: Page, theme: string) => page.locator(`input[name=tema][value="${theme}"]`);
const idsOf = (page: Page) =>
  cards(page).evaluateAll((list) => list.map((card) => card.querySelector('a')?.pathname.slice(1) ?? '').sort());
const status = (count: number, countries: number) =>
  `${counted('ro', count, { one: 'destinație', many: 'destinații' })} în ${counted('ro', countries, filterForms)}`;

for (const continent of byPlaces)
  test(
    `${continent.name}: each value says how many places are behind it, and none has fewer than two`,
    anyWindow,
    async ({ page }) => {
      const { places: own, filters: countries } = continent;
      const within = (country: string) => own.filter(({ data }) => data.country === country).length;
      const about = (theme: Theme) => own.filter(({ data }) => data.themes.includes(theme)).length;
      await page.goto(`/${continent.key}`);
      await expect(page.locator('input[name=tara] ~ small')).toHaveText(countries.map((country) => String(within(country))));
      await expect(page.locator('input[name=tema] ~ span')).toHaveText(themesOf(own));
      await expect(page.locator('input[name=tema] ~ small')).toHaveText(themesOf(own).map((theme) => String(about(theme))));
      expect(countries.filter((country) => within(country) < 2)).toEqual([]);
      expect(themesOf(own).length).toBeGreaterThan(1);
    },
  );

test('several countries are shown at once, counted, and kept in the address', anyWindow, async ({ page }) => {
  await page.goto(path);
  await box(page, first).check();
  await box(page, second).check();
  const countries = await cards(page).evaluateAll((list) => list.map((card) => (card as HTMLElement).dataset.tag));
  expect(countries).toHaveLength(placesIn(first, second));
  expect(new Set(countries)).toEqual(new Set([first, second]));
  await expect(page.getByRole('status')).toHaveText(status(countries.length, 2));
  await expect.poll(() => new URL(page.url()).searchParams.getAll('tara').toSorted()).toEqual([first, second].sort());
});

test('countries and themes together find what has one of each, in whatever way they are chosen', anyWindow, async ({ page }) => {
  await page.goto(path);
  const roll = chance(7);
  const some = (values: readonly string[]) => values.filter(() => roll() < 0.15);
  const choices = Array.from({ length: 60 }, () => ({ tara: some(filters), tema: some(themesOf(places)) }));
  const shown = await page.evaluate(
    (all) =>
      all.map((choice) => {
        const inputs = [...document.querySelectorAll<HTMLInputElement>('#destinatii form input')];
        for (const input of inputs) input.checked = choice[input.name as 'tara' | 'tema'].includes(input.value);
        inputs[0]?.dispatchEvent(new Event('change', { bubbles: true }));
        const list = [...document.querySelectorAll('#destinatii li[data-tag]')].filter((card) => card.checkVisibility());
        const dots = [...document.querySelectorAll('#destinatii svg [data-tag]')];
        const nothing = document.querySelector('[data-nothing]');
        return {
          ids: list.map((card) => card.querySelector('a')?.pathname.slice(1) ?? '').sort(),
          dots: dots.filter((dot) => getComputedStyle(dot).fill !== 'none').map((dot) => dot.getAttribute('data-id') ?? ''),
          count: Number.parseInt(document.querySelector('#destinatii [role=status]')?.textContent ?? '', 10),
          saysNothing: nothing?.checkVisibility(),
        };
      }),
    choices,
  );
  for (const [index, { tara, tema }] of choices.entries()) {
    const ids = found(tara, tema);
    const isChosen = tara.length + tema.length > 0;
    const { dots, ...seen } = shown[index] ?? { dots: [] };
    expect(dots.sort(), `dots of ${tara} and ${tema}`).toEqual(ids);
    const all = { ids: isChosen ? ids : expect.any(Array), count: ids.length, saysNothing: ids.length === 0 };
    expect(seen, `cards of ${tara} and ${tema}`).toEqual(all);
  }
  expect(shown.some(({ saysNothing }) => saysNothing)).toBe(true);
});

test('values say how many are behind them beside what is chosen in the other filter', anyWindow, async ({ page }) => {
  await page.goto(path);
  const theme = themesOf(places).find((value) => found([first], [value]).length > 0) ?? '';
  await box(page, first).check();
  const behind = (name: string) => page.locator(`input[name=${name}] ~ small`);
  await expect(behind('tema')).toHaveText(themesOf(places).map((value) => String(found([first], [value]).length)));
  await expect(behind('tara')).toHaveText(filters.map((country) => String(placesIn(country))));
  await themeBox(page, theme).check();
  await expect(behind('tara')).toHaveText(filters.map((country) => String(found([country], [theme]).length)));
  await expect.poll(() => new URL(page.url()).search).toBe(queryOfChosen(queryOfChosen('', 'tara', [first]), 'tema', [theme]));
  await page.reload();
  await expect.poll(() => idsOf(page)).toEqual(found([first], [theme]));
  await page.goBack();
  await expect.poll(() => idsOf(page)).toEqual(found([first], []));
  await expect(behind('tara')).toHaveText(filters.map((country) => String(placesIn(country))));
});

test('a choice that finds nothing says so and offers what to leave out', anyWindow, async ({ page }) => {
  await page.goto(`${path}${queryOfChosen(queryOfChosen('', 'tara', [lonely]), 'tema', [missed])}`);
  await expect(cards(page)).toHaveCount(0);
  await expect(page.getByRole('status')).toHaveText(counted('ro', 0, { one: 'destinație', many: 'destinații' }));
  await expect(page.getByText('Nimic nu se potrivește')).toBeVisible();
  const ways = page.locator('[data-without]:visible');
  const told = (count: number) => counted('ro', count, { one: 'destinație', many: 'destinații' });
  await expect(ways).toHaveText([
    `Fără ${lonely}: ${told(found([], [missed]).length)}`,
    `Fără ${missed}: ${told(found([lonely], []).length)}`,
  ]);
  await ways.last().click();
  await expect.poll(() => idsOf(page)).toEqual(found([lonely], []));
  await expect(page.getByText('Nimic nu se potrivește')).toBeHidden();
  await expect(page.locator('input[name=tema]').first()).toBeFocused();
  await expect.poll(() => new URL(page.url()).searchParams.has('tema')).toBe(false);
});

test('a place names its themes as links to the places that share them', anyWindow, async ({ page }) => {
  const place = places.find(({ data }) => data.themes.length > 1) ?? places[0];
  await page.goto(`/${place?.id}`);
  const links = page.locator('dt', { hasText: 'Teme' }).locator('~ dd a');
  await expect(links).toHaveText((place?.data.themes ?? []).map((theme) => new RegExp(`^${theme}`)));
  await links.first().click();
  await expect(themeBox(page, place?.data.themes[0] ?? '')).toBeChecked();
  await expect.poll(() => idsOf(page)).toEqual(found([], place?.data.themes.slice(0, 1) ?? []));
});

test('the places handed on as data say their themes', anyWindow, async ({ request }) => {
  type Told = { id: string; facts: { themes: string[] } };
  const told = (await (await request.get('/destinatii-pe-continente.json')).json()) as Record<string, Told[]>;
  const themes = Object.values(told).flatMap((own) => own.map(({ id, facts }) => [id, facts.themes] as const));
  expect(Object.fromEntries(themes)).toEqual(Object.fromEntries(destinations.map(({ id, data }) => [id, data.themes])));
});

test('the chosen values of a shared address are in sight', async ({ page }) => {
  const last = filters.at(-1) ?? '';
  await page.goto(`${path}?tara=${encodeURIComponent(last)}#destinatii`);
  await expect(page.locator('label', { has: box(page, last) })).toBeInViewport();
});

test('back, reload and a shared address show the same choice', anyWindow, async ({ page }) => {
  // Found by a part of its name, whatever the case.
  const part = first.slice(0, -1).toLowerCase();
  const found = filters.filter((country) => matchesTag(country, [part]));
  const another = filters.find((country) => !found.includes(country)) ?? '';
  await page.goto(`${path}?tara=${encodeURIComponent(part)}`);
  await expect(box(page, first)).toBeChecked();
  await expect(cards(page)).toHaveCount(placesIn(...found));
  await page.reload();
  await expect(cards(page)).toHaveCount(placesIn(...found));
  await box(page, another).check();
  await expect(cards(page)).toHaveCount(placesIn(...found, another));
  await page.goBack();
  await expect(cards(page)).toHaveCount(placesIn(...found));
});

test('the reset stays in sight along the results and shows everything again', async ({ page }) => {
  await page.goto(`${path}${queryOfChosen('', 'tara', [first, second, third])}`);
  await themeBox(page, themesOf(places)[0] ?? '').check();
  const reset = page.getByRole('button', { name: 'Arată toate' });
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect(reset).toBeInViewport();
  await reset.click();
  await expect(page.getByRole('status')).toHaveText(status(places.length, filters.length));
  await expect.poll(() => new URL(page.url()).search).toBe('');
});

test('a country without a match hides nothing it should not', anyWindow, async ({ page }) => {
  await page.goto(`${path}?tara=Atlantida`);
  await expect(page.locator('input[name=tara]:checked')).toHaveCount(0);
  await expect(cards(page).first()).toBeVisible();
});

test('the rest of the places is one touch away', async ({ page }) => {
  expect(places.length).toBeGreaterThan(firstPlaces);
  await page.goto(path);
  await expect(cards(page)).toHaveCount(firstPlaces);
  await page.getByRole('checkbox', { name: /Arată încă/ }).check();
  await expect(cards(page)).toHaveCount(places.length);
});

test('filter buttons work by keyboard', async ({ page }) => {
  await page.goto(path);
  await box(page, third).focus();
  await page.keyboard.press('Space');
  const countries = await cards(page).evaluateAll((list) => list.map((card) => (card as HTMLElement).dataset.tag));
  expect(new Set(countries)).toEqual(new Set([third]));
});

test('a card leads to its page', anyWindow, async ({ page }) => {
  await page.goto(path);
  const card = cards(page).first();
  const title = await card.getByRole('heading').innerText();
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('with and without the trailing slash the page answers, one address is canonical', anyWindow, async ({ page, request }) => {
  for (const address of [path, `${path}/`, `/${places[0]?.id}`, `/${places[0]?.id}/`])
    expect((await request.get(address)).status(), address).toBe(200);
  await page.goto(`${path}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '').pathname).toBe(path);
});

test('in a low window filters and map scroll beside the list, as wide as the map is drawn, and stay above what follows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(path);
  const map = page.getByRole('main').locator('svg:has(title)').first();
  await map.evaluate((drawing) => drawing.closest('section')?.scrollIntoView({ block: 'end', behavior: 'instant' }));
  const side = map.locator('xpath=ancestor::div[2]');
  await map.scrollIntoViewIfNeeded();
  await expect(map).toBeInViewport({ ratio: 0.9 });
  const drawn = await map.evaluate((drawing: SVGSVGElement) => {
    const { width, height } = drawing.getBoundingClientRect();
    return width / height - drawing.viewBox.baseVal.width / drawing.viewBox.baseVal.height;
  });
  expect(Math.abs(drawn)).toBeLessThan(0.02);
  const [below, end] = await side.evaluate((part) => [
    part.getBoundingClientRect().bottom,
    part.closest('section')?.getBoundingClientRect().bottom ?? 0,
  ]);
  expect(below).toBeLessThanOrEqual(end ?? 0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is in the page and the filters work, with words for nothing found', async ({ page }) => {
    await page.goto(path);
    await box(page, first).check();
    await expect(page.locator(`li[data-tag="${first}"]:visible`)).toHaveCount(placesIn(first));
    await expect(cards(page)).toHaveCount(placesIn(first));
    await box(page, first).uncheck();
    await box(page, lonely).check();
    await themeBox(page, missed).check();
    await expect(cards(page)).toHaveCount(0);
    await expect(page.getByText('Nimic nu se potrivește')).toBeVisible();
    await page.getByRole('button', { name: 'Arată toate' }).click();
    await expect(cards(page)).toHaveCount(firstPlaces);
    await expect(page.getByText('Nimic nu se potrivește')).toBeHidden();
  });
});
