import { expect, test } from '@playwright/test';
import { moved, watchShifts } from '#tests/support/layout-shifts.ts';
import { lookOf, onePageOfEachMaking } from '#tests/support/listed-pages.ts';
import { slowLine } from '#tests/support/slow-line.ts';
import { windows } from '#tests/support/windows.ts';

// Each page in the window that its address draws.
for (const path of onePageOfEachMaking())
  test.describe(lookOf(path).window, () => {
    test.use(windows[lookOf(path).window]);

    test(`what is read first is not pushed away by what comes later on ${path}`, async ({ page, baseURL }) => {
      const line = await slowLine(baseURL ?? '');
      try {
        await page.addInitScript(watchShifts);
        await page.goto(line.origin + path);
        // More than the links of the header move when it comes in two parts, and less than anybody sees.
        expect(await page.evaluate(moved)).toBeLessThan(0.02);
      } finally {
        line.close();
      }
    });
  });
