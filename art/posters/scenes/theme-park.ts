import { parkTrees } from '../engine/broadleaf.ts';
import { streaks } from '../engine/clouds.ts';
import type { PosterContext } from '../engine/context.ts';
import { hills, layer } from '../engine/hills.ts';
import { carousel } from '../engine/kits/carousel.ts';
import { figures } from '../engine/kits/family.ts';
import { garlands } from '../engine/kits/garlands.ts';
import { kiosk } from '../engine/kits/park-kiosk.ts';
import { coaster } from '../engine/kits/roller-coaster.ts';
import { balloons } from '../engine/kits/toy-balloons.ts';
import { at } from '../engine/numbers.ts';
import { ellipse, path, rect, smooth } from '../engine/path.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke, strokeRound } from '../engine/svg.ts';

const GROUND = 940;
const red = '#d63a2f';
const teal = '#1f8a8c';
const yellow = '#f4b62f';

/** A wooden roller coaster with a train on its first drop, a carousel and families in a park. */
export const themePark: Scene = {
  horizon: 940,
  wideTop: 232,
  mood: 'tropic',
  night: 'violet',
  sun: { x: 764, y: 448, r: 108, style: 'rays' },
  ground(ctx) {
    return {
      sky: streaks(ctx, { n: 5, y: [250, 620], alpha: 0.8, seed: 'tp' }) + flown(ctx),
      far:
        hills(ctx, { y: 836, amp: 60, wl: 520, albedo: '#4f9a86', depth: 0.42, seed: 'tp1' }) +
        parkTrees(ctx, { y: 900, size: [84, 130], albedo: '#3f8060', depth: 0.22, seed: 'tp2', drop: 60 }),
    };
  },
  draw(ctx) {
    return {
      main: coaster(ctx, GROUND) + hedge(ctx) + plaza(ctx),
      front:
        kiosk(ctx, 408, 1052, 1) +
        kiosk(ctx, -40, 1046, 0.94, teal) +
        kiosk(ctx, 1580, 1050, 1, teal) +
        garlands(ctx) +
        place(1050, 1074, 1, carousel(ctx)) +
        visitors(ctx),
    };
  },
};

/** Balloons that got away. */
const flown = (ctx: PosterContext) =>
  balloons(ctx, [
    [1116, 356, 27, red, 70],
    [1196, 446, 21, yellow, 56],
    [1044, 452, 16, teal, 46],
  ]);

const hedge = (ctx: PosterContext) =>
  parkTrees(ctx, { y: GROUND + 12, size: [36, 62], albedo: '#3f7a4a', depth: 0.08, seed: 'tp3', drop: 30 });

function plaza(ctx: PosterContext): string {
  const wide = ctx.right - ctx.left;
  return (
    layer(ctx, rect(ctx.left, GROUND + 10, wide, 330), {
      y: GROUND,
      albedo: '#e6c79c',
      tone: 0.9,
      foot: 300,
      mist: 0.2,
      rim: 0.4,
    }) +
    fill(ellipse(1050, 1082, 330, 58) + ellipse(640, 1140, 300, 34), ctx.tone('#fbe6c0', 0.5), opacity(0.45)) +
    stroke(
      [1000, 1042, 1096, 1160].map((y) => `M${Math.round(ctx.left)} ${y}H${Math.round(ctx.right)}`).join(''),
      ctx.tone('#a8825e', 1.4),
      3,
      `${opacity(0.4)} stroke-dasharray="90 60 30 80 140 70"`,
    ) +
    parkTrees(ctx, { y: 1196, size: [34, 58], albedo: '#4a9450', depth: 0, seed: 'tp4', drop: 40 }) +
    fill(
      `${smooth([-460, 1190, -100, 1150, 300, 1172, 620, 1216, 860, 1226, 1130, 1196, 1400, 1170, 1700, 1160, 2060, 1190])}V1290H-460z`,
      ctx.tone('#5a9a52', 1.2),
    ) +
    flowers(ctx)
  );
}

/** The bed at the visitor's feet. */
function flowers(ctx: PosterContext): string {
  const r = ctx.random('tpf');
  const beds = [red, yellow, '#fff4f0'].map((c): [string, string] => [c, '']);
  for (let i = 0; i < 84; i++) {
    const x = Math.round(r.range(-240, 1840));
    const y = Math.round(r.range(1206, 1250)) + (x > 560 && x < 1000 ? 20 : 0);
    if (x > ctx.left && x < ctx.right && y < ctx.bottom + 8) at(beds, i % 3)[1] += `M${x} ${y}h0`;
  }
  return beds.map(([c, d], i) => strokeRound(d, ctx.tone(c, 0.7), 11 + i * 2)).join('');
}

function visitors(ctx: PosterContext): string {
  const bunch: [number, number, number, string, number][] = [
    [704, 940, 22, teal, 0],
    [742, 944, 22, yellow, 0],
    [664, 958, 20, '#e86a9a', 0],
    [770, 976, 20, red, 0],
    [722, 908, 22, red, 0],
    [684, 916, 20, '#fff4e6', 0],
    [756, 912, 20, '#3f7fd0', 0],
  ];
  const hand = [706, 1054] as const;
  return (
    strokeRound(
      bunch.map(([x, y, r]) => path`M${x} ${y + r}Q${(x + hand[0]) / 2} ${y + 80} ${hand[0]} ${hand[1]}`).join(''),
      ctx.tone('#fff', 0.6),
      1.8,
    ) +
    balloons(ctx, bunch) +
    figures(ctx, [
      { x: 692, y: 1128, h: 108, top: '#fff4e6', bottom: red, hair: '#d8b23a', right: [15, 6] },
      { x: 770, y: 1124, h: 60, top: '#f08a5a', bottom: '#e86a9a', skirt: true, hair: '#7a4a2a', left: [-30, -16] },
      { x: 812, y: 1130, h: 112, top: '#3f6fb0', bottom: '#e9dcc4', hair: '#3a2620', left: [-26, 34] },
      { x: 500, y: 1122, h: 106, top: '#e0563f', bottom: '#2f4a6a', skirt: true, hair: '#5a3424', right: [24, 36] },
      { x: 543, y: 1124, h: 58, top: yellow, bottom: '#3f7f8a', hair: '#c98a3a', left: [-24, -14], right: [24, -12] },
      { x: 586, y: 1122, h: 114, top: '#2f8a7a', bottom: '#3a3f52', hair: '#2c2226', left: [-26, 38] },
      { x: 1272, y: 1120, h: 104, top: '#7a5ab0', bottom: '#f0e2c8', hair: '#a8622e', left: [-24, -22] },
      { x: 1230, y: 1118, h: 56, top: '#fff4e6', bottom: red, hair: '#4a2c20', left: [-20, -34], right: [20, -34] },
      { x: 170, y: 1112, h: 100, top: '#3f7fd0', bottom: '#e9dcc4', hair: '#3a2620' },
      { x: 212, y: 1114, h: 56, top: '#e86a9a', bottom: '#fff4e6', skirt: true, hair: '#c98a3a', left: [-22, -12] },
      { x: 1440, y: 1116, h: 100, top: '#e0563f', bottom: '#2f4a6a', hair: '#3a2620' },
      { x: 1480, y: 1118, h: 56, top: '#58b07a', bottom: '#3a3f52', hair: '#a8622e', left: [-22, -12] },
    ])
  );
}
