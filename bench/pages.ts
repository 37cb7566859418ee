/**
 * Lighthouse, mobile, on one page of each kind of the built site, over HTTPS and HTTP/2 as visitors meet it: the median of nine
 * runs, and what a telephone on 4G is sent. Not a test: the figures depend on the machine. `npm run bench:pages`, after a build; `npm run bench:pages -- entry list` for some kinds.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { entryHref, hrefOf, kindOf, type PageKind } from '#domain/rules/addresses.ts';
import { readSiteFacts } from '#server/services/site-facts.ts';
import { findChromium } from '../bin/programs.mjs';
import { builtPages, builtSite } from '../scripts/build/built-pages.ts';
import { listens } from '../tests/support/ports.ts';
import { selfSigned } from './self-signed.ts';

const runs = 9;
const wanted = process.argv.slice(2);
const sitePort = 20_000 + (process.pid % 10_000);
const frontPort = sitePort + 10_000;
const debuggingPort = sitePort + 20_000;
const origin = `https://127.0.0.1:${frontPort}`;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const facts = await readSiteFacts(join(builtSite, '../site.json'));
const urls = builtPages().map(({ url }) => url);
/** One page of each kind: of lists and entries, those of places, which are the fullest. */
const sample: Readonly<Record<Exclude<PageKind, 'sheet' | 'map' | 'fragment' | 'shell'>, string | undefined>> = {
  home: '/',
  magazine: hrefOf('blog', 'ro'),
  list: urls.find((url) => url === entryHref('continents', 'europa')) ?? urls.find((url) => kindOf(url) === 'list'),
  entry: urls.find((url) => url === entryHref('destinations', 'santorini')) ?? urls.find((url) => kindOf(url) === 'entry'),
  comparison: hrefOf('savedList', 'ro'),
  corporate: urls.find((url) => url === '/contact'),
  calendar: hrefOf('longWeekends', 'ro'),
  finder: hrefOf('whereAndWhen', 'ro'),
};

const executablePath = findChromium();
if (!executablePath) throw new Error('No Chromium found: npm run setup -- --browser installs one.');
const certificate = selfSigned();
const browser = await chromium.launch({
  executablePath,
  chromiumSandbox: process.getuid?.() !== 0,
  args: [`--remote-debugging-port=${debuggingPort}`, `--ignore-certificate-errors-spki-list=${certificate.spki}`],
});
const server = startProgram('../tests/support/site-under-test.ts');
const front = startProgram('./https-front.ts', String(frontPort), String(sitePort));
try {
  await untilItAnswers();
  // Not counted: it wakes the browser.
  await runOn('/');
  const rows: Record<string, string | number>[] = [];
  for (const [kind, url] of Object.entries(sample)) {
    if (!url || (wanted.length > 0 && !wanted.includes(kind))) continue;
    rows.push({ kind, url, ...(await medianOf(url)), 'KiB on 4G': await sentOn4G(url) });
    // All of them take a quarter of an hour: a run that is cut off has told what it knew.
    console.log(Object.values(rows.at(-1) ?? {}).join('  '));
  }
  console.table(rows);
} finally {
  await browser.close();
  front.kill('SIGTERM');
  server.kill('SIGTERM');
}

async function medianOf(url: string): Promise<Record<string, string | number>> {
  const results: Result[] = [];
  while (results.length < runs) results.push(await runOn(url));
  const value = (audit: string) => median(results.map((result) => result.audits[audit]?.numericValue ?? Number.NaN));
  const score = (category: string) =>
    Math.round(100 * median(results.map((result) => result.categories[category]?.score ?? Number.NaN)));
  return {
    'LCP s': (value('largest-contentful-paint') / 1000).toFixed(2),
    'TBT ms': Math.round(value('total-blocking-time')),
    CLS: value('cumulative-layout-shift').toFixed(3),
    'KiB sent': Math.round(value('total-byte-weight') / 1024),
    ...Object.fromEntries(categories.map((category) => [category, score(category)])),
  };
}

/**
 * KiB sent before anybody touches the page, the banner about cookies with it. Lighthouse takes from the browser what it knows of its network,
 * and then it fetches lazy pictures from more than twice as far below the window.
 */
async function sentOn4G(url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  let bytes = 0;
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await network.send('Network.enable');
  const speed = { latency: 20, downloadThroughput: 1e6, uploadThroughput: 1e6, connectionType: 'cellular4g' } as const;
  await network.send('Network.emulateNetworkConditions', { offline: false, ...speed });
  await page.goto(`${origin}${url}`, { waitUntil: 'load' });
  await page.locator('[data-consent-banner]').waitFor();
  await context.close();
  return Math.round(bytes / 1024);
}

/** A browser that is still busy with the page before sometimes records no start of the navigation: then it is measured again. */
async function runOn(url: string, attempts = 3): Promise<Result> {
  const result = await lighthouse(`${origin}${url}`, {
    port: debuggingPort,
    onlyCategories: [...categories],
    logLevel: 'error',
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
  if (!result.lhr.runtimeError) return result.lhr;
  if (attempts === 1) throw new Error(`${url}: ${result.lhr.runtimeError.message}`);
  return runOn(url, attempts - 1);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function startProgram(file: string, ...ports: string[]) {
  return spawn(process.execPath, [new URL(file, import.meta.url).pathname, ...ports], {
    // At the address it was built for, its pages are sent as the build packed them.
    env: {
      ...process.env,
      SITE_PORT: String(sitePort),
      SITE_ORIGIN: facts.origin,
      FRONT_KEY: certificate.key,
      FRONT_CERT: certificate.cert,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function untilItAnswers(): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (server.exitCode !== null || front.exitCode !== null) throw new Error('The server stopped: see above.');
    if ((await listens(sitePort)) && (await listens(frontPort))) return;
    await pause(100);
  }
  throw new Error(`The server did not answer on port ${sitePort} within 10 s.`);
}
