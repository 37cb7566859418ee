import { mix } from '../color.ts';
import type { PosterContext } from '../context.ts';
import { circle, path, rect, times } from '../path.ts';
import { fill, place, stroke, strokeRound } from '../svg.ts';

/** Dutch bicycle facing right; wheels rest on y. About 300 wide at k = 1. */
export function bike(
  ctx: PosterContext,
  x: number,
  y: number,
  k = 1,
  { frame = '#20242c', flowers = true }: { frame?: string; flowers?: boolean } = {},
) {
  const c = ctx.night ? mix(ctx.mood.key, ctx.mood.shadow, 0.38) : ctx.tone(frame, 2.6),
    hi = ctx.tone('#8f959c', 0.4),
    r = 62;
  const wheel = (cx: number) =>
    stroke(circle(cx, -r, r), c, 7) +
    stroke(
      times(6, (i) => {
        const a = (i * Math.PI) / 6;
        return path`M${cx - r * Math.cos(a)} ${-r - r * Math.sin(a)}L${cx + r * Math.cos(a)} ${-r + r * Math.sin(a)}`;
      }),
      c,
      1.6,
    );
  const tul = (tx: number, ty: number, col: string) => fill(`M${tx - 9} ${ty}q-3-20 3-24l6 8 6-8q6 4 3 24q-9 6-18 0z`, col);
  return place(
    x,
    y,
    k,
    wheel(-92) +
      wheel(92) +
      stroke('M-158-60A66 66 0 0 1-60-122M26-60A66 66 0 0 1 124-122', c, 5) +
      strokeRound('M-92-62L-14-56L-40-150M-92-62L-38-140M-14-56Q30-70 58-166M-28-104Q20-96 54-152M92-62Q72-96 58-176', c, 8) +
      strokeRound('M58-176L54-196Q30-200 22-186', c, 6) +
      fill('M-70-156Q-40-168-12-154Q-18-146-44-146Q-64-146-70-156z', ctx.tone('#6b3f2a', 1.6)) +
      fill('M-98-70H-10Q0-56-10-46H-92Q-106-56-98-70z', c) +
      fill(circle(-14, -56, 7), hi) +
      strokeRound('M-14-56L-2-32M-10-32H8', c, 5) +
      fill(rect(-150, -132, 82, 6), c) +
      fill('M62-178H132L122-128H72z', ctx.tone('#b5834e', 1)) +
      stroke('M68-164H128M70-150H126M84-178L88-128M98-178V-128M112-178L106-128', ctx.tone('#6b4a2a', 2), 2.4) +
      (flowers
        ? strokeRound('M78-180V-196M94-180V-206M112-180V-198', ctx.tone('#3f7a4a', 1.4), 4) +
          tul(78, -192, ctx.tone('#f4b93a', 0.4)) +
          tul(95, -202, ctx.tone('#e0402f', 0.5)) +
          tul(113, -194, ctx.tone('#ef7f9c', 0.4))
        : '') +
      fill(circle(66, -158, 8), ctx.night ? '#fff2c0' : ctx.tone('#e9e4d4', 0.2)),
  );
}
