import { parkTrees } from '../engine/broadleaf.ts';
import { cumulus } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import type { PosterContext } from '../engine/context.ts';
import { bavarian, beerTable, pretzel, stein } from '../engine/kits/bavarian.ts';
import { beerTent, flag } from '../engine/kits/beer-tent.ts';
import { ferrisWheel } from '../engine/kits/ferris-wheel.ts';
import { lampPool } from '../engine/kits/winter.ts';
import { at } from '../engine/numbers.ts';
import { circle, ellipse, onionDome, path, polygon, rect, roundArch, standingRect, tick, times } from '../engine/path.ts';
import { ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, group, opacity, place, stroke, strokeRound } from '../engine/svg.ts';

/** Foot of the tent. */
const Y = 1010;
const BLUE = '#1c78d8';
const WHITE = '#fdf8ee';
const RED = '#c8352b';

/** Oktoberfest: a beer tent in white and blue, the wheel behind it, benches and a pretzel stall before it. */
export const oktoberfest: Scene = {
  horizon: 950,
  wideTop: 250,
  mood: 'saffron',
  night: 'violet',
  sun: { x: 1180, y: 380, r: 0 },
  plane: [770, 250, -12, 0.6],
  ground(ctx) {
    return {
      sky: cumulus(ctx, 420, 440, 240) + cumulus(ctx, 1490, 560, 320),
      far: munich(ctx) + parkTrees(ctx, { y: 936, size: [40, 70], albedo: '#7a8a3c', depth: 0.26, seed: 'oktw', drop: 90 }),
    };
  },
  draw(ctx) {
    return {
      behind: ferrisWheel(ctx, 1064, 586, 216, 1000, [RED, '#2f8f7a', '#f0b02e', BLUE]),
      main: carousel(ctx, 96, 1004) + square(ctx) + beerTent(ctx, 690, Y) + maypole(ctx, 1390, 1040),
      front: crowd(ctx) + stall(ctx, 1166, 1106) + tables(ctx) + lights(ctx) + (ctx.bottom > 1200 ? board(ctx) : ''),
    };
  },
};

/** Far roofs, and the two domed towers of the Frauenkirche. */
function munich(ctx: PosterContext) {
  const d = 0.45,
    brick = '#b8694a',
    tower = (x: number) => standingRect(x, 940, 36, 262) + rect(x - 21, 730, 42, 6);
  return (
    fill(tower(222) + tower(282), ctx.tone(brick, 1, d)) +
    fill(polygon([206, 940, 206, 770, 414, 770, 444, 940]), ctx.tone(brick, 1.6, d)) +
    fill(
      ctx.side > 0 ? rect(204, 678, 12, 262) + rect(264, 678, 12, 262) : rect(228, 678, 12, 262) + rect(288, 678, 12, 262),
      ctx.tone(brick, 2.2, d),
    ) +
    fill([222, 282].map((x) => onionDome(x, 680, 34, 62, 0.04) + tick(x, 606, 20)).join(''), ctx.tone('#6f9a86', 1, d)) +
    fill(
      [222, 282].map((x) => roundArch(x, 726, 12, 34) + roundArch(x, 800, 12, 34)).join(''),
      ctx.night ? mix(ctx.mood.glow, ctx.mood.haze, d) : ctx.tone('#4a3a40', 2, d),
    ) +
    fill(
      'M-260 960V880l40-34l44 34h60l30-30l34 30v-24l50-30l44 32h70l36-34l40 34v100zM1240 960V876l44-36l40 36h66l26-24l30 24v-18l54-34l48 34h72l40-36l44 36h90v120z',
      ctx.tone('#c98a64', 1.3, 0.5),
    )
  );
}

function square(ctx: PosterContext) {
  return (
    fill(
      rect(ctx.left, Y - 24, ctx.right - ctx.left, 310),
      ctx.verticalGradient(ramp(ctx.tone('#dcc096', 0.8), ctx.tone('#b08c6c', 1.6)), Y, 1270),
    ) +
    fill(ellipse(690, Y + 16, 700, 26), ctx.tone('#6b4a44', 2.2), opacity(0.35)) +
    (ctx.night ? place(690, Y + 40, 1, lampPool(ctx, 640, 0.7)) + place(1166, 1110, 1, lampPool(ctx, 260, 0.7)) : '')
  );
}

