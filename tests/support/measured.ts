import type { TestInfo } from '@playwright/test';
import { type Found, foundMark } from '../../scripts/measured.ts';

/** Says what a test found about the site, before the test judges it: what is bad is to be known too. */
export function tell(info: TestInfo, found: Found): void {
  info.annotations.push({ type: foundMark, description: JSON.stringify(found) });
}
