// Coconut palms.
import type { PosterContext } from './context.ts';
import { circle, path, polygon } from './path.ts';
import { fill } from './svg.ts';

/** A frond: a rachis that bends under its own weight, smooth above, leaflets below. Angle in radians, 0 to the right. */
function frondPath(x: number, y: number, angle: number, length: number, droop: number, n = 7): string {
  const rachis = (t: number) =>
    [x + Math.cos(angle) * length * t, y - Math.sin(angle) * length * t + droop * length * t * t] as const;
  /** Upward normal, then tangent. */
  const frame = (t: number) => {
    const [ax, ay] = rachis(t - 0.02);
    const [bx, by] = rachis(t + 0.02);
    const m = Math.hypot(bx - ax, by - ay) || 1;
    const [tx, ty] = [(bx - ax) / m, (by - ay) / m] as const;
    return tx > 0 ? ([ty, -tx, tx, ty] as const) : ([-ty, tx, tx, ty] as const);
  };
  const outline = [x, y];
  for (let i = 1; i < n; i++) {
    const t = i / n;
    const [px, py] = rachis(t);
    const [nx, ny] = frame(t);
    const w = length * 0.055 * Math.sin(t * Math.PI * 0.9 + 0.15);
    outline.push(px + nx * w, py + ny * w);
  }
  outline.push(...rachis(1.04));
  for (let i = n; i >= 1; i--) {
    const t = (i - 0.5) / n;
    const [px, py] = rachis(t);
    const [nx, ny, tx, ty] = frame(t);
    const leaf = length * 0.21 * Math.sin(t * Math.PI * 0.75 + 0.5);
    outline.push(px + tx * leaf * 0.55 - nx * leaf * 0.7, py + ty * leaf * 0.55 - ny * leaf * 0.85);
    const [bx, by] = rachis((i - 1) / n + 0.02);
    outline.push(bx - nx * length * 0.012, by - ny * length * 0.012);
  }
  return polygon(length > 80 ? outline.map(Math.round) : outline);
}

export type PalmOptions = {
  /** Shifts the crown sideways. */
  lean?: number;
  depth?: number;
  albedo?: string;
  trunk?: string;
  seed?: string;
  /** Length of a frond, share of the height. */
  spread?: number;
  coco?: boolean;
};

/** Coconut palm standing on x, y. Small ones are one stamp printed at different sizes. */
export function palm(ctx: PosterContext, x: number, y: number, h: number, options: PalmOptions = {}): string {
  if (h >= 200) return palmArt(ctx, x, y, h, options);
  const { depth = 0, spread = 0.46, lean = 0 } = options;
  return ctx.stamp(`palm${depth} ${spread}`, () => palmArt(ctx, 0, 0, 120, { ...options, lean: 10, coco: false }))(
    x,
    y,
    h / 120,
    lean < 0,
  );
}

/** Per frond: angle, length, droop. */
const backFronds = [
  [2.75, 0.9, 0.5],
  [0.45, 0.9, 0.52],
  [1.9, 0.75, 0.3],
  [1.15, 0.75, 0.3],
] as const;
const frontFronds = [
  [3.3, 1, 0.62],
  [2.35, 0.98, 0.42],
  [0.8, 0.98, 0.4],
  [-0.12, 1, 0.6],
  [3.75, 0.78, 0.66],
  [-0.62, 0.78, 0.68],
] as const;

/** The same palm, never stamped. */
export function palmArt(ctx: PosterContext, x: number, y: number, h: number, options: PalmOptions = {}): string {
  const { lean = h * 0.14, depth = 0, albedo = '#3f7a4e', trunk = '#8a6a4c', seed = 'pa', spread = 0.46, coco = true } = options;
  const r = ctx.random(seed + x);
  const cx = x + lean;
  const cy = y - h;
  const length = h * spread;
  const tw = h * 0.03;
  const stem = path`M${x - tw} ${y}c${lean * 0.1} ${-h * 0.36} ${lean * 0.5} ${-h * 0.7} ${lean + tw * 0.45} ${-h}h${tw * 0.9}c${-lean * 0.34} ${h * 0.3} ${-lean * 0.78} ${h * 0.6} ${-lean + tw * 0.75} ${h}z`;
  const fronds = (list: readonly (readonly [number, number, number])[]) =>
    list
      .map(([angle, long, droop]) => frondPath(cx, cy, angle + r.jitter(0.1), length * long * r.range(0.92, 1.06), droop, 8))
      .join('');
  const nuts = circle(cx - h * 0.018, cy + h * 0.022, h * 0.02) + circle(cx + h * 0.02, cy + h * 0.026, h * 0.019);
  return (
    fill(fronds(backFronds), ctx.tone(albedo, 2.3, depth)) +
    fill(stem, ctx.tone(trunk, 1.7, depth)) +
    (coco ? fill(nuts, ctx.tone('#6b4326', 2, depth)) : '') +
    fill(fronds(frontFronds), ctx.tone(albedo, 1.2, depth))
  );
}
