import { birds } from '../engine/birds.ts';
import { streaks } from '../engine/clouds.ts';
import { hillAt, hills } from '../engine/hills.ts';
import { dragonTree, dragonTreeStamp } from '../engine/kits/dragon-tree.ts';
import { mountains } from '../engine/mountains.ts';
import { ellipse, polygon } from '../engine/path.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, strokeRound } from '../engine/svg.ts';

/** Dragon-blood trees of Socotra near and far, goats in their shade. */
export const dragonBlood: Scene = {
  horizon: 800,
  wideTop: 250,
  mood: 'rose',
  night: 'sand',
  sun: { x: 1030, y: 470, r: 100 },
  ground(ctx) {
    const y = 820;
    return {
      sky: streaks(ctx, { n: 4, y: [330, 640], alpha: 0.6, seed: 'so' }),
      far:
        mountains(ctx, {
          y: y - 20,
          h: 330,
          depth: 0.6,
          albedo: '#94799a',
          seed: 'so1',
          jag: 0.18,
          peaks: [
            [120, 230, 260],
            [420, 170, 200],
            [760, 210, 220],
            [1000, 150, 180],
            [1240, 280, 240],
            [1400, 210, 200],
            [1600, 250, 240],
          ],
        }) + hills(ctx, { y: y + 4, amp: 44, wl: 360, albedo: '#a88a78', depth: 0.42, seed: 'so2' }),
      mid:
        hills(ctx, { y: y + 60, amp: 36, wl: 420, albedo: '#b08a6c', depth: 0.24, seed: 'so3' }) +
        (
          [
            [690, 110],
            [775, 80],
            [1160, 130],
            [1290, 92],
            [1480, 150],
            [240, 140],
            [120, 100],
            [930, 76],
          ] as const
        )
          .map(([x, h]) =>
            dragonTreeStamp(ctx, x, hillAt(ctx, { y: y + 60, amp: 36, wl: 420, seed: 'so3' })(x) + 6, h, { depth: 0.25 }),
          )
          .join(''),
      near: '',
    };
  },
  draw(ctx) {
    const r = ctx.random('rocks'),
      rock = '#b98a6a';
    const g = { y: 1010, amp: 34, wl: 640, seed: 'so4' },
      at = hillAt(ctx, g);
    let a = '',
      b = '';
    for (let i = 0; i < 34; i++) {
      const x = r.range(-60, 1660),
        t = r(),
        yy = at(x) + 16 + t * 230,
        w = (16 + 46 * t) * r.range(0.6, 1.3),
        h = w * r.range(0.3, 0.5);
      if (x < ctx.left - 60 || x > ctx.right + 60) continue;
      a += polygon([x - w, yy, x - w * 0.7, yy - h, x + w * 0.2, yy - h * 1.3, x + w * 0.8, yy - h * 0.6, x + w, yy]);
      b +=
        ctx.side > 0
          ? polygon([x - w, yy, x - w * 0.7, yy - h, x - w * 0.1, yy - h * 0.7, x - w * 0.2, yy])
          : polygon([x + w, yy, x + w * 0.8, yy - h * 0.6, x + w * 0.3, yy - h * 0.7, x + w * 0.2, yy]);
    }
    const shadow = (x: number, yy: number, w: number) =>
      fill(ellipse(x - ctx.side * w * 0.3, yy + 4, w, w * 0.09), ctx.tone('#6b4a44', 2.6), opacity(0.45));
    const main =
      hills(ctx, { ...g, albedo: '#c39670', depth: 0.04, mist: 0.1, rim: 0.5 }) +
      fill(a, ctx.tone(rock, 0.5)) +
      fill(b, ctx.tone(rock, 2.1));
    const tree =
      shadow(1140, 1046, 150) +
      dragonTree(ctx, 1140, 1050, 380, { depth: 0.04 }) +
      shadow(560, 1112, 260) +
      dragonTree(ctx, 560, 1122, 640) +
      shadow(100, 1080, 170) +
      dragonTree(ctx, 90, 1080, 400, { depth: 0.03 }) +
      shadow(1490, 1120, 200) +
      dragonTree(ctx, 1500, 1130, 500);
    const goat = (x: number, yy: number, k: number, fl = false) =>
      place(
        x,
        yy,
        k,
        fill(
          'M-30-26Q-34-46-16-46H14Q22-48 26-58L24-70L30-62Q42-60 44-50L36-44Q34-34 28-28L28 0H22L18-22Q0-18-16-24L-20 0H-26L-28-20z',
          ctx.tone('#4a3634', 2.2),
        ) + strokeRound('M26-62q-8-12-16-10', ctx.tone('#4a3634', 2.2), 3),
        fl,
      );
    return { main: main + tree, front: goat(838, 1092, 0.9) + goat(900, 1108, 0.72, true) + birds(ctx, 700, 420, 4) };
  },
};
