import { expect, type Page, type Route, test } from '@playwright/test';
import { openStreetMapFrame } from '#domain/format/map-links.ts';
import { contactPageSchema } from '#domain/schemas/contact-page.ts';
import { anyWindow } from '#tests/support/any-window.ts';
import { axeObjections } from '../support/axe.ts';
import { content } from '../support/content.ts';
import type { Asked } from '../support/fake-google-maps.ts';
import { type MapsSite, startMapsSite } from '../support/maps-site.ts';

const pages = (['en', 'ro'] as const).map((lang) => ({
  url: lang === 'en' ? '/contact' : '/ro/contact',
  lang,
  ...content.page('contact', lang, contactPageSchema).location.interactive,
}));
const [english] = pages as [(typeof pages)[number]];
const { brand, office } = content.agency();
const place = (page: Page) => page.locator('section[data-map-state]');
const part = (page: Page, name: 'show' | 'hide' | 'retry') => page.locator(`[data-map-${name}]`);
const frame = (page: Page) => page.locator('section[data-map-state] iframe');

/** Everything the page asks of anybody but the site itself. */
function foreign(page: Page, origin = ''): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin: of } = new URL(request.url());
    if (/^http/.test(protocol) && of !== origin) asked.push(request.url());
  });
  return asked;
}

async function comeTo(page: Page, url: string) {
  await page.goto(url);
  await part(page, 'show').scrollIntoViewIfNeeded();
  await expect(part(page, 'show')).toBeEnabled();
}

/** A press that works the same by mouse, touch and keyboard. */
const pressByKey = (page: Page, name: 'show' | 'hide' | 'retry') => part(page, name).press('Enter');

test.describe('without a key', () => {
  const openStreetMap = 'https://www.openstreetmap.org/**';

  for (const { url, show, loading, title } of pages) {
    test(`${url}: OpenStreetMap is asked for nothing before the button, and its map is a frame of it`, async ({
      page,
      baseURL,
    }) => {
      await page.route(openStreetMap, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 400));
        await route.fulfill({ contentType: 'text/html', body: '<title>OSM</title><button>+</button>' });
      });
      const asked = foreign(page, baseURL);
      await comeTo(page, url);
      await expect(place(page)).toHaveAttribute('data-map-state', 'off');
      await expect(place(page)).toContainText('OpenStreetMap');
      await expect(place(page).getByText(/Google\./)).toBeHidden();
      expect(asked).toEqual([]);

      await page.getByRole('button', { name: show }).click();
      await expect(place(page).getByRole('status')).toHaveText(loading, { useInnerText: true });
      await expect(place(page).getByText(loading)).toBeVisible();
      await expect(place(page)).toHaveAttribute('data-map-state', 'loaded');
      await expect(frame(page)).toHaveAttribute('title', title);
      expect(await frame(page).boundingBox()).toMatchObject({ x: 0, height: 500, width: page.viewportSize()?.width });
      await expect(page.frameLocator('section[data-map-state] iframe').getByRole('button', { name: '+' })).toBeVisible();
      expect(new Set(asked)).toEqual(new Set([openStreetMapFrame(office.at)]));
    });
  }

  test('a map that does not come is said so, and tried again', anyWindow, async ({ page }) => {
    let reached = false;
    await page.route(openStreetMap, (route) =>
      reached ? route.fulfill({ contentType: 'text/html', body: '<p>map</p>' }) : route.abort(),
    );
    await comeTo(page, '/contact');
    await part(page, 'show').click();
    await expect(place(page)).toHaveAttribute('data-map-state', 'failed');
    await expect(place(page).getByRole('status')).toHaveText(english.failed, { useInnerText: true });
    await expect(place(page).locator('svg[role=img]')).toBeVisible();
    await expect(place(page).getByRole('link')).toHaveCount(3);
    await expect(frame(page)).toHaveCount(0);
    reached = true;
    await part(page, 'retry').click();
    await expect(place(page)).toHaveAttribute('data-map-state', 'loaded');
  });

  test('by keyboard: on, off, and the focus is never lost', async ({ page }) => {
    let reached = true;
    await page.route(openStreetMap, (route) =>
      reached ? route.fulfill({ contentType: 'text/html', body: '<button>+</button>' }) : route.abort(),
    );
    await comeTo(page, '/contact');
    await pressByKey(page, 'show');
    await expect(place(page)).toHaveAttribute('data-map-state', 'loaded');
    await expect(part(page, 'hide')).toBeFocused();
    // Past the links to the map apps the next stop is inside the map.
    for (let stop = 0; stop < 4; stop++) await page.keyboard.press('Tab');
    await expect(frame(page)).toBeFocused();
    await pressByKey(page, 'hide');
    await expect(place(page)).toHaveAttribute('data-map-state', 'off');
    await expect(frame(page)).toHaveCount(0);
    await expect(part(page, 'show')).toBeFocused();
    reached = false;
    await page.keyboard.press('Enter');
    await expect(part(page, 'retry')).toBeFocused();
  });

  for (const colours of ['light', 'dark'])
    test(`${colours}: axe has nothing to object to while the map comes, when it fails, and once it is there`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript((mode) => localStorage.setItem('colour-mode', mode), colours);
      let answer = (route: Route): unknown => route.abort();
      await page.route(openStreetMap, (route) => answer(route));
      const is = async (expected: string) => {
        await expect(place(page)).toHaveAttribute('data-map-state', expected);
        expect(await axeObjections(page, 'all', 'section[data-map-state]'), expected).toEqual([]);
      };
      await comeTo(page, '/contact');
      await part(page, 'show').click();
      await is('failed');
      const held: Route[] = [];
      answer = (route) => held.push(route);
      await part(page, 'retry').click();
      await is('loading');
      answer = (route) =>
        route.fulfill({ contentType: 'text/html', body: '<html lang="en"><title>map</title><main><h1>map</h1></main>' });
      await Promise.all(held.map(answer));
      await is('loaded');
    });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });
    test('the drawn map and the ways to the map apps are there, and no button that does nothing', anyWindow, async ({ page }) => {
      for (const { url } of pages) {
        await page.goto(url);
        await expect(place(page).locator('svg[role=img]')).toBeVisible();
        await expect(place(page).getByRole('link')).toHaveCount(3);
        await expect(place(page).locator('button:visible')).toHaveCount(0);
      }
    });
  });
});

