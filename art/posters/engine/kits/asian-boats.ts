import { mix } from '../color.ts';
import type { PosterContext } from '../context.ts';
import { circle, ellipse } from '../path.ts';
import { personPath } from '../people.ts';
import { fill, opacity, place, stroke, strokeRound } from '../svg.ts';

/** Thai long-tail boat, bow to the right, ~440 long. */
export function longtail(
  ctx: PosterContext,
  x: number,
  y: number,
  k = 1,
  { flip = false, hull = '#8a4a2c', depth = 0 }: { flip?: boolean; hull?: string; depth?: number } = {},
) {
  const d = ctx.tone(hull, 2.1, depth),
    m = ctx.tone(hull, 0.8, depth);
  return place(
    x,
    y,
    k,
    strokeRound('M-190-24L-292 16M-214-40L-176-22', ctx.tone('#3a3438', 2.4, depth), 4) +
      fill('M-206-18Q-110-2 0 0T176-34Q212-56 228-112L236-112Q238-52 212-18Q188 14 120 20H-150Q-194 12-206-18z', d) +
      fill('M-206-18Q-110-2 0 0T176-34Q212-56 228-112L231-112Q222-48 180-22Q110 10-40 11Q-150 10-206-18z', m) +
      stroke('M-200-8Q-90 14 60 10T214-40', ctx.tone('#f2d26a', 0.6, depth), 3) +
      strokeRound('M-96 0V-66M-30 2V-74M36 2V-74M98-4V-64', ctx.tone('#5a4034', 2, depth), 3.4) +
      fill('M-118-60Q-10-92 122-56L116-50Q-10-78-116-54z', ctx.tone('#2f7f86', 0.8, depth)) +
      fill('M-116-54Q-10-78 116-50L110-44Q-10-70-112-47z', ctx.tone('#2f7f86', 2.2, depth)) +
      fill(personPath(-160, 0, 84), ctx.tone('#3a2c3c', 2.4, depth)) +
      fill('M-176-74L-160-94L-144-74z', ctx.tone('#e6c88a', 0.8, depth)) +
      fill(
        [-66, -4, 62].map((q) => `${circle(q, -22, 8)}M${q - 13} 4q0-20 13-21t13 21z`).join(''),
        ctx.tone('#3a2c3c', 2.4, depth),
      ) +
      strokeRound('M222-84q10 4 16 0', '#f4c542', 7) +
      strokeRound('M220-74q10 5 18 1', ctx.tone('#e0457a', 0.6, depth), 7) +
      strokeRound('M218-64q10 6 19 2M228-66q4 24-3 40M233-64q8 20 5 36', ctx.tone('#3fae8f', 0.6, depth), 5) +
      stroke('M-170 30H60M-110 40H10M84 32H190', ctx.mood.sun, 3, opacity(0.6)),
    flip,
  );
}

/** Philippine bangka with outriggers, bow right. */
export function bangka(
  ctx: PosterContext,
  x: number,
  y: number,
  k = 1,
  { flip = false, stripe = '#e0522f', depth = 0 }: { flip?: boolean; stripe?: string; depth?: number } = {},
) {
  const wd = ctx.tone('#e9d9b0', 1.2, depth),
    wh = ctx.tone('#fffaf0', 0.3, depth);
  return place(
    x,
    y,
    k,
    strokeRound('M-150-18Q0-24 170-20', ctx.tone('#c9b184', 2, depth), 6) +
      fill(ellipse(10, 26, 190, 12), mix(ctx.mood.water[1], ctx.mood.shadow, 0.3), opacity(0.35)) +
      fill('M-206-40Q-160-12-60-8H80Q160-14 216-66L222-62Q186 8 110 18H-80Q-172 10-206-40z', wh) +
      fill('M-198-28Q-150 0-50 3H84Q160-2 208-50L200-36Q170 6 110 18H-80Q-166 12-198-28z', ctx.tone('#fffaf0', 1.9, depth)) +
      stroke('M-200-32Q-150-4-50-1H84Q160-6 212-56', ctx.tone(stripe, 0.7, depth), 6) +
      strokeRound('M-84-10V-74M-20-10V-80M48-10V-80M104-14V-72', ctx.tone('#8a6a48', 2, depth), 3.6) +
      fill('M-104-70Q10-96 124-66L118-58Q10-84-100-63z', ctx.tone(stripe, 0.9, depth)) +
      fill('M-100-63Q10-84 118-58L116-54Q10-78-98-58z', ctx.tone(stripe, 2.3, depth)) +
      strokeRound('M-124-8Q-128 22-116 46M-10-4Q-14 26-4 50M112-8Q112 24 122 46', wd, 5) +
      strokeRound('M-176 46Q0 56 196 40', wd, 8) +
      strokeRound('M-176 49Q0 59 196 44', ctx.tone('#e9d9b0', 2.2, depth), 3) +
      strokeRound('M10-88V-170M10-168L-104-72M10-168L122-68M10-168L214-62', ctx.tone('#5a4a44', 2, depth), 2) +
      fill('M10-170L46-160L10-150z', ctx.tone(stripe, 0.5, depth)) +
      fill(personPath(-140, -16, 66), ctx.tone('#33404c', 2.4, depth)) +
      stroke('M-150 64H-20M30 66H150M-90 74H60', '#fff', 3, opacity(0.5)),
    flip,
  );
}

