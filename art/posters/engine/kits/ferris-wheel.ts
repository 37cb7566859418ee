import type { PosterContext } from '../context.ts';
import { at } from '../numbers.ts';
import { circle, path, polygon, segment, times } from '../path.ts';
import { fade } from '../ramps.ts';
import { fill, opacity, stroke, strokeRound } from '../svg.ts';
import { putStamp } from './stamps.ts';

/** A fairground wheel round x, y, standing on foot, with gondolas in the given colours. */
export function ferrisWheel(
  ctx: PosterContext,
  x: number,
  y: number,
  r: number,
  foot: number,
  colors: readonly string[],
): string {
  const n = 20,
    steel = ctx.night ? '#9a8fc0' : ctx.built('#8a4a5a', 1.1),
    dark = ctx.built('#5a4a58', ctx.night ? 1.5 : 2);
  const turn = (i: number, q: number) => {
    const a = (i / n) * 2 * Math.PI + 0.08;
    return [x + Math.cos(a) * q, y + Math.sin(a) * q] as const;
  };
  const spokes = ctx.reuse(times(n, (i) => segment(...turn(i, 24), ...turn(i, r))));
  const braces = times(
    n,
    (i) => segment(...turn(i, r - 30), ...turn(i + 0.5, r)) + segment(...turn(i + 0.5, r), ...turn(i + 1, r - 30)),
  );
  const gondolas = colors.map((color, i) =>
    ctx.share(
      `gondola${i}`,
      () =>
        fill('M-17-3H17Q16 19 0 19T-17-3z', ctx.built(color, 0.5)) +
        fill(ctx.side > 0 ? 'M-17-3H-6Q-6 14 0 19Q-16 19-17-3z' : 'M17-3H6Q6 14 0 19Q16 19 17-3z', ctx.built(color, 1.8)) +
        fill('M-21-17Q0-33 21-17z', ctx.built(color, 0.8)) +
        stroke('M-15-17V-3M15-17V-3', dark, 2.4) +
        (ctx.night ? fill('M-14-16H14V-4H-14z', ctx.mood.glow, opacity(0.85)) : ''),
    ),
  );
  const legs =
    polygon([x - 12, y, x - r * 0.5, foot, x - r * 0.5 + 20, foot, x + 4, y]) +
    polygon([x + 12, y, x + r * 0.5, foot, x + r * 0.5 - 20, foot, x - 4, y]);
  const bulbs = ctx.night
    ? fill(circle(x, y, r * 1.3), ctx.radialGradient(fade('#ff9a5c', 0.34, 0), x, y, r * 1.3)) +
      spokes('none', 'stroke="#ffd98a" stroke-width="4.4" stroke-linecap="round" stroke-dasharray="0 19"') +
      strokeRound(
        path`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`,
        '#fff0c0',
        6,
        'stroke-dasharray="0 16"',
      )
    : '';
  return (
    spokes('none', `stroke="${steel}" stroke-width="2.4"`) +
    stroke(braces, steel, 1.8) +
    stroke(circle(x, y, r), steel, 6) +
    stroke(circle(x, y, r - 30), steel, 3.4) +
    fill(legs, dark) +
    bulbs +
    fill(circle(x, y, 32), ctx.built('#1c78d8', 0.6)) +
    fill(
      polygon(
        Array.from({ length: 16 }, (_, i) => {
          const a = (i * Math.PI) / 8,
            q = i % 2 ? 11 : 27;
          return [x + Math.cos(a) * q, y + Math.sin(a) * q] as const;
        }).flat(),
      ),
      ctx.built('#fdf8ee', 0),
    ) +
    times(n, (i) => {
      const [gx, gy] = turn(i, r + 2);
      return putStamp(at(gondolas, i % gondolas.length), Math.round(gx), Math.round(gy) + 12);
    })
  );
}
