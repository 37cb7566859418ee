import type { PosterContext } from '../context.ts';
import { type PalmOptions, palmArt } from '../palms.ts';
import { putStamp, toTwelfth } from './stamps.ts';

/** Palm printed from one of a few drawings per distance. */
export function palmStamp(
  ctx: PosterContext,
  x: number,
  y: number,
  h: number,
  options: PalmOptions & { variants?: number } = {},
): string {
  const { depth = 0, lean = h * 0.14, seed = 'pa', variants = 2, ...rest } = options;
  const d = toTwelfth(depth);
  const sum = [...`${seed}${Math.round(x)}`].reduce((a, c) => a * 31 + c.charCodeAt(0), 7);
  const variant = Math.abs(sum) % variants;
  const id = ctx.share(`palm${d} ${variant} ${rest.spread ?? ''}`, () =>
    palmArt(ctx, 0, 0, 200, { depth: d, lean: 26 + variant * 12, coco: false, seed: `v${variant}`, ...rest }),
  );
  return x < ctx.left - h || x > ctx.right + h ? '' : putStamp(id, x, y, h / 200, lean < 0);
}
