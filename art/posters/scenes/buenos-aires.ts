import { cumulus } from '../engine/clouds.ts';
import type { PosterContext } from '../engine/context.ts';
import { windowColor } from '../engine/kits/window-color.ts';
import { circle, polygon, rect, segment, times } from '../engine/path.ts';
import { people } from '../engine/people.ts';
import { fade, ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke, strokeRound } from '../engine/svg.ts';
import { skyline } from '../engine/town.ts';

const IRON = '#3a3a44';

/** Colours of a house: corrugated wall, woodwork, shutters. */
type Paint = readonly [wall: string, trim: string, shutter: string];
const PAINTS: readonly Paint[] = [
  ['#f2b832', '#d8402f', '#2f6fb8'],
  ['#2f7fc4', '#f6c93a', '#d8402f'],
  ['#e0523a', '#f8ead0', '#2f9a6a'],
  ['#3fa878', '#f6c93a', '#c83a5a'],
  ['#f08a3a', '#2f5fa8', '#f8ead0'],
  ['#d8587a', '#f8ead0', '#2f7fc4'],
];

/** A tango on the cobbles of La Boca, between houses of painted tin. */
export const buenosAires: Scene = {
  horizon: 830,
  wideTop: 304,
  mood: 'cobalt',
  night: 'violet',
  sun: { x: 912, y: 470, r: 78 },
  ground(ctx) {
    return {
      sky: cumulus(ctx, 640, 400, 200, { alpha: 0.7 }),
      far:
        skyline(ctx, { y: 860, h: [50, 130], w: [34, 70], depth: 0.56, albedo: '#b59a8a', seed: 'bue' }) +
        place(800, 872, 1.3, obelisk(ctx)),
    };
  },
  draw(ctx) {
    return {
      main: street(ctx) + row(ctx, -1) + row(ctx, 1) + bunting(ctx),
      front:
        lamp(ctx, 528, 1120, 1.1) +
        lamp(ctx, 1050, 1090, 0.95) +
        people(ctx, [
          [700, 962, 46],
          [722, 964, 44],
          [900, 972, 48],
          [966, 1000, 56],
        ]) +
        tango(ctx, 780, 1184),
    };
  },
};

const obelisk = (ctx: PosterContext): string =>
  fill('M-17 0L-12-236L0-258L12-236L17 0z', ctx.built('#fffaf0', 0.1, 0.06)) +
  fill(ctx.side > 0 ? 'M-17 0L-12-236L0-258V0z' : 'M17 0L12-236L0-258V0z', ctx.built('#fffaf0', 1.7, 0.12));

/** A side of the street in perspective: it runs from the frame towards the vanishing point. side -1 left, 1 right. */
function row(ctx: PosterContext, side: 1 | -1): string {
  const vanishing = { x: 800, y: 850 };
  // distance from the axis, in stage units, and the scale that goes with it
  const xAt = (k: number): number => vanishing.x + side * 400 * k;
  const quad = (k0: number, k1: number, low: number, high: number): string =>
    polygon([
      xAt(k0),
      vanishing.y + low * k0,
      xAt(k1),
      vanishing.y + low * k1,
      xAt(k1),
      vanishing.y + high * k1,
      xAt(k0),
      vanishing.y + high * k0,
    ]);
  const facing = ctx.side === side ? 1.5 : 0.4;
  const cuts = [0.26, 0.38, 0.54, 0.76, 1.08, 1.5, 2.2, 3.4];
  const roofs = [-310, -350, -300, -360, -320, -350, -300];
  let out = '';
  for (let i = 0; i < roofs.length; i++) {
    const [k0 = 0, k1 = 0, top = 0] = [cuts[i], cuts[i + 1], roofs[i]];
    const [wall, trim, shutter] = PAINTS[(i * 2 + (side > 0 ? 1 : 0)) % PAINTS.length] ?? ['#fff', '#fff', '#fff'];
    if (Math.min(xAt(k0), xAt(k1)) > ctx.right || Math.max(xAt(k0), xAt(k1)) < ctx.left) continue;
    const depth = Math.max(0, 0.24 - i * 0.06);
    // equal steps along the wall are equal steps of 1 / k
    const along = (t: number): number => 1 / (1 / k0 + (1 / k1 - 1 / k0) * t);
    const slot = (t: number, w: number, low: number, high: number): string => quad(along(t - w), along(t + w), low, high);
    const ribs = times(9, (j) =>
      segment(
        xAt(along((j + 1) / 10)),
        vanishing.y + 90 * along((j + 1) / 10),
        xAt(along((j + 1) / 10)),
        vanishing.y + top * along((j + 1) / 10),
      ),
    );
    const bays = [0.26, 0.74];
    out +=
      fill(quad(k0, k1, 90, top), ctx.built(wall, facing, depth)) +
      stroke(ribs, ctx.built(wall, facing + 1, depth), 2 + i * 0.5, opacity(0.55)) +
      fill(
        quad(k0, k1, top, top - 16) + quad(k0, k1, -112, -124) + quad(k0, along(0.05), 90, top) + quad(along(0.95), k1, 90, top),
        ctx.built(trim, facing, depth),
      ) +
      fill(bays.map((t) => slot(t, 0.17, -148, -262)).join('') + slot(0.74, 0.18, 10, -76), ctx.built(shutter, facing, depth)) +
      fill(bays.map((t) => slot(t, 0.085, -154, -256)).join('') + slot(0.74, 0.1, 4, -70), windowColor(ctx, '#3a3040', depth)) +
      fill(slot(0.26, 0.13, 90, -72), ctx.built(trim, facing + 0.6, depth)) +
      fill(slot(0.26, 0.09, 90, -60), ctx.built('#4a3034', 2.2, depth)) +
      (i % 2 ? fill(quad(along(0.08), along(0.92), -128, -176), ctx.built(IRON, 2.2, depth), opacity(0.85)) : '');
  }
  return out;
}

