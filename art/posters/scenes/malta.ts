import { birds } from '../engine/birds.ts';
import { streaks } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import { hills } from '../engine/hills.ts';
import { crossPath } from '../engine/kits/cross.ts';
import { luzzu } from '../engine/kits/luzzu.ts';
import { reflect, ripples } from '../engine/kits/reflection.ts';
import { windowColor } from '../engine/kits/window-color.ts';
import { at } from '../engine/numbers.ts';
import {
  halfSymmetric,
  path,
  polygon,
  rect,
  roundArch,
  roundDome,
  segment,
  standingRect,
  symmetric,
  tick,
  times,
} from '../engine/path.ts';
import { ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, stroke } from '../engine/svg.ts';
import { water } from '../engine/water.ts';

/** Valletta's domes and bastions across the harbour, a painted luzzu in front. */
export const malta: Scene = {
  horizon: 850,
  wideTop: 270,
  mood: 'riviera',
  night: 'night',
  sun: { x: 1090, y: 470, r: 98 },
  ground(ctx) {
    return {
      sky: streaks(ctx, { n: 5, y: [320, 560], alpha: 0.8, seed: 'ma' }),
      far: hills(ctx, { y: 830, amp: 24, wl: 420, albedo: '#c9b48c', depth: 0.55, seed: 'ma0', base: 880 }),
      mid: water(ctx, { y: 880, glint: 0 }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      st = '#e6c88c',
      L = ctx.built(st, 0.3),
      M = ctx.built(st, 1.1),
      D = ctx.built(st, 2.1),
      K = windowColor(ctx, '#6b5540');
    const r = ctx.random('valletta');
    // stacked city: three terraces of flat-roofed blocks with painted gallarija boxes
    let city = '';
    const cols = ['#3f7f5c', '#b8402f', '#2f6fa0', '#d9912f'];
    const hump = (x: number) => Math.exp(-(((x - 760) / 430) ** 2));
    for (let k = 0; k < 4; k++) {
      let f = '',
        sd = '',
        top = '',
        win = '',
        lit = '',
        x = 60 + k * 17;
      const gal = ['', '', '', ''],
        d = 0.24 - k * 0.07;
      while (x < 1330) {
        const w = r.range(52, 96),
          base = 900,
          h = (150 + 190 * hump(x) - k * 62) * r.range(0.86, 1.06) + 40,
          t = base - h,
          n = Math.max(2, Math.floor(w / 24)),
          flags = Array.from({ length: 16 }, () => r());
        if (h > 20 && x + w > ctx.left && x < ctx.right) {
          f += rect(x, t, w, h);
          sd += s > 0 ? rect(x, t, w * 0.22, h) : rect(x + w * 0.78, t, w * 0.22, h);
          top += rect(x - 1.5, t - 5, w + 3, 7);
          if (at(flags, 15) < 0.3) f += rect(x + w * 0.3, t - 22, w * 0.3, 20);
          const g = Math.floor(at(flags, 14) * 4);
          for (let j = 0; j < 4; j++)
            for (let i = 0; i < n; i++) {
              const wx = x + (w / n) * (i + 0.5),
                wy = t + 16 + j * 32;
              if (wy > base - 20 - (3 - k) * 0) continue;
              const v = at(flags, (i * 5 + j * 3) % 13);
              if (v < 0.17 && k > 0) gal[g] += rect(wx - 7, wy - 2, 14, 23);
              else if (ctx.night && v < 0.55) lit += tick(wx, wy, 15);
              else win += tick(wx, wy, 15);
            }
        }
        x += w + r.range(-2, 3);
      }
      city +=
        fill(f, ctx.built(st, 0.5, d)) +
        fill(sd, ctx.built(st, 1.9, d)) +
        fill(top, ctx.built(st, 0, d)) +
        stroke(win, ctx.built('#6b5540', 2.3, d), 7.5) +
        stroke(lit, ctx.mood.glow || '#fff', 7.5) +
        gal.map((q, i) => fill(q, ctx.built(at(cols, i), 0.9, d))).join('');
      if (k === 0) city += dome();
    }
    function dome() {
      const x = 850,
        b = 640,
        dd = 0.12,
        l = ctx.built('#dcb880', 0.4, dd),
        m = ctx.built('#dcb880', 1.2, dd),
        dk = ctx.built('#dcb880', 2.1, dd);
      const p = [78, b - 60, 77, b - 100, 70, b - 146, 54, b - 186, 30, b - 214, 10, b - 226];
      return (
        fill(rect(x - 84, b - 62, 168, 70), m) +
        fill(s > 0 ? rect(x - 84, b - 62, 56, 70) : rect(x + 28, b - 62, 56, 70), dk) +
        fill(
          times(6, (i) => roundArch(x - 66 + i * 26.4, b - 4, 13, 44)),
          K,
        ) +
        fill(rect(x - 92, b - 66, 184, 9), l) +
        fill(symmetric(x, p), l) +
        fill(halfSymmetric(x, p, -s), dk) +
        stroke(
          [-0.55, -0.2, 0.2, 0.55]
            .map((q) => path`M${x + q * 150} ${b - 64}Q${x + q * 132} ${b - 170} ${x + q * 28} ${b - 224}`)
            .join(''),
          m,
          4,
        ) +
        fill(standingRect(x, b - 222, 30, 34), m) +
        fill(roundDome(x, b - 254, 32, 22), l) +
        fill(crossPath(x, b - 274, 34), l) +
        // St Paul's spire
        fill(standingRect(708, b + 20, 52, 190), m) +
        fill(s > 0 ? rect(682, b - 170, 18, 190) : rect(716, b - 170, 18, 190), dk) +
        fill(standingRect(708, b - 166, 62, 8) + standingRect(708, b - 90, 58, 6), l) +
        fill(standingRect(708, b - 172, 40, 40), m) +
        fill(polygon([686, b - 210, 708, b - 342, 730, b - 210]), l) +
        fill(
          s > 0 ? polygon([686, b - 210, 708, b - 342, 704, b - 210]) : polygon([730, b - 210, 708, b - 342, 712, b - 210]),
          dk,
        ) +
        fill(roundArch(708, b - 106, 18, 46) + roundArch(708, b - 178, 12, 28), K)
      );
    }
    // bastions at the waterline
    const bast =
      fill(
        polygon([
          ctx.left,
          856,
          300,
          850,
          520,
          826,
          560,
          838,
          900,
          820,
          1120,
          806,
          1180,
          812,
          1330,
          846,
          1380,
          906,
          ctx.left,
          906,
        ]),
        ctx.verticalGradient(ramp(L, M), 800, 906),
      ) +
      fill(polygon([520, 826, 560, 838, 566, 906, 496, 906]) + polygon([1120, 806, 1180, 812, 1210, 906, 1100, 906]), D) +
      stroke(
        segment(ctx.left, 872, 512, 850) + segment(564, 858, 1112, 830) + segment(1188, 834, 1340, 864),
        D,
        4,
        opacity(0.6),
      ) +
      stroke(
        times(7, (i) => tick(620 + i * 70, 862 - i * 3, 18)),
        D,
        6,
      ) +
      fill(standingRect(1150, 808, 26, 30) + roundDome(1150, 780, 26, 18) + standingRect(1150, 764, 4, 10), M) +
      fill(
        times(4, (i) => roundArch(330 + i * 46, 900, 26, 34)),
        D,
      );
    const [el, re] = reflect(ctx, 904, city + bast, { k: 0.5, alpha: 0.42 });
    const wet =
      ripples(ctx, { y: 912, base: 1250, n: 30, seed: 'mar', alpha: 0.65 }) +
      ripples(ctx, {
        y: 912,
        base: 1240,
        n: 14,
        per: 2,
        seed: 'mas',
        alpha: 0.55,
        color: ctx.night ? ctx.mood.glow : mix(ctx.mood.haze, ctx.mood.water[0], 0.3),
      });
    return {
      main:
        el + re + wet + luzzu(ctx, 1130, 962, 0.42, { flip: true, a: '#2f8a6a' }) + luzzu(ctx, 460, 946, 0.34, { a: '#b8402f' }),
      front: luzzu(ctx, 720, 1082, 1.05) + birds(ctx, 560, 520, 5, { size: 12 }),
    };
  },
};
