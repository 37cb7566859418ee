import { acacia } from '../engine/african-trees.ts';
import { giraffe } from '../engine/animals.ts';
import { balloon } from '../engine/balloon.ts';
import { plain } from '../engine/desert.ts';
import { hills } from '../engine/hills.ts';
import { times } from '../engine/path.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, place } from '../engine/svg.ts';
import { grass } from '../engine/undergrowth.ts';

/** Giraffes and an acacia before a huge setting sun. */
export const mara: Scene = {
  horizon: 900,
  wideTop: 240,
  mood: 'ember',
  night: 'sand',
  sun: { x: 860, y: 640, r: 230 },
  ground(ctx) {
    const y = 900;
    return {
      sky: '',
      far:
        hills(ctx, { y: y - 10, amp: 30, wl: 620, albedo: '#8a5a4a', depth: 0.42, seed: 'ke1' }) +
        plain(ctx, { y: y + 4, albedo: '#b5742f', depth: 0.3, near: 1.7 }),
    };
  },
  draw(ctx) {
    const far = (
      [
        [420, 920, 60],
        [520, 916, 44],
        [1120, 918, 54],
        [1240, 924, 80],
        [140, 920, 70],
        [1460, 924, 84],
        [960, 914, 34],
      ] as const
    )
      .map(([x, y, h]) => acacia(ctx, x, y, h, { depth: 0.24, flip: x % 3 === 0 }))
      .join('');
    const wilde = times(9, (i) =>
      place(
        600 + i * 52 + (i % 3) * 9,
        946 + (i % 4) * 8,
        0.34,
        fill(
          'M-44-52Q-50-74-24-78Q0-88 24-84L36-96L46-92L60-70L54-62L44-66L38-54L40 0H34L30-44H-22L-30-36L-32 0H-38L-42-40z',
          ctx.tone('#3a2420', 2.4, 0.1),
        ),
      ),
    );
    return {
      main: far + wilde,
      front:
        acacia(ctx, 1180, 1160, 520, { w: 760, depth: 0, flip: true }) +
        giraffe(ctx, 600, 1140, 2.1, { tone: 2.3 }) +
        giraffe(ctx, 790, 1120, 1.6, { tone: 2.3 }) +
        giraffe(ctx, 470, 1100, 0.9, { tone: 2.2, flip: true }) +
        acacia(ctx, 60, 1160, 420, { w: 600, depth: 0 }) +
        grass(ctx, { y: (x: number) => 1262 + Math.sin(x / 70) * 8, h: [50, 150], gap: 8, albedo: '#6a3f24' }) +
        balloon(ctx, 400, 520, 0.8, { a: '#c8352b', b: '#f6c453', depth: 0.05 }),
    };
  },
};
