import { expect, type Page, test } from '@playwright/test';

const map = (page: Page) => page.getByRole('img', { name: 'Chart of the Istanbul–Timișoara route' });

/** Height in CSS pixels of the smallest letters of the map that are shown. */
const smallestLetters = (page: Page) =>
  map(page).evaluate((svg) => {
    const scale = (svg as SVGSVGElement).getScreenCTM()?.a ?? 0;
    const sizes = [...svg.querySelectorAll('text')].map((text) => Number.parseFloat(getComputedStyle(text).fontSize));
    return Math.min(...sizes) * scale;
  });

test('the route map has a readable place at every width: a tap away on a phone, beside the board elsewhere', async ({
  page,
  isMobile,
}) => {
  for (const width of isMobile ? [360, 390] : [768, 1000, 1300, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    if (isMobile) {
      await expect(map(page)).toBeHidden();
      await page.getByText('The route on the map').click();
    }
    await expect(map(page), `${width}`).toBeVisible();
    expect(await smallestLetters(page), `letters at ${width}`).toBeGreaterThan(isMobile ? 11 : 9);
    const cut = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(cut, `what overflows at ${width}`).toBeLessThanOrEqual(0);
  }
});

test('the map lies on no word of the board', async ({ page, isMobile }) => {
  for (const width of isMobile ? [390] : [768, 1000, 1300, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    if (isMobile) await page.getByText('The route on the map').click();
    const chart = await map(page).boundingBox();
    const words = page.locator('section[aria-labelledby="board"] :is(h2, p, tbody td, tbody th, label)');
    const boxes = (await Promise.all((await words.all()).map((word) => word.boundingBox()))).filter((box) => box !== null);
    expect(boxes.length).toBeGreaterThan(0);
    if (!chart) throw new Error('the map is not laid out');
    for (const box of boxes) {
      const apart =
        box.x + box.width <= chart.x + 1 ||
        chart.x + chart.width <= box.x + 1 ||
        box.y + box.height <= chart.y + 1 ||
        chart.y + chart.height <= box.y + 1;
      // From 86em on the chart fades out under the last column.
      expect(apart || (width >= 1376 && box.x + box.width - chart.x < 24), `${width}: ${JSON.stringify(box)}`).toBe(true);
    }
  }
});
