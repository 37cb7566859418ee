import { birds } from '../engine/birds.ts';
import { parkTrees } from '../engine/broadleaf.ts';
import { bank, streaks } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import { puff } from '../engine/kits/puff.ts';
import { villaStamp } from '../engine/kits/stilt-villa.ts';
import { palm } from '../engine/palms.ts';
import { circle, ellipse, offset, polygon, rect, smooth, times } from '../engine/path.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke, strokeRound } from '../engine/svg.ts';
import { water } from '../engine/water.ts';

/** An outrigger on the lagoon of Bora Bora below Mount Otemanu. */
export const boraBora: Scene = {
  horizon: 720,
  wideTop: 276,
  mood: 'golden',
  night: 'lagoon',
  sun: { x: 1090, y: 500, r: 96 },
  ground(ctx) {
    const y = 724,
      N = ctx.night,
      m = ctx.mood;
    return {
      sky:
        streaks(ctx, { n: 5, y: [330, 620], alpha: 0.7, seed: 'bb' }) +
        bank(ctx, 690, { amp: 34, wl: 130, alpha: 0.7, seed: 'b1', base: 736 }),
      far:
        water(ctx, {
          y,
          glintX: 1090,
          lines: 26,
          top: N ? m.water[0] : mix('#8fe0cc', m.water[0], 0.35),
          bottom: N ? m.water[1] : '#0f8fa4',
        }) +
        (N
          ? ''
          : fill(
              rect(ctx.left, 1060, 2300, 230),
              ctx.verticalGradient(
                [
                  [0, '#6fdcc6', 0],
                  [1, '#c6f2d2', 0.85],
                ],
                1060,
                1250,
              ),
            )),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      y = 744,
      rock = '#6a6f62',
      gr = '#4f8a56';
    const sil = offset(
      0,
      y,
      [
        330, 0, 420, -36, 500, -60, 570, -118, 620, -130, 660, -190, 690, -250, 704, -330, 724, -346, 742, -330, 760, -352, 792,
        -338, 816, -262, 846, -236, 866, -262, 886, -250, 906, -180, 960, -140, 1010, -132, 1070, -86, 1150, -60, 1230, -24, 1300,
        0,
      ],
    );
    const sh =
      s > 0
        ? offset(
            0,
            y,
            [
              330, 0, 420, -36, 500, -60, 570, -118, 620, -130, 660, -190, 690, -250, 704, -330, 724, -346, 732, -280, 716, -220,
              740, -160, 700, -100, 730, -40, 690, 0,
            ],
          )
        : offset(
            0,
            y,
            [
              760, -352, 792, -338, 816, -262, 846, -236, 866, -262, 886, -250, 906, -180, 960, -140, 1010, -132, 1070, -86, 1150,
              -60, 1230, -24, 1300, 0, 800, 0, 820, -80, 770, -160, 790, -240, 762, -290,
            ],
          );
    const mount =
      fill(
        polygon(sil),
        ctx.verticalGradient(
          [
            [0, ctx.tone(rock, 0.4, 0.16)],
            [0.4, ctx.tone(rock, 0.9, 0.16)],
            [0.62, ctx.tone(gr, 0.8, 0.18)],
            [1, ctx.tone(gr, 1.5, 0.2)],
          ],
          y - 350,
          y,
        ),
      ) +
      fill(
        polygon(sh),
        ctx.verticalGradient(
          [
            [0, ctx.tone(rock, 2.1, 0.16)],
            [0.55, ctx.tone(gr, 2, 0.18)],
            [1, ctx.tone(gr, 2.2, 0.2)],
          ],
          y - 350,
          y,
        ),
      ) +
      fill(
        polygon([764, y - 340, 784, y - 326, 800, y - 262, 786, y - 276, 792, y - 220, 776, y - 262]) +
          polygon([868, y - 250, 880, y - 238, 892, y - 186, 876, y - 206]) +
          polygon([742, y - 318, 752, y - 330, 756, y - 268, 746, y - 240]),
        ctx.tone('#b8a88c', 0.2, 0.1),
        opacity(s > 0 ? 0.8 : 0.3),
      ) +
      fill(
        polygon(
          offset(
            0,
            y,
            [816, -250, 840, -216, 850, -150, 880, -90, 860, -20, 900, 0, 1000, 0, 940, -70, 930, -120, 890, -160, 866, -230],
          ),
        ),
        ctx.tone(gr, 2, 0.18),
        opacity(s > 0 ? 0.5 : 0),
      );
    const capCloud =
      puff(ctx, 790, y - 356, 130, 20, 0.85, ctx.mood.cloud[0]) + puff(ctx, 680, y - 336, 100, 16, 0.6, ctx.mood.cloud[0]);
    const shore =
      parkTrees(ctx, { y: y - 2, from: 300, to: 1320, size: [18, 34], albedo: '#3f7d4c', depth: 0.14, seed: 'bo1', drop: 6 }) +
      fill(
        `${smooth([290, y + 6, 520, y, 800, y + 2, 1100, y, 1330, y + 5, 1100, y + 13, 800, y + 16, 520, y + 13, 290, y + 6])}z`,
        ctx.tone('#fff0cc', 0.2, 0.08),
      ) +
      fill(
        times(5, (i) => rect(420 + i * 34, y + 22 + i * 9, 760 - i * 90, 4)),
        ctx.tone(gr, 1.8, 0.2),
        opacity(0.35),
      );
    // a curve of villas
    const vs = [
      [1264, 792, 0.34],
      [1176, 800, 0.38],
      [1080, 812, 0.45],
      [978, 832, 0.54],
      [870, 866, 0.66],
      [1360, 788, 0.33],
      [1450, 786, 0.33],
      [1540, 786, 0.33],
    ] as const;
    const walk = fill(
      polygon([1640, 782, 1264, 790, 1080, 806, 960, 830, 866, 858, 866, 866, 962, 840, 1082, 814, 1264, 795, 1640, 787]),
      ctx.built('#d9b98a', 1, 0.08),
    );
    const villas =
      walk +
      vs.map(([x, yy, k]) => villaStamp(ctx, x, yy, k, { depth: 0.16 - k * 0.16 })).join('') +
      villaStamp(ctx, 424, 960, 1.16) +
      fill(polygon([-420, 924, 350, 934, 350, 950, -420, 946]), ctx.built('#c9a878', 1)) +
      villaStamp(ctx, 140, 950, 1.1);
    const canoe = place(
      800,
      1086,
      1.22,
      fill(ellipse(0, 20, 180, 12), ctx.mood.water[1], opacity(0.4)) +
        strokeRound('M-40-10Q-44 26-30 44M50-8Q50 26 60 44', ctx.tone('#6b4a34', 1.8), 6) +
        strokeRound('M-110 46Q0 56 130 40', ctx.tone('#e0c08a', 1), 10) +
        strokeRound('M-110 50Q0 60 130 45', ctx.tone('#e0c08a', 2.3), 3) +
        fill('M-190-44Q-150-12-60-8H80Q150-12 196-52L202-48Q176 6 110 16H-90Q-160 8-190-44z', ctx.tone('#c8452c', 0.8)) +
        fill('M-182-30Q-150 0-60 3H84Q150-2 190-38L182-22Q160 8 110 16H-90Q-158 8-182-30z', ctx.tone('#c8452c', 2)) +
        stroke('M-186-38Q-150-6-60-3H82Q150-8 198-46', ctx.tone('#fff0cc', 0.4), 4) +
        (
          [
            [-60, 1],
            [60, 0.96],
          ] as const
        )
          .map(([q, k]) =>
            place(
              q,
              -6,
              k,
              fill(`${circle(4, -82, 11)}M-20 0Q-18-52 2-66Q22-66 26-46L24 0z`, ctx.tone('#8a5a40', 1.8)) +
                fill('M-22 0H26L22-18H-18z', ctx.tone('#f2b23c', 0.6)) +
                fill('M-8-88Q4-102 17-86z', ctx.tone('#2a2430', 2.4)) +
                strokeRound('M14-54L44-34L34-14', ctx.tone('#8a5a40', 2), 7) +
                strokeRound('M34-64L54 40', ctx.tone('#6b4a34', 2), 4) +
                fill(ellipse(56, 46, 7, 16), ctx.tone('#6b4a34', 1.6)),
            ),
          )
          .join('') +
        stroke('M-150 34H-60M90 30H170', '#fff', 3, opacity(0.6)),
    );
    const palms =
      palm(ctx, 1240, 1275, 620, { lean: -120, spread: 0.4 }) +
      palm(ctx, 1330, 1280, 470, { lean: -30, spread: 0.42, seed: 'bp2' }) +
      palm(ctx, 1540, 1270, 560, { lean: -110, spread: 0.4, seed: 'bp3' });
    const near = fill(`${smooth([2020, 1180, 1500, 1180, 1300, 1206, 1120, 1252, 1060, 1290])}H2020z`, ctx.tone('#f0d9a6', 0.8));
    return { main: mount + capCloud + shore + villas, front: near + canoe + palms + birds(ctx, 560, 560, 5, { size: 12 }) };
  },
};
