import type { PosterContext } from '../context.ts';
import { at } from '../numbers.ts';
import { areaUnder, circle, smooth } from '../path.ts';
import { fill, group, strokeRound } from '../svg.ts';

const red = '#d63a2f';
const teal = '#1f8a8c';
const yellow = '#f4b62f';

/** Crests and dips of the track: x, y. The first drop is the picture. */
const course = [
  [-460, 640],
  [-240, 880],
  [452, 398],
  [690, 884],
  [918, 500],
  [1104, 846],
  [1292, 590],
  [1450, 850],
  [1610, 660],
  [1790, 866],
  [1990, 700],
] as const;

function trackAt(x: number): number {
  let i = 0;
  while (i < course.length - 2 && x > at(course, i + 1)[0]) i++;
  const [x1, y1] = at(course, i);
  const [x2, y2] = at(course, i + 1);
  const t = Math.max(0, Math.min(1, (x - x1) / (x2 - x1)));
  return y1 + (y2 - y1) * (0.5 - Math.cos(t * Math.PI) / 2);
}

/** Posts, ledgers and crossed braces over the whole `ground`: four wide strokes cut into bars by their dashes. */
function lattice(ground: number, bay: number, storey: number): string {
  const bars = (d: string, thick: number, every: number, width: number, extra = '') =>
    `<path fill="none" d="${d}" stroke-width="${width}" stroke-dasharray="${thick} ${every - thick}"${extra}/>`;
  const row = (thick: number, extra = '') => bars(`M${-bay * 40 - thick / 2}-310H${bay * 80}`, thick, bay, 620, extra);
  const lean = Math.round((Math.atan(bay / storey) * 18000) / Math.PI) / 100;
  return `<g transform="translate(0 ${ground})">${row(5)}${bars(`M800 2V-620`, 5, storey, 2600)}${row(4, ` transform="skewX(${lean})"`)}${row(4, ` transform="skewX(${-lean})"`)}</g>`;
}

/** Five cars strung along the crest and the drop, arms in the air. */
function train(ctx: PosterContext): string {
  const shirts = [yellow, '#3f7fd0', '#f08a5a', '#58b07a', '#e86a9a'];
  const skin = ctx.built('#e6ac86', 0.8);
  const raised = ctx.stamp('raised', () => strokeRound('M-6-40L-15-74M6-40L9-76', skin, 5) + fill(circle(0, -54, 9), skin));
  const rider = (x: number, c: string, hair: string) =>
    raised(x, 0) +
    fill(`M${x - 10}-24V-38Q${x - 9}-46 ${x}-46T${x + 10}-38V-24z`, ctx.built(c, 0.6)) +
    fill(`M${x - 9}-54a9 9 0 0 1 18 0q-9-6-18 0z`, ctx.tone(hair, 1.4));
  const wheels = ctx.stamp('wheels', () => fill(circle(-22, -6, 7) + circle(22, -6, 7), ctx.tone('#2a2730', 2.4)));
  let out = '';
  let x = 606;
  for (let car = 0; car < 5; car++) {
    const slope = (trackAt(x + 8) - trackAt(x - 8)) / 16;
    const turn = Math.round((Math.atan(slope) * 180) / Math.PI);
    const body =
      rider(-16, at(shirts, car), '#4a2c20') +
      rider(14, at(shirts, (car + 2) % 5), car % 2 ? '#e0a64a' : '#2c2230') +
      fill(
        car ? 'M-36-10V-24Q-36-32-28-32H24Q34-32 34-22V-10z' : 'M-36-10V-24Q-36-32-28-32H18Q44-30 52-10z',
        ctx.built(teal, 0.7),
      ) +
      fill(car ? 'M-36-18H34V-8H-36z' : 'M-36-18H48L52-8H-36z', ctx.built(yellow, 0.6)) +
      wheels(0, 0);
    out += `<g transform="translate(${Math.round(x)} ${Math.round(trackAt(x))})rotate(${turn})scale(1.26)">${body}</g>`;
    // the next car stands a car's length further up the track
    for (let run = 0; run < 100; x--) run += Math.hypot(1, trackAt(x) - trackAt(x - 1));
  }
  return out;
}

/** Timber from the track down to `ground`, the track, and the train on its first drop. */
export function coaster(ctx: PosterContext, ground: number): string {
  const line: number[] = [];
  for (let x = Math.floor(ctx.left / 19) * 19 - 57; x <= ctx.right + 60; x += 19) line.push(x, trackAt(x));
  const timber = ctx.share('timber', () => lattice(ground, 38, 92));
  const under = ctx.clip(areaUnder(line, ground));
  const track = ctx.define((id) => `<path id="${id}" fill="none" d="${smooth(line)}"/>`);
  const along = (color: string, width: number, extra = '') =>
    `<use href="#${track}" stroke="${color}" stroke-width="${width}"${extra && ` ${extra}`}/>`;
  return (
    group(
      `<use href="#${timber}" stroke="${ctx.built('#b5835c', 2, 0.2)}" transform="translate(${-ctx.side * 13}-9)"/>` +
        `<use href="#${timber}" stroke="${ctx.built('#fff0da', 0.5)}"/>`,
      under,
    ) +
    along(ctx.built('#8a5138', 2), 26, 'stroke-dasharray="5 9"') +
    along(ctx.built(red, 1.4), 13) +
    along(ctx.built('#ff8a6a', 0.2), 4, 'transform="translate(0-5)"') +
    (ctx.night ? along(ctx.mood.glow, 7, 'stroke-dasharray="0 26" stroke-linecap="round" transform="translate(0 16)"') : '') +
    train(ctx)
  );
}
