import { parkTrees } from '../engine/broadleaf.ts';
import { streaks } from '../engine/clouds.ts';
import { layer } from '../engine/hills.ts';
import {
  circle,
  ellipse,
  halfSymmetric,
  path,
  polygon,
  rect,
  roundArch,
  standingRect,
  symmetric,
  times,
} from '../engine/path.ts';
import { people } from '../engine/people.ts';
import type { Scene } from '../engine/scene.ts';
import { lampPath } from '../engine/street.ts';
import { fill, group, opacity, stroke, strokeRound } from '../engine/svg.ts';
import { rooftops, skyline } from '../engine/town.ts';

/** The Metropolitan Cathedral of Timișoara at the end of Victory Square. */
export const timisoara: Scene = {
  horizon: 930,
  wideTop: 230,
  mood: 'dawn',
  night: 'slate',
  sun: { x: 1080, y: 470, r: 96, style: 'rings' },
  plane: [470, 230, -12, 0.62],
  ground(ctx) {
    const y = 940;
    return {
      sky: streaks(ctx, { n: 5, y: [260, 600], alpha: 0.6, seed: 'ti' }),
      far:
        skyline(ctx, { y, h: [50, 110], w: [60, 110], depth: 0.58, seed: 'tim', albedo: '#b59f9a', windows: false }) +
        rooftops(ctx, { y: y + 20, rows: 1, scale: 0.8, depth: 0.4, seed: 'tim', wall: '#f0d6b0' }),
      mid:
        layer(ctx, rect(ctx.left, y + 10, 2600, 400), { y, albedo: '#cdb6a0', tone: 0.9, foot: 300, mist: 0.2 }) +
        parkTrees(ctx, {
          y: y + 16,
          size: [50, 86],
          from: -440,
          to: 560,
          albedo: '#4f7a50',
          depth: 0.16,
          seed: 'ti1',
          drop: 20,
        }) +
        parkTrees(ctx, {
          y: y + 16,
          size: [50, 86],
          from: 1040,
          to: 2040,
          albedo: '#4f7a50',
          depth: 0.16,
          seed: 'ti2',
          drop: 20,
        }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      X = 800,
      Y = 990,
      br = '#d98f5c',
      tile = '#4f8f82',
      gold = '#e8b53a';
    const L = ctx.built(br, 0.3),
      D = ctx.built(br, 2),
      band = ctx.built('#f6dfb4', 0.6),
      K = ctx.pane('#4a3440');
    // patterned pyramidal spires: the cathedral's glazed tiles
    const spire = (x: number, y: number, w: number, h: number) => {
      const p = [w * 0.58, y, w * 0.5, y - h * 0.16, w * 0.26, y - h * 0.62, 0.6, y - h],
        d = symmetric(x, p),
        cl = ctx.clip(d);
      return (
        fill(d, ctx.built(tile, 0.5)) +
        group(
          stroke(
            times(7, (i) => {
              const yy = y - h * 0.06 - i * h * 0.14;
              return path`M${x - w} ${yy}L${x - w * 0.25} ${yy - h * 0.07}L${x} ${yy}L${x + w * 0.25} ${yy - h * 0.07}L${x + w} ${yy}`;
            }),
            ctx.built('#f0c85a', 0.6),
            Math.max(2.6, h * 0.022),
          ),
          cl,
        ) +
        fill(halfSymmetric(x, p, -s), ctx.mood.shadow, opacity(0.36)) +
        fill(rect(x - 1.6, y - h - 30, 3.2, 32) + rect(x - 8, y - h - 22, 16, 3.2) + circle(x, y - h, 4), ctx.built(gold, 0.5))
      );
    };
    const shaft = (x: number, w: number, h: number, n = 3, base = Y) =>
      fill(standingRect(x, base, w, h), L) +
      fill(s > 0 ? rect(x - w / 2, base - h, w * 0.3, h) : rect(x + w * 0.2, base - h, w * 0.3, h), D) +
      fill(
        times(Math.floor(h / 46), (i) => standingRect(x, base - 20 - i * 46, w, 6)),
        band,
        opacity(0.75),
      ) +
      fill(
        times(n, (i) => roundArch(x - w * 0.5 + ((i + 0.5) * w) / n, base - h + 64, (w / n) * 0.46, 52)),
        K,
      ) +
      fill(standingRect(x, base - h, w + 10, 8), band);
    const main =
      // rear and side towers
      shaft(X - 150, 54, 330, 2) +
      spire(X - 150, Y - 338, 54, 120) +
      shaft(X + 150, 54, 330, 2) +
      spire(X + 150, Y - 338, 54, 120) +
      // great central tower
      shaft(X, 150, 410, 4) +
      fill(
        times(4, (i) => polygon([X - 75 + i * 37.5, Y - 418, X - 56 + i * 37.5, Y - 448, X - 37.5 + i * 37.5, Y - 418])),
        L,
      ) +
      spire(X, Y - 424, 150, 260) +
      [-84, 84].map((d) => shaft(X + d, 30, 400, 1) + spire(X + d, Y - 404, 30, 84)).join('') +
      // west towers
      [-236, 236]
        .map(
          (d) =>
            shaft(X + d, 92, 300, 3) +
            spire(X + d, Y - 306, 92, 176) +
            [-40, 40].map((e) => spire(X + d + e, Y - 304, 22, 62)).join(''),
        )
        .join('') +
      // body and porch
      fill(standingRect(X, Y, 400, 176), L) +
      fill(
        times(4, (i) => standingRect(X, Y - 16 - i * 42, 400, 6)),
        band,
        opacity(0.75),
      ) +
      fill(polygon([X - 120, Y - 170, X, Y - 262, X + 120, Y - 170]), L) +
      fill(
        polygon([X - 132, Y - 168, X, Y - 272, X + 132, Y - 168, X + 118, Y - 168, X, Y - 256, X - 118, Y - 168]),
        ctx.built(tile, 1),
      ) +
      fill(circle(X, Y - 200, 22), band) +
      fill(circle(X, Y - 200, 16), K) +
      fill(
        times(3, (i) => roundArch(X - 66 + i * 66, Y - 60, 34, 84)),
        K,
      ) +
      fill(
        polygon([X - 210, Y - 172, X - 190, Y - 204, X - 120, Y - 204, X - 112, Y - 172]) +
          polygon([X + 210, Y - 172, X + 190, Y - 204, X + 120, Y - 204, X + 112, Y - 172]),
        ctx.built(tile, 1.2),
      ) +
      fill(
        times(2, (i) => roundArch(X - 164 + i * 328, Y - 40, 30, 80)),
        K,
      ) +
      fill(
        times(5, (i) => roundArch(X - 108 + i * 54, Y, 40, 74)),
        band,
      ) +
      fill(
        times(5, (i) => roundArch(X - 108 + i * 54, Y, 28, 64)),
        ctx.pane('#3a2a34'),
      ) +
      fill(rect(X - 160, Y - 82, 320, 9), band) +
      fill(rect(X - 220, Y - 6, 440, 10) + rect(X - 240, Y + 3, 480, 9), ctx.built('#cdbca8', 0.9));
    // flower axis of Victory Square
    const bed = (a: number, b: number, c: string) =>
      fill(polygon([X + a * 80, Y + 20, X + b * 80, Y + 20, X + b * 330, 1290, X + a * 330, 1290]), c);
    const sq =
      bed(-1.4, 1.4, ctx.tone('#e2cdb4', 0.7)) +
      bed(-0.52, 0.52, ctx.tone('#7fae54', 0.7)) +
      bed(-0.4, -0.22, ctx.tone('#e2483a', 0.5)) +
      bed(0.22, 0.4, ctx.tone('#e2483a', 0.5)) +
      bed(-0.2, 0.2, ctx.tone('#f6c83a', 0.5)) +
      bed(-0.1, 0.1, ctx.tone('#fff0dc', 0.4));
    const fountain =
      fill(ellipse(X, 1150, 130, 26), ctx.tone('#cdbca8', 1)) +
      fill(ellipse(X, 1146, 114, 20), ctx.mood.water[0]) +
      strokeRound(
        `M${X} 1144v-96M${X} 1066q-30-34-62 66M${X} 1066q30-34 62 66M${X} 1056q-14-20-32 80M${X} 1056q14-20 32 80`,
        ctx.tone('#ffffff', 0),
        4.4,
        opacity(0.85),
      );
    return {
      main: main + sq + fountain,
      front:
        fill(lampPath(446, 1190, 170) + lampPath(1154, 1190, 170), ctx.tone('#2f2a38', 2.4)) +
        people(ctx, [
          [560, 1130, 66],
          [584, 1134, 60],
          [1040, 1170, 86],
          [1064, 1096, 52],
          [500, 1210, 96],
        ]),
    };
  },
};
