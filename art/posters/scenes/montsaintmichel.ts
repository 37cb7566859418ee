import { birds } from '../engine/birds.ts';
import { parkTrees } from '../engine/broadleaf.ts';
import { streaks } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import type { PosterContext } from '../engine/context.ts';
import { hills } from '../engine/hills.ts';
import { reflect, ripples } from '../engine/kits/reflection.ts';
import { windowColor } from '../engine/kits/window-color.ts';
import { offset, path, pointedArch, polygon, rect, roundArch, smooth, standingRect, tick, times } from '../engine/path.ts';
import { ramp, roundShade } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke } from '../engine/svg.ts';

/** Mont-Saint-Michel mirrored in the wet sands, sheep on the salt meadow. */
export const montsaintmichel: Scene = {
  horizon: 880,
  wideTop: 240,
  mood: 'dusk',
  night: 'violet',
  sun: { x: 1090, y: 560, r: 108 },
  ground(ctx) {
    return {
      sky: streaks(ctx, { n: 6, y: [300, 740], alpha: 0.6, seed: 'ms' }),
      far: hills(ctx, { y: 876, amp: 14, wl: 420, albedo: '#8a7a9a', depth: 0.62, seed: 'ms0', base: 900, mist: 0 }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      st = '#d9bf9c',
      L = ctx.built(st, 0.4),
      M = ctx.built(st, 1.2),
      D = ctx.built(st, 2.1),
      K = windowColor(ctx, '#4a3440'),
      sl = '#5f6478',
      SL = ctx.built(sl, 0.8),
      SD = ctx.built(sl, 2.1),
      y = 890,
      X = 780;
    const rock =
      fill(
        polygon([
          X - 300,
          y,
          X - 282,
          850,
          X - 246,
          800,
          X - 200,
          752,
          X - 150,
          700,
          X + 150,
          690,
          X + 196,
          750,
          X + 250,
          806,
          X + 290,
          850,
          X + 306,
          y,
        ]),
        ctx.tone('#8a7a6a', 1.5),
      ) +
      fill(
        s > 0
          ? polygon([X - 300, y, X - 282, 850, X - 246, 800, X - 200, 752, X - 150, 700, X - 90, 760, X - 130, 830, X - 110, y])
          : polygon([X + 306, y, X + 290, 850, X + 250, 806, X + 196, 750, X + 150, 690, X + 90, 760, X + 120, y]),
        ctx.tone('#8a7a6a', 2.4),
      );
    const trees = parkTrees(ctx, {
      y: (x: number) => 700 + Math.abs(x - X) * 0.62,
      size: [26, 42],
      from: X - 250,
      to: X - 20,
      albedo: '#5f7a4a',
      depth: 0.02,
      seed: 'ms1',
      drop: 60,
    });
    // the abbey: substructure, Merveille, church, spire
    const bl = (x: number, t: number, w: number, b: number, c = M) =>
      fill(rect(x, t, w, b - t), c) + fill(s > 0 ? rect(x, t, w * 0.28, b - t) : rect(x + w * 0.72, t, w * 0.28, b - t), D);
    const roofG = (x: number, w: number, t: number, h: number) =>
      fill(polygon([x - 4, t, x + w * 0.16, t - h, x + w * 0.84, t - h, x + w + 4, t]), SL) +
      fill(
        s > 0
          ? polygon([x - 4, t, x + w * 0.16, t - h, x + w * 0.3, t - h, x + w * 0.22, t])
          : polygon([x + w + 4, t, x + w * 0.84, t - h, x + w * 0.7, t - h, x + w * 0.78, t]),
        SD,
      );
    const abbey =
      bl(X - 170, 640, 130, 760) +
      roofG(X - 170, 130, 642, 34) +
      bl(X + 40, 626, 136, 770) +
      roofG(X + 40, 136, 628, 40) +
      bl(X - 112, 582, 214, 750) +
      fill(
        times(6, (i) => rect(X - 106 + i * 38, 600, 11, 150)),
        L,
      ) +
      fill(
        times(5, (i) => pointedArch(X - 80 + i * 38, 700, 15, 74, 0.4)),
        K,
      ) +
      fill(
        times(5, (i) => rect(X + 50 + i * 25, 644, 7, 90)),
        L,
      ) +
      fill(
        times(4, (i) => roundArch(X + 66 + i * 25, 690, 10, 34)) + times(4, (i) => roundArch(X - 152 + i * 30, 690, 11, 34)),
        K,
      ) +
      bl(X - 96, 540, 190, 590) +
      roofG(X - 96, 190, 542, 44) +
      fill(
        times(6, (i) => pointedArch(X - 78 + i * 31, 584, 12, 36, 0.4)),
        K,
      ) +
      fill(polygon([X + 94, 560, X + 110, 530, X + 126, 560, X + 126, 640, X + 94, 640]), M) +
      fill(
        [104, 122, 140].map((q) => polygon([X + q - 5, 560, X + q, 520, X + q + 5, 560])).join('') +
          [-112, -126].map((q) => polygon([X + q - 5, 600, X + q, 560, X + q + 5, 600])).join(''),
        L,
      ) +
      // crossing tower and needle
      bl(X - 32, 452, 64, 560) +
      fill(
        times(2, (i) => pointedArch(X - 14 + i * 28, 500, 14, 38, 0.4)),
        K,
      ) +
      fill(rect(X - 36, 446, 72, 9) + rect(X - 34, 506, 68, 5), L) +
      fill(polygon([X - 32, 448, X - 24, 420, X + 24, 420, X + 32, 448]), SL) +
      fill(polygon([X - 18, 422, X, 306, X + 18, 422]), SL) +
      fill(s > 0 ? polygon([X - 18, 422, X, 306, X - 3, 422]) : polygon([X + 18, 422, X, 306, X + 3, 422]), SD) +
      fill([-1, 1].map((q) => polygon([X + q * 27 - 5, 446, X + q * 27, 404, X + q * 27 + 5, 446])).join(''), SD) +
      fill(
        `${standingRect(X, 308, 2.4, 22)}M${X} 274q8 2 7 12l8 6-8-1-2 10h-10l-1-8-7-4 7-2q-2-10 6-13z`,
        ctx.built('#f2c246', 0.2),
      );
    // village and ramparts
    const vill = rooftops0(ctx, X, s);
    const rampart =
      fill(
        polygon(
          offset(X, y, [-320, 4, -316, 846 - y, -200, 852 - y, -60, 842 - y, 60, 848 - y, 200, 838 - y, 318, 846 - y, 322, 4]),
        ),
        ctx.verticalGradient(ramp(L, M), 838, 894),
      ) +
      fill(
        times(30, (i) => rect(X - 314 + i * 21.4, 838 + Math.sin(i * 0.66) * 4 + 2, 12, 10)),
        L,
      ) +
      [-318, -60, 200, 318]
        .map(
          (q) =>
            fill(rect(X + q - 24, 826, 48, y - 822), roundShade(ctx, [L, M, D], X + q - 24, X + q + 24)) +
            fill(polygon([X + q - 28, 828, X + q, 792, X + q + 28, 828]), SL) +
            fill(
              s > 0
                ? polygon([X + q - 28, 828, X + q, 792, X + q - 4, 828])
                : polygon([X + q + 28, 828, X + q, 792, X + q + 4, 828]),
              SD,
            ),
        )
        .join('') +
      fill(
        times(9, (i) => rect(X - 270 + i * 68, 866, 5, 12)),
        K,
      ) +
      fill(roundArch(X - 130, y + 4, 26, 40), K);
    const [el, re] = reflect(ctx, y + 4, rock + trees + abbey + vill + rampart, { k: 0.62, alpha: 0.5 });
    // tidal flats: wet sand and winding channels
    const sand = '#c9a88a',
      flats = fill(
        rect(ctx.left, y, ctx.right - ctx.left, 400),
        ctx.verticalGradient(
          [
            [0, mix(ctx.mood.water[0], ctx.tone(sand, 1), 0.3)],
            [0.5, mix(ctx.mood.water[0], ctx.mood.water[1], 0.5)],
            [1, ctx.mood.water[1]],
          ],
          y,
          1250,
        ),
      );
    const bars = fill(
      (
        [
          [ctx.left - 40, 940, 420, 16],
          [980, 934, 420, 12],
          [620, 986, 320, 14],
          [ctx.left - 80, 1040, 520, 30],
          [1020, 1030, 560, 26],
          [560, 1110, 380, 22],
          [980, 1150, 700, 40],
        ] as const
      )
        .map(
          ([x, yy, w, h]) =>
            path`M${x} ${yy}q${w * 0.3} ${-h} ${w * 0.62} ${-h * 0.5}t${w * 0.38} ${h * 0.5}q${-w * 0.3} ${h} ${-w * 0.6} ${h * 0.7}t${-w * 0.4} ${-h * 0.7}z`,
        )
        .join(''),
      ctx.tone(sand, 1.3),
      opacity(0.8),
    );
    const salt = fill(
      smooth([ctx.left - 40, 1176, 200, 1166, 420, 1190, 620, 1216, 800, 1228, 1000, 1214, 1240, 1196, 1700, 1180]) +
        path`V1290H${ctx.left - 40}z`,
      ctx.tone('#6f7a4a', 1.8),
    );
    const sheep = (x: number, yy: number, k: number, f = false) =>
      place(
        x,
        yy,
        k,
        fill('M-24-8V8H-18V-6zM14-8V8H20V-6z', ctx.tone('#2a2430', 2.6)) +
          fill(
            'M-34-16q-4-14 8-16q4-10 14-6q10-8 18 0q12-4 16 6q12 2 8 16q-4 10-16 8q-12 6-22 0q-20 4-26-8z',
            ctx.tone('#fbf0e0', 0.5),
          ) +
          fill('M26-34q14-4 18 6q0 10-8 12q-12 0-12-8z', ctx.tone('#2a2430', 2.4)),
        f,
      );
    return {
      behind: flats,
      main: re + el + ripples(ctx, { y: 900, base: 1200, n: 22, seed: 'msr', alpha: 0.5 }) + bars,
      front:
        salt +
        sheep(420, 1190, 1) +
        sheep(500, 1212, 1.1, true) +
        sheep(620, 1206, 0.9) +
        sheep(1110, 1200, 0.95, true) +
        sheep(1180, 1188, 0.8) +
        birds(ctx, 560, 480, 6, { size: 12 }),
    };
  },
};

function rooftops0(ctx: PosterContext, X: number, s: number) {
  const r = ctx.random('msv'),
    wall = '#e3c9a6';
  let out = '';
  for (let k = 0; k < 3; k++) {
    let w = '',
      sd = '',
      rf = '',
      rd = '',
      wn = '',
      lt = '';
    const b = 788 + k * 30,
      half = 210 + k * 34;
    for (let x = X - half + 40; x < X + half - 40; x += r.range(34, 46)) {
      const bw = r.range(32, 42),
        yy = b + Math.abs(x - X) * 0.16,
        h = r.range(34, 46),
        t = yy - h,
        g = r() < 0.5,
        v = r();
      w += rect(x, t, bw, h + 40) + (g ? polygon([x, t, x + bw / 2, t - 26, x + bw, t]) : '');
      sd += s > 0 ? rect(x, t, bw * 0.3, h + 40) : rect(x + bw * 0.7, t, bw * 0.3, h + 40);
      if (g) rd += polygon([x - 3, t + 2, x + bw / 2, t - 30, x + bw + 3, t + 2, x + bw / 2, t - 21]);
      else rf += polygon([x - 3, t + 2, x + 4, t - 24, x + bw - 4, t - 24, x + bw + 3, t + 2]);
      const q = tick(x + bw * 0.36, t + 10, 12) + tick(x + bw * 0.7, t + 10, 12);
      if (ctx.night && v < 0.6) lt += q;
      else wn += q;
    }
    out +=
      fill(w, ctx.built(wall, 0.6, 0.02)) +
      fill(sd, ctx.built(wall, 2, 0.02)) +
      fill(rf, ctx.built('#5f6478', 1, 0.02)) +
      fill(rd, ctx.built('#5f6478', 1.9, 0.02)) +
      stroke(wn, ctx.built('#4a3440', 2.4), 6) +
      stroke(lt, ctx.pane(), 6);
  }
  return out;
}
