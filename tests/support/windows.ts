import type { BrowserContextOptions } from '@playwright/test';

/** The two windows pages are looked at in: a telephone's and a computer's. */
export const windows = {
  narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  wide: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, isMobile: false, hasTouch: false },
} satisfies Record<string, BrowserContextOptions>;

export type WindowName = keyof typeof windows;
