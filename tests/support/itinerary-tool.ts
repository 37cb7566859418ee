/** The itinerary tool as a visitor uses it. */
import { expect, type Page } from '@playwright/test';

export const ticketFile = (name: string) => new URL(`../tickets/${name}`, import.meta.url).pathname;
export const receipt = ticketFile('turkish/bilingual-browser.pdf');
export const pasted = ticketFile('amadeus-itinerary/pasted-to-the-day-before.txt');

/** The worker's own code is two megabytes: on a busy machine it takes its time. */
export const patient = { timeout: 25_000 };

/** Wakes the tool as a visitor's first touch does. */
export async function wake(page: Page) {
  const input = page.locator('#ticket-file');
  await input.focus();
  await expect(page.locator('astro-island[ssr]:has(#ticket-file)')).toHaveCount(0);
  return input;
}

/** Wakes the tool and hands it a file. */
export async function choose(page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }) {
  await (await wake(page)).setInputFiles(file);
}

export async function convert(page: Page) {
  await page.getByRole('button', { name: /Convert PDF|Convertiți/ }).click();
}

export const field = (page: Page, path: string) => page.locator(`[data-path="${path}"]`);
