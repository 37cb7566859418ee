import type { PosterContext } from '../context.ts';
import { circle, ellipse } from '../path.ts';
import { fill, opacity, stroke, strokeRound } from '../svg.ts';

const SAND = '#f0cf94';
const red = '#dc4232';
const blue = '#2f6fb0';
const white = '#fff8ea';

/** Kneeling by the wall with a spade, under a straw hat; faces left. */
export function child(ctx: PosterContext): string {
  const skin = ctx.built('#dc9f78', 0.7);
  const skinShade = ctx.built('#c98560', 1.5);
  return (
    fill(ellipse(-ctx.side * 30, 2, 110, 14), ctx.mood.shadow, opacity(0.32)) +
    // the far arm leans on the ground
    strokeRound('M-14-128L-44-66L-58-10', skinShade, 17) +
    fill('M-46 2Q-66-4-56-24L-4-66L44-54Q60-22 82-14Q96-10 92 2z', skin) +
    fill('M-4-2Q20-30 46-34Q60-18 82-14Q96-10 92 2H0z', skinShade) +
    fill('M-10-56Q-38-104-30-146Q-6-166 20-150Q56-106 52-50Q20-30-10-56z', ctx.built('#f2b632', 0.5)) +
    stroke('M-33-124Q4-112 38-122M-28-98Q10-86 49-96M-18-72Q16-58 53-70', ctx.built(white, 0.4), 8) +
    // hair, face, hat
    fill('M-44-196Q-46-150-14-150Q34-146 36-196z', ctx.built('#7a4426', 1)) +
    fill('M-48-198L-49-182L-56-172L-48-170Q-44-160-22-158Q-2-158-4-198z', skin) +
    fill('M26-176Q48-168 44-138Q30-142 22-160z', ctx.built('#7a4426', 1.4)) +
    fill('M-82-190Q-60-206-38-206Q-36-246-2-248Q34-244 36-204Q60-200 74-182Q0-206-82-190z', ctx.built('#f7dc9a', 0.4)) +
    fill('M-38-206Q0-216 36-204L35-216Q0-228-37-218z', ctx.built(red, 0.7)) +
    // the near arm and the spade
    `<g transform="translate(-104-70)rotate(16)">${stroke('M0-62V20', ctx.built('#f6ead2', 1), 8) + strokeRound('M-12-62H12', ctx.built(red, 0.7), 9) + fill('M-20 14H20V48Q16 70 0 78Q-16 70-20 48z', ctx.built(red, 0.6))}</g>` +
    strokeRound('M6-134L-34-98L-88-108', skin, 18)
  );
}

/** Filled with sand, a spade stuck in beside it. */
export const bucket = (ctx: PosterContext) =>
  fill(ellipse(-ctx.side * 20, 2, 62, 10), ctx.mood.shadow, opacity(0.32)) +
  strokeRound('M-48-92Q-62-20 0-34T48-92', ctx.built('#f6ead2', 0.6), 6) +
  fill('M-50-96H50L36-2Q0 8-36-2z', ctx.built(blue, 0.6)) +
  fill(ctx.side > 0 ? 'M-50-96H-14L-12 3Q-28 2-36-2z' : 'M50-96H14L12 3Q28 2 36-2z', ctx.built(blue, 1.9)) +
  fill(ellipse(0, -96, 50, 12), ctx.built('#f2b632', 0.5)) +
  fill(ellipse(0, -95, 42, 8), ctx.built(SAND, 1.6)) +
  fill('M0-72L7-54L26-54L11-42L16-24L0-35L-16-24L-11-42L-26-54L-7-54z', ctx.built('#f2b632', 0.4)) +
  `<g transform="translate(92 6)rotate(14)">${fill('M-18-34H18V0H-18z', ctx.built(red, 1)) + stroke('M0-30V-112', ctx.built('#f6ead2', 0.8), 9) + strokeRound('M-14-118Q0-140 14-118z', ctx.built(red, 0.7), 8)}</g>` +
  fill('M66 12Q92-10 122 12z', ctx.tone(SAND, 1.2));

/** A beach ball on its shade. */
export const ball = (ctx: PosterContext) =>
  fill(ellipse(-ctx.side * 26, 2, 62, 11), ctx.mood.shadow, opacity(0.32)) +
  fill(circle(0, -50, 52), ctx.built(white, 0.4)) +
  fill(
    'M-8-96Q-52-80-50-44Q-30-60-8-96zM-8-96Q40-92 50-66Q18-66-8-96zM-36-13Q-14-46-8-96Q6-50 4 2Q-20 2-36-13z',
    ctx.built(red, 0.6),
  ) +
  fill('M-8-96Q44-60 36-12Q22 0 4 2Q6-50-8-96z', ctx.built('#2f9a94', 0.7)) +
  fill(
    ctx.side > 0 ? 'M-36-90A52 52 0 0 0 14 0Q-34-20-36-90z' : 'M36-90A52 52 0 0 1-14 0Q34-20 36-90z',
    ctx.mood.shadow,
    opacity(0.2),
  ) +
  fill(circle(-8, -96, 5), ctx.built(white, 0.2));
