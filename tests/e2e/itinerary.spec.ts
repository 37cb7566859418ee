import { readFile } from 'node:fs/promises';
import { type Download, expect } from '@playwright/test';
import ical from 'ical.js';
import { anyWindow } from '#tests/support/any-window.ts';
import { axeObjections } from '../support/axe.ts';
import { choose, convert, field, pasted, patient, receipt, ticketFile, wake } from '../support/itinerary-tool.ts';
import { test } from '../support/journey.ts';

const textOf = async (download: Download) => readFile((await download.path()) ?? '', 'utf8');

for (const path of ['/pdfconverter', '/ro/pdfconverter']) {
  test(`${path}: a ticket becomes an itinerary with every value read from it`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('button', { name: /Convert PDF|Convertiți/ })).toBeDisabled();
    await choose(page, receipt);
    await convert(page);
    await expect(page.getByRole('heading', { level: 2, name: /Istanbul/ })).toBeFocused(patient);
    await expect(page.getByText(/PDF processed successfully|PDF prelucrat cu succes/)).toBeVisible();
    await expect(field(page, 'segments[0].departure.airport')).toHaveValue('OTP');
    await expect(field(page, 'segments[0].departure.time')).toHaveValue('09:10');
    await expect(field(page, 'segments[1].flightNumber')).toHaveValue('TK1043');
    await expect(page.getByText(/Read on our server|Citit pe serverul/)).toBeVisible();
    expect(await axeObjections(page)).toEqual([]);
  });
}

test('What is no PDF is refused at once, and a PDF after it is welcome', anyWindow, async ({ page }) => {
  await page.goto('/pdfconverter');
  await choose(page, { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('no pdf') });
  await expect(page.getByRole('alert').filter({ hasText: 'Please select a valid PDF file.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Convert PDF' })).toBeDisabled();
  await choose(page, receipt);
  await expect(page.getByText('Please select a valid PDF file.')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Convert PDF' })).toBeEnabled();
});

test('A file that is a PDF by name only comes back with a reason and the button usable', anyWindow, async ({ page }) => {
  await page.goto('/pdfconverter');
  await choose(page, { name: 'ticket.pdf', mimeType: 'application/pdf', buffer: Buffer.from('a text that is no PDF') });
  await convert(page);
  await expect(page.locator('#ticket-error')).toContainText(/PDF/);
  await expect(page.getByRole('button', { name: 'Convert PDF' })).toBeEnabled();
});

test('A server out of reach is said, with the way round it', anyWindow, async ({ page }) => {
  await page.goto('/pdfconverter');
  await page.route('**/api/process-pdf*', (route) => route.abort());
  await choose(page, receipt);
  await convert(page);
  await expect(page.locator('#ticket-error')).toContainText('Error processing PDF');
  await expect(page.locator('#ticket-error')).toContainText('on this device');
});

test('An answer without words still ends in the message', anyWindow, async ({ page }) => {
  await page.goto('/pdfconverter');
  await page.route('**/api/process-pdf*', (route) => route.fulfill({ status: 500, json: {} }));
  await choose(page, receipt);
  await convert(page);
  await expect(page.locator('#ticket-error')).toHaveText('Error processing PDF');
});

test('The document is shown, and a field in hand points to where it stands', async ({ page, isMobile }) => {
  await page.goto('/pdfconverter');
  await choose(page, receipt);
  await convert(page);
  if (isMobile) await page.getByText('The document', { exact: true }).click();
  const sheet = page.getByRole('img', { name: 'Page 1 of 1' });
  await expect(sheet).toBeVisible(patient);
  await expect.poll(() => sheet.evaluate((canvas: HTMLCanvasElement) => canvas.width), patient).toBeGreaterThan(200);
  const frame = page.locator('figure rect');
  await field(page, 'segments[0].departure.time').focus();
  await expect(frame).toHaveCount(1);
  const first = await frame.boundingBox();
  await field(page, 'segments[1].flightNumber').focus();
  await expect.poll(async () => (await frame.boundingBox())?.y).not.toBe(first?.y);
});

test('A correction is carried into the calendar, with what follows from it', anyWindow, async ({ page }) => {
  await page.goto('/pdfconverter');
  await choose(page, receipt);
  await convert(page);
  await field(page, 'segments[0].departure.time').fill('08:10');
  await expect(page.getByText('2 h 30', { exact: true })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Calendar (.ics)', exact: true }).click(),
  ]);
  const calendar = new ical.Component(ical.parse(await textOf(download)));
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ical.Event(event));
  expect(events).toHaveLength(2);
  expect(events[0]?.startDate.toString()).toBe('2027-04-12T08:10:00');
});

