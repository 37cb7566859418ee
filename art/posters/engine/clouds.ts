// Clouds and mist.
import type { PosterContext } from './context.ts';
import { circle, path, rect } from './path.ts';
import { fade } from './ramps.ts';
import type { Span } from './random.ts';
import { fill, group, opacity } from './svg.ts';

/** One blade: a long tail on one side, a blunt head on the other; `head` is where the head stands along it, 0…1. */
const blade = (x: number, y: number, w: number, thick: number, head: number): string =>
  path`M${x} ${y}c${w * head * 0.6} ${-thick * 0.1} ${w * head * 0.8} ${-thick} ${w * head} ${-thick}s${w * (1 - head) * 0.5} ${thick * 0.9} ${w * (1 - head)} ${thick}c${-w * 0.3} ${thick * 0.34} ${-w * 0.7} ${thick * 0.34} ${-w} 0z`;

type StreakOptions = {
  n?: number;
  y?: Span;
  /** Length of a streak. */
  len?: Span;
  /** Its thickness. */
  h?: number;
  seed?: string;
  alpha?: number;
  /** 0 the lit colour of the clouds, 1 that of their underside. */
  tone?: 0 | 1;
};

/** Drifting stratus: tapered blades of cloud, the airline-poster kind. */
export function streaks(ctx: PosterContext, options: StreakOptions = {}): string {
  const { n = 5, y = [170, 520], len = [260, 620], h = 26, seed = 'st', alpha = 1, tone = 0 } = options;
  const r = ctx.random(seed);
  let d = '';
  for (let i = 0; i < n; i++) {
    const w = r.range(...len);
    const x = r.range(-260, 1860 - w * 0.5);
    const yy = r.range(...y);
    const thick = h * r.range(0.6, 1.2);
    const head = r.range(0.3, 0.7);
    const [upX, upW, lowX, lowW] = [r(), r(), r(), r()] as const;
    if (x + w < ctx.left - 200 || x > ctx.right + 200) continue;
    d +=
      blade(x, yy, w, thick, head) +
      blade(x + w * (0.1 + upX * 0.3), yy - thick * 0.62, w * (0.4 + upW * 0.2), thick * 0.8, 0.5) +
      blade(x - w * (0.2 - lowX * 0.5), yy + thick * 0.7, w * (0.5 + lowW * 0.3), thick * 0.55, 0.45);
  }
  return fill(d, ctx.mood.cloud[tone], alpha !== 1 ? opacity(alpha) : '');
}

/** Per disc, in shares of the cloud's width: centre, height above the base, radius. */
const discs = [
  [-0.37, -0.02, 0.1],
  [-0.22, -0.06, 0.15],
  [-0.04, -0.13, 0.19],
  [0.16, -0.08, 0.16],
  [0.33, -0.03, 0.11],
] as const;

/** Cumulus of width w on a flat base at y, with a shaded underside. */
export function cumulus(
  ctx: PosterContext,
  x: number,
  y: number,
  w: number,
  { seed = 'cu', alpha = 1 }: { seed?: string; alpha?: number } = {},
): string {
  const r = ctx.random(seed + x);
  const [lit, under] = ctx.mood.cloud;
  const jitter = (v: number) => v + r.jitter(0.025);
  const flip = r() < 0.5 ? -1 : 1;
  const d = discs.map(([a, b, q]) => circle(x + flip * w * jitter(a), y + w * b, w * jitter(q))).join('');
  const clip = ctx.clip(rect(x - w, y - w, 2 * w, w));
  const foot = path`M${x - w * 0.47} ${y}h${w * 0.94}c${-w * 0.1} ${-w * 0.07} ${-w * 0.2} ${-w * 0.02} ${-w * 0.3} ${-w * 0.045}s${-w * 0.16} ${-w * 0.03} ${-w * 0.28} ${w * 0.002}s${-w * 0.24} ${-w * 0.016} ${-w * 0.36} ${w * 0.043}z`;
  return group(fill(d, lit) + fill(foot, under, opacity(0.7)), clip + (alpha !== 1 ? ` ${opacity(alpha)}` : ''));
}

type BankOptions = {
  amp?: number;
  wl?: number;
  seed?: string;
  color?: string;
  alpha?: number;
  base?: number;
  fade?: boolean;
};

/** A low bank of rounded cloud or fog along y, dissolving (or not) down to `base`. */
export function bank(ctx: PosterContext, y: number, options: BankOptions = {}): string {
  const {
    amp = 34,
    wl = 110,
    seed = 'bank',
    color = ctx.mood.cloud[0],
    alpha = 0.9,
    base = y + 120,
    fade: dissolves = true,
  } = options;
  const r = ctx.random(seed);
  let x = ctx.left - 140;
  let d = path`M${x} ${y}`;
  while (x < ctx.right + 100) {
    const w = wl * r.range(0.55, 1.45);
    const h = amp * r.range(0.45, 1.2);
    d += path`a${w * 0.54} ${h} 0 0 1 ${w} ${r.jitter(amp * 0.12)}`;
    x += w;
  }
  d += path`V${base}H${ctx.left - 140}z`;
  return dissolves ? fill(d, ctx.verticalGradient(fade(color, alpha, 0), y - amp, base)) : fill(d, color, opacity(alpha));
}

/** Thin level mist around y, h thick. */
export const mistBand = (ctx: PosterContext, y: number, h: number, alpha = 0.5, color = ctx.mood.haze): string =>
  fill(
    rect(ctx.left, y - h / 2, ctx.right - ctx.left, h),
    ctx.verticalGradient(
      [
        [0, color, 0],
        [0.5, color, alpha],
        [1, color, 0],
      ],
      y - h / 2,
      y + h / 2,
    ),
  );
