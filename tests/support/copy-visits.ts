/** Opens pages of a built copy of the project, under the policy the server sends. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { isApi } from '#domain/rules/addresses.ts';
import { endpoints } from '#domain/rules/endpoints.ts';
import { configuredParties } from '#domain/rules/third-parties.ts';
import { readSiteFacts } from '#server/services/site-facts.ts';
import { loadStaticFiles, type StaticFiles } from '#server/services/static-files.ts';
import { findChromium } from '../../bin/programs.mjs';

const origin = 'http://copy.test';
type CopyVisit = { page: Page; asked: string[]; complaints: string[] };

export async function startBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium found: npm run setup -- --browser installs one.');
  return chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 });
}

const loaded = new Map<string, Promise<StaticFiles>>();

/** The built files of a copy as a server at its address would send them. */
function filesOf(project: string): Promise<StaticFiles> {
  const known =
    loaded.get(project) ??
    readSiteFacts(join(project, 'dist/site.json')).then((facts) =>
      loadStaticFiles(join(project, 'dist/site'), facts, {
        siteUrl: origin,
        parties: configuredParties({ googleMaps: undefined }),
      }),
    );
  loaded.set(project, known);
  return known;
}

/** @param project folder of the copy */
export async function visitCopy(
  browser: Browser,
  project: string,
  path: string,
  { theme = 'light', width = 1440 } = {},
): Promise<CopyVisit> {
  const files = await filesOf(project);
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  const [asked, complaints]: [string[], string[]] = [[], []];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.addInitScript((mode) => localStorage.setItem('colour-mode', mode), theme);
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    // What the server says besides: that nobody else is asked, and a badge.
    if (pathname === endpoints.thirdParties) return route.fulfill({ json: { parties: [] } });
    if (pathname === endpoints.trustBadge)
      return route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
    if (isApi(pathname)) return route.fulfill({ json: {} });
    const file = files.get(pathname);
    if (!file) complaints.push(`${pathname} is not there`);
    if (!file) return route.fulfill({ status: 404 });
    const policy = file.kind === 'text' ? file.policy : undefined;
    await route.fulfill({
      body: file.kind === 'text' ? file.text : readFileSync(file.path),
      headers: { 'content-type': file.contentType, ...(policy && { 'content-security-policy': policy }) },
    });
  });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  return { page, asked, complaints };
}
