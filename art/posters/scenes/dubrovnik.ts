import { sailboat } from '../engine/boats.ts';
import { cumulus } from '../engine/clouds.ts';
import { cypressPath } from '../engine/conifers.ts';
import { layer } from '../engine/hills.ts';
import { at } from '../engine/numbers.ts';
import {
  circle,
  halfSymmetric,
  polygon,
  rect,
  roundArch,
  roundDome,
  segment,
  smooth,
  standingRect,
  tick,
  times,
} from '../engine/path.ts';
import { ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, stroke } from '../engine/svg.ts';
import { island, water } from '../engine/water.ts';

/** Dubrovnik's old town inside its sea walls. */
export const dubrovnik: Scene = {
  horizon: 560,
  wideTop: 180,
  mood: 'noon',
  night: 'teal',
  sun: { x: 1120, y: 290, r: 84 },
  plane: [500, 190, -12, 0.6],
  ground(ctx) {
    const y = 560;
    return {
      sky: cumulus(ctx, 1130, 300, 300) + cumulus(ctx, 690, 420, 200) + cumulus(ctx, 1560, 330, 340) + cumulus(ctx, 40, 300, 300),
      far:
        water(ctx, { y, base: 1270, glintX: 1150, lines: 30 }) +
        island(ctx, { x: 1240, y: y + 4, w: 420, h: 74, depth: 0.48, albedo: '#5f8a6a', jag: 0.08 }) +
        island(ctx, { x: 960, y: y + 2, w: 200, h: 30, depth: 0.6, albedo: '#6f938a', jag: 0.08 }) +
        layer(ctx, `${smooth([-420, 240, 60, 330, 300, 372, 480, 440, 640, 520, 760, 560, 840, 572])}L840 640H-420z`, {
          y: 420,
          amp: 160,
          albedo: '#9a9a78',
          depth: 0.42,
          tone: 1,
          foot: 260,
          mist: 0.4,
        }),
    };
  },
  draw(ctx) {
    const st = '#e9d6b4',
      rf = '#d4623a';
    const L = ctx.built(st, 0.2),
      M = ctx.built(st, 1.1),
      D = ctx.built(st, 2.05),
      K = ctx.built('#5a4a48', 2.7),
      rl = ctx.built(rf, 0.5),
      rd = ctx.built(rf, 1.8);
    const r = ctx.random('dub');
    // roofs climbing behind the wall, rows from far to near
    let town = '';
    for (let k = 0; k < 6; k++) {
      const y = 640 + k * 46,
        sc = 0.62 + k * 0.075,
        d = 0.3 - k * 0.045;
      let wl = '',
        sd = '',
        ro = '',
        rs = '',
        wn = '';
      let x = -300 + k * 13;
      while (x < 1060 - Math.abs(k - 3) * 16) {
        const w = r.range(58, 92) * sc,
          h = r.range(46, 74) * sc,
          rh = 25 * sc,
          gable = r() < 0.45,
          v = r();
        if (x > ctx.left - 100) {
          wl += rect(x, y - h, w, h + 60);
          if (gable) {
            const g = w * 0.52;
            wl += polygon([x, y - h, x + g / 2, y - h - rh, x + g, y - h]);
            ro += polygon([x + g / 2, y - h - rh, x + w - g * 0.3, y - h - rh, x + w + 2, y - h + 3, x + g, y - h + 3]);
            sd += rect(x + g, y - h, w - g, h + 60);
          } else {
            ro += polygon([x - 2, y - h + 3, x + w * 0.12, y - h - rh, x + w * 0.88, y - h - rh, x + w + 2, y - h + 3]);
            rs += polygon([x + w * 0.6, y - h - rh, x + w * 0.88, y - h - rh, x + w + 2, y - h + 3, x + w * 0.66, y - h + 3]);
          }
          if (v < 0.75) wn += tick(x + w * 0.28, y - h + 14 * sc, 13 * sc);
          if (v > 0.3) wn += tick(x + w * 0.7, y - h + 14 * sc, 13 * sc);
        }
        x += w + r.range(-3, 5);
      }
      town +=
        fill(wl, ctx.built(st, 0.5, d)) +
        fill(sd, ctx.built(st, 1.8, d)) +
        fill(ro, ctx.built(rf, 0.5, d)) +
        fill(rs, ctx.built(rf, 1.7, d)) +
        stroke(wn, ctx.night ? ctx.mood.glow : ctx.built('#5a4a48', 2.4, d), 7 * sc);
      if (k === 1) town += bell(520, 610) + dome(330, 640);
      if (k === 3) town += bell2(800, 770);
    }
    function bell(x: number, y: number) {
      return (
        fill(standingRect(x, y + 40, 46, 190), M) +
        fill(rect(x - 23, y - 150, 16, 190), D) +
        fill(standingRect(x, y - 150, 58, 10) + standingRect(x, y - 160, 40, 40), L) +
        fill(roundDome(x, y - 200, 40, 26), rd) +
        fill(roundArch(x - 9, y - 165, 10, 26) + roundArch(x + 9, y - 165, 10, 26) + roundArch(x, y - 100, 14, 30), K) +
        fill(circle(x, y - 128, 11), ctx.built('#f6e6c4', 0)) +
        fill(rect(x - 1.5, y - 244, 3, 20), K)
      );
    }
    function dome(x: number, y: number) {
      return (
        fill(standingRect(x, y + 20, 150, 90) + standingRect(x, y - 68, 78, 40), M) +
        fill(rect(x - 75, y - 70, 40, 90) + rect(x - 39, y - 108, 20, 40), D) +
        fill(roundDome(x, y - 106, 84, 62), ctx.built('#8a98a0', 0.7)) +
        fill(halfSymmetric(x, [42, y - 106, 38, y - 134, 22, y - 158, 3, y - 168], -1), ctx.built('#8a98a0', 2)) +
        fill(standingRect(x, y - 164, 16, 22) + roundDome(x, y - 186, 18, 14), L) +
        fill(
          times(5, (i) => roundArch(x - 28 + i * 14, y - 76, 7, 20)),
          K,
        )
      );
    }
    function bell2(x: number, y: number) {
      return (
        fill(standingRect(x, y + 40, 34, 140), M) +
        fill(rect(x - 17, y - 100, 12, 140), D) +
        fill(polygon([x - 21, y - 98, x, y - 136, x + 21, y - 98]), rl) +
        fill(roundArch(x, y - 62, 12, 26), K)
      );
    }
    // sea walls with crenellations; towers
    const wallTop = [
      [-420, 892],
      [120, 888],
      [420, 900],
      [640, 914],
      [860, 912],
      [1000, 876],
      [1080, 852],
    ] as const;
    const wl = wallTop.flat();
    const wallBase = [1096, 1022, 900, 1072, 640, 1092, 300, 1076, -420, 1064];
    const cren = (x1: number, y1: number, x2: number, y2: number) => {
      let d = '';
      const n = Math.round((x2 - x1) / 18);
      for (let i = 0; i < n; i++) {
        const t = i / n;
        d += rect(x1 + (x2 - x1) * t, y1 + (y2 - y1) * t - 9, 10, 12);
      }
      return d;
    };
    let cr = '';
    for (let i = 0; i < wallTop.length - 1; i++) {
      const [x1, y1] = at<readonly [number, number]>(wallTop, i),
        [x2, y2] = at<readonly [number, number]>(wallTop, i + 1);
      cr += cren(x1, y1, x2, y2);
    }
    const wall =
      fill(polygon([...wl, ...wallBase]) + cr, ctx.verticalGradient(ramp(L, M), 860, 1080)) +
      fill(
        polygon([420, 900, 470, 906, 520, 1086, 420, 1082]) + polygon([860, 912, 920, 896, 950, 1058, 900, 1072]),
        D,
        opacity(0.7),
      ) +
      stroke(
        segment(-400, 936, 420, 944) + segment(420, 944, 640, 958) + segment(640, 958, 860, 956) + segment(860, 956, 1084, 900),
        D,
        4,
        opacity(0.7),
      ) +
      stroke(
        times(12, (i) => tick(150 + i * 74, 972 + (i > 3 ? 12 : 0) - (i > 10 ? 40 : 0), 20)),
        K,
        6,
      );
    const round = (x: number, y: number, w: number, h: number) =>
      fill(
        polygon([x - w / 2, y - h, x + w / 2, y - h, x + w * 0.6, y, x - w * 0.6, y]),
        ctx.linearGradient(
          [
            [0, D],
            [0.45, M],
            [1, L],
          ],
          x - w / 2,
          0,
          x + w / 2,
          0,
        ),
      ) +
      fill(
        rect(x - w * 0.56, y - h - 16, w * 1.12, 20) +
          times(7, (i) => rect(x - w * 0.56 + (i * w * 1.12) / 6.6, y - h - 28, w * 0.1, 14)),
        M,
      ) +
      stroke(
        times(4, (i) => tick(x - w * 0.3 + i * w * 0.2, y - h + 26, 14)),
        K,
        5,
      ) +
      stroke(segment(x - w * 0.54, y - h * 0.5, x + w * 0.55, y - h * 0.5), D, 4);
    const rocks =
      fill(
        polygon([
          -420, 1050, 300, 1064, 520, 1100, 760, 1084, 1000, 1060, 1130, 1010, 1196, 1040, 1230, 1066, 1120, 1090, 1000, 1112,
          820, 1122, 600, 1136, 360, 1124, -420, 1130,
        ]),
        ctx.tone('#b99a78', 1.3),
      ) +
      fill(
        polygon([
          -420, 1100, 360, 1108, 560, 1120, 760, 1108, 980, 1096, 1120, 1076, 1230, 1066, 1120, 1090, 1000, 1112, 820, 1122, 600,
          1136, 360, 1124, -420, 1130,
        ]),
        ctx.tone('#b99a78', 2.5),
      ) +
      fill(
        times(6, (i) => rect(-380 + i * 260, 1138 + (i % 3) * 12, 190, 4)),
        ctx.tone('#ffffff', 0),
        opacity(0.55),
      );
    const main = town + wall + round(1076, 1040, 150, 236) + round(96, 1080, 120, 250) + rocks;
    const front =
      sailboat(ctx, 1180, 1190, 1.15, { sail: '#fff6e6' }) +
      sailboat(ctx, 1150, 700, 0.42, { depth: 0.2 }) +
      sailboat(ctx, 1420, 840, 0.7, { depth: 0.1, sail: '#f6d6a0', flip: true }) +
      fill(
        cypressPath(456, 902, 150, 26) + cypressPath(486, 906, 120, 22) + cypressPath(690, 920, 110, 20),
        ctx.tone('#2f5a48', 1.8),
      );
    return { main, front: front };
  },
};
