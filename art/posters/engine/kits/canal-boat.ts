import type { PosterContext } from '../context.ts';
import { rect } from '../path.ts';
import { fill, opacity, place, stroke } from '../svg.ts';

/** Long glass-roofed canal boat. */
export function canalBoat(ctx: PosterContext, x: number, y: number, k = 1, { flip = false }: { flip?: boolean } = {}) {
  const w = ctx.built('#fbf3e2', 0.4),
    g = ctx.night ? ctx.mood.glow : ctx.tone('#9cc4cc', 0.8);
  return place(
    x,
    y,
    k,
    fill('M-170-10H150Q172-10 186-26L168 16H-160z', ctx.built('#a8322c', 1)) +
      fill('M-172-16H190L184-6H-170z', w) +
      fill('M-150-16L-136-52H120L150-16z', g) +
      stroke('M-96-16L-88-52M-44-16L-40-52M8-16V-52M62-16L56-52', w, 4) +
      fill('M-142-60H116L124-50H-140z', w) +
      fill(rect(-150, 24, 300, 4) + rect(-110, 33, 220, 3.4), w, opacity(0.4)),
    flip,
  );
}
