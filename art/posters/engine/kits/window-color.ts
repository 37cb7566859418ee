import { mix } from '../color.ts';
import type { PosterContext } from '../context.ts';

export const windowColor = (ctx: PosterContext, c = '#4a3a44', d = 0) =>
  ctx.night ? mix(ctx.mood.glow, ctx.mood.haze, d) : ctx.built(c, 2.5, d);
