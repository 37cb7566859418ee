/** What the itinerary tool gives to take along, drawn by the server and by the browser. */
import { copyFile, readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { type Browser, expect, type Page } from '@playwright/test';
import { endpoints } from '#domain/rules/endpoints.ts';
import { anyWindow } from '#tests/support/any-window.ts';
import { axeObjections } from '../support/axe.ts';
import { choose, convert, patient, receipt } from '../support/itinerary-tool.ts';
import { test } from '../support/journey.ts';
import { differenceOfPictures, pictureOfPage, picturesOfPages, structureOfPages, textOfPages } from '../support/pdf-pages.ts';

type Reader = 'server' | 'device';

async function convertBy(page: Page, by: Reader) {
  await page.goto('/pdfconverter');
  await choose(page, receipt);
  await page.getByRole('checkbox', { name: /on this device only/ }).setChecked(by === 'device');
  await convert(page);
  await expect(page.getByRole('heading', { level: 2, name: /Istanbul/ })).toBeFocused(patient);
}

async function taken(page: Page, button: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download', patient),
    page.getByRole('button', { name: button }).click(),
  ]);
  const path = await download.path();
  return { name: download.suggestedFilename(), path, bytes: new Uint8Array(await readFile(path)) };
}

test('The PDF drawn on this device is the one of the server, picture included, and nobody learns where it leads', async ({
  page,
}) => {
  test.slow();
  await convertBy(page, 'server');
  const server = (await taken(page, 'Download PDF')).bytes;
  const asked: string[] = [];
  await convertBy(page, 'device');
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const device = (await taken(page, 'Download PDF')).bytes;

  expect(await textOfPages(device)).toEqual(await textOfPages(server));
  expect(await structureOfPages(device)).toEqual(await structureOfPages(server));
  const pictures = await picturesOfPages(server);
  expect(pictures.flat()).toEqual([{ width: 1100, height: 462 }]);
  expect(await picturesOfPages(device)).toEqual(pictures);
  // Two programs painted the drawing: edges differ by shades, another picture would by more than ten.
  const [ours, theirs] = await Promise.all([pictureOfPage(device, 1, 595), pictureOfPage(server, 1, 595)]);
  expect(await differenceOfPictures(ours, theirs)).toBeLessThan(1);

  expect(asked).toContain(`GET ${endpoints.destinationPictures}`);
  expect(asked.filter((request) => /^POST| \/art\//.test(request))).toEqual([]);
});

for (const by of ['server', 'device'] as const) {
  test(
    `Cards for the wallet are drawn by the ${by}: of each traveller, with the flights and the number to call`,
    anyWindow,
    async ({ page }) => {
      await convertBy(page, by);
      const name = await page.locator('[data-path="passengers[0].name"]').inputValue();
      const reference = await page.locator('[data-path="bookingRef"]').inputValue();
      await page.getByLabel('Language of the documents').selectOption('ro');
      const cards = await taken(page, 'Wallet cards (PDF)');
      expect(cards.name).toBe('wallet-cards.pdf');
      const text = (await textOfPages(cards.bytes)).join('\n');
      for (const words of ['Carduri pentru portofel', name, reference, 'TK 1044', 'OTP 09:10', 'Asistență 24/7'])
        expect(text).toContain(words);
    },
  );
}

/** The file as somebody opens it who got it by mail: no network, no script. */
async function opened(browser: Browser, path: string, colorScheme: 'light' | 'dark') {
  const context = await browser.newContext({ offline: true, colorScheme, javaScriptEnabled: false, baseURL: '' });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().slice(0, 5)));
  await page.goto(pathToFileURL(path).href);
  return { page, asked };
}

for (const by of ['server', 'device'] as const) {
  test(
    `The web page of the journey made by way of the ${by} opens alone, by day and by night`,
    anyWindow,
    async ({ page, browser }) => {
      const art: string[] = [];
      page.on('request', (request) => /\/art\/.*21x9/.test(request.url()) && art.push(request.url()));
      await convertBy(page, by);
      const file = await taken(page, 'Web page (.html)');
      expect(file.name).toBe('itinerary.html');
      expect(art).toHaveLength(by === 'server' ? 1 : 0);
      // Browsers show a file as a page by its name.
      const named = `${file.path}.html`;
      await copyFile(file.path, named);
      const grounds = new Set<string>();
      for (const scheme of ['light', 'dark'] as const) {
        const { page: sheet, asked } = await opened(browser, named, scheme);
        await expect(sheet.getByRole('heading', { level: 1 })).toContainText('Istanbul');
        await expect(sheet.getByRole('heading', { level: 3 })).toHaveCount(2);
        await expect(sheet.getByRole('link')).toHaveAttribute('href', /^tel:\+\d+$/);
        expect(await sheet.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1000);
        grounds.add(await sheet.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor));
        expect(new Set(asked)).toEqual(new Set(['file:']));
        expect(await sheet.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
        await sheet.context().close();
      }
      expect(grounds.size).toBe(2);
    },
  );
}

test('The web page of the journey can be used by everybody', async ({ page, context }) => {
  await convertBy(page, 'server');
  const file = await taken(page, 'Web page (.html)');
  const sheet = await context.newPage();
  await sheet.setContent(await readFile(file.path, 'utf8'));
  expect(await axeObjections(sheet)).toEqual([]);
});
