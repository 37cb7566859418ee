// What a scene is: one place, drawn once, printable in any light and any crop.
import type { Flight } from './aircraft.ts';
import type { AuroraOptions } from './aurora.ts';
import type { PosterContext, Sun } from './context.ts';
import type { AnyMoodName, NightName } from './moods.ts';
import type { StarOptions } from './sky.ts';

/**
 * The layers of a print from back to front: sky, then far, behind, mid, main, near, front. The ground brings far, mid and near,
 * the drawing of the place stands between them with behind, main and front; either may add to the sky (the drawing's wins).
 */
type GroundLayers = { sky?: string; far?: string; mid?: string; near?: string };
type SceneLayers = { sky?: string; behind?: string; main?: string; front?: string };

export type Scene = {
  /** y of the horizon on the stage, 820 when left out. */
  horizon?: number;
  /** y where wide windows begin. */
  wideTop: number;
  /** Its usual hour of the day. */
  mood: AnyMoodName;
  /** Its hour after dark. */
  night: NightName;
  sun: Partial<Sun>;
  /** Where the little aircraft flies; left out where the sky is not for flying or is better empty. */
  plane?: Flight;
  stars?: StarOptions;
  aurora?: AuroraOptions;
  /** Replaces the engine's sky. */
  sky?(ctx: PosterContext): string;
  ground(ctx: PosterContext): GroundLayers;
  draw(ctx: PosterContext): SceneLayers;
};
