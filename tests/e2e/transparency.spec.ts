import { expect, type Page, test } from '@playwright/test';
import { formatNumber } from '#domain/format/counted.ts';
import { formatDay } from '#domain/format/dates.ts';
import { kilobytes } from '#domain/format/kilobytes.ts';
import { hrefOf } from '#domain/rules/addresses.ts';
import { endpoints } from '#domain/rules/endpoints.ts';
import { instrumentsOf, totalOf } from '#domain/rules/instruments.ts';
import { type SiteReport, siteReportSchema } from '#domain/schemas/site-report.ts';
import { transparencyPageSchema } from '#domain/schemas/transparency-page.ts';
import { anyWindow } from '#tests/support/any-window.ts';
import { axeObjections } from '../support/axe.ts';
import { content } from '../support/content.ts';
import { cutText } from '../support/cut-text.ts';

const langs = ['ro', 'en'] as const;
const path = (lang: 'ro' | 'en') => hrefOf('transparency', lang);
const copyIn = (lang: 'ro' | 'en') => content.page('transparency', lang, transparencyPageSchema);

let report: SiteReport;
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  report = siteReportSchema.parse(await (await request.get(endpoints.siteReport)).json());
  await request.dispose();
});

const row = (page: Page, id: string) => page.locator(`[data-instrument="${id}"]`);

for (const lang of langs)
  for (const javaScriptEnabled of [true, false])
    test.describe(`${lang}, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
      test.use({ javaScriptEnabled });

      test('the board shows what the file for programs says, each with its limit and its state', anyWindow, async ({ page }) => {
        const copy = copyIn(lang);
        await page.goto(path(lang));
        const instruments = instrumentsOf(report);
        await expect(page.locator('[data-instrument]')).toHaveCount(instruments.length);
        for (const { id, value, unit, limit, state } of instruments) {
          const shown = (amount: number) => (unit === 'bytes' ? `${kilobytes(amount)} KB` : formatNumber(lang, amount));
          const said = row(page, id).locator('[data-value], [data-state]');
          await expect(row(page, id).locator('summary .sr')).toHaveText(value === undefined ? '–' : shown(value));
          await expect(said.last()).toHaveText(copy.board.states[state]);
          await expect(row(page, id).locator('summary')).toContainText(limit === undefined ? '–' : shown(limit));
        }
        await expect(page.locator('[data-version]')).toHaveAttribute('data-version', report.version.sources);
        await expect(page.locator('[data-version]')).toContainText(formatDay(lang, report.builtOn));
        if (report.version.commit)
          await expect(page.locator('[data-version]')).toContainText(report.version.commit.slice(0, 8).toUpperCase());
      });

      test('how it was measured and the command that repeats it fold out by keyboard', anyWindow, async ({ page }) => {
        await page.goto(path(lang));
        const { instruments } = copyIn(lang).board;
        for (const id of ['requests', 'links'] as const) {
          const command = row(page, id).locator('code');
          await expect(command).toBeHidden();
          await row(page, id).locator('summary').press('Enter');
          await expect(command).toBeVisible();
          await expect(command).toHaveText(instruments[id].repeat);
        }
        await expect(row(page, 'links')).toContainText(formatNumber(lang, report.links.followed));
      });

      test('what a browser was not asked about this version is said to be missing or another’s', anyWindow, async ({ page }) => {
        await page.goto(path(lang));
        const { board } = copyIn(lang);
        const { browser, version } = report;
        const fresh = browser?.version.sources === version.sources;
        for (const id of ['requests', 'cookies', 'keys', 'accessibility']) {
          await row(page, id).locator('summary').click();
          const how = row(page, id).locator('summary + div');
          if (!browser) await expect(how).toContainText(board.unmeasured);
          else if (!fresh) await expect(how).toContainText(formatDay(lang, browser.measuredOn));
          else await expect(row(page, id).locator('[data-state]')).toHaveAttribute('data-state', /within|over/);
        }
      });

      test('every kind of page has its heaviest one, whose weight the bar and the words say', anyWindow, async ({ page }) => {
        await page.goto(path(lang));
        const rows = page.locator('[data-kind]');
        await expect(rows).toHaveCount(report.weights.length);
        for (const { kind, heaviest, parts, limit } of report.weights) {
          const weighed = page.locator(`[data-kind="${kind}"]`);
          await expect(weighed).toContainText(`${kilobytes(totalOf(parts))} KB`);
          await expect(weighed.locator(`a[href="${heaviest}"]`)).toBeVisible();
          if (limit) await expect(weighed).toContainText(`${copyIn(lang).weights.limit} ${kilobytes(limit)}`);
        }
      });
    });

for (const lang of langs) {
  test(`the headers on the page are those the server sends, ${lang}`, anyWindow, async ({ page, request }) => {
    await page.goto(path(lang));
    const sent = (await request.get(hrefOf('home', 'ro'))).headers();
    const shown = page.locator('[data-header]');
    await expect(shown).toHaveCount(report.headers.length);
    for (const { name, value } of report.headers) {
      // What else a server is set up for comes to the policy of the pages that may ask it; of the home page only the tag.
      expect(sent[name], name).toBe(value);
      const [first = ''] = value.split('; ');
      await expect(page.locator(`[data-header="${name}"]`)).toContainText(first);
    }
    expect(Object.keys(sent)).toEqual(expect.arrayContaining(report.headers.map(({ name }) => name)));
  });

  test(`documents and style sheets weigh what is sent, ${lang}`, anyWindow, async ({ page, request }) => {
    const packed = { headers: { 'accept-encoding': 'br' } };
    const sizeOf = async (url: string) => Number((await request.get(url, packed)).headers()['content-length']);
    for (const { heaviest, parts } of report.weights) {
      await page.goto(heaviest, { waitUntil: 'commit' });
      const sheets = await page
        .locator('link[rel=stylesheet]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      const sizes = await Promise.all([heaviest, ...sheets].map((url) => sizeOf(url ?? '')));
      const sent = sizes.reduce((sum, size) => sum + size, 0);
      // Pages packed for another address than the build's are packed in a hurry, and a tenth heavier.
      expect(sent / parts.htmlAndCss, heaviest).toBeGreaterThan(0.98);
      expect(sent / parts.htmlAndCss, heaviest).toBeLessThan(1.25);
    }
  });

  test(`the footer leads there, ${lang}`, anyWindow, async ({ page }) => {
    await page.goto(hrefOf('home', lang));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: copyIn(lang).title, exact: true })
      .click();
    await expect(page).toHaveURL(path(lang));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copyIn(lang).heading);
  });

  for (const theme of ['light', 'dark'])
    test(`with everything unfolded axe objects to nothing and no word is cut, ${lang}, ${theme}`, async ({ page }) => {
      await page.addInitScript((mode) => localStorage.setItem('colour-mode', mode), theme);
      await page.goto(path(lang));
      await page.evaluate(() => {
        for (const row of document.querySelectorAll('details')) row.open = true;
      });
      expect(await axeObjections(page)).toEqual([]);
      expect(await cutText(page)).toEqual([]);
    });
}
