import type { PosterContext } from './context.ts';
import { tenths, thousandths } from './numbers.ts';
import { circle, rect } from './path.ts';
import { fill, stroke } from './svg.ts';

/** Airliner, side view, nose to the right; ~600 units long at k = 1, wheels on y. */
export function airliner(
  ctx: PosterContext,
  x: number,
  y: number,
  k = 1,
  {
    tail = '#d8402c',
    body = '#fbf6ec',
    flip = false,
    gear = true,
    depth = 0,
    pitch = 0,
  }: { tail?: string; body?: string; flip?: boolean; gear?: boolean; depth?: number; pitch?: number } = {},
) {
  const c = (a: string, t: number) => ctx.built(a, t, depth);
  const art =
    fill('M-270-92L-310-196H-270L-214-96z', c(tail, 0.6)) +
    fill('M-270-92L-310-196H-296L-244-94z', c(tail, 1.8)) +
    fill('M-250-74L-322-104H-290L-206-78z', c(body, 1.8)) +
    fill('M-300-84Q-230-96-180-96H220Q276-94 300-66Q304-56 290-50Q260-38 200-36H-120Q-220-44-300-84z', c(body, 0.2)) +
    fill('M-300-84Q-220-56-120-52H230Q280-54 302-62Q300-54 290-50Q260-38 200-36H-120Q-220-44-300-84z', c(body, 1.7)) +
    fill('M258-84Q276-82 288-72H262z', c('#22304a', 2)) +
    stroke('M-170-76H236', ctx.night ? ctx.mood.glow : c('#22304a', 1.8), 7, 'stroke-dasharray="6 7"') +
    fill('M40-46Q0-44-60-8L-130 24H-104L20-14Q80-34 96-44z', c(body, 1.4)) +
    fill('M40-46Q0-44-60-8L-130 24H-118L-20-14Q50-40 76-45z', c(body, 0.4)) +
    fill('M-6-26Q-6-4 20-4H62Q74-8 74-20T62-36H20Q-2-36-6-26z', c(tail, 1)) +
    fill('M60-36Q74-34 74-20T60-4Q66-20 60-36z', c('#22304a', 2.4)) +
    (gear
      ? fill(
          rect(216, -40, 6, 30) + rect(-14, -38, 7, 30) + circle(219, -8, 8) + circle(-18, -8, 9) + circle(-2, -8, 9),
          c('#22304a', 2.4),
        )
      : '');
  return `<g transform="translate(${tenths(x)} ${tenths(y)})rotate(${pitch})scale(${thousandths(flip ? -k : k)} ${k})">${art}</g>`;
}
