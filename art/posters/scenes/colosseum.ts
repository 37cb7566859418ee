import { umbrellaPine } from '../engine/broadleaf.ts';
import { mix } from '../engine/color.ts';
import type { PosterContext } from '../engine/context.ts';
import { hills, layer } from '../engine/hills.ts';
import {
  ellipse,
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
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke } from '../engine/svg.ts';

/** The Colosseum between umbrella pines, domes of Rome beyond. */
export const colosseum: Scene = {
  horizon: 930,
  wideTop: 250,
  mood: 'golden',
  night: 'night',
  sun: { x: 1100, y: 430, r: 100 },
  plane: [470, 250, -10, 0.62],
  ground(ctx) {
    const y = 940;
    return {
      sky: '',
      far:
        hills(ctx, { y: y - 70, amp: 50, wl: 460, albedo: '#8f9a78', depth: 0.6, seed: 'rm' }) +
        domes(ctx, y) +
        umbrellaRow(ctx, y - 40),
      mid: layer(ctx, rect(ctx.left, y, 2200, 400), { y, albedo: '#d9b98c', tone: 0.8, foot: 320 }),
      near: '',
    };
  },
  draw(ctx) {
    const stone = '#e6c79a',
      X = 800,
      Y = 1010,
      Rx = 372;
    const L = ctx.built(stone, 0.2),
      M = ctx.built(stone, 1.1),
      D = ctx.built(stone, 2.1),
      H = ctx.night ? mix(ctx.mood.glow, '#e0722e', 0.35) : ctx.tone('#6b4a3c', 2.7);
    // A drum seen slightly from below: x = R sinθ, cornices lift by cosθ.
    const P = (th: number, z: number, R0 = Rx) =>
      [X + R0 * Math.sin(th), Y - z - (z - 60) * 0.1 * Math.cos(th) + 26 * Math.cos(th)] as const;
    const band = (z0: number, z1: number, a: number, b: number, R0 = Rx) => {
      const p = [];
      for (let i = 0; i <= 16; i++) p.push(...P(a + ((b - a) * i) / 16, z0, R0));
      for (let i = 16; i >= 0; i--) p.push(...P(a + ((b - a) * i) / 16, z1, R0));
      return polygon(p);
    };
    const arches = (z0: number, z1: number, n: number, a: number, b: number, w = 0.58, R0 = Rx) => {
      let d = '';
      for (let i = 0; i < n; i++) {
        const th = a + ((b - a) * (i + 0.5)) / n,
          half = (((b - a) / n) * w) / 2;
        const l = P(th - half, z0, R0),
          rr = P(th + half, z0, R0),
          t = P(th, z1, R0),
          wl = (rr[0] - l[0]) / 2,
          hy = t[1];
        if (wl < 1) continue;
        const sp = hy + wl * 1.15;
        d += path`M${l[0]} ${l[1]}V${sp}Q${l[0]} ${hy} ${t[0]} ${hy}Q${rr[0]} ${hy} ${rr[0]} ${sp}V${rr[1]}z`;
      }
      return d;
    };
    const E = 1.5,
      cut = 0.62; // outer wall survives left of `cut`
    const grad = ctx.linearGradient(
      [
        [0, D],
        [0.3, M],
        [0.62, L],
        [1, L],
      ],
      X - Rx,
      0,
      X + Rx,
      0,
    );
    const gradIn = ctx.linearGradient(
      [
        [0, ctx.built(stone, 2.3)],
        [0.55, ctx.built(stone, 1.3)],
        [1, ctx.built(stone, 0.6)],
      ],
      X - Rx,
      0,
      X + Rx,
      0,
    );
    // inner ring stands behind and, right of the cut, in front
    const Ri = Rx * 0.93;
    const inner =
      fill(band(0, 268, -E, E, Ri), gradIn) +
      fill(arches(8, 92, 27, -E, E, 0.54, Ri) + arches(118, 204, 27, -E, E, 0.54, Ri), H) +
      fill(band(100, 108, -E, E, Ri) + band(212, 219, -E, E, Ri), L) +
      fill(
        times(19, (i) => {
          const q = P(0.5 + i * 0.05, 240, Ri);
          return rect(q[0], q[1], 6, 13);
        }),
        H,
      );
    // ragged top of the inner wall
    const rag = [];
    for (let i = 0; i <= 22; i++) {
      const th = 0.4 + (1.1 * i) / 22,
        q = P(th, 268 + (i % 4 === 1 ? -16 : i % 3 === 0 ? 4 : -6), Ri);
      rag.push(...q);
    }
    const outer =
      fill(band(0, 372, -E, cut), grad) +
      fill(arches(8, 96, 18, -E, cut) + arches(118, 202, 18, -E, cut) + arches(222, 300, 18, -E, cut), H) +
      fill(
        band(100, 110, -E, cut, Rx * 1.008) +
          band(206, 215, -E, cut, Rx * 1.008) +
          band(304, 313, -E, cut, Rx * 1.008) +
          band(366, 378, -E, cut, Rx * 1.012),
        L,
      ) +
      fill(
        times(9, (i) => {
          const q = P(-1.3 + i * 0.2, 346);
          return rect(q[0] - 5, q[1], 10, 15);
        }),
        H,
      );
    // attached columns between arches: thin bright strokes
    let cols = '';
    for (let i = 0; i <= 18; i++)
      for (const [a, b] of [
        [2, 100],
        [112, 206],
        [216, 304],
      ] as const) {
        const th = -E + ((cut + E) * i) / 18,
          p = P(th, a),
          q = P(th, b);
        cols += segment(...p, ...q);
      }
    // brick buttress closing the break
    const b0 = P(cut, 372),
      b1 = P(cut, 0),
      e1 = P(cut + 0.24, 262, Ri),
      e2 = P(cut + 0.36, 0, Rx);
    const butt =
      fill(
        polygon([
          b0[0] - 2,
          b0[1] - 4,
          b0[0] + 26,
          b0[1] + 34,
          b0[0] + 40,
          b0[1] + 104,
          e1[0],
          e1[1],
          e2[0] - 12,
          b1[1] + 2,
          b1[0],
          b1[1] + 2,
        ]),
        ctx.built('#c98a5e', 0.7),
      ) +
      fill(polygon([b0[0] - 2, b0[1] - 4, b0[0] + 8, b0[1] + 8, b1[0] + 14, b1[1], b1[0], b1[1] + 2]), ctx.built('#c98a5e', 2)) +
      fill(
        times(3, (i) => {
          const q = P(cut + 0.16, 30 + i * 104);
          return roundArch(q[0], q[1], 26, 62);
        }),
        ctx.built('#8d5a3e', 2.4),
      );
    const main =
      fill(band(0, 262, -E, E, Ri), H) +
      inner +
      fill(polygon([...rag, ...P(1.5, 250, Ri), ...P(0.4, 250, Ri)]), ctx.built(stone, 0.8)) +
      outer +
      stroke(cols, L, 3, opacity(0.75)) +
      butt +
      fill(ellipse(X, Y + 34, Rx * 1.05, 20), ctx.built('#b98f66', 2), opacity(0.5));
    const front =
      fill(
        times(9, (i) =>
          polygon([X - 560 + i * 150, 1270, X - 520 + i * 150, 1270, X - 250 + i * 68, 1052, X - 262 + i * 68, 1052]),
        ),
        ctx.tone('#c49a6c', 1.6),
        opacity(0.5),
      ) +
      umbrellaPine(ctx, 372, 1150, 470, { lean: -14 }) +
      umbrellaPine(ctx, 1238, 1120, 430, { lean: 12 }) +
      umbrellaPine(ctx, 120, 1120, 460, { lean: 14 }) +
      umbrellaPine(ctx, 1470, 1130, 500, { lean: -26 }) +
      people(ctx, [
        [640, 1096, 34],
        [656, 1098, 32],
        [930, 1086, 30],
        [1004, 1120, 38],
        [560, 1074, 26],
      ]);
    return { main, front: front };
  },
};

