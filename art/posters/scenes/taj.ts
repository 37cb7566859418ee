import { parkTrees } from '../engine/broadleaf.ts';
import { streaks } from '../engine/clouds.ts';
import { cypressPath } from '../engine/conifers.ts';
import { hills } from '../engine/hills.ts';
import {
  circle,
  halfSymmetric,
  offset,
  onionDome,
  path,
  pointedArch,
  polygon,
  rect,
  segment,
  standingRect,
  symmetric,
  times,
} from '../engine/path.ts';
import { people } from '../engine/people.ts';
import { ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, group, opacity, stroke } from '../engine/svg.ts';

/** The Taj Mahal at the end of its water channel. */
export const taj: Scene = {
  horizon: 900,
  wideTop: 230,
  mood: 'dawn',
  night: 'violet',
  sun: { x: 1090, y: 430, r: 92 },
  plane: [470, 210, -12, 0.58],
  ground(ctx) {
    const y = 900;
    return {
      sky: streaks(ctx, { n: 5, y: [260, 600], alpha: 0.65, seed: 'ta' }),
      far:
        hills(ctx, { y: y - 10, amp: 20, wl: 420, albedo: '#8a9a8a', depth: 0.6, seed: 'ta1' }) +
        parkTrees(ctx, { y: y + 4, size: [40, 70], albedo: '#5a7f5a', depth: 0.36, seed: 'ta2', drop: 30 }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      X = 800,
      Y = 900,
      st = '#f6ece4';
    const L = ctx.built(st, 0),
      M = ctx.built(st, 1.2),
      D = ctx.built(st, 2),
      DD = ctx.built('#c9a8a4', 2.2),
      K = ctx.built('#6a5470', 2.4),
      gold = ctx.built('#e8b53a', 0.5);
    const fin = (x: number, y: number, k: number) =>
      fill(rect(x - 1.4 * k, y - 26 * k, 2.8 * k, 28 * k) + circle(x, y - 8 * k, 4 * k) + circle(x, y - 18 * k, 3 * k), gold);
    const onion = (x: number, y: number, w: number, h: number) =>
      fill(onionDome(x, y, w, h, 0.02), L) +
      fill(
        path`M${x} ${y - h}C${x - s * w * 0.04} ${y - h * 0.78} ${x - s * w * 0.4} ${y - h * 0.78} ${x - s * w * 0.47} ${y - h * 0.42}C${x - s * w * 0.5} ${y - h * 0.2} ${x - s * w * 0.46} ${y - h * 0.1} ${x - s * w * 0.36} ${y}H${x - s * w * 0.12}C${x - s * w * 0.26} ${y - h * 0.4} ${x - s * w * 0.14} ${y - h * 0.74} ${x} ${y - h}z`,
        D,
      );
    const chhatri = (x: number, y: number, k: number) =>
      fill(
        standingRect(x, y, 56 * k, 6 * k) +
          standingRect(x, y - 40 * k, 60 * k, 6 * k) +
          rect(x - 25 * k, y - 40 * k, 5 * k, 36 * k) +
          rect(x - 9 * k, y - 40 * k, 5 * k, 36 * k) +
          rect(x + 5 * k, y - 40 * k, 5 * k, 36 * k) +
          rect(x + 20 * k, y - 40 * k, 5 * k, 36 * k),
        L,
      ) +
      onion(x, y - 45 * k, 54 * k, 50 * k) +
      fin(x, y - 93 * k, 0.7 * k);
    const minaret = (x: number, h: number, d = 0) => {
      const c = (t: number) => ctx.built(st, t, d),
        w = 26;
      return (
        fill(symmetric(x, [w * 0.62, Y, w * 0.44, Y - h]), c(0.2)) +
        fill(halfSymmetric(x, [w * 0.62, Y, w * 0.44, Y - h], -s), c(2)) +
        fill([0.34, 0.66, 0.99].map((t) => standingRect(x, Y - h * t, w * 1.5, 8)).join(''), c(0.8)) +
        fill(
          standingRect(x, Y - h - 6, w * 0.9, 3) +
            rect(x - 11, Y - h - 34, 4, 30) +
            rect(x - 2, Y - h - 34, 4, 30) +
            rect(x + 7, Y - h - 34, 4, 30) +
            standingRect(x, Y - h - 32, w * 1.1, 4),
          c(0.6),
        ) +
        fill(onionDome(x, Y - h - 36, w, 30, 0.02), c(0.6))
      );
    };
    const iwan = (x: number, w: number, h: number, y = Y - 52) =>
      fill(rect(x - w / 2, y - h, w, h), L) +
      fill(rect(x - w / 2 + w * 0.08, y - h + w * 0.08, w * 0.84, h - w * 0.08), M) +
      fill(pointedArch(x, y, w * 0.7, h * 0.84, 0.5), K) +
      fill(pointedArch(x, y, w * 0.4, h * 0.46, 0.5), DD);
    const smallIwan = (x: number, y: number, w: number, h: number) =>
      fill(pointedArch(x, y, w, h, 0.45), K) + fill(pointedArch(x, y, w * 0.5, h * 0.6, 0.45), DD);
    const body =
      fill(rect(X - 400, Y - 52, 800, 52), M) +
      fill(rect(X - 404, Y - 58, 808, 10), L) +
      fill(
        times(17, (i) => pointedArch(X - 376 + i * 47, Y - 4, 24, 34, 0.4)),
        D,
        opacity(0.7),
      ) +
      fill(polygon(offset(X, Y, [-212, -52, -240, -72, -240, -226, -212, -232, 212, -232, 240, -226, 240, -72, 212, -52])), L) +
      fill(
        s > 0
          ? polygon([X - 212, Y - 52, X - 240, Y - 72, X - 240, Y - 226, X - 212, Y - 232])
          : polygon([X + 212, Y - 52, X + 240, Y - 72, X + 240, Y - 226, X + 212, Y - 232]),
        D,
      ) +
      [-150, 150].map((d) => smallIwan(X + d, Y - 56, 52, 76) + smallIwan(X + d, Y - 144, 52, 76)).join('') +
      [-226, 226].map((d) => smallIwan(X + d, Y - 66, 16, 62) + smallIwan(X + d, Y - 146, 16, 62)).join('') +
      fill(rect(X - 212, Y - 240, 424, 12), M) +
      fill([-208, -100, 100, 208].map((d) => rect(X + d - 4, Y - 270, 8, 218)).join(''), M) +
      [-208, -100, 100, 208].map((d) => fin(X + d, Y - 266, 0.6)).join('') +
      fill(standingRect(X, Y - 240, 168, 56), L) +
      fill(s > 0 ? rect(X - 84, Y - 296, 50, 56) : rect(X + 34, Y - 296, 50, 56), D) +
      onion(X, Y - 294, 228, 204) +
      fin(X, Y - 494, 1.4) +
      iwan(X, 184, 212, Y - 52) +
      fill(rect(X - 92, Y - 272, 184, 10), M) +
      chhatri(X - 150, Y - 238, 0.92) +
      chhatri(X + 150, Y - 238, 0.92);
    const mins = minaret(X - 380, 400) + minaret(X + 380, 400),
      minsB = minaret(X - 306, 352, 0.2) + minaret(X + 306, 352, 0.2);
    // garden: channel, paths, cypress avenue
    const gd =
      fill(
        rect(ctx.left, Y, 2600, 400),
        ctx.verticalGradient(ramp(ctx.tone('#7fa05c', 0.8, 0.1), ctx.tone('#5f8a44', 1.4)), Y, 1250),
      ) +
      fill(polygon([X - 66, Y, X + 66, Y, X + 330, 1290, X - 330, 1290]), ctx.tone('#d9a890', 0.7)) +
      fill(polygon([X - 42, Y + 14, X + 42, Y + 14, X + 216, 1290, X - 216, 1290]), ctx.tone('#f6ece0', 0.3));
    const pool = polygon([X - 36, Y + 18, X + 36, Y + 18, X + 190, 1290, X - 190, 1290]),
      cp = ctx.clip(pool);
    const pw =
      fill(pool, ctx.verticalGradient(ramp(ctx.mood.water[0], ctx.mood.water[1]), Y, 1260)) +
      group(
        `<g transform="matrix(1 0 0 -1 0 ${2 * Y + 20})" opacity=".6">` +
          fill(standingRect(X, Y - 40, 420, 190), M) +
          fill(onionDome(X, Y - 240, 228, 230, 0.02), L) +
          fill(standingRect(X, Y - 52, 184, 212), L) +
          fill(pointedArch(X, Y - 52, 128, 178, 0.5), K) +
          '</g>' +
          stroke(
            times(9, (i) => segment(X - 150, Y + 60 + i * 34, X + 150, Y + 60 + i * 34)),
            ctx.mood.water[0],
            4,
            opacity(0.4),
          ),
        cp,
      );
    let cyp = '';
    for (let i = 0; i < 7; i++) {
      const t = i / 6,
        k = 0.34 + t * t * 1.1,
        x = 104 + t * t * 300 + t * 30,
        y = Y + 26 + t * t * 270 + t * 34;
      cyp += cypressPath(X - x, y, 180 * k, 46 * k) + cypressPath(X + x, y, 180 * k, 46 * k);
    }
    return {
      main: minsB + body + mins + gd + pw + fill(cyp, ctx.tone('#2f5f48', 1.7)),
      front: people(ctx, [
        [690, 1010, 40],
        [916, 1026, 44],
        [930, 1028, 40],
        [1010, 1130, 74],
      ]),
    };
  },
};
