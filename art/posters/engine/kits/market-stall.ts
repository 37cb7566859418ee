import type { PosterContext } from '../context.ts';
import { at } from '../numbers.ts';
import { circle, path, polygon, rect, standingRect, tick, times } from '../path.ts';
import { ramp } from '../ramps.ts';
import { fill, opacity, stroke, strokeRound } from '../svg.ts';
import { lampLight, lampPool, snowTone } from './winter.ts';

const RED = '#c8352b';
const WHITE = '#fdf6ea';
const GREEN = '#2f6b4f';

/** A wooden stall round 0, 0: its wares in the light, an awning, snow on the roof. */
function stallArt(ctx: PosterContext, color: string, wares: string) {
  const g = lampLight(ctx),
    wood = '#96633f';
  const stripes = times(6, (i) => path`M${-104 + i * 36} -112h18l${(i - 2.4) * 1.6} 34q-9 14-18 0z`);
  return (
    fill(rect(-92, -108, 184, 108), ctx.built(wood, 1.5)) +
    fill(rect(-82, -100, 164, 56), ctx.verticalGradient(ramp('#fff3c8', g), -100, -44)) +
    wares +
    fill(rect(-100, -48, 200, 11), ctx.built('#c58a58', 0.5)) +
    stroke(
      times(9, (i) => tick(-72 + i * 18, -36, 36)),
      ctx.built('#5a3828', 2),
      2.4,
      opacity(0.6),
    ) +
    strokeRound('M-96-36q16 16 32 0t32 0t32 0t32 0t32 0t32 0', ctx.built(GREEN, 1), 8) +
    strokeRound('M-80-28h0M-48-28h0M-16-28h0M16-28h0M48-28h0M80-28h0', RED, 8) +
    fill(rect(-96, -108, 9, 108) + rect(87, -108, 9, 108), ctx.built(wood, 0.7)) +
    fill(polygon([-104, -112, 104, -112, 112, -78, -112, -78]), ctx.built(WHITE, 0)) +
    fill(stripes, ctx.built(color, 0.2)) +
    fill(polygon([-112, -110, -76, -176, 76, -176, 112, -110]), ctx.built('#6b4432', 1.6)) +
    fill(
      'M-120-116L-82-182Q-78-190-68-190H68Q78-190 82-182L120-116q-6 12-16 4q-10 16-24 2q-12 10-22-2q-14 18-28 2q-10 8-20-1q-12 14-26 0q-14 16-28 0q-12 10-22 0q-16 12-26-2q-14 10-28-3z',
      snowTone(ctx, 0.2),
    ) +
    fill(
      ctx.side > 0
        ? 'M-120-116L-82-182Q-78-190-68-190H-44L-74-112q-16 12-26-2z'
        : 'M120-116L82-182Q78-190 68-190H44L74-112q16 12 26-2z',
      snowTone(ctx, 2),
      opacity(0.8),
    ) +
    strokeRound('M-112-76Q0-56 112-76', '#fff2c0', 6, 'stroke-dasharray="0 15"')
  );
}

/** What a stall sells, seen in its window. */
function waresOf(ctx: PosterContext) {
  const hearts = (x: number, y: number) => path`M${x} ${y + 15}q-17-12-11-20q7-6 11 2q4-8 11-2q6 8-11 20z`;
  const gingerbread =
    fill(
      times(6, (i) => hearts(-66 + i * 27, -80 + (i % 2) * 7)),
      '#9a4a24',
    ) +
    stroke(
      times(6, (i) => tick(-66 + i * 27, -100, 16 + (i % 2) * 7)),
      '#b5302a',
      2,
    ) +
    fill(
      times(7, (i) => standingRect(-66 + i * 22, -48, 15, 10)),
      '#b8703a',
    );
  const baubles =
    stroke(
      times(8, (i) => tick(-70 + i * 20, -100, 12 + ((i * 5) % 3) * 7)),
      '#8a6a3a',
      1.6,
    ) +
    [RED, '#2f6a8a', '#3f8f68', '#d9902a']
      .map((c, j) =>
        fill(
          times(2, (k) => circle(-70 + (j + k * 4) * 20, -81 + (((j + k * 4) * 5) % 3) * 7, 8)),
          c,
        ),
      )
      .join('') +
    fill(
      times(6, (i) => standingRect(-62 + i * 25, -48, 13, 9 + (i % 3) * 5)),
      '#a8432f',
    );
  const wine =
    fill(rect(-66, -74, 34, 26) + rect(34, -74, 34, 26), ctx.built('#a05a34', 1)) +
    fill(rect(-70, -78, 42, 6) + rect(30, -78, 42, 6), ctx.built('#d9a05c', 0.4)) +
    fill(
      times(6, (i) => standingRect(-19 + i * 8, -48, 6, 12)),
      RED,
    ) +
    // the one who pours
    fill('M-15-48q0-11 15-11t15 11z', ctx.built('#2f4a5c', 1.6)) +
    fill(circle(0, -63, 6.6), '#e8b48a') +
    fill('M-7-64q0-8 7-8t7 8z', RED) +
    strokeRound('M-50-82q-5-7 0-12M50-82q5-7 0-12', '#ffffff', 3);
  return { gingerbread, baubles, wine };
}

/** Stalls on the snow, each in its pool of light; kind 0 pours wine, 1 sells gingerbread, 2 baubles. */
export function marketStalls(ctx: PosterContext, list: readonly (readonly [x: number, y: number, k: number, kind: number])[]) {
  const { gingerbread, baubles, wine } = waresOf(ctx);
  const kinds = [
    ctx.stamp('xm0', () => stallArt(ctx, RED, wine)),
    ctx.stamp('xm1', () => stallArt(ctx, GREEN, gingerbread)),
    ctx.stamp('xm2', () => stallArt(ctx, '#2f5a8a', baubles)),
  ];
  const light = ctx.stamp('xmp', () => lampPool(ctx, 190, 0.95));
  return list
    .filter(([x, , k]) => x + 125 * k > ctx.left && x - 125 * k < ctx.right)
    .map(([x, y, k, kind]) => light(x, y + 8, k) + at(kinds, kind)(x, y, k))
    .join('');
}
