// Acacias and baobabs. Small ones are stamps printed at different sizes.
import type { PosterContext } from './context.ts';
import { ellipse, path, polygon } from './path.ts';
import { fill, opacity } from './svg.ts';

/** Distances are rounded so that neighbours share a stamp. */
const twelfth = (depth: number): number => Math.round(depth * 12) / 12;

type AcaciaOptions = { depth?: number; albedo?: string; trunk?: string; flip?: boolean; w?: number };

/** Flat-topped acacia standing on x, y. */
export function acacia(ctx: PosterContext, x: number, y: number, h: number, options: AcaciaOptions = {}): string {
  if (h >= 180) return acaciaArt(ctx, x, y, h, options);
  const depth = twelfth(options.depth ?? 0);
  return ctx.stamp(`acacia${depth}`, () => acaciaArt(ctx, 0, 0, 100, { ...options, depth, flip: false, w: 125 }))(
    x,
    y,
    h / 100,
    options.flip,
  );
}

/** x, y of the branches in shares of width and height, y upwards. */
const branches = [
  -0.03, 0, -0.018, 0.3, -0.2, 0.66, -0.32, 0.78, -0.29, 0.79, -0.15, 0.66, 0, 0.42, 0.02, 0.72, 0, 0.86, 0.03, 0.86, 0.052, 0.68,
  0.05, 0.46, 0.18, 0.66, 0.34, 0.77, 0.37, 0.75, 0.22, 0.6, 0.05, 0.28, 0.035, 0,
];

function acaciaArt(ctx: PosterContext, x: number, y: number, h: number, options: AcaciaOptions): string {
  const { depth = 0, albedo = '#4d6135', trunk = '#4a3628', flip = false, w = h * 1.25 } = options;
  const s = flip ? -1 : 1;
  const stageX = (share: number) => x + s * share * w;
  const stageY = (share: number) => y - share * h;
  /** A cushion of leaves around cx, cy, ww wide and hh high, in the same shares. */
  const pad = (cx: number, cy: number, ww: number, hh: number) => {
    const wide = s * w * ww;
    const high = h * hh;
    return path`M${stageX(cx - ww / 2)} ${stageY(cy)}c${wide * 0.02} ${-high * 0.7} ${wide * 0.24} ${-high} ${wide * 0.5} ${-high}s${wide * 0.5} ${high * 0.35} ${wide * 0.5} ${high}c${-wide * 0.3} ${h * 0.035} ${-wide * 0.7} ${h * 0.035} ${-wide} 0z`;
  };
  const lit = ctx.side * s;
  return (
    fill(polygon(branches.map((v, i) => (i % 2 ? stageY(v) : stageX(v)))), ctx.tone(trunk, 2, depth)) +
    fill(pad(-0.27, 0.77, 0.44, 0.1) + pad(0.26, 0.755, 0.46, 0.1) + pad(0, 0.86, 0.66, 0.13), ctx.tone(albedo, 1.9, depth)) +
    fill(pad(lit * 0.1, 0.915, 0.36, 0.07) + pad(lit * 0.3, 0.8, 0.24, 0.05), ctx.tone(albedo, 0.8, depth), opacity(0.6))
  );
}

type BaobabOptions = {
  depth?: number;
  bark?: string;
  leaf?: string;
  seed?: string;
  /** Thickness of the trunk, share of the height. */
  fat?: number;
};

/** Baobab standing on x, y. */
export function baobab(ctx: PosterContext, x: number, y: number, h: number, options: BaobabOptions = {}): string {
  if (h >= 200) return baobabArt(ctx, x, y, h, options);
  const depth = twelfth(options.depth ?? 0);
  return ctx.stamp(`baobab${depth}`, () => baobabArt(ctx, 0, 0, 160, { ...options, depth }))(x, y, h / 160);
}

/** Per arm: reach to the side, lift, in shares. */
const arms = [
  [-1, -0.02],
  [-0.66, 0.16],
  [-0.3, 0.26],
  [0.06, 0.3],
  [0.4, 0.25],
  [0.72, 0.14],
  [1.02, 0],
] as const;

function baobabArt(ctx: PosterContext, x: number, y: number, h: number, options: BaobabOptions): string {
  const { depth = 0, bark = '#a8775c', leaf = '#5d7a45', seed = 'bb', fat = 0.2 } = options;
  const r = ctx.random(seed + x);
  const w = h * fat;
  const s = ctx.side;
  const crownY = y - h * 0.7;
  const trunk =
    path`M${x - w * 0.66} ${y}c${w * 0.2} ${-h * 0.06} ${w * 0.14} ${-h * 0.2} ${w * 0.12} ${-h * 0.34}c0 ${-h * 0.16} ${w * 0.06} ${-h * 0.3} ${w * 0.2} ${-h * 0.38}` +
    path`h${w * 0.68}c${w * 0.14} ${h * 0.08} ${w * 0.2} ${h * 0.22} ${w * 0.2} ${h * 0.38}c${-w * 0.02} ${h * 0.14} ${-w * 0.06} ${h * 0.28} ${w * 0.12} ${h * 0.34}z`;
  const q = s * w;
  const shade =
    path`M${x - q * 0.66} ${y}c${q * 0.2} ${-h * 0.06} ${q * 0.14} ${-h * 0.2} ${q * 0.12} ${-h * 0.34}c0 ${-h * 0.16} ${q * 0.06} ${-h * 0.3} ${q * 0.2} ${-h * 0.38}` +
    path`h${q * 0.2}c${-q * 0.16} ${h * 0.2} ${-q * 0.1} ${h * 0.5} ${-q * 0.16} ${h * 0.72}z`;
  let limbs = '';
  let leaves = '';
  let light = '';
  arms.forEach(([kx, ky], i) => {
    const bx = x + kx * w * 0.42;
    const ex = x + kx * h * 0.27 + r.jitter(h * 0.012);
    const ey = crownY - h * (0.05 + ky * 0.6) + r.jitter(h * 0.012);
    const t = h * 0.028;
    limbs += path`M${bx - t} ${crownY + h * 0.05}Q${bx} ${(crownY + ey) / 2} ${ex} ${ey}Q${bx + t} ${(crownY + ey) / 2 + h * 0.02} ${bx + t} ${crownY + h * 0.05}z`;
    const z = h * r.range(0.055, 0.075);
    leaves +=
      ellipse(ex, ey - z * 0.3, z * 1.35, z * 0.62) + ellipse(ex + (i % 2 ? z : -z) * 0.8, ey + z * 0.1, z * 0.9, z * 0.45);
    light += ellipse(ex + s * z * 0.3, ey - z * 0.5, z * 0.8, z * 0.3);
  });
  return (
    fill(limbs, ctx.tone(bark, 2, depth)) +
    fill(trunk, ctx.tone(bark, 0.5, depth)) +
    fill(shade, ctx.tone(bark, 2, depth)) +
    fill(leaves, ctx.tone(leaf, 1.7, depth)) +
    fill(light, ctx.tone(leaf, 0.6, depth), opacity(0.7))
  );
}
