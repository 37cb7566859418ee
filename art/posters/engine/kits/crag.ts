import type { PosterContext } from '../context.ts';
import { path, polygon, reversed } from '../path.ts';
import { ramp } from '../ramps.ts';
import { fill } from '../svg.ts';

/** Rock buttress between curtains of water: flared base, shaded flank, tufts on its ledges. */
export function crag(
  ctx: PosterContext,
  x: number,
  wt: number,
  wb: number,
  yt: number,
  yb: number,
  { rock = '#7a6350', green = '#4f8a4c', depth = 0.1 }: { rock?: string; green?: string; depth?: number } = {},
) {
  const s = ctx.side,
    h = yb - yt,
    Y = (t: number) => yt + h * t,
    W = (t: number) => (wt + (wb - wt) * t ** 1.6) / 2;
  const L = [x - W(0), yt, x - W(0.2) - 4, Y(0.2), x - W(0.45) + 6, Y(0.45), x - W(0.7) - 6, Y(0.7), x - W(1), yb],
    Rr = [x + W(0), yt, x + W(0.25) - 4, Y(0.25), x + W(0.5) + 6, Y(0.5), x + W(0.75) - 4, Y(0.75), x + W(1), yb];
  const mid = [
    x - s * W(0) * 0.1,
    yt,
    x + s * W(0.3) * 0.1,
    Y(0.3),
    x - s * W(0.55) * 0.2,
    Y(0.55),
    x,
    Y(0.8),
    x - s * W(1) * 0.15,
    yb,
  ];
  const tuft = (q: number, yy: number, w: number) =>
    path`M${q - w} ${yy + 5}q${w * 0.2} ${-w * 0.5} ${w * 0.7} ${-w * 0.44}q${w * 0.5} ${-w * 0.3} ${w * 0.8} ${w * 0.1}q${w * 0.5} 0 ${w * 0.5} ${w * 0.34}q${-w} ${w * 0.3} ${-2 * w} 0z`;
  return (
    fill(
      polygon([...L, ...reversed(Rr)]),
      ctx.verticalGradient(ramp(ctx.tone(rock, 0.5, depth), ctx.tone(rock, 1.3, depth + 0.3)), yt, yb),
    ) +
    fill(
      polygon([...(s > 0 ? L : Rr), ...reversed(mid)]),
      ctx.verticalGradient(ramp(ctx.tone(rock, 2, depth), ctx.tone(rock, 2, depth + 0.35)), yt, yb),
    ) +
    fill(
      tuft(x - wt * 0.18, yt, wt * 0.34) +
        tuft(x + wt * 0.24, yt + 3, wt * 0.3) +
        tuft(x - W(0.3) * 0.7, Y(0.3), wt * 0.16) +
        tuft(x + W(0.5) * 0.66, Y(0.52), wt * 0.18) +
        tuft(x - W(0.72) * 0.5, Y(0.72), wt * 0.16),
      ctx.tone(green, 1.3, depth),
    )
  );
}
