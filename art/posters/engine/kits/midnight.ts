// New Year's Eve: a familiar scene at midnight, under fireworks.
import type { PosterContext } from '../context.ts';
import type { NightName } from '../moods.ts';
import type { Scene } from '../scene.ts';
import { type Burst, fireworks, fireworksOnWater } from './fireworks.ts';

export const GOLD = '#ffd98a';
export const ROSE = '#ff9f93';
export const ICE = '#a9d8ff';

type MidnightOptions = Partial<Pick<Scene, 'wideTop' | 'plane'>> & {
  bursts: readonly Burst[];
  mood?: NightName;
  /** Waterline on which the bursts are mirrored, and how far down; no water when left out. */
  waterY?: number;
  waterBase?: number;
  /** y the rockets rise from, the horizon when left out. */
  ground?: number;
  /** Replaces what lies far away. */
  far?: (ctx: PosterContext) => string;
};

/** Wrap a scene: same geometry, no moon, fireworks in the sky, their light on the water. */
export function midnight(
  base: Scene,
  { bursts, mood = 'night', waterY, waterBase = 1240, ground, far, ...over }: MidnightOptions,
): Scene {
  return {
    ...base,
    mood,
    night: mood,
    sun: { ...base.sun, r: 0 },
    stars: { n: 60, to: 560 },
    ...over,
    ground: (ctx) => ({ ...base.ground(ctx), ...(far ? { far: far(ctx) } : {}), sky: '' }),
    draw(ctx) {
      const layers = base.draw(ctx);
      const mirrored = waterY === undefined ? '' : fireworksOnWater(ctx, bursts, { y: waterY, base: waterBase });
      return { ...layers, sky: fireworks(ctx, bursts, { ground: ground ?? ctx.horizon }), main: (layers.main ?? '') + mirrored };
    },
  };
}
