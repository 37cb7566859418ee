import { mistBand, streaks } from '../engine/clouds.ts';
import { forest } from '../engine/conifers.ts';
import { hillAt, hills, layer } from '../engine/hills.ts';
import { mountains } from '../engine/mountains.ts';
import { at } from '../engine/numbers.ts';
import { circle, polygon, rect, smooth, times } from '../engine/path.ts';
import { ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, stroke } from '../engine/svg.ts';

/** A red train on a high stone viaduct between firs. */
export const viaduct: Scene = {
  horizon: 700,
  wideTop: 240,
  mood: 'mist',
  night: 'teal',
  sun: { x: 1080, y: 360, r: 84, veiled: true },
  plane: [480, 200, -12, 0.56],
  ground(ctx) {
    const y = 700;
    return {
      sky: streaks(ctx, { n: 4, y: [220, 440], alpha: 0.7, seed: 'va' }),
      far:
        mountains(ctx, { y: y + 20, h: 330, n: 5, depth: 0.64, albedo: '#6f9094', snow: 0.24, seed: 'va0' }) +
        mistBand(ctx, y, 120, 0.5) +
        hills(ctx, { y: y + 40, amp: 110, wl: 420, albedo: '#4d7f6c', depth: 0.42, seed: 'va1' }) +
        forest(ctx, {
          yAt: hillAt(ctx, { y: y + 40, amp: 110, wl: 420, seed: 'va1' }),
          h: [40, 76],
          gap: 20,
          depth: 0.4,
          seed: 'vaf',
          albedo: '#2f5f56',
          density: 0.8,
        }) +
        mistBand(ctx, y + 120, 130, 0.5),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      st = '#c9b08e',
      L = ctx.built(st, 0.3),
      M = ctx.built(st, 1),
      D = ctx.built(st, 2.1),
      dy = 760;
    const valley = layer(
      ctx,
      `${smooth([-440, 900, 0, 940, 300, 1010, 560, 1090, 820, 1120, 1080, 1070, 1300, 990, 1600, 920, 2040, 880])}V1290H-440z`,
      { y: 960, amp: 60, albedo: '#4f8a5c', depth: 0.12, tone: 1, foot: 300, mist: 0.35 },
    );
    const river = fill(
      'M760 1110Q820 1130 760 1170T640 1290H900Q900 1220 900 1180T860 1112z',
      ctx.verticalGradient(ramp(ctx.mood.water[0], ctx.mood.water[1]), 1100, 1270),
    );
    // seven tall arches
    const piers = [-300, -120, 60, 240, 420, 600, 780, 960, 1140, 1320, 1500, 1680];
    const gy = (x: number) => 900 + 230 * Math.exp(-(((x - 800) / 420) ** 2));
    let p = '',
      ps = '',
      ar = '',
      arS = '';
    piers.forEach((x, i) => {
      const b = gy(x) + 40;
      p += polygon([x - 26, dy + 30, x + 26, dy + 30, x + 40, b, x - 40, b]);
      ps +=
        s > 0
          ? polygon([x - 26, dy + 30, x - 6, dy + 30, x - 10, b, x - 40, b])
          : polygon([x + 26, dy + 30, x + 6, dy + 30, x + 10, b, x + 40, b]);
      if (i < piers.length - 1) {
        const n = at(piers, i + 1);
        ar += `M${x + 22} ${dy + 140}Q${x + 24} ${dy + 44} ${(x + n) / 2} ${dy + 40}Q${n - 24} ${dy + 44} ${n - 22} ${dy + 140}V${dy + 24}H${x + 22}z`;
        arS += `M${x + 22} ${dy + 140}Q${x + 24} ${dy + 44} ${(x + n) / 2} ${dy + 40}Q${n - 24} ${dy + 44} ${n - 22} ${dy + 140}l-6 0Q${n - 32} ${dy + 56} ${(x + n) / 2} ${dy + 52}Q${x + 34} ${dy + 56} ${x + 30} ${dy + 140}z`;
      }
    });
    const via =
      fill(p + ar, M) +
      fill(ps, D) +
      fill(arS, D) +
      fill(rect(-440, dy, 2480, 30), M) +
      fill(rect(-440, dy - 6, 2480, 9), L) +
      stroke(
        times(3, (i) => `M-440 ${dy + 130 + i * 70}`),
        D,
        2,
      ) +
      stroke('M-440 744H2040', ctx.built('#5a5448', 2), 2.4, 'stroke-dasharray="2 44"');
    // train
    const red = '#c8352b',
      wag = (x: number, w = 190) =>
        fill(`M${x} 740V694Q${x} 684 ${x + 10} 684H${x + w - 10}Q${x + w} 684 ${x + w} 694V740z`, ctx.built(red, 0.6)) +
        fill(rect(x, 726, w, 14), ctx.built(red, 1.9)) +
        fill(
          times(5, (i) => rect(x + 14 + i * 34, 696, 25, 17)),
          ctx.night ? ctx.mood.glow : ctx.built('#e6eef0', 0.3),
        ) +
        fill(rect(x, 718, w, 4), ctx.built('#fff4e0', 0.2)) +
        fill(
          times(4, (i) => circle(x + 26 + i * 46, 744, 8)),
          ctx.built('#2a2a30', 2.4),
        );
    const loco =
      fill('M1040 740V690Q1042 682 1052 682H1140Q1190 690 1216 728Q1220 740 1208 740z', ctx.built(red, 0.6)) +
      fill('M1130 688Q1170 694 1192 716H1130z', ctx.night ? ctx.mood.glow : ctx.built('#33424f', 1.6)) +
      fill('M1040 726H1214Q1220 740 1208 740H1040z', ctx.built(red, 1.9)) +
      fill(rect(1056, 696, 26, 17) + rect(1092, 696, 26, 17), ctx.night ? ctx.mood.glow : ctx.built('#e6eef0', 0.3)) +
      fill(
        times(3, (i) => circle(1070 + i * 52, 744, 8)),
        ctx.built('#2a2a30', 2.4),
      ) +
      (ctx.night ? fill('M1214 722L1700 690V770L1214 734z', ctx.mood.glow, opacity(0.3)) : '');
    const train = wag(246) + wag(444) + wag(642) + wag(840) + loco + wag(48) + wag(-150);
    const pines =
      forest(ctx, {
        yAt: (x) => gy(x) + 90,
        h: [80, 150],
        gap: 40,
        seed: 'vp1',
        albedo: '#2c584a',
        tone: 1.9,
        depth: 0.04,
        density: 0.7,
      }) +
      forest(ctx, {
        yAt: (x) => 1290 - Math.max(0, Math.abs(x - 780) - 260) * 0.3,
        h: [130, 270],
        gap: 56,
        seed: 'vp2',
        albedo: '#1f453c',
        tone: 2.2,
        depth: 0,
        density: 0.85,
      });
    return { main: valley + river + via + train, front: pines };
  },
};
