import { defineConfig } from '@playwright/test';
import { findChromium } from './bin/programs.mjs';
import { anyWindow } from './tests/support/any-window.ts';
import { chosen } from './tests/support/chosen.ts';
import { windows } from './tests/support/windows.ts';

const executablePath = findChromium();
if (!executablePath) throw new Error('No Chromium found: npm run setup -- --browser installs one, or set CHROMIUM to its path.');

// Workers read this file again: what is chosen once is handed to them through the environment.
const port = 20_000 + 2 * (process.pid % 10_000);
process.env.SITE_PORT ??= String(port);
process.env.MAILBOX_PORT ??= String(port + 1);
const origin = `http://127.0.0.1:${process.env.SITE_PORT}`;

export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // How long a page takes is measured by tests of its own: a busy machine is nobody's fault.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'line',
  use: {
    baseURL: origin,
    // Whoever looks at something else has chosen already; tests/e2e/consent.spec.ts comes as one who has not.
    storageState: chosen(origin),
    locale: 'ro-RO',
    timezoneId: 'Europe/Bucharest',
    // Tests look at what a page asks for; those of the service worker allow it.
    serviceWorkers: 'block',
    // Without a graphics card one is imitated, at a twentieth of the time of all tests.
    launchOptions: { executablePath, chromiumSandbox: process.getuid?.() !== 0, args: ['--disable-gpu'] },
  },
  projects: [
    // Every page, each in the window and theme its address draws (tests/support/listed-pages.ts).
    { name: 'pages', testMatch: 'a11y/**/*.spec.ts' },
    { name: 'narrow', testMatch: 'e2e/**/*.spec.ts', use: windows.narrow },
    // Not those that find the same in any window, or choose one themselves: all in any-window/, and others by their tag.
    {
      name: 'wide',
      testMatch: 'e2e/**/*.spec.ts',
      testIgnore: 'e2e/any-window/**',
      grepInvert: new RegExp(anyWindow.tag),
      use: windows.wide,
    },
  ],
  webServer: {
    command: 'exec node tests/support/site-under-test.ts',
    url: origin,
    timeout: 30_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
