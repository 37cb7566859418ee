import { type Browser, expect, type Page, test } from '@playwright/test';
import { consentPageSchema } from '#domain/schemas/consent-page.ts';
import { measuring } from '../../../scripts/measured.ts';
import { banner, firstVisit, foreign, pagesOfParties } from '../../support/consent.ts';
import { content } from '../../support/content.ts';
import { type CountedSite, startCountedSite } from '../../support/counted-site.ts';
import { listed } from '../../support/listed-pages.ts';
import { tell } from '../../support/measured.ts';

const [english, romanian] = (['en', 'ro'] as const).map((lang) => content.page('consent', lang, consentPageSchema)) as [
  Words,
  Words,
];
type Words = ReturnType<typeof consentPageSchema.parse>;

test.use(firstVisit);

test.describe('with somebody who counts visits', () => {
  test.describe.configure({ mode: 'serial' });
  let site: CountedSite;
  test.beforeAll(async () => {
    site = await startCountedSite();
  });
  test.afterAll(() => site.close());

  test(
    'nothing leaves the site and nothing is kept before the choice, on any page',
    { tag: measuring },
    async ({ browser }, info) => {
      // Every page of the site, one after the other: minutes on a quiet machine, and many on a busy one.
      test.setTimeout(900_000);
      const { requests, cookies, keys } = await leftBehind(browser, site.origin, listed);
      tell(info, {
        firstVisit: { pages: listed.length, requests: requests.length, cookies: cookies.length, keys: keys.length },
      });
      expect({ requests, cookies, keys }).toEqual({ requests: [], cookies: [], keys: [] });
    },
  );

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
    for (const url of pagesOfParties) {
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
  });
});

type LeftBehind = { requests: string[]; cookies: string[]; keys: string[] };

/** What pages ask of others and keep in the browser, opened as by somebody who was never there, until the banner has come. */
async function leftBehind(browser: Browser, origin: string, urls: readonly string[]): Promise<LeftBehind> {
  const left: LeftBehind = { requests: [], cookies: [], keys: [] };
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
    left.requests.push(...asked);
    left.cookies.push(...(await context.cookies()).map(({ name }) => name));
    left.keys.push(...(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])));
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
