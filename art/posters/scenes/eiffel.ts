import { birds } from '../engine/birds.ts';
import { parkTrees } from '../engine/broadleaf.ts';
import { streaks } from '../engine/clouds.ts';
import type { PosterContext } from '../engine/context.ts';
import { hills, layer } from '../engine/hills.ts';
import { haussmann } from '../engine/kits/haussmann.ts';
import { at } from '../engine/numbers.ts';
import {
  circle,
  halfSymmetric,
  onionDome,
  path,
  polygon,
  rect,
  reversed,
  roundArch,
  roundDome,
  segment,
  standingRect,
  symmetric,
  times,
} from '../engine/path.ts';
import { fade } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, place, stroke } from '../engine/svg.ts';

/** The Eiffel Tower over the Champ de Mars, Sacré-Cœur far away. */
export const eiffel: Scene = {
  horizon: 880,
  wideTop: 210,
  mood: 'rose',
  night: 'violet',
  sun: { x: 1040, y: 640, r: 108 },
  ground(ctx) {
    const y = 890;
    return {
      sky: streaks(ctx, { n: 5, y: [420, 700], alpha: 0.6, seed: 'pc' }),
      far:
        hills(ctx, {
          y: y - 46,
          amp: 60,
          wl: 560,
          albedo: '#8c8aa5',
          depth: 0.62,
          seed: 'paris',
          shape: (x: number) => Math.exp(-(((x - 430) / 150) ** 2)) * 1.2,
        }) +
        sacreCoeur(ctx, 428, y - 118, 0.62) +
        haussmann(ctx, { y: y + 66, scale: 0.5, seed: 'p1', depth: 0.5, hMin: 60, hMax: 110, detail: false }),
      mid: parkTrees(ctx, { y: y + 90, size: [30, 52], albedo: '#5f8152', depth: 0.22, seed: 'p2' }),
      near:
        lawn(ctx, y + 96) +
        haussmann(ctx, { y: 1200, scale: 1.1, seed: 'p5', depth: 0.02, from: -330, to: 540, hMin: 60, hMax: 120 }) +
        haussmann(ctx, { y: 1190, scale: 1.1, seed: 'p7', depth: 0.02, from: 1080, to: 1900, hMin: 60, hMax: 120 }),
    };
  },
  draw(ctx) {
    const k = 2.24,
      X = 800,
      Y = 992,
      iron = '#8d6a54';
    const out = [
      [62.4, 0],
      [57, 10],
      [52, 20],
      [46.8, 30],
      [42.4, 40],
      [38.4, 50],
      [35.6, 57],
      [31, 70],
      [25.4, 90],
      [20.6, 112],
      [18.4, 118],
      [14.4, 140],
      [11, 170],
      [8.6, 200],
      [6.9, 235],
      [5.8, 276],
    ] as const;
    const inn = [
      [37.6, 0],
      [34, 10],
      [30.4, 20],
      [27, 30],
      [24, 40],
      [21, 50],
      [19.6, 57],
      [17, 70],
      [12.6, 90],
      [8.6, 112],
      [7.4, 118],
      [5.2, 140],
      [2.4, 170],
      [0, 196],
    ] as const;
    const widthAt = (list: readonly (readonly [number, number])[], h: number): number => {
      for (let i = 1; i < list.length; i++)
        if (h <= at(list, i)[1]) {
          const [a, p] = at(list, i - 1),
            [b, q] = at(list, i);
          return a + ((b - a) * (h - p)) / (q - p);
        }
      return 0;
    };
    const leg = (s: number) => {
      const outer = out.flatMap(([w, h]) => [X + s * w * k, Y - h * k]);
      const inner = inn.flatMap(([w, h]) => [X + s * w * k, Y - h * k]);
      return polygon([...outer, X, Y - 276 * k, X, Y - 196 * k, ...reversed(inner)]);
    };
    const hs = [0, 11, 22, 33, 44, 55, 62, 74, 86, 98, 112, 120, 133, 146, 159, 172, 185, 198, 211, 224, 237, 250, 263, 274];
    let lat = '',
      lat2 = '';
    for (let i = 0; i < hs.length - 1; i++) {
      const a = at(hs, i),
        b = at(hs, i + 1);
      for (const s of [-1, 1]) {
        const oa = X + s * widthAt(out, a) * k,
          ob = X + s * widthAt(out, b) * k,
          ia = X + s * (a < 196 ? widthAt(inn, a) : 0) * k,
          ib = X + s * (b < 196 ? widthAt(inn, b) : 0) * k,
          ya = Y - a * k,
          yb = Y - b * k;
        const d = segment(oa, ya, ib, yb) + segment(ia, ya, ob, yb) + segment(ob, yb, ib, yb);
        if (s === ctx.side) lat += d;
        else lat2 += d;
      }
    }
    const lit = ctx.built(iron, 0.5),
      mid = ctx.built(iron, 1.5),
      sh = ctx.built(iron, 2.2),
      deep = ctx.built(iron, 2.8);
    const plat = (h: number, w: number, t: number) => standingRect(X, Y - h * k, 2 * w * k, t * k);
    const s = ctx.side;
    const main =
      // arch between the feet, seen through
      stroke(path`M${X - 35 * k} ${Y - 14 * k}A${36.5 * k} ${38 * k} 0 0 1 ${X + 35 * k} ${Y - 14 * k}`, sh, 5 * k * 0.9) +
      stroke(
        path`M${X - 35 * k} ${Y - 14 * k}A${36.5 * k} ${38 * k} 0 0 1 ${X + 35 * k} ${Y - 14 * k}`,
        lit,
        1.6,
        'stroke-dasharray="2 7"',
      ) +
      fill(leg(-s), sh) +
      fill(leg(s), mid) +
      stroke(lat2, deep, 1.9) +
      stroke(lat, lit, 1.9) +
      fill(plat(54, 37.4, 3) + plat(111, 21.4, 3), deep) +
      fill(plat(57, 39, 4.6) + plat(114, 22.6, 4), mid) +
      fill(plat(61.4, 37.4, 1.5) + plat(117.8, 21.6, 1.4) + plat(57, 39, 1) + plat(114, 22.6, 0.9), lit) +
      fill(
        times(15, (i) => roundArch(X + (i - 7) * 5.1 * k, Y - 57.6 * k, 3.2 * k, 3.1 * k)),
        deep,
      ) +
      fill(plat(274, 8.4, 3.4) + plat(279, 4.6, 8) + roundDome(X, Y - 287 * k, 8 * k, 5 * k) + plat(291, 1.5, 8), mid) +
      fill(plat(277.4, 9.4, 1.7), lit) +
      fill(symmetric(X, [1.2 * k, Y - 298 * k, 0.5 * k, Y - 330 * k]), mid) +
      // masonry feet
      fill(
        polygon([X - 66 * k, Y + 4, X - 64 * k, Y - 5 * k, X - 35 * k, Y - 5 * k, X - 33 * k, Y + 4]) +
          polygon([X + 66 * k, Y + 4, X + 64 * k, Y - 5 * k, X + 35 * k, Y - 5 * k, X + 33 * k, Y + 4]),
        ctx.built('#cdb79c', 1),
      );
    const glow = ctx.night
      ? fill(circle(X, Y - 280 * k, 90), ctx.radialGradient(fade(ctx.mood.glow, 0.5, 0), X, Y - 280 * k, 90))
      : '';
    return { main: glow + main, front: birds(ctx, 610, 470, 5, { size: 13 }) };
  },
};

