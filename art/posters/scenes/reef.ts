import { sailboat } from '../engine/boats.ts';
import { streaks } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import { hills } from '../engine/hills.ts';
import { circle, ellipse, polygon, smooth, times } from '../engine/path.ts';
import { fade } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke, strokeRound } from '../engine/svg.ts';
import { water } from '../engine/water.ts';

/** The Great Barrier Reef above and below the water, a turtle among corals. */
export const reef: Scene = {
  horizon: 560,
  wideTop: 310,
  mood: 'tropic',
  night: 'teal',
  sun: { x: 1050, y: 420, r: 74 },
  ground(ctx) {
    const y = 560;
    return {
      sky: streaks(ctx, { n: 4, y: [450, 520], alpha: 0.8, seed: 'gb' }),
      far:
        hills(ctx, {
          y: y - 6,
          amp: 26,
          wl: 220,
          albedo: '#5f8a7a',
          depth: 0.5,
          seed: 'gb0',
          shape: (x: number) => Math.exp(-(((x - 1180) / 220) ** 2)) * 3 - 0.6,
          base: y + 10,
          mist: 0,
        }) + water(ctx, { y, base: 700, glintX: 1050, lines: 16 }),
    };
  },
  draw(ctx) {
    const N = ctx.night,
      top = N ? ctx.mood.water[0] : '#4fd6cf',
      mid = N ? mix(ctx.mood.water[0], ctx.mood.water[1], 0.5) : '#0f9fc0',
      deep = N ? ctx.mood.water[1] : '#0a4f8a',
      y = 660;
    const surf = [-420, y, -60, y - 18, 240, y + 12, 520, y - 22, 800, y + 14, 1080, y - 20, 1360, y + 12, 1640, y - 16, 2020, y];
    const under =
      fill(
        `${smooth(surf)}V1290H-420z`,
        ctx.verticalGradient(
          [
            [0, top],
            [0.35, mid],
            [1, deep],
          ],
          y,
          1250,
        ),
      ) +
      strokeRound(smooth(surf), '#ffffff', 8, opacity(0.85)) +
      stroke(smooth(surf.map((v, i) => (i % 2 ? v + 13 : v))), '#ffffff', 3, opacity(0.4));
    const rays = fill(
      times(7, (i) => {
        const x = 420 + i * 130;
        return polygon([x, y + 24, x + 44 + (i % 3) * 20, y + 24, x - 90 + (i % 3) * 40 - 120, 1180, x - 190 - 120, 1180]);
      }),
      ctx.verticalGradient(fade('#ffffff', 0.3, 0), y, 1150),
    );
    const u = (c: string, d = 0.1) => mix(N ? ctx.tone(c, 1) : c, mid, d);
    // coral garden, far bank then near
    const bankR =
      fill(
        smooth([-420, 1010, 100, 990, 320, 1040, 520, 1100, 760, 1130, 980, 1110, 1200, 1050, 1420, 1000, 2020, 990]) +
          'V1290H-420z',
        u('#2f6f8f', 0.45),
      ) +
      fill(
        smooth([-420, 1110, 200, 1090, 420, 1150, 640, 1196, 860, 1200, 1080, 1170, 1300, 1110, 1560, 1090, 2020, 1090]) +
          'V1290H-420z',
        u('#3a5a7a', 0.2),
      );
    const fan = (x: number, yy: number, k: number, c: string) =>
      place(
        x,
        yy,
        k,
        strokeRound(
          'M0 0V-50M0-20Q-40-40-50-90M0-20Q40-40 50-90M0-50Q-24-80-26-120M0-50Q24-80 26-120M-34-58Q-60-70-76-92M34-58Q60-70 76-92M-16-84Q-4-100-4-130',
          c,
          9,
        ),
      );
    const brain = (x: number, yy: number, k: number, c: string, c2: string) =>
      place(
        x,
        yy,
        k,
        fill('M-70 0Q-76-70 0-76Q76-70 70 0z', c) +
          stroke('M-52-10Q-50-50-16-58M-30-4Q-30-36 4-48Q34-54 40-20M-6 0Q0-26 18-24M54-6Q58-34 44-52', c2, 5),
      );
    const tube = (x: number, yy: number, k: number, c: string, c2: string) =>
      place(
        x,
        yy,
        k,
        fill(
          (
            [
              [-34, 70, 15],
              [-6, 104, 18],
              [28, 82, 16],
              [52, 50, 12],
            ] as const
          )
            .map(([q, h, w]) => `M${q - w * 0.7} 0L${q - w} ${-h}h${2 * w}L${q + w * 0.7} 0z`)
            .join(''),
          c,
        ) +
          fill(
            (
              [
                [-34, 70, 15],
                [-6, 104, 18],
                [28, 82, 16],
                [52, 50, 12],
              ] as const
            )
              .map(([q, h, w]) => ellipse(q, -h, w, w * 0.4))
              .join(''),
            c2,
          ),
      );
    const anem = (x: number, yy: number, k: number, c: string) =>
      place(
        x,
        yy,
        k,
        strokeRound(
          times(9, (i) => `M${-32 + i * 8} 0q${(i - 4) * 5} -26 ${(i - 4) * 7 + (i % 2 ? 6 : -6)} -52`),
          c,
          8,
        ),
      );
    const coral =
      fan(430, 1130, 1.2, u('#f2607a', 0.12)) +
      tube(340, 1110, 1.2, u('#f2a02c', 0.1), u('#a8561e', 0.1)) +
      brain(560, 1190, 1, u('#e8c04a', 0.1), u('#b58a2c', 0.1)) +
      fan(1190, 1110, 1.4, u('#b56be0', 0.14)) +
      tube(1060, 1180, 1, u('#f06a8a', 0.1), u('#a83a5c', 0.1)) +
      brain(1270, 1160, 1.2, u('#f2885c', 0.1), u('#b5543a', 0.1)) +
      anem(700, 1204, 1.1, u('#7fe0b0', 0.06)) +
      fan(880, 1210, 0.8, u('#f2c23c', 0.06)) +
      anem(970, 1212, 0.9, u('#f29ac0', 0.06)) +
      fan(130, 1130, 1.5, u('#b56be0', 0.12)) +
      brain(20, 1140, 1.2, u('#e8c04a', 0.1), u('#b58a2c', 0.1)) +
      tube(1440, 1110, 1.4, u('#f2a02c', 0.1), u('#a8561e', 0.1)) +
      fan(1540, 1110, 1.3, u('#f2607a', 0.12)) +
      fill(
        `${smooth([-420, 1220, 300, 1206, 560, 1230, 800, 1236, 1100, 1222, 1400, 1196, 2020, 1200])}V1290H-420z`,
        u('#e8d8b0', 0.34),
      );
    // green turtle
    const sh = u('#5f7a4a', 0.06),
      sd = u('#3a5238', 0.06),
      sk = u('#8fa86a', 0.06);
    const turtle = `<g transform="translate(640 880)rotate(-10)scale(1.6)">${fill('M60 10Q110 40 130 100Q96 84 50 34zM-50 14Q-100 20-116 48Q-80 46-44 34z', sd)}${fill('M86-6Q104-26 128-18Q146-8 136 6Q118 16 88 10z', sk)}${fill('M-92 4Q-60-44 10-44Q76-42 96 2Q70 34 0 34Q-60 32-92 4z', sh)}${fill('M-92 4Q-60 16 0 16T96 2Q70 34 0 34Q-60 32-92 4z', u('#d9cf9a', 0.1))}${stroke('M-44-30L-30-6L-50 10M-30-6L8-10L20-42M8-10L20 12M8-10L52-10L66-32M52-10L60 8', sd, 4)}${fill('M52 6Q40 60-2 116Q-16 96 8 20zM-70 2Q-108-16-124-8Q-104 10-78 14z', sk)}${fill('M52 6Q40 60-2 116Q20 70 34 16z', sd, opacity(0.5))}${fill(circle(122, -8, 4), '#14202a')}</g>`;
    const fishD = 'M-40 0Q-10-34 30-12L44-24Q40 0 44 24L30 12Q-10 34-40 0z';
    const fish = (x: number, yy: number, k: number, c: string, c2: string, fl: boolean) =>
      x < ctx.left - 60 || x > ctx.right + 60
        ? ''
        : place(
            x,
            yy,
            k,
            fill(fishD, c) +
              fill('M-14-20Q-6 0-14 20L-4 21Q4 0-4-21zM16-17Q22 0 16 17L24 14Q29 0 24-14z', c2) +
              fill(circle(-26, -4, 3.4), '#14202a'),
            fl,
          );
    const school =
      fish(1010, 860, 0.8, u('#f28a2c', 0.05), '#fff', false) +
      fish(1090, 910, 0.66, u('#f28a2c', 0.05), '#fff', false) +
      fish(960, 940, 0.6, u('#f28a2c', 0.05), '#fff', false) +
      fish(1180, 850, 0.6, u('#f6d24a', 0.1), u('#2f4a9a', 0.1), false) +
      fish(1140, 980, 0.56, u('#f6d24a', 0.1), u('#2f4a9a', 0.1), false) +
      fish(430, 960, 0.6, u('#f6d24a', 0.1), u('#2f4a9a', 0.1), true) +
      fish(380, 900, 0.5, u('#f6d24a', 0.1), u('#2f4a9a', 0.1), true) +
      fish(830, 1070, 0.6, u('#f28a2c', 0.05), '#fff', true) +
      fish(210, 940, 0.7, u('#f28a2c', 0.05), '#fff', true) +
      fish(1420, 900, 0.8, u('#f28a2c', 0.05), '#fff', false) +
      fill(
        times(16, (i) => {
          const x = 860 + (i % 8) * 30 + ((i * 17) % 22),
            yy = 750 + ((i * 29) % 56);
          return `M${x} ${yy}q10 -7 22 0l7 -5v10l-7 -5q-12 7 -22 0z`;
        }),
        '#e8fbfa',
        opacity(0.65),
      );
    const bub = fill(
      (
        [
          [520, 790, 7],
          [536, 756, 5],
          [526, 726, 4],
          [1230, 930, 6],
          [1240, 896, 4],
          [770, 1000, 6],
          [780, 970, 4],
        ] as const
      )
        .map(([x, yy, q]) => circle(x, yy, q))
        .join(''),
      '#ffffff',
      opacity(0.5),
    );
    return {
      main:
        sailboat(ctx, 620, 640, 1.5, { sail: '#fffaf0', hull: '#e0522f' }) +
        sailboat(ctx, 1400, 620, 0.6, { hull: '#2f6fb8', depth: 0.1 }) +
        under +
        rays +
        bankR,
      front: coral + school + turtle + bub,
    };
  },
};
