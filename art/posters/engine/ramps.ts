// The two gradients nearly every surface needs.
import type { PosterContext } from './context.ts';
import type { GradientStop } from './mood.ts';

/** From one colour to another. */
export const ramp = (from: string, to: string): readonly GradientStop[] => [
  [0, from],
  [1, to],
];

/** One colour from one opacity to another, 0…1. */
export const fade = (color: string, from: number, to: number): readonly GradientStop[] => [
  [0, color, from],
  [1, color, to],
];

/** Fill across a round body between x = from and x = to: lit toward the sun, dark away from it. */
export const roundShade = (
  ctx: PosterContext,
  [lit, mid, dark]: readonly [string, string, string],
  from: number,
  to: number,
): string => {
  const [left, right] = ctx.side > 0 ? [dark, lit] : [lit, dark];
  return ctx.linearGradient(
    [
      [0, left],
      [0.5, mid],
      [1, right],
    ],
    from,
    0,
    to,
    0,
  );
};
