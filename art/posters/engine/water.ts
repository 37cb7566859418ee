// Sea, lakes and islands.
import { mix } from './color.ts';
import type { PosterContext } from './context.ts';
import { at } from './numbers.ts';
import { path, polygon, rect, times } from './path.ts';
import { BASE } from './stage.ts';
import { fill, opacity, strokeRound } from './svg.ts';

type WaterOptions = {
  /** Waterline. */
  y?: number;
  base?: number;
  /** Colour at the waterline and near the viewer; the mood's own when left out. */
  top?: string;
  bottom?: string;
  /** Strength of the light on the ripples; 0 leaves still water. */
  glint?: number;
  seed?: string;
  /** Rows of ripples. */
  lines?: number;
  /** x the path of light lies under. */
  glintX?: number;
  /** Width of that path. */
  spread?: number;
  x0?: number;
  x1?: number;
};

/** Stroke widths of the ripples: far, middle, near. */
const litWidths = [2.2, 3.4, 5] as const;
const darkWidths = [2.2, 3.6, 5.4] as const;

/** Sea or lake from y down to `base`, with level glints below the sun. */
export function water(ctx: PosterContext, options: WaterOptions = {}): string {
  const { mood } = ctx;
  const {
    y = ctx.horizon,
    base = BASE,
    top = mood.water[0],
    bottom = mood.water[1],
    glint = 1,
    seed = 'w',
    lines = 22,
  } = options;
  const { glintX = ctx.sun.x, spread = 1, x0 = ctx.left, x1 = ctx.right } = options;
  const stops = [
    [0, top],
    [0.18, mix(top, bottom, 0.4)],
    [0.75, bottom],
    [1, bottom],
  ] as const;
  const body = fill(rect(x0, y, x1 - x0, base - y), ctx.verticalGradient(stops, y, Math.min(base, y + 430)));
  if (!glint) return body;
  const r = ctx.random(seed);
  // ripples: short level dashes, longer and sparser towards the viewer
  const lit = ['', '', ''];
  const dark = ['', '', ''];
  for (let i = 0; i < lines; i++) {
    const t = (i + 0.5) / lines;
    const yy = y + 5 + t ** 1.7 * (Math.min(base, y + 450) - y - 10);
    const nearness = t < 0.34 ? 0 : t < 0.68 ? 1 : 2;
    const half = (26 + 170 * t) * spread;
    for (let k = 0; k < 3; k++) {
      const w = (14 + 80 * t) * r.range(0.4, 1.3);
      const x = glintX + r.jitter(half) * (k ? 1 : 0.5) - w / 2;
      if (r() < 0.72) lit[nearness] += path`M${x} ${Math.round(yy + r.jitter(4))}h${Math.round(w)}`;
    }
    for (let k = 0; k < 4; k++) {
      const w = (18 + 110 * t) * r.range(0.4, 1.2);
      const x = r.range(-300, 1900);
      if (x > x0 && x < x1) dark[nearness] += `M${Math.round(x)} ${Math.round(yy + r.jitter(5))}h${Math.round(w)}`;
    }
  }
  const light = ctx.night ? mix(mood.sun, mood.water[0], 0.25) : mix(mood.sun, '#ffffff', 0.25);
  return (
    body +
    darkWidths.map((width, i) => strokeRound(at(dark, i), mix(bottom, top, 0.55), width, opacity(0.55))).join('') +
    litWidths.map((width, i) => strokeRound(at(lit, i), light, width, opacity(0.55 * glint + 0.2))).join('')
  );
}

type IslandOptions = {
  x: number;
  y?: number;
  w?: number;
  h?: number;
  albedo?: string;
  depth?: number;
  seed?: string;
  jag?: number;
  /** A broken reflection below. */
  reflect?: boolean;
};

/** Low island or headland on a waterline. */
export function island(ctx: PosterContext, options: IslandOptions): string {
  const {
    x,
    y = ctx.horizon,
    w = 260,
    h = 70,
    albedo = '#4f7c5d',
    depth = 0.45,
    seed = 'i',
    jag = 0.22,
    reflect = true,
  } = options;
  const r = ctx.random(seed + x);
  const n = 7;
  const outline = [x - w / 2, y];
  for (let i = 1; i < n; i++) {
    const t = i / n;
    outline.push(x - w / 2 + w * t, y - h * Math.sin(t * Math.PI) ** 0.8 * (1 + r.jitter(jag)));
  }
  outline.push(x + w / 2, y);
  const color = ctx.tone(albedo, 1.4, depth);
  const reflection = times(4, (i) => rect(x - (w / 2) * (0.9 - i * 0.2), y + 3 + i * 7, w * (0.9 - i * 0.2), 3.4));
  const s = ctx.side;
  const away = (share: number) => x - s * w * share;
  const shade = [
    x,
    y - h * 0.98,
    away(0.16),
    y - h * 0.5,
    away(0.05),
    y - h * 0.36,
    away(0.2),
    y,
    away(0.5),
    y,
    away(0.3),
    y - h * 0.55,
  ];
  return (
    (reflect ? fill(reflection, color, opacity(0.45)) : '') +
    fill(polygon(outline), color) +
    fill(polygon(shade), ctx.tone(albedo, 2.2, depth), opacity(0.8))
  );
}
