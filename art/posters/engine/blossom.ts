import type { PosterContext } from './context.ts';
import { tenths } from './numbers.ts';
import { circle, path, times } from './path.ts';
import { strokeRound } from './svg.ts';

/** Blossom branch entering from a corner. Flowers are one symbol, re-used. */
export function blossom(
  ctx: PosterContext,
  {
    x = 1310,
    y = 120,
    k = 1,
    flip = false,
    color = '#f5b3c0',
    seed = 'bl',
  }: { x?: number; y?: number; k?: number; flip?: boolean; color?: string; seed?: string } = {},
) {
  const r = ctx.random(seed),
    s = flip ? -1 : 1;
  const X = (v: number) => x - s * v * k,
    Y = (v: number) => y + v * k;
  const br = path`M${X(-40)} ${Y(-60)}Q${X(120)} ${Y(-10)} ${X(330)} ${Y(74)}M${X(110)} ${Y(-12)}Q${X(170)} ${Y(80)} ${X(210)} ${Y(150)}M${X(210)} ${Y(24)}Q${X(290)} ${Y(8)} ${X(390)} ${Y(-6)}M${X(20)} ${Y(-40)}Q${X(60)} ${Y(60)} ${X(80)} ${Y(120)}`;
  const petals = times(5, (q) => circle(Math.cos((q / 5) * 6.283) * 6.4, Math.sin((q / 5) * 6.283) * 6.4, 5.6));
  const sym = (c: string) =>
    ctx.define(
      (i) =>
        `<g id="${i}"><path fill="${c}" d="${petals}"/><path fill="${ctx.tone('#c9455e', 1)}" d="${circle(0, 0, 2.6)}"/></g>`,
    );
  const A = sym(ctx.tone(color, 0)),
    B = sym(ctx.tone(color, 1.3));
  const tips = [
    [330, 74],
    [280, 54],
    [210, 150],
    [185, 110],
    [390, -6],
    [320, 6],
    [80, 120],
    [64, 80],
    [150, 4],
    [240, 40],
    [120, 10],
    [30, -20],
  ] as const;
  let fl = '';
  for (const [tx, ty] of tips)
    for (let i = 0; i < 3; i++)
      fl += `<use href="#${i % 2 ? A : B}" transform="translate(${Math.round(X(tx + r.jitter(24)))} ${Math.round(Y(ty + r.jitter(20)))})scale(${tenths(r.range(0.9, 1.6) * k)})"/>`;
  return strokeRound(br, ctx.tone('#5a3a34', 2.2, 0), 8 * k) + fl;
}
