import { mix } from '../engine/color.ts';
import { mountains } from '../engine/mountains.ts';
import { polygon, rect } from '../engine/path.ts';
import { personPath } from '../engine/people.ts';
import { ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity } from '../engine/svg.ts';
import { water } from '../engine/water.ts';

/** A lone rowing boat under a full moon. */
export const moonflat: Scene = {
  horizon: 760,
  wideTop: 175,
  mood: 'violet',
  night: 'night',
  sun: { x: 800, y: 494, r: 196 },
  plane: [470, 300, -12, 0.62],
  stars: { n: 150, to: 740 },
  ground(ctx) {
    const y = 760;
    return {
      far:
        mountains(ctx, {
          y: y + 4,
          h: 120,
          n: 9,
          depth: 0.5,
          albedo: '#6f6f9c',
          snow: 0,
          seed: 'mf',
          foot: 0,
          span: [-300, 1900],
        }) +
        water(ctx, { y, base: 892, glintX: 800, lines: 14, spread: 1.2 }) +
        fill(
          rect(ctx.left, 890, 2600, 400),
          ctx.verticalGradient(ramp(ctx.mood.water[1], mix(ctx.mood.water[1], '#05030f', 0.4)), 890, 1100),
        ),
    };
  },
  draw(ctx) {
    const ink = ctx.tone('#1a1638', 2.8);
    const p =
      fill(personPath(812, 806, 70), ink) +
      fill(rect(826, 782, 17, 25) + rect(832, 768, 5, 16), ink) +
      fill(polygon([802, 808, 840, 808, 828, 872, 812, 872]), ink, opacity(0.4));
    const sign =
      fill(rect(924, 726, 5, 80), ink) +
      fill(
        polygon([876, 730, 921, 730, 921, 750, 876, 750, 863, 740]) + polygon([932, 758, 977, 758, 990, 768, 977, 778, 932, 778]),
        ink,
      );
    return { main: p + sign };
  },
};
