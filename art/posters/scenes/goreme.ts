import { parkTrees } from '../engine/broadleaf.ts';
import { mistBand, streaks } from '../engine/clouds.ts';
import { hillAt, hills } from '../engine/hills.ts';
import { balloonStamp } from '../engine/kits/balloon-stamp.ts';
import { putStamp } from '../engine/kits/stamps.ts';
import { mountains } from '../engine/mountains.ts';
import { offset, path, polygon, roundArch, segment, times } from '../engine/path.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, stroke } from '../engine/svg.ts';
import { rooftops } from '../engine/town.ts';

/** Balloons rising between the fairy chimneys of Göreme. */
export const goreme: Scene = {
  horizon: 800,
  wideTop: 230,
  mood: 'rose',
  night: 'sand',
  sun: { x: 980, y: 640, r: 104 },
  ground(ctx) {
    const y = 800;
    return {
      sky: streaks(ctx, { n: 4, y: [420, 640], alpha: 0.55, seed: 'ca' }),
      far:
        mountains(ctx, {
          y: y - 10,
          depth: 0.66,
          albedo: '#8a7a9a',
          snow: 0.3,
          seed: 'ca0',
          jag: 0.05,
          peaks: [
            [520, 150, 320],
            [240, 80, 260],
            [1180, 90, 300],
            [1440, 120, 300],
          ],
        }) +
        hills(ctx, { y: y - 14, amp: 40, wl: 380, albedo: '#b58a86', depth: 0.56, seed: 'ca1' }) +
        mistBand(ctx, y + 30, 90, 0.6),
      mid: hills(ctx, { y: y + 70, amp: 56, wl: 300, albedo: '#c99a88', depth: 0.36, seed: 'ca2' }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      st = '#e8c3a4';
    const chimney = (x: number, y: number, h: number, w: number, d = 0, cap = true, holes = 3) => {
      const L = ctx.tone(st, 0.3, d),
        D = ctx.tone(st, 2, d),
        C = ctx.tone('#8a5a4c', 1, d),
        CD = ctx.tone('#8a5a4c', 2.3, d),
        X = (k: number) => x + k * w,
        Y = (k: number) => y - k * h;
      const out = (q: number) => [
        X(q * 0.5),
        y,
        X(q * 0.44),
        Y(0.22),
        X(q * 0.34),
        Y(0.46),
        X(q * 0.22),
        Y(0.7),
        X(q * 0.17),
        Y(0.84),
      ];
      const body = polygon([
        ...out(-1),
        ...(cap ? [] : [X(-0.08), Y(0.95), X(0), Y(1), X(0.08), Y(0.95)]),
        ...[...Array(5).keys()].reverse().flatMap((i) => out(1).slice(2 * i, 2 * i + 2)),
      ]);
      const half = polygon([
        ...out(-s),
        ...(cap ? [] : [X(0), Y(1)]),
        X(-s * 0.02),
        Y(0.84),
        X(-s * 0.09),
        Y(0.6),
        X(-s * 0.02),
        Y(0.42),
        X(-s * 0.14),
        Y(0.2),
        X(-s * 0.08),
        y,
      ]);
      return (
        fill(body, L) +
        fill(half, D, opacity(0.85)) +
        stroke(
          segment(X(s * 0.1), Y(0.5), X(s * 0.16), Y(0.1)) + segment(X(s * 0.24), Y(0.36), X(s * 0.31), Y(0.06)),
          D,
          w * 0.02,
          opacity(0.4),
        ) +
        (cap
          ? fill(
              path`M${X(-0.27)} ${Y(0.83)}Q${X(-0.26)} ${Y(0.95)} ${X(-0.06)} ${Y(1.02)}Q${X(0.16)} ${Y(1.02)} ${X(0.26)} ${Y(0.85)}Q${X(0)} ${Y(0.79)} ${X(-0.27)} ${Y(0.83)}z`,
              C,
            ) +
            fill(
              s > 0
                ? path`M${X(-0.27)} ${Y(0.83)}Q${X(-0.26)} ${Y(0.95)} ${X(-0.06)} ${Y(1.02)}Q${X(-0.1)} ${Y(0.9)} ${X(-0.02)} ${Y(0.805)}z`
                : path`M${X(0.26)} ${Y(0.85)}Q${X(0.16)} ${Y(1.02)} ${X(-0.06)} ${Y(1.02)}Q${X(0.08)} ${Y(0.9)} ${X(0.02)} ${Y(0.8)}z`,
              CD,
            )
          : '') +
        fill(
          times(holes, (i) => roundArch(X(s * (0.03 + (i % 2) * 0.11)), Y(0.5 - i * 0.15), w * 0.08, h * 0.06)),
          ctx.pane('#5a3a3a', d),
        )
      );
    };
    const chS = (x: number, y: number, h: number, w: number, d: number, cap: boolean) =>
      x < ctx.left - w || x > ctx.right + w
        ? ''
        : putStamp(
            ctx.share(`ch${d}${cap}`, () => chimney(0, 0, 200, 100, d, cap, 2)),
            x,
            y,
            w / 100,
            false,
            h / 200,
          );
    // Uçhisar: a honeycombed rock citadel on the skyline
    const uy = 850,
      uch =
        fill(
          polygon(
            offset(
              0,
              uy,
              [
                1010, 0, 1040, -60, 1070, -70, 1090, -130, 1120, -150, 1130, -200, 1160, -222, 1190, -214, 1206, -170, 1236, -160,
                1250, -90, 1290, -74, 1330, 0,
              ],
            ),
          ),
          ctx.tone(st, 0.6, 0.3),
        ) +
        fill(
          s > 0
            ? polygon(
                offset(
                  0,
                  uy,
                  [1010, 0, 1040, -60, 1070, -70, 1090, -130, 1120, -150, 1130, -200, 1160, -222, 1150, -150, 1130, -90, 1150, 0],
                ),
              )
            : polygon(offset(0, uy, [1330, 0, 1290, -74, 1250, -90, 1236, -160, 1206, -170, 1190, -214, 1190, -100, 1170, 0])),
          ctx.tone(st, 2, 0.3),
        ) +
        fill(
          times(16, (i) => roundArch(1080 + ((i * 43) % 180), uy - 24 - ((i * 29) % 110), 7, 13)),
          ctx.pane('#6b4a4a', 0.3),
        ) +
        rooftops(ctx, {
          y: uy + 6,
          rows: 1,
          scale: 0.42,
          from: 960,
          to: 1390,
          depth: 0.3,
          seed: 'uc',
          wall: '#e8cdb0',
          roof: '#d9b08c',
        });
    const mid = (
      [
        [420, 910, 190, 90],
        [500, 930, 250, 110],
        [590, 920, 170, 84],
        [860, 916, 150, 80],
        [930, 930, 200, 96],
        [250, 920, 220, 100],
        [120, 930, 260, 110],
        [1400, 940, 250, 110],
        [1500, 930, 190, 96],
      ] as const
    )
      .map(([x, y, h, w], i) => chS(x, y, h, w, 0.2, i % 3 !== 2))
      .join('');
    const g1 =
      hills(ctx, { y: 930, amp: 30, wl: 420, albedo: '#d3a488', depth: 0.14, seed: 'ca5' }) +
      parkTrees(ctx, {
        y: hillAt(ctx, { y: 944, amp: 30, wl: 420, seed: 'ca5' }),
        size: [32, 50],
        albedo: '#7d8a5c',
        depth: 0.14,
        seed: 'cat',
        drop: 4,
        gap: 1.2,
      });
    const near = (
      [
        [1130, 1190, 430, 210, true],
        [1250, 1220, 560, 250, true],
        [400, 1200, 400, 200, true],
        [500, 1210, 290, 160, false],
        [60, 1210, 520, 240, true],
        [1480, 1210, 480, 230, true],
        [1010, 1200, 230, 140, false],
      ] as const
    )
      .map(([x, y, h, w, cap]) => chS(x, y, h, w, 0, cap))
      .join('');
    const g15 =
      hills(ctx, { y: 1030, amp: 34, wl: 360, albedo: '#d9a68a', depth: 0.08, seed: 'ca8', tone: 0.8 }) +
      (
        [
          [620, 1090, 190, 96],
          [700, 1110, 150, 84],
          [860, 1096, 170, 90],
          [940, 1112, 200, 100],
          [300, 1090, 180, 96],
          [1340, 1100, 200, 100],
        ] as const
      )
        .map(([x, y, h, w], i) => chS(x, y, h, w, 0.08, i % 2 === 0))
        .join('') +
      hills(ctx, { y: 1096, amp: 22, wl: 300, albedo: '#cf9a7e', depth: 0.05, seed: 'ca9' });
    const g2 =
      hills(ctx, { y: 1190, amp: 22, wl: 380, albedo: '#c98f74', depth: 0.02, seed: 'ca6' }) +
      parkTrees(ctx, {
        y: hillAt(ctx, { y: 1206, amp: 22, wl: 380, seed: 'ca6' }),
        size: [26, 44],
        albedo: '#8a8a5c',
        depth: 0,
        seed: 'cau',
        drop: 5,
        gap: 1.1,
      });
    const C = [
      ['#d8402c', '#fff0d0'],
      ['#2f7f9a', '#f6d27a'],
      ['#f2a02c', '#7a2c5a'],
      ['#7a3f8a', '#f6c8b0'],
    ] as const;
    const skyArt =
      balloonStamp(ctx, 1130, 480, 0.62, C[1], 0.2) +
      balloonStamp(ctx, 860, 560, 0.4, C[3], 0.36) +
      balloonStamp(ctx, 1050, 700, 0.28, C[0], 0.5) +
      balloonStamp(ctx, 470, 640, 0.5, C[2], 0.3) +
      balloonStamp(ctx, 330, 520, 0.34, C[1], 0.4) +
      balloonStamp(ctx, 780, 740, 0.24, C[2], 0.5) +
      balloonStamp(ctx, 1240, 620, 0.4, C[2], 0.36) +
      balloonStamp(ctx, 180, 420, 0.8, C[3], 0.2) +
      balloonStamp(ctx, 1430, 470, 0.9, C[0], 0.14) +
      balloonStamp(ctx, 60, 640, 0.36, C[0], 0.4);
    return {
      sky: skyArt,
      main: uch + mid + g1 + g15 + balloonStamp(ctx, 690, 610, 1.9, C[0], 0.02) + balloonStamp(ctx, 880, 800, 0.7, C[3], 0.16),
      front: near + g2,
    };
  },
};
