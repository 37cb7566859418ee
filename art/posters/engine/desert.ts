// Dry land: dunes, canyons, plains.
import type { PosterContext } from './context.ts';
import { at } from './numbers.ts';
import { areaUnder, path, polygon, rect, smooth, times } from './path.ts';
import { ramp } from './ramps.ts';
import type { Random } from './random.ts';
import { BASE } from './stage.ts';
import { fill, opacity } from './svg.ts';

type DuneOptions = { y?: number; n?: number; albedo?: string; seed?: string; depth?: number; gap?: number; amp?: number };

/** Crescent dunes, n rows from far to near, each with a lit face and slip faces. */
export function dunes(ctx: PosterContext, options: DuneOptions = {}): string {
  const { y = 900, n = 4, albedo = '#e3b272', seed = 'd', depth = 0.25, gap = 90, amp = 70 } = options;
  const r = ctx.random(seed);
  let out = '';
  for (let i = 0; i < n; i++) {
    const yy = y + gap * i + (gap * 0.25 * i * i) / n;
    const d = depth * (1 - i / n);
    const a = amp * (0.7 + i * 0.28);
    const noise = ctx.noise(seed + i, 2, 0.3);
    const crest: number[] = [];
    const wl = 420 + i * 120;
    const step = 60;
    const start = Math.floor((ctx.left - step) / step) * step;
    for (let x = start; x <= ctx.right + step; x += step) crest.push(x, yy + noise(x / wl + i * 7) * a);
    out += fill(
      areaUnder(crest, BASE),
      ctx.verticalGradient(ramp(ctx.tone(albedo, 0.2, d), ctx.tone(albedo, 1.25, d)), yy - a, yy + a * 1.9),
    );
    out += slipFaces(ctx, r, crest, yy, a, albedo, d);
  }
  return out;
}

/** From each summit of the crest above y: follow the ridge down its lee side, then sweep back up an S-curve. */
function slipFaces(
  ctx: PosterContext,
  r: Random,
  crest: readonly number[],
  y: number,
  amp: number,
  albedo: string,
  depth: number,
): string {
  const s = ctx.side;
  let out = '';
  for (let k = 2; k < crest.length - 2; k += 2) {
    const px = at(crest, k);
    const py = at(crest, k + 1);
    if (!(py < at(crest, k - 1) && py <= at(crest, k + 3) && py < y)) continue;
    const line = [px, py];
    let j = k;
    for (;;) {
      const q = j - 2 * s;
      if (q < 0 || q >= crest.length || at(crest, q + 1) < at(crest, j + 1)) break;
      line.push(at(crest, q), at(crest, q + 1));
      j = q;
    }
    if (line.length < 6) continue;
    const vx = at(crest, j);
    const vy = at(crest, j + 1);
    const reach = s * Math.abs(vx - px);
    const h = amp * r.range(1.1, 1.5);
    const sweep = path`Q${vx + reach * 0.2} ${vy + h * 0.5} ${px - reach * 0.1} ${py + h * 1.25}Q${px + reach * 0.26} ${py + h * 0.62} ${px} ${py}z`;
    const shade = ctx.verticalGradient(ramp(ctx.tone(albedo, 2.1, depth), ctx.tone(albedo, 1.4, depth)), py, py + h * 1.25);
    out += fill(smooth(line) + sweep, shade, opacity(0.9));
  }
  return out;
}

/** x of the middle, height, half-width of the talus. */
type Butte = readonly [x: number, height: number, width: number];

type CanyonOptions = {
  y?: number;
  albedo?: string;
  seed?: string;
  depth?: number;
  n?: number;
  h?: number;
  list?: readonly Butte[];
};

