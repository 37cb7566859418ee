// Limestone towers, near and far.
import { mix } from '../color.ts';
import type { PosterContext } from '../context.ts';
import { at } from '../numbers.ts';
import { circle, path, polygon, rect, reversed, smooth, times } from '../path.ts';
import { ramp } from '../ramps.ts';
import { fill, group, opacity } from '../svg.ts';

type KarstsOptions = {
  y?: number;
  albedo?: string;
  rock?: string;
  depth?: number;
  seed?: string;
  /** How much bare cliff shows, 0…1. */
  rocky?: number;
};

/** x of the middle, width, height. */
type Tower = readonly [x: number, width: number, height: number];

/** A group of overgrown towers standing on y. */
export function karsts(ctx: PosterContext, list: readonly Tower[], options: KarstsOptions = {}): string {
  const { y = ctx.horizon, albedo = '#5f8f6a', rock = '#d8c8a8', depth = 0.3, seed = 'ka', rocky = 0.6 } = options;
  const r = ctx.random(seed);
  const s = ctx.side;
  let body = '';
  let shade = '';
  let faces = '';
  let cap = '';
  for (const [x, w, h] of list) {
    const jitters = Array.from({ length: 16 }, () => r.jitter(1));
    if (x + w < ctx.left - 40 || x - w > ctx.right + 40) continue;
    /** The i-th jitter of this tower, of at most k of its width. */
    const j = (i: number, k: number) => at(jitters, i) * k;
    /** Shares of width and height, x, y, x, y…, on the stage. */
    const stage = (shares: readonly number[]) => shares.map((v, i) => (i % 2 ? y - v * h : x + v * w));
    const left = [
      -0.56,
      0,
      -0.5,
      0.1,
      -0.47 + j(0, 0.03),
      0.42,
      -0.4 + j(1, 0.04),
      0.68,
      -0.27 + j(2, 0.04),
      0.9,
      -0.06 + j(3, 0.08),
      1.06,
    ];
    const right = [
      0.16 + j(4, 0.06),
      0.98,
      0.3 + j(5, 0.04),
      0.8,
      0.41 + j(6, 0.04),
      0.55,
      0.47 + j(7, 0.03),
      0.3,
      0.5,
      0.1,
      0.56,
      0,
    ];
    body += `${smooth(stage([...left, ...right]))}z`;
    // shadow flank, with a broken inner edge
    const flank = stage(s > 0 ? left : [...left.slice(10), ...right]);
    const edge = stage([
      j(8, 0.05) - s * 0.02,
      0.92,
      -s * 0.16 + j(9, 0.04),
      0.74,
      -s * 0.06 + j(10, 0.04),
      0.5,
      -s * 0.22,
      0.3,
      -s * 0.1,
      0.12,
      -s * 0.2,
      0,
    ]);
    shade += `${smooth(flank)}L${polygon(s > 0 ? edge : reversed(edge), false).slice(1)}z`;
    // bare cliff slabs facing the light
    const slab = (shares: readonly number[]) => polygon(stage(shares.map((v, i) => (i % 2 ? v : s * v))));
    if (rocky)
      faces +=
        slab([0.24, 0.72, 0.33, 0.6, 0.38, 0.34, 0.3, 0.26, 0.22, 0.44]) +
        slab([0.08, 0.5, 0.15, 0.56, 0.17, 0.3, 0.1, 0.2, 0.04, 0.3]) +
        slab([0.34, 0.22, 0.42, 0.24, 0.46, 0.06, 0.36, 0.04]);
    const [lit, high] = [(k: number) => x + s * k * w, (k: number) => y - k * h] as const;
    cap += path`M${lit(0.02)} ${high(0.99)}Q${lit(0.2)} ${high(0.98)} ${lit(0.29)} ${high(0.8)}Q${lit(0.22)} ${high(0.74)} ${lit(0.14)} ${high(0.84)}Q${lit(0.06)} ${high(0.82)} ${lit(0.02)} ${high(0.99)}z`;
  }
  const top = Math.max(...list.map(([, , height]) => height));
  const low = mix(ctx.tone(albedo, 1.5, depth), ctx.mood.haze, 0.2 + depth * 0.6);
  return (
    fill(body, ctx.verticalGradient(ramp(ctx.tone(albedo, 1.1, depth), low), y - top, y)) +
    fill(shade, ctx.tone(albedo, 2.2, depth), opacity(0.8)) +
    fill(faces, ctx.tone(rock, 0.5, depth), opacity(rocky)) +
    fill(cap, ctx.tone(albedo, 0.1, depth), opacity(0.8))
  );
}

