import { blossom } from '../engine/blossom.ts';
import { rowboat } from '../engine/boats.ts';
import { bank, streaks } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import { forest } from '../engine/conifers.ts';
import { hills } from '../engine/hills.ts';
import { ellipse, polygon, rect, segment, times } from '../engine/path.ts';
import { ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, group, opacity, stroke } from '../engine/svg.ts';
import { water } from '../engine/water.ts';

/** Mount Fuji behind a torii standing in the lake, cherry blossom above. */
export const fuji: Scene = {
  horizon: 830,
  wideTop: 220,
  mood: 'riviera',
  night: 'night',
  sun: { x: 1050, y: 400, r: 128, style: 'rings' },
  plane: [500, 470, -12, 0.56],
  ground(ctx) {
    return { sky: streaks(ctx, { n: 4, y: [430, 660], alpha: 0.95, seed: 'fu' }) };
  },
  draw(ctx) {
    const s = ctx.side,
      y = 830,
      rk = '#5a6fa0';
    const sil = `M160 ${y + 4}Q420 760 560 600Q680 452 742 362L762 350L782 358L800 348L822 356L842 350L862 368Q920 452 1040 600Q1190 770 1440 ${y + 4}z`;
    const cap = `M742 362L762 350L782 358L800 348L822 356L842 350L862 368Q900 424 950 490L920 478L900 520L870 488L846 548L816 500L790 566L764 500L738 540L712 494L684 520L664 488Q710 414 742 362z`;
    const shade =
      s > 0
        ? `M742 362L762 350L782 358L800 348Q780 460 760 560Q730 700 690 ${y + 4}H160Q420 760 560 600Q680 452 742 362z`
        : `M800 348L822 356L842 350L862 368Q920 452 1040 600Q1190 770 1440 ${y + 4}H860Q850 700 830 560Q812 460 800 348z`;
    const clip = ctx.clip(cap);
    const mt =
      fill(sil, ctx.verticalGradient(ramp(ctx.tone(rk, 0.8, 0.08), mix(ctx.tone(rk, 0.9, 0.2), ctx.mood.haze, 0.6)), 420, y)) +
      fill(shade, ctx.verticalGradient(ramp(ctx.tone(rk, 1.9, 0.06), mix(ctx.tone(rk, 1.8, 0.2), ctx.mood.haze, 0.6)), 420, y)) +
      fill(cap, ctx.tone('#ffffff', 0)) +
      group(fill(shade, ctx.tone('#cdd8ec', 1.6)), clip);
    const clouds = bank(ctx, 706, { amp: 20, wl: 130, alpha: 0.9, seed: 'fub', base: 790 });
    const shore =
      hills(ctx, { y: y - 10, amp: 22, wl: 300, albedo: '#4f7a6c', depth: 0.32, seed: 'fu1', base: y + 8, mist: 0 }) +
      forest(ctx, { yAt: () => y - 2, h: [18, 44], gap: 15, depth: 0.22, seed: 'fu2', albedo: '#2f5f58' });
    const lake = water(ctx, { y, glintX: 1050 });
    const refl =
      fill(
        `M420 ${y + 4}Q600 ${y + 60} 700 ${y + 160}Q760 ${y + 230} 800 ${y + 270}Q850 ${y + 230} 910 ${y + 150}Q1020 ${y + 50} 1200 ${y + 4}z`,
        ctx.tone(rk, 1.2, 0.1),
        opacity(0.38),
      ) +
      fill(`M700 ${y + 160}Q760 ${y + 230} 800 ${y + 270}Q850 ${y + 230} 906 ${y + 156}z`, ctx.tone('#fff', 0.4), opacity(0.5)) +
      stroke(
        times(12, (i) => segment(470 + ((i * 83) % 260), y + 20 + i * 21, 760 + ((i * 131) % 330), y + 20 + i * 21)),
        ctx.mood.water[0],
        5,
        opacity(0.55),
      );
    // floating torii
    const X = 800,
      T = 1126,
      red = '#d9402a',
      L = ctx.built(red, 0.4),
      M = ctx.built(red, 1.2),
      D = ctx.built(red, 2.1),
      K = ctx.built('#23202c', 2);
    const pil = (x: number, l: number) => polygon([x - 19, T, x - 14 + l, T - 330, x + 14 + l, T - 330, x + 19, T]);
    const half = (x: number, l: number) =>
      s > 0
        ? polygon([x - 19, T, x - 14 + l, T - 330, x - 3 + l, T - 330, x - 4, T])
        : polygon([x + 19, T, x + 14 + l, T - 330, x + 3 + l, T - 330, x + 4, T]);
    const torii =
      fill(pil(X - 126, 8) + pil(X + 126, -8), L) +
      fill(half(X - 126, 8) + half(X + 126, -8), D) +
      fill(
        times(2, (i) => {
          const a = X + (i ? 1 : -1) * 126;
          return (
            polygon([a - 62, T, a - 58, T - 120, a - 42, T - 120, a - 44, T]) +
            polygon([a + 44, T, a + 42, T - 120, a + 58, T - 120, a + 62, T]) +
            rect(a - 66, T - 92, 132, 15) +
            rect(a - 66, T - 44, 132, 13)
          );
        }),
        M,
      ) +
      fill(rect(X - 182, T - 282, 364, 26), M) +
      fill(rect(X - 182, T - 282, 364, 8), L) +
      fill(rect(X - 20, T - 330, 40, 50), D) +
      fill(rect(X - 13, T - 324, 26, 36), ctx.built('#e8c060', 0.8)) +
      fill(
        `M${X - 214} ${T - 366}Q${X} ${T - 318} ${X + 214} ${T - 366}L${X + 204} ${T - 330}Q${X} ${T - 296} ${X - 204} ${T - 330}z`,
        M,
      ) +
      fill(
        `M${X - 232} ${T - 398}Q${X} ${T - 340} ${X + 232} ${T - 398}L${X + 218} ${T - 362}Q${X} ${T - 314} ${X - 218} ${T - 362}z`,
        K,
      ) +
      fill(
        `M${X - 214} ${T - 366}Q${X} ${T - 318} ${X + 214} ${T - 366}L${X + 211} ${T - 358}Q${X} ${T - 310} ${X - 211} ${T - 358}z`,
        L,
      );
    const tr =
      fill(
        polygon([X - 150, T + 4, X - 104, T + 4, X - 112, T + 120, X - 140, T + 120]) +
          polygon([X + 104, T + 4, X + 150, T + 4, X + 140, T + 120, X + 112, T + 120]),
        M,
        opacity(0.4),
      ) +
      stroke(
        times(
          7,
          (i) =>
            segment(X - 190 + (i % 3) * 30, T + 14 + i * 17, X - 60 + (i % 2) * 20, T + 14 + i * 17) +
            segment(X + 70 + (i % 3) * 20, T + 10 + i * 17, X + 190 - (i % 2) * 30, T + 10 + i * 17),
        ),
        ctx.mood.water[0],
        4.6,
        opacity(0.75),
      );
    return {
      main: mt + clouds + shore + lake + refl + tr + torii,
      front:
        rowboat(ctx, 480, 1050, 0.7, { hull: '#33405a' }) +
        blossom(ctx, { x: 300, y: 150, k: 1.05, flip: true, seed: 'b1' }) +
        blossom(ctx, { x: 1320, y: 60, k: 0.8, seed: 'b2' }) +
        fill(
          times(12, (i) => ellipse(380 + ((i * 227) % 840), 480 + ((i * 331) % 620), 7, 4)),
          ctx.tone('#f5b3c0', 0.4),
        ),
    };
  },
};
