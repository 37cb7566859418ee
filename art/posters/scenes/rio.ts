import { sailboat } from '../engine/boats.ts';
import { parkTrees } from '../engine/broadleaf.ts';
import { streaks } from '../engine/clouds.ts';
import { hills } from '../engine/hills.ts';
import { palm } from '../engine/palms.ts';
import { circle, ellipse, halfSymmetric, polygon, rect, smooth, symmetric } from '../engine/path.ts';
import { fade } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke } from '../engine/svg.ts';
import { skyline } from '../engine/town.ts';
import { jungle } from '../engine/undergrowth.ts';
import { island, water } from '../engine/water.ts';

/** Christ the Redeemer and Sugarloaf above Rio's bay. */
export const rio: Scene = {
  horizon: 800,
  wideTop: 230,
  mood: 'golden',
  night: 'violet',
  sun: { x: 1060, y: 540, r: 104 },
  plane: [1090, 210, 190, 0.56],
  ground(ctx) {
    const y = 800;
    return {
      sky: streaks(ctx, { n: 5, y: [260, 600], alpha: 0.65, seed: 'ri' }),
      far:
        water(ctx, { y, glintX: 1060 }) +
        island(ctx, { x: 1240, y: y + 2, w: 420, h: 90, depth: 0.58, albedo: '#5f7f74' }) +
        island(ctx, { x: 860, y: y + 2, w: 300, h: 60, depth: 0.62, albedo: '#5f7f74' }) +
        island(ctx, { x: 1540, y: y + 4, w: 300, h: 110, depth: 0.54, albedo: '#5f7f74' }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      y = 812,
      g = '#4f7358',
      rk = '#7f7a72';
    // Sugarloaf with its cable
    const pao = `${smooth([
        930,
        y + 20,
        960,
        770,
        990,
        690,
        1010,
        620,
        1036,
        570,
        1070,
        548,
        1106,
        560,
        1130,
        610,
        1150,
        690,
        1184,
        760,
        1230,
        y + 20,
      ])}z`,
      paoS = polygon(
        s > 0
          ? [930, y + 20, 960, 770, 990, 690, 1010, 620, 1036, 570, 1066, 550, 1050, 640, 1070, 730, 1040, y + 20]
          : [1070, 550, 1106, 560, 1130, 610, 1150, 690, 1184, 760, 1230, y + 20, 1100, y + 20, 1110, 720, 1090, 640],
      );
    const urca = `${smooth([760, y + 20, 800, 770, 850, 720, 910, 706, 960, 730, 1000, 780, 1030, y + 20])}z`;
    const loaf =
      fill(urca, ctx.tone(g, 1.2, 0.22)) +
      fill(pao, ctx.tone(rk, 0.8, 0.16)) +
      fill(paoS, ctx.tone(rk, 2.1, 0.16)) +
      fill(`${smooth([930, y + 20, 966, 780, 1040, 776, 1120, 790, 1180, 770, 1230, y + 20])}z`, ctx.tone(g, 1.4, 0.16)) +
      stroke('M900 706L1070 548M760 800L900 706', ctx.tone('#2f3a40', 2, 0.1), 2.2) +
      place(
        985,
        634,
        1,
        fill('M-16 0H16V18H-16z', ctx.tone('#d8402c', 0.8)) +
          stroke('M0-8V0', ctx.tone('#2f3a40', 2), 2.4) +
          fill(rect(-12, 4, 24, 6), ctx.tone('#cfe6ea', 0.4)),
      );
    const city =
      skyline(ctx, { y: 880, h: [20, 70], w: [20, 44], depth: 0.2, seed: 'rio', albedo: '#f0e0cc' }) +
      fill(
        smooth(
          [
            -440, 872, 200, 876, 520, 880, 800, 868, 1000, 850, 1160, 848, 1240, 866, 1180, 884, 960, 892, 800, 910, 560, 930,
            -440, 940,
          ],
          true,
        ),
        ctx.tone('#f0dcb0', 0.5, 0.06),
      ) +
      hills(ctx, { y: 872, amp: 8, wl: 300, albedo: '#4f7f58', depth: 0.2, seed: 'rio2', base: 884, mist: 0 });
    const bay2 = water(ctx, { y: 908, glintX: 1060, lines: 14, x0: 560 });
    // Corcovado: the dark shoulder that carries the statue
    const cor = `${smooth([
      -440, 1000, -200, 930, 0, 880, 160, 800, 300, 730, 420, 660, 500, 620, 560, 604, 640, 604, 690, 640, 730, 720, 760, 800,
      820, 880, 900, 960, 1010, 1060, 1120, 1180, 1200, 1290,
    ])}H-440z`;
    const corS = polygon(
      s > 0
        ? [
            -440, 1000, -200, 930, 0, 880, 160, 800, 300, 730, 420, 660, 500, 620, 560, 606, 540, 700, 580, 800, 520, 900, 600,
            1020, 560, 1290, -440, 1290,
          ]
        : [
            640, 606, 690, 640, 730, 720, 760, 800, 820, 880, 900, 960, 1010, 1060, 1120, 1180, 1200, 1290, 760, 1290, 700, 1000,
            660, 800,
          ],
    );
    const mount =
      fill(cor, ctx.tone('#3f6f4a', 1, 0.04)) +
      fill(corS, ctx.tone('#3f6f4a', 2, 0.04)) +
      fill(
        polygon([560, 606, 640, 606, 676, 640, 690, 720, 660, 700, 640, 780, 620, 690, 590, 740, 570, 660, 540, 640]),
        ctx.tone(rk, 0.9, 0.04),
      ) +
      parkTrees(ctx, {
        y: (x: number) => 860 + Math.max(0, x - 640) * 0.72,
        from: 200,
        to: 1130,
        size: [34, 66],
        albedo: '#3f7048',
        depth: 0.04,
        seed: 'rt1',
        drop: 100,
      }) +
      parkTrees(ctx, {
        y: (x: number) => 1010 + Math.max(0, x - 700) * 0.62,
        from: -440,
        to: 1160,
        size: [50, 90],
        albedo: '#2f6040',
        depth: 0,
        seed: 'rt2',
        drop: 240,
      });
    // Christ the Redeemer
    const X = 600,
      Y = 606,
      c = '#efe6d8',
      L = ctx.built(c, 0),
      M = ctx.built(c, 1),
      D = ctx.built(c, 2.05);
    const robe = [34, Y - 66, 30, Y - 130, 26, Y - 200, 30, Y - 236];
    const ped =
      fill(polygon([X - 40, Y, X - 34, Y - 62, X + 34, Y - 62, X + 40, Y]), ctx.built('#8a8078', 1)) +
      fill(
        s > 0
          ? polygon([X - 40, Y, X - 34, Y - 62, X - 8, Y - 62, X - 10, Y])
          : polygon([X + 40, Y, X + 34, Y - 62, X + 8, Y - 62, X + 10, Y]),
        ctx.built('#8a8078', 2.1),
      ) +
      fill(rect(X - 44, Y - 70, 88, 10), M);
    const arms = `M${X - 24} ${Y - 254}Q${X - 60} ${Y - 262} ${X - 150} ${Y - 254}L${X - 182} ${Y - 258}Q${X - 190} ${Y - 250} ${X - 180} ${Y - 245}L${X - 152} ${Y - 240}Q${X - 136} ${Y - 214} ${X - 110} ${Y - 222}Q${X - 70} ${Y - 214} ${X - 28} ${Y - 196}zM${X + 24} ${Y - 254}Q${X + 60} ${Y - 262} ${X + 150} ${Y - 254}L${X + 182} ${Y - 258}Q${X + 190} ${Y - 250} ${X + 180} ${Y - 245}L${X + 152} ${Y - 240}Q${X + 136} ${Y - 214} ${X + 110} ${Y - 222}Q${X + 70} ${Y - 214} ${X + 28} ${Y - 196}z`;
    const halo = ctx.night ? fill(circle(X, Y - 180, 230), ctx.radialGradient(fade(ctx.mood.glow, 0.5, 0), X, Y - 180, 230)) : '';
    const christ =
      halo +
      ped +
      fill(arms, M) +
      fill(
        `M${X - 24} ${Y - 254}Q${X - 60} ${Y - 262} ${X - 150} ${Y - 254}L${X - 182} ${Y - 258}L${X - 152} ${Y - 246}Q${X - 60} ${Y - 250} ${X - 24} ${Y - 240}zM${X + 24} ${Y - 254}Q${X + 60} ${Y - 262} ${X + 150} ${Y - 254}L${X + 182} ${Y - 258}L${X + 152} ${Y - 246}Q${X + 60} ${Y - 250} ${X + 24} ${Y - 240}z`,
        L,
      ) +
      fill(symmetric(X, [...robe, 26, Y - 256, 12, Y - 262]), L) +
      fill(halfSymmetric(X, [...robe, 26, Y - 256, 12, Y - 262], -s), D) +
      stroke(
        `M${X - 12} ${Y - 66}L${X - 8} ${Y - 180}M${X + 14} ${Y - 66}L${X + 9} ${Y - 176}M${X} ${Y - 66}V${Y - 150}`,
        D,
        3,
        opacity(0.8),
      ) +
      fill(polygon([X - 16, Y - 190, X + 18, Y - 206, X + 26, Y - 176, X + 6, Y - 150]), ctx.built(c, 1.5), opacity(0.6)) +
      fill(ellipse(X, Y - 282, 13, 18) + rect(X - 7, Y - 272, 14, 16), M) +
      fill(
        `M${X - 14} ${Y - 284}Q${X - 14} ${Y - 304} ${X} ${Y - 304}Q${X + 14} ${Y - 304} ${X + 14} ${Y - 284}L${X + 12} ${Y - 266}L${X + 9} ${Y - 288}H${X - 9}L${X - 12} ${Y - 266}z`,
        D,
      );
    return {
      main: loaf + city + bay2 + mount + christ,
      front:
        jungle(ctx, {
          y: (x: number) => 1210 + Math.max(0, x - 500) * 0.12,
          size: [60, 110],
          albedo: '#245a3a',
          depth: 0,
          seed: 'rj',
          to: 1240,
        }) +
        palm(ctx, 360, 1300, 380, { lean: -20 }) +
        palm(ctx, 1240, 1310, 440, { lean: 30 }) +
        palm(ctx, 90, 1300, 400, { lean: 20 }) +
        palm(ctx, 1480, 1310, 480, { lean: -30 }) +
        sailboat(ctx, 1130, 1030, 0.6) +
        sailboat(ctx, 1240, 960, 0.4, { flip: true }),
    };
  },
};
