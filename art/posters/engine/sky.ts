// Skies: gradient, sun or moon, stars.
import { mix } from './color.ts';
import type { PosterContext } from './context.ts';
import { circle, polygon, rect, times } from './path.ts';
import { fade } from './ramps.ts';
import { fill, opacity, strokeRound } from './svg.ts';

/** The whole window in the mood's sky; its last stop stands at `stop` (y). */
export function sky(ctx: PosterContext, { stop = ctx.horizon }: { stop?: number } = {}): string {
  const { mood, left, top, right, bottom } = ctx;
  const d = rect(left, top - 10, right - left, bottom - top + 20);
  const zenith = mood.top ?? mix(mood.sky[0][1], mood.shadow, 0.22);
  return (
    fill(d, ctx.verticalGradient(mood.sky, top - 10, stop)) +
    fill(d, ctx.verticalGradient(fade(zenith, 0.62, 0), top - 10, top + (stop - top) * 0.5))
  );
}

const glow = (ctx: PosterContext): string => {
  const { mood, sun } = ctx;
  const a = ctx.night ? 0.3 : 0.62;
  const stops = [
    [0, mood.sun, a],
    [0.2, mood.sun, a * 0.62],
    [0.45, mood.sun, a * 0.24],
    [0.7, mood.sun, a * 0.07],
    [1, mood.sun, 0],
  ] as const;
  return fill(circle(sun.x, sun.y, sun.r * 5), ctx.radialGradient(stops, sun.x, sun.y, sun.r * 5));
};

const rays = (ctx: PosterContext): string => {
  const { x, y } = ctx.sun;
  const n = 28;
  const reach = 1700;
  const ray = (i: number) => {
    const a = ((i - 0.5) / n) * Math.PI * 2;
    const b = ((i + 0.5) / n) * Math.PI * 2;
    return polygon([x, y, x + reach * Math.cos(a), y + reach * Math.sin(a), x + reach * Math.cos(b), y + reach * Math.sin(b)]);
  };
  return fill(
    times(n / 2, (i) => ray(i * 2)),
    ctx.mood.sun,
    opacity(0.17),
  );
};

/** Sun by day, moon by night. */
export function celestial(ctx: PosterContext): string {
  const { mood, sun } = ctx;
  const { x, y, r } = sun;
  if (r <= 0) return '';
  const style = ctx.night ? 'moon' : (sun.style ?? 'glow');
  if (sun.veiled && !ctx.night) return glow(ctx);
  let out = '';
  if (style === 'glow' || style === 'moon') out += glow(ctx);
  if (style === 'rings') out += times(3, (i) => fill(circle(x, y, r * (2.9 - i * 0.62)), mood.sun, opacity(0.16 + i * 0.04)));
  if (style === 'rays') out += rays(ctx);
  out += fill(circle(x, y, r), mood.sun);
  if (style === 'moon') {
    // three maria, enough to read as a moon
    const maria =
      circle(x - r * 0.28, y - r * 0.22, r * 0.26) +
      circle(x + r * 0.3, y + r * 0.16, r * 0.19) +
      circle(x - r * 0.12, y + r * 0.44, r * 0.13);
    out += fill(maria, mix(mood.sun, mood.sky[0][1], 0.16));
  }
  return out;
}

export type StarOptions = {
  /** How many over the whole stage. */
  n?: number;
  /** y of the lowest. */
  to?: number;
};

/** Nothing by day. */
export function stars(ctx: PosterContext, { n = 90, to = ctx.horizon - 120 }: StarOptions = {}): string {
  if (!ctx.night) return '';
  const r = ctx.random('stars');
  let small = '';
  let big = '';
  for (let i = 0; i < n; i++) {
    const x = Math.round(r.range(-200, 1800));
    const y = Math.round(r() ** 1.35 * (to - 10)) + 10;
    const bright = r() < 0.16;
    if (x < ctx.left || x > ctx.right || y < ctx.top) continue;
    if (bright) big += `M${x} ${y}h0`;
    else small += `M${x} ${y}h0`;
  }
  return strokeRound(small, '#fff', 3, opacity(0.75)) + strokeRound(big, '#fff', 5.2, opacity(0.95));
}
