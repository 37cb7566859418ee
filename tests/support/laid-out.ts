import { expect, type Page } from '@playwright/test';

/** Runs in the page: how many parts below the first view still wait to be laid out. */
export function waitingParts(): number {
  return [...document.querySelectorAll('main *, footer *')].filter(
    (part) => getComputedStyle(part).contentVisibility !== 'visible',
  ).length;
}

/** Waits until what lies below the first view is laid out too: until then its boxes are estimates. */
export async function laidOut(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(waitingParts)).toBe(0);
}
