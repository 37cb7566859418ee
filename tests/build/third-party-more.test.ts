import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { consentKey } from '#domain/rules/consent-choice.ts';
import { banner, foreign, kept, pagesOfParties } from '#tests/support/consent.ts';
import { startBrowser } from '#tests/support/copy-visits.ts';
import { changes } from '#tests/support/other-content.ts';
import { scratchDirectory } from '#tests/support/scratch.ts';
import { type ServerProcess, startServer } from '#tests/support/server-process.ts';

const project = inject('project');
const { id, name, origin, script, privacy } = changes.thirdParty;
const folders: string[] = [];
let browser: Browser;
let counted: ServerProcess;
let plain: ServerProcess;

beforeAll(async () => {
  browser = await startBrowser();
  counted = await serve({ GA_MEASUREMENT_ID: 'G-TRIAL1' });
  plain = await serve({});
});
afterAll(async () => {
  await Promise.all([browser?.close(), counted?.end('SIGTERM'), plain?.end('SIGTERM')]);
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function serve(env: Record<string, string>): Promise<ServerProcess> {
  const dataDir = scratchDirectory('third-party-more');
  folders.push(dataDir);
  return startServer({ main: join(project, 'dist/server/main.js'), dataDir, remove: () => undefined }, env);
}

const textOf = async (site: ServerProcess, path: string) => (await fetch(site.origin + path)).text();
const policyOf = async (site: ServerProcess, path: string) =>
  (await fetch(site.origin + path)).headers.get('content-security-policy') ?? '';

test.each(pagesOfParties)('%s names one more third party where the server is set up for it, and nowhere else', async (path) => {
  expect(await textOf(counted, path)).toContain(name);
  expect(await textOf(plain, path)).not.toContain(name);
});

test.each(['/despre-cookies', '/politica-de-confidentialitate'])('%s leads to its own words', async (path) => {
  expect(await textOf(counted, path)).toContain(`href="${privacy}"`);
});

test('the security policy of every page lets it in, and that of a page which may ask nobody does not', async () => {
  for (const path of ['/', '/ro/contact', '/bled']) {
    const policy = await policyOf(counted, path);
    for (const directive of ['script-src', 'connect-src']) expect(policy).toMatch(new RegExp(`${directive} [^;]*${origin}`));
    expect(await policyOf(plain, path)).not.toContain(origin);
  }
  for (const path of ['/consent/ro', '/bled/ghid']) {
    expect(await policyOf(counted, path)).toContain('script-src');
    expect(await policyOf(counted, path)).not.toContain(origin);
  }
});

test('the banner asks, the details have its row, a yes starts it and not before', async () => {
  const page = await browser.newPage();
  await page.route(/chat\.example|googletagmanager\.com/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  const asked = foreign(page, counted.origin);
  await page.goto(`${counted.origin}/ro`);
  await banner(page).waitFor({ state: 'visible' });
  await page.locator('[data-consent=customise]').click();
  expect(await banner(page).textContent()).toContain(name);
  await page.locator('[data-consent=details]').click();
  expect(
    await page
      .getByRole('dialog')
      .getByRole('row')
      .filter({ hasText: `${name} (Trial Ltd)` })
      .isVisible(),
  ).toBe(true);
  expect(asked).toEqual([]);
  await page.getByRole('dialog').locator('[data-consent=accept]').click();
  await expect.poll(() => asked).toContain(script);
  expect(await kept(page)).toMatchObject({ analytics: true, asked: expect.arrayContaining(['google-analytics', id]) });
  await page.close();
});

test('whoever chose before it was there is asked anew, and it does not start by the old yes', async () => {
  const page = await browser.newPage();
  await page.route(/googletagmanager\.com/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  const asked = foreign(page, counted.origin);
  const choice = { necessary: true, analytics: true, map: true, asked: ['openstreetmap', 'google-analytics'] };
  await page.addInitScript(([key, value]) => localStorage.setItem(key ?? '', value ?? ''), [consentKey, JSON.stringify(choice)]);
  await page.goto(`${counted.origin}/ro`);
  await banner(page).waitFor({ state: 'visible' });
  expect(asked.some((url) => url.startsWith('https://www.googletagmanager.com/'))).toBe(true);
  expect(asked.filter((url) => url.startsWith(origin))).toEqual([]);
  await page.close();
});
