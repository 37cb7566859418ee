import { expect, type Page, test } from '@playwright/test';
import { projectPageSchema } from '#domain/schemas/project-page.ts';
import { anyWindow } from '#tests/support/any-window.ts';
import { content } from '../support/content.ts';

const copy = content.page('project', 'ro', projectPageSchema);
const { facts } = copy;
const steps = copy.steps.items.map(({ name }) => name);
const [firstStep = ''] = steps;

const stepOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, level: 3, exact: true }) });
const descriptionOf = (page: Page, name: string) => stepOf(page, name).getByRole('paragraph');

async function expectShown(page: Page, shown: string[]) {
  for (const name of steps) await expect(descriptionOf(page, name)).toHaveCSS('opacity', shown.includes(name) ? '1' : '0');
}

/** From the top of the page with the Tab key alone. */
async function tabTo(page: Page, name: string) {
  const link = stepOf(page, name).getByRole('link');
  const isFocused = () => link.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 40 && !(await isFocused()); presses += 1) await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
}

test.beforeEach(async ({ page }) => {
  await page.goto('/create');
});

test('the name is read whole, though it is shown letter by letter', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(facts.name);
});

test('three cards: pupils, months, region', anyWindow, async ({ page }) => {
  const figures = page.getByRole('region', { name: copy.stats.label });
  await expect(figures.getByRole('definition')).toHaveText([
    `${facts.pupils}`,
    `${facts.months}`,
    new RegExp(`${facts.region}$`),
  ]);
});

test('the steps and the objectives, in order', anyWindow, async ({ page }) => {
  await expect(page.getByRole('region', { name: copy.steps.heading }).getByRole('heading', { level: 3 })).toHaveText(steps);
  await expect(page.getByRole('region', { name: copy.objectives.heading }).getByRole('heading', { level: 3 })).toHaveText(
    copy.objectives.items.map(({ title }) => title),
  );
});

test('with no step in hand every description shows', async ({ page }) => {
  await expectShown(page, steps);
});

test('a mouse over a step, or a finger on it, hides the descriptions of the others', async ({ page, isMobile }) => {
  for (const name of steps) {
    if (isMobile) await stepOf(page, name).getByRole('link').tap();
    else await stepOf(page, name).hover();
    await expectShown(page, [name]);
  }
  if (isMobile) await page.getByRole('heading', { name: copy.objectives.heading }).tap();
  else await page.mouse.move(0, 0);
  await expectShown(page, steps);
});

test('the keyboard walks the steps as the mouse does', async ({ page }) => {
  await tabTo(page, firstStep);
  for (const name of steps) {
    await expect(stepOf(page, name).getByRole('link')).toBeFocused();
    await expectShown(page, [name]);
    await page.keyboard.press('Tab');
  }
  await expectShown(page, steps);
});

test('a description that is hidden from the eye stays for a screen reader', anyWindow, async ({ page }) => {
  await tabTo(page, firstStep);
  for (const name of steps) await expect(descriptionOf(page, name)).toMatchAriaSnapshot('- paragraph: /\\S/');
});

test('a picture that fails leaves the emblem under it', anyWindow, async ({ page }) => {
  await page.route('**/art/**', (route) => route.abort());
  await page.reload();
  const picture = page.getByRole('img', { name: copy.picture.alt });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      picture
        .locator('img')
        .evaluateAll((images) => images.length > 0 && images.every((image) => (image as HTMLImageElement).naturalWidth === 0)),
    )
    .toBe(true);
  // What a browser draws for a failed picture stands in its upper left corner: that corner lies outside the frame.
  const frame = await picture.boundingBox();
  const failed = await picture.locator('img:visible').boundingBox();
  expect(failed?.x).toBeLessThanOrEqual((frame?.x ?? 0) - 20);
  expect(failed?.y).toBeLessThanOrEqual((frame?.y ?? 0) - 20);
  await expect(picture.locator('svg')).toBeVisible();
});

test('both funders are named beside their emblems', anyWindow, async ({ page }) => {
  const funding = page.getByRole('region', { name: copy.funding.heading });
  for (const { label } of copy.funding.emblems) {
    const funder = funding.getByRole('listitem').filter({ hasText: label });
    await expect(funder.locator('svg')).toBeVisible();
  }
  await expect(funding).toContainText(facts.programme);
});
