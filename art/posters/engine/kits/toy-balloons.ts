import type { PosterContext } from '../context.ts';
import { ellipse, path } from '../path.ts';
import { fill, opacity, stroke } from '../svg.ts';

/** Each at x, y with its radius and colour, and the length of string that hangs from it. */
export function balloons(
  ctx: PosterContext,
  list: readonly (readonly [x: number, y: number, r: number, c: string, string: number])[],
) {
  return list
    .map(
      ([x, y, r, c, l]) =>
        (l
          ? stroke(
              path`M${x} ${y + r * 1.2}q${-r * 0.4} ${l * 0.4} 0 ${l * 0.6}t${-r * 0.1} ${l * 0.4}`,
              ctx.tone('#fff', 0.6),
              1.8,
            )
          : '') +
        fill(ellipse(x, y, r, r * 1.18) + path`M${x} ${y + r * 1.1}l${-r * 0.2} ${r * 0.3}h${r * 0.4}z`, ctx.built(c, 0.7)) +
        fill(ellipse(x + ctx.side * r * 0.36, y - r * 0.42, r * 0.2, r * 0.34), '#fff', opacity(0.5)),
    )
    .join('');
}
