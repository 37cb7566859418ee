import { birds } from '../engine/birds.ts';
import { parkTrees } from '../engine/broadleaf.ts';
import { cumulus } from '../engine/clouds.ts';
import { hills } from '../engine/hills.ts';
import { crossPath } from '../engine/kits/cross.ts';
import { at } from '../engine/numbers.ts';
import {
  circle,
  halfSymmetric,
  pointedArch,
  polygon,
  rect,
  roundArch,
  roundDome,
  standingRect,
  symmetric,
  times,
} from '../engine/path.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, group, opacity, stroke } from '../engine/svg.ts';
import { rooftops } from '../engine/town.ts';

/** Saint Stephen's Cathedral above the roofs of Vienna. */
export const vienna: Scene = {
  horizon: 930,
  wideTop: 230,
  mood: 'cobalt',
  night: 'night',
  sun: { x: 1120, y: 440, r: 96 },
  ground(ctx) {
    return {
      sky: cumulus(ctx, 470, 470, 260) + cumulus(ctx, 1560, 560, 320) + cumulus(ctx, 60, 420, 300),
      far:
        hills(ctx, { y: 800, amp: 60, wl: 520, albedo: '#6f8f86', depth: 0.55, seed: 'wienerwald' }) +
        rooftops(ctx, { y: 946, rows: 1, scale: 0.9, gap: 50, depth: 0.42, seed: 'w1', wall: '#f0dfba', roof: '#9a6a5a' }),
    };
  },
  draw(ctx) {
    const st = '#e3cfa8',
      s = ctx.side,
      Y = 1030;
    const L = ctx.built(st, 0.2),
      M = ctx.built(st, 1.1),
      D = ctx.built(st, 2.05),
      K = ctx.night ? ctx.mood.glow : ctx.built('#4a4048', 2.6),
      k2 = ctx.built('#4a4048', 2.6);
    const spikes = (x: number, y: number, h: number, w: number) => polygon([x - w, y, x, y - h, x + w, y]);
    // chevron tiles
    const tiles = (poly: string, x0: number, x1: number, y0: number, p = 27) => {
      const cols = ['#3f8f68', '#e8b53a', '#2a2a30', '#3f8f68', '#f4ead0', '#e8b53a'],
        n = Math.ceil((x1 - x0) / p);
      let out = fill(poly, ctx.built('#efe2c0', 0.5));
      for (let j = 0; j < 8; j++) {
        const q = [];
        for (let i = 0; i <= n; i++) q.push(x0 + i * p, y0 + j * 25 + (i % 2 ? 25 : 0) - 8);
        out += stroke(polygon(q, false), ctx.built(at(cols, j % 6), 0.8), 11, 'stroke-linejoin="miter"');
      }
      return group(out, ctx.clip(poly));
    };
    const nave = polygon([450, Y - 176, 474, Y - 362, 790, Y - 362, 790, Y - 176]);
    const choir = polygon([830, Y - 176, 830, Y - 322, 1046, Y - 322, 1092, Y - 176]);
    // north tower stump with its copper cap
    const north =
      fill(standingRect(906, Y - 300, 58, 130) + standingRect(906, Y - 424, 66, 10), M) +
      fill(s > 0 ? rect(877, Y - 430, 20, 130) : rect(915, Y - 430, 20, 130), D) +
      fill(
        roundDome(906, Y - 434, 50, 40) + standingRect(906, Y - 470, 16, 20) + roundDome(906, Y - 490, 18, 18),
        ctx.built('#6fae94', 0.9),
      ) +
      fill(standingRect(906, Y - 506, 2.6, 22), k2) +
      fill(pointedArch(894, Y - 340, 12, 52) + pointedArch(918, Y - 340, 12, 52), K);
    // west towers
    const heid = (x: number) => {
      const w = 27;
      return (
        fill(rect(x - w, Y - 330, 2 * w, 330) + polygon([x - w - 3, Y - 328, x, Y - 448, x + w + 3, Y - 328]), M) +
        fill(
          s > 0
            ? rect(x - w, Y - 330, 18, 330) + polygon([x - w - 3, Y - 328, x, Y - 448, x - 6, Y - 328])
            : rect(x + w - 18, Y - 330, 18, 330) + polygon([x + w + 3, Y - 328, x, Y - 448, x + 6, Y - 328]),
          D,
        ) +
        fill(
          times(3, (i) => rect(x - w - 3, Y - 150 - i * 62, 2 * w + 6, 6)),
          L,
        ) +
        fill(
          times(2, (i) => roundArch(x - 10, Y - 290 + i * 62, 11, 34) + roundArch(x + 10, Y - 290 + i * 62, 11, 34)),
          K,
        ) +
        fill(
          times(4, (i) => spikes(x - w + 6 + i * 14, Y - 326, 22, 6)),
          L,
        ) +
        fill(crossPath(x, Y - 446, 26), ctx.built('#f0c040', 0.2))
      );
    };
    // body: buttresses, lancets, gables
    const body =
      fill(rect(430, Y - 180, 672, 180), M) +
      fill(polygon([1046, Y - 180, 1112, Y - 172, 1124, Y, 1046, Y]), s > 0 ? L : D) +
      fill(rect(430, Y - 186, 690, 8), L);
    let lan = '',
      but = '',
      butL = '',
      pin = '';
    for (const x of [536, 612, 688, 880, 954, 1028]) {
      lan += pointedArch(x, Y - 20, 34, 140, 0.34);
      but += rect(x + 30, Y - 170, 14, 170);
      butL += rect(x + (s > 0 ? 40 : 30), Y - 170, 4, 170);
      pin += spikes(x + 37, Y - 166, 62, 9);
    }
    const gab = [536, 612, 688]
      .map(
        (x) =>
          fill(polygon([x - 37, Y - 178, x, Y - 282, x + 37, Y - 178]), M) +
          fill(
            s > 0
              ? polygon([x - 37, Y - 178, x, Y - 282, x - 12, Y - 178])
              : polygon([x + 37, Y - 178, x, Y - 282, x + 12, Y - 178]),
            D,
            opacity(0.6),
          ) +
          stroke(polygon([x - 37, Y - 178, x, Y - 282, x + 37, Y - 178], false), L, 5) +
          fill(pointedArch(x, Y - 190, 20, 48, 0.5) + circle(x, Y - 250, 6), K),
      )
      .join('');
    // south tower
    const X = 802,
      T = Y - 710;
    const p = [
      62,
      Y,
      58,
      Y - 150,
      54,
      Y - 154,
      50,
      Y - 300,
      44,
      Y - 306,
      40,
      Y - 420,
      33,
      Y - 428,
      29,
      Y - 500,
      20,
      Y - 508,
      10,
      Y - 610,
      2,
      T,
    ];
    const tier = [
      [Y - 150, 58, 74],
      [Y - 300, 50, 86],
      [Y - 420, 41, 84],
    ] as const;
    let tp = '',
      tk = '';
    for (const [ty, hw, hh] of tier) {
      tp +=
        spikes(X - hw, ty, hh, 9) +
        spikes(X + hw, ty, hh, 9) +
        spikes(X - hw * 0.36, ty, hh * 0.7, 7) +
        spikes(X + hw * 0.36, ty, hh * 0.7, 7);
    }
    tk +=
      pointedArch(X - 22, Y - 30, 24, 106) +
      pointedArch(X + 22, Y - 30, 24, 106) +
      pointedArch(X - 19, Y - 182, 20, 104) +
      pointedArch(X + 19, Y - 182, 20, 104) +
      pointedArch(X, Y - 318, 26, 88) +
      pointedArch(X, Y - 436, 16, 54);
    const crockets = times(8, (i) => {
      const t = i / 8,
        y = Y - 520 - t * 170,
        w = 19 * (1 - t) + 3;
      return circle(X - w, y, 3.6) + circle(X + w, y, 3.6);
    });
    const tower =
      fill(symmetric(X, p), L) +
      fill(halfSymmetric(X, p, -s), D) +
      fill(polygon([X - 52, Y - 156, X, Y - 250, X + 52, Y - 156]), M) +
      stroke(
        polygon([X - 52, Y - 156, X, Y - 250, X + 52, Y - 156], false) +
          polygon([X - 43, Y - 306, X, Y - 380, X + 43, Y - 306], false),
        L,
        4,
      ) +
      fill(tp, M) +
      fill(
        tp.slice(0, 0) +
          times(3, (i) => {
            const [ty, hw, hh] = at(tier, i);
            return polygon([X + s * hw, ty, X + s * hw, ty - hh, X + s * (hw + 9), ty]);
          }),
        L,
      ) +
      fill(tk, K) +
      fill(crockets, M) +
      fill(circle(X, Y - 196, 15), k2) +
      fill(circle(X, Y - 196, 11), ctx.built('#f6e6b8', 0)) +
      fill(standingRect(X, T + 4, 3, 30) + circle(X, T - 8, 6), ctx.built('#f0c040', 0.2));
    const main =
      north +
      tiles(nave, 440, 800, Y - 362) +
      fill(s > 0 ? polygon([450, Y - 176, 474, Y - 362, 482, Y - 362, 462, Y - 176]) : '', D, opacity(0.3)) +
      tiles(choir, 820, 1100, Y - 322, 24) +
      fill(rect(470, Y - 368, 322, 7) + rect(828, Y - 328, 220, 7), k2) +
      heid(498) +
      body +
      fill(lan, K) +
      fill(but, D) +
      fill(butL, L) +
      fill(pin, M) +
      heid(438) +
      gab +
      tower;
    const tr = parkTrees(ctx, { y: 1044, size: [26, 40], albedo: '#4f7d52', depth: 0.08, seed: 'wt2', drop: 90 });
    return {
      main,
      front:
        tr +
        rooftops(ctx, { y: 1130, rows: 2, scale: 0.98, gap: 96, depth: 0.06, seed: 'w9', wall: '#f2dfb6', roof: '#a8553f' }) +
        birds(ctx, 590, 520, 5, { size: 12 }),
    };
  },
};
