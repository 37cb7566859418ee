import { gulls } from '../engine/birds.ts';
import { sailboat } from '../engine/boats.ts';
import { parkTrees } from '../engine/broadleaf.ts';
import { cypressPath } from '../engine/conifers.ts';
import type { PosterContext } from '../engine/context.ts';
import { ripples } from '../engine/kits/reflection.ts';
import { windowColor } from '../engine/kits/window-color.ts';
import { mountains } from '../engine/mountains.ts';
import { at } from '../engine/numbers.ts';
import { circle, polygon, rect, roundArch, smooth, standingRect, times } from '../engine/path.ts';
import type { Span } from '../engine/random.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, stroke } from '../engine/svg.ts';
import { water } from '../engine/water.ts';

const STONE = '#ecdcbc';
const TILE = '#d8643c';
const WALLS = ['#f2dfba', '#eec28e', '#e9a58a'] as const;

/** The shore below the houses, from the point of the peninsula to the mainland: x, y, x, y… */
const SHORE = [436, 716, 430, 744, 470, 790, 560, 842, 690, 894, 860, 950, 1060, 1014, 1300, 1076, 1640, 1140, 1980, 1180];

/** x where the land begins at y. */
const shoreAt = (y: number): number => {
  let i = 2;
  while (i < SHORE.length - 4 && at(SHORE, i + 3) < y) i += 2;
  const [x0, y0, x1, y1] = [at(SHORE, i), at(SHORE, i + 1), at(SHORE, i + 2), at(SHORE, i + 3)];
  return x0 + ((x1 - x0) * Math.max(0, y - y0)) / (y1 - y0);
};

/** Piran's red roofs running out into the Adriatic. */
export const piran: Scene = {
  horizon: 540,
  wideTop: 180,
  mood: 'riviera',
  night: 'teal',
  sun: { x: 480, y: 330, r: 74 },
  ground(ctx) {
    return {
      far:
        mountains(ctx, { y: 548, h: 120, n: 9, albedo: '#7f93ac', snow: 0.3, depth: 0.62, seed: 'julijske', jag: 0.08 }) +
        water(ctx, { y: 540, base: 1270, glintX: 470, lines: 30, spread: 0.8 }),
    };
  },
  draw(ctx) {
    return {
      behind:
        ripples(ctx, { y: 760, base: 1260, n: 16, per: 4, x1: 1200, seed: 'pir', alpha: 0.45 }) +
        sailboat(ctx, 380, 640, 0.34, { depth: 0.24 }) +
        sailboat(ctx, 820, 590, 0.22, { depth: 0.36, flip: true }),
      main: shore(ctx) + town(ctx) + olives(ctx) + harbour(ctx),
      front:
        sailboat(ctx, 540, 1064, 1.4, { sail: '#fff3dc', hull: '#b8432f' }) +
        sailboat(ctx, 360, 930, 0.66, { depth: 0.1, sail: '#f8dca8', flip: true }) +
        sailboat(ctx, 60, 800, 0.6, { depth: 0.12 }) +
        gulls(ctx, [
          [700, 420, 0.8],
          [790, 460, 0.5],
          [640, 480, 0.45],
        ]),
    };
  },
};

/** Land, its quay and the white of the water along it. */
function shore(ctx: PosterContext): string {
  const outline = [2000, 640, 1300, 640, 700, 664, 520, 690, ...SHORE];
  const land = (drop: number, color: string, extra = ''): string =>
    fill(`${smooth(outline.map((v, i) => (i % 2 ? v + drop : v)))}V640z`, color, extra);
  return land(34, ctx.tone('#ffffff', 0.3), opacity(0.35)) + land(24, ctx.tone('#a58f74', 2)) + land(10, ctx.built(STONE, 0.4));
}