/** A swing ride: a turning crown, chairs flying out on their chains. */
function carousel(ctx: PosterContext, x: number, y: number) {
  let chains = '',
    chairs = '',
    riders = '';
  const rider = ctx.stamp('rider', () => fill(`${circle(0, -16, 6)}M-6 0v-8q6-6 12 0v8l6 12h-6z`, ctx.tone('#4a3444', 2)));
  for (let i = 0; i < 9; i++) {
    const q = (i - 4) / 4,
      cx = x + q * 128,
      ex = x + q * 204,
      ey = y - 138 - Math.abs(q) * 30;
    chains += path`M${cx} ${y - 292}L${ex} ${ey}`;
    chairs += path`M${ex - 8} ${ey}h16v5h-16z`;
    riders += rider(ex, ey);
  }
  return (
    fill(polygon([x - 26, y, x - 18, y - 330, x + 18, y - 330, x + 26, y]), ctx.built(WHITE, 0.8)) +
    stroke(
      times(6, (i) => path`M${x - 22} ${y - 30 - i * 48}l44-30`),
      ctx.built(RED, 0.9),
      12,
    ) +
    stroke(chains, ctx.built('#4a3a48', 2), 2) +
    fill(chairs, ctx.built(BLUE, 0.8)) +
    riders +
    fill(path`M${x - 144} ${y - 304}L${x} ${y - 404}L${x + 144} ${y - 304}z`, ctx.built(RED, 0.7)) +
    fill(
      times(3, (i) => path`M${x - 96 + i * 72} ${y - 304}L${x} ${y - 404}L${x - 56 + i * 72} ${y - 304}z`),
      ctx.built(WHITE, 0.4),
    ) +
    fill(rect(x - 148, y - 308, 296, 20), ctx.built('#f0b02e', 0.5)) +
    strokeRound(
      path`M${x - 138} ${y - 298}H${x + 140}`,
      ctx.night ? '#fff3c8' : ctx.built(WHITE, 0),
      8,
      'stroke-dasharray="0 23"',
    ) +
    fill(standingRect(x, y - 400, 6, 30) + circle(x, y - 434, 8), ctx.built('#f0c040', 0.2)) +
    fill(standingRect(x, y, 230, 24), ctx.built('#8a5a3a', 1.4))
  );
}

/** A maypole wound in white and blue, wreaths hung from it. */
function maypole(ctx: PosterContext, x: number, y: number) {
  const pole = rect(x - 9, y - 560, 18, 560);
  return (
    fill(pole, ctx.built(WHITE, 0.4)) +
    group(
      stroke(
        times(16, (i) => path`M${x - 14} ${y - 10 - i * 36}l28-22`),
        ctx.built(BLUE, 0.7),
        14,
      ),
      ctx.clip(pole),
    ) +
    [210, 330, 440]
      .map(
        (v, i) =>
          stroke(
            path`M${x} ${y - v - 40}L${x - 62 + i * 12} ${y - v}M${x} ${y - v - 40}L${x + 62 - i * 12} ${y - v}`,
            ctx.built('#6b4a34', 2),
            2.4,
          ) +
          strokeRound(
            path`M${x - 66 + i * 12} ${y - v}a${66 - i * 12} 15 0 1 0 ${132 - i * 24} 0a${66 - i * 12} 15 0 1 0 ${-132 + i * 24} 0`,
            ctx.built('#3f7a4c', 1),
            11,
          ) +
          strokeRound(
            path`M${x - 60 + i * 12} ${y - v + 8}Q${x} ${y - v + 22} ${x + 60 - i * 12} ${y - v + 8}`,
            ctx.built(RED, 0.5),
            6,
            'stroke-dasharray="0 20"',
          ),
      )
      .join('') +
    flag(ctx, x, y - 556, 40, [WHITE, BLUE], 0.8)
  );
}

/** The pretzel stall, under a great pretzel. */
function stall(ctx: PosterContext, x: number, y: number) {
  if (x + 200 < ctx.left || x - 200 > ctx.right) return '';
  const wood = '#a8703f',
    inside = ctx.night ? ctx.verticalGradient(ramp('#fff3c8', ctx.mood.glow), -128, -56) : ctx.built('#6b4030', 2.1);
  return (
    fill(ellipse(x, y + 2, 150, 14), ctx.tone('#6b4a44', 2.2), opacity(0.4)) +
    place(
      x,
      y,
      1,
      fill(rect(-104, -140, 208, 140), ctx.built(wood, 1.3)) +
        fill(rect(-94, -130, 188, 76), inside) +
        fill('M-20-56q0-36 20-36t20 36z', ctx.built(WHITE, 0.5)) +
        fill(circle(0, -103, 12), ctx.built('#e8b48a', 0.7)) +
        fill('M-13-105q0-16 13-16t13 16z', ctx.built(BLUE, 0.6)) +
        [-72, -44, 44, 72]
          .map((q, i) => stroke(tick(q, -130, 14), ctx.built('#4a3028', 2.4), 2) + pretzel(ctx, q, -104 + (i % 2) * 5, 0.25))
          .join('') +
        fill(rect(-114, -60, 228, 13), ctx.built('#e0b070', 0.3)) +
        [-78, -46, 48, 80].map((q) => pretzel(ctx, q, -70, 0.24)).join('') +
        fill(rect(-104, -47, 208, 47), ctx.built(BLUE, 0.9)) +
        fill(
          times(7, (i) => path`M${-104 + i * 30} -24l14-23l14 23l-14 24z`),
          ctx.built(WHITE, 0.3),
        ) +
        fill('M-128-136L-96-186H96L128-136z', ctx.built(WHITE, 0.2)) +
        fill(
          times(4, (i) => path`M${-96 + i * 55} -136L${-72 + i * 41} -186h20L${-66 + i * 55} -136z`),
          ctx.built(RED, 0.6),
        ) +
        fill(
          times(9, (i) => path`M${-128 + i * 28.4} -137h28.4q-14 22-28.4 0z`),
          ctx.built(RED, 0.9),
        ) +
        stroke('M-16-186V-206M16-186V-206', ctx.built('#4a3028', 2), 6),
    ) +
    pretzel(ctx, x, y - 240, 1.1)
  );
}

