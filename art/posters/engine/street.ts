import type { PosterContext } from './context.ts';
import { circle, path, rect } from './path.ts';
import { fill, place } from './svg.ts';

/** Little car seen from the side. */
export function car(
  ctx: PosterContext,
  x: number,
  y: number,
  k = 1,
  { body = '#d8402c', flip = false, depth = 0 }: { body?: string; flip?: boolean; depth?: number } = {},
) {
  return place(
    x,
    y,
    k,
    fill('M-62-10Q-64-28-50-30L-34-33Q-22-54 0-54H14Q30-54 42-34L58-30Q66-26 64-10z', ctx.tone(body, 0.7, depth)) +
      fill('M-62-10Q-63-20-58-24H62Q66-18 64-10z', ctx.tone(body, 1.9, depth)) +
      fill('M-26-34Q-18-48-2-48V-34zM4-48H13Q24-48 33-34H4z', ctx.night ? ctx.mood.glow : ctx.tone('#cfe4ea', 0.6, depth)) +
      fill(circle(-36, -9, 13) + circle(38, -9, 13), ctx.tone('#20242c', 2.6, depth)) +
      fill(circle(-36, -9, 5.4) + circle(38, -9, 5.4), ctx.tone('#d6d6d0', 1, depth)) +
      fill(rect(60, -24, 5, 6), ctx.night ? '#fff2c0' : ctx.tone('#fff2c0', 0, depth)),
    flip,
  );
}

export const lampPath = (x: number, y: number, h: number) => path`M${x - 1.6} ${y}v${-h}h3.2v${h}z` + circle(x, y - h - 4, 5.4);

/** White city taxi with a red sash, seen from the side, facing right. */
export const taxi = (ctx: PosterContext, x: number, y: number, k: number, flip = false): string =>
  place(
    x,
    y,
    k,
    fill('M-96-14Q-98-44-74-48L-48-54Q-30-86 4-88H26Q52-88 72-54L94-48Q102-40 100-14z', ctx.built('#fbf6ec', 0.5)) +
      fill('M-96-14Q-97-28-90-34H97Q102-28 100-14z', ctx.built('#d9cbc8', 1.6)) +
      fill('M-38-56Q-24-78-2-80V-56zM8-80H24Q42-80 58-56H8z', ctx.night ? ctx.mood.glow : ctx.tone('#35505e', 2)) +
      fill('M-66-14L-40-50H-30L-54-14z', ctx.built('#c8382a', 0.8)) +
      fill(rect(-8, -98, 26, 10), ctx.built('#3f9a5c', 0.6)) +
      fill(circle(-56, -14, 18) + circle(60, -14, 18), ctx.tone('#22252c', 2.7)) +
      fill(circle(-56, -14, 8) + circle(60, -14, 8), ctx.tone('#c9c4c4', 1)) +
      fill(rect(92, -38, 8, 10), '#fff2c0'),
    flip,
  );
