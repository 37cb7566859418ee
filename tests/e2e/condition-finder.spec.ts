import { expect, type Page, test } from '@playwright/test';
import { counted } from '#domain/format/counted.ts';
import { hrefOf } from '#domain/rules/addresses.ts';
import { conditionAnchors } from '#domain/rules/condition-table.ts';
import { type Choice, concerns, limitsOf, queryOfChoice, rarestFirst, travellers, untoldOf } from '#domain/rules/travel-cases.ts';
import { conditionsPageSchema } from '#domain/schemas/conditions-page.ts';
import { conditionGroups } from '#domain/schemas/travel-condition.ts';
import { anyWindow } from '#tests/support/any-window.ts';
import { content } from '../support/content.ts';
import { textOfPages } from '../support/pdf-pages.ts';

const url = hrefOf('conditions', 'ro');
const copy = content.page('conditions', 'ro', conditionsPageSchema);
const entries = content
  .conditions()
  .sort((a, b) => conditionGroups.indexOf(a.data.group) - conditionGroups.indexOf(b.data.group) || a.data.order - b.data.order);
const rows = rarestFirst(entries.map(({ id, data }) => ({ id, data, limits: limitsOf(data.cases) })));
const none: Choice = { cine: [], unde: [], act: [] };

/** What the list has to show who answered so, in its order. */
const expected = (choice: Choice) => rows.filter(({ limits }) => concerns(limits, choice));
const idsFor = (choice: Choice) => expected(choice).map(({ id }) => id);

const list = (page: Page) => page.locator(`#${conditionAnchors.list}`);
const shown = (page: Page) => list(page).locator('[data-row]:visible');
const shownIds = (page: Page) => shown(page).evaluateAll((items) => items.map((item) => item.getAttribute('data-row')));
const count = (page: Page) => page.locator(`#${conditionAnchors.finder}`).getByRole('status');
const box = (page: Page, value: string) => page.locator(`#${conditionAnchors.finder} form input[value="${value}"]`);
const answer = async (page: Page, { cine, unde, act }: Choice) => {
  for (const value of [...cine, ...unde, ...act]) await box(page, value).check();
};

// Anchors are jumped to at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Who comes with a question, what must be among the answers and what must not. */
const personas: { name: string; choice: Choice; finds: string[]; spares: string[] }[] = [
  {
    name: 'an adult with an identity card in Schengen',
    choice: { cine: ['adult'], unde: ['schengen'], act: ['carte-de-identitate'] },
    finds: ['cartea-de-identitate-in-ue', 'spatiul-schengen', 'cardul-european-de-sanatate'],
    spares: ['vize', 'regatul-unit', 'minor-cu-un-parinte', 'animale-de-companie', 'permis-de-conducere', 'acte-pierdute'],
  },
  {
    name: 'a mother with her child and a dog in the United Kingdom',
    choice: { cine: ['copil-cu-un-parinte', 'animal'], unde: ['regatul-unit'], act: ['pasaport'] },
    finds: ['regatul-unit', 'minor-cu-un-parinte', 'declaratia-de-acord', 'actul-copilului', 'animale-de-companie'],
    spares: ['minor-cu-ambii-parinti', 'statele-unite', 'pasaport-temporar', 'ees-etias'],
  },
  {
    name: 'a child with both parents in Cyprus',
    choice: { cine: ['copil-cu-ambii-parinti'], unde: ['ue-fara-schengen'], act: [] },
    finds: ['minor-cu-ambii-parinti', 'spatiul-schengen', 'actul-copilului'],
    spares: ['declaratia-de-acord', 'vize'],
  },
  {
    name: 'grandparents with a grandchild in Serbia, with identity cards',
    choice: { cine: ['copil-cu-alta-persoana'], unde: ['alta-tara'], act: ['carte-de-identitate'] },
    finds: ['minor-cu-alta-persoana', 'declaratia-de-acord', 'cartea-de-identitate-in-afara-ue', 'pasaport-electronic'],
    spares: ['minor-neinsotit', 'cartea-de-identitate-in-ue'],
  },
  {
    name: 'somebody of sixteen alone in the United States',
    choice: { cine: ['copil-singur'], unde: ['statele-unite'], act: ['pasaport-temporar'] },
    finds: ['minor-neinsotit', 'statele-unite', 'pasaport-temporar', 'vize'],
    spares: ['pasaport-electronic', 'regatul-unit', 'cardul-european-de-sanatate'],
  },
  {
    name: 'whoever says only that there is a car',
    choice: { ...none, cine: ['masina'] },
    finds: ['permis-de-conducere', 'masina-la-frontiera', 'cartea-de-identitate-in-ue'],
    spares: ['minor-cu-un-parinte', 'permis-de-sedere', 'animale-de-companie'],
  },
  {
    name: 'an adult whose papers were stolen',
    choice: { cine: ['adult'], unde: [], act: ['acte-pierdute'] },
    finds: ['acte-pierdute'],
    spares: ['pasaport-electronic', 'vize', 'cartea-de-identitate-in-ue'],
  },
  {
    name: 'the wife of a Romanian, citizen of a state outside the Union, in Schengen',
    choice: { cine: ['familie-ue'], unde: ['schengen'], act: ['permis-de-sedere'] },
    finds: ['familia-unui-cetatean-ue', 'permis-de-sedere'],
    spares: ['spatiul-schengen', 'ees-etias', 'actul-copilului'],
  },
];

