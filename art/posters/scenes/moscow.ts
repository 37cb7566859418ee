import { birds } from '../engine/birds.ts';
import { parkTrees } from '../engine/broadleaf.ts';
import { streaks } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import { crossPath } from '../engine/kits/cross.ts';
import { patternedOnion } from '../engine/kits/patterned-onion.ts';
import { windowColor } from '../engine/kits/window-color.ts';
import { circle, onionDome, path, polygon, rect, roundArch, segment, standingRect, times } from '../engine/path.ts';
import { people } from '../engine/people.ts';
import { ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, group, opacity, stroke } from '../engine/svg.ts';
import { skyline } from '../engine/town.ts';

/** Saint Basil's Cathedral and the Spasskaya Tower on Red Square. */
export const moscow: Scene = {
  horizon: 960,
  wideTop: 230,
  mood: 'dawn',
  night: 'slate',
  sun: { x: 1130, y: 520, r: 92 },
  ground(ctx) {
    return {
      sky: streaks(ctx, { n: 5, y: [300, 620], alpha: 0.6, seed: 'mo' }),
      far: skyline(ctx, { y: 1000, h: [40, 130], w: [50, 110], depth: 0.6, seed: 'mo1', albedo: '#a58aa0' }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      br = '#b5452f',
      w = '#fbf0dc',
      gold = ctx.built('#f2c040', 0.3),
      bL = ctx.built(br, 0.6),
      bD = ctx.built(br, 1.9),
      W = ctx.built(w, 0.3),
      K = windowColor(ctx);
    const drum = (x: number, top: number, bot: number, wd: number) =>
      fill(rect(x - wd / 2, top, wd, bot - top), bL) +
      fill(s > 0 ? rect(x - wd / 2, top, wd * 0.32, bot - top) : rect(x + wd * 0.18, top, wd * 0.32, bot - top), bD) +
      fill(rect(x - wd * 0.56, top - 4, wd * 1.12, 9) + rect(x - wd * 0.54, top + (bot - top) * 0.34, wd * 1.08, 6), W) +
      fill(
        times(3, (i) =>
          roundArch(
            x - wd * 0.3 + i * wd * 0.3,
            top + Math.min(56, (bot - top) * 0.34) - 4,
            wd * 0.15,
            Math.min(40, (bot - top) * 0.26),
          ),
        ),
        K,
      ) +
      fill(
        times(
          3,
          (i) =>
            path`M${x - wd * 0.52 + i * wd * 0.347} ${top + (bot - top) * 0.34}q${wd * 0.02} ${wd * 0.22} ${wd * 0.173} ${wd * 0.26}q${wd * 0.153} ${-wd * 0.04} ${wd * 0.173} ${-wd * 0.26}z`,
        ).replace(/q(\S+) (\S+)/g, (m) => m),
        W,
        opacity(0),
      ) +
      fill(
        times(3, (i) => roundArch(x - wd * 0.35 + i * wd * 0.35, top + (bot - top) * 0.34 + wd * 0.42, wd * 0.3, wd * 0.4)),
        W,
      ) +
      fill(
        times(3, (i) => roundArch(x - wd * 0.35 + i * wd * 0.35, top + (bot - top) * 0.34 + wd * 0.44, wd * 0.19, wd * 0.34)),
        bD,
      );
    // Spasskaya tower and the Kremlin wall behind
    const kx = 1176,
      kd = 0.26,
      kb = ctx.built('#b0563f', 0.8, kd),
      kbd = ctx.built('#b0563f', 2, kd),
      kw = ctx.built(w, 0.6, kd);
    const merl =
      times(34, (i) => {
        const x = 1040 + i * 22;
        return x < 1900 ? polygon([x, 906, x, 884, x + 5, 890, x + 10, 884, x + 10, 906]) : '';
      }) +
      times(36, (i) => {
        const x = 500 - i * 22;
        return polygon([x, 906, x, 884, x + 5, 890, x + 10, 884, x + 10, 906]);
      });
    const krem =
      fill(rect(ctx.left, 904, ctx.right - ctx.left, 120) + merl, kb) +
      fill(
        times(30, (i) => roundArch(-60 + i * 60, 960, 26, 34)),
        kbd,
        opacity(0.5),
      ) +
      fill(standingRect(kx, 1010, 92, 300) + standingRect(kx, 712, 62, 80), kb) +
      fill(
        s > 0
          ? rect(kx - 46, 710, 30, 300) + rect(kx - 31, 632, 20, 80)
          : rect(kx + 16, 710, 30, 300) + rect(kx + 11, 632, 20, 80),
        kbd,
      ) +
      fill(
        standingRect(kx, 716, 104, 10) +
          standingRect(kx, 640, 70, 7) +
          [-1, 1].map((q) => polygon([kx + q * 44 - 7, 708, kx + q * 44, 654, kx + q * 44 + 7, 708])).join(''),
        kw,
      ) +
      fill(polygon([kx - 34, 634, kx - 6, 510, kx + 6, 510, kx + 34, 634]), ctx.built('#4f8f72', 0.9, kd)) +
      fill(
        s > 0
          ? polygon([kx - 34, 634, kx - 6, 510, kx, 510, kx - 8, 634])
          : polygon([kx + 34, 634, kx + 6, 510, kx, 510, kx + 8, 634]),
        ctx.built('#4f8f72', 2, kd),
      ) +
      fill(circle(kx, 768, 24), ctx.built('#2a2c34', 2, kd)) +
      fill(circle(kx, 768, 24), 'none', `stroke="${ctx.built('#f2c040', 0.3, kd)}" stroke-width="4"`) +
      stroke(`M${kx} 768V752M${kx} 768L${kx + 11} 774`, ctx.built('#f2c040', 0.3, kd), 3) +
      fill(standingRect(kx, 510, 4, 34) + circle(kx, 472, 8), ctx.built('#f2c040', 0.3, kd)) +
      fill(roundArch(kx, 1000, 40, 90), kbd);
    // centre: octagon, kokoshniks, tent, little gold dome
    const cx = 800;
    const koko = (x: number, y: number, wd: number, n: number) =>
      times(n, (i) => {
        const q = wd / n,
          m = x - wd / 2 + q * (i + 0.5);
        return path`M${m - q / 2} ${y}q0 ${-q * 0.5} ${q * 0.36} ${-q * 0.62}q${q * 0.1} ${-q * 0.06} ${q * 0.14} ${-q * 0.24}q${q * 0.04} ${q * 0.18} ${q * 0.14} ${q * 0.24}q${q * 0.36} ${q * 0.12} ${q * 0.36} ${q * 0.62}z`;
      });
    const centre =
      fill(rect(cx - 58, 640, 116, 260), bL) +
      fill(s > 0 ? rect(cx - 58, 640, 38, 260) : rect(cx + 20, 640, 38, 260), bD) +
      fill(
        times(2, (i) => rect(cx - 62, 700 + i * 70, 124, 7)),
        W,
      ) +
      fill(
        times(3, (i) => roundArch(cx - 34 + i * 34, 694, 15, 42)),
        K,
      ) +
      fill(koko(cx, 662, 132, 4) + koko(cx, 640, 100, 3), W) +
      fill(group('') || koko(cx, 662, 118, 4).replace(/M/g, 'M'), bD, opacity(0)) +
      fill(polygon([cx - 46, 634, cx - 10, 470, cx + 10, 470, cx + 46, 634]), ctx.built('#c85a3c', 0.6)) +
      fill(
        s > 0
          ? polygon([cx - 46, 634, cx - 10, 470, cx, 470, cx - 12, 634])
          : polygon([cx + 46, 634, cx + 10, 470, cx, 470, cx + 12, 634]),
        ctx.built('#c85a3c', 2),
      ) +
      stroke(
        times(4, (i) =>
          polygon(
            [
              cx - 42 + i * 8,
              620 - i * 38,
              cx - 21 + i * 4,
              604 - i * 36,
              cx,
              620 - i * 38,
              cx + 21 - i * 4,
              604 - i * 36,
              cx + 42 - i * 8,
              620 - i * 38,
            ],
            false,
          ),
        ),
        ctx.built('#4f9a72', 0.6),
        5,
      ) +
      stroke(segment(cx - 16, 634, cx - 4, 470) + segment(cx + 16, 634, cx + 4, 470), W, 2.6) +
      fill(standingRect(cx, 474, 26, 22), W) +
      fill(onionDome(cx, 454, 34, 50, 0.1), gold) +
      fill(crossPath(cx, 408, 34), gold);
    const back =
      drum(698, 640, 900, 62) +
      patternedOnion(ctx, 698, 638, 84, 118, '#3f8a5c', '#f2c95a', 'swirl') +
      drum(902, 640, 900, 62) +
      patternedOnion(ctx, 902, 638, 84, 118, '#c8402f', '#f4e6c8', 'net');
    const mid =
      drum(608, 716, 940, 76) +
      patternedOnion(ctx, 608, 712, 108, 146, '#2f6fae', '#f4ead4', 'swirl') +
      drum(992, 716, 940, 76) +
      patternedOnion(ctx, 992, 712, 108, 146, '#e8b53a', '#3f8a5c', 'zig');
    const front =
      drum(708, 800, 960, 70) +
      patternedOnion(ctx, 708, 796, 98, 132, '#c8402f', '#f4e6c8', 'zig') +
      drum(892, 800, 960, 70) +
      patternedOnion(ctx, 892, 796, 98, 132, '#3f8a5c', '#f4ead4', 'rib') +
      drum(800, 838, 970, 82) +
      patternedOnion(ctx, 800, 834, 116, 156, '#2f7f8a', '#f2c95a', 'zig');
    // base gallery with porches
    const base =
      fill(rect(546, 934, 508, 110), bL) +
      fill(rect(546, 934, 508, 10) + rect(546, 972, 508, 5), W) +
      fill(
        times(9, (i) => roundArch(580 + i * 55, 1040, 34, 56)),
        W,
      ) +
      fill(
        times(9, (i) => roundArch(580 + i * 55, 1040, 24, 48)),
        ctx.night ? mix(ctx.mood.glow, '#b5452f', 0.3) : ctx.built('#5a2a2a', 2.4),
      ) +
      fill(
        times(18, (i) => rect(556 + i * 28, 952, 14, 14)),
        bD,
      );
    const porch = (x: number) =>
      fill(rect(x - 44, 950, 88, 94), W) +
      fill(roundArch(x, 1042, 44, 70), ctx.night ? mix(ctx.mood.glow, '#b5452f', 0.2) : ctx.built('#5a2a2a', 2.4)) +
      fill(polygon([x - 56, 952, x, 850, x + 56, 952]), ctx.built('#4f9a72', 0.7)) +
      fill(
        s > 0 ? polygon([x - 56, 952, x, 850, x - 14, 952]) : polygon([x + 56, 952, x, 850, x + 14, 952]),
        ctx.built('#4f9a72', 1.9),
      ) +
      stroke(segment(x - 30, 906, x + 30, 906) + segment(x - 46, 934, x + 46, 934), W, 3) +
      fill(onionDome(x, 858, 18, 28, 0.1) + crossPath(x, 832, 18), gold);
    const sq =
      fill(
        rect(ctx.left, 1038, ctx.right - ctx.left, 240),
        ctx.verticalGradient(ramp(ctx.tone('#c9b3ac', 0.6), ctx.tone('#8f7a86', 1.6)), 1038, 1250),
      ) +
      stroke(
        times(17, (i) => segment(800 + (i - 8) * 90, 1042, 800 + (i - 8) * 250, 1280)),
        ctx.tone('#7a6674', 1.9),
        2.4,
        opacity(0.4),
      ) +
      stroke(
        times(6, (i) => `M${ctx.left} ${1058 + i * 16 + i * i * 4}H${ctx.right}`),
        ctx.tone('#7a6674', 1.9),
        2.4,
        opacity(0.4),
      ) +
      fill(
        s > 0 ? polygon([546, 1044, 1054, 1044, 800, 1120, 260, 1120]) : polygon([546, 1044, 1054, 1044, 1340, 1120, 800, 1120]),
        ctx.tone('#4a3a58', 2.6),
        opacity(0.3),
      ) +
      fill(rect(530, 1036, 540, 12), ctx.built(w, 1.4));
    return {
      main: krem + sq + back + centre + mid + front + base + porch(560) + porch(1040),
      front:
        parkTrees(ctx, {
          y: 1050,
          size: [34, 56],
          from: ctx.left - 60,
          to: 470,
          albedo: '#4f7a52',
          depth: 0.06,
          seed: 'mo5',
          drop: 6,
        }) +
        parkTrees(ctx, {
          y: 1050,
          size: [34, 56],
          from: 1200,
          to: ctx.right + 60,
          albedo: '#4f7a52',
          depth: 0.06,
          seed: 'mo6',
          drop: 6,
        }) +
        people(ctx, [
          [630, 1100, 42],
          [648, 1102, 40],
          [930, 1090, 36],
          [1010, 1130, 52],
          [1034, 1132, 50],
        ]) +
        birds(ctx, 470, 480, 6, { size: 12 }),
    };
  },
};
