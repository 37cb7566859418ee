import type { PosterContext } from '../context.ts';
import { at } from '../numbers.ts';
import { circle, path, rect } from '../path.ts';
import { fade } from '../ramps.ts';
import { fill, stroke, strokeRound } from '../svg.ts';

const red = '#d63a2f';
const teal = '#1f8a8c';
const yellow = '#f4b62f';
const cream = '#fff4dc';

/** Bunting between lamp posts; bulbs of the same strings at night. */
export function garlands(ctx: PosterContext): string {
  const posts = [-330, 80, 566, 800, 1336, 1700];
  const spans = posts.slice(1).map((b, i) => [at(posts, i), b] as const);
  const top = 832;
  const flags: [string, string][] = [red, yellow, teal, cream].map((c) => [c, '']);
  let cord = '';
  for (const [a, b] of spans) {
    const sag = (b - a) * 0.17;
    cord += path`M${a} ${top}Q${(a + b) / 2} ${top + sag * 2} ${b} ${top}`;
    const n = Math.round((b - a) / 30);
    for (let i = 1; i < n; i++) {
      const t = i / n;
      const x = Math.round(a + (b - a) * t);
      const y = Math.round(top + 4 * sag * t * (1 - t));
      if (x < ctx.left || x > ctx.right) continue;
      at(flags, i % 4)[1] += `M${x - 10} ${y}h20l-10 24z`;
    }
  }
  return (
    fill(posts.map((x) => rect(x - 4, top - 6, 8, 236)).join(''), ctx.built('#3f4a5c', 2)) +
    fill(posts.map((x) => circle(x, top - 14, 12)).join(''), ctx.night ? ctx.mood.glow : ctx.built('#fff6e0', 0.2)) +
    (ctx.night
      ? posts.map((x) => fill(circle(x, top - 14, 70), ctx.radialGradient(fade(ctx.mood.glow, 0.4, 0), x, top - 14, 70))).join('')
      : '') +
    stroke(cord, ctx.built('#5a4a50', 1.6), 2.6) +
    flags.map(([c, d]) => fill(d, ctx.built(c, 0.6))).join('') +
    (ctx.night ? strokeRound(cord, ctx.mood.glow, 8, 'stroke-dasharray="0 30"') : '')
  );
}
