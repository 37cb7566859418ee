import type { BrowserContextOptions } from '@playwright/test';

/** What the browser keeps of somebody who was asked about third parties and wants only what is necessary. */
export const chosenValue = JSON.stringify({ necessary: true, analytics: false });

export const chosen = (origin: string) =>
  ({
    cookies: [],
    origins: [{ origin, localStorage: [{ name: 'cookieConsent', value: chosenValue }] }],
  }) satisfies BrowserContextOptions['storageState'];
