import { birds } from '../engine/birds.ts';
import { streaks } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import { hills } from '../engine/hills.ts';
import { crag } from '../engine/kits/crag.ts';
import { type Fall, falls } from '../engine/kits/falls.ts';
import { palmStamp } from '../engine/kits/palm-stamp.ts';
import { puff } from '../engine/kits/puff.ts';
import { putStamp } from '../engine/kits/stamps.ts';
import { circle, polygon, rect, segment, times } from '../engine/path.ts';
import { ramp } from '../engine/ramps.ts';
import type { Curve } from '../engine/random.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, group, opacity, place, stroke, strokeRound } from '../engine/svg.ts';
import { jungle } from '../engine/undergrowth.ts';

/** Iguazú Falls with a rainbow, a toucan in front. */
export const iguazu: Scene = {
  horizon: 500,
  wideTop: 270,
  mood: 'tropic',
  night: 'teal',
  sun: { x: 1080, y: 384, r: 72 },
  ground(ctx) {
    const y = 500;
    return {
      sky: streaks(ctx, { n: 3, y: [400, 450], alpha: 0.75, seed: 'ig' }),
      far: hills(ctx, { y: y - 6, amp: 24, wl: 420, albedo: '#5f9a80', depth: 0.6, seed: 'ig0' }),
      mid: jungle(ctx, { y: (x: number) => y + 30 + Math.sin(x / 110) * 6, size: [34, 54], depth: 0.38, seed: 'ig2' }),
    };
  },
  draw(ctx) {
    const rock = '#6b5548';
    // two stepped tiers curving into a gorge
    const t1 = (x: number) => 548 + 34 * Math.cos((x - 800) / 330),
      f1y = (x: number) => 730 + 46 * Math.cos((x - 800) / 330),
      f2y = (x: number) => 980 + 30 * Math.cos((x - 800) / 300);
    const bandP = (a: Curve, b: Curve, da: number, db: number) => {
      const p: number[] = [],
        q: number[] = [];
      for (let x = -60; x <= 1660; x += 60) {
        p.push(x, a(x) + da);
        q.unshift(x, b(x) + db);
      }
      return polygon([...p, ...q]);
    };
    const wall =
      fill(bandP(t1, f1y, 0, 10), ctx.verticalGradient(ramp(ctx.tone(rock, 0.8, 0.16), ctx.tone(rock, 1.7, 0.26)), 520, 780)) +
      fill(bandP(f1y, f1y, -6, 46), ctx.tone('#5f9448', 1, 0.12)) +
      fill(bandP(f1y, f2y, 34, 20), ctx.verticalGradient(ramp(ctx.tone(rock, 0.9, 0.1), ctx.tone(rock, 2, 0.3)), 760, 1000));
    const top = fill(bandP(t1, t1, -16, 6), ctx.verticalGradient(ramp(ctx.mood.water[0], '#ffffff'), 530, 600));
    const upper: Fall[] = [],
      lower: Fall[] = [];
    for (let i = 0; i < 15; i++) {
      const x = -40 + i * 120;
      if (![3, 11].includes(i)) upper.push([x, 132, t1(x) - 2, f1y(x) + 16]);
      lower.push([x, 132, f1y(x) + 34, f2y(x) + 10]);
    }
    const cr1 = crag(ctx, 332, 190, 220, t1(332), f1y(332) + 20) + crag(ctx, 1280, 130, 160, t1(1280), f1y(1280) + 20),
      cr2 = [140, 500, 1130, 1490].map((x) => crag(ctx, x, 100, 140, f1y(x) + 30, f2y(x) + 16)).join('');
    const pool =
      fill(
        rect(ctx.left, 976, 2300, 320),
        ctx.verticalGradient(
          [
            [0, mix(ctx.mood.water[0], '#ffffff', 0.75)],
            [0.35, ctx.mood.water[0]],
            [1, ctx.mood.water[1]],
          ],
          976,
          1250,
        ),
      ) +
      stroke(
        times(20, (i) => {
          const t = i / 20,
            xx = 330 + ((i * 353) % 940),
            yy = 1030 + t * 200;
          return segment(xx, yy, xx + 50 + t * 90, yy);
        }),
        '#fff',
        4,
        opacity(0.55),
      );
    const wht = ctx.night ? ctx.mood.cloud[0] : '#ffffff';
    const pf = ctx.share('pf', () => puff(ctx, 0, 0, 200, 64, 0.85, wht)),
      spray =
        times(7, (i) => {
          const x = 60 + i * 248;
          return x < ctx.left - 220 || x > ctx.right + 220
            ? ''
            : putStamp(pf, x, f1y(x) + 22, 0.85, false, 0.7) + putStamp(pf, x, f2y(x) + 6, 1.1);
        }) + puff(ctx, 800, 860, 300, 170, 0.5, wht);
    const bow = ctx.night
      ? ''
      : group(
          ['#e8604a', '#f4b04a', '#f6e27a', '#6cc28a', '#4a8fc0']
            .map((c, i) =>
              stroke(
                `M${500 + i * 9} 990A${300 - i * 9} ${300 - i * 9} 0 0 1 ${1100 - i * 9} 990`,
                ctx.verticalGradient(
                  [
                    [0, c, 0.85],
                    [0.7, c, 0.4],
                    [1, c, 0],
                  ],
                  690,
                  980,
                ),
                9,
              ),
            )
            .join(''),
          'opacity=".6"',
        );
    const boat = place(
      890,
      1096,
      1,
      fill('M-80-20H70Q92-18 104-34L108-32Q100 6 70 10H-66Q-84 4-80-20z', ctx.tone('#e0522f', 0.8)) +
        fill('M-80-8H84Q96-10 104-24L96-4Q86 10 70 10H-66Q-80 4-80-8z', ctx.tone('#e0522f', 2)) +
        fill(
          times(5, (i) => `${circle(-54 + i * 26, -40, 8)}M${-66 + i * 26} -18q0-15 12-15t12 15z`),
          ctx.tone('#f2a02c', 0.7),
        ) +
        fill(rect(-96, 14, 200, 4), '#fff', opacity(0.7)),
    );
    // toucan on a branch
    const br = ctx.tone('#5a4030', 2),
      tou = place(
        440,
        1088,
        1.65,
        fill('M-30 40L-52 128L-30 132L-8 50z', ctx.tone('#1e2028', 2.5)) +
          fill('M-34 54Q-54 10-34-30Q-22-56 4-56Q30-52 30-26Q30 10 8 44Q-10 64-34 54z', ctx.tone('#23252e', 2.3)) +
          fill('M4-56Q30-52 30-26Q30-8 22 4Q2 2-2-20Q-4-42 4-56z', ctx.tone('#fff8e6', 0.3)) +
          fill('M24-50Q60-76 98-48Q112-34 108-20Q84-34 30-26Q24-38 24-50z', ctx.tone('#f28a1e', 0.4)) +
          fill('M30-26Q84-34 108-20Q84-14 34-14z', ctx.tone('#d8602c', 1.2)) +
          fill('M92-52Q112-38 108-20Q100-26 94-28z', ctx.tone('#23252e', 2.4)) +
          fill(circle(14, -40, 8), ctx.tone('#4fa8d8', 0.6)) +
          fill(circle(14, -40, 4), '#15161c') +
          fill('M-34 54Q-20 40-8 48L-14 64z', ctx.tone('#d8402c', 0.6)) +
          fill('M-30-20Q-48 20-30 50Q-10 30-12-10z', ctx.tone('#3a3d4a', 1.9)),
      );
    const branch =
      fill('M-420 1186Q100 1150 380 1172Q560 1188 690 1140L694 1148Q580 1206 400 1200Q100 1190-420 1240z', br) +
      strokeRound('M560 1180Q620 1190 660 1226', br, 9);
    const lf = (x: number, y: number, a: number, k: number, c: string) =>
        `<path fill="${c}" transform="translate(${x} ${y})rotate(${a})scale(${k})" d="M0 0Q30-40 96-20Q66 30 0 0z"/>`,
      c1 = ctx.tone('#2f7a48', 1.6),
      c2 = ctx.tone('#5faa50', 0.5);
    const leaves = (
      [
        [690, 1142, -30, 1],
        [690, 1144, 20, 0.9],
        [660, 1226, 40, 1],
        [660, 1224, -10, 0.9],
        [600, 1172, -70, 0.9],
        [330, 1172, 120, 1.2],
        [330, 1172, 200, 1.1],
        [140, 1170, -60, 1.2],
        [200, 1166, 220, 1.2],
      ] as const
    )
      .map(([x, y, a, k], i) => lf(x, y, a, k, i % 2 ? c1 : c2))
      .join('');
    const near =
      jungle(ctx, {
        y: (x: number) => 1190 + (x - 300) * 0.3,
        size: [80, 120],
        depth: 0,
        seed: 'ig6',
        albedo: '#235f42',
        from: -400,
        to: 400,
      }) +
      jungle(ctx, {
        y: (x: number) => 1310 - (x - 960) * 0.44,
        size: [80, 120],
        depth: 0,
        seed: 'ig7',
        albedo: '#235f42',
        from: 1080,
        to: 1940,
      });
    return {
      main: wall + top + falls(ctx, upper, { seed: 'iu' }) + cr1 + falls(ctx, lower, { seed: 'il' }) + cr2 + pool + spray + bow,
      front:
        boat +
        near +
        branch +
        leaves +
        tou +
        palmStamp(ctx, 1240, 1230, 360, { lean: -1 }) +
        palmStamp(ctx, 1480, 1150, 360, { lean: -1 }) +
        birds(ctx, 640, 440, 5, { size: 12 }),
    };
  },
};
