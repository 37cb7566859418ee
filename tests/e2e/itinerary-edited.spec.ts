/** What is told before anything is taken along, and the page itself on paper. */
import { expect, type Page } from '@playwright/test';
import { anyWindow } from '#tests/support/any-window.ts';
import { choose, convert, field, patient, receipt, wake } from '../support/itinerary-tool.ts';
import { test } from '../support/journey.ts';

async function read(page: Page) {
  await page.goto('/pdfconverter');
  await choose(page, receipt);
  await convert(page);
  await expect(page.getByRole('heading', { level: 2, name: /Istanbul/ })).toBeFocused(patient);
}

test('a flight edited so that it lands before it leaves is told at its arrival and drawn nowhere, until it is mended', async ({
  page,
}) => {
  await read(page);
  const arrival = field(page, 'segments[0].arrival.time');
  const landed = await arrival.inputValue();
  const told = page.getByText(/lands before it leaves, or more than a day later\. Correct them/);
  await expect(told).toHaveCount(0);
  await arrival.fill('05:00');
  await expect(told).toBeVisible();
  await expect(page.getByText('impossible')).toBeVisible();
  for (const button of ['Download PDF', 'Web page (.html)']) {
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByText(/Error (?:downloading PDF|making the web page)/)).toBeVisible();
  }
  await arrival.fill(landed);
  await expect(told).toHaveCount(0);
  const download = page.waitForEvent('download', patient);
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await download;
});

test(
  'a name that no Latin letters are known for is told before, with the way to it; one in Cyrillic is not',
  anyWindow,
  async ({ page }) => {
    await read(page);
    const name = field(page, 'passengers[0].name');
    await name.fill('Юлия Щеглова');
    await expect(page.getByText(/show a dash/)).toHaveCount(0);
    await name.fill('王小明');
    const told = page
      .getByRole('listitem')
      .filter({ hasText: 'The PDF and the cards lack letters of “王小明” and show a dash.' });
    await expect(told).toBeVisible();
    await told.getByRole('button').click();
    await expect(name).toBeFocused();
  },
);

test('on a sheet of A4 the way of each flight has its arc, its length in one line, and its number on no ground', async ({
  page,
}) => {
  await read(page);
  // Ten millimetres of margin on either side.
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const cards = await page.evaluate(() =>
    [...document.querySelectorAll('article:has([data-path])')].map((card) => {
      const range = document.createRange();
      const arc = card.querySelector('svg');
      const length = arc?.nextElementSibling;
      if (length) range.selectNodeContents(length);
      const letters = [...card.querySelectorAll('h3 b')];
      return {
        arc: arc?.getBoundingClientRect().width ?? 0,
        lines: new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size,
        grounds: [...new Set([card.querySelector('h3'), ...letters].map((one) => one && getComputedStyle(one).background))].map(
          (ground) => /gradient|rgb\(/.test(ground ?? ''),
        ),
        cut: [...card.querySelectorAll('input')].filter((one) => one.scrollWidth > one.clientWidth + 1).map(({ value }) => value),
      };
    }),
  );
  expect(cards.length).toBeGreaterThan(0);
  for (const card of cards) {
    expect(card).toMatchObject({ lines: 1, grounds: [false], cut: [] });
    expect(card.arc).toBeGreaterThan(80);
  }
});

test('the name of a chosen file stands once, in the field; data for programs that breaks off is called that', async ({
  page,
}) => {
  await page.goto('/pdfconverter');
  await choose(page, receipt);
  await expect(page.getByRole('button', { name: 'Convert PDF' })).toBeEnabled();
  await expect(page.getByText('bilingual-browser.pdf')).toHaveCount(0);
  await page.goto('/pdfconverter');
  await wake(page);
  await page.getByText('Or paste the text of a confirmation').click();
  await page
    .getByRole('textbox', { name: 'Text of the confirmation' })
    .fill('{"@context": "https://schema.org", "@type": "FlightRes');
  await convert(page);
  await expect(page.getByRole('alert').filter({ hasText: 'data for programs (JSON)' })).toBeVisible(patient);
});
