import { camel } from '../engine/animals.ts';
import { dunes } from '../engine/desert.ts';
import { layer } from '../engine/hills.ts';
import { palm } from '../engine/palms.ts';
import { halfSymmetric, polygon, rect, segment, symmetric, tick, times } from '../engine/path.ts';
import { people } from '../engine/people.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke, strokeRound } from '../engine/svg.ts';
import { skyline } from '../engine/town.ts';

/** The Burj Khalifa above the skyline, a caravan in the dunes. */
export const dubai: Scene = {
  horizon: 930,
  wideTop: 230,
  mood: 'ember',
  night: 'sand',
  sun: { x: 1060, y: 560, r: 130 },
  plane: [470, 240, -12, 0.6],
  ground(ctx) {
    const y = 940;
    return {
      sky: '',
      far:
        skyline(ctx, { y, h: [60, 230], w: [28, 64], depth: 0.62, seed: 'dx1', albedo: '#8f7f9a' }) +
        skyline(ctx, {
          y: y + 4,
          h: [60, 300],
          w: [34, 70],
          depth: 0.36,
          seed: 'dx2',
          albedo: '#7a6a8a',
          skip: [690, 910],
          profile: (x: number) => 0.4 + 0.6 * Math.exp(-(((x - 800) / 420) ** 2)),
        }) +
        layer(ctx, rect(ctx.left, y + 2, 2600, 300), { y, albedo: '#e0a868', depth: 0.34, tone: 0.9, foot: 120, mist: 0.3 }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      X = 800,
      Y = 950,
      c = '#b9b4c4';
    const L = ctx.built(c, 0.1),
      M = ctx.built(c, 1),
      D = ctx.built(c, 2.1),
      DD = ctx.built(c, 2.6);
    const left = [
        [84, 120],
        [70, 210],
        [57, 300],
        [45, 390],
        [33, 470],
        [23, 545],
      ] as const,
      right = [
        [80, 165],
        [66, 255],
        [53, 345],
        [41, 430],
        [29, 510],
        [19, 585],
      ] as const;
    let a = '',
      b = '',
      fins = '',
      lit = '',
      cap = '';
    const r = ctx.random('bk');
    for (const [w, h] of left) {
      a += rect(X - w, Y - h, w, h);
      cap += rect(X - w, Y - h, w, 4);
    }
    for (const [w, h] of right) {
      b += rect(X, Y - h, w, h);
      cap += rect(X, Y - h, w, 4);
    }
    for (const [list, sg] of [
      [left, -1],
      [right, 1],
    ] as const)
      for (const [w, h] of list) {
        fins += tick(X + sg * (w - 3), Y - h, h) + tick(X + sg * (w - 8), Y - h + 10, h - 10);
      }
    if (ctx.night)
      for (let i = 0; i < 130; i++) {
        const sg = r() < 0.5 ? -1 : 1,
          list = sg < 0 ? left : right,
          [w, h] = r.pick<readonly [number, number]>(list);
        lit += `M${Math.round(X + sg * (w - 3 - r() * 9))} ${Math.round(Y - r() * h)}v7`;
      }
    const tower =
      fill(a, s > 0 ? D : L) +
      fill(b, s > 0 ? L : D) +
      fill(symmetric(X, [17, Y, 17, Y - 600, 12, Y - 640, 8, Y - 650, 7, Y - 690, 4, Y - 700, 3, Y - 740, 0.8, Y - 800]), M) +
      fill(
        halfSymmetric(X, [17, Y, 17, Y - 600, 12, Y - 640, 8, Y - 650, 7, Y - 690, 4, Y - 700, 3, Y - 740, 0.8, Y - 800], -s),
        DD,
      ) +
      stroke(fins, DD, 2, opacity(0.5)) +
      fill(cap, L) +
      stroke(
        times(14, (i) => segment(X - 80, Y - 40 - i * 42, X + 76, Y - 40 - i * 42)),
        DD,
        2,
        `opacity=".3" ${ctx.clip(a + b)}`,
      ) +
      stroke(lit, ctx.mood.glow || '#fff', 4);
    // the sail-shaped hotel on its own shore
    const sail = place(
      1190,
      948,
      1,
      fill('M-40 0L-34-250Q-30-300-22-316Q64-230 66-70Q66-30 60 0z', ctx.built('#f3ede4', 0.4, 0.18)) +
        fill(
          s > 0 ? 'M-40 0L-34-250Q-30-300-22-316Q-6-300-4-250L-2 0z' : 'M-22-316Q64-230 66-70Q66-30 60 0H24Q40-160-22-316z',
          ctx.built('#c9b9c4', 1.8, 0.18),
        ) +
        strokeRound('M-22-316V-372M-40 0L-22-330M-34-250Q30-250 56-150M-37-130Q30-130 66-70', ctx.built('#8a7f94', 1.8, 0.18), 4),
    );
    const towers =
      fill(
        rect(520, 690, 44, 260) +
          rect(528, 660, 28, 30) +
          rect(600, 620, 40, 330) +
          polygon([600, 620, 620, 570, 640, 620]) +
          rect(952, 640, 46, 310) +
          polygon([952, 640, 998, 600, 998, 640]) +
          rect(1030, 720, 50, 230) +
          rect(440, 760, 50, 190) +
          rect(1290, 740, 46, 210) +
          rect(340, 800, 60, 150),
        ctx.built('#8a7a96', 1.2, 0.16),
      ) +
      fill(
        (s > 0
          ? ([
              [520, 690, 16, 260],
              [600, 620, 14, 330],
              [952, 640, 16, 310],
              [1030, 720, 18, 230],
              [440, 760, 18, 190],
              [1290, 740, 16, 210],
              [340, 800, 20, 150],
            ] as const)
          : ([
              [548, 690, 16, 260],
              [626, 620, 14, 330],
              [982, 640, 16, 310],
              [1062, 720, 18, 230],
              [472, 760, 18, 190],
              [1320, 740, 16, 210],
              [380, 800, 20, 150],
            ] as const)
        )
          .map(([x, y, w, h]) => rect(x, y, w, h))
          .join(''),
        ctx.built('#6a5a80', 2.2, 0.14),
      ) +
      stroke(
        times(
          9,
          (i) =>
            segment(522, 720 + i * 24, 562, 720 + i * 24) +
            segment(954, 680 + i * 26, 996, 680 + i * 26) +
            segment(602, 660 + i * 28, 638, 660 + i * 28),
        ),
        ctx.night ? ctx.mood.glow : ctx.built('#f6dcc0', 0.6, 0.2),
        4,
        opacity(ctx.night ? 0.75 : 0.4),
      );
    const pal = (
      [
        [360, 968, 90],
        [430, 964, 80],
        [1120, 964, 84],
        [1260, 968, 94],
      ] as const
    )
      .map(([x, y, h]) => palm(ctx, x, y, h, { lean: 6, depth: 0.1, coco: false }))
      .join('');
    const sand = dunes(ctx, { y: 990, n: 3, gap: 96, amp: 40, depth: 0.12, albedo: '#e6a765', seed: 'dbx' });
    const train =
      camel(ctx, 560, 1112, 0.72, { rider: true }) +
      camel(ctx, 690, 1122, 0.72) +
      camel(ctx, 815, 1130, 0.72) +
      camel(ctx, 430, 1100, 0.72);
    return { main: towers + sail + tower + pal + sand, front: train + people(ctx, [[920, 1140, 68]]) };
  },
};
