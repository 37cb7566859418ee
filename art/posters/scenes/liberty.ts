import { sailboat } from '../engine/boats.ts';
import { parkTrees } from '../engine/broadleaf.ts';
import { streaks } from '../engine/clouds.ts';
import type { PosterContext } from '../engine/context.ts';
import { circle, polygon, rect, roundDome, segment, smooth, standingRect, symmetric, tick, times } from '../engine/path.ts';
import { fade } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke } from '../engine/svg.ts';
import { skyline } from '../engine/town.ts';
import { water } from '../engine/water.ts';

/** The Statue of Liberty before Manhattan, a ferry in front. */
export const liberty: Scene = {
  horizon: 940,
  wideTop: 230,
  mood: 'riviera',
  night: 'night',
  sun: { x: 1030, y: 440, r: 128, style: 'rings' },
  plane: [1110, 220, 190, 0.56],
  ground(ctx) {
    const y = 940;
    return {
      sky: streaks(ctx, { n: 4, y: [300, 620], alpha: 0.9, seed: 'ny' }),
      far:
        skyline(ctx, {
          y,
          h: [60, 250],
          w: [30, 62],
          depth: 0.56,
          seed: 'ny1',
          albedo: '#8a97b4',
          profile: (x: number) => 0.35 + 0.8 * Math.exp(-(((x - 1120) / 280) ** 2)),
        }) +
        skyline(ctx, {
          y: y + 4,
          h: [50, 210],
          w: [32, 66],
          depth: 0.36,
          seed: 'ny2',
          albedo: '#6f7fa2',
          profile: (x: number) => 0.3 + 0.8 * Math.exp(-(((x - 1160) / 240) ** 2)),
        }) +
        towers(ctx, y + 4) +
        water(ctx, { y: y - 1, glintX: 1030 }),
    };
    function towers(ctx: PosterContext, y: number) {
      const d = 0.3,
        c = (t: number) => ctx.built('#7f8fb0', t, d),
        s = ctx.side;
      const wtc =
        fill(polygon([1086, y, 1086, y - 60, 1094, y - 420, 1128, y - 420, 1136, y - 60, 1136, y]), c(1)) +
        fill(
          polygon([1086, y - 60, 1110, y - 420, 1094, y - 420]) + polygon([1136, y, 1136, y - 60, 1110, y - 420, 1111, y]),
          c(1.9),
        ) +
        fill(rect(1109.5, y - 520, 3, 102), c(1.4));
      const esb =
        fill(
          standingRect(1210, y, 84, 180) +
            standingRect(1210, y - 180, 62, 70) +
            standingRect(1210, y - 250, 40, 60) +
            standingRect(1210, y - 310, 24, 26) +
            rect(1208, y - 420, 4, 86),
          c(1),
        ) +
        fill(
          s > 0
            ? rect(1168, y - 180, 30, 180) + rect(1179, y - 250, 24, 70) + rect(1190, y - 310, 16, 60)
            : rect(1222, y - 180, 30, 180) + rect(1217, y - 250, 24, 70) + rect(1214, y - 310, 16, 60),
          c(2),
        ) +
        stroke(
          times(5, (i) => tick(1184 + i * 13, y - 170, 160)),
          ctx.night ? ctx.mood.glow : c(2.2),
          3,
          'stroke-dasharray="6 8" opacity=".7"',
        );
      const chr =
        fill(standingRect(990, y, 58, 190) + standingRect(990, y - 190, 42, 40), c(1.1)) +
        fill(symmetric(990, [21, y - 230, 17, y - 256, 9, y - 284, 3, y - 320, 0.6, y - 370]), c(0.6)) +
        fill(
          times(3, (i) => roundDome(990, y - 232 - i * 20, 34 - i * 10, 16)),
          c(1.9),
        );
      return wtc + esb + chr;
    }
  },
  draw(ctx) {
    const s = ctx.side,
      X = 640,
      Y = 1000,
      g = '#6fae98',
      L = ctx.built(g, 0),
      M = ctx.built(g, 1),
      D = ctx.built(g, 2.05),
      DD = ctx.built(g, 2.6),
      st = '#cdb892',
      gold = ctx.night ? ctx.mood.glow : ctx.built('#f2b632', 0.2);
    // star fort and pedestal
    const ped =
      fill(polygon([X - 230, Y + 60, X - 200, Y - 6, X + 200, Y - 6, X + 230, Y + 60]), ctx.built(st, 1)) +
      fill(polygon([X - 230, Y + 60, X - 200, Y - 6, X - 90, Y - 6, X - 110, Y + 60]), ctx.built(st, s > 0 ? 2 : 0.3)) +
      fill(rect(X - 206, Y - 14, 412, 10), ctx.built(st, 0.2)) +
      fill(polygon([X - 96, Y - 10, X - 84, Y - 70, X + 84, Y - 70, X + 96, Y - 10]), ctx.built(st, 0.8)) +
      fill(polygon([X - 78, Y - 70, X - 64, Y - 236, X + 64, Y - 236, X + 78, Y - 70]), ctx.built(st, 0.5)) +
      fill(
        s > 0
          ? polygon([X - 96, Y - 10, X - 84, Y - 70, X - 78, Y - 70, X - 64, Y - 236, X - 24, Y - 236, X - 30, Y - 10])
          : polygon([X + 96, Y - 10, X + 84, Y - 70, X + 78, Y - 70, X + 64, Y - 236, X + 24, Y - 236, X + 30, Y - 10]),
        ctx.built(st, 1.9),
      ) +
      fill(rect(X - 84, Y - 80, 168, 10) + rect(X - 74, Y - 246, 148, 12) + rect(X - 72, Y - 166, 144, 7), ctx.built(st, 0.1)) +
      fill(
        times(4, (i) => rect(X - 44 + i * 24, Y - 152, 15, 62)),
        ctx.pane('#5a4a3a'),
      ) +
      fill(rect(X - 24, Y - 60, 48, 34), ctx.built(st, 2)) +
      fill(circle(X, Y - 200, 13), ctx.built(st, 0.2));
    const y = Y - 246;
    const robe = `M${X - 56} ${y}Q${X - 60} ${y - 90} ${X - 54} ${y - 140}Q${X - 52} ${y - 180} ${X - 40} ${y - 200}L${X - 44} ${y - 214}Q${X - 30} ${y - 226} ${X - 14} ${y - 226}H${X + 14}Q${X + 36} ${y - 224} ${X + 46} ${y - 206}Q${X + 60} ${y - 180} ${X + 58} ${y - 150}Q${X + 50} ${y - 130} ${X + 52} ${y - 100}Q${X + 62} ${y - 60} ${X + 58} ${y}z`;
    const robeS =
      s > 0
        ? `M${X - 56} ${y}Q${X - 60} ${y - 90} ${X - 54} ${y - 140}Q${X - 52} ${y - 180} ${X - 40} ${y - 200}L${X - 44} ${y - 214}L${X - 14} ${y - 226}Q${X - 26} ${y - 160} ${X - 16} ${y - 110}Q${X - 30} ${y - 60} ${X - 22} ${y}z`
        : `M${X + 58} ${y}Q${X + 62} ${y - 60} ${X + 52} ${y - 100}Q${X + 50} ${y - 130} ${X + 58} ${y - 150}Q${X + 60} ${y - 180} ${X + 46} ${y - 206}L${X + 16} ${y - 226}Q${X + 26} ${y - 160} ${X + 16} ${y - 110}Q${X + 30} ${y - 60} ${X + 24} ${y}z`;
    const folds =
      polygon([X - 6, y, X + 2, y - 110, X + 9, y]) +
      polygon([X + 30, y, X + 28, y - 90, X + 40, y]) +
      polygon([X - 40, y, X - 36, y - 120, X - 31, y]) +
      polygon([X - 30, y - 190, X + 34, y - 120, X + 44, y - 130, X - 10, y - 206]) +
      polygon([X - 36, y - 150, X + 20, y - 90, X + 30, y - 100, X - 24, y - 176]);
    // raised right arm (viewer's left), torch, tablet, head with seven rays
    const arm = `M${X - 44} ${y - 196}Q${X - 64} ${y - 224} ${X - 66} ${y - 270}L${X - 72} ${y - 322}H${X - 54}L${X - 46} ${y - 272}Q${X - 36} ${y - 240} ${X - 18} ${y - 222}z`;
    const torch =
      fill(polygon([X - 76, y - 322, X - 70, y - 350, X - 56, y - 350, X - 50, y - 322]), D) +
      fill(rect(X - 86, y - 362, 46, 12), M) +
      fill(
        `M${X - 63} ${y - 412}Q${X - 42} ${y - 386} ${X - 50} ${y - 362}H${X - 78}Q${X - 86} ${y - 384} ${X - 63} ${y - 412}z`,
        gold,
      ) +
      (ctx.night
        ? fill(circle(X - 63, y - 380, 110), ctx.radialGradient(fade(ctx.mood.glow, 0.7, 0), X - 63, y - 380, 110))
        : '');
    const tab =
      fill(polygon([X + 34, y - 118, X + 50, y - 196, X + 92, y - 190, X + 80, y - 108]), L) +
      fill(polygon([X + 80, y - 108, X + 92, y - 190, X + 98, y - 186, X + 87, y - 104]), DD);
    const head =
      fill(rect(X - 11, y - 246, 22, 26), D) +
      fill(
        `M${X - 19} ${y - 272}Q${X - 20} ${y - 244} ${X} ${y - 238}Q${X + 20} ${y - 244} ${X + 19} ${y - 272}Q${X + 18} ${y - 294} ${X} ${y - 294}Q${X - 18} ${y - 294} ${X - 19} ${y - 272}z`,
        L,
      ) +
      fill(
        s > 0
          ? `M${X - 19} ${y - 272}Q${X - 20} ${y - 244} ${X} ${y - 238}V${y - 294}Q${X - 18} ${y - 294} ${X - 19} ${y - 272}z`
          : `M${X + 19} ${y - 272}Q${X + 20} ${y - 244} ${X} ${y - 238}V${y - 294}Q${X + 18} ${y - 294} ${X + 19} ${y - 272}z`,
        D,
      ) +
      fill(
        times(7, (i) => {
          const a = ((-168 + i * 26) * Math.PI) / 180,
            q = 0.1;
          return polygon([
            X + Math.cos(a - q) * 22,
            y - 278 + Math.sin(a - q) * 18,
            X + Math.cos(a) * 60,
            y - 280 + Math.sin(a) * 56,
            X + Math.cos(a + q) * 22,
            y - 278 + Math.sin(a + q) * 18,
          ]);
        }),
        M,
      ) +
      fill(rect(X - 23, y - 284, 46, 9), D) +
      stroke(`M${X - 7} ${y - 264}h5M${X + 3} ${y - 264}h5M${X - 4} ${y - 250}h8`, DD, 2.4);
    const statue =
      fill(arm, s < 0 ? L : D) +
      fill(robe, L) +
      fill(robeS, D) +
      fill(folds, D, opacity(0.75)) +
      fill(polygon([X + 30, y - 206, X + 62, y - 170, X + 58, y - 140, X + 36, y - 130, X + 26, y - 170]), M) +
      tab +
      head +
      torch;
    const isl =
      fill(
        smooth(
          [300, Y + 66, 400, Y + 46, 560, Y + 40, 760, Y + 42, 920, Y + 56, 980, Y + 74, 900, Y + 88, 640, Y + 94, 380, Y + 88],
          true,
        ),
        ctx.tone('#5f8a58', 1.2),
      ) +
      parkTrees(ctx, { y: Y + 52, from: 330, to: 470, size: [26, 44], albedo: '#4f7a50', depth: 0.03, seed: 'nyt1', drop: 16 }) +
      parkTrees(ctx, { y: Y + 52, from: 830, to: 960, size: [26, 44], albedo: '#4f7a50', depth: 0.03, seed: 'nyt2', drop: 16 }) +
      fill(rect(310, Y + 72, 660, 12), ctx.built('#b5a58a', 1.2));
    const refl =
      fill(polygon([X - 60, Y + 96, X + 60, Y + 96, X + 34, 1230, X - 34, 1230]), M, opacity(0.36)) +
      stroke(
        times(9, (i) => segment(X - 110 + (i % 3) * 34, Y + 108 + i * 16, X + 60 + (i % 2) * 50, Y + 108 + i * 16)),
        ctx.mood.water[0],
        5,
        opacity(0.7),
      );
    const ferry = place(
      1060,
      1120,
      1.1,
      fill('M-150-30H150L132 6H-132z', ctx.built('#f28a2e', 0.4)) +
        fill('M-130-30V-62H130V-30z', ctx.built('#f28a2e', 0.8)) +
        fill('M-104-62V-86H104V-62z', ctx.built('#f6a24a', 0.4)) +
        fill(
          times(9, (i) => rect(-118 + i * 27, -54, 18, 14)) + times(7, (i) => rect(-94 + i * 27, -80, 18, 12)),
          ctx.pane('#4a5a70'),
        ) +
        fill(rect(-14, -116, 28, 30), ctx.built('#2a2f3c', 1.6)) +
        fill(rect(-140, 12, 270, 4) + rect(-100, 22, 190, 3.4), '#fff', opacity(0.7)),
    );
    return { main: ped + statue + isl + refl, front: ferry + sailboat(ctx, 400, 1190, 0.9) };
  },
};
