import { birds } from '../engine/birds.ts';
import { sailboat } from '../engine/boats.ts';
import { parkTrees } from '../engine/broadleaf.ts';
import { bank, streaks } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import { palm } from '../engine/palms.ts';
import { ellipse, offset, polygon, rect, smooth, times } from '../engine/path.ts';
import { personPath } from '../engine/people.ts';
import { ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, strokeRound } from '../engine/svg.ts';

/** A sailing boat on the lagoon below Le Morne, Mauritius. */
export const leMorne: Scene = {
  horizon: 700,
  wideTop: 220,
  mood: 'cobalt',
  night: 'teal',
  sun: { x: 560, y: 400, r: 84 },
  ground(ctx) {
    const y = 704,
      N = ctx.night,
      m = ctx.mood,
      c = (d: string, n: number) => (N ? mix(m.water[0], m.water[1], n) : d);
    return {
      sky:
        streaks(ctx, { n: 5, y: [330, 600], alpha: 0.85, seed: 'mu' }) +
        bank(ctx, 676, { amp: 34, wl: 130, alpha: 0.75, seed: 'mc', base: 720 }),
      far:
        fill(
          rect(ctx.left, y, 2300, 600),
          ctx.verticalGradient(
            [
              [0, c('#2f7fc8', 0.3)],
              [0.06, c('#1560ac', 0.9)],
              [0.14, c('#1560ac', 1)],
              [0.17, c('#12a7b8', 0.4)],
              [0.5, c('#3fc8bf', 0.2)],
              [1, c('#b0ecd2', 0)],
            ],
            y,
            1120,
          ),
        ) +
        strokeRound(
          times(9, (i) => `M${-40 + i * 200 + (i % 2) * 60} ${772 + (i % 3) * 5}q40 -7 80 0t60 0`),
          '#fff',
          4,
          opacity(0.85),
        ),
    };
  },
  draw(ctx) {
    const y = 770,
      rock = '#7a6a68',
      s = ctx.side;
    const sil = offset(
      0,
      y,
      [
        560, 0, 640, -40, 700, -84, 730, -150, 748, -160, 762, -262, 790, -284, 800, -342, 838, -372, 876, -366, 896, -388, 960,
        -392, 1010, -376, 1034, -384, 1062, -350, 1076, -270, 1108, -232, 1128, -170, 1180, -120, 1270, -70, 1400, -40, 1560, -14,
        1700, 0,
      ],
    );
    const shadow =
      s < 0
        ? [
            offset(
              0,
              y,
              [
                896, -388, 930, -330, 914, -262, 950, -190, 936, -120, 1000, -70, 1180, -120, 1128, -170, 1108, -232, 1076, -270,
                1062, -350, 1034, -384, 1010, -376, 960, -392,
              ],
            ),
          ]
        : [
            offset(
              0,
              y,
              [
                896, -388, 880, -330, 894, -262, 860, -190, 876, -120, 800, -70, 700, -84, 730, -150, 748, -160, 762, -262, 790,
                -284, 800, -342, 838, -372,
              ],
            ),
          ];
    const ribs = (
      [
        [780, 270, 90],
        [812, 330, 130],
        [846, 350, 110],
        [880, 340, 150],
        [950, 360, 140],
        [990, 350, 110],
        [1030, 350, 150],
        [1060, 280, 90],
      ] as const
    )
      .map(([x, a, l]) => polygon([x - 5, y - a, x + 7, y - a - 8, x + 12, y - a + l, x, y - a + l * 0.8]))
      .join('');
    const green = `M560 ${y}L640 ${y - 40}L700 ${y - 84}L740 ${y - 154}Q770 ${y - 120} 800 ${y - 150}Q836 ${y - 196} 862 ${y - 150}Q900 ${y - 96} 944 ${y - 140}Q990 ${y - 190} 1024 ${y - 140}Q1070 ${y - 100} 1096 ${y - 150}L1128 ${y - 170}L1180 ${y - 120}L1270 ${y - 70}L1400 ${y - 40}L1560 ${y - 14}L1700 ${y}z`;
    const mount =
      fill(polygon(sil), ctx.verticalGradient(ramp(ctx.tone(rock, 0.3, 0.12), ctx.tone(rock, 1.2, 0.2)), y - 390, y)) +
      fill(shadow.map((p) => polygon(p)).join(''), ctx.tone(rock, 2.1, 0.14)) +
      fill(ribs, ctx.tone(rock, 2.4, 0.12), opacity(0.5)) +
      fill(green, ctx.verticalGradient(ramp(ctx.tone('#5f9a52', 0.7, 0.14), ctx.tone('#3f7d4c', 1.5, 0.12)), y - 190, y)) +
      fill(
        `M900 ${y - 96 - 16}Q944 ${y - 140} 960 ${y - 170}Q1000 ${y - 170} 1024 ${y - 140}Q1070 ${y - 100} 1096 ${y - 150}L1128 ${y - 170}L1180 ${y - 120}L1100 ${y - 60}L1010 ${y - 20}z`,
        ctx.tone('#3a7050', 2, 0.12),
        opacity(s < 0 ? 0.7 : 0),
      ) +
      fill(
        `M800 ${y - 346}L838 ${y - 376}L876 ${y - 370}L896 ${y - 392}L960 ${y - 396}L1010 ${y - 380}L1034 ${y - 388}L1062 ${y - 352}Q1030 ${y - 362} 1000 ${y - 358}Q940 ${y - 372} 900 ${y - 366}Q850 ${y - 346} 800 ${y - 346}z`,
        ctx.tone('#5f9a52', 0.8, 0.12),
      );
    const shore =
      parkTrees(ctx, { y: y + 2, from: 520, to: 1940, size: [18, 36], albedo: '#3f8050', depth: 0.12, seed: 'mu2', drop: 6 }) +
      fill(
        `${smooth(offset(0, y, [500, 10, 620, 3, 900, 5, 1200, 4, 1700, 2, 1700, 20, 1200, 18, 800, 22, 620, 18, 500, 10]))}z`,
        ctx.tone('#fff0cc', 0.1),
      );
    const beach =
      fill(
        `${smooth([-420, 1120, 60, 1090, 330, 1110, 620, 1190, 900, 1214, 1240, 1176, 1500, 1120, 2020, 1110])}V1290H-420z`,
        ctx.tone('#f6e2b6', 0.4),
      ) +
      strokeRound(
        smooth([-420, 1112, 60, 1082, 330, 1102, 620, 1182, 900, 1206, 1240, 1168, 1500, 1112, 2020, 1102]),
        '#fff',
        9,
        opacity(0.85),
      ) +
      fill(`${smooth([-420, 1190, 200, 1180, 520, 1250, 800, 1290])}H-420z`, ctx.tone('#e0c48e', 1.2), opacity(0.6));
    const pirogue = place(
      740,
      986,
      1.2,
      fill('M-6-170L-6-18L86-18Q76-110-6-170z', ctx.tone('#e0522f', 0.6)) +
        fill('M-6-170L-6-18L20-18Q44-90-6-170z', ctx.tone('#fff0cc', 0.3)) +
        fill('M-14-130L-14-20L-70-20Q-44-90-14-130z', ctx.tone('#fff0cc', 1.5)) +
        fill(rect(-12, -182, 5, 168), ctx.tone('#5b4636', 2)) +
        fill('M-92-16Q-20-6 104-22Q96 6 66 10H-64Q-86 4-92-16z', ctx.tone('#2f6fb8', 1)) +
        fill('M-92-16Q-20-6 104-22L101-12Q-20 2-90-9z', ctx.tone('#fff6e6', 0.3)) +
        fill(ellipse(0, 18, 110, 8), ctx.tone('#0f5f88', 2), opacity(0.35)) +
        fill(personPath(-52, -10, 56), ctx.tone('#33304a', 2.4)),
    );
    const boats =
      sailboat(ctx, 430, 850, 0.5, { sail: '#fff6e6', hull: '#2f6fb8', depth: 0.1 }) +
      sailboat(ctx, 150, 900, 0.62, { hull: '#d8402c' });
    const palms =
      palm(ctx, 1230, 1260, 560, { lean: -130, spread: 0.4 }) +
      palm(ctx, 1330, 1270, 420, { lean: -50, spread: 0.42, seed: 'mu5' }) +
      palm(ctx, 1520, 1262, 500, { lean: -90, spread: 0.42, seed: 'mu6' });
    return { main: mount + shore + boats + beach, front: pirogue + palms + birds(ctx, 680, 520, 4, { size: 12 }) };
  },
};
