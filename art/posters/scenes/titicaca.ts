import { birds } from '../engine/birds.ts';
import { bank, streaks } from '../engine/clouds.ts';
import { hills } from '../engine/hills.ts';
import { mountains } from '../engine/mountains.ts';
import { circle, ellipse, rect, smooth, times } from '../engine/path.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke, strokeRound } from '../engine/svg.ts';
import { reeds } from '../engine/undergrowth.ts';
import { water } from '../engine/water.ts';

/** A reed boat among the floating islands of Titicaca. */
export const titicaca: Scene = {
  horizon: 700,
  wideTop: 270,
  mood: 'cobalt',
  night: 'night',
  sun: { x: 620, y: 420, r: 86 },
  ground(ctx) {
    const y = 704;
    return {
      sky:
        streaks(ctx, { n: 5, y: [340, 560], alpha: 0.85, seed: 'ti' }) +
        bank(ctx, 640, { amp: 40, wl: 150, alpha: 0.6, seed: 'tib', base: 700 }),
      far:
        mountains(ctx, {
          y,
          depth: 0.5,
          albedo: '#6f7fa6',
          snow: 0.5,
          seed: 'ti0',
          jag: 0.1,
          foot: 0,
          peaks: [
            [120, 190, 240],
            [330, 150, 220],
            [520, 180, 220],
            [800, 210, 260],
            [980, 250, 240],
            [1160, 200, 230],
            [1330, 230, 240],
            [1540, 180, 240],
          ],
        }) +
        hills(ctx, { y: y - 10, amp: 16, wl: 240, albedo: '#8a7a5c', depth: 0.42, seed: 'ti1', base: y + 6, mist: 0 }) +
        water(ctx, { y, glintX: 620, lines: 26 }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      rd = '#e0b454',
      L = ctx.tone(rd, 0.4),
      M = ctx.tone(rd, 1.1),
      D = ctx.tone(rd, 2.1),
      tie = ctx.tone('#8a5a2c', 2);
    const isle =
      fill(
        `${smooth([
          380, 850, 520, 834, 800, 828, 1100, 832, 1290, 846, 1500, 850, 1660, 846, 1660, 880, 1300, 884, 900, 886, 560, 882, 420,
          870, 380, 850,
        ])}z`,
        M,
      ) +
      fill(
        `${smooth([384, 858, 560, 876, 900, 880, 1300, 878, 1660, 874, 1660, 888, 1300, 892, 900, 894, 560, 890, 384, 858])}z`,
        D,
      );
    const hut = (x: number, y: number, k: number) =>
      place(
        x,
        y,
        k,
        fill('M-50 0V-46H50V0z', ctx.tone(rd, 1.3)) +
          fill(s > 0 ? 'M-50 0V-46H-26V0z' : 'M50 0V-46H26V0z', D) +
          fill('M-62-42L0-104L62-42z', ctx.tone(rd, 0.5)) +
          fill(s > 0 ? 'M-62-42L0-104L-12-42z' : 'M62-42L0-104L12-42z', ctx.tone(rd, 1.9)) +
          stroke('M-40-62H40M-22-82H22', D, 3, opacity(0.6)) +
          fill(rect(-12, -36, 24, 36), ctx.pane('#4a3a30')),
      );
    const woman = (x: number, y: number, k: number, c: string, c2: string) =>
      place(
        x,
        y,
        k,
        fill('M-26 0Q-28-34-10-48H12Q30-34 28 0z', ctx.tone(c, 0.8)) +
          fill(s > 0 ? 'M-26 0Q-28-34-10-48H-2Q-12-24-8 0z' : 'M28 0Q30-34 12-48H4Q14-24 10 0z', ctx.tone(c, 2)) +
          fill('M-12-46Q-18-76 0-80Q18-76 13-46z', ctx.tone(c2, 1)) +
          fill(circle(0, -88, 9), ctx.tone('#a86a48', 1.4)) +
          fill('M-17-92Q0-98 17-92Q10-88 0-90Q-10-88-17-92zM-9-93Q-9-106 0-105Q9-106 9-93z', ctx.tone('#3a2a30', 2)) +
          strokeRound('M-5-80V-58M5-80V-58', ctx.tone('#1e1a20', 2.5), 3),
      );
    const village =
      hut(640, 846, 0.9) +
      hut(1010, 842, 1) +
      hut(1180, 846, 1.2) +
      hut(1440, 852, 1.2) +
      hut(520, 846, 0.7) +
      woman(800, 850, 0.72, '#c2385a', '#2f7f9a') +
      woman(850, 852, 0.72, '#e0782c', '#7a2c6a') +
      woman(1290, 856, 0.76, '#2f8f6a', '#c2385a');
    const refl = fill(
      times(5, (i) => rect(440 + i * 40, 900 + i * 9, 800 - i * 90, 4)),
      M,
      opacity(0.5),
    );
    // totora boat with puma heads
    const boat = place(
      740,
      1110,
      1.5,
      fill(ellipse(0, 22, 240, 14), ctx.mood.water[1], opacity(0.6)) +
        fill(
          'M-196-60Q-232-100-206-128Q-190-140-176-126Q-186-112-176-92Q-150-30-60-22H70Q150-30 182-92Q194-114 182-128Q196-142 214-128Q238-100 204-56Q170 6 90 16H-80Q-164 8-196-60z',
          M,
        ) +
        fill('M-196-60Q-150-6-70 0H80Q160-6 204-56Q170 6 90 16H-80Q-164 8-196-60z', D) +
        stroke(
          'M-206-96Q-190-30-70-12H80Q176-26 212-92M-190-92Q-156-36-60-26H70Q150-36 190-92',
          ctx.tone(rd, 1.8),
          3,
          opacity(0.7),
        ) +
        strokeRound(
          'M-206-78L-178-92M-186-46L-160-66M-150-20L-132-44M-104-4L-94-30M-50 2V-26M0 3V-25M50 2V-26M104-4L96-30M152-20L136-46M188-46L166-68M210-78L186-92',
          tie,
          4.6,
        ) +
        // puma heads
        [-1, 1]
          .map(
            (q) =>
              `<g transform="translate(${q * 203} -128)scale(${q} 1)">` +
              fill('M-26 6Q-30-22-12-32L-10-46L2-34Q14-36 22-30L32-40L32-24Q46-14 52 2Q44 14 26 14Q0 18-26 6z', L) +
              fill('M52 2Q44 14 26 14L24 6Q40 8 44-2z', ctx.tone('#8a4a2c', 1.6)) +
              fill(circle(20, -14, 4.6) + circle(46, -2, 4), ctx.tone('#1e1a20', 2.6)) +
              '</g>',
          )
          .join('') +
        // reed cabin and sail mast
        fill('M-66-24V-66Q-34-100 0-66V-24z', M) +
        fill(s > 0 ? 'M-66-24V-66Q-56-78-44-82V-24z' : 'M0-24V-66Q-8-76-18-81V-24z', D) +
        fill('M-46-24V-56Q-34-66-22-56V-24z', ctx.pane('#4a3a30')) +
        stroke('M-64-44H-2', tie, 3) +
        strokeRound('M46-22V-210', ctx.tone('#6b4a2c', 2), 6) +
        fill('M50-204Q130-170 128-56Q86-44 50-52z', ctx.tone('#f6e6c0', 0.3)) +
        fill('M50-204Q74-130 70-48L50-52z', ctx.tone('#f6e6c0', 1.7)) +
        stroke('M50-164L110-150M50-124L124-112M50-86L128-78', ctx.tone('#c99a4c', 1.4), 2.4) +
        fill('M46-210L18-202L46-192z', ctx.tone('#d8402c', 0.5)) +
        woman(-108, -14, 0.86, '#c2385a', '#f2b23c') +
        woman(22, -18, 0.86, '#2f7fae', '#e0522f') +
        strokeRound('M-132-70L-176 36', ctx.tone('#6b4a2c', 2), 4) +
        stroke('M-210 30H-80M60 34H190M-60 40H40', '#fff', 3, opacity(0.5)),
    );
    const reedsF = reeds(ctx, {
      y: 1266,
      h: [110, 260],
      gap: 15,
      albedo: '#7d8a3c',
      tone: 1.7,
      heads: 0.2,
      head: '#8a5a2c',
      density: (x: number) => Math.min(1, Math.max(0, (Math.abs(x - 800) - 300) / 160)),
      seed: 'tir',
    });
    return { main: isle + village + refl, front: boat + reedsF + birds(ctx, 900, 470, 5, { size: 13 }) };
  },
};
