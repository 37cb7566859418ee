/** Opens pages of a built copy of the project, under the policy the server sends. */
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { contentSecurityPolicy } from '#server/services/content-security-policy.ts';
import { findChromium } from '../../bin/programs.mjs';

const origin = 'http://copy.test';
const types: Record<string, string> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};
const policy = { https: false, map: 'openstreetmap' } as const;

export type CopyVisit = { page: Page; asked: string[]; complaints: string[] };

export async function startBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium found: npm run setup -- --browser installs one.');
  return chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 });
}

/** @param project folder of the copy */
export async function visitCopy(
  browser: Browser,
  project: string,
  path: string,
  { theme = 'light', width = 1440 } = {},
): Promise<CopyVisit> {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  const [asked, complaints]: [string[], string[]] = [[], []];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.addInitScript((mode) => localStorage.setItem('colour-mode', mode), theme);
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    const name = pathname === '/' ? '/index' : pathname;
    const file = join(project, 'dist/site', extname(name) ? name : `${name}.html`);
    const body = readFileSync(file);
    const headers = {
      'content-type': types[extname(file)] ?? `image/${extname(file).slice(1)}`,
      ...(file.endsWith('.html') && { 'content-security-policy': contentSecurityPolicy(body.toString(), policy) }),
    };
    await route.fulfill({ body, headers });
  });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  return { page, asked, complaints };
}
