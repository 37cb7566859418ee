import { expect, test } from 'vitest';
import { lettering } from './lettering.ts';

const serif = { typeface: 'serif', size: 100 } as const;

test('letters are outlines of the brand’s typefaces, kerned', async () => {
  const [pair, a, v] = await Promise.all(['AV', 'A', 'V'].map((text) => lettering(text, serif)));
  expect(pair?.path).toMatch(/^M[\d.\-MLQCZ ]+Z$/);
  expect(pair?.width).toBeLessThan((a?.width ?? 0) + (v?.width ?? 0) - 5);
  expect((await lettering('A', { typeface: 'sans', size: 100 })).path).not.toBe(a?.path);
});

test('Romanian and other European letters stand in one word with the rest', async () => {
  for (const typeface of ['sans', 'serif'] as const) {
    const { path, width } = await lettering('Săpânța, Český, Łódź „Vík”', { typeface, size: 40 });
    expect(path).not.toMatch(/NaN|undefined/);
    expect(width).toBeGreaterThan(400);
  }
});

test('a comma below written as two signs is the one letter', async () => {
  expect(await lettering('s\u0326', serif)).toEqual(await lettering('ș', serif));
});

test('a letter that no font has is named', async () => {
  await expect(lettering('Ж', serif)).rejects.toThrow('“Ж” in “Ж” is in none of the fonts');
});

test('size scales, tracking moves closer', async () => {
  const { width } = await lettering('Roma', serif);
  expect((await lettering('Roma', { ...serif, size: 50 })).width).toBeCloseTo(width / 2, 5);
  expect((await lettering('Roma', { ...serif, tracking: -0.05 })).width).toBeCloseTo(width - 15, 5);
});