/** One row of houses between two shores; scale grows towards the viewer. */
function houses(ctx: PosterContext, y: number, from: number, to: number, scale: number, depth: number): string {
  const r = ctx.random(`piran${y}`);
  const walls = ['', '', ''];
  let flanks = '';
  let lit = '';
  let shaded = '';
  let panes = '';
  for (let x = Math.round(from); x < to; ) {
    const w = Math.round(r.range(56, 88) * scale);
    const h = Math.round(r.range(42, 70) * scale);
    const rise = Math.round(25 * scale);
    const [gable, color, pane] = [r() < 0.4, r.int(0, 2), r()] as const;
    const top = y - h;
    const flank = Math.round(w * 0.64);
    if (x + w > ctx.left && x < ctx.right) {
      walls[color] += rect(x, top, w, h + 26);
      if (gable) {
        const front = 2 * Math.round(w * 0.26);
        walls[color] += polygon([x, top, x + front / 2, top - rise, x + front, top]);
        lit += polygon([x + front / 2, top - rise, x + w - 8, top - rise, x + w + 2, top + 3, x + front, top + 3]);
        flanks += rect(x + front, top, w - front, h + 26);
      } else {
        lit += polygon([x - 2, top + 3, x + 8, top - rise, x + w - 8, top - rise, x + w + 2, top + 3]);
        shaded += polygon([x + flank, top - rise, x + w - 8, top - rise, x + w + 2, top + 3, x + flank + 5, top + 3]);
      }
      if (pane < 0.75) panes += `M${Math.round(x + w * 0.26)} ${Math.round(top + 13 * scale)}v${Math.round(13 * scale)}`;
      if (pane > 0.4) panes += `M${Math.round(x + w * 0.7)} ${Math.round(top + 13 * scale)}v${Math.round(13 * scale)}`;
    }
    x += w + r.int(-2, 3);
  }
  return (
    walls.map((d, i) => fill(d, ctx.built(WALLS[i] ?? STONE, 0.6, depth))).join('') +
    fill(flanks, ctx.built('#8a6a6a', 1.6, depth), opacity(0.4)) +
    fill(lit, ctx.built(TILE, 0.5, depth)) +
    fill(shaded, ctx.built(TILE, 1.7, depth)) +
    stroke(panes, windowColor(ctx, '#5a4a48', depth), 7 * scale)
  );
}

function town(ctx: PosterContext): string {
  let out = lighthouse(ctx, 492, 706);
  for (let i = 0; i < 10; i++) {
    const y = Math.round(702 + i * 29 + i * i * 1.7);
    if (i === 2) out += townWall(ctx) + saintGeorge(ctx, 980, 742);
    out += houses(ctx, y, Math.max(516 - i * 40, shoreAt(y) + 16), 1340 + i * 30, 0.54 + i * 0.055, 0.24 - i * 0.02);
  }
  return out;
}

/** The hill behind the town, with the old wall climbing along its back. */
function townWall(ctx: PosterContext): string {
  const line = [1160, 716, 1270, 668, 1380, 606, 1500, 570, 1700, 548, 1980, 556];
  let wall = '';
  for (let x = 1290; x < 1960; x += 118) {
    const y = 672 - 130 * Math.min(1, (x - 1270) / 300) ** 0.7;
    wall += `${rect(x, y - 40, 34, 60)}M${x - 4} ${y - 38}v-12h8v6h6v-6h8v6h6v-6h8v6h6v-6h6v12zM${x + 34} ${y - 14}h90v${x > 1500 ? 26 : 4}h-90z`;
  }
  return fill(`${smooth(line)}V820H1160z`, ctx.tone('#7f9a58', 1.1, 0.16)) + fill(wall, ctx.built('#c9a888', 0.9, 0.16));
}

/** Olive groves on the mainland, beyond the last houses. */
const olives = (ctx: PosterContext): string =>
  times(3, (i) => {
    const size: Span = [34 + i * 8, 56 + i * 10];
    return parkTrees(ctx, { y: 690 + i * 110, from: 1330 + i * 90, size, albedo: '#7c9460', depth: 0.14 - i * 0.04, drop: 130 });
  });

