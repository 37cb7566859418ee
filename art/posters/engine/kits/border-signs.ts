import type { PosterContext } from '../context.ts';
import { ellipse, times } from '../path.ts';
import { fill, opacity, stroke } from '../svg.ts';

const red = '#d83f2f';
const blue = '#234f9e';
const gold = '#ffcf3f';
const white = '#fff6e6';

const star = 'M0-10L2.6-3.4L9.6-3.1L4.1 1.2L6 8L0 4.1L-6 8L-4.1 1.2L-9.6-3.1L-2.6-3.4z';

/** The sign at the edge of the Union, without a name. */
export function starSign(ctx: PosterContext): string {
  const one = ctx.reuse(star);
  return (
    fill(ellipse(-ctx.side * 30, 2, 90, 9), ctx.mood.shadow, opacity(0.3)) +
    fill('M-58 0V-150H-48V0zM48 0V-150H58V0z', ctx.built('#9aa0ae', 1.4)) +
    fill('M-92-288H92Q100-288 100-280V-128Q100-120 92-120H-92Q-100-120-100-128V-280Q-100-288-92-288z', ctx.built(white, 0.3)) +
    fill('M-90-279H90V-129H-90z', ctx.built(blue, 0.9)) +
    times(12, (i) =>
      one(
        ctx.built(gold, 0.1),
        `transform="translate(${Math.round(52 * Math.sin(i * 0.5236))} ${Math.round(-204 - 52 * Math.cos(i * 0.5236))})"`,
      ),
    )
  );
}

/** A kilometre stone with a red head, nothing written on it. */
export const milestone = (ctx: PosterContext) =>
  fill(ellipse(-ctx.side * 18, 1, 40, 7), ctx.mood.shadow, opacity(0.32)) +
  fill('M-28 0V-66Q-28-92 0-92T28-66V0z', ctx.built(white, 0.5)) +
  fill('M-28-58V-66Q-28-92 0-92T28-66V-58z', ctx.built(red, 0.7)) +
  fill(ctx.side > 0 ? 'M-28 0V-66Q-28-86-12-91V0z' : 'M28 0V-66Q28-86 12-91V0z', ctx.mood.shadow, opacity(0.26)) +
  stroke('M-14-38H14M-14-26H8', ctx.tone('#4a4a58', 2), 4);
