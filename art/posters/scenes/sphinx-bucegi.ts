import { birds } from '../engine/birds.ts';
import { bank, streaks } from '../engine/clouds.ts';
import { hills } from '../engine/hills.ts';
import { mountains } from '../engine/mountains.ts';
import { ellipse, polygon } from '../engine/path.ts';
import { personPath } from '../engine/people.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, group, opacity, place, stroke } from '../engine/svg.ts';
import { grass } from '../engine/undergrowth.ts';

/** The Sphinx of the Bucegi plateau with the Babele mushrooms, hikers at its foot. */
export const sphinxBucegi: Scene = {
  horizon: 960,
  wideTop: 250,
  mood: 'dawn',
  night: 'violet',
  sun: { x: 1090, y: 470, r: 92 },
  ground(ctx) {
    const y = 960;
    return {
      sky: streaks(ctx, { n: 4, y: [240, 520], alpha: 0.6, seed: 'bu' }),
      far:
        mountains(ctx, { y: y - 90, h: 260, n: 5, depth: 0.6, snow: 0.2, albedo: '#7488aa', seed: 'buc' }) +
        bank(ctx, y - 130, { amp: 40, wl: 150, alpha: 0.95, seed: 'bub', base: y + 40 }) +
        hills(ctx, { y: y - 40, amp: 60, wl: 420, albedo: '#6f8f6a', depth: 0.34, seed: 'bu2' }) +
        bank(ctx, y - 60, { amp: 26, wl: 120, alpha: 0.7, seed: 'buc2', base: y + 60 }),
      mid: hills(ctx, { y: y + 30, amp: 24, wl: 520, albedo: '#8fa05c', depth: 0.08, seed: 'bu3', tone: 0.7 }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      rk = '#b59a86';
    // Twelve metres wide, eight tall: a boulder first, a profile second. It looks right, toward the dawn.
    const head = [
      366, 1020, 384, 940, 376, 880, 404, 800, 398, 742, 436, 676, 470, 620, 540, 566, 640, 532, 760, 512, 860, 508, 944, 522,
      1000, 548, 1022, 580, 1016, 606, 984, 622, 986, 640, 1012, 668, 1040, 706, 1046, 724, 1028, 736, 1000, 742, 996, 756, 1022,
      766, 1024, 780, 1000, 792, 1004, 806, 1020, 818, 1014, 842, 986, 864, 958, 880, 954, 910, 984, 948, 1040, 980, 1096, 1020,
    ];
    const d = polygon(head),
      clip = ctx.clip(d);
    const c = (t: number) => ctx.built(rk, t);
    const planes =
      fill(
        polygon([
          366, 1020, 384, 940, 376, 880, 404, 800, 398, 742, 436, 676, 470, 620, 540, 566, 640, 532, 610, 640, 650, 720, 600, 800,
          640, 900, 590, 1020,
        ]),
        c(1.9),
      ) +
      fill(
        polygon([640, 532, 760, 512, 860, 508, 944, 522, 1000, 548, 1022, 580, 940, 586, 850, 572, 740, 590, 680, 620]),
        c(0.1),
      ) +
      fill(polygon([1022, 580, 1016, 606, 984, 622, 986, 636, 930, 640, 872, 628, 844, 606, 900, 590, 960, 592]), c(2.5)) +
      fill(polygon([986, 640, 1012, 668, 1040, 706, 1046, 724, 990, 716, 950, 690, 950, 650]), c(0.1)) +
      fill(polygon([1046, 724, 1028, 736, 1000, 742, 996, 756, 940, 756, 930, 738, 990, 728]), c(2.2)) +
      fill(polygon([1024, 780, 1000, 792, 1004, 806, 950, 804, 900, 790, 940, 778]), c(2.4)) +
      fill(
        polygon([
          1014, 842, 986, 864, 958, 880, 954, 910, 984, 948, 1040, 980, 1096, 1020, 800, 1020, 840, 930, 880, 880, 930, 858,
        ]),
        c(2),
      ) +
      fill(polygon([740, 640, 830, 650, 890, 720, 860, 800, 780, 850, 730, 790, 760, 710]), c(0.3), opacity(0.55));
    const strata =
      stroke(
        'M380 700Q600 640 830 660T1010 690M380 780Q600 720 800 742T980 770M370 870Q560 820 760 838T1000 850M370 950Q600 900 800 920T1060 980M450 620Q640 560 860 560T1020 590',
        c(2.6),
        4,
        opacity(0.35),
      ) + stroke('M520 590Q500 700 530 800T510 1020M700 620Q670 740 700 860T670 1020', c(2.6), 3, opacity(0.3));
    const sh =
      fill(ellipse(720, 1020, 410, 18), ctx.tone('#6f7a44', 2.6), opacity(0.55)) +
      fill(
        polygon([330, 1030, 352, 990, 400, 978, 430, 1030]) +
          polygon([1060, 1032, 1084, 992, 1136, 984, 1170, 1032]) +
          polygon([560, 1036, 580, 1008, 640, 1004, 660, 1036]),
        c(1.4),
      );
    // Babele: mushroom rocks beyond
    const baba = (x: number, y: number, k: number) =>
      place(
        x,
        y,
        k,
        fill('M-20 0L-14-60Q-60-64-62-86Q-50-112 0-114Q56-112 62-88Q58-66 18-60L26 0z', ctx.built(rk, 1, 0.14)) +
          fill(
            s > 0
              ? 'M-20 0L-14-60Q-60-64-62-86Q-50-112-10-114Q-30-80-6-58L-4 0z'
              : 'M26 0L18-60Q58-66 62-88Q56-112 10-114Q30-80 8-58L6 0z',
            ctx.built(rk, 2.2, 0.14),
          ),
      );
    const turf =
      hills(ctx, { y: 1040, amp: 20, wl: 420, albedo: '#8a9c50', depth: 0, seed: 'bu5', tone: 1 }) +
      grass(ctx, {
        y: (x: number) => 1050 + Math.sin(x / 90) * 8,
        h: [14, 34],
        gap: 15,
        albedo: '#9aa54a',
        tone: 1.2,
        seed: 'bug',
      });
    const stones =
      fill(
        polygon([1080, 1090, 1110, 1050, 1170, 1040, 1220, 1070, 1240, 1100]) +
          polygon([380, 1110, 400, 1084, 450, 1080, 480, 1110]) +
          polygon([120, 1100, 150, 1060, 230, 1060, 260, 1104]),
        ctx.built(rk, 1),
      ) +
      fill(
        polygon([1080, 1090, 1110, 1050, 1150, 1060, 1140, 1094]) +
          polygon([380, 1110, 400, 1084, 424, 1092, 420, 1112]) +
          polygon([120, 1100, 150, 1060, 184, 1074, 180, 1102]),
        ctx.built(rk, 2.1),
      );
    return {
      main:
        baba(1170, 980, 0.9) +
        baba(1262, 990, 0.62) +
        baba(1480, 990, 0.9) +
        baba(120, 990, 0.8) +
        fill(d, c(1)) +
        group(planes + strata, clip) +
        sh +
        turf +
        stones,
      front:
        fill(personPath(1120, 1112, 84), ctx.tone('#d8402c', 1)) +
        fill(personPath(1152, 1116, 80), ctx.tone('#2f4a6a', 1)) +
        hills(ctx, { y: 1170, amp: 22, wl: 380, albedo: '#6a7d3c', depth: 0, seed: 'bu6', tone: 1.5 }) +
        grass(ctx, { y: 1264, h: [24, 70], gap: 14, albedo: '#5f6f34' }) +
        birds(ctx, 1080, 330, 4),
    };
  },
};
