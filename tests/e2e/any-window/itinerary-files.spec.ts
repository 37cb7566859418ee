import { expect, type Page } from '@playwright/test';
import { bytesOf, flightReservation, jsonLdScript, pageOf, toIstanbul } from '../../support/files/flight-data.ts';
import { mailOf } from '../../support/files/mails.ts';
import { barcode, bcbp, boardingPassJson, field, legToIstanbul, passOf } from '../../support/files/passes.ts';
import { convert, field as fieldAt, patient, wake } from '../../support/itinerary-tool.ts';
import { test } from '../../support/journey.ts';

const mail = () =>
  mailOf({
    html: pageOf(`${jsonLdScript(flightReservation(toIstanbul, { ref: 'QX7RT2', name: 'Ana Popescu' }))}<p>Thank you.</p>`),
  });
const pass = () =>
  passOf(
    boardingPassJson(
      {
        primary: [field('origin', 'BUCHAREST', 'OTP'), field('destination', 'ISTANBUL', 'IST')],
        auxiliary: [field('dep', 'DEPARTURE', '09:10')],
      },
      { ...barcode(bcbp(legToIstanbul)), relevantDate: '2027-04-12T08:30+03:00' },
    ),
  );
const calendar = () =>
  bytesOf(
    'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:20270412T061000Z\r\nDTEND:20270412T074000Z\r\nSUMMARY:TK 1044 OTP-IST\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
  );

async function open(page: Page) {
  await page.goto('/pdfconverter');
  await wake(page);
}

/** Dropped on the form, as from a folder: browsers know no kind for most of these. */
async function drop(page: Page, name: string, bytes: Uint8Array) {
  const data = await page.evaluateHandle(
    ([fileName, base64]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], fileName));
      return transfer;
    },
    [name, Buffer.from(bytes).toString('base64')] as const,
  );
  await page.locator('form:has(#ticket-file)').dispatchEvent('drop', { dataTransfer: data });
  await convert(page);
}

for (const [name, make] of [
  ['confirmation.eml', mail],
  ['boarding.pkpass', pass],
  ['flight.ics', calendar],
] as const) {
  test(`${name}, dropped on the page, becomes an itinerary`, async ({ page }) => {
    await open(page);
    await drop(page, name, await make());
    await expect(fieldAt(page, 'segments[0].departure.airport')).toHaveValue('OTP', patient);
    await expect(fieldAt(page, 'segments[0].departure.date')).toHaveValue(/2027-04-12|12.*2027/);
    await expect(fieldAt(page, 'segments[0].departure.time')).toHaveValue('09:10');
    await expect(fieldAt(page, 'segments[0].flightNumber')).toHaveValue('TK1044');
    await expect(page.getByText('The document', { exact: true })).toHaveCount(0);
  });
}

test('a mail is read on the device too, and nothing is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await open(page);
  await page.getByLabel('Read it on this device only').check();
  await drop(page, 'confirmation.eml', await mail());
  await expect(fieldAt(page, 'segments[0].departure.time')).toHaveValue('09:10', patient);
  expect(sent).toEqual([]);
});

test('a pass that is no boarding pass is refused with what it is', async ({ page }) => {
  await open(page);
  await drop(page, 'card.pkpass', passOf({ formatVersion: 1, organizationName: 'Example', storeCard: {} }));
  await expect(page.locator('#ticket-error')).toContainText('not a boarding pass', patient);
  await expect(page.getByRole('button', { name: 'Convert PDF' })).toBeEnabled();
});
