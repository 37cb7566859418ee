import type { PosterContext } from '../context.ts';
import { circle } from '../path.ts';
import { fill, opacity, place, stroke, strokeRound } from '../svg.ts';

/** Ring-tailed lemur, seated, facing right; tail up. About 140 high. */
export function lemur(
  ctx: PosterContext,
  x: number,
  y: number,
  k = 1,
  { flip = false, depth = 0 }: { flip?: boolean; depth?: number } = {},
) {
  const fur = ctx.tone('#a39a92', 1, depth),
    shade = ctx.tone('#a39a92', 2, depth),
    dark = ctx.tone('#2c2630', 2.4, depth),
    white = ctx.tone('#fbf3e6', 0.3, depth),
    tail = 'M-20-10C-58-8-76-42-66-84C-60-112-44-124-46-148';
  return place(
    x,
    y,
    k,
    strokeRound(tail, white, 15) +
      stroke(tail, dark, 15, 'stroke-dasharray="12 11"') +
      fill('M-30 0C-40-30-32-60-12-74C6-84 28-78 33-58C38-36 36-14 30 0z', fur) +
      fill('M8-68C24-66 31-46 28-22C26-10 20-4 12-2C2-16-2-50 8-68z', white) +
      fill('M-28 0C-36-28-14-46 4-34C17-24 17-6 8 0z', shade) +
      strokeRound('M10-60Q26-44 25-12', shade, 11) +
      fill('M-6 1h22c7 0 8-9 0-9h-15zM18 1h18c6 0 6-9 0-9h-14z', dark) +
      // ears, then a fox's face in black and white
      fill('M-1-106C-10-116-12-128-8-134C2-132 10-126 14-116zM24-118C26-128 32-136 38-138C42-130 42-120 38-110z', white) +
      fill('M1-108C-4-116-6-122-4-128C2-126 8-120 10-114z', shade) +
      fill(
        'M-6-94C-8-112 4-121 18-119C31-118 38-110 41-101C49-97 57-90 60-84C61-79 57-75 50-75C41-74 35-68 24-68C6-68-4-79-6-94z',
        white,
      ) +
      fill('M-6-94C-8-112 4-121 18-119C31-118 38-110 41-101C33-107 22-108 14-101C8-96 2-88-4-84z', fur) +
      fill('M20-97C22-105 34-106 38-98C40-92 36-85 29-85C23-85 19-90 20-97zM44-99C48-101 52-98 52-94C52-91 49-89 46-90z', dark) +
      fill('M48-87C54-90 61-86 60-81C58-75 51-74 46-77C44-81 44-85 48-87z', dark) +
      fill(circle(30, -96, 4.6), '#f2a33c') +
      fill(circle(31, -96, 2), dark) +
      stroke('M42-71Q48-70 53-73', shade, 1.6),
    flip,
  );
}

/** African penguin, facing right. */
export function penguin(
  ctx: PosterContext,
  x: number,
  y: number,
  k = 1,
  { flip = false, depth = 0, wing: wingArt = 0 }: { flip?: boolean; depth?: number; wing?: number } = {},
) {
  const d = ctx.tone('#232430', 2.3, depth),
    w = ctx.tone('#fffdf6', 0.2, depth),
    ws = ctx.tone('#fffdf6', 1.7, depth);
  return place(
    x,
    y,
    k,
    fill(
      'M-22-4Q-38-40-28-74Q-24-92-20-100Q-22-124 2-128Q18-130 24-116L44-108Q36-102 24-104Q22-94 26-84Q36-50 22-8L26-2H-34z',
      d,
    ) +
      fill('M24-104Q12-98 8-84Q0-50 4-6L18-6Q34-46 24-84Q21-94 24-104z', w) +
      fill('M-2-122Q14-126 20-116Q10-118 2-108Q-2-92 0-84Q-10-100-2-122z', w) +
      fill('M8-84Q0-50 4-6L9-6Q8-50 16-88z', ws) +
      stroke('M25-86Q12-80 10-62Q6-34 9-10', d, 4) +
      fill(
        wingArt ? 'M-16-82Q-40-70-62-40Q-36-46-12-58z' : 'M-14-82Q-34-56-26-24Q-10-48-6-70z',
        ctx.tone('#2f3140', 1.6, depth),
      ) +
      fill('M-8-4h16l4 6h-24zM10-4h14l6 6h-22z', ctx.tone('#3a3030', 2, depth)) +
      fill(circle(14, -117, 2.2), '#fff') +
      fill('M17-122q6 1 8 6q-5 0-9-1z', ctx.tone('#f0a0a0', 0.8, depth)),
    flip,
  );
}

