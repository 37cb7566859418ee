import type { PosterContext } from '../context.ts';
import { tenths } from '../numbers.ts';
import { circle } from '../path.ts';
import { fill } from '../svg.ts';

/** Soft elliptical puff of mist or spray. */
export const puff = (ctx: PosterContext, x: number, y: number, rx: number, ry: number, alpha = 0.8, c = '#ffffff') =>
  `<g transform="translate(${tenths(x)} ${tenths(y)})scale(1 ${tenths(ry / rx)})">${fill(
    circle(0, 0, rx),
    ctx.radialGradient(
      [
        [0, c, alpha],
        [0.55, c, alpha * 0.55],
        [1, c, 0],
      ],
      0,
      0,
      rx,
    ),
  )}</g>`;
