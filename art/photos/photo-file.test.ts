import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { photograph } from '#tests/support/photograph.ts';
import { photoJpeg, photoProblem, photoSources, printPhoto } from './photo-file.ts';

// Large pictures are made and cut here: a busy machine needs time.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'photos-'));
  const large = await photograph(2400, 1600);
  writeFileSync(join(folder, 'oia.jpg'), large);
  writeFileSync(join(folder, 'mic.jpg'), await photograph(900, 700));
  writeFileSync(join(folder, 'contract.jpg'), '%PDF-1.7 not a photograph');
  writeFileSync(join(folder, 'dublu.jpg'), large);
  writeFileSync(join(folder, 'dublu.png'), 'x');
  // A camera held upright: the pixels lie on their side and a note says so.
  writeFileSync(join(folder, 'turn.jpg'), await sharp(large).withMetadata({ orientation: 6 }).jpeg().toBuffer());
});
afterAll(() => rmSync(folder, { recursive: true }));

const picture = (photo: string, focus: [number, number] = [50, 50]) => ({
  photo,
  credit: 'Foto: autorul',
  alt: 'O fotografie',
  focus,
});
const candidates = (set: string) => set.split(', ').map((candidate) => candidate.split(' ') as [url: string, width: string]);

test('a photograph that can be used has no problem', async () => {
  expect(await photoProblem('oia.jpg', folder)).toBeUndefined();
  expect(await photoProblem('turn.jpg', folder)).toBeUndefined();
});

test('what is missing, too small, no photograph or there twice is said with its name', async () => {
  expect(await photoProblem('atlantida.jpg', folder)).toBe('fișierul „atlantida.jpg” nu este în content/photos');
  expect(await photoProblem('mic.jpg', folder)).toBe('„mic.jpg” are 900 × 700 pixeli; sunt necesari cel puțin 1600 × 1200');
  expect(await photoProblem('contract.jpg', folder)).toMatch(/„contract\.jpg” nu poate fi citit ca fotografie/);
  expect(await photoProblem('dublu.jpg', folder)).toMatch(/mai multe fișiere „dublu”: dublu\.jpg, dublu\.png/);
});

test('a crop is offered as AVIF and WebP in growing widths, never larger than the original', async () => {
  const { avif, webp, src, width, height } = await photoSources(picture('oia.jpg'), '4:5', folder);
  expect(candidates(avif).map(([, size]) => size)).toEqual(['320w', '480w', '640w', '960w', '1280w']);
  expect(candidates(webp).map(([url]) => url)).toContain(src);
  expect([width, height]).toEqual([1280, 1600]);
  const tall = await photoSources(picture('turn.jpg'), '21:9', folder);
  expect(candidates(tall.avif).map(([, size]) => size)).toEqual(['768w', '1280w']);
});

test('every file has the size its name says, a small weight and nothing of the camera', async () => {
  for (const [crop, ratio] of [
    ['4:5', 1.25],
    ['21:9', 9 / 21],
  ] as const) {
    const { avif, webp } = await photoSources(picture('turn.jpg'), crop, folder);
    for (const [url, size] of [...candidates(avif), ...candidates(webp)]) {
      const file = await printPhoto(url, folder);
      const { format, width = 0, height, exif } = await sharp(file).metadata();
      expect(format, url).toBe(url.endsWith('avif') ? 'heif' : 'webp');
      expect([`${width}w`, height], url).toEqual([size, Math.round(width * ratio)]);
      expect(exif, url).toBeUndefined();
      expect(file.length / (width * (height ?? 0)), `bytes for each pixel of ${url}`).toBeLessThan(0.2);
    }
  }
});

test('the focus stays in the frame', async () => {
  const average = async (x: number) => {
    const { avif } = await photoSources(picture('oia.jpg', [x, 40]), '4:5', folder);
    const { channels } = await sharp(await printPhoto(candidates(avif)[0]?.[0] ?? '', folder)).stats();
    return channels[0]?.mean ?? 0;
  };
  // The sun stands at the right.
  expect(await average(72)).toBeGreaterThan((await average(5)) + 3);
});

test('the placeholder is a few hundred bytes of the photograph itself', async () => {
  const { placeholder } = await photoSources(picture('oia.jpg'), '4:5', folder);
  expect(placeholder.length).toBeLessThan(500);
  const tiny = sharp(Buffer.from(placeholder.split(',')[1] ?? '', 'base64'));
  expect(await tiny.metadata()).toMatchObject({ width: 16, height: 20, format: 'webp' });
});

test('the same photograph has the same addresses, another one others', async () => {
  const first = await photoSources(picture('oia.jpg'), '4:5', folder);
  expect(await photoSources(picture('oia.jpg'), '4:5', folder)).toEqual(first);
  const [, print] = /\.([a-f0-9]{8})\.avif/.exec(first.avif) ?? [];
  writeFileSync(join(folder, 'oia.jpg'), await photograph(2000, 1600));
  expect((await photoSources(picture('oia.jpg'), '4:5', folder)).avif).not.toContain(print);
});

test('a drawing around a photograph gets it as JPEG', async () => {
  const { src } = await photoSources(picture('turn.jpg'), '21:9', folder);
  expect(await sharp(await photoJpeg(src, '4:5', 756, folder)).metadata()).toMatchObject({
    format: 'jpeg',
    width: 756,
    height: 945,
  });
});

test('a URL without a photograph is an error with its name', async () => {
  await expect(printPhoto('/art/photo.atlantida.4x5.50-50.320.00000000.avif', folder)).rejects.toThrow(/atlantida/);
});
