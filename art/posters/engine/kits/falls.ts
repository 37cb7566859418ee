import { mix } from '../color.ts';
import type { PosterContext } from '../context.ts';
import { at } from '../numbers.ts';
import { path, segment } from '../path.ts';
import { fill, opacity, stroke } from '../svg.ts';

/** x of the middle, width, y of the lip and of the foot. */
export type Fall = readonly [x: number, width: number, top: number, bottom: number];

/** A curtain of falling water: gradient sheet, strands, and a lip. */
export function falls(
  ctx: PosterContext,
  list: readonly Fall[],
  { seed = 'fa', c = '#ffffff', depth = 0 }: { seed?: string; c?: string; depth?: number } = {},
) {
  const r = ctx.random(seed);
  let sheet = '',
    dark = '',
    light = '',
    ya = 1e9,
    yb = 0;
  for (const [x, w, t, b] of list) {
    const n = Math.max(2, Math.round(w / 21)),
      js = Array.from({ length: n * 3 }, () => r()),
      share = (i: number) => at(js, i);
    if (x + w < ctx.left || x - w > ctx.right) continue;
    ya = Math.min(ya, t);
    yb = Math.max(yb, b);
    sheet += path`M${x - w * 0.46} ${t}Q${x} ${t + 7} ${x + w * 0.46} ${t}Q${x + w * 0.5} ${t + 40} ${x + w * 0.52} ${b}H${x - w * 0.52}Q${x - w * 0.5} ${t + 40} ${x - w * 0.46} ${t}z`;
    for (let i = 0; i < n; i++) {
      const xx = x - w * 0.44 + (w * 0.88 * (i + share(i) * 0.9)) / n,
        a = t + 8 + (b - t) * share(n + i) * 0.55,
        l = (b - t) * (0.16 + 0.3 * share(2 * n + i));
      if (i % 2) dark += segment(xx, a, xx, Math.min(b, a + l));
      else light += segment(xx, a, xx, Math.min(b, a + l));
    }
  }
  if (!sheet) return '';
  const w0 = ctx.tone(c, 0.1, depth),
    w1 = ctx.tone(mix(c, ctx.mood.water[1], 0.28), 1, depth);
  return (
    fill(
      sheet,
      ctx.verticalGradient(
        [
          [0, mix(w1, ctx.mood.water[1], 0.22)],
          [0.1, w0],
          [0.6, mix(w0, w1, 0.6)],
          [1, w0],
        ],
        ya,
        yb,
      ),
    ) +
    stroke(dark, mix(w1, ctx.mood.shadow, 0.24), 3, opacity(0.5)) +
    stroke(light, ctx.tone('#ffffff', 0), 4, opacity(0.9))
  );
}
