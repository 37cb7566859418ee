import { birds } from '../engine/birds.ts';
import { parkTrees } from '../engine/broadleaf.ts';
import { hills } from '../engine/hills.ts';
import { palmStamp } from '../engine/kits/palm-stamp.ts';
import { circle, polygon, rect, segment, times } from '../engine/path.ts';
import { ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, group, opacity, place, stroke } from '../engine/svg.ts';
import { jungle } from '../engine/undergrowth.ts';

/** The rock of Sigiriya above its water gardens. */
export const sigiriya: Scene = {
  horizon: 860,
  wideTop: 300,
  mood: 'saffron',
  night: 'jungle',
  sun: { x: 1110, y: 560, r: 104 },
  ground(ctx) {
    return {
      sky: '',
      far:
        hills(ctx, { y: 830, amp: 70, wl: 420, albedo: '#7a8a7a', depth: 0.6, seed: 'sgr0' }) +
        hills(ctx, { y: 870, amp: 40, wl: 300, albedo: '#6f8a62', depth: 0.44, seed: 'sgr1' }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      st = '#c8814e',
      y = 920;
    const sil = [
      470,
      y,
      490,
      860,
      520,
      800,
      516,
      720,
      540,
      640,
      536,
      560,
      560,
      500,
      600,
      474,
      680,
      462,
      800,
      456,
      900,
      462,
      990,
      470,
      1040,
      492,
      1062,
      540,
      1070,
      600,
      1050,
      640,
      1062,
      720,
      1090,
      780,
      1100,
      850,
      1140,
      y,
    ];
    const d = polygon(sil),
      c = ctx.clip(d);
    const stain = (
      [
        [600, 170, 26],
        [650, 250, 20],
        [706, 210, 30],
        [770, 290, 24],
        [836, 230, 30],
        [900, 270, 22],
        [950, 190, 28],
        [1010, 240, 22],
      ] as const
    )
      .map(
        ([x, l, w]) =>
          `M${x} 470q${w * 0.6} ${l * 0.3} ${w * 0.2} ${l * 0.6}t${-w * 0.1} ${l * 0.4}q${w * 0.5} ${-l * 0.1} ${w * 0.7} ${-l * 0.4}t${w * 0.2} ${-l * 0.6}z`,
      )
      .join('');
    const rock =
      fill(d, ctx.verticalGradient(ramp(ctx.built(st, 0.2, 0.06), ctx.built(st, 1.3, 0.14)), 460, y)) +
      group(
        fill(
          s > 0
            ? polygon([440, y, 440, 440, 640, 440, 620, 540, 650, 620, 616, 700, 650, 800, 620, y])
            : polygon([1180, y, 1180, 440, 960, 440, 980, 540, 950, 620, 984, 700, 950, 800, 980, y]),
          ctx.built(st, 2.05, 0.08),
          opacity(0.85),
        ) +
          fill(stain, ctx.built('#5a3a34', 2.2, 0.08), opacity(0.5)) +
          fill(
            polygon([540, 640, 700, 622, 860, 630, 1000, 618, 1066, 640, 1066, 654, 1000, 634, 860, 648, 700, 640, 540, 660]),
            ctx.built(st, 2.4, 0.08),
            opacity(0.55),
          ) +
          fill(polygon([560, 700, 1040, 690, 1046, 704, 556, 716]), ctx.built('#f2d6a4', 0.5, 0.06), opacity(0.8)) +
          fill(
            times(9, (i) =>
              polygon([640 + i * 46, 560 + (i % 3) * 40, 660 + i * 46, 556 + (i % 3) * 40, 654 + i * 46, 640 + (i % 3) * 30]),
            ),
            ctx.built('#f0b47a', 0.1, 0.06),
            opacity(0.35),
          ),
        c,
      );
    const top =
      parkTrees(ctx, { y: 474, from: 556, to: 1050, size: [12, 26], albedo: '#5f8a4c', depth: 0.12, seed: 'sgt', drop: 8 }) +
      fill(rect(700, 440, 180, 16) + rect(730, 426, 110, 16) + rect(760, 412, 50, 16), ctx.built('#c98f5e', 1, 0.1)) +
      fill(rect(696, 438, 188, 5) + rect(726, 424, 118, 5) + rect(756, 410, 58, 5), ctx.built('#f2d6a4', 0.3, 0.08));
    const jung = jungle(ctx, {
      y: (x: number) => 905 + Math.abs(x - 800) * -0.03 + Math.sin(x / 110) * 14,
      size: [38, 64],
      depth: 0.2,
      seed: 'sgj',
      albedo: '#3f7a48',
    });
    // water-garden axis: stair, paired pools, brick kerbs
    const Y = 968,
      P = (u: number, t: number) => [800 + u * (60 + 560 * t), Y + 320 * t] as const;
    const ground =
      fill(
        rect(ctx.left, Y - 10, 2300, 330),
        ctx.verticalGradient(ramp(ctx.tone('#8fa854', 0.6, 0.1), ctx.tone('#6f8a3c', 1.5)), Y, 1250),
      ) +
      fill(polygon([...P(-0.22, 0), ...P(0.22, 0), ...P(0.22, 1), ...P(-0.22, 1)]), ctx.tone('#e6c48c', 0.6)) +
      stroke(
        times(7, (i) => {
          const t = 0.04 + i * i * 0.022,
            [a, yy] = P(-0.22, t),
            [b] = P(0.22, t);
          return segment(a, yy, b, yy);
        }),
        ctx.tone('#b5825a', 1.6),
        4,
        opacity(0.7),
      );
    const pool = (q: number, t0: number, t1: number) => {
      const o = (k: number) =>
        polygon([
          ...P(q * (0.34 - k), t0 - k * 0.3),
          ...P(q * (0.92 + k), t0 - k * 0.3),
          ...P(q * (0.92 + k), t1 + k * 0.5),
          ...P(q * (0.34 - k), t1 + k * 0.5),
        ]);
      return (
        fill(o(0.05), ctx.tone('#b5653f', 1.2)) +
        fill(o(0.025), ctx.tone('#d98f5e', 0.5)) +
        fill(o(0), ctx.verticalGradient(ramp(ctx.mood.water[0], ctx.mood.water[1]), Y, 1250))
      );
    };
    const pools =
      [-1, 1].map((q) => pool(q, 0.05, 0.2) + pool(q, 0.32, 0.72)).join('') +
      fill(
        polygon([...P(-0.8, 0.34), ...P(-0.5, 0.34), ...P(-0.58, 0.6), ...P(-0.7, 0.6)]) +
          polygon([...P(0.8, 0.34), ...P(0.5, 0.34), ...P(0.58, 0.6), ...P(0.7, 0.6)]),
        ctx.built(st, 0.8),
        opacity(0.45),
      ) +
      stroke(
        times(
          6,
          (i) =>
            segment(...P(-0.86 + i * 0.07, 0.42 + i * 0.04), ...P(-0.76 + i * 0.07, 0.42 + i * 0.04)) +
            segment(...P(0.5 + i * 0.05, 0.42 + i * 0.04), ...P(0.6 + i * 0.05, 0.42 + i * 0.04)),
        ),
        '#fff',
        3,
        opacity(0.45),
      );
    const paw = (q: number) =>
      place(
        800 + q * 86,
        Y - 4,
        0.9,
        fill('M-44 0Q-52-46-30-64Q0-78 30-64Q52-46 44 0z', ctx.built('#d9a06a', 0.7)) +
          fill('M-40 0q-4-24 12-26t16 26zM-12 0q-4-26 12-28t16 28zM16 0q-2-24 12-26t14 26z', ctx.built('#d9a06a', 1.6)),
        q < 0,
      );
    const stair =
      fill(polygon([736, Y, 756, 830, 844, 830, 864, Y]), ctx.built('#e6c48c', 0.6)) +
      stroke(
        times(10, (i) => segment(738 + i * 2, Y - 8 - i * 13, 862 - i * 2, Y - 8 - i * 13)),
        ctx.built('#b5825a', 1.8),
        3.4,
      ) +
      fill(
        polygon([724, Y, 748, 830, 756, 830, 736, Y]) + polygon([876, Y, 852, 830, 844, 830, 864, Y]),
        ctx.built('#b5653f', 1.3),
      );
    const monk = (x: number, yy: number, k: number, c1: string) =>
      place(
        x,
        yy,
        k,
        fill('M-18 0L-20-50Q-18-78 0-80Q18-78 20-50L17 0z', ctx.tone(c1, 0.7)) +
          fill(s > 0 ? 'M-18 0L-20-50Q-18-78 0-80Q-10-50-6 0z' : 'M17 0L20-50Q18-78 0-80Q10-50 6 0z', ctx.tone(c1, 1.9)) +
          fill(circle(0, -92, 10), ctx.tone('#7a4f38', 1.6)),
      );
    return {
      main: rock + top + jung + ground + stair + paw(-1) + paw(1) + pools,
      front:
        monk(800, 1120, 0.9, '#f2901e') +
        monk(760, 1100, 0.8, '#f2901e') +
        monk(838, 1086, 0.74, '#f2901e') +
        palmStamp(ctx, 392, 1080, 260, { lean: -1, spread: 0.36 }) +
        palmStamp(ctx, 1208, 1080, 280, { spread: 0.36 }) +
        palmStamp(ctx, 340, 1250, 420, { spread: 0.36 }) +
        palmStamp(ctx, 1262, 1256, 400, { lean: -1, spread: 0.36 }) +
        palmStamp(ctx, 90, 1180, 380, { spread: 0.36 }) +
        palmStamp(ctx, 1510, 1180, 380, { lean: -1, spread: 0.36 }) +
        birds(ctx, 420, 560, 5, { size: 12, spread: 60 }),
    };
  },
};
