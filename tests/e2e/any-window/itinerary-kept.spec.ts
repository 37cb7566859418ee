import { expect, type Page } from '@playwright/test';
import { hrefOf } from '#domain/rules/addresses.ts';
import { choose, convert, field, patient, receipt, wake } from '../../support/itinerary-tool.ts';
import { test } from '../../support/journey.ts';

/** The tool's cache is whole once the page itself is in it: it goes in last. */
const pageKept = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => caches.match(location.pathname).then((kept) => Boolean(kept))), { timeout: 20_000 })
    .toBe(true);

async function readOne(page: Page, path: string) {
  await page.goto(path);
  await choose(page, receipt);
  await convert(page);
  await expect(page.locator('[data-result]')).toBeVisible(patient);
}

test('the last itinerary is offered at the next visit, with its corrections, and goes when it is forgotten', async ({ page }) => {
  await readOne(page, '/pdfconverter');
  await expect(page.getByText(/^Kept in this browser alone until \d+ \w+ 20\d\d/)).toBeVisible();
  await field(page, 'segments[0].departure.time').fill('08:10');
  await page.goto('/pdfconverter');
  await expect(page.getByText('This browser keeps the last itinerary you read:')).toBeVisible(patient);
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /Istanbul/ })).toBeFocused(patient);
  await expect(field(page, 'segments[0].departure.time')).toHaveValue('08:10');
  await page.getByRole('button', { name: 'Forget it' }).click();
  await expect(page.getByText('Forgotten: this browser keeps nothing of it.')).toBeVisible();
  await field(page, 'segments[0].departure.time').fill('08:20');
  expect(await page.evaluate(() => localStorage.getItem('last-itinerary'))).toBeNull();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'TK 1044');
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
  await expect(page.locator('#ticket-file')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open it' }), 'what was forgotten is not offered again').toHaveCount(0);
  await page.reload();
  await wake(page);
  await expect(page.getByText('This browser keeps')).toHaveCount(0);
});

test('what was kept too long, or is none of ours, is deleted and not shown', async ({ page }) => {
  await readOne(page, '/pdfconverter');
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('last-itinerary') ?? '{}');
    localStorage.setItem('last-itinerary', JSON.stringify({ ...kept, until: '2020-01-01' }));
  });
  await page.reload();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('last-itinerary')), patient).toBeNull();
  await page.evaluate(() => localStorage.setItem('last-itinerary', 'no JSON'));
  await page.reload();
  await wake(page);
  await expect(page.getByRole('button', { name: 'Open it' })).toHaveCount(0);
});

test('the page about cookies says that it is kept', async ({ page }) => {
  await page.goto(hrefOf('cookies', 'ro'));
  await expect(page.getByRole('row', { name: /last-itinerary/ })).toContainText('30 de zile');
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  for (const [path, said] of [
    ['/pdfconverter', 'Kept in this browser alone'],
    ['/ro/pdfconverter', 'Păstrat numai în acest browser'],
  ] as const)
    test(`${path} opens and shows the last itinerary; caches hold nothing of it`, async ({ page, context }) => {
      // A worker that is slow to come: the page is not kept before it answers.
      await context.route(hrefOf('emergency', 'ro'), async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 3000));
        await route.continue();
      });
      await readOne(page, path);
      await pageKept(page);
      const inputs = await page.locator('[data-path$=".name"], [data-path$=".eticket"]').all();
      const secrets = await Promise.all(inputs.map((input) => input.inputValue()));
      expect(secrets.length).toBeGreaterThan(1);
      const cached = await page.evaluate(async (secrets) => {
        const [urls, told]: [string[], string[]] = [[], []];
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          for (const request of await cache.keys()) {
            urls.push(request.url);
            const text = (await (await cache.match(request))?.text()) ?? '';
            told.push(...secrets.filter((secret) => text.includes(secret)));
          }
        }
        return { urls, told };
      }, secrets);
      expect(cached.told).toEqual([]);
      expect(cached.urls.filter((url) => url.includes('/api/'))).toEqual([]);
      expect(cached.urls.some((url) => /ItineraryResult.*\.js$/.test(url))).toBe(true);
      await context.setOffline(true);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 2, name: /Istanbul/ })).toBeFocused(patient);
      await expect(page.getByText(said)).toBeVisible();
      await expect(field(page, 'segments[0].departure.airport')).toHaveValue('OTP');
      await expect(page.locator('body')).not.toHaveCSS('font-family', /^serif/);
      // The page for emergencies names it among what is kept.
      await page.goto(hrefOf('emergency', 'ro'));
      await page
        .locator('[data-kept-pages]')
        .getByRole('link', { name: /Itinerar/ })
        .click();
      await expect(page.getByRole('heading', { level: 2, name: /Istanbul/ })).toBeVisible(patient);
      await page.getByRole('button', { name: /^Forget it|^Ștergeți-l/ }).click();
      await expect
        .poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('tool'))))
        .toEqual([]);
    });
});
