import { baobab } from '../engine/african-trees.ts';
import { streaks } from '../engine/clouds.ts';
import { hills } from '../engine/hills.ts';
import { lemur } from '../engine/kits/fauna.ts';
import { polygon, rect } from '../engine/path.ts';
import type { Curve } from '../engine/random.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, stroke, strokeRound } from '../engine/svg.ts';
import { jungle } from '../engine/undergrowth.ts';

/** Ring-tailed lemurs before the stone needles of Madagascar's tsingy. */
export const lemurs: Scene = {
  horizon: 860,
  wideTop: 240,
  mood: 'dawn',
  night: 'teal',
  sun: { x: 960, y: 520, r: 120 },
  ground(ctx) {
    const needles = (y: number, h: number, w: number, d: number, sd: string, prof: Curve) => {
      const q = ctx.random(sd);
      let b = '',
        sh = '',
        x = -80;
      while (x < 1680) {
        const ww = w * q.range(0.6, 1.4),
          hh = h * q.range(0.4, 1) * prof(x),
          l = q.jitter(ww * 0.15);
        if (x > ctx.left - 80 && x < ctx.right + 40) {
          b += polygon([
            x - ww * 0.2,
            y,
            x + ww * 0.18,
            y - hh * 0.5,
            x + ww * 0.3,
            y - hh * 0.72,
            x + ww * 0.44 + l,
            y - hh,
            x + ww * 0.6,
            y - hh * 0.7,
            x + ww * 0.78,
            y - hh * 0.42,
            x + ww * 1.2,
            y,
          ]);
          sh +=
            ctx.side > 0
              ? polygon([
                  x - ww * 0.2,
                  y,
                  x + ww * 0.18,
                  y - hh * 0.5,
                  x + ww * 0.3,
                  y - hh * 0.72,
                  x + ww * 0.44 + l,
                  y - hh,
                  x + ww * 0.46,
                  y - hh * 0.66,
                  x + ww * 0.36,
                  y - hh * 0.4,
                  x + ww * 0.4,
                  y,
                ])
              : polygon([
                  x + ww * 1.2,
                  y,
                  x + ww * 0.78,
                  y - hh * 0.42,
                  x + ww * 0.6,
                  y - hh * 0.7,
                  x + ww * 0.44 + l,
                  y - hh,
                  x + ww * 0.5,
                  y - hh * 0.5,
                  x + ww * 0.44,
                  y,
                ]);
        }
        x += ww * 0.72;
      }
      return fill(b + rect(ctx.left, y - 6, 2300, 420), ctx.tone('#a39a9c', 0.8, d)) + fill(sh, ctx.tone('#a39a9c', 2.1, d));
    };
    return {
      sky: streaks(ctx, { n: 4, y: [360, 640], alpha: 0.6, seed: 'mg' }),
      far:
        hills(ctx, { y: 800, amp: 60, wl: 420, albedo: '#8a7f98', depth: 0.62, seed: 'mg0' }) +
        needles(880, 200, 64, 0.5, 'mg1', () => 1) +
        jungle(ctx, {
          y: (x: number) => 930 + Math.sin(x / 120) * 12,
          size: [40, 66],
          depth: 0.36,
          seed: 'mg2',
          albedo: '#3f8a5c',
        }),
      mid:
        needles(1050, 330, 92, 0.26, 'mg3', (x: number) => 0.5 + 0.6 * Math.min(1, Math.abs(x - 800) / 420)) +
        jungle(ctx, {
          y: (x: number) => 1090 + Math.sin(x / 140) * 14,
          size: [52, 84],
          depth: 0.16,
          seed: 'mg4',
          albedo: '#2f7d48',
        }),
      near: baobab(ctx, 1190, 1110, 470, { depth: 0.1 }) + baobab(ctx, 1500, 1120, 540, { depth: 0.06 }),
    };
  },
  draw(ctx) {
    const b = ctx.tone('#5f4438', 2),
      bl = ctx.tone('#8a6650', 0.7),
      lf = ctx.tone('#3f7d48', 1.5),
      lf2 = ctx.tone('#6fa85c', 0.5);
    const branch =
      fill(
        'M-420 1130Q100 1062 420 1070Q700 1078 940 1012Q960 1004 972 1010Q980 1020 966 1028Q720 1110 430 1112Q120 1116-420 1200z',
        b,
      ) +
      stroke('M-420 1136Q100 1070 420 1078Q700 1084 940 1020', bl, 6) +
      strokeRound('M640 1088Q760 1120 842 1180M300 1076Q250 1000 262 930', b, 18);
    const leaf = (x: number, y: number, a: number, k: number, c: string) =>
      `<path fill="${c}" transform="translate(${x} ${y})rotate(${a})scale(${k})" d="M0 0Q26-30 76-12Q50 22 0 0z"/>`;
    const leaves = (
      [
        [262, 930, -100, 1.4],
        [262, 944, -40, 1.2],
        [262, 950, 200, 1.3],
        [842, 1180, 30, 1.2],
        [842, 1180, 80, 1.1],
        [830, 1168, -20, 1.1],
        [960, 1018, -30, 1.4],
        [960, 1018, 20, 1.2],
        [930, 1026, -80, 1],
        [262, 960, -150, 1.1],
      ] as const
    )
      .map(([x, y, a, k], i) => leaf(x, y, a, k, i % 2 ? lf : lf2))
      .join('');
    const lm = lemur(ctx, 500, 1084, 2.45) + lemur(ctx, 756, 1064, 2, { flip: true }) + lemur(ctx, 150, 1094, 1.8);
    const near = jungle(ctx, {
      y: (x: number) => 1236 - Math.abs(x - 800) * 0.06,
      size: [70, 104],
      depth: 0,
      seed: 'mg7',
      albedo: '#1f6a40',
    });
    return { main: '', front: near + branch + leaves + lm };
  },
};