/** Outline of a single tower, from the foot up: share of the height, share of the half-width. */
const shoulders = [
  [0, 0.94],
  [0.08, 1],
  [0.24, 0.92],
  [0.42, 0.96],
  [0.58, 0.84],
  [0.72, 0.8],
  [0.84, 0.6],
  [0.93, 0.4],
  [1, 0.12],
] as const;
/** Bushes on it: share of the height, side. */
const tufts = [
  [0.97, 0],
  [0.86, -1],
  [0.9, 1],
  [0.64, -1],
  [0.72, 1],
] as const;

/** One tower by itself: bulging shoulders, overgrown crown, bare vertical scars, a broken reflection below y. */
export function karst(
  ctx: PosterContext,
  x: number,
  y: number,
  w: number,
  h: number,
  options: { depth?: number; seed?: string; green?: string; rock?: string } = {},
): string {
  const { depth = 0.2, seed = 'k', green = '#4f8a64', rock = '#c2b29c' } = options;
  const r = ctx.random(seed + x);
  const s = ctx.side;
  const lean = r.jitter(w * 0.1);
  const left = shoulders.map(([t, k]) => [x + lean * t - (w / 2) * (k + r.jitter(0.06)), y - h * t] as const);
  const right = shoulders.map(([t, k]) => [x + lean * t + (w / 2) * (k + r.jitter(0.06)), y - h * t] as const).reverse();
  const outline = smooth([...left, ...right].flat(), true);
  const inside = ctx.clip(outline);
  const scars = times(5, (i) => {
    const a = x - w * 0.4 + i * w * 0.19 + r.jitter(w * 0.04);
    const t = y - h * r.range(0.46, 0.8);
    const q = w * r.range(0.04, 0.07);
    const foot = y - h * r.range(0.05, 0.14);
    return polygon([
      a,
      foot,
      a + q * 0.3,
      t + h * 0.1,
      a + q,
      t,
      a + q * 1.5,
      t + h * 0.16,
      a + q * 2.1,
      y - h * r.range(0.08, 0.26),
      a + q,
      y - h * 0.02,
    ]);
  });
  const away = (k: number) => x - s * w * k;
  const shade = [
    away(1),
    y,
    away(1),
    y - h * 1.1,
    away(0.02) + lean,
    y - h * 1.1,
    away(0.12),
    y - h * 0.7,
    away(-0.02),
    y - h * 0.42,
    away(0.12),
    y - h * 0.2,
    away(0.06),
    y,
  ];
  const nearest = (t: number) => shoulders.reduce((a, b) => (Math.abs(b[0] - t) < Math.abs(a[0] - t) ? b : a))[1];
  const bushes = tufts
    .map(([t, side]) => circle(x + lean * t + side * (w / 2) * nearest(t) * 0.86, y - h * t, w * r.range(0.07, 0.11)))
    .join('');
  return (
    fill(outline, ctx.tone(green, 1, depth)) +
    (h > 120 ? fill(bushes, ctx.tone(green, 1.3, depth)) : '') +
    group(
      fill(scars, ctx.tone(rock, 0.8, depth), opacity(0.85)) +
        fill(polygon(shade), ctx.tone(green, 2.2, depth), opacity(0.78)) +
        fill(rect(x - w, y - h * 0.035, 2 * w, h * 0.035), ctx.tone(rock, 1.8, depth)),
      inside,
    ) +
    fill(
      times(4, (i) => rect(x - w * (0.46 - i * 0.1), y + 4 + i * 9, w * (0.92 - i * 0.2), 4)),
      ctx.tone(green, 1.6, depth),
      opacity(0.4),
    )
  );
}
