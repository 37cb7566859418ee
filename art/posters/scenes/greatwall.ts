import { birds } from '../engine/birds.ts';
import { parkTrees } from '../engine/broadleaf.ts';
import { mistBand, streaks } from '../engine/clouds.ts';
import { forest } from '../engine/conifers.ts';
import { layer } from '../engine/hills.ts';
import { mountains } from '../engine/mountains.ts';
import { at, tenths } from '../engine/numbers.ts';
import type { Points } from '../engine/path.ts';
import { path, polygon, rect, reversed, roundArch, smooth, times } from '../engine/path.ts';
import { ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, place, stroke } from '../engine/svg.ts';

/** The Great Wall climbing from watchtower to watchtower. */
export const greatwall: Scene = {
  horizon: 620,
  wideTop: 240,
  mood: 'mist',
  night: 'teal',
  sun: { x: 520, y: 360, r: 92, veiled: true },
  ground(ctx) {
    return {
      sky: streaks(ctx, { n: 3, y: [230, 400], alpha: 0.7, seed: 'gw' }),
      far:
        mountains(ctx, { y: 640, h: 240, n: 6, depth: 0.72, albedo: '#6f9490', seed: 'g0' }) +
        mistBand(ctx, 620, 120, 0.6) +
        mountains(ctx, { y: 740, h: 260, n: 5, depth: 0.54, albedo: '#5f8a80', seed: 'g1' }) +
        mistBand(ctx, 720, 120, 0.5),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      st = '#d9c09a';
    const L = (d: number) => ctx.built(st, 0.3, d),
      M = (d: number) => ctx.built(st, 1.2, d),
      D = (d: number) => ctx.built(st, 2.1, d);
    const ridge = (pts: Points, c: string, d: number, base = 1290) =>
      layer(ctx, smooth(pts) + path`V${base}H${at(pts, 0)}z`, {
        y: Math.min(...pts.filter((_: number, i: number) => i % 2)),
        amp: 40,
        albedo: c,
        depth: d,
        tone: 1.1,
        foot: 380,
        mist: 0.45,
        rim: 0.6,
      });
    // wall: front face, walkway, two crenellated parapets; widths shrink with distance
    const wall = (pts: readonly (readonly [number, number, number])[], d: number) => {
      const n = 9,
        P: (readonly [x: number, y: number, w: number])[] = [];
      for (let i = 0; i < pts.length - 1; i++)
        for (let k = 0; k < n; k++) {
          const t = k / n,
            [x1, y1, w1] = at(pts, i),
            [x2, y2, w2] = at(pts, i + 1);
          const p0 = at(pts, Math.max(0, i - 1)),
            p3 = at(pts, Math.min(pts.length - 1, i + 2));
          const cr = (a: number, b: number, c: number, e: number) =>
            0.5 * (2 * b + (-a + c) * t + (2 * a - 5 * b + 4 * c - e) * t * t + (-a + 3 * b - 3 * c + e) * t * t * t);
          P.push([cr(p0[0], x1, x2, p3[0]), cr(p0[1], y1, y2, p3[1]), w1 + (w2 - w1) * t]);
        }
      P.push(at(pts, pts.length - 1));
      const line = (f: number) => P.flatMap(([x, y, w]) => [x, y + f * w]);
      const strip = (f0: number, f1v: number) => polygon([...line(f0), ...reversed(line(f1v))]);
      let cren = '';
      for (let i = 0; i < pts.length - 1; i++) {
        const seg = P.slice(i * n, (i + 1) * n + 1),
          w = (at(pts, i)[2] + at(pts, i + 1)[2]) / 2,
          dash = `stroke-dasharray="${tenths(w * 0.12)} ${tenths(w * 0.1)}"`;
        cren +=
          stroke(
            polygon(
              seg.flatMap(([x, y, q]) => [x, y - 0.46 * q]),
              false,
            ),
            M(d),
            w * 0.12,
            dash,
          ) +
          stroke(
            polygon(
              seg.flatMap(([x, y, q]) => [x, y - 0.06 * q]),
              false,
            ),
            M(d),
            w * 0.14,
            dash,
          );
      }
      return (
        fill(strip(-0.42, -0.2), M(d)) +
        fill(strip(-0.36, 0), L(d)) +
        fill(
          strip(0, 0.62),
          ctx.verticalGradient(
            ramp(D(d), ctx.built(st, 2.5, d)),
            Math.min(...P.map((p) => p[1])),
            Math.max(...P.map((p) => p[1])),
          ),
        ) +
        fill(strip(-0.02, 0.08), M(d)) +
        cren
      );
    };
    const tower = (x: number, y: number, k: number, d: number) =>
      place(
        x,
        y,
        k,
        fill(rect(-60, -120, 76, 160), ctx.built(st, s < 0 ? 0.2 : 2, d)) +
          fill(polygon([16, -120, 64, -132, 64, 20, 16, 40]), ctx.built(st, s < 0 ? 2 : 0.2, d)) +
          fill(rect(-66, -132, 84, 14) + times(4, (i) => rect(-66 + i * 24, -148, 14, 18)), M(d)) +
          fill(
            polygon([18, -132, 70, -146, 70, -130, 18, -116]) +
              polygon([24, -150, 36, -154, 36, -138, 24, -134]) +
              polygon([48, -157, 60, -161, 60, -145, 48, -141]),
            M(d),
          ) +
          fill(roundArch(-40, -52, 18, 34) + roundArch(-8, -52, 18, 34), ctx.pane('#4a3c34', d)) +
          fill('M28-48v-28q6-12 12-4v28zM48-54v-28q6-12 10-4v28z', ctx.pane('#4a3c34', d)),
      );
    const r1 = ridge(
      [-440, 760, -100, 700, 160, 640, 420, 560, 600, 470, 720, 452, 860, 500, 1040, 560, 1240, 600, 1500, 660, 2040, 700],
      '#5f8a70',
      0.44,
    );
    const w1 = wall(
      [
        [620, 458, 12],
        [740, 452, 14],
        [860, 500, 17],
        [980, 536, 20],
        [1080, 580, 24],
      ],
      0.36,
    );
    const r2 = ridge(
      [-440, 880, -60, 860, 240, 820, 520, 720, 700, 640, 860, 600, 1000, 580, 1130, 600, 1300, 680, 1560, 760, 2040, 800],
      '#4f8060',
      0.28,
    );
    const w2 = wall(
      [
        [1084, 592, 24],
        [1000, 582, 28],
        [860, 606, 34],
        [720, 640, 42],
        [600, 690, 52],
        [520, 740, 62],
      ],
      0.2,
    );
    const r3 = ridge(
      [-440, 900, -60, 880, 200, 800, 380, 740, 540, 730, 700, 800, 860, 870, 1060, 890, 1300, 880, 1600, 900, 2040, 940],
      '#437353',
      0.14,
    );
    const w3 = wall(
      [
        [500, 738, 62],
        [640, 790, 78],
        [780, 862, 96],
        [920, 912, 116],
        [1060, 930, 136],
      ],
      0.08,
    );
    const r4 = ridge(
      [-440, 1160, 0, 1150, 300, 1140, 540, 1100, 760, 1010, 940, 950, 1100, 926, 1300, 960, 1600, 1000, 2040, 1040],
      '#386546',
      0.02,
    );
    const w4 = wall(
      [
        [1100, 946, 136],
        [940, 976, 164],
        [760, 1046, 204],
        [580, 1150, 260],
        [400, 1280, 330],
      ],
      0,
    );
    const trees =
      parkTrees(ctx, {
        y: (x: number) => 1330 - (x - 800) * 0.56,
        from: 800,
        to: 2040,
        size: [50, 92],
        albedo: '#c8702e',
        depth: 0,
        seed: 'gt1',
        drop: 300,
      }) +
      parkTrees(ctx, {
        y: (x: number) => 1390 - (x - 820) * 0.42,
        from: 860,
        to: 2040,
        size: [60, 110],
        albedo: '#a8482a',
        depth: 0,
        seed: 'gt2',
        drop: 300,
      }) +
      forest(ctx, {
        yAt: (x) => 1290 - (x - 900) * 0.14,
        from: 1000,
        to: 2040,
        h: [90, 170],
        gap: 60,
        albedo: '#2c5a44',
        depth: 0,
        seed: 'gt3',
        tone: 2.1,
        density: 0.7,
      });
    return {
      main:
        r1 +
        w1 +
        tower(690, 456, 0.3, 0.38) +
        r2 +
        w2 +
        tower(1090, 600, 0.42, 0.26) +
        tower(852, 612, 0.46, 0.22) +
        r3 +
        w3 +
        tower(510, 756, 0.74, 0.12) +
        r4 +
        w4 +
        tower(1110, 976, 1.2, 0.02),
      front: trees + birds(ctx, 900, 400, 6),
    };
  },
};