test('What a field cannot hold is said beside it and kept to be mended', async ({ page }) => {
  await page.goto('/pdfconverter');
  await choose(page, receipt);
  await convert(page);
  const airport = field(page, 'segments[0].departure.airport');
  await airport.fill('BUCH');
  await expect(airport).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Write it as OTP.')).toBeVisible();
  await airport.fill('BBU');
  await expect(airport).not.toHaveAttribute('aria-invalid');
});

test('The readable PDF is drawn by the server and named as it always was', anyWindow, async ({ page }) => {
  await page.goto('/pdfconverter');
  await choose(page, receipt);
  await convert(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('beautified-itinerary.pdf');
  expect((await textOf(download)).slice(0, 5)).toBe('%PDF-');
  await expect(page.getByText('PDF downloaded successfully')).toBeVisible();
});

test('A PDF that cannot be drawn is said, and the itinerary stays', anyWindow, async ({ page }) => {
  await page.goto('/pdfconverter');
  await page.route('**/api/generate-pdf*', (route) => route.abort());
  await choose(page, receipt);
  await convert(page);
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await expect(page.getByText('Error downloading PDF')).toBeVisible();
  await expect(field(page, 'bookingRef')).not.toHaveValue('');
});

test(
  'Read on this device, nothing is sent, neither to read nor to draw, and the choice is remembered',
  anyWindow,
  async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    await page.goto('/pdfconverter');
    await choose(page, receipt);
    await page.getByRole('checkbox', { name: /on this device only/ }).check();
    await convert(page);
    await expect(page.getByText('Read on this device; nothing was sent.')).toBeVisible(patient);
    await expect(field(page, 'segments[0].departure.airport')).toHaveValue('OTP');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download PDF' }).click(),
    ]);
    expect((await textOf(download)).slice(0, 5)).toBe('%PDF-');
    expect(sent).toEqual([]);
    await page.reload();
    await page.locator('#ticket-file').focus();
    await expect(page.getByRole('checkbox', { name: /on this device only/ })).toBeChecked();
  },
);

test('A pass without any text is read by its barcode on this device too', anyWindow, async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.goto('/pdfconverter');
  await choose(page, ticketFile('boarding-pass/picture-only-turned.pdf'));
  await page.getByRole('checkbox', { name: /on this device only/ }).check();
  await convert(page);
  await expect(page.getByText('Read on this device; nothing was sent.')).toBeVisible(patient);
  await expect(field(page, 'segments[0].flightNumber')).toHaveValue('W63301');
  await expect(field(page, 'segments[0].seat')).toHaveValue('9D');
  expect(sent).toEqual([]);
});

test('A confirmation may be pasted as text', anyWindow, async ({ page }) => {
  await page.goto('/pdfconverter');
  await wake(page);
  await page.getByText('Or paste the text of a confirmation').click();
  await page.getByLabel('Text of the confirmation').fill(await readFile(pasted, 'utf8'));
  await convert(page);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
  await expect(field(page, 'segments[0].flightNumber')).not.toHaveValue('');
  await expect(page.getByText('The document', { exact: true })).toHaveCount(0);
});

test('Text pasted before the tool is awake is kept', anyWindow, async ({ page }) => {
  await page.route(/ItineraryTool/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto('/pdfconverter');
  await page.getByText('Or paste the text of a confirmation').click();
  await page.getByLabel('Text of the confirmation').fill(await readFile(pasted, 'utf8'));
  await expect(page.locator('astro-island[ssr]:has(#ticket-file)')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Convert PDF' })).toBeEnabled(patient);
  await convert(page);
  await expect(page.getByText('Read on our server')).toBeVisible(patient);
});

test('Without script the page says what to do instead', anyWindow, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/pdfconverter');
  await expect(page.getByRole('link', { name: 'Write to us' })).toBeVisible();
  await expect(page.locator('#ticket-file')).toBeHidden();
  await context.close();
});
