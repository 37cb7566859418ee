import type { PosterContext } from '../context.ts';
import { circle, ellipse, polygon, times } from '../path.ts';
import { fill, opacity, place } from '../svg.ts';

const red = '#d63a2f';
const cream = '#fff4dc';

/** A stall with a striped awning and an ice cream on its roof. */
export function kiosk(ctx: PosterContext, x: number, y: number, k: number, c = red): string {
  const stripes = (odd: boolean) =>
    times(6, (i) =>
      (i % 2 === 1) === odd
        ? `${polygon([-84 + i * 28, -84, -60 + i * 20, -126, -40 + i * 20, -126, -56 + i * 28, -84])}M${-84 + i * 28}-84h28v6a14 14 0 0 1-28 0z`
        : '',
    );
  return place(
    x,
    y,
    k,
    fill(ellipse(0, 0, 92, 9), ctx.tone('#7a5a58', 2.4), opacity(0.4)) +
      fill('M-66 0V-90H66V0z', ctx.built('#fbe9cc', 0.8)) +
      fill('M-66 0V-32H66V0z', ctx.built(c, 1.2)) +
      fill('M-56-80H56V-36H-56z', ctx.night ? ctx.mood.glow : ctx.tone('#5a4450', 2.2)) +
      fill(`${circle(-30, -50, 8)}M-38-36V-42H-22V-36z${circle(24, -46, 6)}${circle(38, -46, 6)}`, ctx.tone('#3a2c3a', 2.2)) +
      fill('M-72-36H72V-28H-72z', ctx.built('#fff6e4', 0.3)) +
      fill(stripes(false), ctx.built(c, 0.6)) +
      fill(stripes(true), ctx.built(cream, 0.3)) +
      fill('M-15-164L0-122L15-164z', ctx.built('#d99a52', 0.9)) +
      fill(circle(-10, -172, 13), ctx.built('#f7b4c0', 0.4)) +
      fill(circle(10, -172, 13), ctx.built('#fff3d8', 0.3)) +
      fill(circle(0, -188, 13), ctx.built('#a5dcc0', 0.5)) +
      fill(circle(3, -203, 5), ctx.built(red, 0.6)),
  );
}
