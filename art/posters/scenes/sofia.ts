import { parkTrees } from '../engine/broadleaf.ts';
import { streaks } from '../engine/clouds.ts';
import { layer } from '../engine/hills.ts';
import { mountains } from '../engine/mountains.ts';
import { halfSymmetric, path, polygon, rect, roundArch, roundDome, standingRect, times } from '../engine/path.ts';
import { people } from '../engine/people.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity } from '../engine/svg.ts';
import { skyline } from '../engine/town.ts';

/** Alexander Nevsky Cathedral in Sofia. */
export const sofia: Scene = {
  horizon: 920,
  wideTop: 230,
  mood: 'riviera',
  night: 'slate',
  sun: { x: 1110, y: 380, r: 84, style: 'rings' },
  plane: [480, 220, -12, 0.6],
  ground(ctx) {
    const y = 930;
    return {
      sky: streaks(ctx, { n: 4, y: [260, 560], alpha: 0.9, seed: 'so' }),
      far:
        mountains(ctx, { y, h: 300, n: 4, depth: 0.58, albedo: '#6f8aa5', snow: 0.22, seed: 'vitosha', jag: 0.05 }) +
        skyline(ctx, { y: y + 10, h: [30, 90], w: [50, 90], depth: 0.5, seed: 'sof', albedo: '#b5a595' }),
      mid: layer(ctx, rect(ctx.left, y, 2600, 400), { y, albedo: '#d9bf9a', tone: 0.7, foot: 320, mist: 0.2 }),
    };
  },
  draw(ctx) {
    const Y = 1010,
      X = 800,
      s = ctx.side,
      st = '#f4ead6',
      gold = '#e8b53a',
      cu = '#5f9a86';
    const L = ctx.built(st, 0.1),
      M = ctx.built(st, 1),
      D = ctx.built(st, 2),
      K = ctx.pane('#4a4450'),
      band = ctx.built('#d9b98a', 1);
    const dome = (x: number, y: number, w: number, h: number, c: string) =>
      fill(roundDome(x, y, w, h), ctx.built(c, 0.6)) +
      fill(
        path`M${x} ${y - h}A${w / 2} ${h} 0 0 ${s > 0 ? 0 : 1} ${x - (s * w) / 2} ${y}H${x - s * w * 0.16}Q${x - s * w * 0.16} ${y - h * 0.72} ${x} ${y - h}z`,
        ctx.built(c, 1.9),
      ) +
      fill(
        path`M${x + s * w * 0.12} ${y - h * 0.9}Q${x + s * w * 0.36} ${y - h * 0.66} ${x + s * w * 0.38} ${y - h * 0.2}h${s * w * 0.03}Q${x + s * w * 0.44} ${y - h * 0.7} ${x + s * w * 0.12} ${y - h * 0.9}z`,
        ctx.built(c, 0),
        opacity(0.8),
      ) +
      fill(
        standingRect(x, y - h + 2, w * 0.1, w * 0.1) +
          roundDome(x, y - h - w * 0.07, w * 0.1, w * 0.06) +
          rect(x - 1.6, y - h - w * 0.3, 3.2, w * 0.2) +
          rect(x - w * 0.05, y - h - w * 0.25, w * 0.1, 3),
        ctx.built(gold, 0.6),
      );
    const drum = (x: number, y: number, w: number, h: number, n: number) =>
      fill(standingRect(x, y, w, h), L) +
      fill(s > 0 ? rect(x - w / 2, y - h, w * 0.3, h) : rect(x + w * 0.2, y - h, w * 0.3, h), D) +
      fill(
        times(n, (i) => roundArch(x - w / 2 + ((i + 0.5) * w) / n, y - h * 0.12, (w / n) * 0.5, h * 0.7)),
        K,
      ) +
      fill(standingRect(x, y - h, w + 10, 7) + standingRect(x, y + 3, w + 8, 6), M);
    const block = (x: number, w: number, h: number, bands = 4) =>
      fill(standingRect(x, Y, w, h), L) +
      fill(s > 0 ? rect(x - w / 2, Y - h, w * 0.14, h) : rect(x + w * 0.36, Y - h, w * 0.14, h), D) +
      fill(
        times(bands, (i) => standingRect(x, Y - 22 - (i * h) / bands, w, 7)),
        band,
        opacity(0.8),
      );
    const gable = (x: number, w: number, h: number, y: number) =>
      fill(roundDome(x, y, w, h), M) +
      fill(roundDome(x, y, w - 16, h - 8), ctx.built(st, 0)) +
      fill(roundArch(x, y + 6, w * 0.36, h * 0.9), K);
    const main =
      block(X, 560, 190) +
      block(X, 360, 270, 6) +
      fill([-206, 206].map((d) => roundDome(X + d, Y - 190, 150, 62)).join(''), ctx.built(cu, 0.9)) +
      fill(
        [-206, 206].map((d) => halfSymmetric(X + d, [75, Y - 190, 66, Y - 222, 38, Y - 246, 2, Y - 252], -s)).join(''),
        ctx.built(cu, 2),
      ) +
      fill(polygon([X - 188, Y - 266, X - 150, Y - 300, X + 150, Y - 300, X + 188, Y - 266]), ctx.built(cu, 1.2)) +
      drum(X - 130, Y - 290, 76, 60, 4) +
      dome(X - 130, Y - 352, 86, 56, cu) +
      drum(X + 130, Y - 290, 76, 60, 4) +
      dome(X + 130, Y - 352, 86, 56, cu) +
      drum(X, Y - 296, 200, 96, 9) +
      dome(X, Y - 394, 216, 122, gold) +
      gable(X - 226, 110, 60, Y - 128) +
      gable(X + 226, 110, 60, Y - 128) +
      // west front with its bell tower in gold
      fill(standingRect(X, Y, 216, 232), L) +
      fill(s > 0 ? rect(X - 108, Y - 232, 30, 232) : rect(X + 78, Y - 232, 30, 232), D) +
      fill(roundDome(X, Y - 226, 200, 76), M) +
      fill(roundDome(X, Y - 226, 176, 62), L) +
      fill(
        times(5, (i) => standingRect(X, Y - 20 - i * 44, 216, 7)),
        band,
        opacity(0.8),
      ) +
      fill(
        times(3, (i) => roundArch(X - 58 + i * 58, Y - 176, 26, 62)),
        K,
      ) +
      fill(
        times(3, (i) => roundArch(X - 70 + i * 70, Y, 50, 104)),
        ctx.built('#c8a878', 1),
      ) +
      fill(
        times(3, (i) => roundArch(X - 70 + i * 70, Y, 38, 94)),
        ctx.pane('#3f3440'),
      ) +
      fill(standingRect(X, Y - 284, 92, 70), L) +
      fill(s > 0 ? rect(X - 46, Y - 354, 26, 70) : rect(X + 20, Y - 354, 26, 70), D) +
      fill(
        times(3, (i) => roundArch(X - 28 + i * 28, Y - 290, 16, 50)),
        K,
      ) +
      fill(standingRect(X, Y - 352, 104, 7), M) +
      dome(X, Y - 358, 104, 62, gold) +
      fill(rect(X - 310, Y - 6, 620, 16) + rect(X - 330, Y + 8, 660, 12), ctx.built('#d8c9b0', 1));
    const paving = fill(
      times(9, (i) =>
        polygon([X - 700 + i * 175, 1290, X - 640 + i * 175, 1290, X - 290 + i * 74, Y + 22, X - 314 + i * 74, Y + 22]),
      ),
      ctx.tone('#e3b84a', 1),
      opacity(0.4),
    );
    return {
      main: paving + main,
      front:
        parkTrees(ctx, {
          y: Y + 40,
          size: [60, 100],
          from: -400,
          to: 500,
          albedo: '#4f7d4a',
          depth: 0.02,
          seed: 's1',
          drop: 20,
        }) +
        parkTrees(ctx, {
          y: Y + 40,
          size: [60, 100],
          from: 1110,
          to: 2000,
          albedo: '#4f7d4a',
          depth: 0.02,
          seed: 's2',
          drop: 20,
        }) +
        people(ctx, [
          [640, 1100, 58],
          [664, 1104, 54],
          [900, 1140, 76],
          [1010, 1080, 48],
          [760, 1076, 44],
        ]),
    };
  },
};
