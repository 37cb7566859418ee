// Rolling ground.
import { mix } from './color.ts';
import type { PosterContext } from './context.ts';
import { areaUnder } from './path.ts';
import type { Curve } from './random.ts';
import { BASE } from './stage.ts';
import { fill } from './svg.ts';

/** The line of a hill: enough to find its height at any x. */
type HillLine = {
  /** Height of the line on the stage. */
  y: number;
  /** How far it swings up and down. */
  amp?: number;
  /** Length of one wave. */
  wl?: number;
  seed?: string;
  /** Octaves of noise. */
  oct?: number;
  /** Lifts the line by shape(x) × amp. */
  shape?: Curve;
};

type LayerOptions = {
  y: number;
  amp?: number;
  albedo: string;
  depth?: number;
  tone?: number;
  /** How far below the line the haze is complete. */
  foot?: number;
  /** Strength of that haze, 0…1. */
  mist?: number;
  /** Strength of the light on the side of the sun, 0…1. */
  rim?: number;
};

/** Paint one ground layer of any outline: local colour, haze at its foot, light toward the sun. */
export function layer(ctx: PosterContext, d: string, options: LayerOptions): string {
  const { y, amp = 60, albedo, depth = 0, tone = 1, foot = 260, mist = 0.3, rim = 0.6 } = options;
  const lit = ctx.tone(albedo, Math.max(0, tone - 1.2), depth);
  const low = mix(ctx.tone(albedo, tone + 1, depth), ctx.mood.haze, depth > 0.3 ? 0.75 : 0.12);
  const color = ctx.tone(albedo, tone, depth);
  if (!mist && !rim) return fill(d, color);
  const print = ctx.reuse(d);
  const haze = [
    [0, low, 0],
    [1, low, Math.min(0.85, mist * 1.9)],
  ] as const;
  const light = [
    [0, lit, rim],
    [1, lit, 0],
  ] as const;
  return (
    print(color) +
    (mist ? print(ctx.verticalGradient(haze, y - amp * 0.4, y + foot)) : '') +
    (rim ? print(ctx.radialGradient(light, ctx.sun.x, y - amp * 1.2, 520)) : '')
  );
}

/** y of a hills() layer at x: to plant things on it. */
export function hillAt(ctx: PosterContext, { y, amp = 60, wl = 420, seed = 'h', oct = 2, shape }: HillLine): Curve {
  const noise = ctx.noise(seed, oct, 0.42);
  return (x) => y - amp * (shape ? shape(x) : 0) + noise(x / wl) * amp;
}

/** Soft rolling layer down to `base`. */
export function hills(
  ctx: PosterContext,
  options: HillLine & Omit<LayerOptions, 'albedo'> & { albedo?: string; base?: number },
): string {
  const { albedo = '#5f8f5a', base = BASE, wl = 420 } = options;
  const height = hillAt(ctx, options);
  const points: number[] = [];
  const step = Math.max(28, wl / 9);
  const start = Math.floor((ctx.left - step) / step) * step;
  for (let x = start; x <= ctx.right + step; x += step) points.push(x, height(x));
  return layer(ctx, areaUnder(points, base), { ...options, albedo });
}
