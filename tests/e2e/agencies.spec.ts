import { expect, type Locator, type Page, test } from '@playwright/test';
import { formatEuro } from '#domain/format/euro.ts';
import { figureOf } from '#domain/format/figures.ts';
import { agencySums } from '#domain/rules/agency-calculator.ts';
import { agenciesPageSchema } from '#domain/schemas/agencies-page.ts';
import { type Channel, channels } from '#domain/schemas/supplier.ts';
import { anyWindow } from '#tests/support/any-window.ts';
import { comeAndRest } from '../support/consent.ts';
import { content } from '../support/content.ts';

const pages = [
  { lang: 'en', path: '/agentii-partenere', contact: '/contact' },
  { lang: 'ro', path: '/ro/agentii-partenere', contact: '/ro/contact' },
] as const;

const suppliers = content.suppliers();
const [aTerm] = content.glossary();
const { figures } = content.agency();
const credit = figureOf(figures, 'initialCredit').value;
const lowestFee = figureOf(figures, 'ticketFee').value;

/** How many suppliers a choice leaves. */
const offering = (channel: Channel, isVoidable = false) =>
  suppliers.filter((supplier) => supplier.channels.includes(channel) && (supplier.void.possible || !isVoidable)).length;

const animation = (target: Locator, pseudo?: '::before') =>
  target.evaluate((element, part) => {
    const { animationName, animationDelay } = getComputedStyle(element, part ?? null);
    return { name: animationName, delay: Number.parseFloat(animationDelay) };
  }, pseudo);

const rows = (page: Page) => page.locator('[data-supplier-filter] tbody tr:visible');
const choose = (page: Page, channel: string) => page.locator(`input[name=channel][value=${channel}]`).check();

/** Cards in one line: those whose upper edge is the first one's. */
const inOneLine = (cards: Locator) =>
  cards.evaluateAll((list) => {
    const tops = list.map((card) => Math.round(card.getBoundingClientRect().top));
    return tops.filter((top) => top === tops[0]).length;
  });

