import { streaks } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import type { PosterContext } from '../engine/context.ts';
import { hills } from '../engine/hills.ts';
import { christmasTree } from '../engine/kits/christmas-tree.ts';
import { crossPath } from '../engine/kits/cross.ts';
import { marketStalls } from '../engine/kits/market-stall.ts';
import { snowyHouses } from '../engine/kits/snowy-houses.ts';
import { lampLight, lampPool, snowTone } from '../engine/kits/winter.ts';
import { snowman, winterGuest } from '../engine/kits/winter-people.ts';
import { at } from '../engine/numbers.ts';
import { circle, ellipse, path, polygon, rect, roundArch } from '../engine/path.ts';
import { ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, strokeRound } from '../engine/svg.ts';

/** Foot of the houses round the square. */
const Y = 966;
const RED = '#c8352b';
const WHITE = '#fdf6ea';

/** A Christmas market in the snow: stalls, a tall tree with lights, gabled houses, one spire. */
export const christmasMarket: Scene = {
  horizon: 930,
  wideTop: 270,
  mood: 'dusk',
  night: 'night',
  sun: { x: 1130, y: 420, r: 62, veiled: true },
  stars: { n: 70, to: 560 },
  ground(ctx) {
    return {
      sky: streaks(ctx, { n: 5, y: [340, 600], alpha: 0.45, seed: 'xm' }),
      far: hills(ctx, { y: 760, amp: 90, wl: 620, albedo: '#c9d3e6', depth: 0.55, seed: 'xmh' }) + church(ctx),
    };
  },
  draw(ctx) {
    return {
      behind: snowyHouses(ctx, Y),
      main: square(ctx) + farStalls(ctx) + christmasTree(ctx) + chainsOfLight(ctx) + nearStalls(ctx),
      front: guests(ctx) + (ctx.bottom > 1200 ? snowman(ctx, 424, 1238) : '') + snowfall(ctx),
    };
  },
};

function church(ctx: PosterContext) {
  const x = 604,
    d = 0.22,
    s = ctx.side,
    wall = ctx.tone('#d9c3a8', 1, d),
    shade = ctx.tone('#d9c3a8', 2.2, d),
    copper = '#5f9a8c';
  return (
    fill(rect(x - 46, 610, 92, 360), wall) +
    fill(s > 0 ? rect(x - 46, 610, 36, 360) : rect(x + 10, 610, 36, 360), shade) +
    fill(polygon([x - 58, 614, x, 384, x + 58, 614]), ctx.tone(copper, 1, d)) +
    fill(
      s > 0 ? polygon([x - 58, 614, x, 384, x - 14, 614]) : polygon([x + 58, 614, x, 384, x + 14, 614]),
      ctx.tone(copper, 2.2, d),
    ) +
    fill(path`M${x - 60} 616L${x} 384L${x + 9} 424q-24 26-16 58q-20 20-17 52q-16 16-14 46q-10 14-12 36z`, snowTone(ctx, 0.7, d)) +
    fill(rect(x - 54, 608, 108, 10) + rect(x - 50, 760, 100, 8), snowTone(ctx, 0.6, d)) +
    fill(roundArch(x - 18, 736, 20, 56) + roundArch(x + 18, 736, 20, 56), mix(lampLight(ctx), ctx.mood.haze, d)) +
    fill(circle(x, 648, 20), ctx.tone('#fbf1dc', 0.2, d)) +
    strokeRound(`M${x} 648v-13M${x} 648l9 5`, ctx.tone('#3a3040', 2.6), 3) +
    fill(crossPath(x, 386, 34), ctx.built('#f0c040', 0.2, d))
  );
}

function square(ctx: PosterContext) {
  return (
    fill(
      rect(ctx.left, Y - 6, ctx.right - ctx.left, 320),
      ctx.verticalGradient(ramp(snowTone(ctx, 1), snowTone(ctx, 1.9)), Y, 1270),
    ) +
    fill('M690 986Q760 1060 520 1280H1110Q880 1060 910 986z', snowTone(ctx, 2.2), opacity(0.6)) +
    place(800, 1090, 1, lampPool(ctx, 640, 0.75)) +
    strokeRound(
      'M742 1040h30M800 1056h40M690 1084h44M830 1100h56M700 1160h60M860 1166h70M640 1196h70M900 1204h80M760 1216h76',
      snowTone(ctx, 2.6),
      5,
      opacity(0.6),
    )
  );
}

