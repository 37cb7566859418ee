import { mix } from '../color.ts';
import type { PosterContext } from '../context.ts';
import { circle } from '../path.ts';
import { fade } from '../ramps.ts';
import { fill } from '../svg.ts';

/** Lamps are lit from dusk on. */
export const lampLight = (ctx: PosterContext) => ctx.mood.glow;

/** Snow keeps its white in any light. */
export const snowTone = (ctx: PosterContext, tone: number, distance = 0) =>
  mix(ctx.tone('#ffffff', tone, distance), ctx.night ? '#cfdcf8' : '#fdf8ff', (ctx.night ? 0.6 : 0.62) - tone * 0.14);

/** Lamp light lying on the ground, a wide way across and a short way deep. */
export const lampPool = (ctx: PosterContext, r: number, strength: number) =>
  `<g transform="scale(1 .28)">${fill(circle(0, 0, r), ctx.radialGradient(fade(mix(lampLight(ctx), '#f0813a', ctx.night ? 0.3 : 0), strength, 0), 0, 0, r))}</g>`;
