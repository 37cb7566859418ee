import { parkTrees } from '../engine/broadleaf.ts';
import { mistBand, streaks } from '../engine/clouds.ts';
import { hills } from '../engine/hills.ts';
import { balloonStamp } from '../engine/kits/balloon-stamp.ts';
import { palmStamp } from '../engine/kits/palm-stamp.ts';
import { putStamp } from '../engine/kits/stamps.ts';
import { mountains } from '../engine/mountains.ts';
import { circle, halfSymmetric, pointedArch, polygon, rect, smooth, symmetric } from '../engine/path.ts';
import type { Span } from '../engine/random.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke, strokeRound } from '../engine/svg.ts';

/** Temples of Bagan with balloons at sunrise, an ox cart passing. */
export const bagan: Scene = {
  horizon: 800,
  wideTop: 310,
  mood: 'saffron',
  night: 'jungle',
  sun: { x: 620, y: 640, r: 120 },
  ground(ctx) {
    const y = 800;
    return {
      sky: streaks(ctx, { n: 4, y: [430, 620], alpha: 0.5, seed: 'bg' }),
      far:
        mountains(ctx, { y: y, h: 120, n: 7, depth: 0.7, albedo: '#8a7a9a', seed: 'bg0', jag: 0.04 }) +
        mistBand(ctx, y + 10, 80, 0.7),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      br = '#b5613c';
    const temple = (d: number, spire: boolean) =>
      ctx.share(`bg${d}${spire}`, () => {
        const L = ctx.tone(br, 0.4, d),
          M = ctx.tone(br, 1.1, d),
          D = ctx.tone(br, 2.15, d),
          K = ctx.pane('#4a2a2a', d),
          tiers = [
            [150, 0, 150, -64],
            [126, -64, 124, -100],
            [104, -100, 102, -132],
            [84, -132, 82, -160],
          ] as const;
        let o = '';
        for (const [a, y0, b, y1] of tiers)
          o +=
            fill(symmetric(0, [a, y0, b, y1]), M) +
            fill(halfSymmetric(0, [a, y0, b, y1], -s), D) +
            fill(rect(-b - 4, y1 - 4, 2 * b + 8, 6), L) +
            fill([-1, 1].map((q) => polygon([q * (b + 2), y1, q * (b - 3), y1 - 24, q * (b - 9), y1])).join(''), M);
        const sp = spire
          ? [56, -160, 60, -196, 54, -240, 42, -280, 30, -300, 22, -306, 14, -350, 5, -392, 0, -430]
          : [70, -160, 66, -196, 48, -222, 26, -240, 20, -246, 12, -290, 4, -320, 0, -350];
        o +=
          fill(symmetric(0, sp), M) +
          fill(halfSymmetric(0, sp, -s), D) +
          (spire
            ? stroke('M-56-184H56M-54-214H54M-48-246H48M-38-276H38', L, 3, opacity(0.7))
            : stroke('M-24-252H24M-17-268H17M-13-284H13', L, 4)) +
          fill(
            halfSymmetric(
              0,
              sp.map((v, i) => (i % 2 ? v : v * 0.9)),
              s,
            ),
            L,
            opacity(0.35),
          );
        o +=
          fill(pointedArch(0, 0, 46, 60, 0.5), ctx.tone(br, 0.5, d)) +
          fill(polygon([-34, -44, 0, -92, 34, -44]), L) +
          fill(pointedArch(0, 0, 28, 46, 0.5) + pointedArch(-90, 0, 20, 36, 0.5) + pointedArch(90, 0, 20, 36, 0.5), K) +
          fill(`M-2-428h4v-14h-4z${circle(0, spire ? -444 : -356, 4)}`, ctx.tone('#f0c04a', 0.4, d));
        return o;
      });
    const T = (x: number, y: number, k: number, d: number, sp = true) =>
      x < ctx.left - 170 * k || x > ctx.right + 170 * k ? '' : putStamp(temple(d, sp), x, y, k);
    const stupa = (x: number, y: number, k: number, d: number) => {
      const c = ctx.tone(br, 1.1, d),
        D = ctx.tone(br, 2.1, d),
        p = [40, 0, 38, -14, 32, -16, 30, -28, 24, -30, 26, -50, 20, -66, 8, -76, 5, -92, 0, -120];
      return place(x, y, k, fill(symmetric(0, p), c) + fill(halfSymmetric(0, p, -s), D));
    };
    const gl = (y: number, sd: string, d: number, size: Span, alb: string) =>
      hills(ctx, { y, amp: 10, wl: 300, albedo: alb, depth: d, seed: sd, rim: 0.3, mist: 0.2 }) +
      parkTrees(ctx, {
        y: (x: number) => y + 6 + Math.sin(x / 90) * 6,
        size,
        albedo: alb,
        depth: d,
        seed: `${sd}t`,
        drop: 12,
        gap: 1.1,
      });
    const C = [
      ['#d8402c', '#fff0d0'],
      ['#2f7f9a', '#f6d27a'],
      ['#a83a6a', '#f6c86a'],
    ] as const;
    const main =
      (
        [
          [380, 812, 0.34],
          [520, 808, 0.26],
          [700, 812, 0.3],
          [900, 810, 0.36],
          [1080, 812, 0.28],
          [1230, 810, 0.34],
          [200, 812, 0.34],
          [1420, 812, 0.36],
          [60, 810, 0.26],
          [1560, 812, 0.3],
        ] as const
      )
        .map(([x, y, k], i) => T(x, y, k * (i % 2 ? 0.8 : 1), 0.5, true))
        .join('') +
      gl(822, 'bg1', 0.5, [24, 40], '#7d7a4c') +
      mistBand(ctx, 850, 70, 0.6) +
      (
        [
          [460, 900, 0.56],
          [760, 896, 0.44],
          [1200, 900, 0.62],
          [330, 896, 0.4],
          [110, 902, 0.6],
          [1500, 900, 0.6],
        ] as const
      )
        .map(([x, y, k]) => T(x, y, k, 0.34, true))
        .join('') +
      stupa(620, 902, 0.9, 0.34) +
      stupa(1040, 904, 0.8, 0.34) +
      gl(908, 'bg2', 0.3, [30, 50], '#6f7344') +
      mistBand(ctx, 946, 80, 0.5) +
      T(960, 1076, 1.32, 0.08) +
      T(440, 1060, 0.84, 0.08, false) +
      T(1420, 1070, 0.9, 0.08, false) +
      T(100, 1070, 0.9, 0.08) +
      stupa(640, 1070, 1.3, 0.1) +
      stupa(1230, 1076, 1.5, 0.08) +
      gl(1080, 'bg3', 0.08, [40, 66], '#5f6638') +
      balloonStamp(ctx, 830, 470, 1.1, C[0], 0.1);
    const cart = place(
      620,
      1186,
      1.15,
      fill('M-90-52H10L18-22H-96z', ctx.tone('#8a5a34', 1.6)) +
        fill('M-96-56Q-44-110 14-56L8-50H-90z', ctx.tone('#d9b878', 1)) +
        stroke('M-80-60Q-40-98 0-58M-60-74V-54M-22-74V-54', ctx.tone('#8a5a34', 2), 3) +
        stroke(circle(-44, -24, 26), ctx.tone('#4a3024', 2.3), 6) +
        stroke('M-70-24H-18M-44-50V2M-62-42L-26-6M-26-42L-62-6', ctx.tone('#4a3024', 2.3), 3) +
        strokeRound('M10-30L96-40', ctx.tone('#4a3024', 2.3), 5) +
        fill(
          'M60-34Q58-58 84-58H128Q138-72 152-68L170-58Q170-48 160-48L146-44Q142-30 132-28L132 0H124L120-24H84L80 0H72L68-22z',
          ctx.tone('#efe2d0', 1.3),
        ) +
        strokeRound('M150-68Q146-86 158-92M158-66Q166-80 178-78', ctx.tone('#4a3024', 2), 4) +
        fill(`${circle(18, -78, 9)}M2-44Q2-68 18-68T32-44z`, ctx.tone('#3a2a3a', 2.2)) +
        fill('M0-80L18-96L38-80z', ctx.tone('#e6c88a', 0.7)),
    );
    const path = fill(
      `${smooth([760, 1120, 700, 1150, 420, 1190, 200, 1290, 1000, 1290, 900, 1220, 800, 1170, 790, 1130])}z`,
      ctx.tone('#d9a86c', 0.8),
      opacity(0.9),
    );
    return {
      sky:
        balloonStamp(ctx, 1130, 520, 0.7, C[1], 0.2) +
        balloonStamp(ctx, 460, 520, 0.5, C[2], 0.26) +
        balloonStamp(ctx, 720, 660, 0.32, C[1], 0.45) +
        balloonStamp(ctx, 1010, 660, 0.36, C[2], 0.4) +
        balloonStamp(ctx, 1240, 650, 0.26, C[0], 0.5) +
        balloonStamp(ctx, 180, 480, 0.7, C[0], 0.22) +
        balloonStamp(ctx, 1440, 430, 0.9, C[2], 0.18),
      main,
      front:
        path +
        cart +
        palmStamp(ctx, 1210, 1260, 360, { lean: -1, spread: 0.36 }) +
        palmStamp(ctx, 1288, 1270, 290, { spread: 0.36 }) +
        palmStamp(ctx, 366, 1270, 330, { spread: 0.36 }) +
        palmStamp(ctx, 40, 1260, 330, { spread: 0.36 }) +
        palmStamp(ctx, 1540, 1260, 360, { lean: -1, spread: 0.36 }),
    };
  },
};