for (const { name, choice, finds, spares } of personas)
  test(`${name}: what concerns them, in order and counted, and an address to share`, anyWindow, async ({ page }) => {
    await page.goto(url);
    await answer(page, choice);
    const ids = idsFor(choice);
    expect(await shownIds(page)).toEqual(ids);
    expect(ids).toEqual(expect.arrayContaining(finds));
    expect(ids.filter((id) => spares.includes(id))).toEqual([]);
    await expect(count(page)).toHaveText(`${counted('ro', ids.length, copy.finder.count)} din ${rows.length}`);
    await expect.poll(() => new URL(page.url()).search).toBe(queryOfChoice('', choice));
    const points = expected(choice).flatMap(({ data }) => data.bring);
    expect(await shown(page).getByRole('checkbox').count()).toBe(points.length);
    expect(await shown(page).locator('label').allInnerTexts()).toEqual(points);

    // Whoever is sent the address sees the same.
    const address = page.url();
    await page.goto('about:blank');
    await page.goto(address);
    expect(await shownIds(page)).toEqual(ids);
    for (const value of choice.cine) await expect(box(page, value)).toBeChecked();
  });

test('the list is what the rules say, for many answers, and never empty', anyWindow, async ({ page }) => {
  await page.goto(url);
  const seeds = Array.from({ length: 150 }, (_, seed) => seed + 1);
  const choices = seeds.map((seed): Choice => {
    // Bits of a multiplied seed: the same answers in every run.
    const bits = Math.imul(seed, 0x9e3779b1) >>> 0;
    const some = <Value>(values: readonly Value[], from: number) => values.filter((_, at) => ((bits >>> (from + at)) & 5) === 0);
    return { cine: some(travellers, 0), unde: some(keysOf(copy.finder.unde), 9), act: some(keysOf(copy.finder.act), 17) };
  });
  const found = await page.evaluate(
    (all) => {
      const boxes = [...document.querySelectorAll<HTMLInputElement>('[data-finder] form input')];
      return all.map((values) => {
        for (const box of boxes) box.checked = values.includes(box.value);
        const seen = (selector: string) =>
          [...document.querySelectorAll<HTMLElement>(selector)].filter((item) => item.checkVisibility());
        return { ids: seen('[data-row]').map(({ dataset }) => dataset.row ?? ''), asks: seen('[data-untold]').length > 0 };
      });
    },
    choices.map(({ cine, unde, act }): string[] => [...cine, ...unde, ...act]),
  );
  const untold = untoldOf(rows.map(({ limits }) => limits));
  const some = choices
    .map((choice, at) => ({ choice, seen: found[at] }))
    .filter(({ choice }) => queryOfChoice('', choice) !== '');
  expect(some.length).toBeGreaterThan(100);
  for (const { choice, seen } of some) {
    expect(seen?.ids, JSON.stringify(choice)).toEqual(idsFor(choice));
    expect(seen?.ids.length).toBeGreaterThan(0);
    const who =
      choice.cine.some((one) => one !== 'animal' && one !== 'masina') || choice.cine.length === 0 ? choice.cine : ['adult'];
    const asks = untold.some(
      ({ person, answers }) =>
        (who as readonly string[]).includes(person) && [...choice.unde, ...choice.act].some((one) => answers.includes(one)),
    );
    expect(seen?.asks, `a question to us for ${JSON.stringify(choice)}`).toBe(asks);
  }
  expect(some.some(({ seen }) => seen?.asks)).toBe(true);
  expect(some.some(({ seen }) => !seen?.asks)).toBe(true);
});

