import { bank, cumulus, mistBand, streaks } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import type { Scene } from '../engine/scene.ts';

/** Above the clouds, from a window seat: for journeys to where no other picture is kept. */
export const aloft: Scene = {
  horizon: 800,
  wideTop: 200,
  mood: 'noon',
  night: 'night',
  sun: { x: 1080, y: 560, r: 104 },
  plane: [560, 420, -10, 0.9],
  stars: { n: 190, to: 760 },
  ground(ctx) {
    const [lit, under] = ctx.mood.cloud;
    const far = mix(lit, ctx.mood.haze, 0.55);
    return {
      sky: streaks(ctx, { n: 5, y: [330, 560], len: [300, 760], h: 20, alpha: 0.55, seed: 'al' }),
      far:
        mistBand(ctx, 800, 120, 0.8) +
        bank(ctx, 812, { amp: 26, wl: 120, color: far, alpha: 1, base: 1290, fade: false, seed: 'al1' }) +
        bank(ctx, 852, { amp: 44, wl: 190, color: mix(far, under, 0.35), alpha: 1, base: 1290, fade: false, seed: 'al2' }),
      mid:
        cumulus(ctx, 330, 930, 420, { seed: 'al3' }) +
        cumulus(ctx, 1330, 960, 560, { seed: 'al4' }) +
        bank(ctx, 936, { amp: 66, wl: 270, color: mix(lit, under, 0.3), alpha: 1, base: 1290, fade: false, seed: 'al5' }),
      near:
        bank(ctx, 1030, { amp: 96, wl: 380, color: lit, alpha: 1, base: 1290, fade: false, seed: 'al6' }) +
        bank(ctx, 1120, { amp: 80, wl: 430, color: mix(lit, under, 0.55), alpha: 0.9, base: 1290, seed: 'al7' }),
    };
  },
  draw: () => ({}),
};
