import type { PosterContext } from '../context.ts';
import { circle, rect } from '../path.ts';
import { fill, group, opacity, place, stroke } from '../svg.ts';

/** Maltese luzzu with its painted eye, bow to the right. */
export function luzzu(
  ctx: PosterContext,
  x: number,
  y: number,
  k = 1,
  { a = '#2a6fb5', flip = false }: { a?: string; flip?: boolean } = {},
) {
  const c = (q: string, t = 0.7) => ctx.built(q, t),
    hull =
      'M-214-66Q-206-40-190-30Q0-4 170-34Q196-46 212-92L228-96Q226-20 182 26Q170 40 150 42H-150Q-184 38-198 10Q-212-24-226-66z';
  return place(
    x,
    y,
    k,
    fill(hull, c(a)) +
      group(
        fill('M-240-30Q0 12 240-52L240-34Q0 30-240-12z', c('#f2c230', 0.4)) +
          fill('M-240-12Q0 30 240-34L240-16Q0 48-240 6z', c('#c8382a', 0.8)) +
          fill('M-240 12Q0 44 240-4V60H-240z', c('#7a2f2a', 1.5)) +
          fill('M-240-66Q0-22 240-94L240-80Q0-8-240-52z', c('#3f9a5c', 0.7)),
        ctx.clip(hull),
      ) +
      fill('M206-92L212-132Q220-140 228-132L230-96z', c('#f2c230', 0.6)) +
      fill('M-230-66L-226-96Q-220-102-214-96L-212-66z', c('#f2c230', 0.9)) +
      fill('M150-46q14-16 34-10q-10 18-34 10z', '#fff') +
      fill(circle(168, -49, 6), c('#22304a', 2)) +
      stroke('M146-58q18-18 42-8', c('#22304a', 2), 3.4) +
      fill('M-120-34V-96Q-112-108-96-108H-6Q6-108 10-96L14-28Q-60-22-120-34z', c('#fbf1dc', 0.3)) +
      fill('M-120-96Q-112-108-96-108H-6Q6-108 10-96z', c('#c8382a', 0.8)) +
      fill(
        rect(-106, -86, 24, 22) + rect(-72, -86, 24, 22) + rect(-38, -86, 30, 22),
        ctx.night ? ctx.mood.glow : ctx.tone('#35505e', 2),
      ) +
      stroke('M60-28V-170M60-166L210-126M60-166L-214-96', c('#6b4a34', 2), 3) +
      fill('M60-168l34 10-34 10z', c('#c8382a', 0.7)) +
      fill(rect(-180, 50, 350, 4.4) + rect(-130, 61, 260, 4) + rect(-60, 72, 140, 3.6), c('#fff6e6', 0.4), opacity(0.5)),
    flip,
  );
}
