/** What tests of the consent look at, and what a page asks of others. */
import type { Page, PlaywrightTestOptions } from '@playwright/test';
import { endpoints } from '#domain/rules/endpoints.ts';

export const banner = (page: Page) => page.locator('[data-consent-banner]');
/** The choice that the browser keeps. */
export const kept = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('cookieConsent') ?? 'null'));

/** Everything the page asks of anybody but the site itself. */
export function foreign(page: Page, origin = ''): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin: of } = new URL(request.url());
    if (/^http/.test(protocol) && of !== origin) asked.push(request.url());
  });
  return asked;
}

/** Comes to a page and waits for the last thing it fetches by itself: who may be asked for consent. */
export async function comeAndRest(page: Page, url: string): Promise<void> {
  const asked = page.waitForResponse((response) => new URL(response.url()).pathname === endpoints.thirdParties);
  await page.goto(url);
  await (await asked).finished();
  await page.waitForLoadState('networkidle');
}

/** Somebody who comes for the first time. */
export const firstVisit = {
  storageState: { cookies: [], origins: [] },
  contextOptions: { reducedMotion: 'reduce' },
} satisfies Partial<PlaywrightTestOptions>;

/** The pages whose words follow the table of third parties. */
export const pagesOfParties = [
  '/despre-cookies',
  '/en/about-cookies',
  '/politica-de-confidentialitate',
  '/en/data-protection',
  '/consent/ro',
  '/consent/en',
] as const;
