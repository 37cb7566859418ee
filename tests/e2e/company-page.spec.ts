import { expect, test } from '@playwright/test';
import { formatEuro } from '#domain/format/euro.ts';
import { kindOf } from '#domain/rules/addresses.ts';
import { areas } from '#domain/rules/travel-assessment.ts';
import { type TravelYear, travelSavings } from '#domain/rules/travel-savings.ts';
import { anyWindow } from '#tests/support/any-window.ts';
import { budgets } from '../../scripts/budgets.ts';
import { answerAll, given, pages, tool, tools, wake } from '../support/company-tools.ts';

for (const { path, copy } of pages)
  test(`${path}: three signs lead to the tools, clear of the header, and each tool to the form`, async ({ page }) => {
    // Without smooth scrolling, so that the sign has come into view before it is pressed.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const signs = page.getByRole('navigation', { name: copy.nav.label }).getByRole('link');
    await expect(signs).toHaveText(tools.map((id) => new RegExp(copy.nav.names[id])));
    for (const [place, id] of tools.entries()) {
      await signs.nth(place).press('Enter');
      await expect(page).toHaveURL(`${path}#${id}`);
      const heading = tool(page, id).getByRole('heading', { level: 2 });
      await expect(heading).toBeInViewport();
      await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(70);
      await expect(tool(page, id).getByRole('link', { name: copy[id].ask })).toHaveAttribute(
        'href',
        new RegExp(`/contact\\?pagina=${path}$`),
      );
    }
  });

test(
  'the print buttons print their tool alone, dark on white, and an ordinary print shows the page',
  anyWindow,
  async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('colour-mode', 'dark');
      Object.assign(window, { printed: [], print: () => Object(window).printed.push(document.documentElement.dataset.print) });
    });
    await page.goto('/corporate');
    for (const id of tools) await wake(page, id);
    await answerAll(page, given);
    const seen = async () => ({
      savings: await page.locator('#savings tfoot').isVisible(),
      questions: await page.locator('[name=policy-cabin]').first().isVisible(),
      policy: await page.locator('#policy article').isVisible(),
      assessment: await page.locator('#assessment output').isVisible(),
      cards: await page.locator('main article details').first().isVisible(),
    });
    const none = { savings: false, questions: false, policy: false, assessment: false, cards: false };
    for (const id of tools) {
      await page.emulateMedia({ media: 'screen' });
      await tool(page, id)
        .getByRole('button', { name: /^Print/ })
        .click();
      await page.emulateMedia({ media: 'print' });
      expect(await seen()).toEqual({ ...none, [id]: true });
      const ink = await page.locator(`#${id}-name, #policy article h4`).last();
      await expect(ink).toHaveCSS('color', 'rgb(0, 0, 0)');
      await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    }
    expect(await page.evaluate(() => Object(window).printed)).toEqual([...tools]);
    expect(await seen()).toEqual({ savings: true, questions: true, policy: true, assessment: true, cards: true });
  },
);

test('no field of a tool is wider than the window', async ({ page }) => {
  for (const { path } of pages) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});

test('before a tool is touched the page weighs what a corporate page may', async ({ page }) => {
  for (const { path } of pages) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const files = await page.evaluate(() =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
        .map((entry) => entry as PerformanceResourceTiming)
        .filter(({ name, initiatorType }) => initiatorType === 'navigation' || /\.(css|js)$/.test(new URL(name).pathname))
        .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })),
    );
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    const list = files.map((file) => `${file.bytes} ${file.name}`).join('\n');
    expect(bytes, list).toBeLessThanOrEqual(budgets[kindOf(path)].own ?? 0);
    expect(
      files.filter(({ name }) => /client\.|react/i.test(name)),
      list,
    ).toEqual([]);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const { lang, path, copy } of pages)
    test(`${path}: questions, formulas and worked examples are there to read`, anyWindow, async ({ page }) => {
      await page.goto(path);
      for (const id of tools) {
        await expect(tool(page, id).getByText(copy[id].example)).toBeVisible();
        await expect(tool(page, id).getByText(copy[id].intro)).toBeHidden();
        await expect(tool(page, id).locator('button:visible')).toHaveCount(0);
        await expect(tool(page, id).locator('input:enabled')).toHaveCount(0);
      }
      const { fields, shares } = copy.savings.words;
      const year = Object.fromEntries(Object.entries(fields).map(([name, { start }]) => [name, start])) as TravelYear;
      const { left } = travelSavings(year, shares);
      for (const end of [left.low, left.high])
        await expect(tool(page, 'savings').locator('output')).toContainText(formatEuro(lang, end));
      await expect(tool(page, 'savings').locator('tbody')).toContainText('×');

      for (const { question, options } of copy.policy.words.questions) {
        await expect(tool(page, 'policy').getByText(question)).toBeVisible();
        await expect(tool(page, 'policy').locator('article')).toContainText((options[0]?.clause ?? '').split('[')[0] ?? '');
      }

      const { words } = copy.assessment;
      for (const { text } of words.statements) await expect(tool(page, 'assessment').getByText(text)).toBeVisible();
      await expect(tool(page, 'assessment').getByText(words.exampleHeading)).toBeVisible();
      await expect(tool(page, 'assessment').locator('h4:visible')).toHaveCount(areas.length);
    });
});
