import { birds } from '../engine/birds.ts';
import { sailboat } from '../engine/boats.ts';
import { bank, streaks } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import { palmStamp } from '../engine/kits/palm-stamp.ts';
import { palm } from '../engine/palms.ts';
import { polygon, rect, segment, smooth, times } from '../engine/path.ts';
import { ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke, strokeRound } from '../engine/svg.ts';
import { bigBird } from '../engine/water-birds.ts';

/** The ruins of Tulum on their cliff above the Caribbean. */
export const tulum: Scene = {
  horizon: 700,
  wideTop: 220,
  mood: 'cobalt',
  night: 'teal',
  sun: { x: 1080, y: 420, r: 86 },
  ground(ctx) {
    const y = 704,
      N = ctx.night,
      c = (d: string, n: number) => (N ? mix(ctx.mood.water[0], ctx.mood.water[1], n) : d);
    return {
      sky:
        streaks(ctx, { n: 5, y: [340, 620], alpha: 0.85, seed: 'tu' }) +
        bank(ctx, 680, { amp: 32, wl: 130, alpha: 0.75, seed: 'tb', base: 720 }),
      far:
        fill(
          rect(ctx.left, y, 2300, 600),
          ctx.verticalGradient(
            [
              [0, c('#2f86cc', 0.3)],
              [0.08, c('#0f5fb0', 1)],
              [0.2, c('#0f8fc0', 0.7)],
              [0.5, c('#2fc4c8', 0.4)],
              [1, c('#b4eed6', 0)],
            ],
            y,
            1180,
          ),
        ) +
        strokeRound(
          times(12, (i) => `M${320 + i * 86} ${800 + ((i * 37) % 60)}q26 -6 52 0t42 0`),
          '#fff',
          4,
          opacity(0.7),
        ),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      st = '#d9c9ac',
      L = ctx.built(st, 0.3),
      M = ctx.built(st, 1),
      D = ctx.built(st, 2.05),
      K = ctx.built('#4a4038', 2.6),
      rock = '#b5a58c';
    const cliff =
      fill(
        polygon([
          -420, 1290, -420, 690, 260, 690, 560, 696, 700, 700, 770, 712, 800, 740, 790, 800, 820, 850, 806, 920, 840, 990, 830,
          1050, 700, 1100, 560, 1290,
        ]),
        ctx.verticalGradient(ramp(ctx.tone(rock, 0.5), ctx.tone(rock, 1.2)), 690, 1100),
      ) +
      fill(
        polygon([300, 760, 360, 800, 340, 900, 400, 980, 360, 1100, 300, 1290, -420, 1290, -420, 760]) +
          polygon([480, 740, 540, 800, 520, 890, 580, 980, 540, 1080, 600, 1100, 640, 1000, 600, 900, 640, 810, 590, 744]) +
          polygon([700, 750, 740, 800, 720, 880, 760, 960, 740, 1060, 830, 1050, 780, 960, 790, 880, 760, 800, 776, 744]),
        ctx.tone(rock, 2),
        opacity(0.75),
      ) +
      fill(
        times(9, (i) =>
          polygon([
            380 + ((i * 83) % 420),
            780 + i * 34,
            430 + ((i * 83) % 420),
            776 + i * 34,
            440 + ((i * 83) % 420),
            790 + i * 34,
          ]),
        ),
        ctx.tone(rock, 2.4),
        opacity(0.5),
      );
    const grassT = fill(
      `M-420 700V676Q100 660 300 672T700 688Q770 694 800 722Q770 730 752 716Q740 740 716 716Q690 752 664 714Q620 748 590 712Q540 752 500 710Q440 750 400 708Q340 750 290 706z`,
      ctx.tone('#5f9a48', 1),
    );
    // El Castillo: broad stair, temple with two columns, side shrine
    const X = 500,
      Y = 692,
      cas =
        fill(polygon([X - 190, Y, X - 182, Y - 58, X + 182, Y - 58, X + 190, Y]), M) +
        fill(
          s > 0
            ? polygon([X - 190, Y, X - 182, Y - 58, X - 120, Y - 58, X - 124, Y])
            : polygon([X + 190, Y, X + 182, Y - 58, X + 120, Y - 58, X + 124, Y]),
          D,
        ) +
        fill(rect(X - 188, Y - 64, 376, 9), L) +
        fill(polygon([X - 134, Y - 62, X - 126, Y - 128, X + 126, Y - 128, X + 134, Y - 62]), M) +
        fill(
          s > 0
            ? polygon([X - 134, Y - 62, X - 126, Y - 128, X - 76, Y - 128, X - 80, Y - 62])
            : polygon([X + 134, Y - 62, X + 126, Y - 128, X + 76, Y - 128, X + 80, Y - 62]),
          D,
        ) +
        fill(rect(X - 132, Y - 134, 264, 9), L) +
        fill(polygon([X - 84, Y - 134, X - 90, Y - 216, X + 90, Y - 216, X + 84, Y - 134]), M) +
        fill(
          s > 0
            ? polygon([X - 84, Y - 134, X - 90, Y - 216, X - 62, Y - 216, X - 58, Y - 134])
            : polygon([X + 84, Y - 134, X + 90, Y - 216, X + 62, Y - 216, X + 58, Y - 134]),
          D,
        ) +
        fill(rect(X - 94, Y - 222, 188, 10) + rect(X - 92, Y - 196, 184, 6), L) +
        fill(rect(X - 46, Y - 186, 92, 54), K) +
        fill(rect(X - 22, Y - 186, 11, 54) + rect(X + 12, Y - 186, 11, 54), L) +
        fill(rect(X - 10, Y - 212, 20, 14), K) +
        fill(polygon([X - 58, Y, X - 40, Y - 134, X + 40, Y - 134, X + 58, Y]), L) +
        stroke(
          times(12, (i) => segment(X - 56 + i * 1.5, Y - 10 - i * 10.4, X + 56 - i * 1.5, Y - 10 - i * 10.4)),
          D,
          3,
        ) +
        fill(
          polygon([X - 66, Y, X - 48, Y - 134, X - 40, Y - 134, X - 58, Y]) +
            polygon([X + 58, Y, X + 40, Y - 134, X + 48, Y - 134, X + 66, Y]),
          M,
        );
    const shrine = (x: number, y: number, k: number) =>
      place(
        x,
        y,
        k,
        fill(polygon([-46, 0, -50, -76, 50, -76, 46, 0]), M) +
          fill(s > 0 ? polygon([-46, 0, -50, -76, -26, -76, -22, 0]) : polygon([46, 0, 50, -76, 26, -76, 22, 0]), D) +
          fill(rect(-54, -82, 108, 9) + rect(-52, -60, 104, 5), L) +
          fill(polygon([-14, 0, -13, -48, 13, -48, 14, 0]), K),
      );
    const wall = fill(rect(-420, 640, 660, 50) + times(10, (i) => rect(-60 + i * 30, 632, 18, 10)), ctx.built(st, 1.3));
    const beach =
      fill(
        `${smooth([560, 1290, 640, 1130, 760, 1070, 880, 1066, 1010, 1110, 1180, 1140, 1400, 1130, 2020, 1100])}V1290z`,
        ctx.verticalGradient(ramp(ctx.tone('#fff3d6', 0.1), ctx.tone('#f2dcae', 0.9)), 1060, 1250),
      ) +
      strokeRound(smooth([790, 1060, 880, 1058, 1010, 1102, 1180, 1132, 1400, 1122, 2020, 1092]), '#fff', 9, opacity(0.9)) +
      fill(`${smooth([560, 1290, 640, 1130, 760, 1074, 720, 1160, 690, 1290])}z`, ctx.tone('#8a7a64', 1.9), opacity(0.7));
    const rocks =
      fill(
        polygon([830, 1062, 846, 1026, 886, 1020, 910, 1050, 900, 1072]) + polygon([930, 1010, 944, 988, 970, 986, 986, 1010]),
        ctx.tone(rock, 0.9),
      ) +
      fill(
        polygon([830, 1062, 846, 1026, 868, 1023, 862, 1066]) + polygon([930, 1010, 944, 988, 958, 987, 952, 1010]),
        ctx.tone(rock, 2.2),
      );
    const palms =
      palmStamp(ctx, 330, 700, 210, { lean: -1 }) +
      palmStamp(ctx, 256, 696, 170, {}) +
      palmStamp(ctx, 60, 690, 240, {}) +
      palmStamp(ctx, 680, 704, 150, {}) +
      palm(ctx, 1240, 1270, 520, { lean: -110, spread: 0.42 }) +
      palmStamp(ctx, 1330, 1270, 400, { lean: -1 }) +
      palmStamp(ctx, 1520, 1260, 500, { lean: -1 });
    return {
      main: cliff + wall + shrine(300, 690, 0.8) + shrine(140, 690, 1) + cas + shrine(726, 702, 0.56) + grassT + beach + rocks,
      front:
        palms +
        sailboat(ctx, 1040, 830, 0.62, { sail: '#fff6e6', hull: '#e0522f' }) +
        sailboat(ctx, 1440, 880, 0.8, { sail: '#fff6e6', hull: '#e0522f' }) +
        birds(ctx, 780, 420, 5, { size: 13 }) +
        bigBird(ctx, 910, 590, 0.6, { depth: 0.05 }),
    };
  },
};
