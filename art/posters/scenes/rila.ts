import { birds } from '../engine/birds.ts';
import { cumulus } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import { forest, sprucePath } from '../engine/conifers.ts';
import { hills } from '../engine/hills.ts';
import { crossPath } from '../engine/kits/cross.ts';
import { mountains } from '../engine/mountains.ts';
import {
  circle,
  halfSymmetric,
  path,
  polygon,
  rect,
  roundArch,
  roundDome,
  segment,
  standingRect,
  times,
} from '../engine/path.ts';
import { people } from '../engine/people.ts';
import { ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, stroke } from '../engine/svg.ts';

/** The courtyard of Rila Monastery: striped arcades, church and tower. */
export const rila: Scene = {
  horizon: 800,
  wideTop: 250,
  mood: 'noon',
  night: 'night',
  sun: { x: 1110, y: 400, r: 84 },
  ground(ctx) {
    return {
      sky: cumulus(ctx, 470, 470, 260) + cumulus(ctx, 60, 520, 300) + cumulus(ctx, 1540, 460, 320),
      far:
        mountains(ctx, { y: 800, h: 360, n: 5, albedo: '#6f8a9a', snow: 0.26, depth: 0.55, seed: 'rila' }) +
        hills(ctx, { y: 700, amp: 70, wl: 420, albedo: '#4f7d5c', depth: 0.36, seed: 'ri2' }) +
        forest(ctx, {
          yAt: (x) => 720 + Math.sin(x / 150) * 22,
          h: [60, 110],
          gap: 22,
          albedo: '#3a6a52',
          depth: 0.28,
          seed: 'ri3',
        }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      Y = 1040,
      w = '#f8efdd',
      L = ctx.built(w, 0.2),
      M = ctx.built(w, 1.2),
      D = ctx.built(w, 2),
      red = ctx.built('#b0402f', 1),
      blk = ctx.built('#2f2a30', 2.2),
      K = ctx.night ? ctx.mood.glow : ctx.built('#4a3a3c', 2.7),
      slate = ctx.built('#8a7468', 1.3),
      slD = ctx.built('#8a7468', 2.2);
    // galleries around the courtyard: three tiers of striped arches
    const tier = (y: number, h: number, w0: number, stripeCol: string) => {
      let hole = '',
        ring = '';
      for (let x = -60; x < 1700; x += w0) {
        hole += roundArch(x + w0 / 2, y, w0 * 0.66, h * 0.8);
        ring += path`M${x + w0 * 0.13} ${y - h * 0.8 + w0 * 0.33}A${w0 * 0.37} ${w0 * 0.37} 0 0 1 ${x + w0 * 0.87} ${y - h * 0.8 + w0 * 0.33}`;
      }
      return (
        fill(hole, ctx.night ? mix(ctx.mood.glow, '#8a4a2a', 0.45) : ctx.built('#b59078', 1.7)) +
        stroke(ring, stripeCol, w0 * 0.09, 'stroke-dasharray="9 8"')
      );
    };
    const gal =
      fill(rect(ctx.left, Y - 280, ctx.right - ctx.left, 290), ctx.verticalGradient(ramp(L, M), Y - 280, Y)) +
      tier(Y - 6, 106, 74, blk) +
      tier(Y - 112, 84, 56, red) +
      tier(Y - 196, 76, 56, blk) +
      stroke(
        times(3, (i) => `M${ctx.left} ${Y - 110 + 8 - i * 86}H${ctx.right}`),
        red,
        6,
      ) +
      fill(rect(ctx.left, Y - 284, ctx.right - ctx.left, 10), ctx.built('#7a4a34', 1.6)) +
      fill(polygon([ctx.left, Y - 282, ctx.left, Y - 336, ctx.right, Y - 336, ctx.right, Y - 282]), slate) +
      fill(
        times(10, (i) => rect(40 + i * 176, Y - 366, 24, 44)),
        L,
      ) +
      fill(
        times(10, (i) => rect(36 + i * 176, Y - 370, 32, 7)),
        slD,
      ) +
      stroke(
        times(30, (i) => segment(-40 + i * 60, Y - 336, -52 + i * 60, Y - 284)),
        slD,
        2.4,
        opacity(0.5),
      );
    // Hrelyo's tower
    const tx = 480,
      ts = '#b0a08a';
    const tw =
      fill(rect(tx - 62, Y - 440, 124, 450), ctx.built(ts, 1)) +
      fill(s > 0 ? rect(tx - 62, Y - 440, 38, 450) : rect(tx + 24, Y - 440, 38, 450), ctx.built(ts, 2.1)) +
      fill(
        times(3, (i) => roundArch(tx - 38 + i * 38, Y - 300, 26, 130)),
        ctx.built(ts, 2.4),
        opacity(0.5),
      ) +
      fill(
        times(7, (i) => rect(tx - 66 + i * 20, Y - 458, 12, 24)),
        ctx.built(ts, 0.8),
      ) +
      fill(polygon([tx - 60, Y - 452, tx, Y - 498, tx + 60, Y - 452]), slate) +
      fill(rect(tx - 7, Y - 400, 14, 40) + rect(tx - 5, Y - 120, 10, 40), K) +
      stroke(`M${tx - 62} ${Y - 170}h124`, red, 6);
    // church: striped porch and five domes
    const X = 860,
      stripes = (x: number, y: number, ww: number, h: number, n: number) =>
        times(n, (i) => rect(x, y + (h / n) * i, ww, h / n / 2));
    const cb =
      fill(rect(X - 250, Y - 250, 500, 256), L) +
      fill(stripes(X - 250, Y - 250, 500, 110, 5), red) +
      fill(rect(X - 262, Y - 262, 524, 16), slate);
    const drum = (x: number, y: number, w0: number, h: number, dh: number) =>
      fill(rect(x - w0 / 2, y - h, w0, h), L) +
      fill(stripes(x - w0 / 2, y - h, w0, h, 4), red) +
      fill(
        times(3, (i) => roundArch(x - w0 * 0.28 + i * w0 * 0.28, y - h * 0.12, w0 * 0.14, h * 0.7)),
        K,
      ) +
      fill(rect(x - w0 / 2 - 5, y - h - 6, w0 + 10, 9), L) +
      fill(roundDome(x, y - h - 5, w0 + 4, dh), ctx.built('#6d7a84', 1)) +
      fill(
        halfSymmetric(
          x,
          [w0 / 2 + 2, y - h - 5, w0 * 0.46, y - h - dh * 0.5, w0 * 0.3, y - h - dh * 0.86, 2, y - h - dh - 4],
          -s,
        ),
        ctx.built('#6d7a84', 2.1),
      ) +
      fill(crossPath(x, y - h - dh - 3, w0 * 0.34), ctx.built('#f0c040', 0.2));
    const domes =
      drum(X - 176, Y - 254, 74, 60, 40) +
      drum(X + 176, Y - 254, 74, 60, 40) +
      fill(polygon([X - 130, Y - 256, X - 110, Y - 300, X + 110, Y - 300, X + 130, Y - 256]), slate) +
      drum(X, Y - 296, 138, 84, 74);
    // porch
    const py = Y + 6,
      n = 7,
      aw = 74;
    let ph = '',
      rg = '',
      colm = '',
      fres = '';
    for (let i = 0; i < n; i++) {
      const cx = X + (i - 3) * aw;
      ph += roundArch(cx, py, aw * 0.72, 118);
      rg += path`M${cx - aw * 0.42} ${py - 118 + aw * 0.36}A${aw * 0.42} ${aw * 0.42} 0 0 1 ${cx + aw * 0.42} ${py - 118 + aw * 0.36}`;
      colm += rect(cx - aw / 2 - 6, py - 84, 12, 84) + (i === n - 1 ? rect(cx + aw / 2 - 6, py - 84, 12, 84) : '');
      fres += standingRect(cx, py - 8, aw * 0.5, 84);
    }
    const porch =
      fill(rect(X - 272, py - 152, 544, 152), L) +
      fill(stripes(X - 272, py - 150, 544, 60, 3), blk) +
      fill(ph, ctx.night ? mix(ctx.mood.glow, '#b5562a', 0.3) : ctx.built('#6a3f3c', 2.2)) +
      fill(fres, ctx.built('#3f6f9a', 1.2), opacity(0.7)) +
      fill(
        times(n, (i) => circle(X + (i - 3) * aw - 10, py - 62, 8) + circle(X + (i - 3) * aw + 11, py - 58, 8)),
        ctx.built('#e8b53a', 0.6),
      ) +
      fill(
        times(
          n,
          (i) => standingRect(X + (i - 3) * aw - 10, py - 14, 17, 38) + standingRect(X + (i - 3) * aw + 11, py - 14, 17, 36),
        ),
        ctx.built('#b0402f', 1),
        opacity(0.9),
      ) +
      stroke(rg, ctx.built(w, 0.2), 13) +
      stroke(rg, blk, 13, 'stroke-dasharray="9 9"') +
      fill(colm, L) +
      fill(
        times(8, (i) => standingRect(X + (i - 3.5) * aw, py, 20, 10) + standingRect(X + (i - 3.5) * aw, py - 80, 20, 9)),
        D,
      ) +
      fill(polygon([X - 286, py - 150, X - 262, py - 182, X + 262, py - 182, X + 286, py - 150]), slate) +
      fill(rect(X - 286, py - 152, 572, 6), slD) +
      fill(
        times(3, (i) => `M${X - 216 + i * 160} ${py - 178}q56-44 112 0z`),
        ctx.built('#6d7a84', 1.3),
      );
    const yard =
      fill(
        rect(ctx.left, Y + 4, ctx.right - ctx.left, 280),
        ctx.verticalGradient(ramp(ctx.tone('#e2d3b4', 0.6), ctx.tone('#bfa988', 1.4)), Y, 1260),
      ) +
      stroke(
        times(6, (i) => `M${ctx.left} ${Y + 24 + i * i * 7 + i * 14}H${ctx.right}`),
        ctx.tone('#9a8468', 1.8),
        2.6,
        opacity(0.4),
      ) +
      stroke(
        times(15, (i) => segment(X + (i - 7) * 70, Y + 6, X + (i - 7) * 210, 1280)),
        ctx.tone('#9a8468', 1.8),
        2.6,
        opacity(0.35),
      ) +
      fill(polygon([X - 300, py + 4, X + 300, py + 4, X + 330, py + 22, X - 330, py + 22]), ctx.built(w, 0.8)) +
      fill(
        s > 0
          ? polygon([X - 272, py + 22, X - 520, py + 70, X + 120, py + 70, X + 272, py + 22])
          : polygon([X + 272, py + 22, X + 520, py + 70, X - 120, py + 70, X - 272, py + 22]),
        ctx.tone('#6a5a58', 2.4),
        opacity(0.28),
      );
    return {
      main: gal + tw + cb + domes + porch + yard,
      front:
        fill(
          sprucePath(1240, 1120, 330, 110) +
            sprucePath(1330, 1130, 250, 90) +
            sprucePath(330, 1130, 280, 96) +
            sprucePath(130, 1126, 300, 100) +
            sprucePath(1500, 1130, 320, 110),
          ctx.tone('#2f5a48', 1.8),
        ) +
        people(ctx, [
          [690, 1110, 56],
          [716, 1112, 52],
          [1030, 1096, 46],
        ]) +
        birds(ctx, 640, 470, 5, { size: 12 }),
    };
  },
};
