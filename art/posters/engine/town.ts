// Roofscapes and skylines.
import { mix } from './color.ts';
import type { PosterContext } from './context.ts';
import { at } from './numbers.ts';
import { type Points, polygon, rect, tick } from './path.ts';
import { ramp } from './ramps.ts';
import type { Curve, Random, Span } from './random.ts';
import { fill, opacity, stroke } from './svg.ts';

export type RooftopOptions = {
  /** Where the houses of the first row stand. */
  y?: number;
  /** Rows, from far to near. */
  rows?: number;
  seed?: string;
  wall?: string;
  roof?: string;
  gap?: number;
  scale?: number;
  depth?: number;
  /** Share of windows lit after dark. */
  litChance?: number;
  from?: number;
  to?: number;
};

type House = { walls: string; side: string; roofs: string; verge: string; panes: string; lit: string; chimneys: string };

/** Roofs are small and many: whole units are fine enough and cheaper. */
const whole = (points: Points): string => polygon(points.map(Math.round));

/** One house at x, drawn into the row's paths; w, h of its front, `rise` of its roof. */
function house(
  row: House,
  ctx: PosterContext,
  r: Random,
  x: number,
  foot: number,
  scale: number,
  options: { gap: number; litChance: number },
): number {
  const w = Math.round(r.range(70, 128) * scale);
  const h = Math.round(r.range(58, 128) * scale);
  const rise = Math.round(r.range(26, 46) * scale);
  const gable = r() < 0.4;
  const top = Math.round(foot) - h;
  const flank = Math.round(r.range(0.3, 0.42) * w);
  const columns = r.int(1, 2);
  const floors = h > 92 * scale ? 2 : 1;
  const chances = [r(), r(), r(), r(), r()];
  if (x + w <= ctx.left || x >= ctx.right) return w;
  const tall = h + options.gap + 60;
  row.walls += rect(x, top, w, tall);
  if (gable) {
    const front = w - flank;
    row.side += rect(x + front, top, flank, tall);
    row.walls += whole([x, top, x + front / 2, top - rise, x + front, top]);
    row.roofs += whole([x + front / 2, top - rise, x + w - flank * 0.34, top - rise, x + w + 3, top + 4, x + front, top + 4]);
    row.verge += whole([x - 4, top + 5, x + front / 2, top - rise - 5, x + front + 4, top + 5, x + front / 2, top - rise + 3]);
  } else {
    row.roofs += whole([x - 4, top + 3, x + w * 0.14, top - rise, x + w * 0.86, top - rise, x + w + 4, top + 3]);
    row.side += rect(x + Math.round(w * 0.62), top + 3, Math.round(w * 0.38), tall);
  }
  if (at(chances, 0) < 0.4)
    row.chimneys += tick(x + Math.round(w * 0.66), top - rise - Math.round(12 * scale), Math.round(22 * scale));
  for (let floor = 0; floor < floors; floor++) {
    for (let column = 0; column < columns; column++) {
      const paneX = x + w * (columns === 1 ? 0.36 : 0.24 + column * 0.34);
      const pane = tick(Math.round(paneX), Math.round(top + (22 + floor * 38) * scale), Math.round(17 * scale));
      if (ctx.night && at(chances, (floor * 2 + column + 1) % 5) < options.litChance) row.lit += pane;
      else row.panes += pane;
    }
  }
  return w;
}

