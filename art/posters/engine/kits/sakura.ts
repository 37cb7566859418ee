import type { PosterContext } from '../context.ts';
import { circle, times } from '../path.ts';
import { fill, strokeRound } from '../svg.ts';
import { putStamp } from './stamps.ts';

/** Cherry bough entering from the upper right; flowers are stamps. */
export function sakura(ctx: PosterContext, { color = '#f5b3c0', seed = 'sk' }: { color?: string; seed?: string } = {}) {
  const r = ctx.random(seed),
    br = 'M40-60Q-120-10-330 74M-110-12Q-170 80-210 150M-210 24Q-290 8-390-6M-20-40Q-60 60-80 120';
  const fl = (c: 0 | 1) =>
    ctx.share(
      `fl${c}`,
      () =>
        fill(
          times(5, (q) => circle(Math.cos((q / 5) * 6.283) * 8, Math.sin((q / 5) * 6.283) * 8, 6.8)),
          ctx.tone(color, c ? 0 : 1.3),
        ) + fill(circle(0, 0, 3.2), ctx.tone('#c9455e', 1)),
    );
  const a = fl(0),
    b = fl(1);
  let o = '';
  for (const [x, y] of [
    [-330, 74],
    [-280, 54],
    [-210, 150],
    [-185, 110],
    [-390, -6],
    [-320, 6],
    [-80, 120],
    [-64, 80],
    [-150, 4],
    [-240, 40],
    [-120, 10],
    [-30, -20],
  ] as const)
    for (let i = 0; i < 3; i++)
      o += putStamp(
        i % 2 ? a : b,
        Math.round(x + r.jitter(24)),
        Math.round(y + r.jitter(20)),
        Math.round(r.range(0.7, 1.35) * 10) / 10,
      );
  return strokeRound(br, ctx.tone('#5a3a34', 2.2, 0), 8) + o;
}
