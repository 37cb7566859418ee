import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { moved, watchShifts } from '#tests/support/layout-shifts.ts';
import { type WindowName, windows } from '#tests/support/windows.ts';
import { filesOfTwin, type SystemFont } from '../../../scripts/font-twins.ts';

/** The fonts a visitor's machine has of its own, lent to the browser: the machine that tests may have none. */
const machines: Record<string, { window: WindowName; fonts: SystemFont[] }> = {
  computer: { window: 'wide', fonts: ['Arial', 'Arial Bold', 'Georgia'] },
  phone: { window: 'narrow', fonts: ['Roboto', 'Noto Serif'] },
};

const pages = [
  '/',
  '/ro',
  '/europa',
  '/santorini',
  '/blog',
  '/informatii-utile',
  '/bagajul-de-mana',
  '/contact',
  '/ro/contact',
  '/servicii',
  '/agentii-partenere',
];

// The twins are written into the style sheets.
test.use({ bypassCSP: true });

for (const [machine, { window, fonts }] of Object.entries(machines))
  test.describe(machine, () => {
    test.use(windows[window]);

    for (const path of pages)
      test(`typefaces that come late move nothing on ${path}`, async ({ page }) => {
        const letFacesCome = await holdFaces(page);
        await page.route('**/*.css', async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, body: withFontsOf(fonts, await response.text()) });
        });
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        expect(await page.evaluate(standInsAreThere), 'stand-ins that are shown').toBeGreaterThan(0);
        await page.evaluate(watchShifts);
        letFacesCome();
        await page.evaluate(facesAreShown);
        expect(await page.evaluate(moved)).toBeLessThan(0.02);
      });
  });

/** Typefaces wait until what it gives is called. */
async function holdFaces(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The style sheet as a machine with these fonts reads it. */
function withFontsOf(fonts: readonly SystemFont[], css: string): string {
  return css.replace(/@font-face\s*\{[^}]*local\([^}]*\}/g, (rule) => {
    const [, name] = /local\(["']?([^"')]+)/.exec(rule) ?? [];
    const font = fonts.find((one) => one === name);
    if (!font) return '';
    const { latin, extended } = filesOfTwin(font);
    const from = (file: string, letters: string) =>
      rule.replace(
        /src:[^;}]*/,
        `src:url(data:font/woff2;base64,${readFileSync(file).toString('base64')});unicode-range:${letters}`,
      );
    return from(latin, 'U+0-FF,U+2000-22FF') + from(extended, 'U+100-24F');
  });
}

/** Runs in the page: waits for the stand-ins and says how many there are. */
async function standInsAreThere(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const standIns = [...document.fonts].filter(({ family }) => /(Arial|Georgia|Roboto|Noto)"?$/.test(family));
  const check = () =>
    standIns.some(({ status }) => status === 'loading')
      ? requestAnimationFrame(check)
      : resolve(standIns.filter(({ status }) => status === 'loaded').length);
  requestAnimationFrame(() => requestAnimationFrame(check));
  return promise;
}

/** Runs in the page: all typefaces are there and shown. */
async function facesAreShown(): Promise<void> {
  await document.fonts.ready;
  for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
}
