import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { luminance } from '#art/posters/engine/color.ts';
import { heroFrames } from './hero-frames.ts';
import { homeHeroLayer } from './home-hero.ts';

const windows = ['wide', 'tall'] as const;
const times = ['day', 'night'] as const;
const all = windows.flatMap((window) =>
  times.flatMap((time) => (['sky', 'land'] as const).map((layer) => ({ window, time, layer }))),
);

test.each(all)(
  'the $layer of the $window home picture by $time is whole, light and without filters',
  ({ window, time, layer }) => {
    const svg = homeHeroLayer(window, time, layer);
    expect(svg).not.toMatch(/NaN|undefined|null|Infinity|<filter/);
    expect(brotliCompressSync(svg).length).toBeLessThan((layer === 'sky' ? 7 : 6) * 1024);
    expect(homeHeroLayer(window, time, layer)).toBe(svg);
  },
);

test.each(all)(
  'every paint that the $layer of the $window home picture by $time refers to is defined in it',
  ({ window, time, layer }) => {
    const svg = homeHeroLayer(window, time, layer);
    const used = [...svg.matchAll(/(?:url\(|href=")#(\w+)/g)].map(([, id]) => id);
    expect(used.length).toBeGreaterThan(0);
    for (const id of used) expect(svg).toContain(`id="${id}"`);
  },
);

test.each(times)('the sky by %s begins in the colour of the flight board above it', (time) => {
  for (const window of windows) {
    const [firstStop] = homeHeroLayer(window, time, 'sky').match(/<linearGradient id="sky"[^>]*><stop [^>]*>/) ?? [];
    expect(firstStop).toContain('stop-color="#081430"');
  }
});

/** Boxes as the page gives them: a phone, the widest screen that still has the tall picture, then the wide one. */
const boxes = [
  { window: 'tall', width: 390, height: 544 },
  { window: 'tall', width: 767, height: 544 },
  { window: 'wide', width: 768, height: 480 },
  { window: 'wide', width: 1440, height: 778 },
  { window: 'wide', width: 2560, height: 864 },
] as const;

const views = boxes.flatMap((box) => times.map((time) => ({ ...box, time })));

test.each(views)(
  'white letters keep 3:1 on the sky by $time in a box of $width × $height',
  async ({ window, width, height, time }) => {
    const svg = homeHeroLayer(window, time, 'sky').replace('width="100%" height="100%"', `width="${width}" height="${height}"`);
    const rows = Math.ceil((heroFrames[window].name / 1000) * height);
    const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([width, height]);
    const colours = new Set<number>();
    for (let i = 0; i < rows * width * 3; i += 3) colours.add(data.readUIntBE(i, 3));
    const brightest = Math.max(...[...colours].map((colour) => luminance(`#${colour.toString(16).padStart(6, '0')}`)));
    expect(1.05 / (brightest + 0.05)).toBeGreaterThanOrEqual(3);
  },
);
