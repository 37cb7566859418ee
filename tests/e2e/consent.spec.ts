import { type Browser, expect, type Page, test } from '@playwright/test';
import { thirdParties } from '#domain/rules/third-parties.ts';
import { consentPageSchema } from '#domain/schemas/consent-page.ts';
import { axeObjections } from '../support/axe.ts';
import { content } from '../support/content.ts';
import { type CountedSite, startCountedSite } from '../support/counted-site.ts';
import { listed } from '../support/listed-pages.ts';

const pages = [
  { url: '/', ...content.page('consent', 'en', consentPageSchema) },
  { url: '/ro', ...content.page('consent', 'ro', consentPageSchema) },
];
const [english, romanian] = pages as [(typeof pages)[number], (typeof pages)[number]];

// Somebody who comes for the first time.
test.use({ storageState: { cookies: [], origins: [] }, contextOptions: { reducedMotion: 'reduce' } });

const banner = (page: Page) => page.locator('[data-consent-banner]');
const kept = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('cookieConsent') ?? 'null'));

/** Everything the page asks of anybody but the site itself. */
function foreign(page: Page, origin = ''): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin: of } = new URL(request.url());
    if (/^http/.test(protocol) && of !== origin) asked.push(request.url());
  });
  return asked;
}

for (const { url, lang, heading, buttons, none } of pages)
  test.describe(url, () => {
    test('two seconds after the page has loaded one is asked, and not before', async ({ page }) => {
      await page.goto(url);
      const loaded = Date.now();
      await page.waitForTimeout(1200);
      await expect(banner(page).and(page.locator(':visible'))).toHaveCount(0);
      await expect(banner(page)).toBeVisible();
      expect(Date.now() - loaded).toBeGreaterThan(1700);
      await expect(page.getByRole('region', { name: heading })).toBeVisible();
      await expect(banner(page)).toContainText(none);
      expect(await page.context().cookies()).toEqual([]);
      expect(await kept(page)).toBeNull();
    });

    test('to refuse and to accept are two buttons of one size and look, and refusing survives a reload', async ({ page }) => {
      await page.goto(url);
      const [refuse, accept] = [buttons.refuse, buttons.accept].map((name) =>
        banner(page).getByRole('button', { name, exact: true }),
      );
      if (!refuse || !accept) throw new Error('two buttons');
      await expect(refuse).toBeVisible();
      const [one, other] = [await refuse.boundingBox(), await accept.boundingBox()];
      expect(one?.y).toBe(other?.y);
      expect(one?.height).toBe(other?.height);
      expect(Math.abs((one?.width ?? 0) - (other?.width ?? 0))).toBeLessThan(1);
      const look = (element: Element) => {
        const { color, backgroundColor, fontWeight, fontSize } = getComputedStyle(element);
        return { color, backgroundColor, fontWeight, fontSize };
      };
      expect(await refuse.evaluate(look)).toEqual(await accept.evaluate(look));

      const before = Date.now();
      await refuse.click();
      await expect(banner(page)).toBeHidden();
      await expect(page.getByRole('status').filter({ hasText: /./ })).toBeVisible();
      expect(await kept(page)).toMatchObject({ necessary: true, analytics: false, map: false });
      const date = await page.evaluate(() => localStorage.getItem('cookieConsentDate') ?? '');
      expect(Date.parse(date)).toBeGreaterThanOrEqual(before - 1000);
      expect(new Date(date).toISOString()).toBe(date);
      await page.reload();
      await page.waitForTimeout(2600);
      await expect(page.locator('[data-consent-banner]:visible')).toHaveCount(0);
    });

    test('accepting all says yes to every purpose', async ({ page }) => {
      await page.goto(url);
      await banner(page).getByRole('button', { name: buttons.accept, exact: true }).click();
      expect(await kept(page)).toMatchObject({ necessary: true, analytics: true, map: true, asked: ['openstreetmap'] });
    });

    test('by keyboard: the region comes before the header, each purpose is answered by itself, No is preset', async ({
      page,
    }) => {
      await page.goto(url);
      await expect(banner(page)).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      expect(await banner(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
      const customise = banner(page).getByRole('button', { name: buttons.customise });
      await expect(customise).toHaveAttribute('aria-expanded', 'false');
      await customise.press('Enter');
      await expect(customise).toHaveAttribute('aria-expanded', 'true');
      const group = banner(page).getByRole('radiogroup');
      await expect(group).toHaveCount(1);
      const { no, yes } = lang === 'en' ? english : romanian;
      await expect(group.getByRole('radio', { name: no })).toBeChecked();
      await group.getByRole('radio', { name: no }).press('ArrowRight');
      await expect(group.getByRole('radio', { name: yes })).toBeChecked();
      await banner(page).getByRole('button', { name: buttons.selection }).press('Enter');
      await expect(banner(page)).toBeHidden();
      expect(await kept(page)).toMatchObject({ analytics: false, map: true });
    });

    test('the details close with Escape and choose nothing; the footer opens them at any time', async ({ page }) => {
      await page.goto(url);
      await banner(page).getByRole('button', { name: buttons.customise }).click();
      await banner(page).getByRole('button', { name: buttons.details }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('row').filter({ hasText: 'cookieConsentDate' })).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      expect(await kept(page)).toBeNull();
      await expect(banner(page)).toBeVisible();
      await banner(page).getByRole('button', { name: buttons.refuse, exact: true }).click();

      const link = page.getByRole('contentinfo').locator('[data-consent-open]');
      await link.press('Enter');
      await expect(dialog).toBeVisible();
      const { now, yes } = lang === 'en' ? english : romanian;
      await expect(dialog).toContainText(`: ${now.none}.`);
      await dialog.getByRole('radio', { name: yes }).check({ force: true });
      await dialog.getByRole('button', { name: buttons.save }).click();
      expect(await kept(page)).toMatchObject({ analytics: false, map: true });
      await link.press('Enter');
      await expect(dialog).toContainText(`: ${now.all}.`);
    });

    for (const colours of ['light', 'dark'])
      test(`${colours}: axe has nothing to object to, and nothing in focus is covered`, async ({ page }) => {
        await page.addInitScript((mode) => localStorage.setItem('colour-mode', mode), colours);
        await page.goto(url);
        await banner(page).getByRole('button', { name: buttons.customise }).click();
        expect(await axeObjections(page, 'all', '#cookie-choice')).toEqual([]);
        const link = page.getByRole('contentinfo').getByRole('link').nth(6);
        await link.focus();
        const [focused, strip] = [await link.boundingBox(), await banner(page).boundingBox()];
        expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(strip?.y ?? 0);
        await page.getByRole('contentinfo').locator('[data-consent-open]').press('Enter');
        expect(await axeObjections(page, 'all', '#cookie-choice')).toEqual([]);
      });

    test('nothing moves when it comes, and it is never the largest thing painted', async ({ page }) => {
      await page.addInitScript(() => {
        const seen = { shifts: 0, largest: '' };
        Object.assign(window, { seen });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.shifts += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { element } = entry as unknown as { element: Element | null };
            seen.largest = element?.closest('#cookie-choice') ? 'consent' : 'page';
          }
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      });
      for (const path of [url, lang === 'en' ? '/contact' : '/europa']) {
        await page.goto(path);
        await expect(banner(page)).toBeVisible();
        await page.waitForTimeout(300);
        expect(await page.evaluate(() => (window as unknown as { seen: object }).seen), path).toEqual({
          shifts: 0,
          largest: 'page',
        });
      }
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });
      test('nobody is asked, nothing of others loads, and the footer leads to the page about cookies', async ({
        page,
        baseURL,
      }) => {
        const asked = foreign(page, baseURL);
        await page.goto(url);
        await expect(page.locator('[data-consent-banner]')).toHaveCount(0);
        await page.getByRole('contentinfo').locator('[data-consent-open]').click();
        await expect(page.locator('#alegere')).toBeInViewport();
        expect(asked).toEqual([]);
      });
    });
  });

