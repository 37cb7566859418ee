import { streaks } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import { layer } from '../engine/hills.ts';
import { mountains } from '../engine/mountains.ts';
import { ellipse, path, polygon, segment, smooth, tick, times } from '../engine/path.ts';
import { personPath } from '../engine/people.ts';
import { ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, group, opacity, stroke } from '../engine/svg.ts';
import { grass } from '../engine/undergrowth.ts';
import { water } from '../engine/water.ts';

/** Mount Kirkjufell and its waterfall on Snæfellsnes. */
export const kirkjufell: Scene = {
  horizon: 790,
  wideTop: 230,
  mood: 'nordic',
  night: 'aurora',
  sun: { x: 1130, y: 360, r: 76 },
  plane: [470, 200, -12, 0.58],
  aurora: { y: 420 },
  ground(ctx) {
    const y = 790;
    return {
      sky: streaks(ctx, { n: 4, y: [250, 430], alpha: 0.6, seed: 'ic' }),
      far: water(ctx, { y }) + mountains(ctx, { y: y + 4, h: 130, n: 7, depth: 0.6, snow: 0.5, albedo: '#7f93a8', seed: 'ic' }),
    };
  },
  draw(ctx) {
    const y = 800,
      s = ctx.side,
      g = '#6f8452';
    const cone = [
      470,
      y,
      540,
      720,
      604,
      640,
      648,
      560,
      690,
      480,
      716,
      430,
      736,
      392,
      756,
      372,
      790,
      364,
      826,
      374,
      852,
      396,
      884,
      450,
      930,
      530,
      990,
      610,
      1060,
      690,
      1150,
      760,
      1210,
      y,
    ];
    const sh =
      s > 0
        ? [
            470,
            y,
            540,
            720,
            604,
            640,
            648,
            560,
            690,
            480,
            716,
            430,
            736,
            392,
            756,
            372,
            790,
            364,
            770,
            440,
            784,
            520,
            740,
            600,
            760,
            690,
            700,
            y,
          ]
        : [
            790,
            364,
            826,
            374,
            852,
            396,
            884,
            450,
            930,
            530,
            990,
            610,
            1060,
            690,
            1150,
            760,
            1210,
            y,
            900,
            y,
            880,
            680,
            850,
            600,
            860,
            500,
            810,
            430,
          ];
    const strata = times(6, (i) => {
      const yy = 430 + i * 58,
        w = 70 + i * 62;
      return path`M${786 - w * 0.92} ${yy}q${w * 0.5} -14 ${w * 0.9} 4t${w * 1.1} 2`;
    });
    const mt =
      fill(polygon(cone), ctx.tone(g, 0.6, 0.12)) +
      fill(polygon(sh), ctx.tone(g, 2, 0.12)) +
      group(
        stroke(strata, ctx.tone('#4a4640', 2.2, 0.1), 9, opacity(0.5)) +
          stroke(strata, ctx.tone('#ffffff', 0.6, 0.2), 3, 'transform="translate(0 -9)" opacity=".5"'),
        ctx.clip(polygon(cone)),
      ) +
      fill(
        polygon([
          790, 364, 756, 372, 736, 392, 728, 420, 752, 410, 764, 446, 790, 406, 816, 440, 836, 404, 868, 424, 852, 396, 826, 374,
        ]),
        ctx.tone('#ffffff', 0.1, 0.05),
      );
    // green bench, river, and the three-stranded fall
    const land = layer(
      ctx,
      `${smooth([-440, 850, -100, 812, 240, 800, 520, 822, 760, 836, 980, 820, 1300, 800, 1700, 816, 2040, 830])}V1290H-440z`,
      { y: 830, amp: 40, albedo: '#7f9a55', tone: 0.9, foot: 200, mist: 0.3 },
    );
    const river = fill(
      'M930 834Q1010 846 960 862Q880 880 800 894Q700 914 690 966H930Q920 924 980 896Q1080 862 1040 846Q1000 838 960 834z',
      ctx.verticalGradient(ramp(ctx.mood.water[0], mix(ctx.mood.water[0], ctx.mood.water[1], 0.5)), 834, 960),
    );
    const cliff =
      fill(
        polygon([
          -440, 950, 200, 940, 420, 962, 560, 944, 660, 958, 940, 960, 1060, 940, 1250, 956, 1700, 936, 2040, 940, 2040, 1290,
          -440, 1290,
        ]),
        ctx.tone('#4d4a4a', 1.6),
      ) +
      fill(
        polygon([-440, 950, 200, 940, 420, 962, 560, 944, 668, 958, 664, 984, 540, 966, 420, 990, 200, 966, -440, 980]) +
          polygon([934, 960, 1060, 940, 1250, 956, 1700, 936, 2040, 940, 2040, 968, 1700, 962, 1250, 986, 1060, 968, 940, 988]),
        ctx.tone('#86a45a', 0.7),
      ) +
      fill(
        times(13, (i) => polygon([-300 + i * 170, 990, -262 + i * 170, 986, -270 + i * 170, 1130, -310 + i * 170, 1150])),
        ctx.tone('#4d4a4a', 2.6),
        opacity(0.7),
      );
    const fall = (x: number, w: number, h: number, k: number) =>
      fill(
        `M${x} 956q${w / 2} -6 ${w} 0q4 30 5 60v${h - 60}h${-w - 10}v${-(h - 60)}q1-30 5-60z`,
        ctx.verticalGradient(ramp(ctx.tone('#ffffff', 0), ctx.tone('#cfe6f2', 0.8)), 956, 956 + h),
      ) +
      stroke(
        times(k, (i) => tick(x + 6 + (i * (w - 10)) / k, 966 + (i % 3) * 16, h * 0.72)),
        ctx.tone('#7fa9c6', 1.4),
        3.4,
        opacity(0.6),
      );
    const pool = fill(
      smooth([360, 1150, 560, 1110, 800, 1104, 1040, 1112, 1240, 1150, 1300, 1210, 1180, 1290, 420, 1290, 300, 1220], true),
      ctx.verticalGradient(ramp(ctx.mood.water[0], ctx.mood.water[1]), 1100, 1270),
    );
    const spray = fill(
      ellipse(706, 1112, 70, 16) + ellipse(790, 1120, 100, 20) + ellipse(890, 1112, 70, 16),
      '#fff',
      opacity(0.55),
    );
    const person = fill(personPath(1120, 948, 44), ctx.tone('#d8402c', 1.2));
    return {
      main:
        mt +
        land +
        river +
        cliff +
        fall(684, 46, 150, 5) +
        fall(744, 96, 158, 9) +
        fall(860, 62, 150, 6) +
        pool +
        spray +
        stroke(
          times(8, (i) => segment(480 + ((i * 131) % 520), 1160 + i * 12, 580 + ((i * 131) % 520), 1160 + i * 12)),
          '#fff',
          4,
          opacity(0.5),
        ),
      front:
        person +
        grass(ctx, {
          y: (x: number) => 1264 - Math.max(0, (Math.abs(x - 800) - 330) * 0.5),
          from: -400,
          to: 480,
          albedo: '#5f7a3c',
          h: [24, 64],
        }) +
        grass(ctx, {
          y: (x: number) => 1264 - Math.max(0, (Math.abs(x - 800) - 330) * 0.4),
          from: 1150,
          to: 2000,
          albedo: '#5f7a3c',
          h: [24, 64],
        }),
    };
  },
};
