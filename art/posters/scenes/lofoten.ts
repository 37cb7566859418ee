import { gulls } from '../engine/birds.ts';
import { streaks } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import type { PosterContext } from '../engine/context.ts';
import { curtains } from '../engine/kits/curtains.ts';
import { reflect, ripples } from '../engine/kits/reflection.ts';
import { mountains } from '../engine/mountains.ts';
import { at } from '../engine/numbers.ts';
import type { Points } from '../engine/path.ts';
import { path, polygon, rect, smooth } from '../engine/path.ts';
import type { Scene } from '../engine/scene.ts';
import { celestial } from '../engine/sky.ts';
import { fill, opacity, place, stroke } from '../engine/svg.ts';
import { water } from '../engine/water.ts';

/** Needle peaks straight out of the sea: [x, height, reach left, reach right]. */
function spires(
  ctx: PosterContext,
  y: number,
  list: readonly (readonly [number, number, number, number])[],
  { albedo = '#4a5c74', depth = 0.14 }: { albedo?: string; depth?: number } = {},
) {
  const s = ctx.side,
    L = ctx.tone(albedo, 0.5, depth),
    D = ctx.tone(albedo, 2, depth),
    mid = ctx.tone(albedo, 1.4, depth),
    sn = ctx.tone('#ffffff', 0, 0.04),
    sd = ctx.tone('#b9c9dc', 1.4, 0.08),
    hz = ctx.mood.haze;
  let out = '';
  for (const [x, h, a, b] of list) {
    const p = (k: number, t: number) => [x + (k < 0 ? k * a : k * b), y - h * t] as const;
    const left = [
      p(-0.1, 0.88),
      p(-0.13, 0.8),
      p(-0.27, 0.66),
      p(-0.32, 0.54),
      p(-0.5, 0.4),
      p(-0.6, 0.27),
      p(-0.84, 0.12),
      p(-1, 0),
    ];
    const right = [
      p(0.07, 0.87),
      p(0.16, 0.8),
      p(0.2, 0.68),
      p(0.38, 0.52),
      p(0.46, 0.42),
      p(0.66, 0.28),
      p(0.76, 0.16),
      p(1, 0),
    ];
    const spine = [p(-0.02, 0.86), p(0.05, 0.74), p(-0.06, 0.6), p(0.08, 0.44), p(-0.05, 0.3), p(0.1, 0.14), p(0.02, 0)];
    const lit = s > 0 ? right : left,
      dark = s > 0 ? left : right,
      f = (q: readonly (readonly number[])[]) => q.flat(),
      rv = (q: readonly (readonly number[])[]) => [...q].reverse();
    const all = f([...rv(left), [x, y - h], ...right]),
      g = (c: string) =>
        ctx.verticalGradient(
          [
            [0, c],
            [0.55, c],
            [1, mix(c, hz, 0.45)],
          ],
          y - h,
          y,
        );
    out +=
      fill(polygon(all), g(L)) +
      fill(polygon(f([[x, y - h], ...dark, ...rv(spine)])), g(D)) +
      fill(
        polygon(f([at(lit, 2), at(lit, 3), p(s * 0.2, 0.44), p(s * 0.12, 0.56)])) +
          polygon(f([at(lit, 4), at(lit, 5), p(s * 0.4, 0.22), p(s * 0.26, 0.36)])),
        mid,
        opacity(0.75),
      ) +
      fill(
        polygon(f([[x, y - h], at(lit, 0), at(lit, 1), p(s * 0.12, 0.74), p(s * 0.1, 0.66), p(s * 0.02, 0.72), at(spine, 0)])) +
          polygon(f([at(lit, 2), p(s * 0.18, 0.6), p(s * 0.08, 0.5), p(s * 0.2, 0.5), at(lit, 3)])) +
          polygon(f([at(lit, 4), p(s * 0.34, 0.34), p(s * 0.2, 0.26), p(s * 0.4, 0.29), at(lit, 5)])),
        sn,
      ) +
      fill(
        polygon(f([[x, y - h], at(dark, 0), at(dark, 1), p(-s * 0.08, 0.74), at(spine, 0)])) +
          polygon(f([at(dark, 2), p(-s * 0.14, 0.58), p(-s * 0.2, 0.5), at(dark, 3)])),
        sd,
      );
  }
  return out;
}

