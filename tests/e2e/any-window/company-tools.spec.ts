import { expect, type Page, test } from '@playwright/test';
import { assess } from '#domain/rules/travel-assessment.ts';
import { policyText } from '#domain/rules/travel-policy.ts';
import { travelSavings } from '#domain/rules/travel-savings.ts';
import { axeObjections } from '../../support/axe.ts';
import { answerAll, fillYear, given, pages, shares, tool, tools, wake, year } from '../../support/company-tools.ts';
import { comeAndRest } from '../../support/consent.ts';

/** Everything the browser keeps for this site, and where it is. */
const kept = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));
const figuresIn = (text: string | null) =>
  [...(text ?? '').matchAll(/[−-]?\D?[\d.,]+/g)].map(([sum]) => Number(sum.replace('−', '-').replace(/[^\d-]/g, '')));

for (const { lang, path, copy } of pages) {
  test(`${path}: the calculator says what its formula says, as a range`, async ({ page }) => {
    await page.goto(path);
    await wake(page, 'savings');
    await fillYear(page);
    const sums = travelSavings(year, shares);
    const rows = await tool(page, 'savings').locator('tr:has(td)').all();
    const shown = await Promise.all(rows.map(async (row) => figuresIn((await row.locator('td').allTextContents()).join(' '))));
    expect(shown).toEqual([
      [sums.fares.low, sums.fares.high],
      [sums.changes.low, sums.changes.high],
      [sums.time.low, sums.time.high],
      [-sums.fees, -sums.fees],
      [sums.left.low, sums.left.high],
    ]);
    const result = tool(page, 'savings').locator('output');
    await expect.poll(async () => figuresIn(await result.textContent()).slice(0, 2)).toEqual([sums.left.low, sums.left.high]);
  });

  test(`${path}: a year that costs more with an agency is called so`, async ({ page }) => {
    await page.goto(path);
    await wake(page, 'savings');
    await page.locator('#savings-fee').fill('60');
    const words = copy.savings.words.outcome.loss.split(':')[1] ?? '';
    await expect(tool(page, 'savings').locator('output')).toContainText(words.trim());
  });

  test(`${path}: a number that cannot be is answered beside its field`, async ({ page }) => {
    await page.goto(path);
    await wake(page, 'savings');
    const low = page.locator('#savings-fares-low');
    await low.fill('9');
    await expect(low).toHaveAccessibleDescription(copy.savings.words.problems.crossed);
    await expect(tool(page, 'savings').locator('output')).toHaveText(copy.savings.words.unknown);
    await low.fill('1');
    await expect(low).not.toHaveAttribute('aria-invalid');
    await page.locator('#savings-changed').fill('101');
    await expect(page.locator('#savings-changed')).toHaveAccessibleDescription(/100/);
    await expect(tool(page, 'savings').locator('tfoot td').first()).toHaveText('–');
  });

  test(`${path}: the policy says what was answered, and is copied as text`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(path);
    await wake(page, 'policy');
    await page.locator('#policy-company').fill('Exemplu SRL');
    await page.locator('#policy-from').fill('2027-01-01');
    await page.locator('[name=policy-cabin][value="2"]').check();
    await page.locator('[name=policy-hotel][value="1"]').check();
    await page.locator('#policy-hotel-amount').fill('145');

    const { questions } = copy.policy.words;
    const clause = (id: string, place: number) => questions.find((question) => question.id === id)?.options[place]?.clause ?? '';
    const sheet = tool(page, 'policy').locator('article');
    await expect(sheet.locator('h4')).toContainText('Exemplu SRL');
    await expect(sheet.locator('li')).toHaveCount(questions.length + 1);
    await expect(sheet).toContainText(clause('cabin', 2));
    await expect(sheet).toContainText(clause('hotel', 1).replace('[amount]', '145'));
    await expect(sheet).toContainText(lang === 'en' ? '1 January 2027' : '1 ianuarie 2027');
    await expect(tool(page, 'policy').locator('form output')).toContainText('145');

    await tool(page, 'policy').getByRole('button', { name: copy.policy.words.copy }).click();
    await expect(tool(page, 'policy').locator('output').last()).toHaveText(copy.policy.words.copied);
    const text = await page.evaluate(() => navigator.clipboard.readText());
    const sections = await sheet.locator('li').evaluateAll((list) =>
      list.map((item) => ({
        id: '',
        heading: item.querySelector('h5')?.textContent ?? '',
        text: item.querySelector('p')?.textContent ?? '',
      })),
    );
    const title = (await sheet.locator('h4').textContent()) ?? '';
    expect(text.replace(/\r\n/g, '\n')).toBe(policyText({ title, opening: copy.policy.words.opening, sections }));
  });

  test(`${path}: where the clipboard is refused the document is selected`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } });
    });
    await page.goto(path);
    await wake(page, 'policy');
    await tool(page, 'policy').getByRole('button', { name: copy.policy.words.copy }).click();
    await expect(tool(page, 'policy').locator('output').last()).toHaveText(copy.policy.words.notCopied);
    expect(await page.evaluate(() => getSelection()?.toString())).toContain(copy.policy.words.opening);
  });

  test(`${path}: an amount is asked for only where the document has a use for it`, async ({ page }) => {
    await page.goto(path);
    await wake(page, 'policy');
    const amount = page.locator('#policy-hotel-amount');
    await amount.fill('5');
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    const { start } = copy.policy.words.questions.find(({ id }) => id === 'hotel')?.amount ?? {};
    await expect(tool(page, 'policy').locator('article')).toContainText(`${start} euro`);
    await amount.fill('95');
    await page.locator('[name=policy-hotel][value="2"]').check();
    await expect(amount).toHaveCount(0);
    await page.locator('[name=policy-hotel][value="0"]').check();
    await expect(amount).toHaveValue('95');
    await expect(tool(page, 'policy').locator('article')).toContainText('95 euro');
  });

  test(`${path}: the assessment counts by area and says what to do`, async ({ page }) => {
    await page.goto(path);
    await wake(page, 'assessment');
    const { words } = copy.assessment;
    const total = tool(page, 'assessment').locator('output');
    const areas = tool(page, 'assessment').locator('ul:visible > li:has(h4)');
    await expect(areas).toHaveCount(0);
    await answerAll(page, given.slice(0, 4));
    await expect(total).toContainText('4');
    await expect(areas.nth(2)).toContainText(words.open);

    await answerAll(page, given);
    const result = assess(words.statements, given);
    await expect(total).toContainText(`${result.points}`);
    await expect(total).toContainText(words.areas[result.weakest ?? 'policy']);
    for (const [place, score] of result.areas.entries()) {
      const area = areas.nth(place);
      await expect(area.getByRole('heading')).toHaveText(words.areas[score.area]);
      await expect(area).toContainText(words.verdicts[score.verdict ?? 'keep']);
      await expect(area.locator('li')).toHaveText(score.toDo.map((statement) => words.statements[statement]?.advice ?? ''));
    }

    await tool(page, 'assessment').getByRole('button', { name: words.again }).click();
    await expect(areas).toHaveCount(0);
    await expect(tool(page, 'assessment').locator('input:checked')).toHaveCount(0);
  });

  test(`${path}: nothing that is put in leaves the page, and the page says so`, async ({ page }) => {
    await comeAndRest(page, path);
    for (const id of tools) await wake(page, id);
    await page.waitForLoadState('networkidle');
    const before = await kept(page);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await fillYear(page);
    await page.keyboard.press('Enter');
    await page.locator('#policy-company').fill('Exemplu SRL');
    await page.keyboard.press('Enter');
    await answerAll(page, given);
    expect(await kept(page)).toBe(before);
    expect(requested.filter((url) => !url.includes('/art/') && !url.startsWith('data:'))).toEqual([]);
    for (const id of tools) await expect(tool(page, id)).toContainText(copy[id].intro);
  });

  test(`${path}: the tools have nothing that axe objects to, light and dark`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const colours of ['light', 'dark']) {
      await page.addInitScript((mode) => localStorage.setItem('colour-mode', mode), colours);
      await page.goto(path);
      for (const id of tools) await wake(page, id);
      await page.locator('#savings-fares-low').fill('9');
      await page.locator('#policy-hotel-amount').fill('5');
      await answerAll(page, given);
      expect(await axeObjections(page, 'all', 'main'), colours).toEqual([]);
    }
  });
}

test('the tools can be used by keyboard alone', async ({ page }) => {
  await page.goto('/corporate');
  await wake(page, 'assessment');
  await page.locator('[name=statement-1]').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[name=statement-1]:checked')).toHaveValue('yes');
  await expect(page.locator('[name=statement-2]:checked')).toHaveValue('no');
  await expect(tool(page, 'assessment').locator('output')).toContainText('2');
});
