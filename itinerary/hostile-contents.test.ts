import { expect, test } from 'vitest';
import { hostileContents } from '#tests/support/files/hostile.ts';
import { toldBy } from '#tests/support/files/told.ts';

/** Of the ten seconds a ticket is given, on a machine that has other things to do. */
const longestMs = 8000;

test.each(hostileContents)('$name: $code', { timeout: 60_000 }, async ({ make, code }) => {
  const file = await make();
  const begun = performance.now();
  const told = await toldBy(file);
  expect(performance.now() - begun).toBeLessThan(longestMs);
  if (code === 'read') expect(told).toMatchObject({ flights: [expect.stringContaining('RO301 OTP 2027-04-12 14:10')] });
  else expect(told).toBe(code);
});
