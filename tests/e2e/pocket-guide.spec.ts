import { expect, type Page, test } from '@playwright/test';
import { entryHref } from '#domain/rules/addresses.ts';
import { emergencyNumbersAt } from '#domain/rules/emergency-numbers.ts';
import { anyWindow } from '#tests/support/any-window.ts';
import { axeObjections } from '#tests/support/axe.ts';
import { content } from '#tests/support/content.ts';
import { textOfPages } from '#tests/support/pdf-pages.ts';

const places = content.destinations();
type Place = (typeof places)[number];
const numbers = content.emergency().map(({ data }) => data);
const numbersOf = ({ id, data }: Place) => emergencyNumbersAt({ id, country: data.country }, numbers);
const guideOf = (id: string) => entryHref('pocketGuides', id);

const longest = (of: (place: Place) => number) => places.reduce((one, other) => (of(other) > of(one) ? other : one));
const found = (what: string, is: (place: Place) => boolean): Place => {
  const place = places.find(is);
  if (!place) throw new Error(`no place of content is ${what}`);
  return place;
};

/** Of different makings: whatever a sheet may have to hold, one that holds the most of it. */
const makings: Readonly<Record<string, Place>> = {
  'the longest name': longest(({ data }) => data.name.length),
  'a warning': found('warned of', ({ data }) => Boolean(data.advisory)),
  'the longest warning': longest(({ data }) => data.advisory?.text.length ?? 0),
  'Romania, by land': found('in Romania', ({ continent }) => continent === 'romania'),
  'a far one with health and visa': longest(({ data }) => JSON.stringify([data.health, data.visa, data.safety]).length),
  'the most addresses': longest(({ data }) => JSON.stringify([data.named, data.sleep]).length),
  'the most ways': longest(({ data }) => JSON.stringify([data.airports, data.land]).length),
  'two numbers to call': found('of a country with two numbers', (place) => {
    const { general, ambulance } = numbersOf(place) ?? {};
    return !general && Boolean(ambulance);
  }),
};

/** Words as a reader of PDFs gives them: a line may end anywhere. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

for (const [what, place] of Object.entries(makings))
  test(
    `the guide of ${place.id} prints as one sheet, two sides, every word readable: ${what}`,
    anyWindow,
    async ({ page, browserName }) => {
      expect(browserName).toBe('chromium');
      const { id, data } = place;
      await page.goto(guideOf(id));
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
      const sides = (await textOfPages(new Uint8Array(pdf))).map(plain);
      expect(sides).toHaveLength(2);
      const [front = '', back = ''] = sides;
      const { general, police, ambulance, embassy } = numbersOf(place) ?? {};
      const onFront = [
        data.name,
        'Pe scurt',
        general ?? police,
        ambulance,
        embassy?.city.ro,
        data.papers?.text,
        data.advisory?.text,
      ];
      for (const words of onFront) if (words) expect(front).toContain(plain(words));
      const onBack = [
        'Adrese',
        data.lead,
        data.notFor,
        ...data.named.map(({ name }) => name),
        ...data.sleep.map(({ why }) => why),
      ];
      for (const words of onBack) expect(back).toContain(plain(words));
      if (data.advisory) expect(front).not.toContain('Luni bune');
      // A4 in points, upright.
      expect(Buffer.from(pdf).toString('latin1')).toMatch(/MediaBox\s*\[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/);
    },
  );

/** What does not fit its panel, or comes nearer than 6 mm to a fold or an edge. */
const overflowing = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-panel]')].flatMap((panel) => {
      const { panel: name = '' } = panel.dataset;
      if (name === 'map') return [];
      const over = Math.max(panel.scrollHeight - panel.clientHeight, panel.scrollWidth - panel.clientWidth);
      const wide = [...panel.querySelectorAll<HTMLElement>('b, dd, h2, li, p')].filter(
        (part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== 'inline',
      );
      return [...(over > 1 ? [`${name}: ${over} px too much`] : []), ...wide.map((part) => `${name}: ${part.textContent}`)];
    }),
  );

test('no panel of any guide cuts what it holds', async ({ page }, { project }) => {
  test.setTimeout(180_000);
  // Paper is the same whatever the window: each window looks at every other place.
  const half = places.filter((_, index) => index % 2 === (project.name === 'wide' ? 0 : 1));
  expect(half.length).toBeGreaterThan(1);
  await page.emulateMedia({ media: 'print' });
  for (const { id } of half) {
    await page.goto(guideOf(id));
    await page.evaluate(() => document.fonts.ready);
    await expect(page.locator('[data-panel]')).toHaveCount(7);
    expect(await overflowing(page), id).toEqual([]);
  }
});

test(
  'the page of a place leads to its guide, and the guide back; search engines are told of the place only',
  anyWindow,
  async ({ page, request }) => {
    const { id, data } = makings['the longest name'] as Place;
    await page.goto(entryHref('destinations', id));
    await page.getByRole('link', { name: 'Ghid de buzunar' }).click();
    await expect(page).toHaveURL(guideOf(id));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(data.name);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/ghid<');
    await page.getByRole('link', { name: data.name, exact: true }).click();
    await expect(page).toHaveURL(entryHref('destinations', id));
  },
);

test('the button prints, both sides are seen on a screen, and the page fits its window', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.goto(guideOf(places[0]?.id ?? ''));
  await page.getByRole('button', { name: 'Tipăriți foaia' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
  await expect(page.locator('.sheet')).toHaveCount(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await axeObjections(page)).toEqual([]);
});

test('the cover and the map have their pictures, by day whatever the colours', anyWindow, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('colour-mode', 'dark'));
  await page.goto(guideOf(places[0]?.id ?? ''));
  await expect(page.locator('.sheet').first()).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect
    .poll(() => page.locator('.cover img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.locator('[data-panel=map] svg')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the sheet is whole, and the button that could do nothing is not there', anyWindow, async ({ page }) => {
    await page.goto(guideOf(places[0]?.id ?? ''));
    await expect(page.locator('[data-panel]')).toHaveCount(7);
    await expect(page.getByRole('button', { name: 'Tipăriți foaia' })).toBeHidden();
  });
});
