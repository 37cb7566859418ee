import { parkTrees } from '../engine/broadleaf.ts';
import { streaks } from '../engine/clouds.ts';
import type { PosterContext } from '../engine/context.ts';
import { longtail } from '../engine/kits/asian-boats.ts';
import { at } from '../engine/numbers.ts';
import {
  halfSymmetric,
  pointedArch,
  polygon,
  rect,
  roundArch,
  segment,
  smooth,
  standingRect,
  symmetric,
  tick,
  times,
} from '../engine/path.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke, strokeRound } from '../engine/svg.ts';
import { skyline } from '../engine/town.ts';
import { water } from '../engine/water.ts';

/** Thai hall, gable to the viewer, with tiered roofs and horn finials. */
function sala(
  ctx: PosterContext,
  x: number,
  y: number,
  k: number,
  { d = 0, roof = '#d9652f', trim = '#2f7a52' }: { d?: number; roof?: string; trim?: string } = {},
) {
  const s = ctx.side,
    gold = ctx.built('#f0c04a', 0.4, d),
    wall = ctx.built('#fbf1dd', 0.6, d),
    wd = ctx.built('#fbf1dd', 2, d);
  const tier = (w: number, b: number, t: number) =>
    `M${-w} ${b}Q${-w * 0.42} ${b - (b - t) * 0.3} 0 ${t}Q${w * 0.42} ${b - (b - t) * 0.3} ${w} ${b}z`;
  const horn = (hx: number, hy: number, q: number) => `M${hx} ${hy}q${q * 12} -4 ${q * 13} -20`;
  return place(
    x,
    y,
    k,
    fill(rect(-78, -64, 156, 64), wall) +
      fill(s > 0 ? rect(-78, -64, 30, 64) : rect(48, -64, 30, 64), wd) +
      fill(roundArch(-48, 0, 20, 46) + roundArch(48, 0, 20, 46) + pointedArch(0, 0, 30, 58, 0.5), ctx.pane('#6b4030', d)) +
      fill(tier(104, -54, -126), ctx.built(trim, 1, d)) +
      fill(tier(92, -58, -124), ctx.built(roof, 1.6, d)) +
      fill(tier(76, -84, -172), ctx.built(trim, 0.8, d)) +
      fill(tier(65, -88, -168), ctx.built(roof, 0.8, d)) +
      fill(tier(42, -96, -156), gold) +
      fill(tier(30, -99, -144), ctx.built('#b5382c', 1.4, d)) +
      strokeRound(`${horn(-102, -54, -1) + horn(102, -54, 1) + horn(-75, -84, -1) + horn(75, -84, 1)}M0-170q-8-14 2-34`, gold, 4),
  );
}

