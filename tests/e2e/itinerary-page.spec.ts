import { expect, type Page } from '@playwright/test';
import { anyWindow } from '#tests/support/any-window.ts';
import { axeObjections } from '../support/axe.ts';
import { choose, convert, field, patient, receipt, ticketFile, wake } from '../support/itinerary-tool.ts';
import { test } from '../support/journey.ts';
import { pdfOf } from '../support/write-pdf.ts';

const family = ticketFile('amadeus-itinerary/family-over-new-year.pdf');
const unknownLayout = ticketFile('generic/agence-francaise.pdf');
const result = (page: Page) => page.locator('[data-result]');

for (const [path, press, name] of [
  ['/pdfconverter', 'Try it with a sample ticket', /Bucharest to Tokyo/],
  ['/ro/pdfconverter', 'Încercați cu un bilet de probă', /București – Tokyo/],
] as const)
  test(`${path}: one press shows what becomes of a sample ticket, named as one and not kept`, anyWindow, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('button', { name: press }).click();
    await expect(page.getByRole('heading', { level: 2, name })).toBeFocused(patient);
    await expect(page.getByText(/^A sample ticket|^Un bilet de probă/)).toBeVisible();
    await expect(field(page, 'passengers[0].name')).toHaveValue('Ana Maria Popescu');
    expect(await page.evaluate(() => localStorage.getItem('last-itinerary'))).toBeNull();
    expect(await axeObjections(page)).toEqual([]);
  });

test('a press on the sample before the tool is awake is not lost', anyWindow, async ({ page }) => {
  await page.route(/ItineraryTool/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto('/pdfconverter');
  await page.getByRole('button', { name: 'Try it with a sample ticket' }).click();
  await expect(page.locator('astro-island[ssr]:has(#ticket-file)')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 2, name: /Tokyo/ })).toBeFocused(patient);
});

test('what was read comes into view, and the form gives way until another ticket is wanted', async ({ page }) => {
  await page.goto('/pdfconverter');
  await choose(page, receipt);
  await convert(page);
  const heading = page.getByRole('heading', { level: 2, name: /Istanbul/ });
  await expect(heading).toBeFocused(patient);
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(200);
  await expect(page.locator('#ticket-file')).toBeHidden();
  await expect(page.getByText('bilingual-browser.pdf').first()).toBeVisible();
  const another = page.getByRole('button', { name: 'Another ticket' });
  const header = await page.getByRole('banner').boundingBox();
  // The page may still be on its way, from either side.
  await expect.poll(async () => (await another.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? Number.NaN);
  await another.click();
  await expect(page.locator('#ticket-file')).toBeFocused();
  await expect(page.locator('#ticket-file')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Convert PDF' })).toBeDisabled();
});

test('the head of what was read does not grow once it is there: the page would scroll past its place', async ({ page }) => {
  await page.goto('/pdfconverter');
  await choose(page, receipt);
  await page.evaluate(() => {
    const heights = new Set<number>();
    Object.assign(window, { heights });
    const measure = () => {
      const head = document.querySelector('[data-result] h2')?.parentElement;
      if (head) heights.add(Math.round(head.getBoundingClientRect().height));
      requestAnimationFrame(measure);
    };
    measure();
  });
  await convert(page);
  await expect(page.getByText('PDF processed successfully')).toBeVisible(patient);
  await expect(page.getByText(/^Kept in this browser/)).toBeVisible();
  expect(await page.evaluate(() => [...(window as unknown as { heights: Set<number> }).heights])).toHaveLength(1);
});

test('what was read comes into view at once for who wants less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/pdfconverter');
  await page.getByRole('button', { name: 'Try it with a sample ticket' }).click();
  const heading = page.getByRole('heading', { level: 2, name: /Tokyo/ });
  await expect(heading).toBeFocused(patient);
  const header = await page.getByRole('banner').boundingBox();
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThan(header?.height ?? 0);
  expect((await heading.boundingBox())?.y).toBeLessThan(200);
});

