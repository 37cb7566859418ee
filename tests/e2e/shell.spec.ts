import { expect, test } from '@playwright/test';
import { addressNamed } from '#domain/rules/addresses.ts';
import { anyWindow } from '#tests/support/any-window.ts';
import { content } from '../support/content.ts';

const links = content.navigation().header.map(({ href }) => addressNamed(href, 'en'));
const agency = content.agency();

/** No shadow at all, or only transparent ones. */
const unseen = /^(none|(rgba\(0, 0, 0, 0\)[^r]*)+)$/;

test('the header stands 70 px high and becomes translucent past 50 px of scroll', async ({ page }) => {
  await page.goto('/contact');
  const header = page.locator('header').first();
  expect((await header.boundingBox())?.height).toBe(70);
  const shadow = () => header.evaluate((element) => getComputedStyle(element).boxShadow);
  expect(await shadow()).toMatch(unseen);
  await page.evaluate(() => scrollTo({ top: 120, behavior: 'instant' }));
  await expect.poll(shadow).not.toMatch(unseen);
  expect((await header.boundingBox())?.y).toBe(0);
});

test('the scroll-to-top button appears past 400 px and leads to the top', async ({ page }) => {
  await page.goto('/');
  const up = page.getByRole('link', { name: 'Back to top' });
  await expect(up).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await expect(up).toBeVisible();
  await up.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('the colours are remembered and shown without a flash of the others', async ({ page }) => {
  await page.goto('/contact');
  const toggle = page.getByRole('button', { name: 'Dark colours' });
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.body);
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
});

test('the language switch leads to the twin of this page and back', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('link', { name: 'Versiunea în limba română' }).click();
  await expect(page).toHaveURL(/\/ro\/contact$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ro');
  await page.getByRole('link', { name: 'English version' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('twins point at each other and at themselves', anyWindow, async ({ page }) => {
  for (const [path, twin] of [
    ['/contact', '/ro/contact'],
    ['/ro/contact', '/contact'],
  ] as const) {
    await page.goto(path);
    const alternates = await page
      .locator('link[hreflang]')
      .evaluateAll((list) => list.map((link) => new URL((link as HTMLLinkElement).href).pathname));
    expect(alternates.sort()).toEqual([path, twin].sort());
    expect(new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '').pathname).toBe(path);
  }
});

test('the header has its five links, in order', async ({ page, isMobile }) => {
  expect(links).toHaveLength(5);
  await page.goto('/contact');
  const nav = isMobile ? page.locator('dialog#menu ul') : page.locator('header nav');
  expect(await nav.locator('a').evaluateAll((list) => list.map((link) => link.getAttribute('href')))).toEqual(links);
});

test('the footer stands 80rem wide at most and carries documents, accreditations, dispute badge and year', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  const footer = page.locator('footer');
  for (const { label } of [...agency.documents, ...agency.rights]) await expect(footer).toContainText(label.en);
  for (const { name } of agency.accreditations) await expect(footer).toContainText(name);
  await expect(footer).toContainText(String(new Date().getFullYear()));
  const badge = footer.locator('a[href="https://anpc.ro/ce-este-sal/"] svg');
  expect(await badge.boundingBox()).toMatchObject({ width: 250, height: 50 });
  if (!isMobile) expect((await footer.locator('> div').boundingBox())?.width).toBe(1280);
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the drawer opens, keeps the focus inside, and gives it back on Escape', async ({ page }) => {
    await page.goto('/contact');
    const opener = page.getByRole('button', { name: 'Open menu' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const drawer = page.locator('dialog#menu');
    await expect(drawer).toBeVisible();
    for (let press = 0; press < 14; press++) {
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement === document.body || document.querySelector('dialog#menu')?.contains(activeElement);
      });
      expect(inside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('on every telephone a strip of overlay stays beside the drawer, and closes it', async ({ page }) => {
    for (const width of [320, 360, 390, 430]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/contact');
      await page.getByRole('button', { name: 'Open menu' }).click();
      const drawer = page.locator('dialog#menu');
      // Slid in, it ends at the right edge; what is left of it is the strip.
      await expect.poll(async () => right(await drawer.boundingBox()), `${width}`).toBe(width);
      expect((await drawer.boundingBox())?.x, `${width}`).toBeGreaterThanOrEqual(44);
      await page.mouse.click(20, 500);
      await expect(drawer).toBeHidden();
    }
  });

  test('a chosen link closes the drawer', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.locator('dialog#menu').getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.locator('dialog#menu')).toBeHidden();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('menu and search open, and the colour button is not offered', async ({ page, isMobile }) => {
    await page.goto('/');
    await expect(page.locator('[data-theme-switch]')).toBeHidden();
    if (isMobile) {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.locator('dialog#menu')).toBeVisible();
      await page.getByRole('button', { name: 'Close menu' }).click();
    }
    await page.getByRole('button', { name: 'Search' }).first().click();
    await expect(page.getByRole('searchbox')).toBeVisible();
  });
});

test('nothing foreign is requested and no React is loaded before something needs it', anyWindow, async ({ page, baseURL }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  for (const path of ['/', `/${content.continents()[0]?.key}`, `/${content.destinations()[0]?.id}`, '/contact'])
    await page.goto(path, { waitUntil: 'networkidle' });
  expect(requested.filter((url) => !url.startsWith(baseURL ?? '') && !url.startsWith('data:'))).toEqual([]);
  expect(requested.filter((url) => /client\.|react|Toaster|EnquiryForm/i.test(new URL(url).pathname))).toEqual([]);
});

const right = (box: { x: number; width: number } | null) => Math.round((box?.x ?? 0) + (box?.width ?? 0));

test('on the narrowest window that shows its links, the header keeps to the margins of the page', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const address of ['/ro/servicii', '/revelion']) {
    await page.goto(address);
    const [first, last, margin] = await page.getByRole('banner').evaluate((header) => {
      const links = [...header.querySelectorAll('a, button')].filter((one) => one.checkVisibility());
      const edges = links.map((one) => one.getBoundingClientRect());
      return [Math.min(...edges.map(({ left }) => left)), Math.max(...edges.map(({ right }) => right)), innerWidth];
    });
    expect((margin ?? 0) - (last ?? 0), address).toBeGreaterThanOrEqual((first ?? 0) / 2);
  }
});

test('the header lies on the sky of a picture, and on ground of its own where the picture is a band without sky', async ({
  page,
}) => {
  const place = content.destinations().find(({ continent }) => continent === 'europa');
  const grounds: string[] = [];
  for (const width of [390, 768, 991, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/${place?.id}`);
    grounds.push(await page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor));
  }
  const clear = 'rgba(0, 0, 0, 0)';
  expect(grounds.map((ground) => ground === clear)).toEqual([true, false, false, true]);
});

test('a link to the page one is on leads to its top without fetching it again', async ({ page }) => {
  await page.goto('/servicii#consultancy');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  let fetched = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) fetched += 1;
  });
  const link = page.locator('footer').getByRole('link', { name: 'Services', exact: true });
  await link.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveURL(/\/servicii$/);
  expect(fetched).toBe(0);
});

test('a page whose style sheets are slow fades in without a report', async ({ page }) => {
  const reports: string[] = [];
  page.on('pageerror', ({ message }) => reports.push(message));
  await page.route('**/*.css', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.goto('/europa');
  for (const address of ['/ro/servicii', '/ro/contact']) {
    await page.getByRole('contentinfo').locator(`a[href="${address}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await page.waitForLoadState();
  }
  expect(reports).toEqual([]);
});

test('pages that are left at once and colours that are changed twice report nothing', anyWindow, async ({ page }) => {
  const reported: string[] = [];
  page.on('pageerror', (error) => reported.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') reported.push(message.text());
  });
  await page.goto('/europa');
  const theme = page.locator('[data-theme-switch]');
  await theme.click();
  await theme.click();
  for (const path of ['/roma', '/europa', '/contact', '/'])
    await page.evaluate((next) => location.assign(next), path).then(() => page.waitForURL(new RegExp(`${path}$`)));
  expect(reported).toEqual([]);
});
