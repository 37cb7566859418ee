import { birds } from '../engine/birds.ts';
import { bank, mistBand, streaks } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import { hillAt, hills } from '../engine/hills.ts';
import { putStamp } from '../engine/kits/stamps.ts';
import { circle, ellipse, polygon, rect } from '../engine/path.ts';
import { people } from '../engine/people.ts';
import { ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place } from '../engine/svg.ts';
import { grass } from '../engine/undergrowth.ts';

/** Mount Bromo smoking in its sea of sand, a jeep and riders on the rim. */
export const bromo: Scene = {
  horizon: 760,
  wideTop: 290,
  mood: 'dawn',
  night: 'violet',
  sun: { x: 470, y: 590, r: 96 },
  ground(ctx) {
    return {
      sky: streaks(ctx, { n: 4, y: [330, 560], alpha: 0.6, seed: 'br' }),
      far: hills(ctx, { y: 740, amp: 50, wl: 420, albedo: '#7a7a98', depth: 0.62, seed: 'br0' }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      ash = '#8a7a7a';
    const cone = (x: number, y: number, w: number, h: number, crater: number, d: number, c: string, ribs: number, sag = 0) => {
      const hw = crater / 2,
        L = [x - w, y, x - w * 0.62, y - h * 0.24, x - w * 0.36, y - h * 0.56, x - hw, y - h],
        Rr = [x + hw, y - h + sag, x + w * 0.36, y - h * 0.56, x + w * 0.62, y - h * 0.24, x + w, y];
      let dark = '',
        lite = '';
      for (let i = 0; i < ribs; i++) {
        const q = ((i + 0.5) / ribs) * 2 - 1,
          tx = x + q * hw * 0.9,
          bx = x + q * w * 0.86,
          mx = x + q * w * 0.4;
        const p = [
          tx,
          y - h + 6 + Math.abs(q) * 2,
          mx - 5,
          y - h * 0.55,
          bx - w * 0.05,
          y - h * 0.04,
          bx + w * 0.035,
          y - h * 0.02,
          mx + w * 0.03,
          y - h * 0.5,
        ];
        dark += polygon(p);
        lite += polygon([
          tx,
          y - h + 6,
          mx + s * w * 0.05,
          y - h * 0.5,
          bx + s * w * 0.09,
          y - h * 0.05,
          bx + s * w * 0.04,
          y - h * 0.03,
          mx + s * w * 0.02,
          y - h * 0.52,
        ]);
      }
      return (
        fill(polygon([...L, ...Rr]), ctx.verticalGradient(ramp(ctx.tone(c, 0.6, d), ctx.tone(c, 1.2, d + 0.2)), y - h, y)) +
        fill(
          s > 0
            ? polygon([...L, x, y - h + 10, x - w * 0.1, y - h * 0.5, x - w * 0.04, y])
            : polygon([x, y - h + 10, ...Rr, x + w * 0.04, y, x + w * 0.1, y - h * 0.5]),
          ctx.tone(c, 2, d),
          opacity(0.6),
        ) +
        fill(dark, ctx.tone(c, 2.4, d), opacity(0.6)) +
        fill(lite, ctx.tone(c, 0.2, d), opacity(0.45))
      );
    };
    const smoke = (x: number, y: number, k: number, d: number, n = 7) => {
      let a = '',
        b = '';
      const r = ctx.random(`sm${x}`);
      for (let i = 0; i < n; i++) {
        const t = i / (n - 1),
          px = x - s * 0 + (60 * t + 30 * t * t) * k + r.jitter(10 * k),
          py = y - 150 * t * k,
          z = (20 + 46 * t) * k;
        a += circle(px, py, z) + circle(px + z * 0.8, py + z * 0.3, z * 0.7);
        b += circle(px + s * z * 0.22, py - z * 0.2, z * 0.72);
      }
      const c = ctx.night ? ctx.mood.cloud[0] : '#fff4ea',
        c2 = ctx.night ? ctx.mood.cloud[1] : ctx.mood.cloud[1];
      return fill(a, mix(c2, ctx.mood.haze, d)) + fill(b, mix(c, ctx.mood.haze, d));
    };
    const semeru = smoke(940, 420, 0.8, 0.2) + cone(940, 780, 430, 360, 70, 0.5, '#7a7f9c', 7);
    const my = 880,
      main =
        semeru +
        mistBand(ctx, 740, 90, 0.6) +
        hills(ctx, { y: 800, amp: 30, wl: 260, albedo: '#7f7a84', depth: 0.42, seed: 'br3' }) +
        smoke(560, 640, 1.2, 0.06, 8) +
        fill(ellipse(590, 660, 150, 22), ctx.tone(ash, 2.6, 0.2)) +
        cone(590, my, 400, 226, 300, 0.2, '#a08a80', 11, 14) +
        cone(1000, my + 20, 320, 330, 96, 0.14, '#7f8a68', 10) +
        cone(1400, my, 330, 260, 160, 0.26, '#8a8478', 8) +
        cone(140, my, 330, 220, 200, 0.3, '#8a8478', 8);
    const wht = ctx.night ? ctx.mood.cloud[0] : ctx.mood.cloud[0];
    const sea =
      bank(ctx, 880, { amp: 26, wl: 130, alpha: 0.95, seed: 'bs1', base: 1010, color: wht }) +
      fill(
        rect(ctx.left, 940, 2300, 340),
        ctx.verticalGradient(
          [
            [0, mix(wht, ctx.mood.haze, 0.3), 0.9],
            [1, ctx.tone('#9a8a8a', 1, 0.2)],
          ],
          940,
          1200,
        ),
      ) +
      bank(ctx, 960, { amp: 22, wl: 170, alpha: 0.8, seed: 'bs2', base: 1080, color: wht });
    const tl = fill(
      polygon([730, 1015, 790, 1006, 800, 988, 806, 1000, 812, 978, 820, 1000, 826, 988, 836, 1006, 900, 1015]),
      ctx.tone('#6b5a60', 2, 0.3),
    );
    const g = { y: 1110, amp: 40, wl: 480, seed: 'bro' },
      at = hillAt(ctx, g),
      ridge = hills(ctx, { ...g, albedo: '#4f5f4c', depth: 0.04, tone: 1.7 });
    const jeep = place(
      690,
      at(690) + 34,
      1.2,
      fill('M-58-12V-44H-44L-34-72H28L40-46L60-42V-12z', ctx.tone('#c8452c', 0.8)) +
        fill('M-58-26H60V-12H-58z', ctx.tone('#c8452c', 2)) +
        fill('M-36-48L-28-66H-6V-48zM0-48V-66H24L32-48z', ctx.night ? ctx.mood.glow : ctx.tone('#cfe0e4', 0.8)) +
        fill(circle(-36, -10, 15) + circle(38, -10, 15), ctx.tone('#20202a', 2.6)) +
        fill(circle(-36, -10, 6) + circle(38, -10, 6), ctx.tone('#b5b0a8', 1)) +
        fill(rect(-30, -78, 54, 5), ctx.tone('#33303a', 2)),
    );
    const ppl = people(
      ctx,
      [
        [830, at(830) + 14, 78],
        [862, at(862) + 14, 74],
        [900, at(900) + 14, 82],
      ],
      '#332c3c',
    );
    const rider = (x: number, k: number, fl = false) =>
      place(
        x,
        at(x) + 26,
        k,
        fill(
          'M-54-70Q-50-92-20-90Q8-84 30-92Q44-104 52-126L50-140L58-132Q76-124 82-104L76-98L62-104Q58-84 46-66L40-50L46-26L42 0H34L36-24L28-50Q4-44-24-50L-34-26L-38 0H-46L-44-28L-50-52Q-56-60-54-70z',
          ctx.tone('#4a3630', 2.2),
        ) +
          fill('M-20-88L-16-132Q-14-146 0-146Q14-146 14-132L16-88z', ctx.tone('#c2703a', 1)) +
          fill(circle(0, -158, 10), ctx.tone('#8a5a44', 1.6)) +
          fill('M-11-158Q-10-172 0-171Q12-172 11-158z', ctx.tone('#2f4a6a', 1.4)),
        fl,
      );
    const pineId = ctx.share(
      'cemara',
      () =>
        fill('M-3 0L-1-190H2L5 0z', ctx.tone('#4a3a34', 2.2)) +
        fill(
          (
            [
              [0, -196, 26, 20],
              [-16, -172, 34, 15],
              [18, -156, 36, 15],
              [-22, -132, 42, 16],
              [22, -112, 44, 16],
              [-24, -88, 46, 16],
              [20, -68, 40, 14],
            ] as const
          )
            .map(([x, y, a, b]) => ellipse(x, y, a, b))
            .join(''),
          ctx.tone('#35503f', 2),
        ) +
        fill(
          (
            [
              [s * 8, -202, 15, 11],
              [-16 + s * 10, -176, 20, 8],
              [18 + s * 10, -160, 20, 8],
              [-22 + s * 10, -137, 24, 8],
              [22 + s * 10, -117, 24, 8],
              [-24 + s * 10, -93, 26, 8],
            ] as const
          )
            .map(([x, y, a, b]) => ellipse(x, y, a, b))
            .join(''),
          ctx.tone('#5f7d58', 1),
        ),
    );
    const pines = (
      [
        [366, 300],
        [430, 210],
        [1236, 330],
        [1296, 240],
        [60, 300],
        [1480, 300],
        [1545, 240],
        [140, 230],
      ] as const
    )
      .map(([x, h], i) => (x < ctx.left - 80 || x > ctx.right + 80 ? '' : putStamp(pineId, x, at(x) + 30, h / 210, i % 2 === 1)))
      .join('');
    return {
      main: main + sea + tl + ridge,
      front:
        pines +
        jeep +
        ppl +
        rider(1010, 0.95, true) +
        rider(540, 0.8) +
        grass(ctx, {
          y: (x: number) => 1258 + Math.sin(x / 90) * 8,
          h: [60, 140],
          gap: 13,
          albedo: '#5a6a3c',
          tone: 2.2,
          seed: 'brg',
        }) +
        birds(ctx, 760, 520, 4, { size: 12 }),
    };
  },
};
