import { acacia } from '../engine/african-trees.ts';
import { giraffe } from '../engine/animals.ts';
import { balloon } from '../engine/balloon.ts';
import { streaks } from '../engine/clouds.ts';
import { plain } from '../engine/desert.ts';
import { hills } from '../engine/hills.ts';
import { ellipse, path, polygon } from '../engine/path.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, strokeRound } from '../engine/svg.ts';
import { grass } from '../engine/undergrowth.ts';

/** Giraffes and zebras on the Masai Mara plain, balloons above. */
export const masaiMara: Scene = {
  horizon: 860,
  wideTop: 260,
  mood: 'saffron',
  night: 'sand',
  sun: { x: 620, y: 640, r: 128 },
  ground(ctx) {
    const y = 866;
    return {
      sky: streaks(ctx, { n: 4, y: [480, 760], alpha: 0.5, seed: 'ke' }),
      far:
        hills(ctx, {
          y: y - 30,
          amp: 40,
          wl: 700,
          albedo: '#8a6a6a',
          depth: 0.62,
          seed: 'ke0',
          shape: (x: number) => (x > 700 ? Math.min(1.4, (x - 700) / 260) : 0),
        }) +
        hills(ctx, { y: y - 4, amp: 12, wl: 300, albedo: '#a8804a', depth: 0.5, seed: 'ke1' }) +
        plain(ctx, { y: y + 8, albedo: '#c9963f', depth: 0.4, seed: 'ke2', near: 1.4 }),
      mid:
        (
          [
            [340, 40],
            [420, 58],
            [520, 34],
            [1090, 44],
            [1230, 60],
            [110, 70],
            [1500, 64],
          ] as const
        )
          .map(([x, h]) => acacia(ctx, x, y + 16 + h * 0.3, h, { depth: 0.36, flip: x % 4 === 0 }))
          .join('') + herd(),
      near: '',
    };
    function herd() {
      const r = ctx.random('wb');
      let d = '';
      for (let i = 0; i < 34; i++) {
        const x = r.range(40, 1560),
          t = r() ** 2,
          yy = y + 20 + t * 52,
          k = 0.5 + t * 0.7;
        d += path`M${x} ${yy}v${-9 * k}q${1 * k} ${-7 * k} ${9 * k} ${-7 * k}h${10 * k}l${7 * k} ${-3 * k}l${3 * k} ${7 * k}l${-6 * k} ${3 * k}v${9 * k}h${-3 * k}v${-7 * k}h${-14 * k}v${7 * k}z`;
      }
      return fill(d, ctx.tone('#4a3a36', 2.4, 0.24));
    }
  },
  draw(ctx) {
    const patch = (x: number, y: number, k: number, flip = false) => {
      const spots = [
        [-34, -96, 9],
        [-16, -104, 8],
        [-24, -84, 8],
        [0, -106, 8],
        [-4, -90, 8],
        [14, -110, 8],
        [16, -94, 8],
        [32, -112, 7],
        [30, -98, 7],
        [36, -128, 6],
        [44, -120, 5],
        [42, -146, 5],
        [50, -138, 4],
        [48, -166, 5],
        [54, -156, 4],
        [54, -184, 4.4],
        [-36, -74, 6],
        [40, -80, 5],
        [60, -198, 4],
      ] as const;
      return place(
        x,
        y,
        k,
        fill(
          spots
            .map(([a, b, q]) =>
              polygon([a - q, b, a - q * 0.4, b - q * 0.7, a + q * 0.7, b - q * 0.5, a + q * 0.8, b + q * 0.4, a, b + q * 0.75]),
            )
            .join(''),
          ctx.tone('#7a3f22', 1.9),
          opacity(0.85),
        ),
        flip,
      );
    };
    const gir = (x: number, y: number, k: number, flip = false) =>
      fill(ellipse(x - (flip ? -1 : 1) * 0 + ctx.side * -50 * k, y + 3, 96 * k, 8 * k), ctx.tone('#6b4426', 2.4), opacity(0.4)) +
      giraffe(ctx, x, y, k, { flip, albedo: '#e0a75a', tone: 1 }) +
      patch(x, y, k, flip);
    const zebra = (x: number, y: number, k: number, flip = false) =>
      place(
        x,
        y,
        k,
        fill('M-38-52L-32-26L-36 0H-29L-22-28L-20-52zM26-52L32-28L28 0H35L40-30L40-56z', ctx.tone('#e6dccb', 2)) +
          fill(
            'M-54-64Q-52-92-20-90Q10-86 30-94Q42-108 50-124L52-134L58-126Q76-118 82-102L76-94L62-98Q58-80 46-64Q42-56 40-50L46-26L42 0H35L36-24L28-48Q4-42-24-48L-34-26L-38 0H-45L-44-28L-50-50Q-56-56-54-64z',
            ctx.tone('#fff8ea', 0.5),
          ) +
          strokeRound(
            'M-44-84Q-48-66-42-52M-32-88Q-36-66-30-50M-18-88Q-22-66-18-48M-4-86Q-8-66-6-47M10-86Q8-66 8-47M22-90Q24-66 24-50M34-96L44-72M42-106L56-88M50-116L66-102M-40-40h-8M-36-28h-8M38-40h7M38-28h7M78-100l2 3',
            ctx.tone('#2a2430', 2.3),
            4.6,
          ) +
          fill('M52-134Q38-122 30-96L26-94Q32-120 50-134z', ctx.tone('#2a2430', 2.3)) +
          strokeRound('M-54-76Q-66-64-62-44', ctx.tone('#2a2430', 2.3), 4),
        flip,
      );
    const ground = hills(ctx, { y: 1080, amp: 16, wl: 520, albedo: '#b8822f', depth: 0, seed: 'ke6', tone: 1.5, mist: 0.15 });
    return {
      sky:
        balloon(ctx, 1050, 520, 1.3, { a: '#d8402c', b: '#fff0cc', depth: 0.04 }) +
        balloon(ctx, 830, 640, 0.46, { a: '#2f6f8a', b: '#f6e2b0', depth: 0.3 }) +
        balloon(ctx, 1420, 600, 0.7, { a: '#e0782c', b: '#7a2c4a', depth: 0.2 }) +
        balloon(ctx, 170, 560, 0.6, { a: '#c2385a', b: '#f6d27a', depth: 0.22 }),
      main:
        acacia(ctx, 1060, 1056, 430, { w: 620, flip: true }) +
        acacia(ctx, 60, 1040, 330, { depth: 0.05 }) +
        gir(668, 1006, 1.4) +
        gir(450, 1066, 2.05) +
        zebra(890, 1062, 0.84) +
        zebra(1150, 1078, 0.98, true) +
        gir(1420, 1040, 1.7, true),
      front:
        ground +
        grass(ctx, { y: (x: number) => 1100 + Math.sin(x / 80) * 5, h: [20, 56], gap: 17, albedo: '#8a6426', seed: 'kg1' }) +
        grass(ctx, {
          y: (x: number) => 1256 + Math.sin(x / 90) * 8,
          h: [60, 150],
          gap: 16,
          albedo: '#6a4a20',
          tone: 2.5,
          seed: 'kg2',
        }),
    };
  },
};