/** Lateen dhow, bow right. */
export function dhow(
  ctx: PosterContext,
  x: number,
  y: number,
  k = 1,
  {
    flip = false,
    sail = '#fff2d8',
    hull = '#7a4a30',
    depth = 0,
  }: { flip?: boolean; sail?: string; hull?: string; depth?: number } = {},
) {
  return place(
    x,
    y,
    k,
    strokeRound('M-12-20L4-168', ctx.tone('#5a4034', 2, depth), 6) +
      fill('M-104-66Q-20-190 128-268Q116-150 92-52Q0-30-104-66z', ctx.tone(sail, 0.2, depth)) +
      fill('M-104-66Q-60-132 10-196Q-6-110 6-44Q-52-46-104-66z', ctx.tone(sail, 1.8, depth), opacity(0.7)) +
      strokeRound('M-112-56Q-20-190 136-276', ctx.tone('#6b4a34', 2, depth), 6) +
      stroke('M-66-106Q24-100 112-116M-30-148Q44-146 120-162', ctx.tone(sail, 2, depth), 2, opacity(0.6)) +
      fill('M-118-34Q-60-16 10-16T132-58L140-56Q124-2 92 12H-84Q-108 2-118-34z', ctx.tone(hull, 1.9, depth)) +
      fill('M-118-34Q-60-16 10-16T132-58L134-50Q90-8 10-6T-114-24z', ctx.tone(hull, 0.5, depth)) +
      fill(personPath(-78, -18, 58), ctx.tone('#2f2a3a', 2.4, depth)) +
      fill(`${circle(40, -36, 7)}M28-12q0-20 12-20t12 20z`, ctx.tone('#2f2a3a', 2.4, depth)) +
      stroke('M-104 20H104M-70 29H70M-30 38H40', ctx.tone(sail, 0.6, depth), 3, opacity(0.5)),
    flip,
  );
}

/** Dug-out with a standing poler, bow right (mokoro, raft, reed punt). */
export function punt(
  ctx: PosterContext,
  x: number,
  y: number,
  k = 1,
  {
    flip = false,
    hull = '#3c2a2a',
    depth = 0,
    hat = false,
    rider = true,
    tone = 2.4,
  }: { flip?: boolean; hull?: string; depth?: number; hat?: boolean; rider?: boolean; tone?: number } = {},
) {
  const c = ctx.tone(hull, tone, depth),
    body = ctx.tone('#2a2230', tone, depth);
  return place(
    x,
    y,
    k,
    strokeRound('M-122-138L-176 34', body, 4) +
      fill(personPath(-112, -8, 118), body) +
      strokeRound('M-116-84L-140-92M-108-78L-148-66', body, 7) +
      (hat ? fill('M-132-106L-112-128L-92-106z', ctx.tone('#d9b878', 1, depth)) : '') +
      (rider ? fill(`${circle(34, -46, 10)}M16-6q0-30 18-32t18 32z${circle(80, -42, 9.5)}M63-6q0-27 17-29t17 29z`, body) : '') +
      fill('M-196-16Q-100-2 0-4T200-30Q186 4 120 12H-130Q-178 8-196-16z', c) +
      fill('M-196-16Q-100-2 0-4T200-30L196-22Q110 2 0 2T-190-10z', ctx.tone(hull, Math.max(0, tone - 1.4), depth)),
    flip,
  );
}
