import { expect, test } from '@playwright/test';
import { consentPageSchema } from '#domain/schemas/consent-page.ts';
import { axeObjections } from '../support/axe.ts';
import { banner, firstVisit, foreign, kept } from '../support/consent.ts';
import { content } from '../support/content.ts';

const pages = [
  { url: '/', ...content.page('consent', 'en', consentPageSchema) },
  { url: '/ro', ...content.page('consent', 'ro', consentPageSchema) },
];
const [english, romanian] = pages as [(typeof pages)[number], (typeof pages)[number]];

test.use(firstVisit);

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
      // What late typefaces move by a hair is looked at in late-faces.spec.ts.
      await page.route('**/*.woff2', (route) => route.abort());
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
  await page.locator('section[data-map-state]').scrollIntoViewIfNeeded();
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
