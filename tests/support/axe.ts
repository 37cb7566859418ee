import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** `colours` is enough where the same page in other colours has been asked everything. */
const rules = {
  all: (axe: AxeBuilder) => axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']),
  colours: (axe: AxeBuilder) => axe.withRules(['color-contrast', 'link-in-text-block']),
};

/**
 * What axe objects to, a line each: the rule, the element, what to do.
 *
 * @param within the part of the page that is looked at; all of it unless told otherwise
 */
export async function axeObjections(page: Page, asked: keyof typeof rules = 'all', within?: string): Promise<string[]> {
  // From the top, and at rest: a page on its way somewhere has whatever passes below the header half hidden, and axe objects to that.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  // No page has a frame by itself, so axe need not open a second page to gather what frames answer; and of what is well nothing is
  // told. Together that is a third of the time.
  const axe = rules[asked](new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] }));
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} at ${target}: ${failureSummary.replace(/\s+/g, ' ')}`),
  );
}
