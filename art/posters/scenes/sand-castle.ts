import { gulls } from '../engine/birds.ts';
import { sailboat } from '../engine/boats.ts';
import { streaks } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import type { PosterContext } from '../engine/context.ts';
import { layer } from '../engine/hills.ts';
import { bathers } from '../engine/kits/bathers.ts';
import { parasol, windbreak } from '../engine/kits/parasols.ts';
import { castle, shell } from '../engine/kits/sand-castle.ts';
import { ball, bucket, child } from '../engine/kits/sand-play.ts';
import { ellipse, polygon, rect, smooth, times } from '../engine/path.ts';
import { fade } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, group, opacity, place, strokeRound } from '../engine/svg.ts';
import { grass } from '../engine/undergrowth.ts';
import { island, water } from '../engine/water.ts';

const HORIZON = 570;
const SAND = '#f0cf94';
const red = '#dc4232';
const blue = '#2f6fb0';
const white = '#fff8ea';

/** The edge of the sea, from beyond the left to beyond the right. */
const shore = [-460, 800, -120, 776, 200, 742, 480, 748, 760, 776, 1040, 782, 1300, 748, 1600, 724, 2060, 752];
const along = (drop: number) => smooth(shore.map((v, i) => (i % 2 ? v + drop : v)));

/** A sand castle on a shallow beach, a child at work on it, a family at the water's edge. */
export const sandCastle: Scene = {
  horizon: HORIZON,
  wideTop: 270,
  mood: 'riviera',
  night: 'lagoon',
  sun: { x: 470, y: 430, r: 92 },
  plane: [980, 210, -12, 0.58],
  ground(ctx) {
    return {
      sky: streaks(ctx, { n: 4, y: [250, 480], alpha: 0.85, seed: 'sc' }),
      far:
        water(ctx, { y: HORIZON, glintX: 470, lines: 24, bottom: mix(ctx.mood.water[1], ctx.mood.water[0], 0.25) }) +
        island(ctx, { x: 1330, y: HORIZON + 2, w: 620, h: 84, depth: 0.5, albedo: '#6f9a80', reflect: false }) +
        village(ctx) +
        sailboat(ctx, 896, 652, 0.86, { depth: 0.04, sail: '#ffffff' }),
    };
  },
  draw(ctx) {
    return {
      main: shallows(ctx) + beach(ctx) + bathers(ctx),
      front:
        windbreak(ctx) +
        parasols(ctx) +
        place(716, 1054, 1, castle(ctx)) +
        place(1040, 1072, 1, child(ctx)) +
        place(414, 1158, 1, bucket(ctx)) +
        place(1206, 1136, 1, ball(ctx)) +
        strand(ctx) +
        gulls(ctx, [
          [640, 470, 0.6],
          [716, 430, 0.45],
          [1190, 360, 0.5],
        ]),
    };
  },
};

/** White houses on the far headland. */
const village = (ctx: PosterContext) =>
  fill(
    times(7, (i) => rect(1180 + i * 38, 540 - (i % 3) * 10, 22, 18)),
    ctx.built(white, 0.3, 0.3),
  ) +
  fill(
    times(7, (i) =>
      polygon([1177 + i * 38, 541 - (i % 3) * 10, 1191 + i * 38, 530 - (i % 3) * 10, 1205 + i * 38, 541 - (i % 3) * 10]),
    ),
    ctx.built('#d0623c', 0.9, 0.3),
  ) +
  fill(
    times(7, (i) => rect(1188 + i * 38, 546 - (i % 3) * 10, 6, 7)),
    ctx.pane('#6a6a74', 0.2),
  );