function sacreCoeur(ctx: PosterContext, x: number, y: number, k: number) {
  const d = 0.5,
    c = ctx.built('#f2e8da', 0.4, d),
    s = ctx.built('#d8c7c0', 1.8, d);
  return place(
    x,
    y,
    k,
    fill(
      rect(-58, -40, 116, 60) +
        onionDome(0, -62, 46, 62, 0.02) +
        standingRect(0, -38, 40, 30) +
        times(2, (i) => onionDome(i ? 44 : -44, -48, 22, 34, 0.02) + standingRect(i ? 44 : -44, -36, 20, 16)) +
        standingRect(74, 0, 20, 96) +
        polygon([64, -96, 74, -122, 84, -96]),
      c,
    ) +
      fill(
        halfSymmetric(0, [20, -40, 20, -64, 10, -92, 2, -122], -ctx.side) + times(4, (i) => roundArch(-36 + i * 24, 10, 12, 30)),
        s,
      ),
  );
}

function lawn(ctx: PosterContext, y: number) {
  const d = polygon([690, y, 910, y, 1240, 1270, 360, 1270]);
  return (
    layer(ctx, rect(ctx.left, y, ctx.right - ctx.left, 1270 - y), {
      y,
      albedo: '#d9c39c',
      tone: 1,
      foot: 300,
      mist: 0.2,
      rim: 0.5,
    }) +
    fill(d, ctx.tone('#7fa35c', 0.9)) +
    fill(polygon([766, y, 834, y, 930, 1270, 670, 1270]), ctx.tone('#eadcb8', 0.6)) +
    fill(
      polygon([690, y, 700, y, 410, 1270, 360, 1270]) + polygon([900, y, 910, y, 1240, 1270, 1190, 1270]),
      ctx.tone('#5f8a4e', 1.5),
    ) +
    parkTrees(ctx, { y: y + 30, size: [40, 62], from: -400, to: 640, albedo: '#4f7a4a', depth: 0.06, seed: 'lw1', drop: 8 }) +
    parkTrees(ctx, { y: y + 30, size: [40, 62], from: 960, to: 1960, albedo: '#4f7a4a', depth: 0.06, seed: 'lw2', drop: 8 })
  );
}