test('a map asked for on the spot is remembered in the same place, and what was not asked stays unasked', async ({ page }) => {
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>map</p>' }),
  );
  await page.goto('/contact');
  const show = page.locator('[data-map-show]');
  await show.scrollIntoViewIfNeeded();
  await expect(show).toBeEnabled();
  await show.press('Enter');
  await expect(page.locator('section[data-map-state]')).toHaveAttribute('data-map-state', 'loaded');
  expect(await kept(page)).toMatchObject({ map: true, analytics: false, asked: ['openstreetmap'] });
  await page.reload();
  await show.scrollIntoViewIfNeeded();
  await expect(page.locator('section[data-map-state]')).toHaveAttribute('data-map-state', 'loaded');
  // Withdrawn where every choice is changed: the page comes again without the map.
  await page.getByRole('contentinfo').locator('[data-consent-open]').press('Enter');
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('dialog').getByRole('button', { name: english.buttons.refuse, exact: true }).click(),
  ]);
  await show.scrollIntoViewIfNeeded();
  await expect(show).toBeEnabled();
  await expect(page.locator('section[data-map-state]')).toHaveAttribute('data-map-state', 'off');
});

test.describe('with somebody who counts visits', () => {
  test.describe.configure({ mode: 'serial' });
  let site: CountedSite;
  test.beforeAll(async () => {
    site = await startCountedSite();
  });
  test.afterAll(() => site.close());

  test('no request leaves the site before the choice, on any page', async ({ browser }) => {
    test.setTimeout(240_000);
    const left = await requestsOf(browser, site.origin, listed);
    expect(left).toEqual([]);
  });

  test('no cookie and no tag without a yes; refused, it stays refused', async ({ page }) => {
    const asked = foreign(page, site.origin);
    await page.goto(`${site.origin}/ro`);
    await expect(banner(page)).toContainText(romanian.purposes.analytics.ask);
    await banner(page).getByRole('button', { name: romanian.buttons.refuse, exact: true }).click();
    await page.goto(`${site.origin}/servicii`);
    await page.waitForTimeout(2500);
    expect(asked).toEqual([]);
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  });

  test('after a yes the tag is asked for with its id; everything is denied by default, the counting granted', async ({
    page,
  }) => {
    const tag = await countedBy(page);
    await page.goto(`${site.origin}/`);
    await banner(page).getByRole('button', { name: english.buttons.accept, exact: true }).click();
    await expect.poll(() => tag.scripts).toEqual([`https://www.googletagmanager.com/gtag/js?id=${site.id}`]);
    const commands = await page.evaluate(() =>
      (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.map((entry) => Array.from(entry)),
    );
    const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied' };
    expect(commands.slice(0, 2)).toEqual([
      ['consent', 'default', denied],
      ['consent', 'update', { analytics_storage: 'granted' }],
    ]);
    expect(commands.find(([name]) => name === 'config')).toMatchObject(['config', site.id, { allow_google_signals: false }]);
    // On the next page the choice counts without being asked again.
    await page.goto(`${site.origin}/ro`);
    await expect.poll(() => tag.scripts.length).toBe(2);
    await page.waitForTimeout(2200);
    await expect(page.locator('[data-consent-banner]:visible')).toHaveCount(0);
    // Withdrawn: its cookies go, and it does not come again.
    await page.evaluate(() => Object.assign(document, { cookie: '_ga=1; path=/' }));
    await page.getByRole('contentinfo').locator('[data-consent-open]').press('Enter');
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('dialog').getByRole('button', { name: romanian.buttons.refuse, exact: true }).click(),
    ]);
    await page.waitForTimeout(500);
    expect(tag.scripts).toHaveLength(2);
    expect(await page.context().cookies()).toEqual([]);
  });

  for (const url of ['/contact', '/ro/contact'])
    test(`${url}: an enquiry that was sent is told, and nothing of it`, async ({ page }) => {
      const tag = await countedBy(page);
      await page.goto(site.origin + url);
      const words = url === '/contact' ? english : romanian;
      await banner(page).getByRole('button', { name: words.buttons.accept, exact: true }).click();
      await expect.poll(() => tag.scripts.length).toBe(1);
      await page.locator('[name=user_name]').fill('Ana Pop');
      await page.locator('[name=user_email]').fill('ana@firm.example');
      await page.locator('[name=mobile_number]').fill('+40 721 500 200');
      await page.locator('[name=message]').fill('Un zbor la Paris');
      await page.locator('[name=consent]').check();
      expect(tag.events).toEqual([]);
      await page.locator('form button[type=submit]').first().click();
      await expect.poll(() => tag.events.length).toBe(1);
      expect(tag.events[0]).toEqual({
        name: 'message_sent',
        event_category: 'contact form',
        event_action: 'message sent',
        event_label: 'conversion',
        transport_type: 'beacon',
      });
    });

  test('banner, cookie page, policy and security policy name whoever is configured, and nobody else', async ({
    page,
    request,
    baseURL,
  }) => {
    const shows = async (origin: string, url: string, name: string) => {
      const answer = await request.get(origin + url);
      return (await answer.text()).includes(name);
    };
    const plain = baseURL ?? '';
    for (const url of [
      '/despre-cookies',
      '/en/about-cookies',
      '/politica-de-confidentialitate',
      '/en/data-protection',
      '/consent/ro',
      '/consent/en',
    ]) {
      expect(await shows(plain, url, 'Google Analytics'), `${url} without`).toBe(false);
      expect(await shows(site.origin, url, 'Google Analytics'), `${url} with`).toBe(true);
    }
    const policyOf = async (origin: string) =>
      (await request.get(`${origin}/servicii`)).headers()['content-security-policy'] ?? '';
    expect(await policyOf(plain)).not.toContain('google');
    expect(await policyOf(site.origin)).toContain('https://www.googletagmanager.com');
    await page.goto(`${site.origin}/ro`);
    await expect(banner(page)).toContainText(romanian.purposes.analytics.ask);
    await page.goto(`${plain}/ro`);
    await expect(banner(page)).toBeVisible();
    await expect(banner(page)).not.toContainText(romanian.purposes.analytics.ask);
    expect(thirdParties.map(({ id }) => id)).toContain('google-analytics');
  });
});

