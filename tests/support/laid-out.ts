import type { Page } from '@playwright/test';

/** Waits until what lies below the first view is laid out too: until then its boxes are estimates. */
export async function laidOut(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main *, footer *')].every((part) => getComputedStyle(part).contentVisibility !== 'auto'),
  );
}
