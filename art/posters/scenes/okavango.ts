import { acacia } from '../engine/african-trees.ts';
import { elephant } from '../engine/animals.ts';
import { streaks } from '../engine/clouds.ts';
import { hills } from '../engine/hills.ts';
import { palm } from '../engine/palms.ts';
import type { Points } from '../engine/path.ts';
import { circle, rect, smooth, times } from '../engine/path.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, strokeRound } from '../engine/svg.ts';
import { reeds } from '../engine/undergrowth.ts';
import { water } from '../engine/water.ts';
import { bigBird } from '../engine/water-birds.ts';

/** A mokoro among water lilies in the Okavango Delta. */
export const okavango: Scene = {
  horizon: 700,
  wideTop: 240,
  mood: 'jade',
  night: 'teal',
  sun: { x: 560, y: 470, r: 100 },
  ground(ctx) {
    const y = 700;
    return {
      sky: streaks(ctx, { n: 5, y: [230, 520], alpha: 0.6, seed: 'ok' }),
      far:
        hills(ctx, { y: y - 6, amp: 14, wl: 420, albedo: '#6f8f62', depth: 0.55, seed: 'ok1' }) +
        water(ctx, { y: y + 4, glintX: 560, lines: 30 }) +
        reeds(ctx, { y: y + 14, h: [16, 40], gap: 12, depth: 0.4, seed: 'ok2', heads: 0, lean: 6 }) +
        (
          [
            [420, 90],
            [640, 70],
            [1080, 84],
            [1210, 110],
            [160, 110],
            [1440, 120],
          ] as const
        )
          .map(([x, h]) => acacia(ctx, x, y + 12, h, { depth: 0.42, flip: x % 4 === 0 }))
          .join('') +
        (
          [
            [500, 130],
            [1150, 120],
            [1300, 150],
          ] as const
        )
          .map(([x, h]) => palm(ctx, x, y + 12, h, { lean: 6, depth: 0.4, coco: false, spread: 0.3 }))
          .join(''),
    };
  },
  draw(ctx) {
    const isl = (p: Points, c: string, t: number, d: number) => fill(smooth(p, true), ctx.tone(c, t, d));
    const i1 =
      isl(
        [640, 800, 820, 786, 1040, 790, 1300, 780, 1600, 790, 2040, 780, 2040, 850, 1500, 846, 1200, 850, 900, 836, 700, 824],
        '#7f9a4c',
        1,
        0.1,
      ) +
      reeds(ctx, {
        y: (x: number) => 812 - (x - 800) * 0.02,
        from: 680,
        to: 2040,
        h: [24, 60],
        gap: 12,
        depth: 0.12,
        seed: 'okr',
        heads: 0.1,
        lean: 8,
      });
    const herd =
      elephant(ctx, 990, 846, 0.86, { depth: 0.02, flip: true }) +
      elephant(ctx, 1170, 840, 0.66, { depth: 0.04, flip: true }) +
      elephant(ctx, 870, 846, 0.4, { depth: 0.04, flip: true }) +
      elephant(ctx, 1450, 836, 0.7, { depth: 0.04 });
    const refl = fill(
      times(6, (i) => rect(860 + i * 6, 858 + i * 12, 330 - i * 40, 5)),
      ctx.tone('#4a4450', 2),
      opacity(0.4),
    );
    const i2 =
      isl([-440, 900, -100, 890, 200, 896, 420, 916, 500, 934, 400, 950, 100, 970, -440, 990], '#6f8f44', 1.5, 0.03) +
      reeds(ctx, {
        y: (x: number) => 920 + (x - 200) * 0.05,
        from: -440,
        to: 480,
        h: [60, 150],
        gap: 13,
        depth: 0.04,
        seed: 'oks',
        heads: 0.2,
        lean: 12,
      });
    // mokoro with a standing poler
    const mok = place(
      720,
      1060,
      1.25,
      fill('M-210-10Q-120 6 0 8T214-14Q180 22 110 26H-110Q-180 22-210-10z', ctx.tone('#4a3428', 2)) +
        fill('M-210-10Q-120 6 0 8T214-14L206-6Q110 16 0 16T-202-2z', ctx.tone('#b5793f', 0.8)) +
        fill(
          `M-150 6Q-154-44-140-84Q-150-100-136-110Q-122-106-124-92Q-110-60-116 6z${circle(-131, -118, 11)}`,
          ctx.tone('#2a2a34', 2.3),
        ) +
        strokeRound('M-128-84L-84-104M-130-72L-96-84', ctx.tone('#2a2a34', 2.3), 8) +
        strokeRound('M-60-230L-110 60', ctx.tone('#5a3f2a', 2), 4) +
        fill(`M0 6Q-2-36 14-44Q30-38 30 6z${circle(15, -54, 10.5)}`, ctx.tone('#2f4a6a', 1.8)) +
        fill('M-2-62Q15-74 33-62z', ctx.tone('#e6cf9a', 0.6)) +
        fill(`M80 6Q78-34 94-40Q110-34 110 6z${circle(95, -50, 10)}`, ctx.tone('#b5382c', 1.6)) +
        fill('M78-58Q95-70 112-58z', ctx.tone('#e6cf9a', 0.6)) +
        fill(rect(-170, 32, 300, 4) + rect(-120, 43, 220, 3.4), ctx.mood.water[0], opacity(0.7)),
    );
    const lily = ctx.stamp(
      'lily',
      () =>
        fill('M0 0L40-7A44 12 0 1 1 36-10z', ctx.tone('#5f8a3c', 1)) +
        fill('M-34 4A44 12 0 0 0 40 2Q0 10-34 4z', ctx.tone('#5f8a3c', 2)),
    );
    const fl = ctx.stamp(
      'fl',
      () =>
        fill(
          'M0 0Q-26-4-28-20Q-12-18 0 0Q-14-24-6-36Q6-26 0 0Q6-26 18-30Q20-14 0 0Q16-14 30-12Q22 2 0 0z',
          ctx.tone('#f3e8ff', 0),
        ) + fill('M0 0Q-8-14-2-22Q6-14 0 0z', ctx.tone('#f6d34a', 0.4)),
    );
    const hippo = place(
      1080,
      1010,
      1,
      fill('M-70 4Q-66-30-24-32Q0-34 14-26Q20-38 28-26Q56-22 66-2Q68 6 60 8H-60z', ctx.tone('#7a6672', 1.8)) +
        fill(circle(24, -24, 4) + circle(56, -6, 3), ctx.tone('#2a2028', 3)) +
        fill(rect(-80, 8, 150, 3.4) + rect(-50, 16, 110, 3), ctx.mood.water[0], opacity(0.7)),
    );
    return {
      main: i1 + herd + refl + i2 + hippo + mok,
      front:
        lily(470, 1150, 1.5) +
        fl(478, 1146, 1.1) +
        lily(560, 1180, 1.7) +
        lily(1010, 1150, 1.5) +
        lily(1100, 1184, 1.7) +
        fl(1108, 1178, 1.2) +
        lily(880, 1190, 1.4) +
        lily(1420, 1150, 1.5) +
        reeds(ctx, {
          y: 1280,
          h: [140, 320],
          gap: 20,
          seed: 'okt',
          tone: 2.5,
          density: (x: number) => Math.min(1, Math.max(0, (Math.abs(x - 800) - 300) / 200)),
        }) +
        bigBird(ctx, 820, 420, 0.5) +
        bigBird(ctx, 900, 380, 0.4),
    };
  },
};