/** Mesas and buttes with strata, standing on y; n seeded ones unless `list` names them. */
export function canyon(ctx: PosterContext, options: CanyonOptions = {}): string {
  const { y = 820, albedo = '#c8623a', seed = 'c', depth = 0.3, n = 5, h = 240 } = options;
  const r = ctx.random(seed);
  const s = ctx.side;
  let body = '';
  let shade = '';
  let strata = '';
  let cap = '';
  const buttes =
    options.list ??
    Array.from(
      { length: n },
      (_, i): Butte => [-160 + (1920 / n) * (i + 0.5) + r.jitter(90), h * r.range(0.5, 1), r.range(130, 300)],
    );
  for (const [x, height, w] of buttes) {
    if (x + w < ctx.left - 60 || x - w > ctx.right + 60) continue;
    const half = w * 0.5;
    const top = y - height;
    const talus = y - height * 0.34;
    const left = [
      x - w,
      y,
      x - w * 0.66,
      talus,
      x - half,
      talus - 10,
      x - half + 6,
      top + height * 0.3,
      x - half + 12,
      top + height * 0.28,
      x - half + 16,
      top,
    ];
    const right = [
      x + half - 14,
      top,
      x + half - 10,
      top + height * 0.24,
      x + half,
      top + height * 0.27,
      x + half + 4,
      talus - 8,
      x + w * 0.68,
      talus + 4,
      x + w,
      y,
    ];
    body += polygon([...left, ...right]);
    const m = x - s * w * 0.12;
    shade +=
      s > 0
        ? polygon([...left, m, top, m + 8, top + height * 0.3, m - 6, talus, m - w * 0.1, y])
        : polygon([m, top, ...right, m + w * 0.1, y, m + 6, talus, m - 8, top + height * 0.3]);
    strata += times(4, (i) => rect(x - half + 8, top + height * (0.1 + i * 0.13), half * 2 - 16, Math.max(2.4, height * 0.022)));
    cap += rect(x - half + 14, top, half * 2 - 28, Math.max(4, height * 0.035));
  }
  return (
    fill(
      body,
      ctx.verticalGradient(ramp(ctx.tone(albedo, 0.3, depth), ctx.tone(albedo, 1.1, Math.min(1, depth + 0.18))), y - h, y),
    ) +
    fill(shade, ctx.tone(albedo, 2.1, depth), opacity(0.85)) +
    fill(strata, ctx.tone(albedo, 2.5, depth), opacity(0.32)) +
    fill(cap, ctx.tone('#f2c9a0', 0.4, depth), opacity(0.8))
  );
}

type PlainOptions = {
  y?: number;
  albedo?: string;
  bands?: number;
  seed?: string;
  /** Tone near the viewer and at the far edge. */
  near?: number;
  far?: number;
  depth?: number;
};

/** Flat plain from y down, with a few long tonal bands (savannah, steppe, salt flat). */
export function plain(ctx: PosterContext, options: PlainOptions = {}): string {
  const { y = ctx.horizon, albedo = '#c79a4b', bands = 4, seed = 'p', near = 1.2, far = 0.4, depth = 0.45 } = options;
  const stops = [
    [0, ctx.tone(albedo, far, depth)],
    [0.35, ctx.tone(albedo, (far + near) / 2, depth * 0.3)],
    [1, ctx.tone(albedo, near)],
  ] as const;
  const body = fill(rect(ctx.left, y, ctx.right - ctx.left, BASE - y), ctx.verticalGradient(stops, y, 1250));
  const r = ctx.random(seed);
  let d = '';
  for (let i = 0; i < bands * 3; i++) {
    const t = (i + 0.6) / (bands * 3);
    const yy = y + 8 + t ** 1.7 * (1240 - y);
    const w = (160 + 500 * t) * r.range(0.6, 1.4);
    const x = r.range(-300, 1800);
    const [half, whole, h] = [Math.round(w / 2), Math.round(w), Math.round(3 + 13 * t)] as const;
    if (x + w > ctx.left && x < ctx.right)
      d += `M${Math.round(x)} ${Math.round(yy)}q${half} ${-h} ${whole} 0q${-half} ${h} ${-whole} 0z`;
  }
  return body + fill(d, ctx.tone(albedo, near + 0.7), opacity(0.4));
}
