import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';

/** The fonts a visitor's machine has of its own, and fonts of npm of the same widths: the machine that tests may have none. */
const machines = {
  computer: { Arial: 'arimo 400', 'Arial Bold': 'arimo 700', Georgia: 'gelasio 400' },
  phone: { Roboto: 'roboto 400', 'Noto Serif': 'noto-serif 400' },
} satisfies Record<string, Record<string, string>>;

const pages = ['/', '/ro', '/europa', '/santorini', '/blog', '/contact', '/ro/contact', '/servicii', '/agentii-partenere'];

// The twins are written into the style sheets.
test.use({ bypassCSP: true });

for (const [machine, fonts] of Object.entries(machines))
  for (const path of pages)
    test(`typefaces that come late move nothing on ${path} on a ${machine}`, async ({ page }) => {
      const letFacesCome = await holdFaces(page);
      await page.route('**/*.css', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: withFontsOf(fonts, await response.text()) });
      });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.evaluate(standInsAreThere);
      await page.evaluate(watchShifts);
      letFacesCome();
      expect(await page.evaluate(moved)).toBeLessThan(0.02);
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

const installed = createRequire(import.meta.url);

/** The style sheet as a machine with these fonts reads it. */
function withFontsOf(fonts: Readonly<Record<string, string>>, css: string): string {
  return css.replace(/@font-face\s*\{[^}]*local\([^}]*\}/g, (rule) => {
    const [, name = ''] = /local\(["']?([^"')]+)/.exec(rule) ?? [];
    const twin = fonts[name]?.split(' ');
    if (!twin) return '';
    const [family = '', weight = ''] = twin;
    return ['latin', 'latin-ext']
      .map((part) => {
        const file = readFileSync(installed.resolve(`@fontsource/${family}/files/${family}-${part}-${weight}-normal.woff2`));
        const range = part === 'latin' ? 'U+0-FF,U+2000-22FF' : 'U+100-24F';
        return rule.replace(/src:[^;}]*/, `src:url(data:font/woff2;base64,${file.toString('base64')});unicode-range:${range}`);
      })
      .join('');
  });
}

/** Runs in the page. */
async function standInsAreThere(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const standIns = [...document.fonts].filter(({ family }) => /(Arial|Georgia|Roboto|Noto)"?$/.test(family));
  const check = () => (standIns.some(({ status }) => status === 'loading') ? requestAnimationFrame(check) : resolve());
  requestAnimationFrame(() => requestAnimationFrame(check));
  return promise;
}

type Watched = typeof globalThis & { shifts: number[] };

/** Runs in the page. */
function watchShifts(): void {
  const shifts: number[] = [];
  Object.assign(globalThis, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
  }).observe({ type: 'layout-shift' });
}

/** Runs in the page: what has moved once all typefaces are there and shown. */
async function moved(): Promise<number> {
  await document.fonts.ready;
  for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  return (globalThis as Watched).shifts.reduce((sum, shift) => sum + shift, 0);
}