/** Knee-deep water over sand, and the small waves that run out on it. */
function shallows(ctx: PosterContext): string {
  const pale = ctx.night ? mix(ctx.mood.water[0], '#bfe8e0', 0.2) : mix(ctx.mood.water[0], '#a8ecd8', 0.7);
  const foam = ctx.tone('#ffffff', 0.2);
  return (
    fill(`${along(10)}V640H-460z`, ctx.verticalGradient(fade(pale, 0, 0.95), 630, 780)) +
    [
      [-96, 3, 0.4, '80 140 46 90'],
      [-60, 5, 0.6, '150 90 60 120'],
      [-26, 8, 0.8, '260 60 120 90'],
    ]
      .map(([drop, width, alpha, dash]) =>
        strokeRound(along(drop as number), foam, width as number, `${opacity(alpha as number)} stroke-dasharray="${dash}"`),
      )
      .join('')
  );
}

function beach(ctx: PosterContext): string {
  const wet = mix(ctx.tone('#d8b07c', 1.1), ctx.mood.water[0], 0.22);
  return (
    fill(`${along(0)}V1290H-460z`, ctx.tone('#ffffff', 0.1)) +
    fill(`${along(9)}V1290H-460z`, wet) +
    layer(ctx, `${along(54)}V1290H-460z`, { y: 800, albedo: '#f6d9a2', tone: 0.55, foot: 460, mist: 0.16, rim: 0.6 }) +
    // low ridges that the wind left
    strokeRound(
      'M-420 930Q-240 900-60 926M120 906Q250 884 400 900M1180 912Q1330 890 1480 914M1560 1010Q1700 990 1860 1016M-300 1070Q-120 1044 60 1066M930 1200Q1090 1172 1260 1196M330 1196Q470 1174 620 1200',
      ctx.tone(SAND, 2),
      5,
      opacity(0.35),
    )
  );
}

function parasols(ctx: PosterContext): string {
  const towel = (x: number, y: number, c: string) =>
    fill(polygon([x - 120, y, x + 60, y - 8, x + 110, y + 40, x - 100, y + 50]), ctx.built(c, 0.8)) +
    fill(
      polygon([x - 90, y - 1, x - 66, y - 2, x - 40, y + 47, x - 66, y + 48]) +
        polygon([x + 10, y - 6, x + 34, y - 7, x + 76, y + 42, x + 50, y + 43]),
      ctx.built(white, 0.5),
    );
  return (
    parasol(ctx, 60, 880, 0.5, '#f2b632', -6) +
    parasol(ctx, -130, 900, 0.56, red, 5) +
    parasol(ctx, 1450, 872, 0.5, blue, 6) +
    parasol(ctx, 1640, 900, 0.6, '#f2b632', -5) +
    towel(1226, 984, '#2f9a94') +
    parasol(ctx, 1196, 1000, 0.94, red, -5)
  );
}

/** What lies at the viewer's feet. */
function strand(ctx: PosterContext): string {
  const prints = [0, 1, 2, 3, 4, 5].map((i) => ellipse(620 + i * 58, 1222 - i * 8 + (i % 2) * 20, 13, 6)).join('');
  const star = 'M0-26L7-8L26-7L11 5L16 24L0 13L-16 24L-11 5L-26-7L-7-8z';
  return (
    fill(prints, ctx.tone(SAND, 2.2), opacity(0.55)) +
    place(1030, 1176, 1, strokeRound(star, ctx.tone('#e8704a', 0.8), 6) + fill(star, ctx.tone('#e8704a', 0.8))) +
    [
      [560, 1196, 1.1],
      [690, 1166, 0.8],
      [1128, 1216, 1],
      [150, 1120, 1],
      [1420, 1090, 1],
    ]
      .map(([x, y, k]) => place(x ?? 0, y ?? 0, k ?? 1, fill(shell, ctx.tone(white, 0.5))))
      .join('') +
    group(
      grass(ctx, { y: 1262, h: [60, 150], gap: 5, albedo: '#8fa05a', tone: 1.6, seed: 'scg', from: 180, to: 372 }) +
        grass(ctx, { y: 1262, h: [50, 130], gap: 5, albedo: '#8fa05a', tone: 1.6, seed: 'sch', from: 1262, to: 1430 }),
    )
  );
}