for (const { lang, path, contact } of pages) {
  const copy = content.page('agencies', lang, agenciesPageSchema);

  test.describe(lang, () => {
    test('the name is there at once, and its letters turn one every 200 ms', anyWindow, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${copy.heading}`));
      const letters = page.locator('h1 b');
      const count = copy.heading.replaceAll(' ', '').length;
      await expect(letters).toHaveCount(count);
      for (let place = 0; place < count; place++) {
        const { name, delay } = await animation(letters.nth(place), '::before');
        expect(name).not.toBe('none');
        expect(delay).toBeCloseTo(place * 0.2);
      }
      const { delay } = await animation(page.locator('h1 + div'));
      expect(delay).toBeCloseTo(count * 0.2 + 0.5);
      await expect(page.locator('main [style]')).toHaveCount(0);
    });

    test('the two buttons lead to the contact page and to the reseller login', anyWindow, async ({ page }) => {
      await page.goto(path);
      const [tryNow, login] = await page.locator('h1 + div a').all();
      await expect(tryNow as Locator).toHaveAttribute('href', new RegExp(`^${contact}\\b`));
      await expect(login as Locator).toHaveAttribute('href', /^https:/);
      await expect(login as Locator).toHaveAttribute('target', '_blank');
    });

    test('a card for every air and every hotel supplier, each part with its way to a demo account', async ({
      page,
      isMobile,
    }) => {
      await page.goto(path);
      for (const [id, kind] of [
        ['ticketing', 'air'],
        ['hotels', 'hotel'],
      ] as const) {
        const names = suppliers.filter((supplier) => supplier.kind === kind).map(({ name }) => name[lang]);
        const section = page.locator(`section[aria-labelledby=${id}]`);
        const cards = section.locator('li:has(> h3)');
        await expect(cards.locator('> h3')).toHaveText(names);
        expect(await inOneLine(cards)).toBe(Math.min(isMobile ? 1 : 2, names.length));
        await section.getByRole('link', { name: new RegExp(`^${copy.demo}`) }).click();
        await expect(page).toHaveURL(new RegExp(`${contact}\\?`));
        expect(await page.evaluate(() => scrollY)).toBe(0);
        await page.goBack();
      }
    });

    test('the filter shows what fits, counts it and takes everything back', anyWindow, async ({ page }) => {
      await page.goto(path);
      const status = page.locator('[data-supplier-filter] [role=status]');
      const isVoidable = page.locator('input[name=void]');
      await expect(rows(page)).toHaveCount(suppliers.length);
      for (const channel of channels) {
        await isVoidable.uncheck();
        await choose(page, channel);
        await expect(rows(page)).toHaveCount(offering(channel));
        await expect(status).toHaveText(`${offering(channel)} ${copy.matrix.count}`);
        await isVoidable.check();
        const left = offering(channel, true);
        await expect(rows(page)).toHaveCount(left);
        await expect(page.locator('[data-none]:visible')).toHaveCount(left === 0 ? 1 : 0);
      }
      await page.locator('[data-supplier-filter] button[type=reset]').click();
      await expect(rows(page)).toHaveCount(suppliers.length);
      await expect(status).toHaveText(`${suppliers.length} ${copy.matrix.count}`);
      await expect(page.locator('[data-none]:visible')).toHaveCount(0);
    });

    test('the filter works by keyboard and does not load the page again', anyWindow, async ({ page }) => {
      await page.goto(path);
      await page.locator('input[name=channel][value=all]').focus();
      await page.keyboard.press('ArrowRight');
      await expect(rows(page)).toHaveCount(offering(channels[0]));
      await page.keyboard.press('Enter');
      await expect(rows(page)).toHaveCount(offering(channels[0]));
      expect(new URL(page.url()).search).toBe('');
    });

    test('a picture opens over the window and closes by click, button and key', async ({ page }) => {
      await page.goto(path);
      for (const name of ['flights', 'hotels', 'bookings', 'reports']) {
        const open = page.locator(`button[command=show-modal][commandfor=screen-${name}]`);
        const dialog = page.locator(`#screen-${name}`);
        await open.focus();
        await page.keyboard.press('Enter');
        await expect(dialog).toBeVisible();
        const { width, height } = (await dialog.boundingBox()) ?? { width: 0, height: 0 };
        expect({ width, height }).toEqual(page.viewportSize());
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(open).toBeFocused();

        await open.click();
        await dialog.locator('button:has(use)').click({ position: { x: 200, y: 200 } });
        await expect(dialog).toBeHidden();
        await expect(open).toBeFocused();

        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
        await expect(dialog).toBeHidden();
        await expect(open).toBeFocused();
      }
    });

    test('the large picture can be read: its smallest letters are 9 px or more, and it can be panned', async ({ page }) => {
      await page.goto(path);
      await page.locator('button[commandfor=screen-bookings][command=show-modal]').click();
      const picture = page.locator('#screen-bookings button:has(use)');
      const { width } = (await picture.boundingBox()) ?? { width: 0 };
      expect((width / 1600) * 15).toBeGreaterThanOrEqual(9);
      const panned = await picture.evaluate((element) => {
        const frame = element.parentElement;
        frame?.scrollTo({ left: 9999, behavior: 'instant' });
        return Math.round(element.getBoundingClientRect().right) <= window.innerWidth;
      });
      expect(panned).toBe(true);
    });

    test('the calculator says what its formula says, and keeps the numbers to itself', anyWindow, async ({ page }) => {
      await comeAndRest(page, path);
      await page.locator('#calculator').scrollIntoViewIfNeeded();
      await page.locator('#calculator-tickets').scrollIntoViewIfNeeded();
      await expect(page.locator('#calculator-tickets')).toBeEnabled();
      const stored = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));
      const before = await stored();
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      for (const numbers of [
        { tickets: 75, price: 212.5, fee: lowestFee + 1, charge: 19 },
        { tickets: 3, price: 900, fee: lowestFee, charge: 1 },
      ]) {
        for (const [name, value] of Object.entries(numbers)) await page.locator(`#calculator-${name}`).fill(String(value));
        const sums = agencySums({ ...numbers, credit });
        const shown = await page.locator('section[aria-labelledby=calculator] dt + dd').allTextContents();
        const read = shown.map((text) => Number(text.replace('−', '-').replace(/[^\d-]/g, '')));
        expect(read).toEqual([sums.onCredit, sums.days, sums.fees, sums.kept]);
      }
      expect(await stored()).toBe(before);
      expect(requests).toEqual([]);
    });

    test('a number that cannot be is answered beside its field', anyWindow, async ({ page }) => {
      await page.goto(path);
      const fee = page.locator('#calculator-fee');
      await fee.scrollIntoViewIfNeeded();
      await expect(fee).toBeEnabled();
      await fee.fill(String(lowestFee / 2));
      await expect(fee).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator('#calculator-fee-problem')).toContainText(String(lowestFee));
      await expect(page.locator('section[aria-labelledby=calculator] dt + dd').first()).toHaveText('–');
      await fee.fill(String(lowestFee));
      await expect(page.locator('#calculator-fee-problem')).toHaveCount(0);
      await page.locator('#calculator-price').fill('');
      await expect(page.locator('#calculator-price-problem')).toBeVisible();
      await page.locator('#calculator-price').fill(String(credit + 1));
      await expect(page.locator('section[aria-labelledby=calculator] [role=status]')).toContainText(formatEuro(lang, credit));
    });

    test('an address inside the glossary opens its word', anyWindow, async ({ page }) => {
      await page.goto(`${path}#term-${aTerm?.id}`);
      const term = page.locator(`#term-${aTerm?.id}`);
      await expect(term).toBeVisible();
      await expect(term).toBeInViewport();
      await expect(page.locator('details:not([open])').first()).toBeVisible();
    });
  });

  test.describe(`${lang} without script`, () => {
    test.use({ javaScriptEnabled: false });

    test('filter and pictures work', async ({ page }) => {
      await page.goto(path);
      await choose(page, 'hotel');
      await expect(rows(page)).toHaveCount(offering('hotel'));
      const dialog = page.locator('#screen-reports');
      await page.locator('button[commandfor=screen-reports][command=show-modal]').click();
      await expect(dialog).toBeVisible();
      await dialog.locator('button:has(use)').click({ position: { x: 200, y: 200 } });
      await expect(dialog).toBeHidden();
    });

    test('the calculator is a worked example with its formula', anyWindow, async ({ page }) => {
      await page.goto(path);
      const section = page.locator('section[aria-labelledby=calculator]');
      await expect(section.locator('input:visible')).toHaveCount(0);
      const { tickets, price, charge } = copy.calculator.fields;
      const { onCredit, days } = agencySums({
        tickets: tickets.start,
        price: price.start,
        fee: lowestFee,
        charge: charge.start,
        credit,
      });
      await expect(section.locator('dt + dd').nth(0)).toHaveText(String(onCredit));
      await expect(section.locator('dt + dd').nth(1)).toHaveText(String(days));
      await expect(section.locator('dd + dd').first()).toContainText('÷');
    });
  });

  test.describe(`${lang} with reduced motion`, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('everything of the title is there at once', anyWindow, async ({ page }) => {
      await page.goto(path);
      expect((await animation(page.locator('h1 b').last(), '::before')).name).toBe('none');
      expect((await animation(page.locator('h1 + div'))).name).toBe('none');
      await expect(page.locator('h1 + div')).toHaveCSS('opacity', '1');
    });
  });
}

test('the two languages name each other', anyWindow, async ({ page }) => {
  await page.goto('/agentii-partenere');
  await expect(page.locator('link[hreflang=ro]')).toHaveAttribute('href', /\/ro\/agentii-partenere$/);
  await page.goto('/ro/agentii-partenere');
  await expect(page.locator('link[hreflang=en]')).toHaveAttribute('href', /[^o]\/agentii-partenere$/);
});
