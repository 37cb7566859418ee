import { birds } from '../engine/birds.ts';
import { parkTrees } from '../engine/broadleaf.ts';
import { cypressPath } from '../engine/conifers.ts';
import { mountains } from '../engine/mountains.ts';
import { polygon, segment, times } from '../engine/path.ts';
import { ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { box, camera, quad } from '../engine/solids.ts';
import { fill, opacity, stroke } from '../engine/svg.ts';
import { rooftops } from '../engine/town.ts';

/** The Parthenon on the Acropolis above the roofs of Athens. */
export const parthenon: Scene = {
  horizon: 900,
  wideTop: 150,
  mood: 'riviera',
  night: 'night',
  sun: { x: 1120, y: 360, r: 104 },
  ground(ctx) {
    const y = 930;
    return {
      sky: '',
      far:
        mountains(ctx, { y: y - 30, h: 150, n: 7, albedo: '#8796b0', depth: 0.62, seed: 'hymettus', jag: 0.04 }) +
        rooftops(ctx, { y: y + 20, rows: 1, scale: 0.42, gap: 30, wall: '#f6ecdc', roof: '#efe2cf', depth: 0.45, seed: 'ath1' }),
      mid: '',
      near: '',
    };
  },
  draw(ctx) {
    const marble = '#f1dfc0',
      L = ctx.built(marble, 0),
      M = ctx.built(marble, 1),
      D = ctx.built(marble, 2),
      K = ctx.built('#5a4a4e', 2.8),
      rock = '#c9ab86';
    const p = camera({ yaw: -33, eye: -6, dist: 120, scale: 12.2, x: 640, y: 704 });
    const W = 30.9,
      Dp = 66,
      H = 10.4;
    const col = (x: number, y: number) => {
      const [bx, by] = p([x, y, 0]),
        [, ty] = p([x, y, H]),
        k = (by - ty) / H,
        r = 0.95 * k,
        t = 0.74 * k;
      return [bx, by, ty, r, t] as const;
    };
    let a = '',
      b = '',
      cap = '';
    const addCol = (x: number, y: number) => {
      const [bx, by, ty, r, t] = col(x, y);
      a += polygon([bx - r, by, bx - t, ty + r, bx + t, ty + r, bx + r, by]);
      b += polygon([bx - r, by, bx - t, ty + r, bx - t * 0.1, ty + r, bx - r * 0.1, by]);
      cap += polygon([bx - t, ty + r, bx - r * 1.2, ty, bx + r * 1.2, ty, bx + t, ty + r]);
    };
    for (let i = 16; i >= 0; i--) addCol(W - 1, 1 + (i * (Dp - 2)) / 16);
    for (let i = 0; i < 7; i++) addCol(1 + (i * (W - 2)) / 7, 1);
    const step = (o: number, z: number, h: number) => box(p, -o, -o, z, W + 2 * o, Dp + 2 * o, h, [M, D, L, L]);
    const cella =
      fill(
        quad(p, [
          [4, 6, 0],
          [W - 4, 6, 0],
          [W - 4, 6, 10.6],
          [4, 6, 10.6],
        ]),
        K,
      ) +
      fill(
        quad(p, [
          [W - 4, 6, 0],
          [W - 4, Dp - 6, 0],
          [W - 4, Dp - 6, 9],
          [W - 4, 40, 9.4],
          [W - 4, 38, 6],
          [W - 4, 24, 6.4],
          [W - 4, 22, 10],
          [W - 4, 6, 10.6],
        ]),
        ctx.built(marble, 2.3),
      );
    const ent = box(p, -0.3, -0.3, H, W + 0.6, Dp + 0.6, 3.2, [M, D, L]);
    // triglyphs
    let tri = '';
    for (let i = 0; i <= 14; i++) {
      const x = (i * W) / 14;
      tri += quad(p, [
        [x - 0.42, -0.32, H + 1.4],
        [x + 0.42, -0.32, H + 1.4],
        [x + 0.42, -0.32, H + 2.9],
        [x - 0.42, -0.32, H + 2.9],
      ]);
    }
    let tri2 = '';
    for (let i = 0; i <= 32; i++) {
      const y = (i * Dp) / 32;
      tri2 += quad(p, [
        [W + 0.32, y - 0.42, H + 1.4],
        [W + 0.32, y + 0.42, H + 1.4],
        [W + 0.32, y + 0.42, H + 2.9],
        [W + 0.32, y - 0.42, H + 2.9],
      ]);
    }
    const z = H + 3.2;
    const ped =
      fill(
        quad(p, [
          [-0.8, -0.6, z],
          [W + 0.8, -0.6, z],
          [W + 0.8, -0.6, z + 0.6],
          [W * 0.62, -0.6, z + 3.9],
          [W * 0.57, -0.6, z + 3.2],
          [W * 0.5, -0.6, z + 5],
          [-0.8, -0.6, z + 0.6],
        ]),
        L,
      ) +
      fill(
        quad(p, [
          [W * 0.1, -0.6, z + 0.6],
          [W * 0.9, -0.6, z + 0.6],
          [W * 0.63, -0.6, z + 3],
          [W * 0.57, -0.6, z + 2.3],
          [W * 0.5, -0.6, z + 4.1],
        ]),
        ctx.built(marble, 1.8),
      ) +
      fill(
        quad(p, [
          [W + 0.6, -0.4, z],
          [W + 0.6, 18, z],
          [W + 0.6, 17, z + 0.9],
          [W + 0.6, -0.4, z + 0.9],
        ]),
        L,
      );
    const temple =
      cella +
      fill(a, ctx.linearGradient(ramp(L, L), 0, 0, 1, 0)) +
      fill(b, D) +
      fill(cap, M) +
      ent +
      fill(tri + tri2, D, opacity(0.65)) +
      ped;
    // the rock: cliffs, retaining wall, shadowed gullies
    const rockD = polygon([
      150, 1000, 210, 850, 330, 770, 352, 712, 560, 716, 1180, 700, 1262, 716, 1330, 790, 1400, 820, 1470, 1000,
    ]);
    const rockM =
      fill(rockD, ctx.built(rock, 0.6)) +
      fill(
        polygon([150, 1000, 210, 850, 330, 770, 350, 820, 300, 1000]) +
          polygon([430, 800, 470, 880, 440, 1010, 560, 1010, 520, 880]) +
          polygon([640, 790, 700, 870, 690, 1010, 820, 1010, 750, 860]) +
          polygon([880, 800, 930, 900, 900, 1010, 1040, 1010, 980, 880]) +
          polygon([1120, 800, 1180, 880, 1150, 1010, 1290, 1010, 1220, 880]),
        ctx.built(rock, 2),
      ) +
      fill(
        polygon([330, 770, 352, 708, 560, 712, 1180, 696, 1262, 712, 1300, 764, 1150, 784, 900, 776, 640, 786, 470, 778]),
        ctx.built('#d9bd95', 0.9),
      ) +
      stroke(
        times(14, (i) => segment(372 + i * 66, 716, 370 + i * 66, 776)),
        ctx.built(rock, 2),
        3,
        opacity(0.5),
      ) +
      stroke(segment(342, 744, 1266, 738), ctx.built(rock, 2), 2.4, opacity(0.4));
    const back = fill(
      quad(p, [
        [0, 0, 0],
        [W, 0, 0],
        [W, Dp, 0],
        [0, Dp, 0],
      ]),
      D,
    );
    const steps = step(2.2, -1.8, 0.6) + step(1.4, -1.2, 0.6) + step(0.6, -0.6, 0.6);
    // a second ruin: Erechtheion hint + cypress + town at the foot
    const front =
      parkTrees(ctx, {
        y: (x: number) => 1012 + Math.sin(x / 130) * 14,
        size: [44, 78],
        albedo: '#5f7d4c',
        depth: 0.06,
        seed: 'ath3',
        drop: 120,
      }) +
      rooftops(ctx, { y: 1150, rows: 2, scale: 1.02, gap: 96, wall: '#f7ead4', roof: '#cf6a42', depth: 0.03, seed: 'plaka' }) +
      fill(
        cypressPath(392, 1150, 230, 40) +
          cypressPath(436, 1160, 180, 34) +
          cypressPath(1228, 1150, 210, 38) +
          cypressPath(150, 1150, 210, 38) +
          cypressPath(1460, 1160, 240, 40),
        ctx.tone('#355a48', 1.8),
      );
    return { main: rockM + back + steps + temple, front: front + birds(ctx, 470, 610, 6) };
  },
};
