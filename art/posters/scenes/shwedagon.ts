import { birds } from '../engine/birds.ts';
import { streaks } from '../engine/clouds.ts';
import { layer } from '../engine/hills.ts';
import { palm } from '../engine/palms.ts';
import { circle, halfSymmetric, path, pointedArch, polygon, rect, symmetric, times } from '../engine/path.ts';
import { people } from '../engine/people.ts';
import { fade } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke } from '../engine/svg.ts';
import { jungle } from '../engine/undergrowth.ts';

/** The golden Shwedagon stupa with monks on the terrace. */
export const shwedagon: Scene = {
  horizon: 960,
  wideTop: 240,
  mood: 'cobalt',
  night: 'jungle',
  sun: { x: 530, y: 400, r: 78 },
  ground(ctx) {
    const y = 960;
    return {
      sky: streaks(ctx, { n: 4, y: [280, 640], alpha: 0.6, seed: 'sw' }),
      far: jungle(ctx, {
        y: (x: number) => y - 10 + Math.sin(x / 140) * 16,
        size: [40, 80],
        albedo: '#3f7a64',
        depth: 0.4,
        seed: 'sw1',
        base: 1000,
      }),
      mid: layer(ctx, rect(ctx.left, y + 30, 2600, 400), { y: y + 30, albedo: '#c9c4d4', tone: 0.9, foot: 260, mist: 0.4 }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      X = 800,
      Y = 1020,
      g = '#f2b632';
    const M = ctx.built(g, 1);
    const stupa = (x: number, y: number, k: number, d = 0, col = g) => {
      const c = (t: number) => ctx.built(col, t, d);
      const p = [
        300, 0, 300, -46, 276, -50, 276, -84, 252, -88, 252, -116, 226, -120, 226, -146, 198, -150, 198, -172, 176, -176, 166,
        -196, 158, -202, 158, -216, 148, -222, 148, -236, 138, -240, 138, -250, 126, -256, 112, -310, 104, -356, 84, -384, 74,
        -388, 74, -398, 66, -402, 66, -412, 58, -416, 58, -426, 50, -430, 50, -440, 42, -444, 42, -456, 48, -468, 40, -480, 46,
        -492, 34, -506, 28, -520, 32, -540, 22, -570, 12, -596, 10, -604, 16, -612, 12, -626, 8, -640, 4, -664, 1, -700,
      ].map((v, i) => (i % 2 ? y + v * k : v * k));
      const lines = (
        [
          [276, -84],
          [252, -116],
          [226, -146],
          [198, -172],
          [158, -216],
          [148, -236],
          [138, -250],
          [74, -398],
          [66, -412],
          [58, -426],
          [50, -440],
        ] as const
      )
        .map(([w, h]) => rect(x - w * k, y + h * k - 3 * k, 2 * w * k, 5 * k))
        .join('');
      return (
        fill(symmetric(x, p), c(0.5)) +
        fill(halfSymmetric(x, p, -s), c(2)) +
        fill(lines, c(0)) +
        fill(
          path`M${x + s * 40 * k} ${y - 370 * k}q${s * 30 * k} ${40 * k} ${s * 34 * k} ${112 * k}h${s * 14 * k}q${-s * 4 * k} ${-70 * k} ${-s * 48 * k} ${-112 * k}z`,
          c(0),
          opacity(0.9),
        ) +
        fill(circle(x, y - 706 * k, 5 * k), '#fff') +
        stroke(path`M${x - 126 * k} ${y - 268 * k}Q${x} ${y - 250 * k} ${x + 126 * k} ${y - 268 * k}`, c(2.2), 5 * k)
      );
    };
    const mini = (x: number, k: number, y = Y + 4) => stupa(x, y, k, 0, '#fff1d6');
    // pyatthat roofs
    const pyat = (x: number, k: number) =>
      place(
        x,
        Y + 8,
        k,
        times(
          5,
          (i) =>
            fill(
              polygon([
                -70 + i * 12,
                -70 - i * 34,
                -84 + i * 13,
                -78 - i * 34,
                -46 + i * 9,
                -100 - i * 34,
                46 - i * 9,
                -100 - i * 34,
                84 - i * 13,
                -78 - i * 34,
                70 - i * 12,
                -70 - i * 34,
              ]),
              ctx.built(i % 2 ? '#c8452a' : '#a8382c', 0.8),
            ) + fill(rect(-50 + i * 9, -106 - i * 34, 100 - i * 18, 8), M),
        ) +
          fill(rect(-56, -72, 112, 72), ctx.built('#f3e0c4', 0.6)) +
          fill(s > 0 ? rect(-56, -72, 36, 72) : rect(20, -72, 36, 72), ctx.built('#f3e0c4', 2)) +
          fill(
            times(3, (i) => pointedArch(-32 + i * 32, 0, 22, 56)),
            ctx.pane('#5a3a34'),
          ) +
          fill(symmetric(0, [10, -240, 5, -270, 0.6, -320]), M),
      );
    const glow = ctx.night
      ? fill(circle(X, Y - 260, 460), ctx.radialGradient(fade(ctx.mood.glow, 0.34, 0), X, Y - 260, 460))
      : '';
    const floor = fill(
      times(9, (i) =>
        polygon([X - 900 + i * 220, 1290, X - 820 + i * 220, 1290, X - 330 + i * 78, Y + 10, X - 356 + i * 78, Y + 10]),
      ),
      ctx.tone('#ffffff', 0.2),
      opacity(0.35),
    );
    const refl = fill(polygon([X - 200, Y + 10, X + 200, Y + 10, X + 70, 1200, X, 1270, X - 70, 1200]), M, opacity(0.3));
    const monk = (x: number, y: number, k: number) =>
      place(
        x,
        y,
        k,
        fill('M-18 0L-15-60Q-17-84 0-86Q17-84 15-60L18 0z', ctx.tone('#b5382c', 1)) +
          fill('M-15-60Q-17-84 0-86L10-40Q0-20-16-30z', ctx.tone('#d9682e', 0.8)) +
          fill(circle(0, -96, 10), ctx.tone('#5a3a30', 1.8)),
      );
    return {
      main:
        glow +
        stupa(X, Y, 1) +
        floor +
        refl +
        pyat(470, 1) +
        pyat(1130, 1) +
        pyat(150, 0.9) +
        pyat(1450, 0.9) +
        mini(596, 0.26) +
        mini(1004, 0.26) +
        mini(706, 0.19, Y + 12) +
        mini(894, 0.19, Y + 12) +
        mini(330, 0.3, Y + 10) +
        mini(1270, 0.3, Y + 10) +
        mini(800, 0.16, Y + 16),
      front:
        monk(560, 1180, 1) +
        monk(610, 1186, 0.96) +
        monk(660, 1180, 0.98) +
        people(ctx, [
          [1030, 1120, 70],
          [1060, 1124, 66],
        ]) +
        palm(ctx, 340, 1290, 420, { lean: -30 }) +
        palm(ctx, 1260, 1290, 380, { lean: 30 }) +
        birds(ctx, 1060, 480, 6),
    };
  },
};
