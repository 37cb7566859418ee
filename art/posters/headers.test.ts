import { Window } from 'happy-dom';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { contrast } from './engine/color.ts';
import { type HeaderName, headerLayer, headerNames } from './headers.ts';
import type { LayerWindow } from './layers.ts';

const windows: LayerWindow[] = ['wide', 'tall'];
const times = ['day', 'night'] as const;
const cases = headerNames.flatMap((name) => windows.flatMap((window) => times.map((time) => ({ name, window, time }))));

const parser = new new Window().DOMParser();
const viewBox = (svg: string) => /viewBox="([^"]+)"/.exec(svg)?.[1];

/** Share of the pixels of the title's band (from a tenth of the height to nine twentieths) on which white letters keep 4.5:1. */
async function readable(name: HeaderName, window: LayerWindow, time: 'day' | 'night'): Promise<number> {
  const [width, height] = window === 'wide' ? [220, 110] : [90, 120];
  const picture = sharp(Buffer.from(headerLayer(name, window, time, 'sky'))).resize(width, height, { fit: 'fill' });
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let good = 0;
  let all = 0;
  for (let y = Math.round(height * 0.1); y < height * 0.45; y++)
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * info.channels;
      const pixel = `#${data.subarray(i, i + 3).toString('hex')}`;
      all++;
      if (contrast('#ffffff', pixel) >= 4.5) good++;
    }
  return good / all;
}

test.each(cases)('the sky of $name ($window, $time) carries white letters', async ({ name, window, time }) => {
  expect(await readable(name, window, time)).toBeGreaterThan(0.955);
});

test.each(cases)('the two layers of $name ($window, $time) are whole files of one window', ({ name, window, time }) => {
  const sky = headerLayer(name, window, time, 'sky');
  const land = headerLayer(name, window, time, 'land');
  expect(viewBox(sky)).toBe(viewBox(land));
  for (const svg of [sky, land]) {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(parser.parseFromString(svg, 'image/svg+xml').querySelector('parsererror')).toBeNull();
    const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const used = new Set([...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id));
    expect(used).toEqual(ids);
  }
  expect(Buffer.byteLength(sky), 'the sky holds nothing of the land').toBeLessThan(12_000);
});