function domes(ctx: PosterContext, y: number) {
  const d = 0.5,
    c = ctx.built('#d9c3a8', 0.8, d),
    s = ctx.built('#c2a892', 2, d);
  const dome = (x: number, yy: number, k: number) =>
    place(
      x,
      yy,
      k,
      fill(
        standingRect(0, 0, 90, 46) +
          standingRect(0, -44, 66, 26) +
          roundDome(0, -68, 66, 50) +
          standingRect(0, -116, 14, 18) +
          polygon([-9, -134, 0, -150, 9, -134]),
        c,
      ) +
        fill(
          halfSymmetric(0, [33, -68, 31, -88, 22, -106, 4, -118], -ctx.side) + rect(-ctx.side > 0 ? 0 : -45, -46, 45, 46),
          s,
          opacity(0.8),
        ),
    );
  return (
    dome(330, y - 88, 1) +
    dome(1290, y - 84, 0.8) +
    fill(standingRect(1196, y - 70, 30, 92) + polygon([1181, y - 162, 1196, y - 186, 1211, y - 162]), c)
  );
}

function umbrellaRow(ctx: PosterContext, y: number) {
  return (
    [
      [250, 120],
      [300, 140],
      [1180, 120],
      [1330, 150],
      [1388, 118],
      [60, 140],
      [1540, 140],
    ] as const
  )
    .map(([x, h]) => umbrellaPine(ctx, x, y + 10, h, { depth: 0.34 }))
    .join('');
}
