import { type Browser, test as base, type Page } from '@playwright/test';
import { chosenValue } from './chosen.ts';
import type { Look } from './listed-pages.ts';
import { windows } from './windows.ts';

/** Opens an address, and tells what went wrong on the way: its answer, its scripts, its files. */
type Visit = (url: string, look: Look) => Promise<{ page: Page; status: number | undefined; complaints: string[] }>;

/**
 * A test whose visits share one browser page for each look: opening one costs as much as what it is opened for. A test that fails
 * ends its worker and the pages with it.
 */
export const test = base.extend<object, { visit: Visit }>({
  visit: [
    async ({ browser }, use, { project }) => {
      const pages = new Map<string, Page>();
      await use(async (url, look) => {
        const name = `${look.window} ${look.theme}`;
        const page = pages.get(name) ?? (await openPage(browser, look, project.use.baseURL ?? ''));
        pages.set(name, page);
        return comeTo(page, url);
      });
      for (const page of pages.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
});

/** Colours are those of rest: one that is half-way through a transition is no colour of ours. */
async function openPage(browser: Browser, { window, theme }: Look, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ ...windows[window], baseURL, reducedMotion: 'reduce', locale: 'ro-RO' });
  // Nothing that a page keeps is there for the next.
  await context.addInitScript(
    ({ mode, choice }) => {
      sessionStorage.clear();
      localStorage.setItem('colour-mode', mode);
      localStorage.setItem('cookieConsent', choice);
    },
    { mode: theme, choice: chosenValue },
  );
  return context.newPage();
}

async function comeTo(page: Page, url: string): ReturnType<Visit> {
  const complaints: string[] = [];
  const { pathname } = new URL(url, 'http://site');
  page.removeAllListeners();
  page.on('pageerror', (error) => complaints.push(`a script broke: ${error.message}`));
  page.on('console', (message) => {
    // A file that failed is told below, with its address.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) complaints.push(message.text());
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Leaving a page ends what it still waited for.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${request.url()} did not come: ${reason}`);
  });
  page.on('response', (response) => {
    const { pathname: asked } = new URL(response.url());
    if (response.status() >= 400 && asked !== pathname) complaints.push(`${response.url()} answered ${response.status()}`);
  });
  const answer = await page.goto(url);
  await page.evaluate(() => document.fonts.ready);
  return { page, status: answer?.status(), complaints };
}
