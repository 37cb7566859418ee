/**
 * Given to a test that finds the same in any window: words, addresses, files, what is sent. It runs in one (playwright.config.ts),
 * as do all those in `tests/e2e/any-window/`.
 */
export const anyWindow = { tag: '@any-window' };
