import { mix } from '../color.ts';
import type { PosterContext } from '../context.ts';
import { at } from '../numbers.ts';
import { circle, ellipse, path, rect } from '../path.ts';
import { fade } from '../ramps.ts';
import { fill, opacity, place, stroke, strokeRound } from '../svg.ts';

const red = '#d63a2f';
const teal = '#1f8a8c';
const yellow = '#f4b62f';
const cream = '#fff4dc';

const horsePath =
  'M-27-6Q-29-20-13-20H5Q12-22 15-36L16-45L21-39L36-27L33-21L24-24Q24-12 20-4L31 4L27 9L13 2H-10L-20 13L-25 11L-19-1zM-26-13q-14 0-15 18q9-3 14-11z';

/** Around the middle of its platform. */
export function carousel(ctx: PosterContext): string {
  const R = 186;
  const rim = -186;
  const slices = 14;
  const rimAt = (i: number) => {
    const a = (i / slices - 0.5) * Math.PI;
    return [R * Math.sin(a), rim + 22 * Math.cos(a)] as const;
  };
  const roof = ['', ''];
  const valance = ['', ''];
  let bulbs = '';
  let away = '';
  for (let i = 0; i < slices; i++) {
    const [x1, y1] = rimAt(i);
    const [x2, y2] = rimAt(i + 1);
    const slice = path`M${x1} ${y1}Q${x1 * 0.4} ${y1 - 76} 0 -322Q${x2 * 0.4} ${y2 - 76} ${x2} ${y2}z`;
    roof[i % 2] += slice;
    if (ctx.side > 0 ? i < 4 : i > 9) away += slice;
    valance[(i + 1) % 2] += path`M${x1} ${y1}L${x2} ${y2}V${y2 + 18}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + 44} ${x1} ${y1 + 18}z`;
    bulbs += path`M${x2} ${y2 + 2}h0`;
  }
  const horse = ctx.reuse(horsePath);
  const brass = ctx.built('#e8b84a', 0.6);
  const mount = (x: number, y: number, k: number, c: string, saddle: string, rider = '') =>
    place(
      x,
      y,
      k,
      stroke(`M0 ${Math.round((-150 - y) / k)}V${Math.round((-14 - y) / k)}`, brass, 4.4) +
        (rider
          ? fill('M-9-19Q-10-44 0-44T9-19z', ctx.built(rider, 0.6)) +
            fill(circle(1, -53, 10), ctx.tone('#4a3026', 1.5)) +
            strokeRound('M4-36L15-30', ctx.built('#e6ac86', 0.8), 5)
          : '') +
        horse(ctx.built(c, 0.3)) +
        fill('M-12-21H7L4-8H-9z', ctx.built(saddle, 0.8)) +
        stroke('M15-36Q14-26 6-21', ctx.built(saddle, 1.4), 4),
    );
  const light = ctx.night ? fill(circle(0, -110, 330), ctx.radialGradient(fade(ctx.mood.glow, 0.42, 0), 0, -110, 330)) : '';
  return (
    light +
    fill(ellipse(0, 4, 206, 26), ctx.tone('#7a5a58', 2.4), opacity(0.45)) +
    fill(`M-190-10V2A190 24 0 0 0 190 2V-10z`, ctx.built(red, 1.4)) +
    fill(ellipse(0, -10, 190, 24), ctx.built('#f0d2a0', ctx.night ? 0 : 0.7)) +
    fill(
      `M-164-14V${rim}H164V-14A164 18 0 0 1-164-14z`,
      ctx.night ? mix(ctx.mood.glow, '#8a4a3a', 0.42) : ctx.tone('#8a4a52', 1.8),
    ) +
    fill(rect(-56, rim, 112, 172), ctx.built(cream, 0.7)) +
    fill(rect(-44, rim + 44, 24, 104) + rect(-12, rim + 44, 24, 104) + rect(20, rim + 44, 24, 104), ctx.built(teal, 0.9)) +
    fill(circle(-32, rim + 96, 8) + circle(0, rim + 96, 8) + circle(32, rim + 96, 8), brass) +
    mount(-92, -74, 0.72, '#cfc2c8', teal) +
    mount(92, -66, 0.72, '#cfc2c8', red) +
    mount(-134, -48, 1, '#fff8ee', red, '#3f7fd0') +
    mount(-46, -58, 1.06, '#5a4450', yellow) +
    mount(46, -44, 1.06, '#fff8ee', teal, yellow) +
    mount(136, -56, 1, '#c98a5a', red, '#e86a9a') +
    fill(at(roof, 0), ctx.built(red, 0.7)) +
    fill(at(roof, 1), ctx.built(cream, 0.4)) +
    fill(away, ctx.built('#5a2440', 2.2), opacity(0.26)) +
    fill(at(valance, 0), ctx.built(teal, 0.7)) +
    fill(at(valance, 1), ctx.built(yellow, 0.5)) +
    strokeRound(bulbs, ctx.night ? '#fff3c8' : '#fffaf0', 8) +
    fill(circle(0, -326, 11), brass) +
    stroke('M0-330V-392', ctx.built('#5a4450', 1.8), 4) +
    fill('M2-392Q24-402 40-390T72-388L60-376L70-364Q50-362 38-370T2-366z', ctx.built(yellow, 0.5))
  );
}
