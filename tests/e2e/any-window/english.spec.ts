import { expect, type Page, test } from '@playwright/test';
import { counted } from '#domain/format/counted.ts';
import { themeWord } from '#domain/format/theme-words.ts';
import { entryHref, hrefOf, nearestTo } from '#domain/rules/addresses.ts';
import { conditionsPageSchema } from '#domain/schemas/conditions-page.ts';
import { placesPageSchema } from '#domain/schemas/places-page.ts';
import { content } from '../../support/content.ts';

const english = content.english();
const places = content.destinations();
const told = new Map(english.destinations.map((entry) => [entry.id, entry]));
const twins = places.flatMap((place) => {
  const words = told.get(place.id);
  return words ? [{ ...place, words: words.data }] : [];
});
const untold = places.filter(({ id }) => !told.has(id));
const [first] = twins;
const [missing] = untold;
if (!first || !missing) throw new Error('the tests need a place with English words and one without');
const copy = content.page('places', 'en', placesPageSchema);

/** The language switch, and what it says to who only hears it. */
const theSwitch = (page: Page) => page.locator('header a[hreflang][lang]');

test('a place in English has English words on the facts of the Romanian page', async ({ page }) => {
  const figures = () => page.locator('article dl dd > b').allInnerTexts();
  await page.goto(entryHref('destinations', first.id));
  const facts = await figures();
  const addresses = await page
    .locator('article dl a[target=_blank]')
    .evaluateAll((list) => list.map((link) => link.getAttribute('href')));
  await theSwitch(page).click();
  await expect(page).toHaveURL(entryHref('destinations', first.id, 'en'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.words.name);
  await expect(page.locator('article')).toContainText(first.words.lead);
  // All but the word for the papers is a figure or a code.
  const said = [first.data.papers?.short, first.words.papers?.short];
  expect((await figures()).filter((figure) => !said.includes(figure))).toEqual(facts.filter((figure) => !said.includes(figure)));
  expect(
    await page.locator('article dl a[target=_blank]').evaluateAll((list) => list.map((link) => link.getAttribute('href'))),
  ).toEqual(addresses);
  await expect(page.locator('article dl').first()).toContainText('With another passport, ask your own foreign ministry.');
  await theSwitch(page).click();
  await expect(page).toHaveURL(entryHref('destinations', first.id));
});

test('a place that is in Romanian only says so at the language switch, which leads to its continent', async ({ page }) => {
  await page.goto(entryHref('destinations', missing.id));
  await expect(theSwitch(page)).toContainText('nearest');
  await expect(theSwitch(page)).toHaveAccessibleName(/in Romanian only|nearest page in English/);
  await expect(page.locator('link[hreflang]')).toHaveCount(0);
  await theSwitch(page).click();
  await expect(page).toHaveURL(entryHref('continents', missing.continent, 'en'));
});

test('offers, guides and lists lead to a page in English that is nearer than the home page', async ({ page }) => {
  const [guide] = content.guides();
  const [offer] = content.offers('circuite');
  const [place] = guide?.data.places ?? [];
  if (!guide || !offer || !place) throw new Error('the tests need a guide with a place, and a tour');
  const continentOf = (id: string | undefined) => places.find((one) => one.id === id)?.continent ?? '';
  for (const [path, nearest] of [
    [entryHref('guides', guide.id), entryHref('continents', continentOf(place), 'en')],
    [entryHref('circuits', offer.id), entryHref('continents', continentOf(offer.data.places[0]), 'en')],
    [hrefOf('blog', 'ro'), hrefOf('leisure', 'en')],
    [hrefOf('circuits', 'ro'), hrefOf('leisure', 'en')],
  ] as const) {
    await page.goto(path);
    await expect(theSwitch(page), path).toHaveAttribute('href', nearest);
    expect(nearest, path).not.toBe(hrefOf('home', 'en'));
  }
  expect(nearestTo(hrefOf('project', 'ro'), 'ro')).toBe(hrefOf('home', 'en'));
});

for (const [key, words] of english.continents)
  test(`${words.name} lists the places that have English words, and says how many more there are in Romanian`, async ({
    page,
  }) => {
    const own = twins.filter(({ continent }) => continent === key);
    const others = untold.filter(({ continent }) => continent === key);
    await page.goto(entryHref('continents', key, 'en'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.name);
    const cards = page.locator('main ul > li[data-tag] a[href]');
    const hrefs = await cards.evaluateAll((list) => list.map((link) => link.getAttribute('href')).sort());
    expect(hrefs).toEqual(own.map(({ id }) => entryHref('destinations', id, 'en')).sort());
    const more = page.locator(`main a[hreflang=ro][href="${entryHref('continents', key)}"]`);
    await expect(more).toHaveCount(others.length > 0 ? 1 : 0);
    if (others.length > 0) {
      await expect(page.locator('main')).toContainText(counted('en', others.length, copy.forms));
      await expect(more).toContainText('(in Romanian)');
    }
  });

test('the filters of a continent speak English, in the address too', async ({ page }) => {
  const counts = [...english.continents.keys()].map((key) => [key, twins.filter(({ continent }) => continent === key)] as const);
  const [key, own] = counts.sort(([, one], [, other]) => other.length - one.length)[0] ?? [];
  const countries = english.continents.get(key ?? '')?.countries ?? {};
  const isShared = (country: string) => own?.filter(({ data }) => data.country === country).length !== 1;
  const place = own?.find(({ data }) => isShared(data.country));
  if (!key || !own || !place || own.length < 2) throw new Error('no continent has two places in English');
  const country = countries[place.data.country] ?? '';
  const [theme] = place.data.themes;
  if (!theme) throw new Error('a place has no theme');
  const offered = page.locator('input[name=country]');
  await page.goto(`${entryHref('continents', key, 'en')}?country=${encodeURIComponent(country)}&theme=${themeWord('en', theme)}`);
  const found = own.filter(({ data }) => data.country === place.data.country && data.themes.includes(theme));
  await expect(page.locator('li[data-tag]:visible')).toHaveCount(found.length);
  await expect(page.getByRole('status').first()).toContainText(counted('en', found.length, copy.forms));
  const single = Object.entries(countries)
    .filter(([romanian]) => !isShared(romanian))
    .map(([, name]) => name);
  for (const value of await offered.evaluateAll((boxes) => boxes.map((one) => (one as HTMLInputElement).value)))
    expect(single, 'a button with one place behind it').not.toContain(value);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page).toHaveURL(entryHref('continents', key, 'en'));
});

test('the search of an English page finds places in English before those in Romanian', async ({ page }) => {
  const results = (await (await page.request.get(`/api/search?lang=en&q=${encodeURIComponent(first.words.name)}`)).json()) as {
    pages: { path: string }[];
  };
  const paths = results.pages.map(({ path }) => path);
  expect(paths[0]).toBe(entryHref('destinations', first.id, 'en'));
});

test('links into the other language say so in words', async ({ page }) => {
  await page.goto(hrefOf('leisure', 'en'));
  const foreign = page.locator('footer a[hreflang=ro]');
  await expect(foreign).not.toHaveCount(0);
  for (const text of await foreign.allInnerTexts()) expect(text).toContain('(in Romanian)');
  await page.goto(hrefOf('leisure', 'ro'));
  for (const text of await page.locator('footer a[hreflang=en]').allInnerTexts()) expect(text).toContain('(în engleză)');
});

test('the travel conditions are all there in English, with their pages, and the questions choose among them', async ({
  page,
}) => {
  const { finder } = content.page('conditions', 'en', conditionsPageSchema);
  await page.goto(hrefOf('conditions', 'en'));
  for (const { id, data } of english.conditions) await expect(page.locator(`tr[id="${id}"]`)).toContainText(data.title);
  await page.getByRole('checkbox', { name: finder.unde['regatul-unit'], exact: true }).check();
  await page.getByRole('checkbox', { name: finder.cine.adult, exact: true }).check();
  await expect(page).toHaveURL(/cine=adult&unde=regatul-unit/);
  await expect(page.locator('[data-row]:visible')).not.toHaveCount(english.conditions.length);
  await expect(page.getByRole('status').first()).toContainText(`of ${english.conditions.length}`);
});

test('long weekends are told in English, with a calendar in English', async ({ page }) => {
  await page.goto(hrefOf('longWeekends', 'en'));
  await expect(page.locator('main')).toContainText('days of leave');
  const file = await page.locator('main a[href$=".ics"]').first().getAttribute('href');
  expect(file).toMatch(/^\/en\//);
  const calendar = await (await page.request.get(file ?? '')).text();
  expect(calendar).toMatch(/SUMMARY:.*(New Year|Easter|Christmas|Epiphany)/);
  for (const link of await page.locator('main [data-breaks] a[href^="/en/"]:not([href$=".ics"])').all())
    expect(await link.getAttribute('href')).toMatch(/^\/en\/[a-z-]+$/);
});

test('a place kept on an English page is said to be kept in English', async ({ page }) => {
  await page.goto(entryHref('destinations', first.id, 'en'));
  const button = page.locator(`[data-keep="${first.id}"]`);
  await expect(button).toContainText('Keep');
  await button.click();
  await expect(button).toContainText('Number 1 in your list');
});