/** What pages ask of others, each opened as by somebody who was never there, until the banner has come. */
async function requestsOf(browser: Browser, origin: string, urls: readonly string[]): Promise<string[]> {
  const left: string[] = [];
  const walk = async (part: readonly string[]) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    const asked = foreign(page, origin);
    for (const url of part) {
      await page.goto(origin + url, { waitUntil: 'load' });
      // To the end, so that what waits until it is near is asked for too.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.waitForTimeout(120);
    }
    await page.waitForTimeout(2300);
    expect((await context.cookies()).length).toBe(0);
    left.push(...asked);
    await context.close();
  };
  const half = Math.ceil(urls.length / 2);
  await Promise.all([walk(urls.slice(0, half)), walk(urls.slice(half))]);
  return left;
}

/** Stands in for Google's tag: it sends each event it finds, as the real one does, while the page is being left too. */
async function countedBy(page: Page): Promise<{ scripts: string[]; events: unknown[] }> {
  const counted: { scripts: string[]; events: unknown[] } = { scripts: [], events: [] };
  await page.route('https://www.googletagmanager.com/**', (route) => {
    counted.scripts.push(route.request().url());
    return route.fulfill({
      contentType: 'text/javascript',
      body: `const send = ([command, name, more]) => command === 'event' &&
        navigator.sendBeacon('https://region1.google-analytics.com/g/collect', JSON.stringify({ name, ...more }));
        dataLayer.forEach(send);
        dataLayer.push = (...entries) => { entries.forEach(send); return Array.prototype.push.apply(dataLayer, entries); };`,
    });
  });
  await page.context().route('https://region1.google-analytics.com/**', (route) => {
    counted.events.push(JSON.parse(route.request().postData() ?? 'null'));
    return route.fulfill({ status: 204, body: '' });
  });
  return counted;
}
