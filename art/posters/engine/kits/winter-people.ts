import type { PosterContext } from '../context.ts';
import { circle, ellipse, path, rect } from '../path.ts';
import { fill, opacity, place, strokeRound } from '../svg.ts';
import { snowTone } from './winter.ts';

const RED = '#c8352b';
const WHITE = '#fdf6ea';

/** A snowman in a hat and scarf. */
export const snowman = (ctx: PosterContext, x: number, y: number) =>
  place(
    x,
    y,
    1,
    fill(ellipse(4, 0, 44, 7), snowTone(ctx, 3)) +
      fill(circle(0, -24, 26) + circle(0, -60, 18), snowTone(ctx, 0)) +
      fill(path`M0-42a18 18 0 0 1 0-36q-12 18 0 36zM0 2a26 26 0 0 1 0-52q-16 24 0 52z`, snowTone(ctx, 1.9)) +
      fill('M-16-72H16V-77H10V-92H-10V-77H-16z', ctx.tone('#2a2434', 2)) +
      fill('M2-62l18 5l-18 3z', '#e8862f') +
      strokeRound('M-5-66h0M8-66h0M1-34h0M1-22h0', '#2a2434', 5) +
      strokeRound('M-14-46Q0-40 16-46L20-30', RED, 7) +
      strokeRound('M24-34L46-52M-24-34L-44-48', '#5a3828', 3.6),
  );

/** Somebody in a winter coat, 100 tall, with a steaming mug in the hand to the right. */
export function winterGuest(ctx: PosterContext, coat: string, hat: string, mug: boolean) {
  const skin = ctx.built('#e8b48a', 0.8);
  return (
    fill('M-11-30H11L9 0H2L0-24L-2 0H-9z', ctx.built('#3a3444', 2.2)) +
    fill('M-17-26Q-19-70-7-75H7Q19-70 17-26Q0-20-17-26z', ctx.built(coat, 1)) +
    fill(ctx.side > 0 ? 'M-17-26Q-19-70-7-75H-2Q-9-50-7-24z' : 'M17-26Q19-70 7-75H2Q9-50 7-24z', ctx.built(coat, 2.2)) +
    fill(circle(0, -84, 10), skin) +
    fill('M-11-85Q-11-98 0-98T11-85z', ctx.built(hat, 0.7)) +
    fill(circle(0, -99, 4), ctx.built(WHITE, 0.2)) +
    strokeRound('M-8-73Q0-68 8-73', ctx.built(hat, 0.9), 7) +
    (mug
      ? strokeRound('M12-64L22-50L30-58', ctx.built(coat, 1.4), 7) +
        fill(rect(26, -72, 12, 14), RED) +
        strokeRound('M32-77q-5-7 0-12t0-12', '#ffffff', 2.6, opacity(0.8))
      : '')
  );
}
