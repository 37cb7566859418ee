import { gulls } from '../engine/birds.ts';
import { streaks } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import { gabledRow } from '../engine/kits/gabled-row.ts';
import { reflect, ripples } from '../engine/kits/reflection.ts';
import { steamer } from '../engine/kits/steamer.ts';
import type { Points } from '../engine/path.ts';
import { circle, halfSymmetric, polygon, rect, roundArch, standingRect, symmetric, times } from '../engine/path.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, stroke } from '../engine/svg.ts';
import { rooftops } from '../engine/town.ts';
import { water } from '../engine/water.ts';

/** Gamla Stan across the water, a white steamer at the quay. */
export const stockholm: Scene = {
  horizon: 880,
  wideTop: 250,
  mood: 'rose',
  night: 'night',
  sun: { x: 1120, y: 470, r: 92 },
  ground(ctx) {
    return {
      sky: streaks(ctx, { n: 5, y: [300, 600], alpha: 0.6, seed: 'sto' }),
      far: rooftops(ctx, {
        y: 760,
        rows: 2,
        scale: 0.72,
        gap: 46,
        depth: 0.42,
        seed: 'gs0',
        wall: '#e8c890',
        roof: '#a5583f',
        from: 120,
        to: 1420,
      }),
      mid: water(ctx, { y: 896, top: mix(ctx.mood.water[0], ctx.mood.water[1], 0.25), glint: 0 }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      d = 0.24,
      K = (dd = d) => (ctx.night ? ctx.mood.glow : ctx.built('#4a3a44', 2.5, dd));
    const cu = '#6fae9a',
      half = (x: number, p: Points, c: string, dd: number) =>
        fill(symmetric(x, p), ctx.built(c, 0.6, dd)) + fill(halfSymmetric(x, p, -s), ctx.built(c, 2, dd));
    // German Church: brick tower, slender copper spire
    const tyska =
      half(800, [34, 800, 34, 600], '#b8604a', d) +
      half(800, [40, 606, 36, 590, 20, 566, 17, 520, 12, 506, 9, 440, 2, 340], cu, d) +
      fill(
        [-1, 1].map((q) => polygon([800 + q * 36 - 6, 604, 800 + q * 36, 548, 800 + q * 36 + 6, 604])).join(''),
        ctx.built(cu, 1.2, d),
      ) +
      fill(roundArch(791, 690, 13, 44) + roundArch(811, 690, 13, 44), K()) +
      fill(circle(800, 636, 12) + circle(800, 336, 5) + rect(799, 312, 2.4, 24), ctx.built('#f0c850', 0.2, d));
    // Storkyrkan: ochre baroque tower
    const stor =
      half(560, [40, 800, 40, 600], '#e6b85c', d) +
      fill(standingRect(560, 606, 92, 9) + standingRect(560, 690, 86, 6), ctx.built('#f8ecd0', 0.3, d)) +
      half(560, [42, 598, 34, 574, 22, 566, 22, 530, 26, 526, 20, 508, 8, 496, 6, 470, 1.5, 438], '#4a565c', d) +
      fill(roundArch(560, 664, 26, 50) + standingRect(560, 560, 8, 24), K()) +
      fill(circle(560, 612 - 0, 0.1) + circle(560, 736, 15), ctx.built('#f8ecd0', 0.2, d)) +
      fill(circle(560, 434, 5), ctx.built('#f0c850', 0.2, d));
    // Riddarholmen: cast-iron openwork spire
    const ir = ctx.built('#5a4a4c', 2.1, 0.34),
      ridd =
        half(1072, [32, 800, 32, 640], '#a85844', 0.34) +
        fill(polygon([1038, 642, 1046, 612, 1098, 612, 1106, 642]), ir) +
        stroke(
          polygon([1048, 616, 1072, 400, 1096, 616], false) +
            'M1072 400V616M1053 576H1091M1057 540H1087M1060 506H1084M1064 470H1080M1053 576L1087 540L1060 506L1080 470M1091 576L1057 540L1084 506L1064 470',
          ir,
          3,
        ) +
        fill(
          [-1, 1].map((q) => polygon([1072 + q * 30 - 5, 640, 1072 + q * 30, 584, 1072 + q * 30 + 5, 640])).join('') +
            rect(1071, 372, 2.4, 30),
          ir,
        ) +
        fill(roundArch(1064, 720, 11, 40) + roundArch(1082, 720, 11, 40), K(0.34));
    // Royal palace block to the left, blunt and long
    const pal =
      fill(rect(ctx.left, 690, 380 - ctx.left, 200), ctx.built('#c9a27e', 0.9, 0.16)) +
      fill(rect(ctx.left, 684, 388 - ctx.left, 10), ctx.built('#f4e2c4', 0.3, 0.16)) +
      stroke(
        times(4, (j) => `M${330 - 30 * 13} ${716 + j * 44}H372`),
        K(0.16),
        26,
        'stroke-dasharray="14 20"',
      );
    const row = gabledRow(ctx, {
      x: 340,
      y: 880,
      seed: 'skepps',
      door: true,
      trim: '#f8ecd4',
      list: [
        [118, 206, 'flat', '#e3a94a', 4],
        [104, 236, 'bell', '#c8653f'],
        [124, 200, 'flat', '#f0d49a', 4],
        [100, 228, 'step', '#b5523e'],
        [112, 210, 'spout', '#e9bd62'],
        [128, 232, 'flat', '#d98a5a', 4],
        [98, 214, 'bell', '#f2deb0'],
        [120, 240, 'neck', '#b8583f'],
        [110, 200, 'flat', '#e6b257', 4],
        [104, 226, 'spout', '#cf7a4c'],
        [126, 208, 'flat', '#f0d6a0', 4],
        [100, 230, 'bell', '#c0603e'],
      ],
    });
    const quay =
      fill(rect(ctx.left, 878, ctx.right - ctx.left, 26), ctx.tone('#9a8a82', 1.6)) +
      fill(rect(ctx.left, 874, ctx.right - ctx.left, 8), ctx.tone('#e6dac8', 0.5));
    const [el, re] = reflect(ctx, 902, tyska + stor + ridd + pal + row + quay, { k: 0.56, alpha: 0.5 });
    const town = el + re;
    const wet =
      ripples(ctx, { y: 908, base: 1250, n: 30, seed: 'str', alpha: 0.7 }) +
      ripples(ctx, {
        y: 912,
        base: 1250,
        n: 16,
        per: 2,
        seed: 'sts',
        alpha: 0.6,
        color: ctx.night ? ctx.mood.glow : mix(ctx.mood.sun, ctx.mood.water[0], 0.4),
      });
    return {
      main: town + wet,
      front:
        steamer(ctx, 700, 1046, 1.12) +
        gulls(ctx, [
          [470, 960, 1],
          [1130, 990, 0.8],
        ]),
    };
  },
};
