import { bank, streaks } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import type { PosterContext } from '../engine/context.ts';
import { hills } from '../engine/hills.ts';
import { ripples } from '../engine/kits/reflection.ts';
import { windowColor } from '../engine/kits/window-color.ts';
import { mountains } from '../engine/mountains.ts';

import { circle, onionDome, polygon, rect, roundArch, segment, standingRect, times } from '../engine/path.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke, strokeRound } from '../engine/svg.ts';
import { rooftops } from '../engine/town.ts';
import { water } from '../engine/water.ts';

const SHORE = 872;
const WOOD = '#7a4a30';
const TILE = '#a8503a';

/** The Chapel Bridge and its water tower, Pilatus behind. */
export const lucerne: Scene = {
  horizon: 860,
  wideTop: 250,
  mood: 'dusk',
  night: 'violet',
  sun: { x: 1130, y: 420, r: 70 },
  ground(ctx) {
    return {
      sky: streaks(ctx, { n: 4, y: [250, 470], alpha: 0.55, seed: 'luz' }),
      far:
        mountains(ctx, {
          y: 850,
          h: 420,
          peaks: [
            [452, 392, 260],
            [572, 452, 250],
            [672, 420, 250],
            [810, 310, 300],

            [1600, 270, 440],
          ],
          albedo: '#6f7f9a',
          snow: 0.16,
          depth: 0.42,
          seed: 'pilatus',
          jag: 0.13,
        }) +
        bank(ctx, 770, { amp: 22, wl: 150, alpha: 0.5, seed: 'lzb', base: 850 }) +
        hills(ctx, { y: 800, amp: 50, wl: 420, albedo: '#557a62', depth: 0.36, seed: 'lz1' }),
      mid: water(ctx, { y: SHORE, glintX: 1130, lines: 24 }),
    };
  },
  draw(ctx) {
    return {
      behind:
        rooftops(ctx, {
          y: 850,
          rows: 1,
          scale: 0.8,
          gap: 30,
          wall: '#ecdcc0',
          roof: '#8a4a40',
          depth: 0.26,
          seed: 'lzt',
          from: 1060,
        }) + jesuitChurch(ctx, 470, 866),
      main: farQuay(ctx) + chapelBridge(ctx),
      front:
        ripples(ctx, { y: SHORE + 40, base: 1260, n: 24, seed: 'lzr', alpha: 0.55 }) +
        swan(ctx, 700, 1140, 0.9) +
        swan(ctx, 850, 1080, 0.56, true),
    };
  },
};

const farQuay = (ctx: PosterContext): string =>
  fill(rect(ctx.left, SHORE - 12, ctx.right - ctx.left, 20), ctx.tone('#a08a84', 1.6, 0.1));

function jesuitChurch(ctx: PosterContext, x: number, y: number): string {
  const d = 0.14;
  const wall = ctx.built('#f8ecd8', 0.5, d);
  const shade = ctx.built('#f8ecd8', 1.9, d);
  const dome = ctx.built('#5f9a86', 1, d);
  const pane = windowColor(ctx, '#4a3a50', d);
  const tower = (q: number) =>
    fill(standingRect(q, y, 44, 190), wall) +
    fill(rect(ctx.side > 0 ? q - 22 : q + 6, y - 190, 16, 190), shade) +
    fill(standingRect(q, y - 188, 54, 7) + standingRect(q, y - 120, 48, 5), wall) +
    fill(onionDome(q, y - 192, 44, 62, 0.08) + standingRect(q, y - 246, 3, 24) + circle(q, y - 268, 4), dome) +
    fill(roundArch(q, y - 136, 16, 38) + roundArch(q, y - 54, 14, 34), pane);
  return (
    fill(standingRect(x, y, 90, 128) + polygon([x - 45, y - 127, x, y - 170, x + 45, y - 127]), wall) +
    fill(roundArch(x, y, 22, 46) + circle(x, y - 116, 11), pane) +
    tower(x - 66) +
    tower(x + 66)
  );
}

/** Straight runs of the bridge: x, scale at either end. The waterline follows the scale. */
type Run = readonly [x0: number, k0: number, x1: number, k1: number];
const waterlineAt = (k: number): number => 800 + 165 * k;

