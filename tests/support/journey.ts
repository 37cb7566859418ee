import { randomInt } from 'node:crypto';
import { test as base } from '@playwright/test';

/** A test whose visitor has a network address of their own: forms may be sent twenty times a minute from each. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names a fixture needs from this pattern.
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` });
  },
});
