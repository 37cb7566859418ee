import type { PosterContext } from './context.ts';
import { circle, path } from './path.ts';
import { fill } from './svg.ts';

/** A standing figure, back to us. */
export const personPath = (x: number, y: number, h: number) => {
  const k = h / 100;
  return (
    circle(x, y - 91 * k, 8.6 * k) +
    path`M${x - 14 * k} ${y - 52 * k}q${-1 * k} ${-27 * k} ${14 * k} ${-28 * k}t${14 * k} ${28 * k}l${-3 * k} ${8 * k}l${-2 * k} ${44 * k}h${-8 * k}l${-1 * k} ${-36 * k}l${-1 * k} ${36 * k}h${-8 * k}l${-2 * k} ${-44 * k}z`
  );
};

export const people = (ctx: PosterContext, list: readonly (readonly [number, number, number])[], color = '#2c2a33', depth = 0) =>
  fill(list.map(([x, y, h]: readonly [number, number, number]) => personPath(x, y, h)).join(''), ctx.tone(color, 2.4, depth));