const lighthouse = (ctx: PosterContext, x: number, y: number): string =>
  fill(standingRect(x + 26, y, 44, 26) + polygon([x + 2, y - 25, x + 26, y - 42, x + 50, y - 25]), ctx.built(STONE, 0.4, 0.2)) +
  fill(standingRect(x, y, 22, 62) + times(3, (i) => rect(x - 13 + i * 10, y - 70, 6, 10)), ctx.built('#c9a58a', 0.6, 0.2)) +
  fill(rect(x + 3, y - 62, 8, 62), ctx.built('#c9a58a', 2, 0.2)) +
  fill(circle(x, y - 72, 3.4), windowColor(ctx, '#5a4a48', 0.1));

/** The parish church on its walled terrace, with a bell tower after the one in Venice. */
function saintGeorge(ctx: PosterContext, x: number, y: number): string {
  const d = 0.12;
  const lit = ctx.built(STONE, 0.3, d);
  const shade = ctx.built(STONE, 2, d);
  const away = (cx: number, foot: number, w: number, h: number): string =>
    rect(ctx.side > 0 ? cx - w / 2 : cx + w / 2 - w * 0.36, foot - h, w * 0.36, h);
  const tx = x + 90;
  const cypresses = cypressPath(x - 190, y - 8, 120, 24) + cypressPath(x - 158, y - 4, 96, 20) + cypressPath(x + 190, y, 110, 22);
  const doors = roundArch(x - 40, y, 24, 46) + roundArch(x - 82, y - 36, 13, 34) + roundArch(x + 2, y - 36, 13, 34);
  const belfry = times(3, (i) => roundArch(tx - 18 + i * 18, y - 270, 11, 44) + standingRect(tx, y - 60 - i * 58, 6, 22));
  return (
    parkTrees(ctx, { y: y - 16, from: x - 280, to: x + 330, size: [26, 44], albedo: '#6a8a4e', depth: 0.2, drop: 70 }) +
    fill(cypresses, ctx.tone('#2f5a48', 1.8, 0.1)) +
    fill(standingRect(x - 40, y, 150, 104) + polygon([x - 115, y - 103, x - 40, y - 150, x + 35, y - 103]), lit) +
    stroke(`M${x - 120} ${y - 98}L${x - 40} ${y - 150}L${x + 40} ${y - 98}`, ctx.built(TILE, 0.8, d), 8) +
    fill(away(x - 40, y, 150, 100), shade, opacity(0.4)) +
    fill(doors + circle(x - 40, y - 112, 11), windowColor(ctx, '#5a4a48', d)) +
    fill(standingRect(tx, y, 62, 250) + standingRect(tx, y - 256, 62, 76), lit) +
    fill(away(tx, y, 62, 250) + away(tx, y - 256, 62, 76), shade) +
    fill(standingRect(tx, y - 248, 74, 9) + standingRect(tx, y - 328, 74, 9), ctx.built(STONE, 0, d)) +
    fill(polygon([tx - 33, y - 336, tx, y - 444, tx + 33, y - 336]), ctx.built('#b0584a', 0.7, d)) +
    fill(polygon([tx - ctx.side * 33, y - 336, tx, y - 444, tx - ctx.side * 4, y - 336]), ctx.built('#b0584a', 2, d)) +
    fill(belfry, windowColor(ctx, '#5a4a48', d)) +
    fill(circle(tx, y - 450, 5) + rect(tx - 1.4, y - 474, 2.8, 22), ctx.built('#f2c850', 0.2, d))
  );
}

/** Masts along the quay. */
const harbour = (ctx: PosterContext): string =>
  times(7, (i) => {
    const [x, y] = [600 + i * 38, 886 + i * 12 + (i % 2) * 8];
    return sailboat(ctx, x, y, 0.34, { depth: 0.06, hull: i % 3 ? '#fbf3e4' : '#c8503c', flip: i % 2 > 0 });
  });
