// The little aircraft that signs a poster.
import type { PosterContext } from './context.ts';
import { tenths } from './numbers.ts';
import { fade } from './ramps.ts';

const silhouette =
  'M62 0c0-4-9-6.4-20-6.8L26-7 2-44h-11l11 37-26 .8-12-13h-8l5 18c-1.5.3-2.4.7-2.4 1.2s.9.9 2.4 1.2l-5 18h8l12-13 26 .8L-9 44H2L26 7l16-.2C53 6.4 62 4 62 0z';

/** Where the aircraft flies: x, y, heading in degrees (0 to the right, negative climbing), scale. */
export type Flight = readonly [x: number, y: number, heading?: number, scale?: number];

/** Seen from above, with a contrail. */
export function aircraft(ctx: PosterContext, [x, y, heading = -18, scale = 1]: Flight): string {
  const color = ctx.night ? '#fff' : ctx.skyFoot;
  const trail = ctx.linearGradient(fade(color, 0, 0.85), -330, 0, -50, 0);
  return `<g transform="translate(${tenths(x)} ${tenths(y)})rotate(${tenths(heading)})scale(${tenths(scale)})"><path fill="${trail}" d="M-50-5v10l-280 3v-16z"/><path fill="${color}" d="${silhouette}"/></g>`;
}