test('a message stands beside what it is about and is gone after three seconds, under the pointer too', async ({ page }) => {
  await page.goto('/pdfconverter');
  await choose(page, receipt);
  await convert(page);
  const processed = page.getByText('PDF processed successfully');
  await expect(processed).toBeVisible(patient);
  // Measured at once: the page is still on its way to the result.
  const apart = await processed.evaluate((said) => {
    const heading = document.querySelector('[data-result] h2')?.getBoundingClientRect().bottom ?? 0;
    return Math.abs(said.getBoundingClientRect().top - heading);
  });
  expect(apart).toBeLessThan(80);
  await processed.hover();
  await expect(processed).toBeHidden({ timeout: 3500 });
  await page.route('**/api/generate-pdf*', (route) => route.abort());
  const download = page.getByRole('button', { name: 'Download PDF' });
  await download.click();
  const failed = page.getByText('Error downloading PDF');
  await expect(failed).toBeVisible();
  const [button, beside] = [await download.boundingBox(), await failed.boundingBox()];
  expect((beside?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0)).toBeLessThan(40);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(failed).toBeHidden();
});

test('a PDF that the server refuses to draw is told with its reason', anyWindow, async ({ page }) => {
  await page.goto('/pdfconverter');
  await page.route('**/api/generate-pdf*', (route) => route.fulfill({ status: 422, json: { error: 'Too many of them.' } }));
  await choose(page, receipt);
  await convert(page);
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await expect(page.getByText('Too many of them.')).toBeVisible();
});

test('four flights of a family fit a few windows of a phone: passengers once, two fields a row, nothing cut', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/pdfconverter');
  await choose(page, family);
  await convert(page);
  await expect(result(page)).toBeVisible(patient);
  await expect(field(page, 'segments[3].flightNumber')).toBeVisible();
  const measured = await page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[data-path]')];
    const top = (path: string) => document.querySelector(`[data-path="${path}"]`)?.getBoundingClientRect().top ?? 0;
    return {
      height: document.querySelector('[data-result]')?.getBoundingClientRect().height ?? 0,
      wide: document.documentElement.scrollWidth,
      cut: fields
        .filter(
          (one) => one.scrollWidth > one.clientWidth + 1 || (one.matches('textarea') && one.scrollHeight > one.clientHeight + 1),
        )
        .map((one) => `${one.dataset.path}: ${one.value}`),
      named: document.querySelector('[data-result]')?.textContent?.split('Maria Elena Ionescu').length ?? 0,
      sideBySide: Math.abs(top('segments[0].flightNumber') - top('segments[0].bookingClass')),
    };
  });
  expect(measured.cut).toEqual([]);
  expect(measured.wide).toBe(390);
  expect(measured.height).toBeLessThan(2600);
  expect(measured.sideBySide).toBeLessThan(4);
  await expect(page.locator('[data-path$=".name"]')).toHaveCount(4);
  // Behind those who are no adults.
  await expect(result(page).getByText(/^(?:child|infant)$/)).toHaveText(['infant', 'child']);
  await expect(page.getByText('1,079.5 kg per person')).toBeVisible();
  await expect(page.getByText(/CALCULATED AVERAGE/)).toHaveCount(0);
});

