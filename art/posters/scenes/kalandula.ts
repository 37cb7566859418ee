import { birds } from '../engine/birds.ts';
import { streaks } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import { hills } from '../engine/hills.ts';
import { crag } from '../engine/kits/crag.ts';
import { type Fall, falls } from '../engine/kits/falls.ts';
import { palmStamp } from '../engine/kits/palm-stamp.ts';
import { puff } from '../engine/kits/puff.ts';
import { at } from '../engine/numbers.ts';
import { polygon, rect, segment, times } from '../engine/path.ts';
import { ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, group, opacity, stroke } from '../engine/svg.ts';
import { jungle } from '../engine/undergrowth.ts';

/** Kalandula Falls in Angola with a rainbow. */
export const kalandula: Scene = {
  horizon: 520,
  wideTop: 260,
  mood: 'jade',
  night: 'teal',
  sun: { x: 1080, y: 400, r: 78 },
  ground(ctx) {
    const y = 520;
    return {
      sky: streaks(ctx, { n: 4, y: [330, 450], alpha: 0.7, seed: 'an' }),
      far:
        hills(ctx, { y: y - 30, amp: 40, wl: 420, albedo: '#5f9480', depth: 0.62, seed: 'an0' }) +
        hills(ctx, { y: y + 6, amp: 26, wl: 300, albedo: '#4f8a66', depth: 0.46, seed: 'an1' }),
      mid: jungle(ctx, { y: (x: number) => y + 34 + Math.sin(x / 130) * 5, size: [26, 44], depth: 0.32, seed: 'an2' }),
    };
  },
  draw(ctx) {
    const rock = '#7a5f4e',
      s = ctx.side;
    // horseshoe rim: nearer (lower, larger) at both wings
    const rim = (x: number) => 560 + 46 * Math.sin(((x - 120) / 1360) * Math.PI) - Math.abs(x - 800) * 0.02,
      foot = (x: number) => 968 - 40 * Math.cos((x - 800) / 420);
    const top: number[] = [],
      base: number[] = [];
    for (let x = -60; x <= 1660; x += 40) {
      top.push(x, rim(x) + ((x / 40) % 3 === 0 ? -7 : 5));
      base.unshift(x, foot(x));
    }
    const wall = fill(
      polygon([...top, ...base]),
      ctx.verticalGradient(
        [
          [0, ctx.tone('#8a6f58', 0.9, 0.1)],
          [0.6, ctx.tone('#7f6a58', 1.5, 0.16)],
          [1, ctx.tone(rock, 1.6, 0.5)],
        ],
        540,
        980,
      ),
    );
    const list: Fall[] = [];
    for (let i = 0; i < 21; i++) {
      const x = -40 + i * 84;
      if ([5, 6, 13].includes(i)) continue;
      list.push([x, 92, rim(x) - 2, foot(x) + 6]);
    }
    const crags =
      crag(ctx, 420, 170, 250, rim(420) + 2, foot(420) + 10) + crag(ctx, 1054, 100, 170, rim(1054) + 2, foot(1054) + 10);
    const river = fill(
      polygon([
        ...top.map((v, i) => (i % 2 ? v - 22 : v)),
        ...[...Array(top.length / 2).keys()].reverse().flatMap((i) => [at(top, 2 * i), at(top, 2 * i + 1) + 4]),
      ]),
      ctx.verticalGradient(ramp(ctx.mood.water[0], mix(ctx.mood.water[0], '#ffffff', 0.5)), 540, 620),
    );
    const pool =
      fill(
        rect(ctx.left, 956, 2300, 330),
        ctx.verticalGradient(
          [
            [0, mix(ctx.mood.water[0], '#ffffff', 0.7)],
            [0.3, ctx.mood.water[0]],
            [1, ctx.mood.water[1]],
          ],
          956,
          1250,
        ),
      ) +
      stroke(
        times(26, (i) => {
          const t = i / 26,
            xx = ((i * 353) % 1700) - 40,
            yy = 1010 + t * 230;
          return segment(xx, yy, xx + 60 + t * 120, yy);
        }),
        '#fff',
        4,
        opacity(0.55),
      );
    const bow = ctx.night
      ? ''
      : group(
          ['#e8604a', '#f4b04a', '#f6e27a', '#6cc28a', '#4a8fc0']
            .map((c, i) =>
              stroke(
                `M${470 + i * 9} 1000A${330 - i * 9} ${330 - i * 9} 0 0 1 ${1130 - i * 9} 1000`,
                ctx.verticalGradient(
                  [
                    [0, c, 0.75],
                    [0.75, c, 0.3],
                    [1, c, 0],
                  ],
                  670,
                  985,
                ),
                9,
              ),
            )
            .join(''),
          'opacity=".5"',
        );
    const spray =
      times(11, (i) =>
        puff(ctx, 40 + i * 152, foot(40 + i * 152) + 4, 150, 62, 0.85, ctx.night ? ctx.mood.cloud[0] : '#ffffff'),
      ) + puff(ctx, 800, 880, 420, 150, 0.4, ctx.night ? ctx.mood.cloud[0] : '#ffffff');
    const boulders =
      fill(
        polygon([480, 1250, 500, 1190, 560, 1164, 640, 1172, 690, 1210, 706, 1260]) +
          polygon([900, 1140, 930, 1104, 990, 1096, 1030, 1120, 1040, 1144]) +
          polygon([700, 1092, 716, 1070, 760, 1066, 790, 1080, 796, 1094]),
        ctx.tone(rock, 0.9),
      ) +
      fill(
        s > 0
          ? polygon([480, 1250, 500, 1190, 560, 1164, 556, 1210, 580, 1260]) +
              polygon([900, 1140, 930, 1104, 960, 1100, 950, 1144]) +
              polygon([700, 1092, 716, 1070, 734, 1068, 730, 1094])
          : '',
        ctx.tone(rock, 2.3),
      );
    const near =
      jungle(ctx, {
        y: (x: number) => 1150 + (x - 300) * 0.32,
        size: [60, 104],
        depth: 0,
        seed: 'an6',
        albedo: '#2a6a44',
        from: -400,
        to: 470,
      }) +
      jungle(ctx, {
        y: (x: number) => 1330 - (x - 900) * 0.36,
        size: [60, 104],
        depth: 0,
        seed: 'an7',
        albedo: '#2a6a44',
        from: 1080,
        to: 1940,
      });
    return {
      main: wall + river + falls(ctx, list, { seed: 'kf' }) + crags + pool + spray + bow,
      front:
        boulders +
        near +
        palmStamp(ctx, 392, 1230, 330, { lean: 46 }) +
        palmStamp(ctx, 1236, 1250, 300, { lean: -50 }) +
        palmStamp(ctx, 110, 1160, 360, { lean: 30 }) +
        birds(ctx, 640, 470, 6, { size: 12 }),
    };
  },
};
