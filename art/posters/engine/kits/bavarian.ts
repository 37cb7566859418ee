// What the beer halls of Bavaria hang out and set on their tables.
import type { PosterContext } from '../context.ts';
import { circle, ellipse, rect, tick, times } from '../path.ts';
import { fill, opacity, stroke, strokeRound } from '../svg.ts';

const BLUE = '#1c78d8';
const WHITE = '#fdf8ee';

/** `fill` value: white and blue lozenges, w wide and h tall. */
export const lozenges = (ctx: PosterContext, w: number, h: number, tone = ctx.night ? 0 : 0.3): string =>
  `url(#${ctx.define(
    (id) =>
      `<pattern id="${id}" patternUnits="userSpaceOnUse" width="${w}" height="${h}" patternTransform="skewX(-9)">` +
      `${fill(`M0 0H${w}V${h}H0z`, ctx.built(WHITE, tone * 0.6))}${fill(`M${w / 2} 0L${w} ${h / 2}L${w / 2} ${h}L0 ${h / 2}z`, ctx.built(BLUE, tone))}</pattern>`,
  )})`;

/** A pretzel round x, y, a hundred wide at scale 1. */
export function pretzel(ctx: PosterContext, x: number, y: number, k: number): string {
  const d = 'M-18 26C-8 14 4 8 12-12C18-34 47-36 47-8C47 20 24 38 0 38C-24 38-47 20-47-8C-47-36-18-36-12-12C-4 8 8 14 18 26';
  const baked = ctx.stamp(
    'pretzel',
    () =>
      strokeRound(d, ctx.built('#7a3a1c', 1.5), 15) +
      strokeRound(d, ctx.built('#c47a35', 0.4), 10) +
      strokeRound('M-40-18h0M-36 18h0M-12 33h0M14 33h0M38 14h0M42-14h0M26-28h0M-24-28h0', '#fff8e8', 4),
  );
  return baked(x, y, k);
}

/** A litre mug standing on 0, 0, fifty wide. */
export const stein = (ctx: PosterContext): string =>
  strokeRound('M24-58h10q10 0 10 12v18q0 12-12 12h-8', ctx.built('#e8eef0', 0.6), 7) +
  fill('M-26-70H26L23-3Q0 4-23-3z', ctx.built('#f0a92a', 0.3)) +
  fill(ctx.side > 0 ? 'M-26-70H-12L-11-2Q-18-1-23-3z' : 'M26-70H12L11-2Q18-1 23-3z', ctx.built('#b8701c', 1.2)) +
  stroke('M-9-62V-8M8-62V-8', ctx.built('#ffd878', 0), 4, opacity(0.7)) +
  fill(
    'M-30-68q-6-12 6-16q2-12 14-9q8-9 17-1q13-4 15 8q12 4 6 18q-6 6-12 0q-4 14-10 2q-10 6-18 0q-8 6-18-2z',
    ctx.built(WHITE, 0),
  );

/** A small guest in Bavarian dress, a hundred tall, a mug raised on the right. */
export function bavarian(ctx: PosterContext, woman: boolean, color: string): string {
  const skin = ctx.built('#e8b48a', 0.8);
  const mug = fill(rect(24, -92, 13, 15), ctx.built('#f0a92a', 0.2)) + fill(rect(23, -97, 15, 6), ctx.built(WHITE, 0));
  const arm = strokeRound('M11-66L24-62L30-78', ctx.built(WHITE, 0.7), 7);
  if (woman)
    return (
      fill('M-6-14H-2L-3 0H-7zM2-14H6L7 0H3z', skin) +
      fill('M-9-48H9L22-12Q0-6-22-12z', ctx.built(color, 0.9)) +
      fill('M-5-47H5L10-11Q0-8-10-11z', ctx.built(WHITE, 0.4)) +
      fill('M-13-74H13L10-46H-10z', ctx.built(color, 1.7)) +
      fill('M-13-75h26l3 13H-16z', ctx.built(WHITE, 0.5)) +
      arm +
      mug +
      fill(circle(0, -85, 9.5), skin) +
      fill('M-11-82Q-13-97 0-97T11-82Q8-90 0-90T-11-82z', ctx.built('#7a4a24', 1.4))
    );
  return (
    fill('M-11-24H-3V0H-10zM3-24H11L10 0H3z', ctx.built('#f0e4cc', 0.8)) +
    fill('M-14-50H14L12-20H2L0-30L-2-20H-12z', ctx.built('#7a4a2a', 1.3)) +
    fill('M-15-48Q-17-76-7-77H7Q17-76 15-48z', ctx.built(WHITE, 0.7)) +
    strokeRound('M-8-76V-48M8-76V-48', ctx.built('#7a4a2a', 1.5), 4) +
    arm +
    mug +
    fill(circle(0, -86, 9.5), skin) +
    fill('M-14-90H14Q10-94 9-101Q0-106-9-101Q-10-94-14-90z', ctx.built(color, 1.2)) +
    strokeRound('M8-98L14-110', ctx.built(WHITE, 0.2), 3)
  );
}

/** A long table with its benches and those who sit at it, standing on 0, 0 and 240 wide. */
export function beerTable(ctx: PosterContext, shift: number): string {
  const skin = ctx.built('#e8b48a', 0.8),
    coats = ['#fdf8ee', '#b8402f', '#2f6b4f', '#fdf8ee', '#2a5a9a'];
  const seat = (i: number) => {
    const x = -92 + i * 46,
      coat = coats[(i + shift) % 5] ?? WHITE,
      raised = (i + shift) % 2;
    return (
      fill(`M${x - 15}-44Q${x - 17}-78 ${x - 7}-79H${x + 7}Q${x + 17}-78 ${x + 15}-44z`, ctx.built(coat, 0.9)) +
      fill(circle(x, -89, 9.5), skin) +
      ((i + shift) % 3
        ? fill(`M${x - 14}-93h28q-4-4-5-11q-9-4-18 0q-1 7-5 11z`, ctx.built(shift ? '#3f5a44' : '#5a4a3a', 1.2))
        : fill(`M${x - 11}-85q-2-16 11-16t11 16q-3-8-11-8t-11 8z`, ctx.built('#8a4f24', 1.3))) +
      (raised
        ? strokeRound(`M${x + 11}-70l12 2l4-18`, ctx.built(coat, 1.3), 7) +
          fill(rect(x + 20, -102, 14, 16), ctx.built('#f0a92a', 0.2)) +
          fill(rect(x + 19, -107, 16, 6), ctx.built(WHITE, 0))
        : fill(rect(x + 15, -62, 13, 15), ctx.built('#f0a92a', 0.2)) + fill(rect(x + 14, -66, 15, 6), ctx.built(WHITE, 0)))
    );
  };
  return (
    fill(ellipse(0, 0, 140, 11), ctx.tone('#5a4438', 2.4), opacity(0.4)) +
    times(5, seat) +
    fill(rect(-120, -48, 240, 9), ctx.built('#e0a860', 0.4)) +
    fill(rect(-120, -40, 240, 5), ctx.built('#8a5a30', 1.8)) +
    stroke('M-96-36L-80 0M-80-36L-96 0M80-36L96 0M96-36L80 0', ctx.built('#4f7a62', 1.8), 5) +
    fill(rect(-112, -22, 224, 6), ctx.built('#d0924c', 0.7)) +
    stroke(
      times(2, (i) => tick(-70 + i * 140, -16, 18)),
      ctx.built('#4f7a62', 1.8),
      5,
    )
  );
}
