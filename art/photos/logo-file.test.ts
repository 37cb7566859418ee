import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logoProblem, logoSize } from './logo-file.ts';

const drawn = (size: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${size}><circle cx="9" cy="9" r="9" fill="red"/></svg>`;
const painted = (width: number, height: number) => sharp({ create: { width, height, channels: 4, background: '#1b315f' } });

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'logos-'));
  const files = {
    'drawn.svg': drawn('viewBox="0 0 120 40"'),
    'sized.svg': drawn('width="90" height="30"'),
    'wide.svg': drawn('viewBox="0 0 900 40"'),
    'heavy.svg': drawn('viewBox="0 0 120 40"').replace('<circle', `<!--${'x'.repeat(50_000)}--><circle`),
    'painted.png': await painted(280, 80).png().toBuffer(),
    'painted.webp': await painted(280, 80).webp().toBuffer(),
    'low.png': await painted(120, 40).png().toBuffer(),
    'renamed.png': await painted(280, 80).webp().toBuffer(),
    'broken.svg': 'not a drawing',
  };
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a logo is as large as its file says', async () => {
  expect(await logoSize('drawn.svg', folder)).toEqual({ width: 120, height: 40 });
  expect(await logoSize('sized.svg', folder)).toEqual({ width: 90, height: 30 });
  expect(await logoSize('painted.webp', folder)).toEqual({ width: 280, height: 80 });
});

test('a logo that can be used has no problem', async () => {
  for (const file of ['drawn.svg', 'sized.svg', 'painted.png', 'painted.webp'])
    expect(await logoProblem(file, folder), file).toBeUndefined();
});

test('what is missing, too low, too wide, too heavy or something else is said with its name', async () => {
  expect(await logoProblem('none.svg', folder)).toBe('fișierul „none.svg” nu este în content/logos');
  expect(await logoProblem('low.png', folder)).toBe('„low.png” are 40 pixeli în înălțime; sunt necesari cel puțin 70');
  expect(await logoProblem('wide.svg', folder)).toBe('„wide.svg” este prea lată: 900 × 40; cel mult de 7 ori înălțimea');
  expect(await logoProblem('heavy.svg', folder)).toBe('„heavy.svg” are 49 KB; cel mult 40');
  expect(await logoProblem('renamed.png', folder)).toBe('„renamed.png” nu poate fi citit ca siglă (este webp)');
  expect(await logoProblem('broken.svg', folder)).toMatch(/„broken\.svg” nu poate fi citit ca siglă/);
});