/** Giant tortoise, facing right. */
export function tortoise(
  ctx: PosterContext,
  x: number,
  y: number,
  k = 1,
  { flip = false, depth = 0 }: { flip?: boolean; depth?: number } = {},
) {
  const s = ctx.tone('#6f6a4e', 1, depth),
    sd = ctx.tone('#6f6a4e', 2.3, depth),
    sk = ctx.tone('#8f8a6c', 1.3, depth),
    skd = ctx.tone('#8f8a6c', 2.3, depth);
  return place(
    x,
    y,
    k,
    fill('M-70-34L-76 0H-40L-44-36zM50-36L48 0H84L80-40z', skd) +
      fill('M74-62Q104-68 112-104Q112-134 136-142Q164-146 166-128Q166-114 146-112Q140-72 112-44Q92-30 72-34z', sk) +
      fill('M74-62Q104-68 112-104Q114-116 118-124Q122-84 100-56Q88-42 72-40z', skd, opacity(0.7)) +
      strokeRound('M148-120Q158-116 166-124', skd, 2.4) +
      fill(circle(148, -131, 3.6), '#1d1a1a') +
      fill('M-104-34Q-112-86-66-120Q-10-150 48-122Q92-96 96-42Q90-24 60-24H-76Q-98-24-104-34z', s) +
      fill(
        ctx.side > 0
          ? 'M-104-34Q-112-86-66-120Q-50-128-36-132Q-80-96-70-24H-76Q-98-24-104-34z'
          : 'M96-42Q92-96 48-122Q30-130 20-132Q70-96 62-24Q90-24 96-42z',
        sd,
        opacity(0.7),
      ) +
      stroke(
        'M-50-126L-34-92L-52-62L-96-58M-34-92L14-94L34-126M14-94L30-62L90-60M-52-62L-44-26M30-62L24-26M-52-62L-10-50L30-62M-10-50V-26',
        sd,
        4,
      ) +
      fill('M-104-36Q-6-16 96-40Q96-28 82-22Q0-4-88-22Q-100-26-104-36z', sd) +
      fill('M-96-28Q-100-8-92 0H-56Q-52-16-60-28zM30-26Q26-8 34 0H68Q72-16 66-28z', sk) +
      strokeRound('M-88-3h.1M-78-3h.1M-68-3h.1M40-3h.1M50-3h.1M60-3h.1', ctx.tone('#e8dcc0', 0.6, depth), 5),
    flip,
  );
}

/** Frigate bird soaring, wings spread. */
export const frigatePath =
  'M0 0Q-14-10-40-16Q-76-20-120 10Q-92-38-50-40Q-18-40 0-16Q18-40 50-40Q92-38 120 10Q76-20 40-16Q14-10 6 2L10 40L0 22L-10 40L-6 2z';

/** Zebra-less, simple horse silhouette facing right. */
export function horse(
  ctx: PosterContext,
  x: number,
  y: number,
  k = 1,
  {
    flip = false,
    depth = 0,
    albedo = '#6b4432',
    tone = 2,
  }: { flip?: boolean; depth?: number; albedo?: string; tone?: number } = {},
) {
  const c = ctx.tone(albedo, tone, depth),
    d = ctx.tone(albedo, Math.min(3, tone + 0.8), depth);
  return place(
    x,
    y,
    k,
    fill('M-38-52L-30-26L-36 0H-28L-22-28L-20-52zM26-54L32-28L26 0H34L40-30L42-58z', d) +
      fill(
        'M-54-70Q-50-92-20-90Q8-84 30-92Q44-104 52-126L50-140L58-132Q76-124 82-104L76-98L62-104Q58-84 46-66Q42-56 40-50L46-26L42 0H34L36-24L28-50Q4-44-24-50L-34-26L-38 0H-46L-44-28L-50-52Q-56-60-54-70z',
        c,
      ) +
      fill('M50-138Q34-122 28-94Q40-104 52-126zM-54-84Q-72-76-68-36Q-58-52-52-72z', d),
    flip,
  );
}
