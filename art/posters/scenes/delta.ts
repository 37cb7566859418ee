import { parkTrees } from '../engine/broadleaf.ts';
import { streaks } from '../engine/clouds.ts';
import { circle, offset, path, rect, smooth, times } from '../engine/path.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, strokeRound } from '../engine/svg.ts';
import { reeds } from '../engine/undergrowth.ts';
import { water } from '../engine/water.ts';
import { bigBird, pelican } from '../engine/water-birds.ts';

/** A fisherman's lotca and pelicans between reeds and a willow in the Danube Delta. */
export const delta: Scene = {
  horizon: 760,
  wideTop: 230,
  mood: 'ember',
  night: 'teal',
  sun: { x: 800, y: 620, r: 150 },
  ground(ctx) {
    const y = 760;
    return {
      sky: streaks(ctx, { n: 6, y: [250, 600], alpha: 0.45, seed: 'dd' }),
      far:
        water(ctx, { y, glintX: 800, lines: 26, spread: 1.1 }) +
        parkTrees(ctx, { y: y + 4, size: [20, 46], albedo: '#5f6a4a', depth: 0.42, seed: 'dd1', from: -440, to: 660, drop: 6 }) +
        parkTrees(ctx, { y: y + 4, size: [20, 46], albedo: '#5f6a4a', depth: 0.42, seed: 'dd2', from: 940, to: 2040, drop: 6 }) +
        reeds(ctx, { y: y + 12, h: [16, 36], gap: 9, depth: 0.34, seed: 'dd3', heads: 0, lean: 5 }),
    };
  },
  draw(ctx) {
    const bankL =
      fill(
        smooth([-440, 840, -100, 846, 200, 870, 420, 900, 520, 936, 420, 950, 100, 980, -440, 1000], true),
        ctx.tone('#4f5a34', 1.9),
      ) +
      reeds(ctx, {
        y: (x: number) => 900 + (x - 300) * 0.12,
        from: -440,
        to: 500,
        h: [70, 150],
        gap: 13,
        depth: 0.08,
        seed: 'dr1',
        heads: 0.25,
        lean: 12,
      });
    const bankR =
      fill(
        smooth([1120, 900, 1300, 866, 1600, 846, 2040, 836, 2040, 980, 1500, 960, 1240, 940], true),
        ctx.tone('#4f5a34', 1.9),
      ) +
      reeds(ctx, {
        y: (x: number) => 908 - (x - 1120) * 0.06,
        from: 1140,
        to: 2040,
        h: [70, 150],
        gap: 13,
        depth: 0.08,
        seed: 'dr2',
        heads: 0.25,
        lean: 12,
      });
    // weeping willow, right bank
    const wx = 1236,
      wy = 900;
    const strands = times(22, (i) => {
      const t = i / 21,
        x = wx - 190 + t * 380,
        top = wy - 300 - Math.sin(t * 3.14) * 110,
        len = 150 + ((i * 53) % 90) + Math.abs(t - 0.5) * 120;
      return path`M${x} ${top}q${(t - 0.5) * 40} ${len * 0.4} ${(t - 0.5) * 30} ${len}`;
    });
    const willow =
      fill(
        `M${wx - 16} ${wy + 6}Q${wx - 10} ${wy - 120} ${wx - 40} ${wy - 240}L${wx - 20} ${wy - 250}Q${wx + 2} ${wy - 190} ${wx + 4} ${wy - 150}Q${wx + 20} ${wy - 220} ${wx + 60} ${wy - 260}L${wx + 76} ${wy - 246}Q${wx + 22} ${wy - 160} ${wx + 24} ${wy + 8}z`,
        ctx.tone('#4a3428', 2.3),
      ) +
      fill(
        smooth(
          offset(
            wx,
            wy,
            [-210, -260, -200, -340, -100, -420, 0, -440, 110, -420, 200, -340, 214, -250, 120, -300, 20, -270, -90, -300],
          ),
          true,
        ),
        ctx.tone('#6a7a3c', 1.9),
      ) +
      strokeRound(strands, ctx.tone('#6a7a3c', 1.5), 12) +
      strokeRound(
        times(9, (i) => {
          const t = i / 8,
            x = wx - 160 + t * 320,
            top = wy - 330 - Math.sin(t * 3.14) * 80;
          return path`M${x} ${top}q${(t - 0.5) * 40} 60 ${(t - 0.5) * 30} 150`;
        }),
        ctx.tone('#8f9c4a', 0.7),
        6,
        opacity(0.7),
      );
    // fisherman in a lotca
    const lotca = place(
      700,
      985,
      1.2,
      fill('M-170-22Q-90 4 0 6T176-30Q140 26 96 30H-96Q-142 24-170-22z', ctx.tone('#2a2a30', 2.4)) +
        fill('M-170-22Q-90 4 0 6T176-30L170-20Q90 14 0 15T-162-12z', ctx.tone('#c98a4a', 0.8)) +
        fill(
          `M30 4Q26-40 34-66Q30-82 44-90Q60-84 56-66Q70-34 68 4z${circle(46, -100, 11)}M26-104Q46-122 66-104L62-100H30z`,
          ctx.tone('#1f2430', 2.5),
        ) +
        strokeRound('M58-70L116-104M58-56L96-84', ctx.tone('#1f2430', 2.5), 8) +
        strokeRound('M132-190L84 60', ctx.tone('#3a2a22', 2.2), 4) +
        fill(`M-80 4Q-78-30-60-34Q-46-30-46 4z${circle(-62, -43, 9.5)}`, ctx.tone('#1f2430', 2.5)) +
        fill(rect(-150, 36, 250, 4) + rect(-110, 46, 190, 3.4) + rect(-60, 56, 120, 3), ctx.tone('#2a2a30', 2.2), opacity(0.55)),
    );
    const lily = ctx.stamp(
      'lily',
      () =>
        fill('M0 0L40-7A44 12 0 1 1 36-10z', ctx.tone('#6f8a3c', 1)) +
        fill('M-34 4A44 12 0 0 0 40 2Q0 10-34 4z', ctx.tone('#6f8a3c', 2)),
    );
    const flower = ctx.stamp(
      'flower',
      () =>
        fill(
          'M0 0Q-26-4-28-20Q-12-18 0 0Q-14-24-6-36Q6-26 0 0Q6-26 18-30Q20-14 0 0Q16-14 30-12Q22 2 0 0z',
          ctx.tone('#fff2ee', 0),
        ) + fill('M0 0Q-8-14-2-22Q6-14 0 0z', ctx.tone('#f2b8b0', 0.8)),
    );
    const front =
      lily(470, 1120, 1.2) +
      lily(560, 1160, 1.4) +
      flower(560, 1156, 1.1) +
      lily(400, 1186, 1.6) +
      lily(960, 1130, 1.2) +
      lily(1050, 1170, 1.5) +
      flower(1060, 1166, 1.2) +
      lily(880, 1200, 1.6) +
      lily(240, 1120, 1.4) +
      lily(1380, 1140, 1.4) +
      pelican(ctx, 500, 1056, 1.05) +
      pelican(ctx, 400, 1094, 1.3) +
      pelican(ctx, 1040, 1070, 0.9, { flip: true }) +
      reeds(ctx, {
        y: 1280,
        h: [160, 340],
        gap: 20,
        seed: 'dr5',
        tone: 2.5,
        density: (x: number) => Math.min(1, Math.max(0, (Math.abs(x - 800) - 250) / 230)),
      });
    return {
      main: bankL + bankR + willow + lotca,
      front:
        front +
        bigBird(ctx, 520, 440, 0.62) +
        bigBird(ctx, 620, 400, 0.5) +
        bigBird(ctx, 450, 500, 0.42) +
        bigBird(ctx, 1080, 360, 0.36, { flip: true }),
    };
  },
};
