import { mix } from '../color.ts';
import type { PosterContext } from '../context.ts';
import { polygon } from '../path.ts';
import type { Span } from '../random.ts';
import { fill, opacity } from '../svg.ts';

/** Façade wing in perspective between two verticals; u 0 near … 1 far, v 0 top … 1 bottom. */
export function wing(
  ctx: PosterContext,
  {
    xa,
    xb,
    ta,
    tb,
    ba,
    bb,
    col,
    tone = 1,
    floors = 5,
    bays = 6,
    d = 0,
    cornice = true,
    lit = 0.5,
    seed = 'wg',
    roof,
    p = 0.82,
  }: {
    xa: number;
    xb: number;
    ta: number;
    tb: number;
    ba: number;
    bb: number;
    col: string;
    tone?: number;
    floors?: number;
    bays?: number;
    d?: number;
    cornice?: boolean;
    lit?: number;
    seed?: string;
    /** Height of the roof at the near and the far end; no roof when left out. */
    roof?: Span;
    p?: number;
  },
) {
  const r = ctx.random(seed),
    q = (u: number) => Math.max(0, u) ** p;
  const corner = (u: number, v: number) => {
    const e = q(u),
      t = ta + (tb - ta) * e,
      b = ba + (bb - ba) * e;
    return [xa + (xb - xa) * e, t + (b - t) * v] as const;
  };
  const Q = (u0: number, v0: number, u1: number, v1: number) =>
    polygon([...corner(u0, v0), ...corner(u1, v0), ...corner(u1, v1), ...corner(u0, v1)]);
  let win = '',
    lt = '',
    fr = '',
    bal = '';
  for (let f = 0; f < floors; f++)
    for (let i = 0; i < bays; i++) {
      const v0 = 0.07 + (f * 0.74) / floors,
        vh = (0.74 / floors) * 0.62,
        u0 = (i + 0.26) / bays,
        u1 = (i + 0.74) / bays,
        w = Q(u0, v0, u1, v0 + vh);
      fr += Q(u0 - 0.07 / bays, v0 - 0.012, u1 + 0.07 / bays, v0 + vh + 0.008);
      if (f % 2) bal += Q(u0 - 0.12 / bays, v0 + vh * 0.7, u1 + 0.12 / bays, v0 + vh + 0.012);
      if (ctx.night && r() < lit) lt += w;
      else win += w;
    }
  let shop = '';
  for (let i = 0; i < bays; i++) shop += Q((i + 0.16) / bays, 0.85, (i + 0.84) / bays, 1);
  return (
    (roof
      ? fill(
          polygon([
            ...corner(0, 0),
            ...corner(1, 0),
            corner(1, 0)[0],
            corner(1, 0)[1] - roof[1],
            corner(0, 0)[0],
            corner(0, 0)[1] - roof[0],
          ]),
          ctx.built('#5f6a78', tone + 0.3, d),
        )
      : '') +
    fill(Q(0, 0, 1, 1), ctx.built(col, tone, d)) +
    fill(fr, ctx.built(col, Math.max(0, tone - 0.8), d)) +
    fill(win, ctx.built('#4a4656', 2.4, d)) +
    fill(lt, ctx.pane('#000', d)) +
    fill(bal, ctx.built('#3a3440', 2.3, d), opacity(0.7)) +
    fill(shop, ctx.night ? mix(ctx.mood.glow, '#b5603a', 0.25) : ctx.built('#4a3c40', 2.4, d)) +
    (cornice
      ? fill(Q(-0.01, -0.02, 1.01, 0.02) + Q(0, 0.815, 1, 0.84) + Q(0, 0.2, 1, 0.212), ctx.built(col, Math.max(0, tone - 1), d))
      : '')
  );
}