test('codes of wide letters are whole, a long chain of cities is told by its ends, and a confirmed seat is no field', async ({
  page,
}) => {
  await page.goto('/pdfconverter');
  await wake(page);
  const days = ['05APR', '12APR', '19APR', '26APR', '03MAY', '10MAY'];
  const flights = days.flatMap((day) => [
    `LO 643 Y ${day} 1 OTPWAW HK1  0910 1015  ${day}`,
    `LO 153 Y ${day} 1 WAWAMM HK1  1200 1700  ${day}`,
    `RJ 125 Y ${day} 1 AMMOTP HK1  1900 2130  ${day}`,
  ]);
  const lines = ['RP/BUHRO2100/BUHRO2100  AA/SU  16DEC26/1245Z   6KXPLT', '  1.POPOVICI/ANA MRS'];
  await page.getByText('Or paste the text of a confirmation').click();
  await page
    .getByLabel('Text of the confirmation')
    .fill([...lines, ...flights.map((flight, index) => `  ${index + 2}  ${flight}`)].join('\n'));
  await convert(page);
  await expect(page.getByRole('heading', { level: 2, name: 'From Bucharest and back, 18 flights' })).toBeFocused(patient);
  for (const path of ['segments[0].arrival.airport', 'segments[1].arrival.airport']) {
    const code = field(page, path);
    await expect(code).toHaveValue(/WAW|AMM/);
    expect(await code.evaluate((input) => input.scrollWidth - input.clientWidth)).toBeLessThanOrEqual(1);
  }
  await expect(page.locator('[data-path$=".status"]')).toHaveCount(0);
});

test('what the ticket does not say is filled in when somebody wants to', async ({ page }) => {
  await page.goto('/pdfconverter');
  await choose(page, family);
  await convert(page);
  await expect(field(page, 'segments[1].flightNumber')).toBeVisible(patient);
  const seat = field(page, 'segments[1].seat');
  await expect(seat).toHaveCount(0);
  const more = page.getByRole('button', { name: 'Fill in the rest' }).nth(1);
  await more.click();
  await seat.fill('23A');
  await more.click();
  await expect(seat).toHaveValue('23A');
});

test('“not certain” stands only where a doubt sends one to look', async ({ page }) => {
  await page.goto('/pdfconverter');
  await choose(page, unknownLayout);
  const [answered] = await Promise.all([page.waitForResponse('**/api/process-pdf*'), convert(page)]);
  const answer = await answered.json();
  await expect(result(page)).toBeVisible(patient);
  await expect(page.getByText('not certain', { exact: true })).toHaveCount(0);
  await page.route('**/api/process-pdf*', async (route) => {
    const message = { en: 'Please check this time.', ro: 'Verificați ora.' };
    const where = 'segments[1].departure.time';
    await route.fulfill({ json: { ...answer, warnings: [{ code: 'a-doubt', message, where }] } });
  });
  await page.getByRole('button', { name: 'Another ticket' }).click();
  await choose(page, unknownLayout);
  await convert(page);
  await expect(page.getByText('Please check this time.')).toBeVisible(patient);
  await expect(page.getByText('not certain', { exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Show the field' }).click();
  await expect(field(page, 'segments[1].departure.time')).toBeFocused();
});

test('what cannot be read says what it is', anyWindow, async ({ page }) => {
  await page.goto('/pdfconverter');
  const error = page.locator('#ticket-error');
  await choose(page, { name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdfOf([])) });
  await convert(page);
  await expect(error).toContainText('no pages');
  await page.getByText('Or paste the text of a confirmation').click();
  await page.getByLabel('Text of the confirmation').fill('flight '.repeat(50_000));
  await convert(page);
  await expect(error).toContainText('far longer than a ticket');
  await expect(error).not.toContainText('15 MB');
});

test('the whole way is open to the keyboard', async ({ page }) => {
  await page.goto('/pdfconverter');
  await page.getByRole('button', { name: 'Try it with a sample ticket' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: /Tokyo/ })).toBeFocused(patient);
  const reached = new Set<string | undefined>();
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    reached.add(
      await page.evaluate(
        () => (document.activeElement as HTMLElement | null)?.dataset.path ?? document.activeElement?.textContent ?? '',
      ),
    );
  }
  for (const stop of ['Download PDF', 'bookingRef', 'passengers[1].eticket', 'segments[0].departure.airport', 'Fill in the rest'])
    expect(reached).toContain(stop);
});
