import { mix } from '../color.ts';
import type { PosterContext } from '../context.ts';
import { polygon, smooth } from '../path.ts';
import { fade } from '../ramps.ts';
import { fill, group } from '../svg.ts';

/** Bright northern-light curtains: rays hung from a wandering line. */
export function curtains(
  ctx: PosterContext,
  {
    list = [
      [560, 0.95, '#7df7b8', 0],
      [450, 0.7, '#49dcc4', 3],
      [370, 0.5, '#b08cf0', 7],
    ],
  }: { list?: readonly (readonly [number, number, string, number])[] } = {},
) {
  let out = '';
  for (const [y0, a, c, ph] of list) {
    const f = (x: number) => y0 + Math.sin(x / 190 + ph) * 54 + Math.sin(x / 83 + ph * 2) * 20 - ((x - 800) / 1000) ** 2 * 70;
    const up: number[] = [],
      lo: number[] = [];
    for (let x = ctx.left - 40; x <= ctx.right + 40; x += 36) {
      const b = f(x),
        h = 170 + 110 * Math.sin(x / 61 + ph * 3) * Math.sin(x / 37 + ph);
      lo.unshift(x, b);
      up.push(x + 30, b - h);
    }
    const d = `${smooth(up)}L${smooth(lo).slice(1)}z`;
    out += fill(
      d,
      ctx.verticalGradient(
        [
          [0, c, 0],
          [0.5, c, a * 0.28],
          [0.86, c, a * 0.7],
          [1, mix(c, '#ffffff', 0.25), a],
        ],
        y0 - 250,
        y0 + 60,
      ),
    );
    // bright hem and single rays
    let rays = '';
    for (let x = Math.ceil(ctx.left / 44) * 44; x < ctx.right; x += 44) {
      const b = f(x),
        h = 120 + 90 * Math.sin(x * 1.7 + ph);
      rays += polygon([x, b, x + 15, f(x + 15), x + 36, b - h, x + 30, b - h]);
    }
    out += fill(rays, ctx.verticalGradient(fade(c, 0, a * 0.4), y0 - 170, y0 + 40));
  }
  const id = ctx.define(
    (i) => `<filter id="${i}" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="7 5"/></filter>`,
  );
  return group(out, `filter="url(#${id})"`);
}
