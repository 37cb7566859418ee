/** The three tools of /corporate, as the browser tests use them. */
import { expect, type Page } from '@playwright/test';
import type { Answer } from '#domain/rules/travel-assessment.ts';
import { companyToolsSchema } from '#domain/schemas/company-tools.ts';
import type { Lang } from '#domain/schemas/lang.ts';
import { content } from './content.ts';

const copyOf = (lang: Lang) => content.filledPage('company-tools', lang, companyToolsSchema);
export const pages = [
  { lang: 'en', path: '/corporate', copy: copyOf('en') },
  { lang: 'ro', path: '/ro/corporate', copy: copyOf('ro') },
] as const;
export const tools = ['savings', 'policy', 'assessment'] as const;
type Tool = (typeof tools)[number];

export const tool = (page: Page, id: Tool) => page.locator(`section#${id}`);
/** Scrolls to a tool and waits until it can be used. */
export async function wake(page: Page, id: Tool) {
  await tool(page, id).locator('input').first().scrollIntoViewIfNeeded();
  await expect(tool(page, id).locator('input').first()).toBeEnabled();
}
export const year = { trips: 75, ticket: 212, changed: 25, change: 60, hours: 3, hour: 20, fee: 12 };
export const shares = { fares: { low: 2, high: 6 }, changes: { low: 0, high: 50 }, time: { low: 10, high: 40 } };
export const given: Answer[] = ['yes', 'partly', 'no', 'yes', 'no', 'partly', 'no', 'no', 'yes', 'yes'];

export async function fillYear(page: Page) {
  for (const [name, value] of Object.entries(year)) await page.locator(`#savings-${name}`).fill(String(value));
  for (const [name, span] of Object.entries(shares))
    for (const [end, value] of Object.entries(span)) await page.locator(`#savings-${name}-${end}`).fill(String(value));
}

export async function answerAll(page: Page, answers: readonly Answer[]) {
  for (const [place, answer] of answers.entries()) await page.locator(`[name=statement-${place + 1}][value=${answer}]`).check();
}
