// Worked land.
import { mix } from './color.ts';
import type { PosterContext } from './context.ts';
import { areaUnder, smooth } from './path.ts';
import { ramp } from './ramps.ts';
import { BASE } from './stage.ts';
import { fill, opacity, stroke } from './svg.ts';

export type TerraceOptions = {
  y?: number;
  n?: number;
  /** Height of one terrace, far away. */
  step?: number;
  albedo?: string;
  /** Strength of the water standing on every second one, 0…1. */
  water?: number;
  seed?: string;
  amp?: number;
  wl?: number;
  depth?: number;
};

/** Stepped terraces: contour bands following a noisy slope. */
export function terraces(ctx: PosterContext, options: TerraceOptions = {}): string {
  const { y = 700, n = 9, step = 46, albedo = '#7fa650', water = 0.4, seed = 'te', amp = 60, wl = 520, depth = 0.3 } = options;
  const noise = ctx.noise(seed, 2, 0.5);
  let out = '';
  for (let i = 0; i < n; i++) {
    const t = i / n;
    const d = depth * (1 - t);
    const yy = y + i * step * (0.55 + t * 0.95);
    const a = amp * (0.8 + t * 0.9);
    const edge: number[] = [];
    for (let x = Math.floor((ctx.left - 80) / 60) * 60; x <= ctx.right + 80; x += 60)
      edge.push(x, yy + noise(x / wl + i * 0.16) * a + Math.sin(x / 140 + i) * 9 * (0.5 + t));
    const below = (drop: number) => smooth(edge.map((v, k) => (k % 2 ? v + drop : v)));
    out += fill(
      areaUnder(edge, BASE),
      ctx.verticalGradient(ramp(ctx.tone(albedo, 0, d), ctx.tone(albedo, 1.3, d)), yy - a, yy + a + step * 2),
    );
    out += stroke(below(5 + 6 * t), ctx.tone(albedo, 2.1, d), 3.5 + 5 * t, opacity(0.75));
    if (water && i % 2 === seed.length % 2)
      out += stroke(below(19 + 20 * t), mix(ctx.skyFoot, ctx.mood.sky[1][1], 0.3), 7 + 13 * t, opacity(water + 0.2));
  }
  return out;
}
