import type { PosterContext } from './context.ts';
import { circle, rect } from './path.ts';
import { fill, opacity, place, strokeRound } from './svg.ts';

export function sailboat(
  ctx: PosterContext,
  x: number,
  y: number,
  k = 1,
  {
    sail = '#ffffff',
    hull = '#b8432f',
    depth = 0,
    flip = false,
  }: { sail?: string; hull?: string; depth?: number; flip?: boolean } = {},
) {
  return place(
    x,
    y,
    k,
    fill('M4-92L4-14L52-14Q38-60 4-92z', ctx.tone(sail, 0, depth)) +
      fill('M-2-80L-2-14L-34-14Q-20-52-2-80z', ctx.tone(sail, 1.3, depth)) +
      fill('M0-98h3v90h-3z', ctx.tone('#5b4636', 2, depth)) +
      fill('M-46-10H58L44 5H-34z', ctx.tone(hull, 1, depth)) +
      fill('M-46-10H58L55-6H-43z', ctx.tone('#fff6e6', 0.6, depth)) +
      fill(rect(-30, 9, 66, 2.6) + rect(-20, 15, 46, 2.6) + rect(-8, 21, 26, 2.4), ctx.tone(sail, 0.6, depth), opacity(0.5)),
    flip,
  );
}

export function rowboat(
  ctx: PosterContext,
  x: number,
  y: number,
  k = 1,
  {
    hull = '#2d3b4a',
    depth = 0,
    flip = false,
    person = true,
  }: { hull?: string; depth?: number; flip?: boolean; person?: boolean } = {},
) {
  const c = ctx.tone(hull, 2, depth);
  return place(
    x,
    y,
    k,
    fill('M-62-16Q-30-4 0-4T62-18Q48 10 20 11H-18Q-46 8-62-16z', c) +
      fill('M-62-16Q-30-4 0-4T62-18L60-12Q30 1 0 1T-59-10z', ctx.tone(hull, 0.6, depth)) +
      (person
        ? fill(`M-6-6q0-30 10-32q10 2 11 32z${circle(5, -46, 7.5)}`, c) + strokeRound('M12-28L44 8M-4-26L20-14', c, 3.4)
        : '') +
      fill(rect(-44, 14, 88, 2.4) + rect(-26, 20, 58, 2.2), c, opacity(0.35)),
    flip,
  );
}
