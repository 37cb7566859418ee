import { birds } from '../engine/birds.ts';
import { sailboat } from '../engine/boats.ts';
import { parkTrees } from '../engine/broadleaf.ts';
import { streaks } from '../engine/clouds.ts';
import { polygon, rect, smooth, times } from '../engine/path.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke } from '../engine/svg.ts';
import { skyline } from '../engine/town.ts';
import { water } from '../engine/water.ts';

/** Table Mountain under its tablecloth, Cape Town and a lighthouse at the bay. */
export const tablemountain: Scene = {
  horizon: 930,
  wideTop: 260,
  mood: 'noon',
  night: 'night',
  sun: { x: 540, y: 360, r: 84 },
  plane: [1090, 220, 190, 0.58],
  ground(ctx) {
    return { sky: streaks(ctx, { n: 4, y: [260, 440], alpha: 0.7, seed: 'ct' }) };
  },
  draw(ctx) {
    const s = ctx.side,
      y = 930,
      rk = '#7d8698';
    const tm = [
      -60,
      y,
      40,
      860,
      150,
      790,
      260,
      726,
      330,
      660,
      372,
      590,
      396,
      552,
      420,
      540,
      560,
      534,
      700,
      540,
      860,
      532,
      1000,
      538,
      1080,
      544,
      1110,
      580,
      1128,
      640,
      1170,
      700,
      1240,
      760,
      1340,
      820,
      1460,
      870,
      1600,
      y,
    ];
    const mtn = fill(
      polygon(tm),
      ctx.verticalGradient(
        [
          [0, ctx.tone(rk, 0.6, 0.12)],
          [0.5, ctx.tone('#7f9470', 0.9, 0.16)],
          [1, ctx.tone('#6f9460', 1, 0.2)],
        ],
        540,
        y,
      ),
    );
    const gul =
      fill(
        times(12, (i) => {
          const x = 430 + i * 56;
          return polygon([
            x,
            546,
            x + (s > 0 ? -16 : 24),
            610 + (i % 3) * 16,
            x + (s > 0 ? 6 : 8),
            690 + (i % 2) * 20,
            x + (s > 0 ? -20 : 34),
            780,
            x + (s > 0 ? 16 : 2),
            640,
            x + 14,
            580,
          ]);
        }),
        ctx.tone(rk, 2.1, 0.1),
        opacity(0.8),
      ) +
      fill(
        s > 0
          ? polygon([
              -60,
              y,
              40,
              860,
              150,
              790,
              260,
              726,
              330,
              660,
              372,
              590,
              396,
              552,
              420,
              540,
              440,
              600,
              410,
              680,
              430,
              760,
              360,
              y,
            ])
          : polygon([
              1080,
              544,
              1110,
              580,
              1128,
              640,
              1170,
              700,
              1240,
              760,
              1340,
              820,
              1460,
              870,
              1600,
              y,
              1080,
              y,
              1100,
              780,
              1070,
              680,
              1090,
              620,
            ]),
        ctx.tone(rk, 2, 0.12),
        opacity(0.85),
      ) +
      stroke('M400 566Q700 556 1096 566M392 596Q700 584 1112 598', ctx.tone('#ffffff', 0.6, 0.2), 4, opacity(0.35));
    const dev =
      fill(
        polygon([-440, y, -300, 820, -160, 740, -60, 660, 10, 600, 70, 640, 130, 720, 220, 800, 300, y]),
        ctx.tone('#6f8480', 1, 0.2),
      ) +
      fill(
        polygon(
          s > 0
            ? [-440, y, -300, 820, -160, 740, -60, 660, 10, 600, 0, 700, 30, 800, 0, y]
            : [10, 600, 70, 640, 130, 720, 220, 800, 300, y, 60, y, 40, 760],
        ),
        ctx.tone('#6f8480', 2, 0.18),
      );
    const lion =
      fill(
        `${smooth([
          1080,
          y,
          1160,
          860,
          1230,
          780,
          1276,
          700,
          1300,
          640,
          1330,
          636,
          1360,
          680,
          1400,
          770,
          1500,
          830,
          1700,
          870,
          1900,
          930,
        ])}H1080z`,
        ctx.tone('#6f8a68', 0.9, 0.1),
      ) +
      fill(
        `${smooth(
          s > 0
            ? [1080, y, 1160, 860, 1230, 780, 1276, 700, 1300, 640, 1316, 640, 1310, 760, 1320, y]
            : [1320, 640, 1340, 644, 1360, 680, 1400, 770, 1500, 830, 1700, 870, 1900, 930, 1380, y, 1350, 780],
        )}z`,
        ctx.tone('#6f8a68', 2, 0.1),
      );
    // the tablecloth
    const cloth =
      fill(
        'M380 548Q420 500 520 506Q600 480 700 500Q800 476 900 498Q1010 484 1090 516Q1124 530 1126 580Q1112 556 1092 556Q1080 580 1066 560Q1040 600 1010 562Q960 590 920 556Q880 584 830 558Q780 590 730 560Q680 586 630 558Q580 580 540 556Q500 576 460 556Q420 570 380 548z',
        ctx.mood.cloud[0],
        opacity(0.95),
      ) + fill('M420 534Q540 516 700 524T1080 540Q900 552 700 544T420 534z', ctx.mood.cloud[1], opacity(0.6));
    const city =
      skyline(ctx, {
        y: y + 22,
        h: [20, 80],
        w: [22, 50],
        depth: 0.16,
        seed: 'cpt',
        albedo: '#e6dccf',
        profile: (x: number) => 0.5 + 0.8 * Math.exp(-(((x - 760) / 240) ** 2)),
      }) + parkTrees(ctx, { y: y + 24, size: [14, 30], albedo: '#4f7f55', depth: 0.12, seed: 'cpt2', drop: 16 });
    const bay = water(ctx, { y: y + 28, glintX: 540, lines: 16 });
    const lh = place(
      400,
      1130,
      1.1,
      fill('M-30 0L-22-200H22L30 0z', ctx.built('#fff6ea', 0.2)) +
        fill('M-30 0L-27-66H27L30 0zM-25-120L-23-166H23L25-120z', ctx.built('#d8402c', 0.6)) +
        fill(s > 0 ? 'M-30 0L-22-200H-6L-8 0z' : 'M30 0L22-200H6L8 0z', ctx.mood.shadow, opacity(0.34)) +
        fill(rect(-30, -212, 60, 12), ctx.built('#2f3a4a', 1.6)) +
        fill(rect(-16, -248, 32, 36), ctx.night ? '#fff3c0' : ctx.built('#cfe8ec', 0.4)) +
        fill('M-22-246Q0-286 22-246z', ctx.built('#d8402c', 0.6)) +
        stroke('M-10-248V-212M10-248V-212', ctx.built('#2f3a4a', 2), 3) +
        (ctx.night ? fill('M16-236L620-330V-190L16-222z', ctx.mood.glow, opacity(0.3)) : ''),
    );
    const rocks =
      fill(
        polygon([-440, 1110, 0, 1100, 260, 1106, 360, 1124, 460, 1130, 540, 1160, 620, 1200, 560, 1290, -440, 1290]),
        ctx.tone('#6a6460', 1.6),
      ) +
      fill(
        polygon([-440, 1110, 0, 1100, 260, 1106, 360, 1124, 460, 1130, 540, 1160, 500, 1160, 400, 1150, 200, 1130, -440, 1140]),
        ctx.tone('#86a058', 0.8),
      ) +
      fill(
        times(5, (i) => rect(560 + i * 20, 1206 + i * 13, 150 + i * 10, 4.4)),
        '#fff',
        opacity(0.6),
      );
    return {
      main: dev + mtn + gul + lion + cloth + city + bay,
      front:
        sailboat(ctx, 1020, 1120, 1.35, { sail: '#fff' }) +
        sailboat(ctx, 820, 1020, 0.6, { sail: '#f6d6a0', depth: 0.08 }) +
        sailboat(ctx, 1220, 1010, 0.5, { depth: 0.1, flip: true }) +
        rocks +
        lh +
        birds(ctx, 640, 760, 6),
    };
  },
};
