import type { PosterContext } from './context.ts';
import { circle } from './path.ts';
import { fill, place, strokeRound } from './svg.ts';

export type AnimalOptions = { flip?: boolean; depth?: number; albedo?: string; tone?: number };

/** Giraffe, facing right. Height ~200 units. */
export function giraffe(
  ctx: PosterContext,
  x: number,
  y: number,
  k = 1,
  { flip = false, depth = 0, albedo = '#a8763c', tone = 2 }: AnimalOptions = {},
) {
  const body =
    'M-44-4L-40-60Q-56-84-50-104Q-40-120-14-118L20-124Q36-150 48-190L52-206L48-214L54-214L58-208L62-216L66-214L64-206L84-194Q86-188 80-187L66-189Q58-160 50-128Q48-104 42-94L46-46L48-2H40L34-50L28-82L-6-78L-14-78L-16-40L-14-2H-22L-26-42L-30-62L-34-36L-34-4z';
  const legs = 'M36-84L38-40L32-2H24L28-42L24-80zM-26-76L-22-42L-28-2H-36L-30-44L-38-74z';
  return place(
    x,
    y,
    k,
    fill(legs, ctx.tone(albedo, tone + 0.6, depth)) +
      fill(body, ctx.tone(albedo, tone, depth)) +
      strokeRound('M-50-104Q-62-84-56-60', ctx.tone(albedo, tone, depth), 3),
    flip,
  );
}

/** Elephant, facing right. */
export function elephant(
  ctx: PosterContext,
  x: number,
  y: number,
  k = 1,
  { flip = false, depth = 0, albedo = '#7a7078', tone = 1.9 }: AnimalOptions = {},
) {
  const far = 'M-52-50L-48 0H-26L-24-44zM30-46L32 0H52L50-50z';
  const body =
    'M-92-86Q-98-132-44-136Q0-142 40-128Q54-146 82-142Q108-138 114-110Q120-84 118-54Q118-26 128-16Q136-16 136-24L142-22Q142-2 126-4Q106-8 104-44Q102-66 96-74Q88-70 82-72L72-60L70-32L72 0H48L44-44Q10-40-30-48L-36-24L-34 0H-60L-64-34Q-74-52-80-62Q-86-50-88-34L-93-36Q-92-62-92-86z';
  const ear = 'M44-128Q28-124 30-96Q34-66 52-66Q66-74 72-104Q72-124 60-130Q52-132 44-128z';
  const tusk = 'M98-78Q112-68 126-74Q116-58 96-68z';
  return place(
    x,
    y,
    k,
    fill(far, ctx.tone(albedo, tone + 0.7, depth)) +
      fill(body, ctx.tone(albedo, tone, depth)) +
      fill(ear, ctx.tone(albedo, tone + 0.5, depth)) +
      fill(tusk, ctx.tone('#f2e6cf', 0.6, depth)),
    flip,
  );
}

/** Dromedary with a light load, facing right. */
export function camel(
  ctx: PosterContext,
  x: number,
  y: number,
  k = 1,
  {
    flip = false,
    depth = 0,
    albedo = '#9c6b3f',
    tone = 2,
    rider = false,
  }: { flip?: boolean; depth?: number; albedo?: string; tone?: number; rider?: boolean } = {},
) {
  const far = 'M-34-52L-30-24L-34 0H-27L-22-26L-22-52zM26-52L28-24L24 0H31L36-26L38-52z';
  const body =
    'M-50-64Q-52-84-34-90Q-20-94-12-104Q-2-118 8-104Q16-92 34-88Q48-84 54-96Q58-110 70-112L74-118L77-112Q92-108 92-102L76-98Q70-84 64-70Q58-56 46-54L48-28L46 0H38L38-30L32-52H-20L-30-48L-40-26L-38 0H-46L-48-30L-50-52Q-56-46-58-36L-61-38Q-58-56-50-64z';
  return place(
    x,
    y,
    k,
    fill(far, ctx.tone(albedo, tone + 0.6, depth)) +
      fill(body, ctx.tone(albedo, tone, depth)) +
      fill('M-16-98Q-2-112 12-98L16-82Q-2-76-20-84z', ctx.tone('#b5382c', tone - 0.8, depth)) +
      (rider ? fill(`${circle(-2, -142, 8)}M-16-104Q-14-134-2-134T14-104z`, ctx.tone('#2a3350', tone, depth)) : ''),
    flip,
  );
}

/** Llama facing right. */
export function llama(
  ctx: PosterContext,
  x: number,
  y: number,
  k = 1,
  { flip = false, depth = 0, albedo = '#f0e4d0', tone = 0.6 }: AnimalOptions = {},
) {
  const far = 'M-26-40L-24 0H-14L-14-40zM18-40L20 0H30L30-40z';
  const body =
    'M-46-72Q-48-92-24-94H16Q28-96 32-112L34-138Q32-150 36-156L40-148L46-156L50-146Q62-142 62-134L52-130Q54-108 50-92Q48-70 36-58L36-34L38 0H28L24-38Q0-48-24-44L-34-30L-32 0H-42L-44-34Q-48-50-48-58L-52-66z';
  return place(
    x,
    y,
    k,
    fill(far, ctx.tone(albedo, tone + 1, depth)) +
      fill(body, ctx.tone(albedo, tone, depth)) +
      fill('M-20-94H14L18-66Q0-60-22-66z', ctx.tone('#c8412f', 1, depth)) +
      fill('M-20-86H15L16-80H-21z', ctx.tone('#f4c24e', 0.8, depth)) +
      fill(circle(50, -138, 2), ctx.tone('#222', 3, depth)),
    flip,
  );
}

/** Reindeer, facing right. */
export function reindeer(
  ctx: PosterContext,
  x: number,
  y: number,
  k = 1,
  { flip = false, depth = 0, albedo = '#5a4638', tone = 2.2 }: AnimalOptions = {},
) {
  const c = ctx.tone(albedo, tone, depth);
  const body =
    'M-44-58Q-48-76-26-78L14-78Q26-82 34-96L40-108Q44-114 52-112L64-104Q64-98 58-98L48-94Q44-76 34-62L30-52L34-26L32 0H26L26-28L18-50H-22L-30-46L-36-24L-34 0H-40L-44-26L-42-46Q-48-50-48-54z';
  const ant = 'M42-110Q34-126 40-144M38-126Q28-130 24-140M40-136Q50-140 50-150M44-110Q46-124 56-132M50-124Q58-122 64-126';
  return place(
    x,
    y,
    k,
    fill('M-30-52L-26-26L-30 0H-24L-20-28L-16-52zM18-52L20-26L16 0H22L27-28L28-52z', ctx.tone(albedo, tone + 0.5, depth)) +
      fill(body, c) +
      strokeRound(ant, c, 3.4),
    flip,
  );
}