test.describe('with a key', () => {
  test.describe.configure({ mode: 'serial' });
  let site: MapsSite;
  test.beforeAll(async () => {
    site = await startMapsSite({ GOOGLE_MAPS_CHANNEL: 'contact', GOOGLE_MAPS_CLIENT: 'gme-agency' });
  });
  test.afterAll(() => site.close());
  test.beforeEach(() => {
    site.answerWith('script');
    site.asked.length = 0;
  });
  /** The record the stand-in keeps, in the frame. */
  const record = (page: Page) =>
    page
      .frames()
      .at(-1)
      ?.evaluate(() => (Object(window).google.maps as { asked: Asked }).asked);

  for (const { url, lang, loading, title } of pages)
    test(`${url}: the script is asked for after the button, with the loader’s parameters, and the office is on the map`, async ({
      page,
    }) => {
      site.answerWith('late');
      const asked = foreign(page, site.origin);
      const refused: string[] = [];
      page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
      await comeTo(page, site.origin + url);
      await expect(place(page).getByText(/Google\./)).toBeVisible();
      expect(asked).toEqual([]);
      expect(site.asked).toEqual([]);

      await part(page, 'show').click();
      await expect(place(page).getByText(loading)).toBeVisible();
      await expect(place(page)).toHaveAttribute('data-map-state', 'loaded');
      expect(site.asked.map(({ pathname }) => pathname)).toEqual(['/maps/api/js']);
      expect(Object.fromEntries(site.asked[0]?.searchParams ?? [])).toEqual({
        key: 'test-key',
        client: 'gme-agency',
        v: 'weekly',
        language: lang,
        region: 'RO',
        libraries: 'maps,marker',
        channel: 'contact',
        loading: 'async',
        callback: 'mapScriptReady',
      });
      await expect(frame(page)).toHaveAttribute('title', title);
      expect(await frame(page).boundingBox()).toMatchObject({ height: 500 });
      expect(await record(page)).toEqual({
        maps: [{ center: { lat: office.at.lat, lng: office.at.lon }, zoom: 15, colorScheme: 'LIGHT' }],
        drawn: [`${brand}, ${office.street[lang]}`],
      });
      expect(asked.map((address) => new URL(address).origin)).toEqual([site.scripts]);
      expect(refused).toEqual([]);
    });

  test('at night the map is asked for in dark colours', anyWindow, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('colour-mode', 'dark'));
    await comeTo(page, `${site.origin}/contact`);
    await part(page, 'show').click();
    await expect(place(page)).toHaveAttribute('data-map-state', 'loaded');
    expect((await record(page))?.maps[0]).toMatchObject({ colorScheme: 'DARK' });
  });

  for (const answer of ['error', 'refusal'] as const)
    test(
      `${answer}: the visitor is told, keeps the drawing and the links, and can try again by keyboard`,
      anyWindow,
      async ({ page }) => {
        site.answerWith(answer);
        await comeTo(page, `${site.origin}/contact`);
        await pressByKey(page, 'show');
        await expect(place(page)).toHaveAttribute('data-map-state', 'failed');
        await expect(place(page).getByRole('status')).toHaveText(english.failed, { useInnerText: true });
        await expect(place(page).locator('svg[role=img]')).toBeVisible();
        await expect(place(page).getByRole('link')).toHaveCount(3);
        await expect(part(page, 'retry')).toBeFocused();
        site.answerWith('script');
        await page.keyboard.press('Enter');
        await expect(place(page)).toHaveAttribute('data-map-state', 'loaded');
      },
    );

  test('pages without a map may ask nobody, and nobody else may frame the map', anyWindow, async ({ request }) => {
    const policyOf = async (path: string) => (await request.get(site.origin + path)).headers()['content-security-policy'] ?? '';
    expect(await policyOf('/servicii')).toContain("frame-src 'none'");
    expect(await policyOf('/servicii')).not.toContain(site.scripts);
    expect(await policyOf('/contact')).toContain("frame-src 'self'");
    expect(await policyOf('/contact')).not.toMatch(/google|unsafe|127\.0\.0\.1/);
    expect(await policyOf('/map/en')).toContain("frame-ancestors 'self'");
    expect(await policyOf('/map/en')).toContain(site.scripts);
  });
});
