import { parkTrees } from '../engine/broadleaf.ts';
import { streaks } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import { layer } from '../engine/hills.ts';
import { circle, ellipse, polygon, rect, segment, standingRect, symmetric, tick, times } from '../engine/path.ts';
import { people } from '../engine/people.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, group, opacity, stroke } from '../engine/svg.ts';
import { skyline } from '../engine/town.ts';

/** The Brandenburg Gate in Berlin, the television tower behind. */
export const brandenburg: Scene = {
  horizon: 930,
  wideTop: 250,
  mood: 'dusk',
  night: 'slate',
  sun: { x: 590, y: 560, r: 96 },
  plane: [500, 230, -12, 0.6],
  ground(ctx) {
    const y = 940,
      c = ctx.built('#a9b2c8', 1.2, 0.45);
    return {
      sky: streaks(ctx, { n: 6, y: [250, 640], alpha: 0.6, seed: 'ber' }),
      far:
        fill(
          symmetric(1040, [13, y, 8, y - 380, 6, y - 420]) +
            circle(1040, y - 446, 34) +
            symmetric(1040, [6, y - 476, 4, y - 520, 1, y - 660]),
          c,
        ) + skyline(ctx, { y: y + 10, h: [50, 120], w: [60, 120], depth: 0.5, seed: 'ber', albedo: '#8a86a4' }),
      mid:
        layer(ctx, rect(ctx.left, y, 2600, 400), { y, albedo: '#8f88a0', tone: 1.2, foot: 330, mist: 0.3, rim: 0.5 }) +
        parkTrees(ctx, { y: y + 8, size: [60, 96], from: -400, to: 520, albedo: '#4a6a54', depth: 0.2, seed: 'lin1', drop: 10 }) +
        parkTrees(ctx, { y: y + 8, size: [60, 96], from: 1100, to: 1980, albedo: '#4a6a54', depth: 0.2, seed: 'lin2', drop: 10 }),
    };
  },
  draw(ctx) {
    const st = '#e6cda4',
      X = 800,
      Y = 962,
      s = ctx.side;
    const L = ctx.built(st, 0.1),
      M = ctx.built(st, 1),
      D = ctx.built(st, 2.1),
      K = ctx.night ? mix(ctx.mood.glow, '#c96a3a', 0.45) : ctx.tone('#6a4a58', 2.4),
      CU = '#5d9a86';
    const W = 540,
      H = 262;
    const gate = (() => {
      const back = fill(rect(X - W / 2, Y - H, W, H), K);
      const gaps = [-216, -132, -48, 48, 132, 216];
      let a = '',
        b = '',
        base = '',
        cap = '',
        fl = '';
      for (const g of gaps) {
        const x = X + g * 1.12,
          w = 40;
        a += polygon([x - w / 2, Y - 14, x - w * 0.41, Y - H + 8, x + w * 0.41, Y - H + 8, x + w / 2, Y - 14]);
        b +=
          s > 0
            ? polygon([x - w / 2, Y - 14, x - w * 0.41, Y - H + 8, x - w * 0.06, Y - H + 8, x - w * 0.08, Y - 14])
            : polygon([x + w / 2, Y - 14, x + w * 0.41, Y - H + 8, x + w * 0.06, Y - H + 8, x + w * 0.08, Y - 14]);
        base += standingRect(x, Y, w + 14, 14);
        cap += polygon([x - w * 0.41, Y - H + 10, x - w * 0.62, Y - H - 4, x + w * 0.62, Y - H - 4, x + w * 0.41, Y - H + 10]);
        fl +=
          segment(x - 9, Y - H + 14, x - 10, Y - 16) +
          segment(x, Y - H + 14, x, Y - 16) +
          segment(x + 9, Y - H + 14, x + 10, Y - 16);
      }
      // a glimpse of the second colonnade and the far sky through each passage
      let skyArt = '';
      [-174, -90, 0, 90, 174].forEach((g, i) => {
        const w = i === 2 ? 46 : 34;
        skyArt += rect(X + g * 1.12 - w / 2, Y - H + 46, w, H - 46);
      });
      const t = Y - H;
      return (
        back +
        fill(
          skyArt,
          ctx.verticalGradient(
            ctx.mood.sky.slice(-2).map(([, c], i) => [i, c]),
            Y - H,
            Y,
          ),
        ) +
        fill(a, L) +
        fill(b, D) +
        stroke(fl, D, 1.6, opacity(0.6)) +
        fill(base + cap, M) +
        fill(rect(X - W / 2 - 16, t - 34, W + 32, 34), M) +
        fill(rect(X - W / 2 - 24, t - 46, W + 48, 14), L) +
        fill(
          times(19, (i) => rect(X - W / 2 - 6 + i * 30, t - 30, 12, 26)),
          D,
          opacity(0.8),
        ) +
        fill(rect(X - W / 2 + 6, t - 76, W - 12, 32), M) +
        fill(rect(X - W / 2 - 2, t - 84, W + 4, 10), L) +
        fill(rect(X - 128, t - 118, 256, 36), M) +
        fill(rect(X - 138, t - 126, 276, 10), L) +
        fill(
          polygon(
            s > 0
              ? [X - 128, t - 118, X - 96, t - 118, X - 96, t - 84, X - 128, t - 84]
              : [X + 96, t - 118, X + 128, t - 118, X + 128, t - 84, X + 96, t - 84],
          ),
          D,
        ) +
        fill(rect(X - 96, t - 112, 192, 24), ctx.built(st, 1.8)) +
        stroke(
          times(9, (i) => tick(X - 80 + i * 20, t - 110, 20)),
          L,
          5,
        )
      );
    })();
    // quadriga: four horses abreast, chariot, Victoria with staff and wings
    const q = Y - H - 126,
      cu = ctx.built(CU, 0.8),
      cd = ctx.built(CU, 2);
    const horseArt = (x: number, d: number) =>
      `M${x - 9} ${q}L${x - 8} ${q - 26}Q${x - 14} ${q - 40} ${x - 7} ${q - 50}L${x - 5 + d * 2} ${q - 66}L${x - 1 + d * 3} ${q - 74}L${x + 3 + d * 3} ${q - 66}L${x + 8 + d} ${q - 48}Q${x + 13} ${q - 38} ${x + 8} ${q - 26}L${x + 10} ${q}H${x + 5}L${x + 3} ${q - 22}H${x - 3}L${x - 4} ${q}z`;
    const quadArt =
      fill(standingRect(X, q, 190, 8), cd) +
      fill(`M${X - 26} ${q - 30}Q${X} ${q - 56} ${X + 26} ${q - 30}L${X + 22} ${q}H${X - 22}z`, cd) +
      fill(
        `M${X - 11} ${q - 44}Q${X - 12} ${q - 84} ${X} ${q - 88}Q${X + 12} ${q - 84} ${X + 11} ${q - 44}z` +
          circle(X, q - 96, 8.4),
        cu,
      ) +
      fill(
        `M${X - 8} ${q - 80}Q${X - 42} ${q - 104} ${X - 48} ${q - 74}Q${X - 34} ${q - 62} ${X - 8} ${q - 56}zM${X + 8} ${q - 80}Q${X + 42} ${q - 104} ${X + 48} ${q - 74}Q${X + 34} ${q - 62} ${X + 8} ${q - 56}z`,
        ctx.built(CU, 1.5),
      ) +
      fill(
        rect(X + 15, q - 138, 3.4, 110) +
          circle(X + 16.6, q - 128, 9) +
          polygon([X + 6, q - 140, X + 16, q - 154, X + 27, q - 140]),
        cu,
      ) +
      fill(horseArt(X - 72, -1) + horseArt(X + 72, 1), cd) +
      fill(horseArt(X - 36, -1) + horseArt(X + 36, 1), cu);
    // side pavilions
    const lodge = (dir: number) => {
      const x = X + dir * (W / 2 + 112),
        w = 190,
        h = 150,
        y0 = Y;
      return (
        fill(rect(x - w / 2, y0 - h, w, h), ctx.built(st, 1.2)) +
        fill(rect(x - w / 2 + 14, y0 - h + 16, w - 28, h - 16), K, opacity(0.8)) +
        fill(
          times(6, (i) => standingRect(x - w / 2 + 16 + i * 31.6, y0, 17, h - 6)),
          ctx.built(st, 0.4),
        ) +
        fill(rect(x - w / 2 - 6, y0 - h - 16, w + 12, 20), L) +
        fill(polygon([x - w / 2 - 8, y0 - h - 16, x, y0 - h - 62, x + w / 2 + 8, y0 - h - 16]), M) +
        fill(polygon([x - w / 2 + 24, y0 - h - 20, x, y0 - h - 50, x + w / 2 - 24, y0 - h - 20]), D)
      );
    };
    // wet square: reflection and paving
    const refl = group(
      fill(
        times(6, (i) =>
          polygon([X - 252 + i * 96, Y + 8, X - 220 + i * 96, Y + 8, X - 226 + i * 97, Y + 230, X - 246 + i * 97, Y + 230]),
        ),
        L,
        opacity(0.34),
      ) +
        fill(rect(X - W / 2, Y + 8, W, 6), L, opacity(0.4)) +
        stroke(
          times(13, (i) => segment(X - 330 + (i % 4) * 36, Y + 28 + i * 17, X + 330 - ((i * 7) % 5) * 30, Y + 28 + i * 17)),
          ctx.tone('#8f88a0', 1.4),
          4,
          opacity(0.8),
        ),
    );
    return {
      main: lodge(-1) + lodge(1) + gate + quadArt + refl,
      front:
        people(ctx, [
          [470, 1098, 92],
          [512, 1104, 96],
          [1108, 1060, 70],
          [1130, 1064, 66],
          [930, 1010, 44],
          [700, 1016, 46],
          [686, 1014, 42],
        ]) + fill(ellipse(486, 1104, 60, 7) + ellipse(1118, 1064, 44, 5), ctx.tone('#3a3048', 2.6), opacity(0.5)),
    };
  },
};
