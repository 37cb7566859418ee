import { birds } from '../engine/birds.ts';
import { parkTrees } from '../engine/broadleaf.ts';
import { mix } from '../engine/color.ts';
import { hills } from '../engine/hills.ts';
import { at, tenths } from '../engine/numbers.ts';
import { palm } from '../engine/palms.ts';
import {
  circle,
  ellipse,
  halfSymmetric,
  offset,
  pointedArch,
  polygon,
  rect,
  segment,
  smooth,
  standingRect,
  symmetric,
  tick,
  times,
} from '../engine/path.ts';
import { ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, group, opacity, stroke } from '../engine/svg.ts';
import { skyline } from '../engine/town.ts';

/** The Sagrada Família mirrored in its park pond between palms. */
export const sagrada: Scene = {
  horizon: 960,
  wideTop: 230,
  mood: 'saffron',
  night: 'violet',
  sun: { x: 560, y: 420, r: 96 },
  ground(ctx) {
    const y = 960;
    return {
      sky: '',
      far:
        hills(ctx, { y: y - 90, amp: 70, wl: 520, albedo: '#9a8a94', depth: 0.6, seed: 'tib' }) +
        skyline(ctx, { y: y + 30, h: [40, 110], w: [40, 80], depth: 0.5, seed: 'bcn', albedo: '#b98f78' }),
    };
  },
  draw(ctx) {
    const st = '#d9b07a',
      s = ctx.side,
      X = 800,
      Y = 1040;
    const L = ctx.built(st, 0.3),
      M = ctx.built(st, 1.1),
      D = ctx.built(st, 2.1),
      K = ctx.built('#4a3030', 2.6);
    const glowK = ctx.night ? ctx.mood.glow : K;
    const prof = (h: number, w: number, n = 9) => {
      const p = [];
      for (let i = 0; i <= n; i++) {
        const t = i / n;
        p.push((w / 2) * (1 - t ** 2.5 * 0.93), Y - h * t);
      }
      return p;
    };
    const tower = (x: number, h: number, w: number, d = 0, fin = '#e8c24a', from = 0.22) => {
      const p = prof(h, w),
        lit = ctx.built(st, 0.3, d),
        dk = ctx.built(st, 2.1, d);
      let slits = '';
      for (const q of [-0.56, -0.2, 0.2, 0.56])
        slits += smooth([
          x + q * (w / 2) * 0.98,
          Y - h * from,
          x + q * (w / 2) * 0.9,
          Y - h * 0.5,
          x + q * (w / 2) * 0.66,
          Y - h * 0.74,
          x + q * (w / 2) * 0.34,
          Y - h * 0.93,
        ]);
      const ty = Y - h;
      return (
        fill(symmetric(x, p), lit) +
        fill(halfSymmetric(x, p, -s), dk) +
        stroke(
          slits,
          ctx.night ? mix(ctx.mood.glow, ctx.mood.haze, d) : ctx.built('#4a3030', 2.4, d),
          Math.max(2.6, w * 0.055),
          `stroke-dasharray="${tenths(w * 0.1)} ${tenths(w * 0.12)}"`,
        ) +
        fill(standingRect(x, ty + 3, w * 0.13, w * 0.3), ctx.built(st, 1.2, d)) +
        fill(
          polygon([
            x,
            ty - w * 0.66,
            x + w * 0.17,
            ty - w * 0.44,
            x + w * 0.1,
            ty - w * 0.22,
            x - w * 0.1,
            ty - w * 0.22,
            x - w * 0.17,
            ty - w * 0.44,
          ]),
          ctx.built(fin, 0.5, d),
        ) +
        fill(circle(x, ty - w * 0.72, w * 0.075), ctx.built('#fff6dc', 0, d))
      );
    };
    const jesus =
      tower(X, 690, 128, 0.16, '#f0d060', 0.3) +
      fill(rect(X - 5, Y - 800, 10, 60) + rect(X - 22, Y - 782, 44, 10), ctx.built('#fff6dc', 0));
    const evang = [-104, 104].map((d) => tower(X + d, 548, 92, 0.12, '#f0d060', 0.3)).join('');
    const mary = '';
    const nat = (
      [
        [-214, 400],
        [-92, 448],
        [92, 448],
        [214, 400],
      ] as const
    )
      .map(([d, h]) => tower(X + d, h, 94, 0, at(['#d9482f', '#e8c24a'], Math.abs(d) > 100 ? 0 : 1)))
      .join('');
    // façade: stepped stone, three parabolic portals, gables
    const fac =
      fill(
        polygon(
          offset(
            X,
            Y,
            [
              -268, 0, -268, -150, -250, -176, -180, -190, -140, -214, -60, -224, 0, -330, 60, -224, 140, -214, 180, -190, 250,
              -176, 268, -150, 268, 0,
            ],
          ),
        ),
        M,
      ) +
      fill(
        s > 0
          ? polygon([X - 268, Y, X - 268, Y - 150, X - 250, Y - 176, X - 180, Y - 190, X - 196, Y])
          : polygon([X + 268, Y, X + 268, Y - 150, X + 250, Y - 176, X + 180, Y - 190, X + 196, Y]),
        D,
      ) +
      fill(polygon([X, Y - 318, X + 50, Y - 222, X - 50, Y - 222]), L) +
      fill(circle(X, Y - 248, 17), glowK) +
      fill(circle(X, Y - 248, 10), L) +
      stroke(
        times(12, (i) => tick(X - 242 + i * 44, Y - 186 + (i > 2 && i < 9 ? -24 : 0), 22)),
        glowK,
        8,
      );
    const portal = (x: number, w: number, h: number) =>
      fill(pointedArch(x, Y, w + 34, h + 34, 0.66), L) +
      fill(pointedArch(x, Y, w + 14, h + 16, 0.66), D) +
      fill(pointedArch(x, Y, w, h, 0.66), glowK);
    const por = portal(X - 178, 74, 136) + portal(X + 178, 74, 136) + portal(X, 104, 196) + fill(standingRect(X, Y, 6, 150), M);
    // pond reflection and park
    const base =
      fill(rect(ctx.left, Y - 6, 2300, 300), ctx.tone('#7d9a58', 1)) +
      fill(ellipse(X, Y + 150, 620, 78), ctx.tone('#cfae7c', 1)) +
      fill(ellipse(X, Y + 152, 590, 66), ctx.verticalGradient(ramp(ctx.mood.water[0], ctx.mood.water[1]), Y + 84, Y + 220)) +
      group(
        fill(
          [-214, -92, 92, 214]
            .map((d) => polygon([X + d - 34, Y + 90, X + d - 12, Y + 214, X + d + 12, Y + 214, X + d + 34, Y + 90]))
            .join('') + polygon([X - 40, Y + 90, X - 14, Y + 218, X + 14, Y + 218, X + 40, Y + 90]),
          ctx.built(st, 1.2),
          opacity(0.45),
        ),
        ctx.clip(ellipse(X, Y + 152, 590, 66)),
      ) +
      stroke(
        times(9, (i) =>
          segment(
            X - 420 + i * 90 + (i % 2) * 30,
            Y + 110 + (i % 4) * 26,
            X - 350 + i * 90 + (i % 2) * 30,
            Y + 110 + (i % 4) * 26,
          ),
        ),
        ctx.mood.water[0],
        4,
        opacity(0.7),
      );
    const trees =
      parkTrees(ctx, { y: Y + 16, size: [40, 66], from: -340, to: 560, albedo: '#4d7a44', depth: 0.05, seed: 'b1' }) +
      parkTrees(ctx, { y: Y + 16, size: [40, 66], from: 1040, to: 1940, albedo: '#4d7a44', depth: 0.05, seed: 'b2' });
    const front =
      palm(ctx, 366, 1240, 400, { lean: 26 }) +
      palm(ctx, 1262, 1250, 360, { lean: -30 }) +
      palm(ctx, 60, 1250, 380, { lean: 20 }) +
      palm(ctx, 1500, 1250, 430, { lean: -20 });
    return { main: jesus + evang + mary + fac + nat + por + base + trees, front: front + birds(ctx, 1060, 420, 5) };
  },
};
