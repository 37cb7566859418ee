import { mix } from '../color.ts';
import type { PosterContext } from '../context.ts';
import { ellipse, polygon, rect } from '../path.ts';
import { fill, opacity, place, stroke } from '../svg.ts';
import { putStamp, toTwelfth } from './stamps.ts';

/** Thatched villa on stilts, seen a little from above. ~130 units wide, waterline at y. */
function stiltVilla(
  ctx: PosterContext,
  x: number,
  y: number,
  k = 1,
  {
    depth = 0,
    thatch = '#b98a56',
    wall = '#e8d2ac',
    flip = false,
  }: { depth?: number; thatch?: string; wall?: string; flip?: boolean } = {},
) {
  const s = flip ? -ctx.side : ctx.side;
  const t = (c: string, n: number) => ctx.built(c, n, depth),
    lit = s > 0;
  return place(
    x,
    y,
    k,
    fill(ellipse(0, 6, 74, 9), mix(ctx.mood.water[1], ctx.mood.shadow, 0.3), opacity(0.4)) +
      stroke('M-54 4v-26M-18 8v-26M20 8v-26M56 4v-26', ctx.tone('#5d4636', 2, depth), 5) +
      fill('M-70-30L-52-40H78L66-24H-66z', t('#d9b98a', 0.7)) +
      fill('M-70-30L-66-24H66L64-16H-68z', t('#8a6546', 1.8)) +
      fill(rect(-46, -72, 64, 42), t(wall, lit ? 1.9 : 0.7)) +
      fill(polygon([18, -72, 58, -72, 58, -34, 18, -30]), t(wall, lit ? 0.6 : 2)) +
      fill(rect(-36, -62, 18, 31) + rect(-10, -62, 18, 31), ctx.pane('#5a6a72', depth)) +
      fill(polygon([28, -62, 48, -62, 48, -34, 28, -33]), ctx.pane('#5a6a72', depth)) +
      fill('M-64-64Q-34-92-18-134L10-134Q22-92 26-62Q-20-54-64-64z', t(thatch, lit ? 1.9 : 0.6)) +
      fill('M10-134Q44-96 74-68Q50-60 26-62Q24-92 10-134z', t(thatch, lit ? 0.5 : 2)) +
      stroke('M-56-70Q-20-60 25-68M-40-86Q-12-78 23-84M-28-106Q-8-100 18-104', t(thatch, lit ? 2.4 : 1.4), 1.8) +
      fill('M-20-137h32v6h-32z', t(thatch, 2.2)),
    flip,
  );
}

export function villaStamp(ctx: PosterContext, x: number, y: number, k: number, { depth = 0 }: { depth?: number } = {}) {
  const d = toTwelfth(depth);
  return x < ctx.left - 90 * k || x > ctx.right + 90 * k
    ? ''
    : putStamp(
        ctx.share(`villa${d}`, () => stiltVilla(ctx, 0, 0, 1, { depth: d })),
        x,
        y,
        k,
      );
}
