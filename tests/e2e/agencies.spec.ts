import { expect, type Locator, type Page, test } from '@playwright/test';
import { agencySums } from '#domain/rules/agency-calculator.ts';

const pages = [
  { lang: 'en', path: '/agentii-partenere', demo: /^Request Demo Account/, contact: '/contact', suppliers: 'suppliers shown' },
  {
    lang: 'ro',
    path: '/ro/agentii-partenere',
    demo: /^Cereți un cont demo/,
    contact: '/ro/contact',
    suppliers: 'furnizori afișați',
  },
] as const;

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

for (const { lang, path, demo, contact, suppliers } of pages) {
  test.describe(lang, () => {
    test('the name is there at once, and its letters turn one every 200 ms', async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Booking Time/);
      const letters = page.locator('h1 b');
      await expect(letters).toHaveCount(11);
      for (let place = 0; place < 11; place++) {
        const { name, delay } = await animation(letters.nth(place), '::before');
        expect(name).not.toBe('none');
        expect(delay).toBeCloseTo(place * 0.2);
      }
      const { delay } = await animation(page.locator('h1 + div'));
      expect(delay).toBeCloseTo(11 * 0.2 + 0.5);
      await expect(page.locator('main [style]')).toHaveCount(0);
    });

    test('the two buttons lead to the contact page and to the reseller login', async ({ page }) => {
      await page.goto(path);
      const [tryNow, login] = await page.locator('h1 + div a').all();
      await expect(tryNow as Locator).toHaveAttribute('href', new RegExp(`^${contact}\\b`));
      await expect(login as Locator).toHaveAttribute('href', /^https:/);
      await expect(login as Locator).toHaveAttribute('target', '_blank');
    });

    test('five air and four hotel suppliers, each part with its way to a demo account', async ({ page, isMobile }) => {
      await page.goto(path);
      for (const [id, count] of [
        ['ticketing', 5],
        ['hotels', 4],
      ] as const) {
        const section = page.locator(`section[aria-labelledby=${id}]`);
        const cards = section.locator('li:has(> h3)');
        await expect(cards).toHaveCount(count);
        expect(await inOneLine(cards)).toBe(isMobile ? 1 : 2);
        await section.getByRole('link', { name: demo }).click();
        await expect(page).toHaveURL(new RegExp(`${contact}\\?`));
        expect(await page.evaluate(() => scrollY)).toBe(0);
        await page.goBack();
      }
    });

    test('the filter shows what fits, counts it and takes everything back', async ({ page }) => {
      await page.goto(path);
      const status = page.locator('[data-supplier-filter] [role=status]');
      await expect(rows(page)).toHaveCount(9);
      await choose(page, 'ndc');
      await expect(rows(page)).toHaveCount(4);
      await expect(status).toHaveText(`4 ${suppliers}`);
      await page.locator('input[name=void]').check();
      await expect(rows(page)).toHaveCount(3);
      await choose(page, 'low-cost');
      await expect(rows(page)).toHaveCount(0);
      await expect(page.locator('[data-none]:visible')).toHaveCount(1);
      await page.locator('[data-supplier-filter] button[type=reset]').click();
      await expect(rows(page)).toHaveCount(9);
      await expect(status).toHaveText(`9 ${suppliers}`);
      await expect(page.locator('[data-none]:visible')).toHaveCount(0);
    });

    test('the filter works by keyboard and does not load the page again', async ({ page }) => {
      await page.goto(path);
      await page.locator('input[name=channel][value=all]').focus();
      await page.keyboard.press('ArrowRight');
      await expect(rows(page)).toHaveCount(1);
      await page.keyboard.press('Enter');
      await expect(rows(page)).toHaveCount(1);
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

    test('the calculator says what its formula says, and keeps the numbers to itself', async ({ page }) => {
      await page.goto(path);
      await page.locator('#calculator').scrollIntoViewIfNeeded();
      await page.locator('#calculator-tickets').scrollIntoViewIfNeeded();
      await expect(page.locator('#calculator-tickets')).toBeEnabled();
      const stored = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));
      const before = await stored();
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      for (const numbers of [
        { tickets: 75, price: 212.5, fee: 4, charge: 19 },
        { tickets: 3, price: 900, fee: 3, charge: 1 },
      ]) {
        for (const [name, value] of Object.entries(numbers)) await page.locator(`#calculator-${name}`).fill(String(value));
        const sums = agencySums({ ...numbers, credit: 3000 });
        const shown = await page.locator('section[aria-labelledby=calculator] dt + dd').allTextContents();
        const read = shown.map((text) => Number(text.replace('−', '-').replace(/[^\d-]/g, '')));
        expect(read).toEqual([sums.onCredit, sums.days, sums.fees, sums.kept]);
      }
      expect(await stored()).toBe(before);
      expect(requests).toEqual([]);
    });

    test('a number that cannot be is answered beside its field', async ({ page }) => {
      await page.goto(path);
      const fee = page.locator('#calculator-fee');
      await fee.scrollIntoViewIfNeeded();
      await expect(fee).toBeEnabled();
      await fee.fill('1');
      await expect(fee).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator('#calculator-fee-problem')).toContainText('3');
      await expect(page.locator('section[aria-labelledby=calculator] dt + dd').first()).toHaveText('–');
      await fee.fill('3');
      await expect(page.locator('#calculator-fee-problem')).toHaveCount(0);
      await page.locator('#calculator-price').fill('');
      await expect(page.locator('#calculator-price-problem')).toBeVisible();
      await page.locator('#calculator-price').fill('5000');
      await expect(page.locator('section[aria-labelledby=calculator] [role=status]')).toContainText('3');
    });

    test('an address inside the glossary opens its word', async ({ page }) => {
      await page.goto(`${path}#term-ndc`);
      const term = page.locator('#term-ndc');
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
      await expect(rows(page)).toHaveCount(4);
      const dialog = page.locator('#screen-reports');
      await page.locator('button[commandfor=screen-reports][command=show-modal]').click();
      await expect(dialog).toBeVisible();
      await dialog.locator('button:has(use)').click({ position: { x: 200, y: 200 } });
      await expect(dialog).toBeHidden();
    });

    test('the calculator is a worked example with its formula', async ({ page }) => {
      await page.goto(path);
      const section = page.locator('section[aria-labelledby=calculator]');
      await expect(section.locator('input:visible')).toHaveCount(0);
      const { onCredit, days } = agencySums({ tickets: 40, price: 180, fee: 3, charge: 15, credit: 3000 });
      await expect(section.locator('dt + dd').nth(0)).toHaveText(String(onCredit));
      await expect(section.locator('dt + dd').nth(1)).toHaveText(String(days));
      await expect(section.locator('dd + dd').first()).toContainText('÷');
    });
  });

  test.describe(`${lang} with reduced motion`, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('everything of the title is there at once', async ({ page }) => {
      await page.goto(path);
      expect((await animation(page.locator('h1 b').last(), '::before')).name).toBe('none');
      expect((await animation(page.locator('h1 + div'))).name).toBe('none');
      await expect(page.locator('h1 + div')).toHaveCSS('opacity', '1');
    });
  });
}

test('the two languages name each other', async ({ page }) => {
  await page.goto('/agentii-partenere');
  await expect(page.locator('link[hreflang=ro]')).toHaveAttribute('href', /\/ro\/agentii-partenere$/);
  await page.goto('/ro/agentii-partenere');
  await expect(page.locator('link[hreflang=en]')).toHaveAttribute('href', /[^o]\/agentii-partenere$/);
});
