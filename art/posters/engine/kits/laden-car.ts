import { mix } from '../color.ts';
import type { PosterContext } from '../context.ts';
import { circle, ellipse, rect } from '../path.ts';
import { fade } from '../ramps.ts';
import { fill, group, opacity, stroke, strokeRound } from '../svg.ts';

const red = '#d83f2f';
const blue = '#234f9e';
const white = '#fff6e6';

function suitcase(ctx: PosterContext, x: number, y: number, w: number, h: number, c: string): string {
  return (
    strokeRound(`M${x + w / 2 - 10} ${y - h}v-6h20v6`, ctx.tone('#3a2c30', 2), 4) +
    fill(`M${x} ${y}V${y - h + 7}q0-7 7-7H${x + w - 7}q7 0 7 7V${y}z`, ctx.built(c, 0.7)) +
    fill(rect(x, y - h * 0.34, w, h * 0.34), ctx.built(c, 1.8)) +
    stroke(`M${x + w * 0.22} ${y}V${y - h}M${x + w * 0.78} ${y}V${y - h}`, ctx.built(white, 0.9), 5)
  );
}

/** Seen from behind, laden with luggage and a dog; around the ground between its wheels. */
export function car(ctx: PosterContext, c: string, laden: boolean): string {
  const glass = ctx.night ? mix('#20304a', ctx.mood.glow, 0.42) : ctx.tone('#a9cbd6', 1);
  const body = ctx.built(c, 0.6);
  const low = ctx.built(c, 1.8);
  const load = laden
    ? strokeRound('M-72-160V-188M72-160V-188M-88-188H88', ctx.tone('#3a3a48', 2), 6) +
      suitcase(ctx, -84, -190, 92, 54, '#8a5638') +
      suitcase(ctx, 12, -190, 72, 44, '#2f8a86') +
      suitcase(ctx, -62, -246, 74, 36, red) +
      fill(`${circle(44, -262, 30)}M56-262a12 12 0 1 0-24 0a12 12 0 1 0 24 0z`, ctx.built(white, 0.3), 'fill-rule="evenodd"') +
      strokeRound('M44-241V-232M23-262H14M65-262H74M44-283V-292', ctx.built(blue, 0.8), 12)
    : '';
  return (
    fill(ellipse(-ctx.side * 16, 2, 136, 12), ctx.mood.shadow, opacity(0.42)) +
    fill(rect(-100, -36, 38, 38) + rect(62, -36, 38, 38), ctx.tone('#22242e', 2.6)) +
    load +
    fill('M-96-98Q-86-160-64-172Q0-184 64-172Q86-160 96-98z', body) +
    fill('M-79-102Q-71-146-56-157Q0-166 56-157Q71-146 79-102z', glass) +
    group(
      fill(
        `${circle(-40, -122, 16)}M-64-100Q-62-108-40-108T-16-100z${circle(42, -120, 14)}M22-100Q24-108 42-108T62-100z`,
        ctx.tone('#22202c', 2.7),
      ) + (laden ? fill('M-12-100V-122L-11-136L-3-128H7L14-136L15-122V-100z', ctx.tone('#8a5a38', 1.7)) : ''),
    ) +
    fill('M-70-112Q-66-140-54-151L-34-155L-58-106z', '#fff', opacity(0.22)) +
    fill('M-112-20V-76Q-110-98-94-102H94Q110-98 112-76V-20Q110-12 100-12H-100Q-110-12-112-20z', body) +
    fill('M-112-20V-54H112V-20Q110-12 100-12H-100Q-110-12-112-20z', low) +
    fill(ellipse(-116, -108, 12, 9) + ellipse(116, -108, 12, 9), low) +
    fill(rect(-116, -40, 232, 13), ctx.built('#d8d8dc', 0.8)) +
    fill(rect(-35, -68, 70, 20), ctx.built(white, 0.2)) +
    fill(rect(-35, -68, 10, 20), ctx.built(blue, 0.8)) +
    stroke('M-14-58H26', ctx.tone('#3a3a48', 2), 5) +
    fill('M-110-90H-76V-70H-112zM110-90H76V-70H112z', ctx.night ? '#ff5a48' : ctx.tone(red, 1)) +
    fill(rect(-90, -90, 10, 19) + rect(80, -90, 10, 19), ctx.tone('#ffd9a0', 0.4)) +
    strokeRound('M-10-84H10', ctx.tone('#3a3a48', 2), 5) +
    (ctx.night
      ? [-96, 96].map((x) => fill(circle(x, -80, 66), ctx.radialGradient(fade('#ff5a48', 0.55, 0), x, -80, 66))).join('')
      : '')
  );
}

/** Light thrown ahead of the car. */
export const beams = (ctx: PosterContext) =>
  ctx.night
    ? fill('M704 1040L806 872Q900 836 1000 872L868 1040z', ctx.verticalGradient(fade(ctx.mood.glow, 0.08, 0.62), 860, 1040))
    : '';
