import { parkTrees } from '../engine/broadleaf.ts';
import { streaks } from '../engine/clouds.ts';
import { cypressPath } from '../engine/conifers.ts';
import { hills } from '../engine/hills.ts';
import { at } from '../engine/numbers.ts';
import {
  circle,
  halfSymmetric,
  path,
  pointedArch,
  polygon,
  rect,
  roundArch,
  roundDome,
  standingRect,
  symmetric,
  tick,
  times,
} from '../engine/path.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke } from '../engine/svg.ts';
import { skyline } from '../engine/town.ts';
import { water } from '../engine/water.ts';

/** The Blue Mosque above the Bosphorus, a ferry in front. */
export const istanbul: Scene = {
  horizon: 900,
  wideTop: 230,
  mood: 'golden',
  night: 'violet',
  sun: { x: 1080, y: 480, r: 104 },
  plane: [460, 200, -12, 0.6],
  ground(ctx) {
    const y = 900;
    return {
      sky: streaks(ctx, { n: 5, y: [250, 560], alpha: 0.6, seed: 'is' }),
      far:
        hills(ctx, { y: y - 40, amp: 40, wl: 420, albedo: '#7f8f88', depth: 0.62, seed: 'is1' }) +
        skyline(ctx, { y: y + 10, h: [30, 80], w: [40, 90], depth: 0.56, seed: 'ist', albedo: '#a8978a', windows: false }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      X = 800,
      Y = 900,
      st = '#e3d6c4',
      lead = '#6f8796';
    const L = ctx.built(st, 0.2),
      M = ctx.built(st, 1.1),
      D = ctx.built(st, 2.05),
      K = ctx.pane('#4a4450'),
      DL = ctx.built(lead, 0.4),
      DD = ctx.built(lead, 2.1),
      gold = ctx.built('#e8b53a', 0.5);
    const dome = (x: number, y: number, w: number, h: number) =>
      fill(roundDome(x, y, w, h), DL) +
      fill(
        path`M${x} ${y - h}A${w / 2} ${h} 0 0 ${s > 0 ? 0 : 1} ${x - (s * w) / 2} ${y}H${x - s * w * 0.14}Q${x - s * w * 0.14} ${y - h * 0.7} ${x} ${y - h}z`,
        DD,
      ) +
      fill(rect(x - 1.4, y - h - w * 0.12 - 5, 2.8, w * 0.12 + 6) + circle(x, y - h - w * 0.12 - 6, 3.4), gold);
    const drum = (x: number, y: number, w: number, h: number, n: number) =>
      fill(standingRect(x, y, w, h), L) +
      fill(s > 0 ? rect(x - w / 2, y - h, w * 0.32, h) : rect(x + w * 0.18, y - h, w * 0.32, h), D) +
      stroke(
        times(n, (i) => tick(x - w / 2 + ((i + 0.5) * w) / n, y - h * 0.84, h * 0.66)),
        K,
        Math.max(3, (w / n) * 0.42),
      );
    const minaret = (x: number, h: number, w: number, d = 0) => {
      const c = (a: string, t: number) => ctx.built(a, t, d),
        t = Y - h;
      const sec = [
        [0, 1.2],
        [0.12, 1],
        [0.5, 0.92],
        [0.66, 0.84],
        [0.82, 0.76],
      ] as const;
      let out = '';
      sec.forEach(([a, k], i) => {
        const b = i < 4 ? at(sec, i + 1)[0] : 0.86,
          y0 = Y - h * a,
          y1 = Y - h * b;
        out +=
          fill(standingRect(x, y0, w * k, y0 - y1), c(st, 0.3)) +
          fill(
            s > 0 ? rect(x - (w * k) / 2, y1, w * k * 0.42, y0 - y1) : rect(x + w * k * 0.08, y1, w * k * 0.42, y0 - y1),
            c(st, 2),
          );
      });
      out += [0.5, 0.66, 0.82]
        .map((a, i) =>
          fill(
            polygon([
              x - w * (0.52 - i * 0.04),
              Y - h * a + w * 0.5,
              x - w * (0.95 - i * 0.08),
              Y - h * a,
              x - w * (0.95 - i * 0.08),
              Y - h * a - w * 0.36,
              x + w * (0.95 - i * 0.08),
              Y - h * a - w * 0.36,
              x + w * (0.95 - i * 0.08),
              Y - h * a,
              x + w * (0.52 - i * 0.04),
              Y - h * a + w * 0.5,
            ]),
            c(st, 1),
          ),
        )
        .join('');
      out +=
        fill(symmetric(x, [w * 0.46, Y - h * 0.86, 0.5, t - h * 0.06]), c(lead, 0.8)) +
        fill(halfSymmetric(x, [w * 0.46, Y - h * 0.86, 0.5, t - h * 0.06], -s), c(lead, 2)) +
        fill(rect(x - 1.2, t - h * 0.06 - 14, 2.4, 16), gold);
      return out;
    };
    const back = minaret(X - 196, 560, 22, 0.1) + minaret(X + 196, 560, 22, 0.1);
    const mosque =
      fill(standingRect(X, Y, 420, 190), M) +
      drum(X, Y - 262, 216, 34, 14) +
      dome(X, Y - 294, 208, 98) +
      [-1, 1]
        .map(
          (k) =>
            fill(standingRect(X + k * 118, Y - 210, 42, 96), L) +
            fill(standingRect(X + k * 118 - s * 12, Y - 210, 18, 96), D) +
            dome(X + k * 118, Y - 306, 46, 30),
        )
        .join('') +
      fill(standingRect(X, Y - 186, 260, 80), L) +
      fill(s > 0 ? rect(X - 130, Y - 266, 60, 80) : rect(X + 70, Y - 266, 60, 80), D) +
      stroke(
        times(9, (i) => tick(X - 100 + i * 25, Y - 252, 34)),
        K,
        10,
      ) +
      [-1, 1].map((k) => drum(X + k * 150, Y - 176, 120, 22, 8) + dome(X + k * 150, Y - 196, 122, 50)).join('') +
      drum(X, Y - 190, 168, 22, 10) +
      dome(X, Y - 210, 168, 62) +
      fill(standingRect(X, Y, 440, 176), L) +
      fill(s > 0 ? rect(X - 220, Y - 176, 90, 176) : rect(X + 130, Y - 176, 90, 176), D) +
      fill(standingRect(X, Y - 172, 452, 8), M) +
      [-1, 1].map((k) => dome(X + k * 196, Y - 178, 56, 32)).join('') +
      stroke(
        times(13, (i) => tick(X - 192 + i * 32, Y - 152, 30)),
        K,
        11,
      ) +
      stroke(
        times(13, (i) => tick(X - 192 + i * 32, Y - 104, 30)),
        K,
        11,
      ) +
      // courtyard
      fill(standingRect(X, Y, 640, 74), M) +
      fill(s > 0 ? rect(X - 320, Y - 74, 100, 74) : rect(X + 220, Y - 74, 100, 74), D) +
      times(11, (i) => dome(X - 290 + i * 58, Y - 74, 46, 22)) +
      fill(
        times(11, (i) => roundArch(X - 290 + i * 58, Y, 30, 56)),
        K,
      ) +
      fill(rect(X - 326, Y - 78, 652, 6), L) +
      fill(standingRect(X, Y, 70, 108), L) +
      fill(pointedArch(X, Y, 40, 84), K);
    const front = minaret(X - 300, 520, 25) + minaret(X + 300, 520, 25) + minaret(X - 400, 400, 22) + minaret(X + 400, 400, 22);
    const trees =
      parkTrees(ctx, { y: Y + 20, size: [40, 70], albedo: '#4f7350', depth: 0.06, seed: 'is2', drop: 60 }) +
      fill(
        cypressPath(404, Y + 30, 120, 22) +
          cypressPath(1190, Y + 30, 130, 24) +
          cypressPath(1220, Y + 34, 100, 20) +
          cypressPath(372, Y + 34, 96, 20),
        ctx.tone('#2f5048', 1.8),
      );
    const wall =
      fill(polygon([-440, 948, 2040, 948, 2040, 990, -440, 990]), ctx.built('#b39a82', 1.3)) +
      fill(
        times(42, (i) => rect(-420 + i * 60, 936, 34, 14)),
        ctx.built('#b39a82', 0.8),
      ) +
      fill(
        times(7, (i) => rect(-320 + i * 340, 918, 70, 72)),
        ctx.built('#b39a82', 1),
      ) +
      fill(
        times(7, (i) => rect(-320 + i * 340, 918, 26, 72)),
        ctx.built('#b39a82', 2),
      );
    const sea = water(ctx, { y: 988, glintX: 1080, lines: 18 });
    const ferry = place(
      620,
      1130,
      1.35,
      fill('M-200-34H196L172 8H-176Q-194-6-200-34z', ctx.built('#f7f1e6', 0.4)) +
        fill('M-184-6H180L172 8H-176z', ctx.built('#1f2a44', 1.8)) +
        fill('M-200-34H196L193-27H-198z', ctx.built('#c8352b', 1)) +
        fill('M-160-34V-66H150L160-34z', ctx.built('#fbf6ec', 0.5)) +
        fill('M-120-66V-92H90V-66z', ctx.built('#ffffff', 0.2)) +
        fill('M40-92V-110H84V-92z', ctx.built('#fbf6ec', 0.6)) +
        fill(
          times(11, (i) => rect(-150 + i * 27, -58, 18, 16)) +
            times(8, (i) => rect(-112 + i * 25, -86, 16, 13)) +
            rect(48, -106, 30, 9),
          ctx.night ? ctx.mood.glow : ctx.built('#4a6478', 1.6),
        ) +
        fill(polygon([-64, -92, -58, -150, -14, -150, -20, -92]), ctx.built('#f0b429', 0.6)) +
        fill(polygon([-61, -122, -59.5, -138, -15.5, -138, -17, -122]), ctx.built('#1f2a44', 1.6)) +
        fill('M-36-152Q-60-176-96-172T-170-190Q-120-150-60-150z', ctx.mood.cloud[1], opacity(0.6)) +
        fill(rect(-190, 14, 360, 4) + rect(-230, 24, 330, 3.4) + rect(-120, 34, 240, 3), '#ffffff', opacity(0.6)),
    );
    return {
      main: back + mosque + front + trees + wall + sea,
      front: ferry,
    };
  },
};
