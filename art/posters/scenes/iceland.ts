import { birds } from '../engine/birds.ts';
import { streaks } from '../engine/clouds.ts';
import { crossPath } from '../engine/kits/cross.ts';
import { mountains } from '../engine/mountains.ts';
import { circle, path, polygon, rect, roundArch, smooth, standingRect, tick, times } from '../engine/path.ts';
import { fade, ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, group, opacity, place, stroke, strokeRound } from '../engine/svg.ts';
import { water } from '../engine/water.ts';

/** Skógafoss falling off its cliff, a turf-green slope and a white church. */
export const iceland: Scene = {
  horizon: 770,
  wideTop: 230,
  mood: 'mist',
  night: 'aurora',
  sun: { x: 1090, y: 440, r: 84, veiled: true },
  aurora: { y: 340 },
  ground(ctx) {
    return {
      sky: streaks(ctx, { n: 5, y: [300, 640], alpha: 0.75, seed: 'ic' }),
      far: water(ctx, { y: 770, glintX: 1090, lines: 18, base: 1270 }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      sn = ctx.tone('#ffffff', 0, 0.1),
      far = mountains(ctx, {
        y: 772,
        albedo: '#7f96a8',
        snow: 0.5,
        depth: 0.6,
        seed: 'ic1',
        foot: 8,
        jag: 0.06,
        peaks: [
          [900, 120, 300],
          [1180, 170, 380],
          [1480, 130, 340],
        ],
      });
    // sea stacks
    const stack = (x: number, w: number, h: number, y = 800) =>
      fill(
        polygon([
          x - w / 2,
          y,
          x - w * 0.42,
          y - h * 0.4,
          x - w * 0.2,
          y - h * 0.72,
          x - w * 0.06,
          y - h,
          x + w * 0.1,
          y - h * 0.86,
          x + w * 0.16,
          y - h * 0.6,
          x + w * 0.38,
          y - h * 0.36,
          x + w / 2,
          y,
        ]),
        ctx.tone('#4a4a52', 1.7, 0.18),
      ) +
      fill(
        s > 0
          ? polygon([
              x - w / 2,
              y,
              x - w * 0.42,
              y - h * 0.4,
              x - w * 0.2,
              y - h * 0.72,
              x - w * 0.06,
              y - h,
              x - w * 0.04,
              y - h * 0.5,
              x - w * 0.14,
              y,
            ])
          : polygon([x + w / 2, y, x + w * 0.38, y - h * 0.36, x + w * 0.1, y - h * 0.86, x, y]),
        ctx.tone('#4a4a52', 2.7, 0.14),
      ) +
      fill(rect(x - w * 0.7, y - 2, w * 1.4, 4) + rect(x - w * 0.4, y + 6, w * 0.9, 3), sn, opacity(0.7));
    const stacks = stack(884, 66, 190) + stack(956, 84, 130, 806) + stack(1028, 40, 96, 802);
    // cliff with the falls
    const rk = '#5f5f5c',
      gr = '#7f9a4c';
    const edge = [
      ctx.left - 160,
      470,
      80,
      456,
      240,
      470,
      400,
      486,
      470,
      508,
      560,
      512,
      640,
      500,
      700,
      520,
      744,
      580,
      770,
      690,
      800,
      800,
      820,
      880,
    ];
    const cliff =
      fill(
        polygon([...edge, 820, 960, ctx.left - 160, 960]),
        ctx.verticalGradient(ramp(ctx.tone(rk, 1.3), ctx.tone(rk, 2.1)), 480, 900),
      ) +
      fill(polygon([640, 560, 700, 560, 744, 600, 770, 700, 820, 890, 700, 890, 690, 740]), ctx.tone(rk, s > 0 ? 0.6 : 2.4)) +
      fill(
        times(9, (i) =>
          polygon([
            60 + i * 46 - (i > 7 ? -190 : 0),
            560 + (i % 3) * 18,
            82 + i * 46 - (i > 7 ? -190 : 0),
            548 + (i % 3) * 18,
            92 + i * 46 - (i > 7 ? -190 : 0),
            760,
            70 + i * 46 - (i > 7 ? -190 : 0),
            830,
          ]),
        ),
        ctx.tone(rk, 2.7),
        opacity(0.55),
      ) +
      // turf cap and slopes
      fill(
        polygon([
          ...edge.slice(0, 16),
          718,
          552,
          660,
          544,
          610,
          566,
          580,
          548,
          560,
          560,
          470,
          560,
          450,
          580,
          420,
          552,
          380,
          590,
          340,
          548,
          290,
          604,
          250,
          556,
          190,
          590,
          150,
          540,
          80,
          580,
          ctx.left - 160,
          540,
        ]),
        ctx.tone(gr, 0.7),
      ) +
      fill(
        smooth([ctx.left - 160, 800, 120, 800, 260, 830, 380, 856, 420, 900, 420, 960]) + path`H${ctx.left - 160}z`,
        ctx.tone(gr, 1.2),
      ) +
      fill(`${smooth([620, 960, 640, 900, 690, 862, 740, 866, 800, 900, 830, 960])}z`, ctx.tone(gr, 1));
    const fx = 515,
      fall =
        fill(
          `M${fx - 46} 510Q${fx} 500 ${fx + 46} 512L${fx + 56} 900H${fx - 58}z`,
          ctx.verticalGradient(ramp(ctx.tone('#ffffff', 0), ctx.tone('#e6f2f6', 0.4)), 510, 900),
        ) +
        stroke(
          times(8, (i) => `M${fx - 38 + i * 11} ${530 + ((i * 37) % 60)}V${730 + ((i * 53) % 150)}`),
          ctx.tone('#c3d8e0', 1.1),
          3.4,
          'stroke-linecap="round" opacity=".8"',
        ) +
        fill(
          circle(fx - 60, 900, 46) +
            circle(fx, 888, 56) +
            circle(fx + 58, 900, 46) +
            circle(fx - 110, 914, 30) +
            circle(fx + 108, 914, 32),
          ctx.tone('#ffffff', 0),
          opacity(0.8),
        ) +
        fill(circle(fx, 860, 190), ctx.radialGradient(fade(ctx.mood.haze, 0.7, 0), fx, 860, 190));
    // black beach, surf and the glacial river
    const bl = '#4a4a50',
      beach =
        fill(
          `${smooth([
            -400, 900, 300, 908, 620, 916, 820, 896, 930, 884, 966, 912, 936, 960, 944, 1020, 1020, 1090, 1180, 1150, 1400, 1200,
            1700, 1240,
          ])}V1290H-400z`,
          ctx.verticalGradient(ramp(ctx.tone(bl, 1.5), ctx.tone(bl, 2.5)), 890, 1200),
        ) +
        strokeRound(smooth([900, 884, 968, 906, 940, 960, 952, 1020, 1026, 1088, 1190, 1146, 1410, 1196, 1720, 1232]), sn, 12) +
        strokeRound(
          smooth([960, 876, 1010, 910, 986, 960, 1010, 1010, 1100, 1070, 1260, 1120, 1480, 1160, 1720, 1186]),
          sn,
          7,
          opacity(0.8),
        ) +
        strokeRound(
          smooth([1060, 870, 1096, 904, 1090, 960, 1160, 1010, 1300, 1060, 1500, 1090, 1720, 1110]),
          sn,
          4,
          opacity(0.6),
        );
    const river =
      fill(
        smooth([430, 910, 470, 918, 460, 960, 540, 1000, 700, 1020, 800, 1010, 880, 990]) +
          'L896 1014' +
          'Q780 1060 660 1064T440 1010Q360 960 410 914z',
        ctx.tone('#bcd6dc', 0.6),
      ) + strokeRound('M470 940q10 40 90 72M600 1042q110 4 220-20', sn, 4, opacity(0.7));
    // church on its green knoll
    const kn =
      fill(
        `${smooth([-400, 1120, 160, 1090, 330, 1072, 480, 1084, 640, 1130, 820, 1210, 960, 1290])}H-400z`,
        ctx.verticalGradient(ramp(ctx.tone('#8aa84e', 0.4), ctx.tone('#5f8444', 1.7)), 1070, 1250),
      ) + fill(`${smooth([-400, 1180, 200, 1150, 420, 1170, 620, 1230, 700, 1290])}H-400z`, ctx.tone('#5f8444', 1.8));
    const W = ctx.built('#fdf8ee', 0.1),
      WD = ctx.built('#fdf8ee', 1.9),
      rd = ctx.built('#c8382a', 0.7),
      rdD = ctx.built('#c8382a', 1.9),
      K = ctx.night ? ctx.mood.glow : ctx.built('#4a5560', 2.3);
    const ch = place(
      396,
      1092,
      1.12,
      fill('M-20-96H104V0H-20z', s > 0 ? W : WD) +
        fill('M-20-96L0-150H92L112-94H-26z', s > 0 ? rd : rdD) +
        fill('M-72-150H-16V2H-72z', W) +
        fill(s > 0 ? 'M-72-150H-52V2H-72z' : 'M-36-150H-16V2H-36z', WD) +
        fill('M-78-148L-70-176H-18L-10-148z', rd) +
        fill('M-62-212H-26V-174H-62z', W) +
        fill('M-66-210L-44-266L-22-210z', rd) +
        fill(s > 0 ? 'M-66-210L-44-266L-48-210z' : 'M-22-210L-44-266L-40-210z', rdD) +
        fill(crossPath(-44, -262, 30), W) +
        fill(
          roundArch(-44, 0, 24, 48) +
            roundArch(-44, -92, 16, 32) +
            roundArch(8, -24, 18, 44) +
            roundArch(42, -24, 18, 44) +
            roundArch(76, -24, 18, 44) +
            standingRect(-44, -182, 12, 18),
          K,
        ),
    );
    const fence =
      stroke('M520 1096L930 1244M520 1082L930 1230', ctx.tone('#f4ecd8', 0.6), 3) +
      stroke(
        times(10, (i) => tick(526 + i * 42, 1070 + i * 15.2, 32)),
        ctx.tone('#f4ecd8', 0.6),
        5,
      );
    return {
      behind: far,
      main: stacks + group(cliff, 'transform="translate(60)"') + beach + group(river + fall, 'transform="translate(60)"'),
      front: kn + fence + ch + birds(ctx, 1000, 620, 6, { size: 12, color: ctx.tone('#2b2f3a', 3) }),
    };
  },
};
