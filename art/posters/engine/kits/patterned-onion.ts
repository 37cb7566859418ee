import type { PosterContext } from '../context.ts';
import { circle, onionDome, path, polygon, times } from '../path.ts';
import { fill, group, opacity, stroke } from '../svg.ts';
import { crossPath } from './cross.ts';

type OnionPattern = 'swirl' | 'rib' | 'zig' | 'net';

/** Onion dome of Saint Basil's standing on y: colours a and b in a pattern, a golden cross on top. */
export function patternedOnion(
  ctx: PosterContext,
  x: number,
  y: number,
  wd: number,
  h: number,
  a: string,
  b: string,
  pat: OnionPattern,
): string {
  const s = ctx.side;
  const gold = ctx.built('#f2c040', 0.3);
  const d = onionDome(x, y, wd, h, 0.14),
    id = ctx.clip(d);
  let p = '';
  if (pat === 'swirl')
    p = times(9, (i) => {
      const o = (i - 4) * wd * 0.24;
      return path`M${x + o - wd * 0.5} ${y}C${x + o + wd * 0.1} ${y - h * 0.2} ${x + o * 0.8 + wd * 0.24} ${y - h * 0.45} ${x + wd * 0.02} ${y - h}`;
    });
  else if (pat === 'rib')
    p = [-0.62, -0.36, -0.12, 0.12, 0.36, 0.62]
      .map(
        (q) =>
          path`M${x + q * wd * 0.8} ${y}C${x + q * wd * 1.2} ${y - h * 0.3} ${x + q * wd * 0.7} ${y - h * 0.5} ${x} ${y - h}`,
      )
      .join('');
  else if (pat === 'zig')
    p = times(6, (j) =>
      polygon(
        Array.from({ length: 9 }, (_, i) => [
          x - wd * 0.64 + i * wd * 0.16,
          y - h * (0.02 + j * 0.13) - (i % 2 ? h * 0.08 : 0),
        ]).flat(),
        false,
      ),
    );
  else
    p = times(
      5,
      (i) =>
        path`M${x - wd * 0.9 + i * wd * 0.3} ${y}l${wd * 0.9} ${-h * 0.7}M${x + wd * 0.9 - i * wd * 0.3} ${y}l${-wd * 0.9} ${-h * 0.7}`,
    );
  return (
    fill(d, ctx.built(a, 0.7)) +
    group(
      stroke(p, ctx.built(b, 0.8), wd * (pat === 'net' ? 0.055 : 0.095)) +
        fill(
          s > 0
            ? path`M${x - wd} ${y}V${y - h}H${x}Q${x - wd * 0.34} ${y - h * 0.4} ${x - wd * 0.16} ${y}z`
            : path`M${x + wd} ${y}V${y - h}H${x}Q${x + wd * 0.34} ${y - h * 0.4} ${x + wd * 0.16} ${y}z`,
          ctx.mood.shadow,
          opacity(0.36),
        ),
      id,
    ) +
    fill(crossPath(x, y - h * 0.985, wd * 0.36) + circle(x, y - h, wd * 0.04), gold)
  );
}