const keysOf = <Key extends string>(labels: Record<Key, string>) => Object.keys(labels) as Key[];

test(
  'before the first answer there is no list, all conditions are counted and the table is a step away',
  anyWindow,
  async ({ page }) => {
    await page.goto(url);
    await expect(list(page)).toBeHidden();
    await expect(count(page)).toHaveText(counted('ro', rows.length, copy.finder.count));
    await page.getByRole('link', { name: copy.finder.toTable }).click();
    await expect(page.locator(`#${conditionAnchors.table}`)).toBeInViewport();
  },
);

test('back, forward, reload and the reset keep list and address together', anyWindow, async ({ page }) => {
  await page.goto(url);
  await box(page, 'adult').check();
  await box(page, 'regatul-unit').check();
  const both: Choice = { ...none, cine: ['adult'], unde: ['regatul-unit'] };
  await page.goBack();
  await expect(box(page, 'regatul-unit')).not.toBeChecked();
  expect(await shownIds(page)).toEqual(idsFor({ ...none, cine: ['adult'] }));
  await page.goForward();
  expect(await shownIds(page)).toEqual(idsFor(both));
  await page.reload();
  expect(await shownIds(page)).toEqual(idsFor(both));
  await page.getByRole('button', { name: copy.finder.reset }).click();
  await expect(list(page)).toBeHidden();
  await expect.poll(() => new URL(page.url()).search).toBe('');
});

test('a line of the list leads to its rule in the table, which stays whole', async ({ page }) => {
  await page.goto(`${url}?unde=statele-unite`);
  await shown(page)
    .filter({ has: page.getByRole('heading', { name: /Statele Unite/ }) })
    .getByRole('link')
    .click();
  await expect(page.locator('tr[id="statele-unite"]')).toBeInViewport();
  await expect(page.getByRole('row').filter({ has: page.getByRole('cell') })).toHaveCount(rows.length);
});

test('what is ticked stays on the device until it is wiped, and out of the address', anyWindow, async ({ page }) => {
  await page.goto(`${url}?cine=animal`);
  const tick = shown(page)
    .filter({ has: page.getByRole('heading', { name: /Animale/ }) })
    .getByRole('checkbox')
    .first();
  await tick.check();
  await page.reload();
  await expect(tick).toBeChecked();
  await expect.poll(() => new URL(page.url()).search).toBe('?cine=animal');
  await page.getByRole('button', { name: copy.list.wipe }).click();
  await page.reload();
  await expect(tick).not.toBeChecked();
});

test('whoever asks about a case brings it to the form', anyWindow, async ({ page }) => {
  await page.goto(`${url}?cine=cetatean-din-afara-ue&unde=statele-unite`);
  const ask = page.locator('[data-untold]').getByRole('link', { name: copy.list.ask });
  await expect(page.locator('[data-untold]')).toContainText(copy.list.untold);
  await ask.click();
  await expect(page).toHaveURL(/\/ro\/contact\?/);
  await expect(page.locator('input[name=page]')).toHaveValue(`${url}?cine=cetatean-din-afara-ue&unde=statele-unite`);
});