/** Seeded gabled roofscape, rows from far to near. */
export function rooftops(ctx: PosterContext, options: RooftopOptions = {}): string {
  const {
    y = 960,
    rows = 3,
    seed = 'rt',
    wall = '#ead9bf',
    roof = '#c65a3a',
    gap = 62,
    scale = 1,
    depth = 0.3,
    litChance = 0.5,
  } = options;
  const { from = -340, to = 1940 } = options;
  let out = '';
  for (let k = 0; k < rows; k++) {
    const r = ctx.random(seed + k);
    const d = depth * (1 - k / rows);
    const size = scale * (0.75 + k * 0.28);
    const foot = y + k * gap;
    const row: House = { walls: '', side: '', roofs: '', verge: '', panes: '', lit: '', chimneys: '' };
    let x = from + r.range(0, 60);
    while (x < to) x += house(row, ctx, r, Math.round(x), foot, size, { gap, litChance }) + r.range(-4, 10) * size;
    out +=
      fill(row.walls, ctx.verticalGradient(ramp(ctx.tone(wall, 0.5, d), ctx.tone(wall, 1.7, d)), foot - 120 * size, foot + 60)) +
      fill(row.side, ctx.tone(wall, 2, d), opacity(0.7)) +
      stroke(row.chimneys, ctx.tone(roof, 2.2, d), 9 * size) +
      fill(row.roofs, ctx.tone(roof, 0.6 + 0.2 * k, d)) +
      fill(row.verge, ctx.tone(roof, 2, d)) +
      stroke(row.panes, ctx.tone('#6b5c58', 2.6, d), 11 * size) +
      stroke(row.lit, ctx.pane('#000', d * 0.6), 11 * size);
  }
  return out;
}

type SkylineOptions = {
  y?: number;
  /** Heights and widths of the towers. */
  h?: Span;
  w?: Span;
  albedo?: string;
  depth?: number;
  seed?: string;
  windows?: boolean;
  /** Leave this stretch of x free. */
  skip?: Span;
  gap?: number;
  /** Factor of the height at x. */
  profile?: Curve;
};

/** Modern skyline standing on y: slabs, setbacks, spires, lit windows. */
export function skyline(ctx: PosterContext, options: SkylineOptions = {}): string {
  const {
    y = ctx.horizon,
    h = [90, 300],
    w = [38, 90],
    albedo = '#7f93ad',
    depth = 0.4,
    seed = 'sk',
    windows = true,
    skip,
    gap = 4,
    profile,
  } = options;
  const r = ctx.random(seed);
  const s = ctx.side;
  let body = '';
  let shade = '';
  let lit = '';
  let x = -320;
  while (x < 1920) {
    const width = r.range(...w);
    const height = r.range(...h) * (profile ? profile(x + width / 2) : 1);
    const kind = r();
    r();
    const top = y - height;
    const visible = x + width > ctx.left && x < ctx.right && !(skip && x + width > skip[0] && x < skip[1]);
    if (visible) {
      if (kind < 0.16 && height > 120)
        body += polygon([x, y, x, top + 30, x + width * 0.5, top - 12, x + width, top + 30, x + width, y]);
      else if (kind < 0.34)
        body +=
          rect(x, top, width, height) +
          rect(x + width * 0.2, top - height * 0.12, width * 0.6, height * 0.13) +
          rect(x + width * 0.46, top - height * 0.3, 3, height * 0.2);
      else if (kind < 0.5) body += polygon([x, y, x, top + width * 0.3, x + width, top, x + width, y]);
      else body += rect(x, top, width, height);
      shade += rect(
        s > 0 ? x : x + width * 0.6,
        top + (kind < 0.16 ? 30 : kind < 0.5 ? width * 0.3 : 0),
        width * 0.4,
        height - 30,
      );
      if (windows) lit += litWindows(ctx, r, x, top, width, height);
    } else if (windows) r();
    x += width + r.range(-gap, gap * 2.4);
  }
  const c = ctx.tone(albedo, 0.8, depth);
  return (
    fill(body, ctx.verticalGradient(ramp(c, mix(c, ctx.mood.haze, 0.3)), y - h[1], y)) +
    fill(shade, ctx.tone(albedo, 2, depth), opacity(0.55)) +
    fill(lit, ctx.night ? ctx.mood.glow : ctx.tone('#ffffff', 0, depth * 0.6), opacity(ctx.night ? 0.85 : 0.5))
  );
}

function litWindows(ctx: PosterContext, r: Random, x: number, top: number, width: number, height: number): string {
  const columns = Math.max(2, Math.floor(width / 13));
  const floors = Math.floor(height / 19);
  let d = '';
  for (let floor = 1; floor < floors; floor++)
    for (let column = 0; column < columns; column++)
      if (r() < (ctx.night ? 0.34 : 0.13))
        d += `M${Math.round(x + 5 + column * ((width - 8) / columns))} ${Math.round(top + 22 + floor * 17)}h5v7h-5z`;
  return d;
}
