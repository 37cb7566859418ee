import { streaks } from '../engine/clouds.ts';
import { hills } from '../engine/hills.ts';
import { dhow } from '../engine/kits/asian-boats.ts';
import { palmStamp } from '../engine/kits/palm-stamp.ts';
import { circle, ellipse, polygon, rect, roundArch, times } from '../engine/path.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, stroke } from '../engine/svg.ts';
import { water } from '../engine/water.ts';

/** A dhow before the House of Wonders in Stone Town. */
export const zanzibar: Scene = {
  horizon: 740,
  wideTop: 270,
  mood: 'golden',
  night: 'lagoon',
  sun: { x: 1060, y: 560, r: 112 },
  plane: [480, 346, -12, 0.62],
  ground(ctx) {
    const y = 744;
    return {
      sky: streaks(ctx, { n: 5, y: [340, 640], alpha: 0.6, seed: 'zz' }),
      far:
        hills(ctx, { y: y - 4, amp: 12, wl: 300, albedo: '#6f8a70', depth: 0.55, seed: 'zz0', base: y + 8, mist: 0 }) +
        water(ctx, { y, glintX: 1060, lines: 30, spread: 1.2 }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      Y = 776,
      st = '#f2e6d0',
      K = ctx.pane('#5a4a48', 0.1),
      L = (d: number) => ctx.built(st, 0.5, d),
      M = (d: number) => ctx.built(st, 1.2, d),
      D = (d: number) => ctx.built(st, 2.1, d);
    const house = (x: number, w: number, h: number, d: number, n: number, fl: number, c = st) =>
      fill(rect(x, Y - h, w, h), ctx.built(c, 0.6, d)) +
      fill(s > 0 ? rect(x, Y - h, w * 0.16, h) : rect(x + w * 0.84, Y - h, w * 0.16, h), ctx.built(c, 2, d), opacity(0.7)) +
      fill(rect(x - 3, Y - h - 6, w + 6, 8), ctx.built(c, 0.1, d)) +
      fill(
        times(Math.floor(w / 18), (i) => rect(x + 2 + i * 18, Y - h - 15, 10, 10)),
        ctx.built(c, 0.8, d),
      ) +
      fill(
        times(fl, (f) => times(n, (i) => roundArch(x + (w / n) * (i + 0.5), Y - h + 44 + f * 52, 14, 28))),
        K,
      );
    // House of Wonders: tiers of verandas and a clock tower
    const hx = 420,
      hw = 250,
      wonders =
        fill(rect(hx, Y - 210, hw, 210), L(0.1)) +
        fill(
          rect(hx + 8, Y - 200, hw - 16, 52) + rect(hx + 8, Y - 138, hw - 16, 52) + rect(hx + 8, Y - 76, hw - 16, 76),
          ctx.built('#8a7468', 2, 0.1),
        ) +
        fill(
          times(10, (i) => rect(hx + 4 + i * ((hw - 14) / 9), Y - 206, 7, 206)),
          L(0.08),
        ) +
        fill(rect(hx - 8, Y - 146, hw + 16, 9) + rect(hx - 8, Y - 84, hw + 16, 9) + rect(hx - 8, Y - 214, hw + 16, 9), L(0.04)) +
        fill(
          polygon([hx - 10, Y - 214, hx + 14, Y - 244, hx + hw - 14, Y - 244, hx + hw + 10, Y - 214]),
          ctx.built('#b5603f', 1.2, 0.1),
        ) +
        fill(rect(hx + hw / 2 - 28, Y - 330, 56, 120), M(0.08)) +
        fill(s > 0 ? rect(hx + hw / 2 - 28, Y - 330, 18, 120) : rect(hx + hw / 2 + 10, Y - 330, 18, 120), D(0.08)) +
        fill(rect(hx + hw / 2 - 33, Y - 334, 66, 8) + rect(hx + hw / 2 - 33, Y - 268, 66, 6), L(0.06)) +
        fill(circle(hx + hw / 2, Y - 298, 16), ctx.night ? ctx.mood.glow : L(0)) +
        stroke(`M${hx + hw / 2} ${Y - 298}v-10M${hx + hw / 2} ${Y - 298}h8`, ctx.tone('#3a2c30', 2.6), 2.6) +
        fill(
          polygon([hx + hw / 2 - 30, Y - 334, hx + hw / 2, Y - 380, hx + hw / 2 + 30, Y - 334]),
          ctx.built('#b5603f', 1, 0.08),
        ) +
        fill(rect(hx + hw / 2 - 1.5, Y - 420, 3, 44), D(0));
    const town =
      house(-60, 130, 120, 0.16, 4, 2) +
      house(70, 110, 150, 0.16, 3, 2, '#e8c8a4') +
      house(180, 140, 110, 0.14, 4, 1) +
      house(320, 100, 140, 0.14, 3, 2, '#f0d8b8') +
      wonders +
      house(670, 110, 130, 0.14, 3, 2, '#e8c8a4') +
      house(778, 90, 96, 0.16, 3, 1) +
      fill(rect(856, Y - 70, 60, 70) + times(4, (i) => rect(856 + i * 16, Y - 80, 10, 12)), ctx.built('#c9a684', 1.3, 0.16));
    const quay =
      fill(polygon([-420, Y, 930, Y, 980, Y + 12, 960, Y + 22, -420, Y + 26]), ctx.built('#b59c80', 1.6, 0.1)) +
      fill(
        times(6, (i) => rect(380 + i * 26, Y + 34 + i * 9, 440 - i * 50, 4)),
        ctx.built(st, 1, 0.1),
        opacity(0.35),
      );
    const pal = (
      [
        [300, 120],
        [398, 150],
        [690, 130],
        [748, 170],
        [880, 150],
        [922, 120],
        [60, 130],
        [170, 150],
      ] as const
    )
      .map(([x, h], i) => palmStamp(ctx, x, Y + 6, h, { depth: 0.1, lean: i % 2 ? 1 : -1, spread: 0.36 }))
      .join('');
    const dhS = (x: number, y: number, k: number, d: number, flip = false) => dhow(ctx, x, y, k, { depth: d, flip });
    return {
      main: town + pal + quay + dhS(1180, 830, 0.4, 0.24) + dhS(1060, 800, 0.22, 0.4, true) + dhS(1440, 850, 0.5, 0.2),
      front:
        fill(ellipse(760, 1138, 260, 14), ctx.mood.water[1], opacity(0.45)) + dhow(ctx, 760, 1110, 1.66, { sail: '#fff2d8' }),
    };
  },
};