test('the questions are answered from the keyboard', async ({ page }) => {
  await page.goto(url);
  await box(page, 'adult').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(box(page, 'copil-cu-ambii-parinti')).toBeFocused();
  await page.keyboard.press('Space');
  expect(await shownIds(page)).toEqual(idsFor({ ...none, cine: ['adult', 'copil-cu-ambii-parinti'] }));
  // Enter sends no form: the answers stay.
  await page.keyboard.press('Enter');
  expect(await shownIds(page)).toEqual(idsFor({ ...none, cine: ['adult', 'copil-cu-ambii-parinti'] }));
});

test('at 320 px, as on a computer at 400 %, everything is whole and large enough to touch', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${url}?cine=familie-ue&unde=schengen`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const labels = page.locator(`#${conditionAnchors.finder} label:visible`);
  for (const box of await labels.evaluateAll((all) => all.map((label) => label.getBoundingClientRect().toJSON() as DOMRect))) {
    expect(box.height).toBeGreaterThanOrEqual(44);
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(320);
  }
});

for (const [name, choice] of [
  ['a family', personas[1]?.choice ?? none],
  ['one answer', { ...none, act: ['pasaport'] }],
  ['every answer', { cine: [...travellers], unde: keysOf(copy.finder.unde), act: keysOf(copy.finder.act) }],
] as [string, Choice][])
  test(`on paper the list is one sheet, with its answers: ${name}`, anyWindow, async ({ page }) => {
    await page.goto(`${url}${queryOfChoice('', choice)}`);
    const sheets = await textOfPages(new Uint8Array(await page.pdf({ format: 'A4', preferCSSPageSize: true })));
    expect(sheets).toHaveLength(1);
    const text = (sheets[0] ?? '').replace(/\s+/g, ' ');
    for (const { data } of expected(choice)) for (const said of [data.title, ...data.bring]) expect(text).toContain(said);
    for (const { data } of rows.filter(({ id }) => !idsFor(choice).includes(id))) expect(text).not.toContain(data.bring[0]);
    for (const value of choice.cine) expect(text).toContain(copy.finder.cine[value]);
    for (const value of choice.unde) expect(text).toContain(copy.finder.unde[value]);
    expect(text).not.toContain(copy.list.print);
  });

test('on paper the list is dark on no ground, whatever the printer is told about grounds', anyWindow, async ({ page }) => {
  await page.goto(`${url}?cine=adult`);
  await page.emulateMedia({ media: 'print' });
  const list = page.locator(`#${conditionAnchors.list}`);
  await expect(list).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const inks = await list.locator('h4:visible').evaluateAll((all) => all.map((title) => getComputedStyle(title).color));
  expect([...new Set(inks)]).toEqual(['rgb(0, 0, 0)']);
});

test('before the first answer paper has the whole table', anyWindow, async ({ page }) => {
  await page.goto(url);
  const text = (await textOfPages(new Uint8Array(await page.pdf({ format: 'A4' })))).join(' ').replace(/\s+/g, ' ');
  for (const { data } of rows) expect(text).toContain(data.title);
  expect(text).not.toContain(copy.finder.lead);
});

test('the sheet is printed with one press', anyWindow, async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { print: () => Object.assign(window, { printed: true }) }));
  await page.goto(`${url}?cine=adult`);
  await page.getByRole('button', { name: copy.list.print }).click();
  expect(await page.evaluate(() => 'printed' in window)).toBe(true);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the questions work by style alone, and the table is whole', async ({ page }) => {
    await page.goto(url);
    await expect(page.getByRole('row').filter({ has: page.getByRole('cell') })).toHaveCount(rows.length);
    await answer(page, personas[1]?.choice ?? none);
    for (const { id } of rows)
      await expect(list(page).locator(`[data-row="${id}"]`)).toBeVisible({
        visible: idsFor(personas[1]?.choice ?? none).includes(id),
      });
    await expect(list(page).getByRole('button', { includeHidden: false })).toHaveCount(0);
    await page.getByRole('button', { name: copy.finder.reset }).click();
    await expect(list(page)).toBeHidden();
  });
});
