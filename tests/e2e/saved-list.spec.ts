import { expect, test } from '@playwright/test';
import { conclusionOf } from '#domain/format/saved-list-words.ts';
import { entryHref } from '#domain/rules/addresses.ts';
import { endpoints } from '#domain/rules/endpoints.ts';
import { mostPlaces } from '#domain/rules/saved-list.ts';
import { anyWindow } from '#tests/support/any-window.ts';
import { axeObjections } from '../support/axe.ts';
import { content } from '../support/content.ts';
import { textOfPages } from '../support/pdf-pages.ts';
import {
  columns,
  endOf,
  keep,
  keepButton,
  listCopy,
  listOf,
  listPage,
  longest,
  one,
  stored,
  three,
  tool,
  two,
  wordiest,
} from '../support/saved-list.ts';

const all = content.destinations();

test('a place is kept on its poster and on its page, with its number, and survives a reload', async ({ page }) => {
  await page.goto(entryHref('continents', one.continent));
  await expect(page.locator('header a[data-kept-link]')).toBeHidden();
  for (const [index, place] of [one, two].entries()) {
    await page.goto(entryHref('destinations', place.id));
    await expect(keepButton(page, place)).toHaveAttribute('aria-pressed', 'false');
    await keepButton(page, place).click();
    await expect(keepButton(page, place)).toHaveAttribute('aria-pressed', 'true');
    await expect(keepButton(page, place)).toContainText(`În listă, locul ${index + 1}`);
  }
  expect(await stored(page)).toBe(`${one.id},${two.id}`);
  await page.goto(entryHref('continents', one.continent));
  await page.reload();
  await expect(keepButton(page, two)).toContainText('2În listă');
  const link = page.locator('header a[data-kept-link]');
  await expect(link).toBeVisible();
  await link.click();
  await expect(columns(page)).toHaveText([one.name, two.name]);
  await expect(page).toHaveURL(endOf(listOf(one, two)));
});

test('what is taken out can be put back where it stood', async ({ page }) => {
  await keep(page, one, two, three);
  await page.goto(entryHref('destinations', two.id));
  await keepButton(page, two).click();
  await expect(keepButton(page, two)).toContainText('Scos. Înapoi');
  expect(await stored(page)).toBe(`${one.id},${three.id}`);
  await keepButton(page, two).click();
  expect(await stored(page)).toBe(`${one.id},${two.id},${three.id}`);
});

test('what the ministry advises against cannot be kept, on its page or on a list', anyWindow, async ({ page }) => {
  const advised = all.filter(({ data }) => data.advisory);
  expect(advised.length).toBeGreaterThan(0);
  const [{ id, continent }] = advised as [(typeof all)[number]];
  await page.goto(entryHref('destinations', id));
  await expect(page.locator(`[data-keep="${id}"]`)).toHaveCount(0);
  await page.goto(entryHref('continents', continent));
  const offered = await page.locator('[data-keep]').evaluateAll((list) => list.map((sign) => (sign as HTMLElement).dataset.keep));
  const own = all.filter((place) => place.continent === continent && !place.data.advisory).map((place) => place.id);
  expect(offered.toSorted()).toEqual(own.toSorted());
  await page.goto(`${listPage}?l=${id}`);
  await expect(page.locator('[data-empty]')).toBeVisible();
});

test(
  'the comparison concludes as its rules do, and nothing of it is fetched before it is needed',
  anyWindow,
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(listPage, { waitUntil: 'networkidle' });
    expect(asked).not.toContain(endpoints.comparedPlaces);
    await expect(page.locator('[data-lead]')).toHaveText(listCopy.lead);
    await expect(page.getByText(listCopy.empty.frame)).toBeVisible();

    await page.goto(listOf(one, two, three));
    const data = await (await page.request.get(endpoints.comparedPlaces)).json();
    const told = [one, two, three].map(({ id }) => data[id]);
    await expect(page.locator('[data-lead]')).toHaveText(`${conclusionOf(told)} ${listCopy.address}`);
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(1 + Object.keys(listCopy.rows).length);
    await expect(page.locator('[data-names] li')).toHaveText(told.map(({ name }) => name));
  },
);

