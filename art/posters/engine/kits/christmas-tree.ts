import { mix } from '../color.ts';
import type { PosterContext } from '../context.ts';
import { at } from '../numbers.ts';
import { circle, ellipse, path, polygon, standingRect } from '../path.ts';
import { fade } from '../ramps.ts';
import { fill, strokeRound } from '../svg.ts';
import { putStamp } from './stamps.ts';
import { lampLight, snowTone } from './winter.ts';

/** The tree in the middle of the square. */
export function christmasTree(ctx: PosterContext) {
  const x = 806,
    top = 430,
    foot = 1016,
    g = lampLight(ctx),
    tiers = 8;
  let body = '',
    chains = '',
    red = '',
    gold = '';
  const colors = [0.9, 1.5, 2.2].map((tone) => ctx.built('#2f7a58', tone)),
    under = ctx.built('#1c4c40', 2.5),
    s = ctx.side;
  // one tier, 308 wide and 122 tall, hung on its hem
  const tier = ctx.share(
    'xmt',
    () =>
      fill('M139 6L122-16H-124L-139 6Q0 40 139 6z', under) +
      fill('M0-122Q62-46 154-2q-24 20-62 10q-40 18-92 8q-52 10-92-8q-38 10-62-10Q-62-46 0-122z', at(colors, 1)) +
      fill(
        s > 0 ? 'M0-122Q-62-46-154-2q38 14 76 9Q-16-56 0-122z' : 'M0-122Q62-46 154-2q-38 14-76 9Q16-56 0-122z',
        at(colors, 2),
      ) +
      fill(
        s > 0 ? 'M0-122Q62-46 154-2q-62 10-76-6Q30-46 0-122z' : 'M0-122Q-62-46-154-2q62 10 76-6Q-30-46 0-122z',
        at(colors, 0),
      ) +
      fill('M-154-3q36-14 68-36q6 28-16 40q-30 8-52-4zM154-3q-34-14-64-32q2 24 22 36q24 6 42-4z', snowTone(ctx, 0.3)),
  );
  for (let i = tiers - 1; i >= 0; i--) {
    const t = (i + 1) / tiers,
      y = top + (foot - 30 - top) * t,
      w = 22 + 132 * t;
    body += putStamp(tier, x, Math.round(y - 4), w / 154, false, (92 + 30 * t) / 122);
    chains += path`M${x - w * 0.8} ${y - 16}Q${x} ${y + 14} ${x + w * 0.66} ${y - 38}`;
    for (const q of [-0.56, -0.16, 0.3, 0.66]) {
      const ball = circle(x + q * w + (i % 2 ? 8 : -8), y + 4 - Math.abs(q) * 8, 4.6 + t * 2.4);
      if ((i + Math.round(q * 10)) % 2) red += ball;
      else gold += ball;
    }
  }
  const star = polygon(
    Array.from({ length: 10 }, (_, i) => {
      const a = (i * Math.PI) / 5 - Math.PI / 2,
        q = i % 2 ? 12 : 29;
      return [x + Math.cos(a) * q, 414 + Math.sin(a) * q] as const;
    }).flat(),
  );
  return (
    fill(
      circle(x, 720, 400),
      ctx.radialGradient(fade(mix(g, '#e8703a', ctx.night ? 0.6 : 0), ctx.night ? 0.42 : 0.32, 0), x, 720, 400),
    ) +
    fill(ellipse(x, foot + 4, 120, 16), snowTone(ctx, 3)) +
    fill(standingRect(x, foot + 4, 34, 44), ctx.tone('#5a3828', 2)) +
    body +
    strokeRound(chains, '#fff0b8', 7, 'stroke-dasharray="0 17"') +
    fill(red, '#e0453a') +
    fill(gold, '#f2b43a') +
    fill(circle(x, 414, 92), ctx.radialGradient(fade('#ffe9b0', 0.9, 0), x, 414, 92)) +
    fill(star, '#fff3c4')
  );
}
