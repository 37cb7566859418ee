import { birds } from '../engine/birds.ts';
import { parkTrees } from '../engine/broadleaf.ts';
import { cumulus, streaks } from '../engine/clouds.ts';
import type { PosterContext } from '../engine/context.ts';
import { hills, layer } from '../engine/hills.ts';
import { at } from '../engine/numbers.ts';
import { circle, path, polygon, rect, roundArch, segment, times } from '../engine/path.ts';
import { ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, group, opacity, place, stroke } from '../engine/svg.ts';

function windmill(
  ctx: PosterContext,
  x: number,
  y: number,
  k: number,
  { depth = 0, turn = 20 }: { depth?: number; turn?: number } = {},
) {
  const s = ctx.side,
    thatch = '#8a6a4e',
    brick = '#b0583f';
  const c = (a: string, t: number) => ctx.built(a, t, depth);
  const arm = (a: number) => {
    let lat = '';
    for (let i = 1; i <= 10; i++) lat += segment(4, -46 - i * 25, 34, -46 - i * 25);
    return (
      `<g transform="rotate(${a})">` +
      fill(rect(-3.4, -322, 6.8, 322), c('#4a3a34', 2.2)) +
      fill(rect(4, -314, 31, 264), c('#f2e2c4', 0.6), opacity(0.9)) +
      stroke(lat + segment(34, -314, 34, -50) + segment(19, -314, 19, -50), c('#6b4a3a', 2), 2.6) +
      fill(rect(-13, -314, 10, 264), c('#a8412f', 1.2)) +
      '</g>'
    );
  };
  return place(
    x,
    y,
    k,
    fill(polygon([-92, 0, -86, -76, 86, -76, 92, 0]), c(brick, 0.8)) +
      fill(s > 0 ? polygon([-92, 0, -86, -76, -27, -76, -28, 0]) : polygon([92, 0, 86, -76, 27, -76, 28, 0]), c(brick, 2)) +
      fill(roundArch(0, 0, 40, 66), c('#2f4a3f', 1.8)) +
      fill(rect(-56, -58, 18, 26) + rect(38, -58, 18, 26), ctx.pane('#333', depth)) +
      fill(polygon([-90, -72, -50, -330, 50, -330, 90, -72]), c(thatch, 0.7)) +
      fill(
        s > 0 ? polygon([-90, -72, -50, -330, -17, -330, -29, -72]) : polygon([90, -72, 50, -330, 17, -330, 29, -72]),
        c(thatch, 2),
      ) +
      fill(
        s > 0 ? polygon([29, -72, 17, -330, 50, -330, 90, -72]) : polygon([-29, -72, -17, -330, -50, -330, -90, -72]),
        c(thatch, 0),
      ) +
      fill(rect(-9, -210, 18, 28) + rect(-8, -280, 16, 22), ctx.pane('#333', depth)) +
      fill('M-56-328Q-58-378 0-388Q58-378 56-328z', c('#5a4a44', 1.5)) +
      fill('M-56-328Q-58-378 0-388Q-24-366-22-328z', c('#5a4a44', 2.6), opacity(s > 0 ? 1 : 0.4)) +
      fill(circle(0, -352, 9), c('#d8b048', 0.8)) +
      `<g transform="translate(0 -352)">` +
      [0, 90, 180, 270].map((a) => arm(a + turn)).join('') +
      fill(circle(0, 0, 8), c('#3a2a24', 2)) +
      '</g>',
  );
}

/** Mills of Kinderdijk over the polder: sails down to the ground, thatch, no gallery; reeds along the water. */
export const kinderdijk: Scene = {
  horizon: 860,
  wideTop: 250,
  mood: 'cobalt',
  night: 'teal',
  sun: { x: 1130, y: 370, r: 88, style: 'plain' },
  ground(ctx) {
    const y = 870;
    return {
      sky:
        cumulus(ctx, 470, 560, 330, { seed: 'k' }) +
        cumulus(ctx, 1180, 640, 420, { seed: 'k' }) +
        cumulus(ctx, 80, 640, 380, { seed: 'k' }) +
        cumulus(ctx, 1520, 540, 300, { seed: 'k' }) +
        streaks(ctx, { n: 3, y: [690, 780], alpha: 0.7, seed: 'nl' }),
      far:
        hills(ctx, { y: y - 2, amp: 5, wl: 300, albedo: '#5f8f6a', depth: 0.5, seed: 'nl', mist: 0 }) +
        parkTrees(ctx, { y: y + 2, size: [18, 34], albedo: '#4f7f62', depth: 0.42, seed: 'nl2', drop: 10 }),
      mid: layer(ctx, rect(ctx.left, y, 2600, 400), { y, albedo: '#7fae55', tone: 0.8, foot: 260, mist: 0.2 }),
    };
  },
  draw(ctx) {
    const canal = 'M560 872H640Q700 940 520 1010Q300 1080 120 1290H-500V1180Q200 1000 480 930Q600 900 560 872z';
    const water1 =
      fill(canal, ctx.verticalGradient(ramp(ctx.mood.water[0], ctx.mood.water[1]), 870, 1180)) +
      stroke('M640 872Q700 940 520 1010Q300 1080 120 1290', ctx.tone('#4a7a44', 1.8), 7);
    // The polder: strips of meadow with ditches between them, towards one point far off.
    const vx = 880,
      vy = 872,
      y0 = 1010;
    const strip = (x: number, y: number) => vx + (x - vx) * ((y - vy) / (1270 - vy));
    const greens = ['#7fae55', '#8dba5f', '#74a34f'];
    let meadow = '';
    for (let i = -6; i < 12; i++) {
      const [a, b] = [vx + (i - 0.5) * 300, vx + (i + 0.5) * 300];
      const from = (x: number, width: number) => [strip(x, y0), y0, strip(x + width, y0), y0, x + width, 1290, x, 1290];
      meadow += fill(polygon(from(a, b - a)), ctx.tone(at(greens, (i + 6) % greens.length), 0.7));
      meadow += fill(polygon(from(b - 34, 34)), ctx.mood.water[0]);
    }
    const field = polygon([548, 1010, 1980, 1010, 1980, 1290, 128, 1290, 320, 1090]);
    const reed = (x: number, y: number, h: number, lean: number) =>
      stroke(path`M${x} ${y}q${lean * 0.3} ${-h * 0.5} ${lean} ${-h}`, ctx.tone('#6f8a3c', 1.2), 5) +
      fill(
        path`M${x + lean - 7} ${y - h}q7 ${-h * 0.16} 14 0q2 ${h * 0.2}-7 ${h * 0.24}q-9 ${-h * 0.04}-7 ${-h * 0.24}z`,
        ctx.tone('#7a4a2e', 1),
      ) +
      stroke(path`M${x + 6} ${y}q${lean * 0.9} ${-h * 0.3} ${lean * 2.4} ${-h * 0.62}`, ctx.tone('#82a04a', 0.8), 4);
    const front = times(26, (i) => {
      const side = i % 2;
      const x = side ? 1080 + ((i * 83) % 720) : -120 + ((i * 71) % 560);
      return reed(x, 1300, 190 + ((i * 37) % 120), ((i * 29) % 40) - 20);
    });
    return {
      main:
        windmill(ctx, 470, 884, 0.42, { depth: 0.28, turn: 38 }) +
        windmill(ctx, 300, 880, 0.3, { depth: 0.38, turn: 12 }) +
        water1 +
        group(meadow, ctx.clip(field)) +
        windmill(ctx, 900, 1016, 1.32, { turn: 24 }),
      front: front + birds(ctx, 640, 560, 5),
    };
  },
};