/** Guests between the tables. */
function crowd(ctx: PosterContext) {
  const kinds = (
    [
      [true, '#2a6f9a'],
      [false, '#3f6a4a'],
      [true, '#b8354a'],
      [false, '#6b4a34'],
      [true, '#3f7a4c'],
    ] as const
  ).map(([woman, color], i) => ctx.stamp(`okg${i}`, () => bavarian(ctx, woman, color)));
  const r = ctx.random('wiesn');
  let out = '';
  for (let i = 0; i < 28; i++) {
    const x = -180 + i * 71 + r.jitter(20),
      y = 1026 + r.range(0, 14),
      kind = r.int(0, 4),
      flip = r() < 0.5;
    if (x < ctx.left || x > ctx.right || Math.abs(x - 1166) < 120) continue;
    out += at(kinds, kind)(x, y, Math.round(44 + (y - 1026) * 0.6) / 100, flip);
  }
  for (const [x, y, h, kind, flip] of [
    [1010, 1108, 74, 2, true],
    [966, 1112, 78, 1, false],
    [1316, 1112, 76, 0, true],
    [1356, 1116, 80, 3, true],
    [-60, 1110, 76, 4, false],
    [1700, 1110, 78, 1, true],
  ] as const)
    if (x > ctx.left && x < ctx.right) out += at(kinds, kind)(x, y, h / 100, flip);
  return out;
}

function tables(ctx: PosterContext) {
  const kinds = [0, 1].map((shift) => ctx.stamp(`okt${shift}`, () => beerTable(ctx, shift)));
  return (
    [
      [-130, 1064, 0.66, 0],
      [90, 1060, 0.66, 1],
      [390, 1062, 0.66, 0],
      [560, 1062, 0.66, 1],
      [840, 1062, 0.66, 0],
      [1520, 1064, 0.66, 1],
      [160, 1122, 0.96, 0],
      [450, 1124, 0.96, 1],
      [760, 1124, 0.96, 0],
      [1530, 1124, 0.96, 0],
    ] as const
  )
    .filter(([x, , k]) => x + 140 * k > ctx.left && x - 140 * k < ctx.right)
    .map(([x, y, k, kind]) => at(kinds, kind)(x, y, k))
    .join('');
}

/** Lamps on their strings above the benches. */
const lights = (ctx: PosterContext) => {
  const strings = 'M-240 900Q0 1000 240 890Q360 960 480 930M900 930Q1060 1000 1250 880Q1420 990 1840 900';
  return ctx.night
    ? stroke(strings, ctx.tone('#2a2434', 2.6), 2) + strokeRound(strings, '#fff0c0', 8, 'stroke-dasharray="0 26"')
    : stroke(strings, ctx.built('#5a4a48', 2), 2) + strokeRound(strings, ctx.built(WHITE, 0), 7, 'stroke-dasharray="0 26"');
};

/** The table we sit at ourselves: mugs and a pretzel, where the window reaches down to it. */
function board(ctx: PosterContext) {
  const mug = ctx.stamp('okm', () => stein(ctx));
  return (
    fill(rect(ctx.left, 1192, ctx.right - ctx.left, 80), ctx.built('#c98a48', 0.7)) +
    stroke(`M${ctx.left} 1204H${ctx.right}M${ctx.left} 1222H${ctx.right}`, ctx.built('#9a6430', 1.2), 2, opacity(0.6)) +
    fill(rect(ctx.left, 1188, ctx.right - ctx.left, 6), ctx.built('#f0c080', 0)) +
    mug(404, 1218, 1.16) +
    mug(494, 1230, 1.24, true) +
    mug(1136, 1226, 1.22) +
    pretzel(ctx, 1238, 1190, 0.74)
  );
}
