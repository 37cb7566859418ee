import { balloon } from '../balloon.ts';
import type { PosterContext } from '../context.ts';
import { putStamp } from './stamps.ts';

export const balloonStamp = (
  ctx: PosterContext,
  x: number,
  y: number,
  k: number,
  [a, b]: readonly [string, string],
  depth = 0,
) => {
  const d = Math.round(depth * 3) / 3;
  return x < ctx.left - 50 * k || x > ctx.right + 50 * k
    ? ''
    : putStamp(
        ctx.share(`bl${a}${b}${d}`, () => balloon(ctx, 0, 0, 1, { a, b, depth: d })),
        x,
        y,
        k,
      );
};
