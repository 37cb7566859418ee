import { streaks } from '../engine/clouds.ts';
import { circle, halfSymmetric, path, polygon, rect, segment, standingRect, symmetric, tick, times } from '../engine/path.ts';
import type { Scene } from '../engine/scene.ts';
import { lampPath } from '../engine/street.ts';
import { fill, group, opacity, place, stroke, strokeRound } from '../engine/svg.ts';
import { skyline } from '../engine/town.ts';
import { water } from '../engine/water.ts';

/** Big Ben and the Palace of Westminster across the Thames, a red bus on the bridge. */
export const bigben: Scene = {
  horizon: 940,
  wideTop: 230,
  mood: 'mist',
  night: 'night',
  sun: { x: 1010, y: 500, r: 96 },
  plane: [1130, 250, 190, 0.6],
  ground(ctx) {
    const y = 950;
    return {
      sky: streaks(ctx, { n: 5, y: [300, 660], alpha: 0.6, seed: 'ldn' }),
      far:
        skyline(ctx, { y, h: [40, 120], w: [34, 80], depth: 0.66, seed: 'ldn', albedo: '#8898a8' }) +
        water(ctx, { y: y + 20, glintX: 1010 }),
    };
  },
  draw(ctx) {
    const st = '#d9b578',
      sl = '#5d7078',
      X = 650,
      Y = 985,
      s = ctx.side;
    const L = ctx.built(st, 0.2),
      M = ctx.built(st, 1.1),
      D = ctx.built(st, 2.1),
      K = ctx.built('#4b3a34', 2.6),
      wn = ctx.night ? ctx.mood.glow : K,
      SL = ctx.built(sl, 1),
      SD = ctx.built(sl, 2.1);
    // palace: ribs, two rows of windows, pinnacles
    const px = X + 30,
      pe = 1980,
      pt = Y - 150;
    let ribs = '',
      w1 = '',
      pin = '';
    for (let x = px + 34; x < pe; x += 34) {
      if (x > ctx.right + 20) break;
      ribs += tick(x, pt - 6, 156);
      w1 += tick(x + 12, Y - 128, 44) + tick(x + 22, Y - 128, 44) + tick(x + 12, Y - 66, 40) + tick(x + 22, Y - 66, 40);
      pin += polygon([x - 4, pt - 4, x, pt - 30, x + 4, pt - 4]);
    }
    const palace =
      fill(polygon([px, pt, px + 40, pt - 34, pe, pt - 34, pe, pt]), SL) +
      fill(rect(px, pt, pe - px, 150), M) +
      fill(rect(px, pt - 5, pe - px, 9) + rect(px, Y - 78, pe - px, 6), L) +
      stroke(w1, wn, 6) +
      stroke(ribs, L, 5) +
      fill(pin, L) +
      fill(rect(px, Y - 22, pe - px, 22), D);
    const spire = (x: number, w: number, h: number, top: number) =>
      fill(standingRect(x, pt + 10, w, h), M) +
      fill(s > 0 ? rect(x - w / 2, pt + 10 - h, w * 0.4, h) : rect(x + w * 0.1, pt + 10 - h, w * 0.4, h), D) +
      stroke(
        times(3, (i) => tick(x - w * 0.28 + i * w * 0.28, pt - h + 26, h * 0.5)),
        wn,
        6,
      ) +
      fill(symmetric(x, [w * 0.56, pt + 12 - h, w * 0.3, pt - h - top * 0.35, 0.5, pt - h - top]), SL) +
      fill(halfSymmetric(x, [w * 0.56, pt + 12 - h, w * 0.3, pt - h - top * 0.35, 0.5, pt - h - top], -s), SD);
    const vt = (x: number) => {
      const w = 128,
        h = 330,
        t = pt + 10 - h;
      return (
        fill(standingRect(x, pt + 10, w, h), M) +
        fill(s > 0 ? rect(x - w / 2, t, w * 0.34, h) : rect(x + w * 0.16, t, w * 0.34, h), D) +
        stroke(
          times(3, (i) => tick(x - 30 + i * 30, t + 40, 84) + tick(x - 30 + i * 30, t + 160, 96)),
          wn,
          13,
        ) +
        fill(rect(x - w / 2 - 4, t, w + 8, 10) + rect(x - w / 2 - 4, t + 136, w + 8, 6), L) +
        fill(
          times(2, (i) => {
            const a = x + (i ? 1 : -1) * (w / 2 - 6);
            return standingRect(a, pt + 10, 20, h + 34) + polygon([a - 12, t - 32, a, t - 76, a + 12, t - 32]);
          }),
          M,
        ) +
        stroke(tick(x, t - 120, 122), K, 3) +
        fill(polygon([x + 2, t - 118, x + 44, t - 112, x + 42, t - 92, x + 2, t - 98]), ctx.built('#c8352b', 0.8))
      );
    };
    // Elizabeth Tower
    const c = Y - 458;
    const faceArt =
      fill(rect(X - 44, c - 44, 88, 88), ctx.built('#c69a3c', 0.8)) +
      fill(circle(X, c, 40), ctx.built('#3a3f4a', 2.2)) +
      fill(circle(X, c, 35), ctx.night ? '#fff3c8' : ctx.built('#fffaf0', 0)) +
      stroke(
        times(12, (i) => {
          const a = (i * Math.PI) / 6;
          return path`M${X + Math.cos(a) * 28} ${c + Math.sin(a) * 28}L${X + Math.cos(a) * 33} ${c + Math.sin(a) * 33}`;
        }),
        '#2b2b33',
        2.4,
      ) +
      strokeRound(`M${X} ${c}L${X - 12} ${c - 16}M${X} ${c}L${X + 9} ${c - 28}`, '#22222a', 3.4);
    const tw =
      fill(standingRect(X, Y, 84, 410), L) +
      fill(s > 0 ? rect(X - 42, Y - 410, 30, 410) : rect(X + 12, Y - 410, 30, 410), D, opacity(0.85)) +
      stroke(
        times(7, (i) => tick(X - 30 + i * 10, Y - 392, 380)),
        K,
        3.4,
        'stroke-dasharray="46 9" opacity=".62"',
      ) +
      fill(standingRect(X - 42, Y, 10, 420) + standingRect(X + 42, Y, 10, 420), M) +
      fill(
        times(5, (i) => rect(X - 46, Y - 78 * (i + 1), 92, 5)),
        M,
      ) +
      fill(polygon([X - 44, Y - 398, X - 52, Y - 414, X - 52, Y - 504, X + 52, Y - 504, X + 52, Y - 414, X + 44, Y - 398]), M) +
      fill(s > 0 ? rect(X - 52, Y - 504, 14, 96) : rect(X + 38, Y - 504, 14, 96), D) +
      faceArt +
      fill(standingRect(X, Y - 504, 112, 8), L) +
      fill(standingRect(X, Y - 512, 96, 40), M) +
      stroke(
        times(7, (i) => tick(X - 36 + i * 12, Y - 546, 32)),
        wn,
        6.4,
      ) +
      fill(standingRect(X, Y - 551, 112, 7), L) +
      fill(symmetric(X, [54, Y - 558, 44, Y - 578, 28, Y - 606]), SL) +
      fill(halfSymmetric(X, [54, Y - 558, 44, Y - 578, 28, Y - 606], -s), SD) +
      fill(
        times(3, (i) => polygon([X - 30 + i * 24, Y - 562, X - 24 + i * 24, Y - 584, X - 18 + i * 24, Y - 562])),
        ctx.built('#d9a93f', 0.6),
      ) +
      fill(standingRect(X, Y - 606, 48, 26), ctx.built('#d9a93f', 1)) +
      stroke(
        times(5, (i) => tick(X - 17 + i * 8.5, Y - 630, 20)),
        wn,
        4.6,
      ) +
      fill(symmetric(X, [30, Y - 632, 17, Y - 664, 6, Y - 700, 0.6, Y - 728]), SL) +
      fill(halfSymmetric(X, [30, Y - 632, 17, Y - 664, 6, Y - 700, 0.6, Y - 728], -s), SD) +
      fill(rect(X - 1.6, Y - 762, 3.2, 40) + rect(X - 8, Y - 752, 16, 3) + circle(X, Y - 730, 4), ctx.built('#d9a93f', 0.6)) +
      fill(
        times(2, (i) => {
          const a = X + (i ? 52 : -52);
          return polygon([a - 7, Y - 504, a, Y - 544, a + 7, Y - 504]);
        }),
        L,
      );
    const embank =
      fill(rect(ctx.left, Y, 2600, 44), ctx.built('#a8926f', 1.4)) +
      fill(rect(ctx.left, Y, 2600, 7), ctx.built('#c8b48e', 0.6)) +
      fill(
        times(16, (i) => rect(-320 + i * 140, Y + 14, 3, 30)),
        D,
        opacity(0.5),
      );
    const rf = group(
      fill(polygon([X - 42, Y + 50, X + 42, Y + 50, X + 30, 1240, X - 30, 1240]), ctx.built(st, 1), opacity(0.3)) +
        stroke(
          times(8, (i) => segment(X - 60 + (i % 3) * 16, Y + 66 + i * 24, X + 26 + (i % 2) * 34, Y + 66 + i * 24)),
          ctx.mood.water[0],
          5,
          opacity(0.6),
        ),
    );
    // Westminster Bridge with a bus
    const by = Y + 36,
      green = '#5d8a76';
    const arch = (x: number) => `M${x} ${by + 110}V${by + 86}Q${x + 105} ${by - 14} ${x + 210} ${by + 86}V${by + 110}z`;
    const bridge =
      fill(rect(-420, by, 1000, 110), ctx.built(green, 1)) +
      fill([-400, -170, 60, 290].map(arch).join(''), ctx.mood.water[1]) +
      fill(rect(-420, by - 16, 1010, 20), ctx.built(green, 0.2)) +
      fill(
        times(5, (i) => standingRect(-176 + i * 230 - 5, by + 116, 26, 132)),
        ctx.built('#b8ab8c', 1.2),
      ) +
      stroke(
        times(38, (i) => tick(-410 + i * 26, by - 14, 14)),
        ctx.built(green, 2),
        3,
      ) +
      fill(rect(560, by - 30, 44, 150), ctx.built('#b8ab8c', 0.8));
    const bus = (x: number) =>
      place(
        x,
        by - 16,
        1,
        fill('M-78 0V-104Q-78-112-70-112H70Q78-112 78-104V0z', ctx.built('#d2322a', 0.6)) +
          fill(rect(-78, -58, 156, 6), ctx.built('#fff2df', 0.4)) +
          fill(
            times(5, (i) => rect(-70 + i * 29, -100, 24, 26)) + times(4, (i) => rect(-70 + i * 29, -48, 24, 24)),
            ctx.night ? ctx.mood.glow : ctx.built('#bcd4d8', 0.8),
          ) +
          fill(rect(52, -50, 18, 50), ctx.built('#7a1f1c', 2)) +
          fill(circle(-44, -1, 14) + circle(46, -1, 14), '#20222a') +
          fill(circle(-44, -1, 6) + circle(46, -1, 6), '#b9b9b4'),
      );
    const lamps =
      fill(lampPath(300, by - 14, 96) + lampPath(540, by - 14, 96) + lampPath(60, by - 14, 96), K) +
      (ctx.night
        ? fill(circle(300, by - 114, 26) + circle(540, by - 114, 26) + circle(60, by - 114, 26), ctx.mood.glow, opacity(0.35))
        : '');
    return {
      main: palace + spire(980, 54, 150, 150) + vt(1196) + tw + embank + rf,
      front: bus(422) + bus(210) + bridge + lamps,
    };
  },
};
