import { expect, test } from 'vitest';
import { kilobytes, kilobytesOfParts } from './kilobytes.ts';

test('a kilobyte that is begun is a kilobyte', () => {
  expect([0, 1, 1024, 1025].map(kilobytes)).toEqual([0, 1, 1, 2]);
});

test('parts in whole kilobytes are those of their sum, and an empty part has none', () => {
  const bytes = [0, 600, 1500, 20_480, 22_736, 8563];
  for (const one of bytes)
    for (const other of bytes) {
      const parts = { one, other, third: 1700, none: 0 };
      const sizes = kilobytesOfParts(parts);
      expect(sizes.one + sizes.other + sizes.third + sizes.none).toBe(kilobytes(one + other + 1700));
      expect(sizes.none).toBe(0);
    }
});
