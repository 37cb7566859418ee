// Mirrors of what stands by the water, and what breaks them up.
import { mix } from '../color.ts';
import type { PosterContext } from '../context.ts';
import { at, tenths } from '../numbers.ts';
import { path, rect } from '../path.ts';
import type { Span } from '../random.ts';
import { group, opacity, strokeRound } from '../svg.ts';

/** Draw `inner` and its mirror image below the waterline y. `inner` must not reach below y. */
export function mirror(ctx: PosterContext, inner: string, y: number, alpha = 0.45, squash = 1): string {
  const id = ctx.define((fresh) => `<g id="${fresh}">${inner}</g>`);
  return `<use href="#${id}" transform="matrix(1 0 0 ${-squash} 0 ${tenths(y * (1 + squash))})" opacity="${alpha}"/><use href="#${id}"/>`;
}

/** Draw a fragment once and mirror it, squashed by k, in the water below y. Returns the drawing and its reflection, apart. */
export function reflect(
  ctx: PosterContext,
  y: number,
  inner: string,
  { k = 0.6, alpha = 0.4 }: { k?: number; alpha?: number } = {},
): readonly [drawing: string, reflection: string] {
  const id = ctx.define((fresh) => `<g id="${fresh}">${inner}</g>`);
  const flipped = `<use href="#${id}" transform="matrix(1 0 0 ${-k} 0 ${tenths(y * (1 + k))})" opacity="${alpha}"/>`;
  return [`<use href="#${id}"/>`, group(flipped, ctx.clip(rect(ctx.left, y, ctx.right - ctx.left, 1300 - y)))];
}

type RippleOptions = {
  y: number;
  base: number;
  /** Rows, and dashes in a row. */
  n?: number;
  per?: number;
  x0?: number;
  x1?: number;
  color?: string;
  seed?: string;
  alpha?: number;
  /** Length of a dash, far and near. */
  len?: Span;
  /** Factor of their thickness. */
  wide?: number;
};

const rippleWidths = [2, 3.4, 5.2] as const;

/** Level dashes in the water's own colours that break a reflection up. */
export function ripples(ctx: PosterContext, options: RippleOptions): string {
  const {
    y,
    base,
    n = 26,
    per = 4,
    x0 = ctx.left,
    x1 = ctx.right,
    seed = 'rp',
    alpha = 0.6,
    len = [30, 150],
    wide = 1,
  } = options;
  const color = options.color ?? mix(ctx.mood.water[0], ctx.mood.water[1], 0.35);
  const r = ctx.random(seed);
  const bands = ['', '', ''];
  for (let i = 0; i < n; i++) {
    const t = (i + 0.5) / n;
    const yy = y + t ** 1.5 * (base - y);
    const nearness = t < 0.34 ? 0 : t < 0.7 ? 1 : 2;
    for (let j = 0; j < per; j++) {
      const length = (len[0] + (len[1] - len[0]) * t) * r.range(0.5, 1.3);
      const x = r.range(-80, 1680);
      const dy = r.jitter(4);
      if (x + length <= x0 || x >= x1) continue;
      const start = Math.max(x, x0);
      bands[nearness] += `M${Math.round(start)} ${Math.round(yy + dy)}h${Math.round(Math.min(length, x1 - start))}`;
    }
  }
  return rippleWidths.map((width, i) => strokeRound(at(bands, i), color, width * wide, opacity(alpha))).join('');
}

/** Path of a pool of light under a window or lamp on water: shrinking dashes. */
export function lightColumn(x: number, y: number, h: number, w: number, n = 7, seed = 0): string {
  let d = '';
  for (let i = 0; i < n; i++) {
    const t = i / n;
    const q = w * (1 - t * 0.5) * (0.55 + 0.45 * Math.abs(Math.sin(i * 2.3 + x + seed)));
    d += path`M${x - q / 2 + Math.sin(i * 1.7 + x) * w * 0.2} ${Math.round(y + h * t ** 1.15)}h${q}`;
  }
  return d;
}