/** A run of the covered bridge, seen at an angle: piles, deck, parapet with flowers, posts, roof. */
function bridgeRun(ctx: PosterContext, [x0, k0, x1, k1]: Run, bays: number): string {
  const at = (i: number): readonly [x: number, y: number, k: number] => {
    const near = i / bays;
    const k = 1 / (1 / k0 + (1 / k1 - 1 / k0) * near);
    return [x0 + ((x1 - x0) * (k - k0)) / (k1 - k0), waterlineAt(k), k];
  };
  const [ax, ay, ak] = at(0);
  const [bx, by, bk] = at(bays);
  const band = (low: number, high: number, overhang = 0): string =>
    polygon([ax, ay - low * ak, bx, by - low * bk, bx, by - high * bk + overhang, ax, ay - high * ak + overhang]);
  let piles = '';
  let mirrored = '';
  let posts = '';
  let braces = '';
  let flowers = '';
  for (let i = 0; i <= bays; i++) {
    const [x, y, k] = at(i);
    if (x < ctx.left - 60 || x > ctx.right + 60) continue;
    if (i % 2 === 0) {
      piles += polygon([x - 9 * k, y + 10 * k, x - 6 * k, y - 70 * k, x + 6 * k, y - 70 * k, x + 9 * k, y + 10 * k]);
      piles += polygon([x + 12 * k, y + 4 * k, x + 13 * k, y - 70 * k, x + 22 * k, y - 70 * k, x + 24 * k, y + 4 * k]);
      mirrored += rect(x - 8 * k, y + 12 * k, 30 * k, 66 * k);
    }
    posts += polygon([x - 4 * k, y - 108 * k, x - 4 * k, y - 172 * k, x + 4 * k, y - 172 * k, x + 4 * k, y - 108 * k]);
    if (i === bays) continue;
    const [nx, ny, nk] = at(i + 1);
    braces += segment(x, y - 146 * k, x + (nx - x) * 0.28, y - 170 * k + (ny - y + 170 * (k - nk)) * 0.28);
    braces += segment(nx, ny - 146 * nk, nx - (nx - x) * 0.28, ny - 170 * nk);
    for (let j = 0; j < 3; j++) {
      const t = (j + 0.5) / 3;
      flowers += `M${Math.round(x + (nx - x) * t)} ${Math.round(y - 104 * k + (ny - 104 * nk - y + 104 * k) * t)}h0`;
    }
  }
  const tiles = times(3, (j) => segment(ax, ay - (182 + j * 17) * ak, bx, by - (182 + j * 17) * bk));
  return (
    fill(mirrored, ctx.tone(WOOD, 2.4), opacity(0.35)) +
    fill(band(-14, -70), ctx.tone(WOOD, 2), opacity(0.22)) +
    fill(piles, ctx.tone('#5a4238', 2.3)) +
    fill(band(62, 172), ctx.night ? mix(ctx.mood.glow, WOOD, 0.35) : ctx.tone('#3a2430', 2.7)) +
    fill(posts, ctx.built(WOOD, 1.7)) +
    stroke(braces, ctx.built(WOOD, 1.9), 4) +
    fill(band(62, 112), ctx.built(WOOD, 1)) +
    fill(band(62, 72), ctx.built(WOOD, 2.2)) +
    strokeRound(flowers, ctx.tone('#e8443c', 0.5), 13) +
    fill(band(162, 236), ctx.built(TILE, ctx.side > 0 ? 1.2 : 0.8)) +
    stroke(tiles, ctx.built(TILE, 2), 2.6, opacity(0.55)) +
    fill(band(158, 170), ctx.built(TILE, 2.3)) +
    fill(band(230, 240), ctx.built(TILE, 0.2))
  );
}

function chapelBridge(ctx: PosterContext): string {
  return bridgeRun(ctx, [1940, 0.34, 1010, 0.6], 20) + bridgeRun(ctx, [960, 0.62, -360, 2], 17) + waterTower(ctx, 1010, 962);
}

/** Octagonal stone tower standing in the river: three of its faces show. */
function waterTower(ctx: PosterContext, x: number, y: number): string {
  const stone = '#c9b498';
  const [left, right] = ctx.side > 0 ? [2.1, 0.2] : [0.2, 2.1];
  const pane = windowColor(ctx);
  const courses = times(6, (i) => `M-87 ${-20 - i * 46}L-36 ${-8 - i * 48}H37L87 ${-20 - i * 46}`);
  return place(
    x,
    y,
    1,
    fill('M-86 14H88L60 250H-56z', ctx.built(stone, 1.9), opacity(0.28)) +
      fill('M-88 0L-84-300-34-306-36 16z', ctx.built(stone, left)) +
      fill('M-36 16L-34-306H36L38 16z', ctx.built(stone, 1.1)) +
      fill('M38 16L36-306 84-300 88 0z', ctx.built(stone, right)) +
      stroke(courses, ctx.built(stone, 2.3), 2.2, opacity(0.4)) +
      fill('M-88-304L-36-310H37L88-304V-284L37-290H-36L-88-284z', ctx.built(WOOD, 2)) +
      stroke('M-62-262V-236M-10-268V-242M14-268V-242M62-262V-236M0-190V-156M-60-176V-146M60-176V-146M0-90V-60', pane, 10) +
      fill('M-106-292L0-470-42-284z', ctx.built(TILE, left)) +
      fill('M-42-284L0-470 44-284z', ctx.built(TILE, 1.2)) +
      fill('M44-284L0-470 106-292z', ctx.built(TILE, right)) +
      strokeRound('M0-468V-510', ctx.built('#f0c850', 0.4), 3.4) +
      fill('M-5-496h10v-8H-5zM2-512h24l-6 6 6 6H2z', ctx.built('#f0c850', 0.4)) +
      fill('M-96 2Q-60 26-36 26H40Q70 24 96 2L104 18Q60 40 0 40T-104 18z', ctx.tone('#8a7a70', 2.2)),
  );
}

function swan(ctx: PosterContext, x: number, y: number, k: number, flip = false): string {
  const white = ctx.tone('#fffaf4', 0.2);
  return place(
    x,
    y,
    k,
    fill(
      'M-56-10Q-60-34-30-36Q2-40 20-22Q40-34 34-58Q28-82 44-90 62-94 64-78 54-80 50-72 60-44 46-16 34 4 4 4H-30Q-50 2-56-10z',
      white,
    ) +
      fill('M-52-12Q-30-34 6-20Q-10-4-34-2Q-48-4-52-12z', ctx.tone('#e0d0dc', 1.5)) +
      fill('M62-84l16 8-16 4z', ctx.tone('#e8763a', 0.6)) +
      fill(rect(-50, 9, 92, 3.4) + rect(-34, 16, 64, 3), white, opacity(0.5)),
    flip,
  );
}