/** Needle peaks, red rorbu cabins and a fishing boat in Lofoten. */
export const lofoten: Scene = {
  horizon: 830,
  wideTop: 230,
  mood: 'nordic',
  night: 'aurora',
  sun: { x: 520, y: 430, r: 80 },
  aurora: { colors: [] },
  ground(ctx) {
    return {
      sky: ctx.mood.aurora
        ? curtains(ctx, {
            list: [
              [470, 0.9, '#7df7b8', 2],
              [380, 0.55, '#49dcc4', 5],
            ],
          }) + celestial(ctx)
        : streaks(ctx, { n: 5, y: [300, 600], alpha: 0.75, seed: 'lo' }),
    };
  },
  draw(ctx) {
    const y = 830;
    const far =
      mountains(ctx, { y, h: 300, n: 7, albedo: '#8ba0ba', snow: 0.4, depth: 0.62, seed: 'lo1', foot: 10 }) +
      spires(ctx, y + 4, [
        [90, 330, 190, 170],
        [330, 240, 150, 130],
        [640, 290, 150, 140],
        [1110, 350, 170, 160],
        [1330, 430, 190, 190],
        [1560, 330, 170, 190],
        [872, 500, 200, 230],
      ]);
    const red = '#b3322a',
      cab = (x: number, yy: number, k: number, col = red) => {
        const L = ctx.built(col, 0.7),
          D = ctx.built(col, 1.9),
          W = ctx.built('#fdf6ea', 0.3),
          K = ctx.night ? ctx.mood.glow : ctx.tone('#3a4a5a', 2.3),
          rf = ctx.built('#4f5a62', 1.3),
          st = ctx.tone('#5a4a44', 2.4);
        return place(
          x,
          yy,
          k,
          stroke('M-70-4V40M-30-4V44M10-4V44M50-4V40M92-4V36M128-4V34', st, 6) +
            stroke('M-70 36L-30 0M-30 40L10 0M10 40L50 0M50 36L92 0', st, 2.6) +
            fill('M-84-8H146V4H-84z', ctx.tone('#a58a6a', 0.9)) +
            fill('M-66-92H22V-8H-66zM-66-91L-22-140L22-91z', L) +
            fill('M22-92H128V-8H22z', D) +
            stroke('M-50-90V-10M-34-104V-10M-10-104V-10M6-90V-10', ctx.built(col, 1.5), 2, opacity(0.7)) +
            fill('M-22-150L96-150L140-84H30z', rf) +
            fill('M-22-150L-80-88L-72-82L-22-136L30-80L38-88z', W) +
            fill('M-22-152L-80-90L-74-85L-22-140z', W) +
            fill(
              rect(-62, -76, 34, 32) +
                rect(-12, -76, 24, 32) +
                rect(44, -72, 30, 28) +
                rect(90, -72, 30, 28) +
                rect(-34, -120, 24, 22),
              W,
            ) +
            fill(
              rect(-58, -72, 11, 24) +
                rect(-44, -72, 12, 24) +
                rect(-8, -72, 16, 24) +
                rect(48, -68, 22, 20) +
                rect(94, -68, 22, 20) +
                rect(-30, -116, 16, 14),
              K,
            ) +
            fill(rect(-24, -40, 0.1, 0.1) + rect(60, -176, 16, 34), ctx.built('#8a7a72', 1.4)) +
            stroke('M-66-92V-8M22-92V-8M128-86V-8', W, 5),
        );
      };
    const rock = (p: Points) => fill(`${smooth(p)}z`, ctx.tone('#8a8078', 1.5)),
      rockL = (p: Points) => fill(`${smooth(p)}z`, ctx.tone('#a59a8c', 0.5));
    const midRow =
      fill(`${smooth([330, y + 30, 420, y - 4, 560, y - 12, 720, y + 4, 800, y + 30])}z`, ctx.tone('#7f8a68', 1.4, 0.12)) +
      cab(450, y + 2, 0.44, red) +
      cab(540, y - 4, 0.44, '#e0b04a') +
      cab(636, y + 4, 0.44, red) +
      cab(716, y + 10, 0.38, '#f2ead8') +
      fill(`${smooth([1080, y + 26, 1200, y - 6, 1340, y - 10, 1480, y + 4, 1700, y + 26])}z`, ctx.tone('#7f8a68', 1.5, 0.12)) +
      cab(1190, y + 2, 0.42, red) +
      cab(1300, y - 2, 0.42, red) +
      cab(1420, y + 4, 0.42, '#e0b04a');
    const nearCab = cab(960, 978, 1.05) + cab(1180, 996, 1.16) + cab(1420, 984, 1.1, '#e0b04a');
    const [e1, r1] = reflect(ctx, y + 4, far, { k: 0.7, alpha: 0.36 });
    const [e2, r2] = reflect(ctx, y + 26, midRow, { k: 0.8, alpha: 0.45 });
    const [e3, r3] = reflect(ctx, 1034, nearCab, { k: 0.62, alpha: 0.42 });
    const rocks =
      rock([
        800, 1040, 880, 1010, 1000, 1004, 1120, 1016, 1260, 1008, 1420, 1012, 1720, 990, 1720, 1056, 1300, 1062, 1000, 1058,
      ]) + rockL([840, 1030, 900, 1014, 1000, 1010, 1090, 1020, 1000, 1032, 900, 1036]);
    const left =
      fill(
        smooth([ctx.left - 30, 1090, 160, 1080, 330, 1100, 440, 1140, 520, 1210, 560, 1290]) + path`H${ctx.left - 30}z`,
        ctx.tone('#8a8078', 1.7),
      ) +
      fill(
        smooth([ctx.left - 30, 1080, 160, 1070, 300, 1090, 390, 1120, 440, 1150, 330, 1140, 180, 1110, ctx.left - 30, 1120]) +
          'z',
        ctx.tone('#9aa068', 0.9),
      ) +
      fill(
        polygon([300, 1100, 400, 1160, 380, 1290, 320, 1290]) + polygon([120, 1120, 200, 1190, 180, 1290, 100, 1290]),
        ctx.tone('#8a8078', 2.5),
        opacity(0.6),
      );
    const boat = place(
      560,
      1080,
      1.02,
      fill('M-120-34Q-40-24 40-26Q90-30 130-52Q120-12 98 14H-96Q-116-6-120-34z', ctx.built('#fbf4e6', 0.3)) +
        fill('M-118-22Q0-12 122-30L116-16Q0-2-114-10z', ctx.built('#2a5a78', 1)) +
        fill('M-108 0Q0 6 108 0L98 14H-96z', ctx.built('#a8322a', 1.4)) +
        fill(rect(-84, -84, 68, 54), ctx.built('#fbf4e6', 0.6)) +
        fill(rect(-92, -92, 84, 10), ctx.built('#a8322a', 1)) +
        fill(rect(-74, -74, 20, 20) + rect(-46, -74, 22, 20), ctx.night ? ctx.mood.glow : ctx.tone('#35505e', 2.2)) +
        stroke('M40-28V-150M40-146L-8-92M40-146L124-50M-50-92V-128', ctx.tone('#5a4a44', 2.3), 3.4) +
        fill(rect(-90, 22, 190, 3.4) + rect(-60, 31, 130, 3), '#fff', opacity(0.5)),
    );
    return {
      behind: water(ctx, { y, glint: 0 }) + e1 + r1,
      main:
        e2 +
        r2 +
        ripples(ctx, { y: y + 16, base: 1240, n: 28, seed: 'lor', alpha: 0.55 }) +
        r3 +
        rocks +
        e3 +
        ripples(ctx, {
          y: y + 30,
          base: 1220,
          n: 12,
          per: 2,
          seed: 'los',
          alpha: 0.75,
          color: mix(ctx.mood.sun, ctx.mood.water[0], 0.25),
          x0: Math.max(ctx.left, 380),
          x1: 760,
        }),
      front:
        boat +
        left +
        gulls(ctx, [
          [760, 560, 0.8],
          [800, 590, 0.6],
          [690, 620, 0.7],
          [440, 940, 0.9],
        ]),
    };
  },
};