test('places change their order by keyboard alone, and the focus goes with them', async ({ page }) => {
  await keep(page, one, two, three);
  const right = tool(page, listCopy.right, one);
  await right.focus();
  await page.keyboard.press('Enter');
  await expect(columns(page)).toHaveText([two.name, one.name, three.name]);
  await expect(right).toBeFocused();
  await expect(page.locator('[data-place]')).toHaveText(`${one.name}, locul 2 din 3`);
  await page.keyboard.press('Enter');
  await expect(columns(page)).toHaveText([two.name, three.name, one.name]);
  // At the end there is no way further: the way back has the focus.
  await expect(right).toBeDisabled();
  await expect(tool(page, listCopy.left, one)).toBeFocused();
  expect(await stored(page)).toBe([two, three, one].map(({ id }) => id).join());
  await page.keyboard.press('Tab');
  await expect(tool(page, listCopy.takeOut, one)).toBeFocused();
  await page.keyboard.press('Enter');
  const back = page.getByRole('button', { name: listCopy.back });
  await expect(back).toBeFocused();
  await expect(columns(page)).toHaveText([two.name, three.name]);
  await page.keyboard.press('Enter');
  await expect(columns(page)).toHaveText([two.name, three.name, one.name]);
  await expect(tool(page, listCopy.takeOut, one)).toBeFocused();
});

test('the last place out leaves an empty list, which can be begun on the spot', async ({ page }) => {
  await keep(page, one);
  await tool(page, listCopy.takeOut, one).click();
  await expect(page.locator('[data-lead]')).toHaveText(conclusionOf([]));
  await expect(page).toHaveURL(new RegExp(`${listPage}$`));
  const [first = ''] = listCopy.empty.suggestions;
  await page.locator(`[data-empty] [data-keep="${first}"]`).click();
  await expect(page.locator('[data-empty]')).toBeHidden();
  await expect(page.locator(`[data-id="${first}"] a`)).toBeFocused();
  expect(await stored(page)).toBe(first);
});

test('every control is as large as a thumb, and nothing runs out of a small page', async ({ page }) => {
  for (const width of [320, 390, 768, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    for (const address of [listPage, listOf(one, two, three), listOf(...longest), entryHref('destinations', one.id)]) {
      await page.goto(address, { waitUntil: 'networkidle' });
      const small = await page.locator('main :is([data-keep], [data-action]):visible').evaluateAll((list) =>
        list
          .map((control) => ({ name: control.textContent, box: control.getBoundingClientRect() }))
          .filter(({ box }) => box.height < 44 || box.width < 44)
          .map(({ name }) => name),
      );
      expect(small, `${address} at ${width}`).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        `${address} at ${width}`,
      ).toBeLessThanOrEqual(0);
    }
  }
});

for (const mode of ['light', 'dark'])
  test(`axe has nothing against a list that is full, changed, or kept from, ${mode}`, async ({ page }) => {
    await page.addInitScript((colours) => localStorage.setItem('colour-mode', colours), mode);
    await keep(page, one, two, three);
    await expect(columns(page)).toHaveCount(3);
    expect(await axeObjections(page)).toEqual([]);
    await tool(page, listCopy.takeOut, two).click();
    await expect(columns(page)).toHaveCount(2);
    expect(await axeObjections(page, 'colours')).toEqual([]);
    await page.goto(entryHref('destinations', one.id));
    await keepButton(page, one).click();
    expect(await axeObjections(page, 'all', '[data-keep]')).toEqual([]);
  });

for (const [most, list] of Object.entries({ names: longest, reasons: wordiest }))
  test(`eight places are one sheet of paper, those with the longest ${most} too`, anyWindow, async ({ page }) => {
    await page.goto(listOf(...list), { waitUntil: 'networkidle' });
    await expect(columns(page)).toHaveCount(mostPlaces);
    const sheets = await textOfPages(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
    expect(sheets).toHaveLength(1);
    // A name may stand on two lines.
    const together = (text: string) => text.replace(/\s+/g, '');
    const text = together(sheets.join());
    for (const { name } of list) expect(text).toContain(together(name));
    expect(text).not.toContain(together(listCopy.send.heading));
  });
