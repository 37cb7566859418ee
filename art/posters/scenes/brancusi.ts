import { birds } from '../engine/birds.ts';
import { parkTrees } from '../engine/broadleaf.ts';
import { cypressPath } from '../engine/conifers.ts';
import { hills } from '../engine/hills.ts';
import { mountains } from '../engine/mountains.ts';
import { at } from '../engine/numbers.ts';
import { ellipse, path, polygon, rect, segment } from '../engine/path.ts';
import { people } from '../engine/people.ts';
import { ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, stroke } from '../engine/svg.ts';

/** Brâncuși's Endless Column at Târgu Jiu between cypresses, the sun behind it. */
export const brancusi: Scene = {
  horizon: 980,
  wideTop: 250,
  mood: 'saffron',
  night: 'violet',
  sun: { x: 884, y: 610, r: 168, style: 'rings' },
  ground(ctx) {
    return {
      sky: '',
      far:
        mountains(ctx, { y: 980, h: 150, n: 7, albedo: '#8a7f9a', depth: 0.62, seed: 'parang', jag: 0.05 }) +
        hills(ctx, { y: 950, amp: 34, wl: 460, albedo: '#8f9a68', depth: 0.44, seed: 'tj1' }),
      mid: parkTrees(ctx, {
        y: (x: number) => 1010 - Math.max(0, Math.abs(x - 800) - 260) * 0.08,
        size: [36, 62],
        albedo: '#6f8a4a',
        depth: 0.24,
        seed: 'tj2',
        drop: 60,
      }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      X = 800,
      cu = '#c98a3c',
      base = 1128;
    const hs = [];
    let h = 104;
    for (let i = 0; i < 12; i++) {
      hs.push(h);
      h *= 0.9;
    }
    let y = base,
      A = '',
      B = '',
      edge = '',
      half = at(hs, 0) / 2;
    const q = 0.4,
      n0 = 0.2; // widest and narrowest half-width, as a share of module height
    const mod = (y0: number, h0: number, from: number, to: number) => {
      // one bead: waist – belly – waist; from/to cut it to a half bead
      const w = h0 * q * 1.06,
        v = h0 * n0 * 1.06,
        v2 = v * 0.9,
        pts = (
          [
            [v, y0],
            [w, y0 - h0 / 2],
            [v2, y0 - h0],
          ] as const
        ).slice(from, to);
      const L = pts.flatMap(([a, b]) => [X - a, b]),
        Rr = pts.flatMap(([a, b]) => [X + a, b]);
      const c1 = [X, at(pts, pts.length - 1)[1], X, at(pts, 0)[1]];
      A += polygon([...Rr, ...c1]);
      B += polygon([...L, ...c1]);
      if (pts.length > 1) edge += segment(X, at(pts, 0)[1], X, at(pts, pts.length - 1)[1]);
    };
    // half module at the foot
    A += polygon([X + half * 2 * q * 1.06, base, X + at(hs, 0) * n0 * 1.06, base - half * 0.94, X, base - half * 0.94, X, base]);
    B += polygon([X - half * 2 * q * 1.06, base, X - at(hs, 0) * n0 * 1.06, base - half * 0.94, X, base - half * 0.94, X, base]);
    y = base - half * 0.94;
    for (const hh of hs) {
      mod(y, hh, 0, 3);
      y -= hh;
    }
    const v = at(hs, hs.length - 1) * n0 * 0.96,
      w = at(hs, hs.length - 1) * q * 0.92;
    A += polygon([X, y, X + v, y, X + w, y - 12, X, y - 12]);
    B += polygon([X, y, X - v, y, X - w, y - 12, X, y - 12]);
    const lit = ctx.built(cu, 0.7);
    const gl = ctx.verticalGradient(ramp(lit, ctx.built(cu, 1.1)), 300, base),
      gd = ctx.verticalGradient(ramp(ctx.built(cu, 1.8), ctx.built(cu, 2.6)), 300, base);
    const col = fill(A, s > 0 ? gl : gd) + fill(B, s > 0 ? gd : gl) + stroke(edge, ctx.built('#ffe9b8', 0), 2, opacity(0.7));
    const lawn =
      fill(
        rect(ctx.left, 1040, ctx.right - ctx.left, 240),
        ctx.verticalGradient(ramp(ctx.tone('#a8b45c', 0.4), ctx.tone('#5f8444', 1.7)), 1040, 1250),
      ) +
      fill(polygon([784, 1040, 816, 1040, 1000, 1290, 600, 1290]), ctx.tone('#e6d3a4', 0.6)) +
      fill(polygon([784, 1040, 790, 1040, 660, 1290, 600, 1290]), ctx.tone('#c9ad7e', 1.6), opacity(0.7)) +
      fill(ellipse(X, 1132, 190, 34), ctx.tone('#e6d3a4', 0.7)) +
      fill(ellipse(X, 1128, 100, 17), ctx.tone('#cdb98e', 1.6)) +
      fill(rect(X - 46, base - 8, 92, 14), ctx.built('#b9a58a', 1.2)) +
      fill(
        s > 0
          ? polygon([X - 30, base + 4, X + 30, base + 4, X - 320, 1290, X - 470, 1290])
          : polygon([X - 30, base + 4, X + 30, base + 4, X + 470, 1290, X + 320, 1290]),
        ctx.tone('#3f5a3a', 2.5),
        opacity(0.4),
      );
    const alley = [
      [430, 1100, 330, 46],
      [352, 1150, 400, 58],
      [1180, 1106, 340, 48],
      [1262, 1160, 420, 60],
      [200, 1130, 350, 52],
      [80, 1180, 410, 60],
      [1410, 1140, 370, 54],
      [1540, 1190, 420, 60],
    ] as const;
    const pop =
      fill(alley.map(([x, yy, hh, ww]) => cypressPath(x, yy, hh, ww * 1.5)).join(''), ctx.tone('#3f7a40', 1.6)) +
      fill(
        alley
          .map(
            ([x, yy, hh, ww]) =>
              path`M${x + s * ww * 0.1} ${yy - hh * 0.94}q${s * ww * 0.9} ${hh * 0.36} ${s * ww * 0.48} ${hh * 0.72}q${s * ww * 0.02} ${-hh * 0.36} ${-s * ww * 0.48} ${-hh * 0.72}z`,
          )
          .join(''),
        ctx.tone('#86a83f', 0.5),
        opacity(0.7),
      );
    return {
      main: lawn + col + fill(rect(X - 46, base - 2, 92, 10), ctx.built('#b9a58a', 2)),
      front:
        pop +
        people(ctx, [
          [900, 1146, 62],
          [922, 1148, 58],
          [640, 1120, 48],
        ]) +
        birds(ctx, 600, 560, 6, { size: 13 }),
    };
  },
};
