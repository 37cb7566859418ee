import { birds } from '../engine/birds.ts';
import { hills } from '../engine/hills.ts';
import { mountains } from '../engine/mountains.ts';
import type { Points } from '../engine/path.ts';
import { circle, polygon, rect, roundArch, times } from '../engine/path.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, place, stroke, strokeRound } from '../engine/svg.ts';

/** A blue stairway street of Chefchaouen with flower pots. */
export const chefchaouen: Scene = {
  horizon: 600,
  wideTop: 290,
  mood: 'nordic',
  night: 'lagoon',
  sun: { x: 870, y: 440, r: 80 },
  ground(ctx) {
    return {
      far:
        mountains(ctx, {
          y: 700,
          depth: 0.55,
          albedo: '#8a7a8a',
          seed: 'cf',
          jag: 0.1,
          peaks: [
            [740, 190, 200],
            [930, 150, 200],
            [600, 120, 160],
          ],
        }) + hills(ctx, { y: 690, amp: 30, wl: 220, albedo: '#8a9a6c', depth: 0.42, seed: 'cf1' }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      B = '#4f9ae0',
      pale = '#a9d3f2',
      deep = '#2f6fc0';
    const tn = (left: boolean) => (left === s > 0 ? 1.7 : 0.5),
      wall = (p: Points, c: string, left: boolean, k = 0) => fill(polygon(p), ctx.built(c, tn(left) + k));
    // flats stepping back to an arch
    const far =
      wall([640, 760, 640, 600, 700, 580, 700, 540, 800, 520, 910, 548, 910, 600, 980, 620, 980, 760], pale, false, 0.3) +
      fill(
        times(3, (i) => rect(690 + i * 90, 610, 26, 34)),
        ctx.pane('#2f4a7a', 0.1),
      ) +
      fill(
        polygon([640, 604, 700, 584, 700, 590, 640, 612]) + polygon([700, 544, 800, 524, 910, 552, 910, 560, 800, 534, 700, 552]),
        ctx.built('#c8603c', 0.8, 0.1),
      );
    const arch =
      fill(`M560 900V560L620 540H1000L1060 566V900H930V760Q926 660 806 656Q690 660 686 760V900z`, ctx.built(B, 0.9)) +
      fill(`M686 900V760Q690 660 806 656L800 672Q712 680 706 770V900z`, ctx.built(B, 2.1)) +
      fill(rect(620, 534, 380, 9), ctx.built('#c8603c', 0.9));
    const inner =
      fill(polygon([686, 720, 930, 720, 930, 900, 686, 900]), ctx.built('#8fc4ee', 0.8)) +
      fill(roundArch(808, 800, 46, 84), ctx.built('#2a56a8', 1.4)) +
      fill(
        times(4, (i) => rect(700 - i * 4, 806 + i * 24, 216 + i * 8, 10)),
        ctx.built('#dcecf8', 0.4),
      ) +
      fill(
        times(4, (i) => rect(700 - i * 4, 816 + i * 24, 216 + i * 8, 14)),
        ctx.built('#4f96dc', 1.4),
      );
    const L1 =
      wall([-420, 1290, -420, 100, 250, 160, 420, 300, 420, 1110, 300, 1290], deep, true) +
      wall([420, 1120, 420, 380, 500, 420, 560, 470, 560, 960, 500, 1020], pale, true) +
      wall([560, 960, 560, 520, 640, 560, 640, 900, 600, 930], B, true);
    const R1 =
      wall([2020, 1290, 2020, 100, 1390, 150, 1200, 290, 1200, 1120, 1330, 1290], B, false) +
      wall([1200, 1120, 1200, 360, 1120, 410, 1060, 460, 1060, 960, 1110, 1020], deep, false) +
      wall([1060, 960, 1060, 530, 990, 566, 990, 900, 1020, 930], pale, false);
    // painted dado: deeper blue below, as in the medina
    const dado =
      fill(polygon([-420, 1290, -420, 950, 300, 930, 420, 900, 420, 1110, 300, 1290]), ctx.built('#2460b4', tn(true))) +
      fill(polygon([420, 1120, 420, 880, 560, 830, 560, 960, 500, 1020]), ctx.built('#3f86d4', tn(true))) +
      fill(polygon([2020, 1290, 2020, 950, 1330, 930, 1200, 900, 1200, 1120, 1330, 1290]), ctx.built('#3a7fd0', tn(false))) +
      fill(polygon([1200, 1120, 1200, 880, 1060, 830, 1060, 960, 1110, 1020]), ctx.built('#2460b4', tn(false)));
    const door = (x: number, y: number, k: number, c: string) =>
      place(
        x,
        y,
        k,
        fill('M-50 0V-130Q-50-196 0-200Q50-196 50-130V0z', ctx.built('#e8f2fa', 0.8)) +
          fill('M-38 0V-126Q-38-182 0-186Q38-182 38-126V0z', ctx.built(c, 0.9)) +
          stroke('M-38-100H38M0-186V0', ctx.built(c, 2.2), 3) +
          fill(
            times(8, (i) => circle(i % 2 ? 14 : -14, -20 - i * 18, 3)),
            ctx.built('#f0c04a', 0.5),
          ),
        false,
      );
    const skew = (x: number, y: number, k: number, q: number, inner: string) =>
      `<g transform="matrix(${q} ${0.16 * (x < 800 ? -1 : 1)} 0 ${k} ${x} ${y})">${inner}</g>`;
    const d1 = skew(352, 1180, 1.5, 0.9, door(0, 0, 1, '#2a56a8')),
      d2 = skew(490, 1002, 0.92, 0.42, door(0, 0, 1, '#c8763c')),
      d3 = skew(1270, 1170, 1.5, 0.9, door(0, 0, 1, '#d88a3c')),
      d4 = skew(1130, 990, 0.9, 0.4, door(0, 0, 1, '#2a56a8'));
    const wins =
      skew(
        350,
        640,
        1,
        0.8,
        fill('M-34 0V-80Q-34-110 0-112Q34-110 34-80V0z', ctx.built('#e8f2fa', 0.6)) +
          fill('M-25-6V-78Q-25-100 0-102Q25-100 25-78V-6z', ctx.pane('#24407a')) +
          stroke('M-25-30H25M-25-56H25M0-100V-6', ctx.built('#e8f2fa', 1.2), 3),
      ) +
      skew(
        486,
        640,
        0.8,
        0.44,
        fill(rect(-34, -90, 68, 90), ctx.built('#e8f2fa', 0.8)) + fill(rect(-25, -82, 50, 74), ctx.pane('#24407a')),
      ) +
      skew(
        1272,
        640,
        1,
        0.8,
        fill('M-34 0V-80Q-34-110 0-112Q34-110 34-80V0z', ctx.built('#e8f2fa', 0.6)) +
          fill('M-25-6V-78Q-25-100 0-102Q25-100 25-78V-6z', ctx.pane('#24407a')) +
          stroke('M-25-30H25M-25-56H25M0-100V-6', ctx.built('#e8f2fa', 1.2), 3),
      ) +
      skew(
        1132,
        640,
        0.8,
        0.44,
        fill(rect(-34, -90, 68, 90), ctx.built('#e8f2fa', 0.8)) + fill(rect(-25, -82, 50, 74), ctx.pane('#24407a')),
      ) +
      fill(roundArch(600, 700, 20, 50) + roundArch(1026, 700, 20, 50), ctx.pane('#24407a'));
    const tiles = fill(
      polygon([-420, 88, 250, 148, 424, 292, 424, 312, 246, 176, -420, 122]) +
        polygon([418, 372, 502, 412, 564, 462, 564, 480, 500, 434, 418, 396]) +
        polygon([2020, 88, 1390, 138, 1196, 282, 1196, 302, 1394, 166, 2020, 122]) +
        polygon([1202, 352, 1118, 402, 1056, 452, 1056, 470, 1120, 424, 1202, 376]) +
        polygon([556, 512, 640, 552, 640, 564, 556, 526]) +
        polygon([1064, 522, 990, 558, 990, 570, 1064, 536]),
      ctx.built('#c8603c', 1),
    );
    // steps
    const st = times(9, (i) => {
      const t = i / 9,
        y = 880 + t * t * 300 + t * 90,
        w = 130 + t * t * 420 + t * 60,
        h = 22 + t * 34;
      return (
        fill(polygon([806 - w, y + h, 806 - w + 12, y, 806 + w - 12, y, 806 + w, y + h]), ctx.built('#bcdcf4', 0.4 + 0.05 * i)) +
        fill(rect(806 - w, y + h, 2 * w, h * 0.62), ctx.built('#4f96dc', 1.4))
      );
    });
    const floor = fill(polygon([640, 878, 980, 878, 1420, 1290, 190, 1290]), ctx.built('#6aa8e4', 1.2));
    const pot = (x: number, y: number, k: number, c: string, fl: string) =>
      place(
        x,
        y,
        k,
        fill('M-24 0L-32-50H32L24 0z', ctx.built(c, 0.8)) +
          fill(s > 0 ? 'M-24 0L-32-50H-12L-8 0z' : 'M24 0L32-50H12L8 0z', ctx.built(c, 2)) +
          fill(rect(-36, -60, 72, 13), ctx.built(c, 0.4)) +
          fill(circle(-20, -80, 24) + circle(18, -84, 26) + circle(0, -104, 24), ctx.tone('#4f8a4c', 1.4)) +
          fill(
            times(9, (i) => circle(-30 + ((i * 23) % 62), -70 - ((i * 17) % 50), 7)),
            ctx.tone(fl, 0.4),
          ),
      );
    const pots = (
      [
        [470, 1080, 0.7, '#e0703c', '#f25a7a'],
        [436, 1150, 0.9, '#f2c23c', '#fff0f0'],
        [1150, 1080, 0.7, '#f2c23c', '#f25a7a'],
        [1196, 1150, 0.95, '#e0703c', '#ffd24a'],
        [400, 1236, 1.15, '#d8402c', '#f25a7a'],
        [1240, 1246, 1.2, '#3f9a7a', '#fff0f0'],
        [596, 960, 0.44, '#e0703c', '#f25a7a'],
        [1024, 960, 0.44, '#d8402c', '#ffd24a'],
      ] as const
    )
      .map(([x, y, k, c, fl]) => pot(x, y, k, c, fl))
      .join('');
    const cat = place(
      900,
      1150,
      0.9,
      fill('M-26 0Q-34-40-14-54Q-20-74-14-84L-4-76H8L18-84Q22-72 16-56Q34-40 30 0z', ctx.tone('#e8944a', 0.9)) +
        strokeRound('M28-4Q56-4 52-34Q48-50 58-60', ctx.tone('#e8944a', 1.5), 9) +
        stroke('M-20-40H-6M-22-28H-6M12-28H27M10-40H22', ctx.tone('#b5602c', 1.6), 4),
    );
    const man = place(
      770,
      1010,
      1.1,
      fill('M-26 0L-22-70Q-18-100 0-104Q18-100 22-70L26 0z', ctx.tone('#f2e2c4', 0.6)) +
        fill(
          s > 0 ? 'M-26 0L-22-70Q-18-100 0-104Q-10-60-8 0z' : 'M26 0L22-70Q18-100 0-104Q10-60 8 0z',
          ctx.tone('#f2e2c4', 1.9),
        ) +
        fill('M-14-96Q-16-124 0-140Q16-124 14-96Q0-88-14-96z', ctx.tone('#f2e2c4', 1.2)) +
        fill(polygon([-10, 0, 10, 0, 8, 6, -8, 6]), ctx.tone('#c8a03c', 1)),
    );
    return {
      main: far + inner + arch + L1 + R1 + dado + tiles + wins + floor + st + d1 + d2 + d3 + d4,
      front: pots + man + cat + birds(ctx, 760, 480, 3, { size: 10 }),
    };
  },
};