/** Cobbled street running to the end of the block. */
const street = (ctx: PosterContext): string =>
  fill(
    rect(ctx.left, 860, ctx.right - ctx.left, 430),
    ctx.verticalGradient(ramp(ctx.tone('#d8b48a', 0.6, 0.1), ctx.tone('#9a7868', 1.6)), 860, 1250),
  ) +
  stroke(
    times(13, (i) => segment(800 + (i - 6) * 18, 872, 800 + (i - 6) * 190, 1290)),
    ctx.tone('#6f5450', 2),
    3,
    opacity(0.32),
  ) +
  stroke(
    times(11, (i) => `M${ctx.left} ${882 + i * 8 + i * i * 3}H${ctx.right}`),
    ctx.tone('#6f5450', 2),
    3,
    `stroke-dasharray="44 9" ${opacity(0.3)}`,
  );

/** Strings of little flags over the street. */
function bunting(ctx: PosterContext): string {
  const colors = ['#8ec6ee', '#fffaf0', '#f6c93a'];
  const flags = ['', '', ''];
  let ropes = '';
  for (const [y, sag, k] of [
    [560, 60, 1],
    [672, 40, 0.66],
    [746, 26, 0.44],
  ] as const) {
    const [from, to] = [800 - 480 * k * 1.4, 800 + 480 * k * 1.4];
    ropes += `M${from} ${y}Q800 ${y + 2 * sag} ${to} ${y}`;
    for (let i = 1; i < 18; i++) {
      const t = i / 18;
      const [x, foot] = [Math.round(from + (to - from) * t), Math.round(y + 4 * sag * t * (1 - t))];
      flags[i % 3] += `M${x - Math.round(15 * k)} ${foot}h${Math.round(30 * k)}l${-Math.round(15 * k)} ${Math.round(36 * k)}z`;
    }
  }
  return stroke(ropes, ctx.tone(IRON, 2), 2) + flags.map((d, i) => fill(d, ctx.tone(colors[i] ?? '#fff', 0.4))).join('');
}

const lamp = (ctx: PosterContext, x: number, y: number, k: number): string =>
  place(
    x,
    y,
    k,
    (ctx.night ? fill(circle(0, -236, 90), ctx.radialGradient(fade(ctx.mood.glow, 0.75, 0), 0, -236, 90)) : '') +
      fill('M-12 0L-6-22V-196H6V-22L12 0z', ctx.tone(IRON, 2.4)) +
      strokeRound('M-22-190H22', ctx.tone(IRON, 2.4), 5) +
      fill('M-20-200L-28-258H28L20-200z', ctx.night ? '#fff2c8' : ctx.tone('#fdf4dc', 0.3)) +
      fill('M-32-256L0-286L32-256z', ctx.tone(IRON, 2.4)),
  );

/** A couple mid-step, around 0, 0. */
const tango = (ctx: PosterContext, x: number, y: number): string => {
  const suit = ctx.tone('#2a2634', 2.3);
  const skin = ctx.tone('#e2b088', 1);
  const dress = ctx.tone('#d8283a', 0.7);
  return place(
    x,
    y,
    1,
    fill('M-120 10Q0 26 150 8Q0 42-120 10z', ctx.tone('#4a3438', 2.4), opacity(0.4)) +
      fill('M-30-180Q-44-110-40-60L-70-4L-96 2V8H-56L-16-62L-6-112L18-58L26 8H62V0L44-4L40-66L22-184z', suit) +
      fill('M-38-276Q-46-230-32-172H26Q36-230 20-278Q-10-290-38-276z', suit) +
      fill('M-14-284L-4-240 8-284z', ctx.tone('#fdf6ea', 0.3)) +
      fill('M-24-318Q-24-342-2-344Q20-342 20-318Q18-292-2-290Q-22-292-24-318z', skin) +
      fill('M-38-330H34L28-338Q22-366-2-366Q-26-366-28-338z', suit) +
      strokeRound('M-30-262Q20-244 74-252', suit, 19) +
      strokeRound('M16-268Q60-312 104-352', suit, 16) +
      fill(circle(108, -356, 9), skin) +
      fill('M34-256Q50-276 84-268Q100-222 84-184Q130-140 168-96Q120-100 104-84L72-120Q40-150 48-186z', dress) +
      fill('M84-184Q130-140 168-96Q120-100 104-84L84-130z', ctx.tone('#d8283a', 1.9)) +
      strokeRound('M78-124L44-60L24-4', skin, 14) +
      strokeRound('M100-110L160-66L214-94', skin, 13) +
      fill('M8 6Q10-8 26-12L34 2V8zM206-104L226-100L222-84z', ctx.tone('#d8283a', 1.4)) +
      strokeRound('M76-262Q96-310 106-350', skin, 11) +
      strokeRound('M44-258Q8-262-14-252', skin, 11) +
      fill('M38-300Q38-322 58-324Q78-322 78-300Q76-278 58-276Q40-278 38-300z', skin) +
      fill('M40-312Q44-334 66-332Q92-328 90-300Q88-284 78-282Q84-304 70-314Q56-318 40-312z', ctx.tone('#3a2028', 2.3)) +
      fill(circle(88, -316, 9), ctx.tone('#f6f0e4', 0.3)),
  );
};
