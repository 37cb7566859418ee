import { llama } from '../engine/animals.ts';
import { bank, streaks } from '../engine/clouds.ts';
import { hills } from '../engine/hills.ts';
import { mountains } from '../engine/mountains.ts';
import { at } from '../engine/numbers.ts';
import { circle, polygon, segment, smooth, times } from '../engine/path.ts';
import { ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, group, opacity, place, stroke } from '../engine/svg.ts';
import { grass } from '../engine/undergrowth.ts';
import { bigBird } from '../engine/water-birds.ts';

/** Cotopaxi above its plain, llamas by the lagoon. */
export const cotopaxi: Scene = {
  horizon: 820,
  wideTop: 230,
  mood: 'cobalt',
  night: 'night',
  sun: { x: 1110, y: 380, r: 84 },
  ground(ctx) {
    const y = 820;
    return {
      sky: streaks(ctx, { n: 5, y: [300, 600], alpha: 0.7, seed: 'ec' }),
      far: mountains(ctx, { y: y - 10, h: 160, n: 7, depth: 0.56, albedo: '#6f8ab5', seed: 'ec0' }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      y = 840;
    const sil = `M120 ${y}Q440 790 580 640Q680 520 752 424L778 412L800 420L824 408L850 426Q920 520 1020 640Q1160 790 1480 ${y}z`;
    const sh =
      s > 0
        ? `M120 ${y}Q440 790 580 640Q680 520 752 424L778 412L792 416Q770 540 780 640Q740 740 760 ${y}z`
        : `M800 420L824 408L850 426Q920 520 1020 640Q1160 790 1480 ${y}H860Q880 740 840 640Q830 520 806 420z`;
    const cap =
      'M752 424L778 412L800 420L824 408L850 426Q910 510 970 580L936 572L920 626L884 574L862 660L826 590L800 690L770 590L744 664L712 580L684 632L666 572L632 584Q690 510 752 424z';
    const mt =
      fill(sil, ctx.verticalGradient(ramp(ctx.tone('#6a6488', 0.8, 0.06), ctx.tone('#7f8a6a', 1, 0.3)), 410, y)) +
      fill(sh, ctx.verticalGradient(ramp(ctx.tone('#6a6488', 2, 0.06), ctx.tone('#7f8a6a', 1.8, 0.3)), 410, y)) +
      fill(cap, ctx.tone('#ffffff', 0)) +
      group(fill(sh, ctx.tone('#d4def2', 1.6)), ctx.clip(cap)) +
      fill('M784 408Q770 370 800 350Q840 330 826 296Q850 330 838 360Q820 386 826 408z', ctx.mood.cloud[0], opacity(0.75));
    const cl = bank(ctx, 730, { amp: 24, wl: 140, alpha: 0.85, seed: 'ecb', base: 820 });
    const paramo =
      hills(ctx, { y: 850, amp: 36, wl: 420, albedo: '#b5a24e', depth: 0.2, seed: 'ec1', tone: 0.8 }) +
      hills(ctx, { y: 930, amp: 34, wl: 380, albedo: '#8f9a4a', depth: 0.1, seed: 'ec2', tone: 0.9 });
    const lake =
      fill(
        smooth([480, 1010, 620, 986, 820, 980, 1020, 988, 1130, 1012, 1060, 1040, 840, 1056, 600, 1044], true),
        ctx.verticalGradient(ramp(ctx.mood.water[0], ctx.mood.water[1]), 980, 1060),
      ) +
      fill(polygon([700, 984, 900, 984, 830, 1030, 800, 1050, 770, 1026]), ctx.tone('#ffffff', 0.4), opacity(0.5)) +
      stroke(
        times(5, (i) => segment(560 + i * 60, 1000 + i * 10, 760 + i * 50, 1000 + i * 10)),
        '#fff',
        3.4,
        opacity(0.5),
      );
    const quilt = ['#8fb04a', '#c9b04a', '#6f9a48', '#d9c266', '#7fa854'];
    const fields = times(10, (i) =>
      fill(
        polygon([
          -440 + i * 250,
          1070 + (i % 2) * 14,
          -190 + i * 250,
          1070 + ((i + 1) % 2) * 14,
          -240 + i * 270,
          1150,
          -520 + i * 270,
          1150,
        ]),
        ctx.tone(at(quilt, i % 5), 0.8),
      ),
    );
    const near = hills(ctx, { y: 1150, amp: 26, wl: 420, albedo: '#6f8a3c', depth: 0, seed: 'ec3', tone: 1.1 });
    const wild = fill(
      times(8, (i) => circle(420 + i * 20 + (i % 2) * 8, 962 - (i % 3) * 5, 4)),
      ctx.tone('#4a3428', 2),
    );
    const fr = (x: number, y: number, k: number) =>
      place(
        x,
        y,
        k,
        fill('M-5 0L-3-60H3L5 0z', ctx.tone('#4a4434', 2)) +
          fill(
            times(7, (i) => {
              const a = -2.9 + i * 0.43;
              return polygon([
                0,
                -58,
                Math.cos(a - 0.12) * 40,
                -58 + Math.sin(a - 0.12) * 40,
                Math.cos(a) * 56,
                -58 + Math.sin(a) * 56,
                Math.cos(a + 0.12) * 40,
                -58 + Math.sin(a + 0.12) * 40,
              ]);
            }),
            ctx.tone('#7f9a5a', 1),
          ),
      );
    return {
      main: mt + cl + paramo + lake + group(fields, '') + wild + near,
      front:
        fr(420, 1180, 1.2) +
        fr(350, 1200, 1.5) +
        fr(1220, 1190, 1.4) +
        fr(1290, 1210, 1.2) +
        fr(110, 1190, 1.4) +
        fr(1500, 1190, 1.4) +
        llama(ctx, 960, 1190, 1.1) +
        llama(ctx, 1070, 1206, 0.85, { flip: true, albedo: '#8a5c3c' }) +
        grass(ctx, { y: 1264, h: [40, 100], gap: 12, albedo: '#b59a44', tone: 1.6 }) +
        bigBird(ctx, 560, 420, 0.8, { albedo: '#2a2a34' }),
    };
  },
};
