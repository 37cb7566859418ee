import { birds } from '../engine/birds.ts';
import { streaks } from '../engine/clouds.ts';
import { bangka } from '../engine/kits/asian-boats.ts';
import { karsts } from '../engine/kits/karsts.ts';
import { mirror } from '../engine/kits/reflection.ts';
import { palm } from '../engine/palms.ts';
import { rect, segment, smooth } from '../engine/path.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, stroke } from '../engine/svg.ts';
import { water } from '../engine/water.ts';

/** A bangka in a lagoon of Palawan between limestone walls. */
export const palawan: Scene = {
  horizon: 740,
  wideTop: 210,
  mood: 'jade',
  night: 'teal',
  sun: { x: 850, y: 440, r: 88 },
  ground(ctx) {
    const y = 744,
      N = ctx.night,
      m = ctx.mood;
    return {
      sky: streaks(ctx, { n: 5, y: [300, 560], alpha: 0.6, seed: 'pw' }),
      far:
        karsts(
          ctx,
          [
            [690, 150, 130],
            [800, 120, 190],
            [910, 170, 120],
            [1010, 120, 90],
            [560, 150, 110],
          ],
          { y, depth: 0.6, seed: 'p1' },
        ) +
        karsts(
          ctx,
          [
            [560, 210, 290],
            [1050, 230, 250],
            [1180, 200, 330],
            [430, 220, 330],
          ],
          { y: y + 4, depth: 0.38, seed: 'p2' },
        ),
      mid:
        water(ctx, { y: y + 4, glintX: 850, top: N ? m.water[0] : '#bfe6c4', bottom: N ? m.water[1] : '#11858c', lines: 24 }) +
        (N
          ? ''
          : fill(
              rect(ctx.left, 1020, 2300, 260),
              ctx.verticalGradient(
                [
                  [0, '#5fd0bc', 0],
                  [1, '#b9efd2', 0.9],
                ],
                1020,
                1250,
              ),
            )),
    };
  },
  draw(ctx) {
    const y = 800;
    const cliff =
      mirror(
        ctx,
        karsts(
          ctx,
          [
            [240, 330, 600],
            [400, 210, 350],
            [60, 300, 430],
          ],
          { y, depth: 0.12, seed: 'c1', rocky: 0.7 },
        ) +
          karsts(
            ctx,
            [
              [1370, 330, 640],
              [1205, 220, 300],
              [1560, 320, 480],
            ],
            { y, depth: 0.1, seed: 'c7', rocky: 0.7 },
          ),
        y,
        0.22,
        0.55,
      ) +
      stroke(
        segment(ctx.left, y + 3, 500, y + 3) + segment(1092, y + 3, ctx.right, y + 3),
        ctx.tone('#f4ecd0', 0.3),
        5,
        opacity(0.7),
      );
    const beach =
      fill(
        `${smooth([1040, 812, 1110, 800, 1240, 796, 1340, 800, 1320, 826, 1180, 830, 1040, 812])}z`,
        ctx.tone('#fbeecb', 0.3),
      ) +
      palm(ctx, 1120, 806, 110, { depth: 0.1, lean: -18 }) +
      palm(ctx, 1160, 806, 140, { depth: 0.1, lean: -22, seed: 'q' }) +
      palm(ctx, 1210, 804, 116, { depth: 0.1, lean: 12, seed: 'r' });
    return {
      main: cliff + beach,
      front:
        bangka(ctx, 740, 1046, 1.2) +
        bangka(ctx, 980, 848, 0.3, { flip: true, stripe: '#2f6fb0', depth: 0.2 }) +
        birds(ctx, 700, 470, 5),
    };
  },
};
