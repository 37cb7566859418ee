import { balloon } from '../engine/balloon.ts';
import { hills, layer } from '../engine/hills.ts';
import { mountains } from '../engine/mountains.ts';
import { halfSymmetric, path, polygon, roundArch, smooth, symmetric } from '../engine/path.ts';
import { people } from '../engine/people.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, stroke } from '../engine/svg.ts';

/** Balloons over a wide Cappadocian valley with fairy chimneys. */
export const cappadocia: Scene = {
  horizon: 840,
  wideTop: 220,
  mood: 'dawn',
  night: 'violet',
  sun: { x: 1050, y: 690, r: 96 },
  ground(ctx) {
    const y = 840;
    return {
      far:
        mountains(ctx, {
          y: y - 10,
          h: 130,
          n: 4,
          depth: 0.66,
          albedo: '#9a8fae',
          seed: 'er',
          peaks: [
            [520, 210, 420],
            [980, 80, 300],
            [1400, 120, 340],
            [60, 90, 300],
          ],
          snow: 0.25,
          jag: 0.03,
        }) +
        hills(ctx, { y: y + 10, amp: 40, wl: 300, albedo: '#d9a88a', depth: 0.48, seed: 'cp1' }) +
        hills(ctx, { y: y + 70, amp: 46, wl: 260, albedo: '#d99a74', depth: 0.3, seed: 'cp2' }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      rk = '#e3ab82';
    const chim = (x: number, y: number, w: number, h: number, cap = true, d = 0) => {
      const p = [w * 0.56, y, w * 0.5, y - h * 0.3, w * 0.38, y - h * 0.62, w * 0.24, y - h * 0.9, w * 0.12, y - h];
      return (
        fill(symmetric(x, p), ctx.tone(rk, 0.3, d)) +
        fill(halfSymmetric(x, p, -s), ctx.tone(rk, 2, d)) +
        (cap
          ? fill(
              polygon([
                x - w * 0.3,
                y - h * 0.93,
                x - w * 0.34,
                y - h * 1.0,
                x - w * 0.06,
                y - h * 1.16,
                x + w * 0.16,
                y - h * 1.14,
                x + w * 0.36,
                y - h * 0.99,
                x + w * 0.28,
                y - h * 0.93,
              ]),
              ctx.tone('#7a5a58', 1.2, d),
            ) +
            fill(
              polygon(
                s > 0
                  ? [x - w * 0.3, y - h * 0.93, x - w * 0.34, y - h, x - w * 0.06, y - h * 1.16, x, y - h * 0.93]
                  : [x + w * 0.28, y - h * 0.93, x + w * 0.36, y - h * 0.99, x + w * 0.16, y - h * 1.14, x, y - h * 0.93],
              ),
              ctx.tone('#7a5a58', 2.3, d),
            )
          : '') +
        fill(
          roundArch(x + s * w * 0.12, y - h * 0.2, w * 0.15, h * 0.12) +
            (h > 200 ? roundArch(x - w * 0.1, y - h * 0.42, w * 0.12, h * 0.08) : ''),
          ctx.pane('#4a2f34', d),
        ) +
        stroke(path`M${x - w * 0.44} ${y - h * 0.36}q${w * 0.4} ${h * 0.04} ${w * 0.88} 0`, ctx.tone(rk, 2.2, d), 3, opacity(0.5))
      );
    };
    const far = (
      [
        [360, 936, 60, 120],
        [430, 940, 74, 150],
        [500, 936, 56, 110],
        [1120, 940, 70, 140],
        [1200, 936, 84, 170],
        [1280, 940, 60, 120],
        [100, 940, 80, 150],
        [1460, 940, 90, 170],
      ] as const
    )
      .map(([x, y, w, h], i) => chim(x, y, w, h, i % 2 === 0, 0.22))
      .join('');
    const mid = layer(
      ctx,
      `${smooth([-440, 950, 0, 930, 300, 946, 520, 970, 700, 960, 900, 980, 1100, 950, 1400, 940, 2040, 960])}V1290H-440z`,
      { y: 950, amp: 40, albedo: '#d89468', depth: 0.1, tone: 0.9, foot: 240, mist: 0.3 },
    );
    const near =
      chim(420, 1110, 150, 330) +
      chim(560, 1120, 118, 230) +
      chim(330, 1120, 120, 220, false) +
      chim(1130, 1110, 140, 290) +
      chim(1246, 1120, 170, 370) +
      chim(1020, 1116, 96, 160) +
      chim(60, 1120, 160, 320) +
      chim(190, 1124, 120, 200) +
      chim(1430, 1120, 140, 260) +
      chim(1560, 1120, 170, 340);
    const ground = layer(
      ctx,
      smooth([-440, 1100, 0, 1086, 340, 1096, 600, 1120, 800, 1106, 1040, 1100, 1300, 1090, 1640, 1096, 2040, 1090]) +
        'V1290H-440z',
      { y: 1090, amp: 30, albedo: '#b8704c', depth: 0, tone: 1.2, foot: 190, mist: 0.3 },
    );
    const road = fill(
      'M640 1290Q700 1200 780 1150T840 1108L862 1108Q840 1150 860 1200T900 1290z',
      ctx.tone('#e8c29a', 0.6),
      opacity(0.8),
    );
    const bl = [
      [800, 420, 1.55, '#d9402c', '#f6c453'],
      [520, 330, 1.05, '#2f6f8f', '#f3e6cf'],
      [1080, 300, 1.2, '#e8862f', '#fff0d2'],
      [1190, 560, 0.7, '#7a3f86', '#f2b0a0'],
      [420, 600, 0.8, '#e5b93a', '#c8352b'],
      [640, 660, 0.5, '#2f8a7a', '#f6e2b0'],
      [960, 640, 0.44, '#c8352b', '#fff0d8'],
      [1010, 470, 0.5, '#2f5f9f', '#f6c453'],
      [650, 240, 0.5, '#d9628a', '#fff0d8'],
      [720, 760, 0.28, '#e8862f', '#fff'],
      [860, 780, 0.24, '#7a3f86', '#f6c453'],
      [560, 780, 0.26, '#c8352b', '#f6c453'],
      [220, 420, 1.1, '#c8352b', '#fff0d8'],
      [90, 620, 0.6, '#2f6f8f', '#f6c453'],
      [1380, 420, 1.0, '#2f8a7a', '#fff0d2'],
      [1510, 620, 0.7, '#d9402c', '#f6c453'],
    ] as const;
    return {
      main:
        far +
        mid +
        bl
          .slice(5)
          .map(([x, y, k, a, b]) => balloon(ctx, x, y, k, { a, b, depth: k < 0.4 ? 0.4 : k < 0.8 ? 0.15 : 0 }))
          .join('') +
        bl
          .slice(0, 5)
          .map(([x, y, k, a, b]) => balloon(ctx, x, y, k, { a, b }))
          .join('') +
        near,
      front:
        ground +
        road +
        people(ctx, [
          [840, 1166, 60],
          [866, 1170, 56],
        ]),
    };
  },
};
