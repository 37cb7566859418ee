import { birds } from '../engine/birds.ts';
import { streaks } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import { wing } from '../engine/kits/facade-wing.ts';
import { windowColor } from '../engine/kits/window-color.ts';
import { at } from '../engine/numbers.ts';
import type { Points } from '../engine/path.ts';
import {
  circle,
  ellipse,
  halfSymmetric,
  path,
  polygon,
  rect,
  roundArch,
  roundDome,
  standingRect,
  symmetric,
  times,
} from '../engine/path.ts';
import { people } from '../engine/people.ts';
import { ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { taxi } from '../engine/street.ts';
import { fill, opacity, stroke } from '../engine/svg.ts';
import { skyline } from '../engine/town.ts';

/** The Metrópolis building where Gran Vía begins in Madrid. */
export const madrid: Scene = {
  horizon: 960,
  wideTop: 230,
  mood: 'dusk',
  night: 'slate',
  sun: { x: 1010, y: 620, r: 92 },
  ground(ctx) {
    return {
      sky: streaks(ctx, { n: 6, y: [280, 640], alpha: 0.6, seed: 'md' }),
      far: skyline(ctx, { y: 980, h: [60, 150], w: [46, 90], depth: 0.5, seed: 'md0', albedo: '#b08a90' }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      st = '#f2dcb8',
      L = ctx.built(st, 0.2),
      M = ctx.built(st, 1),
      D = ctx.built(st, 2),
      K = windowColor(ctx),
      sl = '#46505e',
      gold = ctx.built('#f2c246', 0.2),
      X = 720,
      Y = 1060;
    // streets right (Gran Vía) and left
    const far =
      wing(ctx, {
        xa: 1700,
        xb: 1070,
        ta: 250,
        tb: 720,
        ba: 1210,
        bb: 1004,
        col: '#e3c3a0',
        tone: s > 0 ? 1.9 : 0.7,
        floors: 6,
        bays: 9,
        seed: 'mdr',
        d: 0.04,
        p: 1,
      }) +
      wing(ctx, {
        xa: -220,
        xb: 420,
        ta: 330,
        tb: 640,
        ba: 1210,
        bb: 1030,
        col: '#d9a888',
        tone: s > 0 ? 0.6 : 1.9,
        floors: 6,
        bays: 8,
        seed: 'mdl',
        d: 0.04,
        p: 1,
        roof: [50, 26],
      });
    const wr = wing(ctx, {
      xa: X + 96,
      xb: 1030,
      ta: 640,
      tb: 742,
      ba: Y,
      bb: 1008,
      col: st,
      tone: s > 0 ? 0.7 : 2,
      floors: 5,
      bays: 5,
      seed: 'mw1',
      roof: [52, 30],
      p: 0.9,
    });
    const wl = wing(ctx, {
      xa: X - 96,
      xb: 470,
      ta: 640,
      tb: 716,
      ba: Y,
      bb: 1022,
      col: st,
      tone: s > 0 ? 1.9 : 0.7,
      floors: 5,
      bays: 4,
      seed: 'mw2',
      roof: [52, 36],
      p: 0.9,
    });
    // rotunda
    const grad = ctx.linearGradient(
      s > 0
        ? [
            [0, D],
            [0.5, M],
            [0.85, L],
            [1, L],
          ]
        : [
            [0, L],
            [0.2, L],
            [0.6, M],
            [1, D],
          ],
      X - 104,
      0,
      X + 104,
      0,
    );
    const rnd = (y0: number, y1: number, w: number) =>
      `M${X - w} ${y0}Q${X} ${y0 + w * 0.07} ${X + w} ${y0}V${y1}Q${X} ${y1 + w * 0.1} ${X - w} ${y1}z`;
    const xs = [-0.84, -0.5, 0, 0.5, 0.84],
      ws = [14, 24, 30, 24, 14];
    const col = (y0: number, y1: number, q: Points) => times(q.length, (i) => rect(X + at(q, i) * 104 - 5, y0 + 4, 10, y1 - y0));
    let rot =
      fill(rnd(600, Y, 104), grad) +
      fill(
        times(5, (i) => times(3, (j) => roundArch(X + at(xs, i) * 104, 742 + j * 86, at(ws, i), 60))),
        K,
      ) +
      fill(
        times(5, (i) => roundArch(X + at(xs, i) * 104, Y + 2, at(ws, i) + 6, 76)),
        ctx.night ? mix(ctx.mood.glow, '#b5603a', 0.2) : ctx.built('#4a3440', 2.4),
      ) +
      fill(col(664, 936, [-0.94, -0.68, -0.27, 0.27, 0.68, 0.94]), L) +
      fill(rnd(948, 962, 112) + rnd(660, 674, 112) + rnd(754, 761, 106) + rnd(840, 847, 106), L) +
      fill(rnd(674, 679, 110) + rnd(962, 968, 110), D, opacity(0.6));
    // attic, upper colonnade with statues, dome
    rot +=
      fill(rnd(540, 664, 92), grad) +
      fill(
        times(5, (i) => roundArch(X + at(xs, i) * 88, 646, at(ws, i) * 0.8, 66)),
        K,
      ) +
      fill(
        times(6, (i) => rect(X + at([-0.94, -0.68, -0.27, 0.27, 0.68, 0.94], i) * 90 - 4.5, 556, 9, 100)),
        L,
      ) +
      fill(rnd(536, 550, 102), L) +
      fill(
        times(6, (i) => {
          const x = X + at([-0.96, -0.68, -0.26, 0.26, 0.68, 0.96], i) * 94;
          return polygon([x - 6, 538, x - 5, 514, x, 500, x + 5, 514, x + 6, 538]) + circle(x, 497, 4.5);
        }),
        L,
      );
    const p = [88, 536, 87, 500, 80, 462, 64, 430, 40, 408, 26, 402];
    rot +=
      fill(symmetric(X, p), ctx.built(sl, 0.9)) +
      fill(halfSymmetric(X, p, -s), ctx.built(sl, 2.1)) +
      stroke(
        [-0.62, -0.24, 0.24, 0.62].map((q) => path`M${X + q * 134} 534Q${X + q * 130} 440 ${X + q * 44} 402`).join(''),
        gold,
        5,
      ) +
      fill(
        times(3, (i) => ellipse(X - 52 + i * 52, 488, 10, 15)),
        gold,
      ) +
      fill(
        times(3, (i) => ellipse(X - 52 + i * 52, 488, 6, 10)),
        K,
      ) +
      stroke(`M${X - 87} 528Q${X} 536 ${X + 87} 528M${X - 66} 434Q${X} 446 ${X + 66} 434`, gold, 4.4) +
      fill(standingRect(X, 406, 56, 9) + standingRect(X, 400, 40, 32), L) +
      fill(roundArch(X - 10, 398, 8, 24) + roundArch(X + 10, 398, 8, 24), K) +
      fill(roundDome(X, 368, 46, 22) + standingRect(X, 350, 14, 10), gold);
    // Victory
    const v = ctx.built('#5a4a48', 2.2);
    rot +=
      fill(`M${X - 9} 342L${X - 12} 306Q${X - 8} 290 ${X} 288Q${X + 8} 290 ${X + 11} 306L${X + 8} 342z${circle(X, 280, 7)}`, v) +
      fill(
        `M${X - 4} 302Q${X - 40} 296 ${X - 52} 262Q${X - 26} 268 ${X - 2} 292zM${X + 4} 302Q${X + 40} 296 ${X + 52} 262Q${X + 26} 268 ${X + 2} 292z`,
        v,
      ) +
      stroke(`M${X + 6} 298L${X + 20} 274`, v, 5);
    // crossing, kerb, plane trees, taxis
    const road =
      fill(
        polygon([
          ctx.left,
          1100,
          470,
          1024,
          X - 104,
          1060,
          X + 104,
          1060,
          1030,
          1008,
          1070,
          1002,
          1700,
          1208,
          1700,
          1290,
          ctx.left,
          1290,
        ]) + polygon([ctx.left, 1020, 470, 1020, 470, 1080, ctx.left, 1290]),
        ctx.verticalGradient(ramp(ctx.tone('#8f7f8c', 1), ctx.tone('#6b5f72', 1.9)), 1000, 1250),
      ) +
      fill(
        rect(ctx.left, 1056, ctx.right - ctx.left, 230),
        ctx.verticalGradient(ramp(ctx.tone('#8f7f8c', 1.1), ctx.tone('#6b5f72', 2)), 1050, 1250),
      ) +
      fill(
        polygon([
          470,
          1024,
          X - 104,
          1058,
          X,
          1072,
          X + 104,
          1058,
          1030,
          1008,
          1046,
          1016,
          X + 120,
          1078,
          X,
          1094,
          X - 120,
          1078,
          462,
          1040,
        ]),
        ctx.tone('#e6d2b8', 0.6),
      );
    const zebra = fill(
      times(9, (i) => polygon([430 + i * 84, 1130, 474 + i * 84, 1130, 470 + i * 94 - 30, 1200, 414 + i * 94 - 30, 1200])),
      ctx.tone('#fbf0e0', 0.4),
      opacity(0.85),
    );
    const tree = (x: number, y: number, h: number) =>
      fill(polygon([x - 5, y, x - 3, y - h * 0.6, x + 3, y - h * 0.6, x + 5, y]), ctx.tone('#4a3a40', 2.3)) +
      fill(
        circle(x, y - h * 0.84, h * 0.22) +
          circle(x - h * 0.14, y - h * 0.66, h * 0.18) +
          circle(x + h * 0.15, y - h * 0.68, h * 0.18),
        ctx.tone('#5f6f48', 1.8),
      ) +
      fill(
        circle(x + s * h * 0.06, y - h * 0.9, h * 0.13) + circle(x + s * h * 0.18, y - h * 0.72, h * 0.09),
        ctx.tone('#8a9450', 0.7),
      );
    return {
      main: far + road + wl + wr + rot + tree(560, 1064, 120) + tree(900, 1060, 116) + tree(982, 1040, 96),
      front:
        zebra +
        taxi(ctx, 470, 1112, 0.86) +
        taxi(ctx, 1090, 1108, 0.8, true) +
        people(ctx, [
          [640, 1108, 52],
          [660, 1110, 50],
          [830, 1112, 54],
          [1230, 1160, 74],
        ]) +
        birds(ctx, 560, 480, 5, { size: 12 }),
    };
  },
};
