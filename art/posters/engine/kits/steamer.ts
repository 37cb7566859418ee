import type { PosterContext } from '../context.ts';
import { rect } from '../path.ts';
import { fill, opacity, place, stroke } from '../svg.ts';

/** White archipelago steamer, bow to the right. */
export function steamer(ctx: PosterContext, x: number, y: number, k = 1, { funnel = '#e8b53a' }: { funnel?: string } = {}) {
  const w = ctx.built('#fdf6e8', 0.2),
    sh = ctx.built('#fdf6e8', 1.9),
    K = ctx.night ? ctx.mood.glow : ctx.tone('#35505e', 2);
  return place(
    x,
    y,
    k,
    fill('M-232-44Q-60-34 120-40Q200-46 262-66Q250-20 226 14H-206Q-228-4-232-44z', w) +
      fill('M-222-14Q0-6 238-16Q232-2 224 14H-206Q-218 4-222-14z', ctx.built('#24506a', 1.4)) +
      fill('M-218-4Q0 2 234-8L226 14H-206z', ctx.built('#a83a2c', 1.4), opacity(0.9)) +
      fill(rect(-206, -80, 330, 40) + rect(-170, -116, 240, 38) + rect(20, -146, 66, 34), w) +
      fill(rect(-214, -86, 350, 7) + rect(-180, -122, 262, 7) + rect(12, -152, 84, 7), w) +
      fill(rect(-206, -79, 330, 5) + rect(-170, -115, 240, 5) + rect(20, -145, 66, 4), sh) +
      stroke('M-192-62H116M-156-97H60', K, 15, 'stroke-dasharray="17 10"') +
      fill(rect(28, -138, 50, 16), K) +
      fill('M-58-122L-50-206H-14L-10-122z', ctx.built(funnel, 0.8)) +
      fill('M-51-192L-50-206H-14L-13-192z', ctx.built('#22303a', 2.4)) +
      fill(ctx.side > 0 ? 'M-58-122L-50-192H-38L-40-122z' : 'M-10-122L-13-192H-25L-26-122z', ctx.built(funnel, 2), opacity(0.7)) +
      stroke('M160-50V-210M-196-80V-170', ctx.tone('#6b4a34', 2), 4) +
      stroke('M160-206L86-150M160-206L250-64M-196-166L-54-202', ctx.tone('#4a3a34', 2.2), 1.6) +
      fill('M-232-96h-38v24h38z', ctx.tone('#2a6aa8', 0.7)) +
      fill('M-259-96h6v24h-6zM-270-87h38v6h-38z', ctx.tone('#f4c93a', 0.3)) +
      stroke('M-232-98V-44', ctx.tone('#4a3a34', 2.2), 3) +
      stroke('M124-44V-62M150-47V-66M176-50V-70M202-54V-74M228-60V-80M124-62L228-80', w, 2.4) +
      fill(
        `${rect(-200, 22, 420, 4) + rect(-150, 31, 320, 4) + rect(-80, 41, 190, 3.4)}M226 14q30-2 60 8q-40-2-70 2z`,
        w,
        opacity(0.55),
      ),
  );
}
