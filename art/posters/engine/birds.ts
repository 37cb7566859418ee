// Birds on the wing, far away.
import type { PosterContext } from './context.ts';
import { path } from './path.ts';
import { fill, place, strokeRound } from './svg.ts';

type BirdOptions = { size?: number; spread?: number; color?: string; seed?: string };

/** A loose flock of n around x, y; none in a calm sky. */
export function birds(
  ctx: PosterContext,
  x: number,
  y: number,
  n = 5,
  { size = 15, spread = 90, color, seed = 'b' }: BirdOptions = {},
): string {
  if (ctx.calm) return '';
  const r = ctx.random(seed + x);
  let d = '';
  for (let i = 0; i < n; i++) {
    const bx = x + r.jitter(spread);
    const by = y + r.jitter(spread * 0.42);
    const s = size * r.range(0.6, 1.15);
    d += path`M${bx - s} ${by - s * 0.34}q${s * 0.62} ${-s * 0.22} ${s} ${s * 0.4}q${s * 0.42} ${-s * 0.62} ${s} ${-s * 0.34}`;
  }
  return strokeRound(d, color ?? ctx.tone('#2b2f3a', 3, 0.1), Math.max(2.4, size * 0.19));
}

/** White gulls gliding, each at x, y and scale. */
export const gulls = (ctx: PosterContext, list: readonly (readonly [x: number, y: number, scale: number])[]): string =>
  list
    .map(([x, y, k]) =>
      place(x, y, k, fill('M-34-10Q-16-20 0-2Q16-20 36-12Q16-12 4 6Q-2 10-6 4Q-16-10-34-10z', ctx.tone('#ffffff', 0.1))),
    )
    .join('');
