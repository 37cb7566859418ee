// Round-headed trees and umbrella pines.
import type { PosterContext } from './context.ts';
import { path } from './path.ts';
import type { Curve, Span } from './random.ts';
import { fill, opacity, strokeRound } from './svg.ts';

export type ParkTreeOptions = {
  /** Ground of the trees. */
  y: number | Curve;
  from?: number;
  to?: number;
  /** Size of a crown. */
  size?: Span;
  albedo?: string;
  depth?: number;
  seed?: string;
  /** Distance of neighbours, share of their size. */
  gap?: number;
  /** How far the mass reaches below the ground line. */
  drop?: number;
  tone?: number;
};

/** Trees of parks and boulevards: one scalloped outline, printed twice slightly off register for the light rim. */
export function parkTrees(ctx: PosterContext, options: ParkTreeOptions): string {
  const {
    y,
    from = ctx.left - 60,
    to = ctx.right + 60,
    size = [34, 60],
    albedo = '#4d7a4c',
    depth = 0.15,
    seed = 'pt',
  } = options;
  const { gap = 0.8, drop = 46, tone = 1.7 } = options;
  const r = ctx.random(seed);
  const yAt = typeof y === 'function' ? y : () => y;
  let d = '';
  let x = -340;
  let penX = 0;
  let penY = 0;
  let firstX = 0;
  while (x < 1940) {
    const z = r.range(...size);
    const lift = r();
    const w = z * gap * r.range(0.85, 1.25);
    if (x > from && x + w < to) {
      if (!d) {
        penX = firstX = Math.round(x);
        penY = Math.round(yAt(x)) + Math.round(drop * 0.5);
        d = `M${penX} ${penY}`;
      }
      const dx = Math.round(w);
      const nextY = Math.round(yAt(x + w) - z * (0.28 + lift * 0.3));
      d += `a${Math.round(dx * 0.55)} ${Math.round(z * 0.6)} 0 0 1 ${dx} ${nextY - penY}`;
      penX += dx;
      penY = nextY;
    }
    x += w;
  }
  if (!d) return '';
  const foot = Math.round(Math.max(yAt(firstX), yAt(penX)) + drop);
  const corner = Math.round(size[1] * 0.4);
  d += `q${corner} 0 ${corner} ${Math.min(40, foot - penY)}V${foot}H${firstX}z`;
  const print = ctx.reuse(d);
  return (
    print(ctx.tone(albedo, Math.max(0, tone - 1.1), depth)) +
    print(ctx.tone(albedo, tone, depth), `transform="translate(${-ctx.side * 7} 9)"`)
  );
}

/** Mediterranean umbrella pine standing on x, y; `lean` shifts its crown. */
export function umbrellaPine(
  ctx: PosterContext,
  x: number,
  y: number,
  h: number,
  options: { depth?: number; albedo?: string; lean?: number } = {},
): string {
  const { depth = 0, albedo = '#3f6b4b', lean = 0 } = options;
  const w = h * 0.62;
  const cx = x + lean;
  const cy = y - h * 0.78;
  const trunk = path`M${x - h * 0.022} ${y}q${lean * 0.2} ${-h * 0.3} ${lean + h * 0.006} ${-h * 0.7}h${h * 0.026}q${-lean * 0.5} ${h * 0.36} ${-lean + h * 0.016} ${h * 0.7}z`;
  const branches = path`M${cx} ${y - h * 0.5}l${-w * 0.26} ${-h * 0.24}M${cx} ${y - h * 0.54}l${w * 0.24} ${-h * 0.2}M${cx} ${y - h * 0.6}l${w * 0.06} ${-h * 0.18}`;
  const crown =
    path`M${cx - w / 2} ${cy + h * 0.05}q${-w * 0.06} ${-h * 0.1} ${w * 0.1} ${-h * 0.13}q${w * 0.08} ${-h * 0.12} ${w * 0.26} ${-h * 0.1}` +
    path`q${w * 0.14} ${-h * 0.08} ${w * 0.28} 0q${w * 0.2} ${-h * 0.01} ${w * 0.24} ${h * 0.11}q${w * 0.16} ${h * 0.05} ${w * 0.1} ${h * 0.13}` +
    path`q${-w * 0.12} ${h * 0.035} ${-w * 0.22} 0q${-w * 0.13} ${h * 0.05} ${-w * 0.26} ${h * 0.012}q${-w * 0.14} ${h * 0.045} ${-w * 0.26} 0q${-w * 0.14} ${h * 0.035} ${-w * 0.24} ${-h * 0.013}z`;
  const light =
    path`M${cx - w * 0.3} ${cy - h * 0.06}q${w * 0.08} ${-h * 0.1} ${w * 0.24} ${-h * 0.08}q${w * 0.14} ${-h * 0.07} ${w * 0.26} 0` +
    path`q${w * 0.18} 0 ${w * 0.2} ${h * 0.09}q${-w * 0.36} ${-h * 0.04} ${-w * 0.7} ${-h * 0.01}z`;
  const bark = ctx.tone('#6b4a3a', 1.8, depth);
  return (
    fill(trunk, bark) +
    strokeRound(branches, bark, h * 0.016) +
    fill(crown, ctx.tone(albedo, 1.7, depth)) +
    fill(light, ctx.tone(albedo, 0.6, depth), opacity(0.7))
  );
}