/** Wat Arun across the Chao Phraya, a river boat in front. */
export const watArun: Scene = {
  horizon: 850,
  wideTop: 230,
  mood: 'golden',
  night: 'jungle',
  sun: { x: 1090, y: 520, r: 104 },
  plane: [480, 356, -12, 0.62],
  ground(ctx) {
    const y = 862;
    return {
      sky: streaks(ctx, { n: 5, y: [330, 640], alpha: 0.6, seed: 'wa' }),
      far:
        skyline(ctx, { y: y, h: [30, 120], w: [34, 70], depth: 0.66, seed: 'bkk', albedo: '#a08a98', windows: false }) +
        parkTrees(ctx, { y: y + 12, size: [34, 62], albedo: '#55805a', depth: 0.34, seed: 'wa1' }),
      mid: water(ctx, { y: y + 40, glintX: 1060, lines: 26 }),
    };
  },
  draw(ctx) {
    const st = '#e9d8be',
      s = ctx.side,
      gold = '#f0c04a';
    const prang = (x: number, y: number, k: number, d: number, full = false) => {
      const L = ctx.built(st, 0.2, d),
        M = ctx.built(st, 1.1, d),
        D = ctx.built(st, 2.05, d),
        K = ctx.built('#6b5048', 2.5, d),
        jade = ctx.built('#7fae9a', 1.2, d),
        rose = ctx.built('#d98a72', 1, d);
      const tiers = [
          [196, 0, 182, -62],
          [162, -62, 150, -136],
          [126, -136, 114, -208],
        ] as const,
        spire = [88, -208, 86, -262, 68, -276, 72, -336, 68, -410, 56, -474, 36, -526, 15, -556, 4, -590];
      const spread = (w: number, yy: number, n: number, fn: (x: number, y: number) => string) =>
        times(n, (i) => fn(-w + (2 * w * (i + 0.5)) / n, yy));
      let o = '';
      for (const [a, y0, b, y1] of tiers)
        o +=
          fill(symmetric(0, [a, y0, b, y1]), M) +
          fill(halfSymmetric(0, [a, y0, b, y1], -s), D) +
          fill(rect(-b - 8, y1 - 7, 2 * b + 16, 9), L) +
          fill(rect(-a - 2, y0 - 9, 2 * a + 4, 7), jade) +
          (full
            ? fill(
                spread(b - 8, y1 + 44, Math.round(b / 11), (q: number, yy: number) =>
                  Math.abs(q) > 24 ? pointedArch(q, yy, 11, 30, 0.5) : '',
                ),
                K,
                opacity(0.7),
              ) +
              fill(
                spread(b - 2, y1 + 8, Math.round(b / 7), (q: number, yy: number) =>
                  Math.abs(q) > 24 ? polygon([q - 5, yy - 5, q + 5, yy - 5, q, yy + 5]) : '',
                ),
                rose,
              )
            : '');
      o +=
        fill(symmetric(0, spire), M) +
        fill(halfSymmetric(0, spire, -s), D) +
        fill(
          halfSymmetric(
            0,
            [
              86, -210, 84, -258, 67, -280, 70, -336, 66, -410, 54, -474, 34, -526, 22, -526, 38, -474, 46, -410, 48, -336, 46,
              -280, 60, -258, 62, -210,
            ],
            s,
          ),
          L,
        );
      if (full) {
        for (const q of [-0.6, -0.2, 0.2, 0.6])
          o += stroke(
            smooth([q * 68, -280, q * 72, -336, q * 68, -410, q * 55, -474, q * 34, -530]),
            K,
            4,
            'stroke-dasharray="9 11" opacity=".6"',
          );
        o += fill(
          [-276, -318, -358, -398, -436, -472, -504, -532]
            .map((yy, i) => standingRect(0, yy, 2 * at([68, 71, 71, 69, 64, 56, 46, 32], i), 4))
            .join(''),
          jade,
          opacity(0.75),
        );
      }
      o +=
        fill(
          pointedArch(0, -208, 46, 62, 0.5) +
            (full ? pointedArch(-62, -208, 20, 44, 0.5) + pointedArch(62, -208, 20, 44, 0.5) : ''),
          ctx.built(gold, 0.7, d),
        ) + fill(pointedArch(0, -208, 28, 46, 0.5), K);
      o +=
        fill(polygon([-26, 0, -12, -208, 12, -208, 26, 0]), L) +
        (full
          ? stroke(
              times(19, (i) => segment(-25 + i * 0.7, -8 - i * 10.4, 25 - i * 0.7, -8 - i * 10.4)),
              ctx.built(st, 1.9, d),
              2.4,
            )
          : fill(s > 0 ? polygon([-26, 0, -12, -208, -6, -208, -14, 0]) : polygon([26, 0, 12, -208, 6, -208, 14, 0]), D));
      o +=
        fill(symmetric(0, [4, -588, 2, -640]), ctx.built(gold, 0.5, d)) +
        strokeRound('M-9-604q-3-18 4-26M9-604q3-18-4-26M-9-604h18', ctx.built(gold, 0.5, d), 3);
      return place(x, y, k, o);
    };
    const Y = 884;
    const bank2 =
      fill(rect(ctx.left, Y - 14, 2300, 44), ctx.built('#d9c6a4', 0.8)) +
      fill(rect(ctx.left, Y + 16, 2300, 18), ctx.built('#8a7462', 2)) +
      stroke(
        times(30, (i) => tick(-40 + i * 58, Y - 8, 20)),
        ctx.built('#8a7462', 1.6),
        5,
        opacity(0.5),
      );
    const temple =
      prang(628, Y, 0.44, 0.16) +
      prang(972, Y, 0.44, 0.16) +
      prang(800, Y, 0.92, 0, true) +
      prang(548, Y, 0.5, 0.03) +
      prang(1052, Y, 0.5, 0.03) +
      sala(ctx, 408, Y, 0.92) +
      sala(ctx, 1192, Y, 0.92) +
      sala(ctx, 694, Y + 2, 0.42) +
      sala(ctx, 906, Y + 2, 0.42) +
      sala(ctx, 130, Y, 0.7) +
      sala(ctx, 1480, Y, 0.8) +
      parkTrees(ctx, { y: Y - 4, size: [26, 46], from: -340, to: 340, albedo: '#4d7a4c', depth: 0.1, seed: 'w5', drop: 6 }) +
      parkTrees(ctx, { y: Y - 4, size: [26, 46], from: 1262, to: 1940, albedo: '#4d7a4c', depth: 0.1, seed: 'w6', drop: 6 });
    const refl =
      fill(
        polygon([700, Y + 36, 748, Y + 210, 790, Y + 330, 810, Y + 330, 852, Y + 210, 900, Y + 36]) +
          polygon([500, Y + 36, 538, Y + 150, 558, Y + 150, 596, Y + 36]) +
          polygon([1004, Y + 36, 1042, Y + 150, 1062, Y + 150, 1100, Y + 36]),
        ctx.built(st, 1.2),
        opacity(0.26),
      ) +
      fill(
        times(7, (i) => rect(660 + ((i * 37) % 60), Y + 60 + i * 40, 260 - i * 12, 5)),
        ctx.mood.water[1],
        opacity(0.4),
      );
    return {
      main: refl + temple + bank2,
      front: longtail(ctx, 770, 1094, 1.06) + longtail(ctx, 1330, 962, 0.42, { flip: true, depth: 0.14, hull: '#5a3a4a' }),
    };
  },
};
