// Spruces, treelines, cypresses.
import type { PosterContext } from './context.ts';
import { path, polygon } from './path.ts';
import type { Curve, Span } from './random.ts';
import { fill } from './svg.ts';

/** Spruce silhouette standing on x, y. */
export function sprucePath(x: number, y: number, h: number, w = h * 0.36, tiers = 4): string {
  const right: number[] = [];
  const left: number[] = [];
  const tier = (i: number) => {
    const t = (i + 1) / tiers;
    return [(w / 2) * (0.3 + 0.7 * t), y - h + h * 0.93 * t] as const;
  };
  for (let i = 0; i < tiers; i++) {
    const [half, yy] = tier(i);
    right.push(x + half, yy);
    if (i < tiers - 1) right.push(x + half * 0.46, yy - h * 0.02);
  }
  for (let i = tiers - 1; i >= 0; i--) {
    const [half, yy] = tier(i);
    left.push(x - half, yy);
    if (i > 0) {
      const [above, aboveY] = tier(i - 1);
      left.push(x - above * 0.46, aboveY - h * 0.02);
    }
  }
  const trunk = [x + w * 0.06, y - h * 0.07, x + w * 0.06, y, x - w * 0.06, y, x - w * 0.06, y - h * 0.07];
  const outline = [x, y - h, ...right, ...trunk, ...left];
  // whole units are fine enough for all but the smallest
  return polygon(h < 30 ? outline : outline.map(Math.round));
}

type ForestOptions = {
  /** y of the ground at x. */
  yAt: Curve;
  from?: number;
  to?: number;
  gap?: number;
  h?: Span;
  albedo?: string;
  depth?: number;
  tone?: number;
  seed?: string;
  tiers?: number;
  /** Share of the places that are taken. */
  density?: number;
  /** Width of a tree, share of its height. */
  wide?: number;
};

/** A treeline of spruces. */
export function forest(ctx: PosterContext, options: ForestOptions): string {
  const {
    yAt,
    from = ctx.left - 30,
    to = ctx.right + 30,
    gap = 34,
    h = [60, 110],
    albedo = '#2f5b4c',
    depth = 0.2,
    tone = 1.6,
  } = options;
  const { seed = 'f', tiers = 3, density = 1, wide = 0.4 } = options;
  const r = ctx.random(seed);
  let d = '';
  for (let x = -320; x < 1920; x += gap * r.range(0.55, 1.35)) {
    const height = r.range(...h);
    const taken = r() < density;
    const dy = r.jitter(4);
    if (!taken || x < from || x > to) continue;
    d += sprucePath(x, yAt(x) + dy + 4, height, height * wide, tiers);
  }
  return fill(d, ctx.tone(albedo, tone, depth));
}

/** Cypress standing on x, y. */
export const cypressPath = (x: number, y: number, h: number, w = h * 0.17): string =>
  path`M${x} ${y - h}c${w * 0.3} ${h * 0.2} ${w * 0.56} ${h * 0.42} ${w * 0.5} ${h * 0.72}c${-w * 0.03} ${h * 0.16} ${-w * 0.22} ${h * 0.22} ${-w * 0.42} ${h * 0.23}v${h * 0.05}h${-w * 0.16}v${-h * 0.05}c${-w * 0.2} ${-h * 0.01} ${-w * 0.39} ${-h * 0.07} ${-w * 0.42} ${-h * 0.23}c${-w * 0.06} ${-h * 0.3} ${w * 0.2} ${-h * 0.52} ${w * 0.5} ${-h * 0.72}z`;