const farStalls = (ctx: PosterContext) =>
  marketStalls(ctx, [
    [-60, 1014, 0.8, 1],
    [236, 1018, 0.8, 2],
    [624, 1010, 0.76, 1],
    [1000, 1012, 0.76, 2],
    [1392, 1018, 0.8, 0],
    [1670, 1014, 0.8, 1],
  ]);

const nearStalls = (ctx: PosterContext) =>
  marketStalls(ctx, [
    [60, 1120, 1.3, 0],
    [432, 1112, 1.24, 2],
    [1176, 1112, 1.24, 0],
    [1552, 1120, 1.3, 2],
  ]);

function guests(ctx: PosterContext) {
  const kinds = (
    [
      ['#2f5a7a', RED, true],
      ['#b8402f', '#f2c246', true],
      ['#3f7a5c', WHITE, false],
      ['#6a4a7a', '#3f8f9a', true],
      ['#d9902a', '#2f4a6a', false],
    ] as const
  ).map(([coat, hat, mug], i) => ctx.stamp(`xmg${i}`, () => winterGuest(ctx, coat, hat, mug)));
  const list: readonly (readonly [x: number, y: number, h: number, kind: number, flip?: boolean])[] = [
    [700, 1042, 46, 2],
    [720, 1044, 32, 4],
    [880, 1046, 46, 4, true],
    [940, 1040, 44, 0, true],
    [560, 1128, 74, 4],
    [1040, 1134, 76, 2],
    [640, 1132, 80, 0],
    [730, 1136, 78, 1, true],
    [902, 1120, 70, 3],
    [966, 1122, 72, 1, true],
    [240, 1140, 80, 3],
    [306, 1142, 78, 0, true],
    [1330, 1144, 80, 1],
    [1400, 1144, 78, 3, true],
    [500, 1236, 62, 1],
    [1130, 1240, 88, 0],
    [1174, 1242, 62, 4, true],
    [-90, 1136, 78, 1],
    [-150, 1136, 76, 2],
    [1690, 1136, 78, 0, true],
  ];
  const table = (x: number, y: number) =>
    place(
      x,
      y,
      1,
      fill('M-4-46H4L6 0H-6z', ctx.built('#5a3828', 2)) +
        fill(ellipse(0, -46, 32, 6), ctx.built('#c58a58', 0.5)) +
        fill(rect(-16, -60, 9, 13), RED) +
        strokeRound('M-11-64q-4-6 0-10t0-10', '#ffffff', 2.4, opacity(0.8)),
    );
  return (
    list
      .filter(([x, y]) => x > ctx.left && x < ctx.right && y < ctx.bottom)
      .map(([x, y, h, kind, flip]) => at(kinds, kind)(x, y, h / 100, flip))
      .join('') + [685, 934].map((x) => table(x, 1138)).join('')
  );
}

function snowfall(ctx: PosterContext) {
  const r = ctx.random('flakes');
  let small = '',
    large = '';
  for (let i = 0; i < 120; i++) {
    const x = Math.round(r.range(-220, 1820)),
      y = Math.round(r.range(20, 1240)),
      big = r() < 0.3;
    if (x < ctx.left || x > ctx.right || y < ctx.top || y > ctx.bottom) continue;
    if (big) large += `M${x} ${y}h0`;
    else small += `M${x} ${y}h0`;
  }
  return strokeRound(small, '#ffffff', 4.4, opacity(0.75)) + strokeRound(large, '#ffffff', 8, opacity(0.85));
}
/** Lights hung from the gables to the tree and on across the square. */
const chainsOfLight = (ctx: PosterContext) =>
  strokeRound(
    'M-230 720Q40 860 300 730Q540 850 772 618M840 618Q1080 850 1310 730Q1570 860 1840 720',
    lampLight(ctx),
    8,
    'stroke-dasharray="0 24"',
  );
