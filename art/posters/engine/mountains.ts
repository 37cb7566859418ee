// Faceted ranges: silhouette, shadow planes, snow.
import { mix } from './color.ts';
import type { PosterContext } from './context.ts';
import { at } from './numbers.ts';
import { areaUnderLine, polygon, reversed } from './path.ts';
import { ramp } from './ramps.ts';
import type { Random, Span } from './random.ts';
import { BASE } from './stage.ts';
import { fill, opacity } from './svg.ts';

/** x, height above the foot, half-width of its base. */
type Peak = readonly [x: number, height: number, width?: number];

type MountainOptions = {
  /** y the range stands on. */
  y?: number;
  /** Height of the tallest. */
  h?: number;
  /** How many peaks, spread over `span`, unless `peaks` names them. */
  n?: number;
  span?: Span;
  peaks?: readonly Peak[];
  albedo?: string;
  /** Share of the height under snow. */
  snow?: number;
  snowColor?: string;
  depth?: number;
  seed?: string;
  /** Roughness of the ridges, share of their height. */
  jag?: number;
  mist?: number;
  foot?: number;
};

type Point = readonly [x: number, y: number];

/** The point of the edge from a to b that lies `drop` below a. */
const down = ([x1, y1]: Point, [x2, y2]: Point, drop: number): Point => {
  const t = Math.min(0.95, drop / Math.max(1, y2 - y1));
  return [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t];
};

/** The low points between neighbouring peaks, and one beyond each end: x, height. */
function valleysBetween(peaks: readonly Peak[]): Point[] {
  const [firstX, , firstWidth = 0] = at(peaks, 0);
  const [lastX, , lastWidth = 0] = at(peaks, peaks.length - 1);
  const valleys: Point[] = [[firstX - firstWidth * 1.1, 0]];
  for (let i = 1; i < peaks.length; i++) {
    const [ax, ah, aw = 200] = at(peaks, i - 1);
    const [bx, bh, bw = 200] = at(peaks, i);
    const gap = bx - ax;
    const x = ax + gap * (0.35 + 0.3 * (ah / (ah + bh)));
    valleys.push([x, Math.max(0, Math.min(ah, bh) * (1 - gap / (((aw + bw) / 2) * 1.35)))]);
  }
  valleys.push([lastX + lastWidth * 1.1, 0]);
  return valleys;
}

/** A broken straight line: flat shoulders and steep steps. */
function ridge(r: Random, jag: number, [x1, y1]: Point, [x2, y2]: Point): number[] {
  const out: number[] = [];
  for (let i = 1; i < 4; i++) {
    const t = i / 4 + r.jitter(0.06);
    const off = r.jitter(jag) * Math.abs(y2 - y1);
    out.push(x1 + (x2 - x1) * t + r.jitter(Math.abs(x2 - x1) * 0.04), y1 + (y2 - y1) * t + off);
  }
  return out;
}

/** Zigzag hem of a snow field from a to b. */
function hem([ax, ay]: Point, [bx, by]: Point, s: number): number[] {
  const out: number[] = [];
  for (let k = 1; k < 4; k++) out.push(ax + ((bx - ax) * k) / 4, ay + ((by - ay) * k) / 4 + (k % 2 ? -1 : 1) * s * 0.2);
  return out;
}

function randomPeaks(r: Random, n: number, h: number, span: Span): Peak[] {
  const w = (span[1] - span[0]) / n;
  return Array.from(
    { length: n },
    (_, i): Peak => [span[0] + w * (i + 0.5) + r.jitter(w * 0.3), h * r.range(0.52, 1), w * r.range(0.8, 1.1)],
  );
}

/** A range standing on y; the light comes from ctx.side. */
export function mountains(ctx: PosterContext, options: MountainOptions = {}): string {
  const { y = 800, h = 300, n = 6, albedo = '#6b7f96', snow = 0, snowColor = '#ffffff', depth = 0.3, seed = 'm' } = options;
  const { jag = 0.1, mist = 0.35, span = [-260, 1860], foot = 60 } = options;
  const r = ctx.random(seed);
  const side = ctx.side;
  const peaks = [...(options.peaks ?? randomPeaks(r, n, h, span))].sort(([a], [b]) => a - b);
  const valleys = valleysBetween(peaks);
  const [startX, startHeight] = at(valleys, 0);
  const outline = [startX, y - startHeight];
  let shadow = '';
  let bright = '';
  let snowLit = '';
  let snowShade = '';
  peaks.forEach(([px, height], i) => {
    const top: Point = [px, y - height];
    const [lx, lh] = at(valleys, i);
    const [rx, rh] = at(valleys, i + 1);
    const left: Point = [lx, y - lh];
    const right: Point = [rx, y - rh];
    const up = ridge(r, jag, left, top);
    const fall = ridge(r, jag, top, right);
    outline.push(...up, ...top, ...fall, ...right);
    // spine: wanders down from the summit, leaning away from the light
    const sx = px - side * height * 0.12 + r.jitter(height * 0.06);
    const spine: number[] = [];
    for (let k = 1; k <= 5; k++) {
      const t = k / 5;
      spine.push(
        px + (sx - px) * t + (k % 2 ? 1 : -1) * side * height * 0.075 * (0.6 + t * 0.6),
        y - height + (height + foot) * t,
      );
    }
    const dark =
      side > 0 ? [...reversed(up), ...left, lx - height * 0.1, y + foot] : [...fall, ...right, rx + height * 0.1, y + foot];
    shadow += polygon([...top, ...dark, ...reversed(spine)]);
    // one bright plane catching the light beside the spine
    const e = height * r.range(0.34, 0.55);
    const plane = [0, 0, side * 0.62, 0.95, side * 0.3, 0.82, side * 0.16, 1.25, -side * 0.02, 0.5];
    bright += polygon(plane.map((v, k) => at(top, k % 2) + v * e));
    if (snow > 0) {
      const s = height * snow * r.range(0.85, 1.15);
      const middle: Point = [px + (at(spine, 0) - px) * 0.6, y - height + s * 0.86];
      const field = (edge: Point) => polygon([...top, ...edge, ...hem(edge, middle, s), ...middle]);
      const leftField = field(down(top, left, s));
      const rightField = field(down(top, right, s));
      snowLit += side > 0 ? rightField : leftField;
      snowShade += side > 0 ? leftField : rightField;
    }
  });
  const haze = ctx.mood.haze;
  const face = ctx.tone(albedo, 0.9, depth);
  const shade = ctx.tone(albedo, 2, depth);
  return (
    fill(areaUnderLine(outline, BASE), ctx.verticalGradient(ramp(face, mix(face, haze, mist)), y - h, y + foot)) +
    fill(shadow, ctx.verticalGradient(ramp(shade, mix(shade, haze, mist + 0.12)), y - h, y + foot)) +
    fill(bright, ctx.tone(albedo, 0, depth), opacity(0.55)) +
    fill(snowShade, ctx.tone(mix(snowColor, ctx.mood.shadow, 0.16), ctx.night ? 1 : 1.5, depth * 0.8)) +
    fill(snowLit, ctx.tone(snowColor, 0, depth * 0.6))
  );
}
