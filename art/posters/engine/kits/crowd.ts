// People seeing the year in, from behind.
import type { PosterContext } from '../context.ts';
import { circle, path, rect, times } from '../path.ts';
import { fade } from '../ramps.ts';
import { fill, stroke, strokeRound } from '../svg.ts';

/** Two rows of backs filling the foot of the stage, some arms raised. */
export function crowd(ctx: PosterContext): string {
  const r = ctx.random('crowd');
  let a = '',
    b = '',
    arms = '';
  for (let i = 0; i < 74; i++) {
    const row = i % 2,
      x = Math.round(-40 + i * 23 + r.jitter(7)),
      y = Math.round((row ? 1136 : 1112) + r.jitter(5)),
      d = row
        ? `M${x - 10} ${y - 56}a10 10 0 1 0 20 0a10 10 0 1 0-20 0zM${x - 19} 1290V${y - 26}q3-18 19-18t19 18V1290z`
        : `M${x - 8} ${y - 47}a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM${x - 16} 1290V${y - 22}q2-15 16-15t16 15V1290z`,
      up = r();
    if (x < ctx.left - 30 || x > ctx.right + 30) continue;
    if (row) b += d;
    else a += d;
    if (up < 0.22) arms += `M${x + 12} ${y - 32}l10-42`;
    else if (up < 0.3) arms += `M${x - 12} ${y - 32}l-9-38`;
  }
  return (
    fill(a, ctx.tone('#4a3a52', 2.4)) +
    strokeRound(arms, ctx.tone('#332838', 2.7), 7) +
    fill(b, ctx.tone('#332838', 2.8)) +
    fill(rect(ctx.left, 1190, ctx.right - ctx.left, 90), ctx.tone('#332838', 2.8))
  );
}

/** The id of a burning sparkler on its stick, to be used at the hand's place. */
export function sparkler(ctx: PosterContext): string {
  const halo = ctx.radialGradient(fade('#ffe9b0', 0.9, 0), 0, 0, 26);
  return ctx.share(
    'spark',
    () =>
      fill(circle(0, 0, 26), halo) +
      strokeRound(
        times(8, (j) => {
          const q = j * 0.785;
          return path`M${Math.cos(q) * 5} ${Math.sin(q) * 5}L${Math.cos(q) * 13} ${Math.sin(q) * 13}`;
        }),
        '#fff0c4',
        1.8,
      ) +
      stroke('M0 6L-6 60', '#332838', 3),
  );
}
