import { mix } from '../color.ts';
import type { PosterContext } from '../context.ts';
import { segment } from '../path.ts';
import { fill, place, stroke, strokeRound } from '../svg.ts';

/** Silk lantern hanging at x,y. */
export function lantern(ctx: PosterContext, x: number, y: number, k: number, c: string, { drop = 0 }: { drop?: number } = {}) {
  return (
    (drop ? stroke(segment(x, y - 34 * k - drop, x, y - 34 * k), ctx.tone('#3a2c30', 2.6), 2) : '') +
    place(
      x,
      y,
      k,
      fill('M-10-34h20v-6h-20zM-10 30h20v6h-20z', ctx.tone('#6b3a24', 2)) +
        fill(
          'M-10-32Q-46-18-40 6Q-34 26-10 32H10Q34 26 40 6Q46-18 10-32z',
          ctx.night ? mix(c, ctx.mood.glow, 0.4) : ctx.tone(c, 0.4),
        ) +
        stroke('M0-32V32M-6-32Q-26-4-7 32M6-32Q26-4 7 32', ctx.night ? c : ctx.tone(c, 2), 2.2) +
        strokeRound('M0 36V58M-4 38V54M4 38V54', ctx.tone('#e0a23a', 0.8), 2.4),
    )
  );
}
