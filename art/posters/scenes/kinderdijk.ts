import { birds } from '../engine/birds.ts';
import { parkTrees } from '../engine/broadleaf.ts';
import { cumulus, streaks } from '../engine/clouds.ts';
import type { PosterContext } from '../engine/context.ts';
import { hills, layer } from '../engine/hills.ts';
import { at } from '../engine/numbers.ts';
import { circle, path, polygon, rect, roundArch, segment, tick, times } from '../engine/path.ts';
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
    for (let i = 1; i <= 8; i++) lat += segment(4, -46 - i * 25, 34, -46 - i * 25);
    return (
      `<g transform="rotate(${a})">` +
      fill(rect(-3.4, -270, 6.8, 270), c('#4a3a34', 2.2)) +
      fill(rect(4, -262, 31, 212), c('#f2e2c4', 0.6), opacity(0.9)) +
      stroke(lat + segment(34, -262, 34, -50) + segment(19, -262, 19, -50), c('#6b4a3a', 2), 2.6) +
      fill(rect(-13, -262, 10, 212), c('#a8412f', 1.2)) +
      '</g>'
    );
  };
  return place(
    x,
    y,
    k,
    fill(polygon([-92, 0, -84, -110, 84, -110, 92, 0]), c(brick, 0.8)) +
      fill(s > 0 ? polygon([-92, 0, -84, -110, -26, -110, -28, 0]) : polygon([92, 0, 84, -110, 26, -110, 28, 0]), c(brick, 2)) +
      fill(roundArch(0, 0, 40, 66), c('#2f4a3f', 1.8)) +
      fill(rect(-52, -80, 18, 26) + rect(36, -80, 18, 26), ctx.pane('#333', depth)) +
      fill(polygon([-84, -118, -50, -330, 50, -330, 84, -118]), c(thatch, 0.7)) +
      fill(
        s > 0 ? polygon([-84, -118, -50, -330, -17, -330, -28, -118]) : polygon([84, -118, 50, -330, 17, -330, 28, -118]),
        c(thatch, 2),
      ) +
      fill(
        s > 0 ? polygon([28, -118, 17, -330, 50, -330, 84, -118]) : polygon([-28, -118, -17, -330, -50, -330, -84, -118]),
        c(thatch, 0),
      ) +
      fill(rect(-9, -210, 18, 28) + rect(-8, -280, 16, 22), ctx.pane('#333', depth)) +
      fill(rect(-118, -122, 236, 9), c('#efe0c0', 0.8)) +
      stroke(times(13, (i) => tick(-114 + i * 19, -142, 22)) + segment(-116, -142, 116, -142), c('#efe0c0', 1), 3) +
      stroke(segment(-112, -114, -84, -84) + segment(112, -114, 84, -84), c('#efe0c0', 1.4), 4) +
      fill('M-56-328Q-58-378 0-388Q58-378 56-328z', c('#5a4a44', 1.5)) +
      fill('M-56-328Q-58-378 0-388Q-24-366-22-328z', c('#5a4a44', 2.6), opacity(s > 0 ? 1 : 0.4)) +
      fill(circle(0, -352, 9), c('#d8b048', 0.8)) +
      `<g transform="translate(0 -352)">` +
      [0, 90, 180, 270].map((a) => arm(a + turn)).join('') +
      fill(circle(0, 0, 8), c('#3a2a24', 2)) +
      '</g>',
  );
}

/** A windmill of Kinderdijk over stripes of tulips. */
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
    const vx = 880,
      vy = 872,
      y0 = 1010,
      cols = ['#e23b2e', '#f7c531', '#f08ab0', '#fff3e0', '#8a3fa0', '#f2772e', '#e23b2e', '#f7c531', '#f08ab0'];
    let tul = '';
    const field = polygon([548, 1010, 1980, 1010, 1980, 1290, 128, 1290, 320, 1090]);
    for (let i = -12; i < 22; i++) {
      const a = vx + (i - 0.36) * 150,
        b = vx + (i + 0.36) * 150;
      const lerp = (x: number, y: number) => vx + (x - vx) * ((y - vy) / (1270 - vy));
      const c = at(cols, (i + 36) % cols.length);
      tul += fill(polygon([lerp(a, y0), y0, lerp(b, y0), y0, b, 1290, a, 1290]), ctx.tone(c, 0.4));
      tul += fill(polygon([lerp(b - 26, y0), y0, lerp(b, y0), y0, b, 1290, b - 26, 1290]), ctx.tone(c, 1.7));
    }
    const tulip = (x: number, y: number, h: number, c: string) =>
      stroke(path`M${x} ${y}q-4 ${-h * 0.4} 0 ${-h * 0.74}`, ctx.tone('#4f8a3c', 1), 7) +
      fill(
        path`M${x - 4} ${y - h * 0.1}q-26 ${-h * 0.2}-22 ${-h * 0.52}q20 ${h * 0.16} 24 ${h * 0.46}z`,
        ctx.tone('#3f7a3c', 1.6),
      ) +
      fill(
        path`M${x - 22} ${y - h}q-4 ${h * 0.32} 22 ${h * 0.34}q26 ${-h * 0.02} 22 ${-h * 0.34}q-10 ${h * 0.03}-12 ${h * 0.1}q-4 ${-h * 0.12}-10 ${-h * 0.15}q-6 ${h * 0.03}-10 ${h * 0.15}q-2 ${-h * 0.07}-12 ${-h * 0.1}z`,
        ctx.tone(c, 0.6),
      ) +
      fill(
        path`M${x} ${y - h * 1.05}q-14 ${h * 0.2}-4 ${h * 0.39}q24 ${-h * 0.02} 26 ${-h * 0.34}q-10 ${h * 0.03}-12 ${h * 0.1}q-4 ${-h * 0.12}-10 ${-h * 0.15}z`,
        ctx.tone(c, 1.8),
        opacity(0.55),
      );
    const front = (
      [
        [360, 1290, 190, '#e23b2e'],
        [470, 1310, 170, '#f7c531'],
        [1130, 1310, 180, '#f08ab0'],
        [1236, 1290, 210, '#e23b2e'],
        [250, 1310, 180, '#f2772e'],
        [1350, 1310, 180, '#f7c531'],
        [60, 1300, 180, '#e23b2e'],
        [1520, 1300, 190, '#f08ab0'],
      ] as const
    )
      .map(([x, y, h, c]) => tulip(x, y, h, c))
      .join('');
    return {
      main:
        windmill(ctx, 470, 884, 0.42, { depth: 0.28, turn: 38 }) +
        windmill(ctx, 300, 880, 0.3, { depth: 0.38, turn: 12 }) +
        water1 +
        group(tul, ctx.clip(field)) +
        windmill(ctx, 900, 1016, 1.32, { turn: 24 }),
      front: front + birds(ctx, 640, 560, 5),
    };
  },
};
