import { birds } from '../engine/birds.ts';
import { streaks } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import { crossPath } from '../engine/kits/cross.ts';
import { gondola } from '../engine/kits/gondola.ts';
import { reflect, ripples } from '../engine/kits/reflection.ts';
import { windowColor } from '../engine/kits/window-color.ts';
import {
  circle,
  halfSymmetric,
  path,
  pointedArch,
  polygon,
  rect,
  roundArch,
  roundDome,
  segment,
  standingRect,
  times,
} from '../engine/path.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, stroke } from '../engine/svg.ts';
import { rooftops } from '../engine/town.ts';
import { water } from '../engine/water.ts';

/** A gondola before Santa Maria della Salute in Venice. */
export const venice: Scene = {
  horizon: 850,
  wideTop: 260,
  mood: 'ember',
  night: 'violet',
  sun: { x: 520, y: 540, r: 104 },
  ground(ctx) {
    return {
      sky: streaks(ctx, { n: 6, y: [320, 640], alpha: 0.6, seed: 've' }),
      mid: water(ctx, { y: 880, glintX: 540, lines: 26, spread: 1.1 }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      st = '#f4e2c8',
      d = 0.1,
      L = ctx.built(st, 0.3, d),
      M = ctx.built(st, 1.1, d),
      D = ctx.built(st, 2.1, d),
      K = windowColor(ctx, '#5a3a44', d),
      ld = '#8a94a4',
      y = 880;
    const far =
      fill(rect(ctx.left, 836, ctx.right - ctx.left, 46), ctx.built('#c98a6a', 1, 0.5)) +
      rooftops(ctx, { y: 872, rows: 1, scale: 0.5, depth: 0.48, seed: 've1', wall: '#e8bf96', roof: '#b8583f' }) +
      fill(standingRect(690, 880, 34, 300) + polygon([671, 582, 690, 520, 709, 582]), ctx.built('#b8653f', 0.8, 0.42)) +
      fill(s > 0 ? rect(673, 580, 12, 300) : rect(695, 580, 12, 300), ctx.built('#b8653f', 1.9, 0.42)) +
      fill(standingRect(690, 610, 38, 26), ctx.built(st, 0.5, 0.42)) +
      fill(
        times(3, (i) => roundArch(680 + i * 10, 607, 6, 18)),
        ctx.built('#5a3a44', 2.3, 0.4),
      );
    const dome = (x: number, b: number, w: number, h: number) =>
      fill(roundDome(x, b, w, h), ctx.built(ld, 0.7, d)) +
      fill(
        halfSymmetric(x, [w / 2, b, w * 0.48, b - h * 0.36, w * 0.38, b - h * 0.68, w * 0.2, b - h * 0.93, 2, b - h], -s),
        ctx.built(ld, 2, d),
      ) +
      stroke(
        [-0.6, -0.22, 0.22, 0.6]
          .map((q) => path`M${x + q * w * 0.5} ${b - 2}Q${x + q * w * 0.44} ${b - h * 0.7} ${x + q * 12} ${b - h}`)
          .join(''),
        ctx.built(ld, 1.4, d),
        2.6,
      ) +
      fill(
        standingRect(x, b - h + 6, w * 0.2, h * 0.34) +
          roundDome(x, b - h * 1.26, w * 0.2, w * 0.12) +
          crossPath(x, b - h * 1.26 - w * 0.1, w * 0.2),
        L,
      ) +
      fill(roundArch(x, b - h, w * 0.08, h * 0.2), K);
    const X = 930;
    const tower = (x: number, b: number, h: number) =>
      fill(standingRect(x, b, 34, h) + standingRect(x, b - h + 6, 42, 7), M) +
      fill(s > 0 ? rect(x - 17, b - h, 11, h) : rect(x + 6, b - h, 11, h), D) +
      fill(roundArch(x, b - h + 50, 12, 34), K) +
      fill(roundDome(x, b - h, 32, 26) + standingRect(x, b - h - 24, 3, 24), ctx.built(ld, 1.2, d));
    const scroll = times(6, (i) => {
        const x = X - 132 + i * 53;
        return circle(x, 666, 25);
      }),
      scrollIn = times(6, (i) => {
        const x = X - 132 + i * 53;
        return circle(x, 666, 15);
      }),
      scrollC = times(6, (i) => circle(X - 132 + i * 53, 666, 6));
    const salute =
      tower(X + 190, 800, 232) +
      tower(X + 262, 800, 232) +
      fill(rect(X + 160, 660, 140, 190), M) +
      dome(X + 226, 664, 112, 74) +
      fill(rect(X - 110, 574, 220, 90), M) +
      fill(s > 0 ? rect(X - 110, 574, 70, 90) : rect(X + 40, 574, 70, 90), D) +
      fill(
        times(5, (i) => roundArch(X - 84 + i * 42, 650, 18, 54)),
        K,
      ) +
      fill(rect(X - 118, 566, 236, 12), L) +
      dome(X, 568, 214, 150) +
      fill(scroll, L) +
      fill(scrollIn, D) +
      fill(scrollC, L) +
      fill(rect(X - 180, 690, 360, 170), M) +
      fill(s > 0 ? rect(X - 180, 690, 70, 170) : rect(X + 110, 690, 70, 170), D) +
      fill(rect(X - 190, 682, 380, 12), L) +
      fill(polygon([X - 62, 700, X, 648, X + 62, 700]), L) +
      fill(polygon([X - 44, 696, X, 660, X + 44, 696]), D) +
      fill(rect(X - 66, 700, 132, 160), L) +
      fill(roundArch(X, 856, 62, 132), K) +
      fill(
        times(4, (i) => rect(X - 60 + i * 36 + (i > 1 ? 0 : 0), 712, 9, 148)),
        M,
      ) +
      fill(
        roundArch(X - 130, 850, 36, 84) +
          roundArch(X + 130, 850, 36, 84) +
          roundArch(X - 130, 748, 22, 34) +
          roundArch(X + 130, 748, 22, 34),
        K,
      ) +
      fill(
        times(5, (i) => rect(X - 100 - i * 10, 856 + i * 5, 200 + i * 20, 5)),
        L,
      );
    // Dogana point
    const dog =
      fill(rect(1190, 790, ctx.right - 1190 + 40, 90), ctx.built('#f0d8b8', 1)) +
      fill(rect(1186, 782, ctx.right - 1186 + 40, 10), ctx.built('#f0d8b8', 0.3)) +
      fill(
        times(7, (i) => roundArch(1232 + i * 62, 872, 34, 58)),
        windowColor(ctx, '#6a4038'),
      ) +
      fill(polygon([1200, 784, 1240, 762, 1700, 762, 1700, 784]), ctx.built('#b8583f', 1));
    // palazzi on the left
    const pal = (x: number, w: number, h: number, col: string, n: number, fl: number) => {
      let win = '',
        fr = '',
        bal = '';
      for (let f = 0; f < fl; f++)
        for (let i = 0; i < n; i++) {
          const cx = x + (w * (i + 0.5)) / n,
            b = y - 42 - f * ((h - 50) / fl);
          win += pointedArch(cx, b, 22, 58, 0.44);
          fr += pointedArch(cx, b + 3, 31, 69, 0.44);
          if (i % 3 === 1) bal += rect(cx - 26, b - 8, 52, 14);
        }
      return (
        fill(rect(x, y - h, w, h), ctx.built(col, 0.9)) +
        fill(s > 0 ? rect(x, y - h, 16, h) : rect(x + w - 16, y - h, 16, h), ctx.built(col, 2), opacity(0.8)) +
        fill(rect(x - 5, y - h - 10, w + 10, 14), ctx.built(st, 0.4)) +
        fill(
          polygon([x - 6, y - h - 9, x + 26, y - h - 40, x + w - 26, y - h - 40, x + w + 6, y - h - 9]),
          ctx.built('#b8583f', 1),
        ) +
        fill(fr, ctx.built(st, 0.4)) +
        fill(win, ctx.night ? ctx.mood.glow : ctx.built('#4a3040', 2.4)) +
        fill(bal, ctx.built(st, 0.9)) +
        fill(roundArch(x + w * 0.5, y, 40, 0.1 + 34), ctx.built('#4a3040', 2.5)) +
        fill(rect(x, y - 14, w, 14), ctx.built('#6a4a44', 2.2))
      );
    };
    const left = pal(-40, 200, 300, '#d98a5a', 5, 4) + pal(160, 176, 336, '#c8564a', 4, 4) + pal(336, 150, 286, '#eac27a', 4, 3);
    const [el, re] = reflect(ctx, y + 2, far + salute + dog + left, { k: 0.5, alpha: 0.36 });
    const pole = (x: number, yy: number, h: number, col: string) =>
      fill(rect(x - 9, yy - h, 18, h), ctx.built('#fbf1e2', 0.5)) +
      stroke(
        times(Math.ceil(h / 44), (i) => segment(x - 12, yy - 12 - i * 44, x + 12, yy - 34 - i * 44)),
        ctx.built(col, 0.9),
        15,
      ) +
      fill(rect(x - 12, yy - h - 6, 24, 9) + roundDome(x, yy - h - 5, 20, 14), ctx.built('#e8b53a', 0.5)) +
      fill(rect(x - 30, yy, 60, 4) + rect(x - 20, yy + 8, 40, 3), ctx.tone('#2a2434', 2.6), opacity(0.4));
    return {
      main:
        el +
        re +
        ripples(ctx, { y: 890, base: 1250, n: 26, seed: 'ver', alpha: 0.6 }) +
        ripples(ctx, {
          y: 890,
          base: 1250,
          n: 15,
          per: 2,
          seed: 'ves',
          alpha: 0.75,
          color: mix(ctx.mood.sun, ctx.mood.water[0], 0.3),
          x0: Math.max(ctx.left, 380),
          x1: 720,
        }) +
        gondola(ctx, 1010, 962, 0.42, { flip: true }),
      front:
        pole(400, 1130, 290, '#2f5aa0') +
        pole(1150, 1150, 320, '#2f5aa0') +
        pole(1216, 1130, 250, '#2f5aa0') +
        pole(110, 1140, 260, '#2f5aa0') +
        pole(1480, 1130, 280, '#2f5aa0') +
        gondola(ctx, 742, 1090, 1.16) +
        birds(ctx, 720, 440, 5, { size: 12 }),
    };
  },
};
