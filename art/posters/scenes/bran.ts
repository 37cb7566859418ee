import { birds } from '../engine/birds.ts';
import { parkTrees } from '../engine/broadleaf.ts';
import { streaks } from '../engine/clouds.ts';
import { forest } from '../engine/conifers.ts';
import { hillAt, hills } from '../engine/hills.ts';
import { mountains } from '../engine/mountains.ts';
import { polygon, rect, roundArch, tick, times } from '../engine/path.ts';
import type { Curve } from '../engine/random.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, stroke } from '../engine/svg.ts';

/** Bran Castle on its crag above autumn woods, the Bucegi behind. */
export const bran: Scene = {
  horizon: 880,
  wideTop: 210,
  mood: 'dusk',
  night: 'night',
  sun: { x: 1050, y: 440, r: 112 },
  ground(ctx) {
    const y = 880;
    return {
      sky: streaks(ctx, { n: 5, y: [250, 560], alpha: 0.5, seed: 'br' }),
      far:
        mountains(ctx, { y: y - 60, h: 320, n: 5, depth: 0.55, snow: 0.22, albedo: '#6d7fa0', seed: 'bucegi' }) +
        hills(ctx, { y: y - 110, amp: 80, wl: 420, albedo: '#4d6a68', depth: 0.42, seed: 'b1' }) +
        forest(ctx, {
          yAt: hillAt(ctx, { y: y - 60, amp: 60, wl: 380, seed: 'b2' }),
          h: [40, 80],
          gap: 15,
          depth: 0.36,
          seed: 'bf1',
          albedo: '#355a5a',
        }) +
        hills(ctx, { y: y - 60, amp: 60, wl: 380, albedo: '#3f6260', depth: 0.36, seed: 'b2' }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      wall = '#efe0c6',
      roof = '#b8523a',
      rk = '#8a7f86';
    const L = ctx.built(wall, 0.2),
      M = ctx.built(wall, 1.1),
      D = ctx.built(wall, 2.05),
      K = ctx.pane('#4a3440'),
      RL = ctx.built(roof, 0.6),
      RD = ctx.built(roof, 1.9),
      tim = ctx.built('#5a3a2c', 1.8);
    // crag
    const cragArt = [
      430, 1010, 470, 930, 520, 880, 548, 800, 590, 752, 610, 700, 650, 676, 720, 668, 860, 664, 950, 676, 990, 712, 1030, 780,
      1080, 830, 1110, 900, 1180, 1010,
    ];
    const rock =
      fill(polygon(cragArt), ctx.tone(rk, 0.8, 0.04)) +
      fill(
        polygon([
          430, 1010, 470, 930, 520, 880, 548, 800, 590, 752, 610, 700, 650, 676, 680, 740, 640, 800, 690, 860, 640, 930, 670,
          1010,
        ]) +
          polygon([740, 690, 790, 760, 760, 830, 820, 890, 790, 1010, 890, 1010, 870, 900, 900, 830, 850, 760, 860, 690]) +
          polygon([960, 720, 990, 800, 970, 880, 1020, 1010, 1100, 1010, 1060, 900, 1040, 840]),
        ctx.tone(rk, 2.1, 0.04),
      ) +
      fill(
        polygon([690, 700, 730, 760, 710, 800, 740, 860, 700, 830, 690, 770]) +
          polygon([900, 700, 940, 780, 920, 860, 950, 930, 910, 880, 890, 800]),
        ctx.tone(rk, 0, 0.04),
        opacity(0.6),
      );
    const boxArt = (x: number, y: number, w: number, h: number, sw = 0.34) =>
      fill(rect(x, y - h, w, h), L) + fill(s > 0 ? rect(x, y - h, w * sw, h) : rect(x + w * (1 - sw), y - h, w * sw, h), D);
    const hip = (x: number, y: number, w: number, h: number, over = 7) =>
      fill(polygon([x - over, y + 3, x + w * 0.3, y - h, x + w * 0.7, y - h, x + w + over, y + 3]), RL) +
      fill(
        s > 0
          ? polygon([x - over, y + 3, x + w * 0.3, y - h, x + w * 0.46, y - h, x + w * 0.32, y + 3])
          : polygon([x + w + over, y + 3, x + w * 0.7, y - h, x + w * 0.54, y - h, x + w * 0.68, y + 3]),
        RD,
      );
    const cone = (x: number, y: number, w: number, h: number) =>
      fill(polygon([x - w / 2 - 7, y + 3, x, y - h, x + w / 2 + 7, y + 3]), RL) +
      fill(polygon([x - s * (w / 2 + 7), y + 3, x, y - h, x - s * w * 0.02, y + 3]), RD) +
      fill(rect(x - 1.5, y - h - 16, 3, 18), tim);
    const wins = (list: readonly (readonly [number, number])[]) =>
      stroke(list.map(([x, y]: readonly [number, number]) => tick(x, y, 17)).join(''), K, 9);
    // back to front
    const keep =
      boxArt(742, 700, 108, 280, 0.36) +
      fill(rect(734, 412, 124, 16), L) +
      fill(
        times(5, (i) => rect(736 + i * 26, 398, 14, 16)),
        M,
      ) +
      hip(744, 400, 104, 84) +
      wins([
        [772, 450],
        [812, 450],
        [794, 520],
        [778, 590],
        [824, 600],
      ]) +
      fill(polygon([790, 318, 796, 276, 802, 318]), tim);
    const west =
      fill(
        polygon([610, 712, 618, 520, 690, 520, 698, 712]),
        ctx.linearGradient(
          s > 0
            ? [
                [0, D],
                [0.5, M],
                [1, L],
              ]
            : [
                [0, L],
                [0.5, M],
                [1, D],
              ],
          610,
          0,
          698,
          0,
        ),
      ) +
      fill(rect(611, 508, 86, 16), M) +
      cone(654, 508, 80, 128) +
      wins([
        [640, 550],
        [668, 600],
        [646, 650],
      ]);
    const hall =
      boxArt(676, 706, 260, 150, 0.2) +
      fill(polygon([666, 560, 700, 486, 914, 486, 948, 560]), RL) +
      fill(polygon(s > 0 ? [666, 560, 700, 486, 742, 486, 726, 560] : [948, 560, 914, 486, 872, 486, 888, 560]), RD) +
      fill(
        times(4, (i) => polygon([724 + i * 52, 540, 738 + i * 52, 512, 752 + i * 52, 540])),
        RD,
      ) +
      wins([
        [706, 584],
        [736, 584],
        [868, 584],
        [904, 584],
        [706, 640],
        [868, 640],
        [904, 640],
      ]) +
      fill(rect(672, 604, 150, 6), tim) +
      stroke(
        times(9, (i) => tick(680 + i * 17, 606, 26)),
        tim,
        3,
      ) +
      fill(rect(672, 630, 150, 5), tim);
    const east =
      boxArt(900, 716, 92, 236, 0.38) +
      fill(rect(893, 474, 106, 12), M) +
      fill(polygon([890, 478, 930, 368, 962, 368, 1002, 478]), RL) +
      fill(s > 0 ? polygon([890, 478, 930, 368, 944, 368, 928, 478]) : polygon([1002, 478, 962, 368, 948, 368, 964, 478]), RD) +
      wins([
        [926, 500],
        [966, 500],
        [948, 570],
        [930, 640],
        [970, 650],
      ]) +
      fill(rect(944, 344, 3, 26), tim);
    const gate =
      boxArt(560, 772, 84, 100, 0.3) +
      hip(558, 674, 88, 46) +
      wins([
        [586, 700],
        [618, 700],
      ]) +
      fill(roundArch(602, 772, 26, 42), K);
    const turret = fill(rect(842, 420, 40, 80), M) + cone(862, 422, 40, 76) + wins([[862, 440]]);
    // autumn wood around the rock
    const wood = (seed: string, yAt: Curve, from: number, to: number, c: string, d: number) =>
      parkTrees(ctx, { y: yAt, from, to, size: [46, 84], albedo: c, depth: d, seed, drop: 90 });
    const front =
      wood('w1', (x: number) => 930 + Math.abs(x - 800) * -0.06 + 40, -440, 640, '#c8752e', 0.04) +
      wood('w2', () => 960, 930, 2040, '#b5582c', 0.04) +
      forest(ctx, {
        yAt: (x) => 1040 + Math.sin(x / 160) * 12,
        h: [90, 170],
        gap: 36,
        depth: 0,
        seed: 'bf3',
        albedo: '#2c4f4a',
        tone: 1.9,
        density: 0.85,
      }) +
      wood('w3', (x: number) => 1090 + Math.sin(x / 140) * 14, -440, 2040, '#d08a34', 0) +
      hills(ctx, { y: 1150, amp: 26, wl: 420, albedo: '#4a4a3c', depth: 0, seed: 'b9', tone: 1.8 }) +
      forest(ctx, {
        yAt: (x) => 1270 - Math.abs(x - 800) * 0.05,
        h: [120, 240],
        gap: 52,
        depth: 0,
        seed: 'bf4',
        albedo: '#1f3f42',
        tone: 2.2,
        density: 0.75,
      });
    return { main: keep + turret + rock + west + hall + east + gate, front: front + birds(ctx, 600, 400, 7, { size: 12 }) };
  },
};
