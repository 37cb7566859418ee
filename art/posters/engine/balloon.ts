import type { PosterContext } from './context.ts';
import { fill, opacity, place, stroke } from './svg.ts';

export function balloon(
  ctx: PosterContext,
  x: number,
  y: number,
  k = 1,
  { a = '#d9482f', b = '#f6c453', depth = 0 }: { a?: string; b?: string; depth?: number } = {},
) {
  const s = ctx.side,
    env = 'M-46-62a46 46 0 0 1 92 0c0 30-24 44-32 66h-28c-8-22-32-36-32-66z';
  return place(
    x,
    y,
    k,
    fill(env, ctx.built(a, 0.7, depth)) +
      fill('M-26-62c0-26 12-46 26-46s26 20 26 46c0 30-14 44-18 66h-16c-4-22-18-36-18-66z', ctx.built(b, 0.5, depth)) +
      fill('M-9-62c0-26 4-46 9-46s9 20 9 46c0 30-4 44-5 66h-8c-1-22-5-36-5-66z', ctx.built(a, 0.7, depth)) +
      fill(
        s > 0
          ? 'M-46-62a46 46 0 0 1 46-46c-24 6-34 30-28 60c4 22 10 34 14 52h-0c-8-22-32-36-32-66z'
          : 'M46-62a46 46 0 0 0-46-46c24 6 34 30 28 60c-4 22-10 34-14 52h0c8-22 32-36 32-66z',
        ctx.built(a, 2.4, depth),
        opacity(0.4),
      ) +
      stroke('M-12 5L-6 17M12 5L6 17', ctx.tone('#4a372c', 2, depth), 1.6) +
      fill('M-8 17h16l-2 13h-12z', ctx.tone('#6b4a2f', 1.6, depth)),
  );
}
