import { birds } from '../engine/birds.ts';
import { parkTrees } from '../engine/broadleaf.ts';
import { cumulus } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import { forest } from '../engine/conifers.ts';
import { hills } from '../engine/hills.ts';
import { mountains } from '../engine/mountains.ts';
import { polygon, rect, roundArch, smooth, standingRect, times } from '../engine/path.ts';
import type { Curve, Span } from '../engine/random.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity } from '../engine/svg.ts';

/** Neuschwanstein castle above autumn woods. */
export const neuschwanstein: Scene = {
  horizon: 760,
  wideTop: 230,
  mood: 'tropic',
  night: 'teal',
  sun: { x: 1110, y: 430, r: 84 },
  ground(ctx) {
    return {
      sky: cumulus(ctx, 500, 430, 280) + cumulus(ctx, 1180, 330, 330) + cumulus(ctx, 60, 380, 300) + cumulus(ctx, 1560, 480, 320),
      far:
        mountains(ctx, { y: 780, h: 300, n: 6, albedo: '#6f8a9e', snow: 0.3, depth: 0.56, seed: 'ne1' }) +
        hills(ctx, { y: 800, amp: 50, wl: 460, albedo: '#7fa06a', depth: 0.42, seed: 'ne2' }) +
        fill(
          `${smooth([ctx.left - 40, 850, 200, 838, 420, 846, 560, 858, 420, 872, 200, 880, ctx.left - 40, 876])}z`,
          mix(ctx.mood.water[0], ctx.mood.water[1], 0.35),
        ) +
        fill(
          `${smooth([1120, 846, 1300, 836, 1720, 840, 1720, 872, 1300, 876])}z`,
          mix(ctx.mood.water[0], ctx.mood.water[1], 0.35),
        ),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      st = '#fbf2e2',
      L = ctx.built(st, 0.1),
      M = ctx.built(st, 1),
      D = ctx.built(st, 1.9),
      K = ctx.night ? ctx.mood.glow : ctx.built('#4a4a5a', 2.3),
      sl = '#4f6f8f',
      SL = ctx.built(sl, 0.6),
      SD = ctx.built(sl, 1.9),
      rd = '#c8704a';
    // crag
    const rk = '#9a9286',
      rock =
        fill(
          polygon([
            380, 1290, 440, 1120, 470, 1010, 540, 930, 580, 860, 640, 830, 1000, 822, 1080, 850, 1120, 900, 1180, 990, 1220, 1100,
            1290, 1290,
          ]),
          ctx.tone(rk, 1),
        ) +
        fill(
          s > 0
            ? polygon([
                380, 1290, 440, 1120, 470, 1010, 540, 930, 580, 860, 640, 830, 610, 920, 640, 980, 590, 1060, 640, 1140, 600,
                1290,
              ])
            : polygon([
                1290, 1290, 1220, 1100, 1180, 990, 1120, 900, 1080, 850, 1000, 822, 1040, 920, 1000, 1000, 1060, 1080, 1010, 1290,
              ]),
          ctx.tone(rk, 2.1),
        ) +
        fill(
          polygon([760, 850, 800, 940, 770, 1010, 830, 1010, 850, 920]) +
            polygon([930, 850, 960, 960, 940, 1020, 1010, 1020, 990, 920]) +
            polygon([700, 960, 730, 1060, 700, 1120, 760, 1110]),
          ctx.tone(rk, 2.2),
          opacity(0.75),
        );
    const cyl = (x: number, w: number, t: number, b: number) =>
      fill(
        rect(x - w / 2, t, w, b - t),
        ctx.linearGradient(
          s > 0
            ? [
                [0, D],
                [0.55, M],
                [0.8, L],
                [1, L],
              ]
            : [
                [0, L],
                [0.2, L],
                [0.5, M],
                [1, D],
              ],
          x - w / 2,
          0,
          x + w / 2,
          0,
        ),
      );
    const cone = (x: number, w: number, y: number, h: number) =>
      fill(polygon([x - w / 2, y, x, y - h, x + w / 2, y]), SL) +
      fill(s > 0 ? polygon([x - w / 2, y, x, y - h, x - w * 0.06, y]) : polygon([x + w / 2, y, x, y - h, x + w * 0.06, y]), SD) +
      fill(standingRect(x, y - h + 2, 2.2, 18), SD);
    const gallery = (x: number, w: number, y: number) =>
      fill(
        rect(x - w / 2 - 6, y, w + 12, 14) + times(5, (i) => rect(x - w / 2 - 6 + i * ((w + 8) / 4.4), y - 9, (w + 8) / 8, 10)),
        M,
      ) +
      fill(
        times(4, (i) => roundArch(x - w * 0.36 + i * w * 0.24, y + 14, w * 0.12, 10)),
        D,
      );
    const wins = (x: number, y: number, n: number, gx: number, rowsArt: number, gy: number, w = 11, h = 24) =>
      times(rowsArt, (j) => times(n, (i) => roundArch(x + i * gx, y + j * gy, w, h)));
    const castle =
      // knights' house and square tower, behind right
      fill(rect(930, 690, 120, 160), M) +
      fill(s > 0 ? rect(930, 690, 30, 160) : rect(1020, 690, 30, 160), D) +
      fill(polygon([924, 692, 948, 636, 1034, 636, 1056, 692]), SL) +
      fill(wins(956, 744, 4, 24, 3, 40), K) +
      cyl(912, 54, 500, 850) +
      gallery(912, 54, 500) +
      cyl(912, 40, 450, 502) +
      cone(912, 52, 452, 96) +
      fill(wins(902, 560, 2, 20, 3, 66, 9, 22), K) +
      // main high tower
      cyl(666, 60, 430, 860) +
      gallery(666, 60, 440) +
      cyl(666, 44, 384, 436) +
      cone(666, 58, 386, 106) +
      cyl(704, 20, 470, 560) +
      cone(704, 26, 472, 56) +
      fill(wins(656, 500, 2, 20, 4, 74, 9, 24), K) +
      // palas: tall gabled block, long side lit or shaded
      fill(rect(700, 600, 150, 256), s > 0 ? M : L) +
      fill(polygon([700, 602, 775, 500, 850, 602]), s > 0 ? M : L) +
      fill(rect(850, 600, 90, 256), s > 0 ? L : D) +
      fill(polygon([775, 492, 852, 604, 946, 604, 884, 506]), s > 0 ? SL : SD) +
      fill(polygon([775, 488, 692, 606, 702, 610, 775, 508, 848, 610, 858, 604]), SD) +
      fill(
        wins(728, 660, 4, 31, 1, 0, 15, 40) +
          wins(728, 720, 4, 31, 3, 50) +
          wins(866, 660, 3, 28, 4, 50) +
          roundArch(764, 600, 12, 34) +
          roundArch(786, 600, 12, 34),
        K,
      ) +
      fill(rect(696, 676, 160, 5) + rect(696, 736, 160, 4), D, opacity(0.6)) +
      fill(
        times(2, (i) => rect(738, 740 + i * 50 - 4, 74, 10)),
        D,
        opacity(0.8),
      ) +
      cyl(700, 26, 560, 850) +
      cone(700, 34, 562, 74) +
      cyl(852, 24, 564, 850) +
      cone(852, 32, 566, 70) +
      // bower and lower court
      fill(rect(580, 720, 100, 150), M) +
      fill(s > 0 ? rect(580, 720, 30, 150) : rect(650, 720, 30, 150), D) +
      fill(polygon([574, 722, 604, 672, 656, 672, 686, 722]), SL) +
      fill(wins(606, 770, 3, 24, 2, 44), K) +
      cyl(576, 34, 680, 880) +
      cone(576, 44, 682, 78) +
      fill(wins(576, 730, 1, 0, 2, 50, 9, 20), K) +
      // red gatehouse
      fill(rect(1040, 746, 104, 130), ctx.built(rd, 0.8)) +
      fill(s > 0 ? rect(1040, 746, 26, 130) : rect(1118, 746, 26, 130), ctx.built(rd, 2)) +
      fill(
        polygon([
          1040, 748, 1050, 728, 1062, 728, 1062, 712, 1080, 712, 1080, 696, 1104, 696, 1104, 712, 1122, 712, 1122, 728, 1134, 728,
          1144, 748,
        ]),
        ctx.built(rd, 0.8),
      ) +
      cyl(1040, 32, 726, 880) +
      cone(1040, 40, 728, 60) +
      cyl(1146, 32, 726, 880) +
      cone(1146, 40, 728, 60) +
      fill(roundArch(1092, 876, 36, 60) + wins(1074, 790, 3, 18, 1, 0, 10, 22), K) +
      fill(rect(580, 840, 480, 40), D) +
      fill(rect(580, 836, 480, 6), L);
    const aut = ['#c8682f', '#d99a35', '#b04f2f'];
    const wood = (yAt: Curve, q: Span, seed: string, from: number, to: number, dp: number, drop = 120) =>
      aut
        .map((c, i) =>
          parkTrees(ctx, {
            y: (x: number) => yAt(x) + i * 22,
            size: q,
            from,
            to,
            albedo: c,
            depth: dp,
            seed: seed + i,
            drop: i === 2 ? drop : 34,
          }),
        )
        .join('');
    const woods =
      parkTrees(ctx, {
        y: (x: number) => 866 + Math.max(0, Math.abs(x - 830) - 250) * 0.44,
        size: [24, 40],
        from: 540,
        to: 1190,
        albedo: '#c8843a',
        depth: 0.06,
        seed: 'nw0',
        drop: 30,
      }) +
      forest(ctx, {
        yAt: (x) => 940 + Math.abs(x - 820) * 0.16 + Math.sin(x / 60) * 8,
        h: [70, 120],
        gap: 42,
        albedo: '#2f5f50',
        depth: 0.06,
        seed: 'nw1',
        tiers: 3,
        from: 480,
        to: 1230,
      });
    const side =
      parkTrees(ctx, {
        y: (x: number) => 880 + Math.sin(x / 120) * 20 + Math.max(0, x - 330) * 0.9,
        size: [40, 66],
        from: ctx.left - 80,
        to: 560,
        albedo: '#d99a35',
        depth: 0.12,
        seed: 'nw2',
        drop: 400,
      }) +
      parkTrees(ctx, {
        y: (x: number) => 900 + Math.sin(x / 120) * 20 + Math.max(0, 1330 - x) * 0.9,
        size: [40, 66],
        from: 1130,
        to: ctx.right + 80,
        albedo: '#c8682f',
        depth: 0.12,
        seed: 'nw3',
        drop: 400,
      }) +
      forest(ctx, {
        yAt: (x) => 1000 + Math.sin(x / 90) * 16,
        h: [100, 170],
        gap: 54,
        albedo: '#2f5f50',
        depth: 0.06,
        seed: 'nw4',
        to: 560,
      }) +
      forest(ctx, {
        yAt: (x) => 1010 + Math.sin(x / 90) * 16,
        h: [100, 170],
        gap: 54,
        albedo: '#2f5f50',
        depth: 0.06,
        seed: 'nw5',
        from: 1130,
      });
    const sp = (yAt: Curve, h: Span, gap: number, c: string, seed: string, tone = 1.9) =>
      forest(ctx, { yAt, h, gap, albedo: c, depth: 0.02, seed, tone, wide: 0.42 });
    const near =
      fill(rect(ctx.left, 1120, ctx.right - ctx.left, 170), ctx.tone('#2f5f50', 2.2)) +
      wood(
        (x: number) => 1084 + Math.sin(x / 110) * 12 - Math.abs(x - 800) * 0.05,
        [34, 60],
        'nw6',
        ctx.left - 80,
        ctx.right + 80,
        0.03,
        160,
      ) +
      sp((x: number) => 1196 + Math.sin(x / 70) * 10, [100, 170], 66, '#2f5f50', 'nwa') +
      sp((x: number) => 1276 + Math.sin(x / 50) * 10, [120, 210], 80, '#244f46', 'nwb', 2.2);
    return { main: rock + castle + woods + side, front: near + birds(ctx, 500, 520, 5, { size: 12 }) };
  },
};
