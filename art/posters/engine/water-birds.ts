import type { PosterContext } from './context.ts';
import { circle, rect } from './path.ts';
import { fill, opacity, place } from './svg.ts';

/** Pelican afloat, facing right. */
export function pelican(
  ctx: PosterContext,
  x: number,
  y: number,
  k = 1,
  { flip = false, depth = 0 }: { flip?: boolean; depth?: number } = {},
) {
  const w = ctx.tone('#fff7ee', 0, depth),
    s = ctx.tone('#d8c6c0', 1.6, depth);
  return place(
    x,
    y,
    k,
    fill(
      'M-58-8Q-62-32-30-38Q-2-42 14-30Q26-34 24-52Q20-74 34-82Q46-86 50-76Q50-70 44-66Q38-58 42-44Q46-18 26-6Q-10 6-40 0Q-52-2-58-8z',
      w,
    ) +
      fill('M-58-8Q-50-30-20-32Q2-32 10-20Q-10-6-34-6Q-48-4-58-8z', s) +
      fill('M46-78Q70-70 100-46Q74-48 44-64Q42-72 46-78z', ctx.tone('#f2a33c', 0.6, depth)) +
      fill('M48-66Q72-50 100-46Q70-42 52-56z', ctx.tone('#e07b2e', 1.2, depth)) +
      fill(circle(43, -75, 2.4), '#222') +
      fill(rect(-50, 4, 84, 2.4) + rect(-34, 10, 60, 2), w, opacity(0.5)),
    flip,
  );
}

/** Pelican or stork in flight, seen from the side. */
export function bigBird(
  ctx: PosterContext,
  x: number,
  y: number,
  k = 1,
  { flip = false, depth = 0, albedo = '#fff7ee' }: { flip?: boolean; depth?: number; albedo?: string } = {},
) {
  return place(
    x,
    y,
    k,
    fill('M-60 4Q-30-8-6-4Q-20-40-56-62Q-10-54 16-8Q40-8 56-2L86 4L54 8Q30 14 4 10Q-30 14-60 4z', ctx.tone(albedo, 0.4, depth)) +
      fill('M-56-62Q-20-50 0-20Q-24-44-56-62z', ctx.tone('#3a3a44', 2, depth)),
    flip,
  );
}

/** Swan afloat, facing right. */
export const swan = (ctx: PosterContext, x: number, y: number, k: number, flip = false): string =>
  place(
    x,
    y,
    k,
    fill(
      'M-40-6Q-30-30 0-26Q14-24 24-12Q30-30 22-44Q18-56 28-60Q36-62 38-54L46-50 38-48Q44-24 34-6Q20 6-16 6Q-36 6-40-6z',
      ctx.tone('#ffffff', 0.2),
    ) +
      fill('M-40-6Q-20-22 4-18Q-10-4-30-4z', ctx.tone('#d9cfd8', 1.4)) +
      fill('M38-54L48-50 38-48z', ctx.tone('#e07b2e', 0.6)) +
      fill(rect(-34, 9, 66, 3) + rect(-20, 16, 40, 2.6), '#fff', opacity(0.5)),
    flip,
  );
