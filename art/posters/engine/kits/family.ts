// Parents and children out for the day, small and from behind.
import type { PosterContext } from '../context.ts';
import { circle } from '../path.ts';
import { fill, opacity, place, strokeRound } from '../svg.ts';

type Figure = {
  x: number;
  /** y of the feet. */
  y: number;
  /** Height in stage units; below 70 with a child's proportions. */
  h: number;
  top: string;
  /** Trousers or skirt; left out, bare legs under the top: bathing. */
  bottom?: string;
  skirt?: boolean;
  hair?: string;
  /** Where the hands are, seen from the shoulders' middle, in hundredths of the height; left out they hang. */
  left?: readonly [number, number];
  right?: readonly [number, number];
};

/** y of the shoulders and the waist, radius of the head, for a height of 100. */
const adult = { neck: -80, waist: -46, head: 9 };
const child = { neck: -70, waist: -34, head: 13 };

function figure(ctx: PosterContext, one: Figure): string {
  const { x, y, h, top, bottom, skirt = false, hair = '#4a3226', left = [-17, 36], right = [17, 36] } = one;
  const { neck, waist, head } = h < 70 ? child : adult;
  const arm = ([dx, dy]: readonly [number, number], side: number) => `M${side * 9} ${neck + 7}L${dx} ${neck + 6 + dy}`;
  const legs = skirt ? `M-10 ${waist - 2}H10L18 ${waist + 26}H-18z` : `M-12 ${waist - 2}H12L10-3H3L0 ${waist + 14}L-3-3H-10z`;
  const skin = ctx.tone('#d79b78', 1);
  return place(
    x,
    y,
    h / 100,
    strokeRound(`${arm(left, -1)}${arm(right, 1)}M-5 ${waist}V-3M5 ${waist}V-3`, skin, 6) +
      (bottom ? fill(legs, ctx.tone(bottom, 1.4)) : '') +
      fill(`M-12 ${waist}V${neck + 8}Q-11 ${neck} 0 ${neck}T12 ${neck + 8}V${waist}z`, ctx.tone(top, 0.8)) +
      fill(circle(0, neck - head + 1, head), ctx.tone(hair, 1.6)),
  );
}

/** The figures of a list that the window shows, each on its own shade. */
export function figures(ctx: PosterContext, list: readonly Figure[]): string {
  const seen = list.filter(({ x }) => x > ctx.left - 30 && x < ctx.right + 30);
  const shade = seen.map(({ x, y, h }) => `M${Math.round(x - h * 0.22)} ${y}h${Math.round(h * 0.44)}`).join('');
  return strokeRound(shade, ctx.mood.shadow, 7, opacity(0.4)) + seen.map((one) => figure(ctx, one)).join('');
}
