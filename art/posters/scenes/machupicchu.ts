import { llama } from '../engine/animals.ts';
import { bank, mistBand, streaks } from '../engine/clouds.ts';
import { layer } from '../engine/hills.ts';
import { mountains } from '../engine/mountains.ts';
import { polygon, smooth, standingRect, times } from '../engine/path.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, stroke } from '../engine/svg.ts';
import { grass } from '../engine/undergrowth.ts';
import { bigBird } from '../engine/water-birds.ts';

/** Machu Picchu under Huayna Picchu, llamas on the terraces. */
export const machupicchu: Scene = {
  horizon: 640,
  wideTop: 240,
  mood: 'jade',
  night: 'teal',
  sun: { x: 520, y: 390, r: 92 },
  ground(ctx) {
    const y = 640;
    return {
      sky: streaks(ctx, { n: 4, y: [220, 460], alpha: 0.6, seed: 'mp' }),
      far:
        mountains(ctx, { y: y + 60, h: 330, n: 5, depth: 0.66, albedo: '#5f8f86', seed: 'mp0' }) +
        mistBand(ctx, y + 20, 140, 0.6) +
        mountains(ctx, {
          y: y + 160,
          depth: 0.46,
          seed: 'mp1',
          albedo: '#4d7f68',
          peaks: [
            [-100, 340, 240],
            [120, 420, 260],
            [330, 300, 220],
            [1280, 380, 260],
            [1500, 460, 280],
          ],
        }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      g = '#4a7a4e';
    const facet = (d: string, sh: string, c: string, depth: number) =>
      fill(d, ctx.tone(c, 0.7, depth)) + fill(sh, ctx.tone(c, 2, depth));
    // Huayna Picchu and its little brother
    const small = facet(
      `${smooth([460, 860, 520, 760, 570, 680, 600, 620, 626, 604, 650, 640, 690, 720, 760, 800, 800, 860])}z`,
      polygon(
        s > 0
          ? [460, 860, 520, 760, 570, 680, 604, 616, 610, 680, 590, 760, 620, 860]
          : [626, 606, 650, 640, 690, 720, 760, 800, 800, 860, 640, 860, 650, 760, 630, 680],
      ),
      g,
      0.22,
    );
    const huayna =
      facet(
        `${smooth([
          620, 880, 700, 800, 760, 700, 800, 600, 830, 500, 850, 420, 872, 366, 896, 352, 922, 372, 950, 440, 990, 540, 1040, 640,
          1110, 740, 1200, 830, 1260, 880,
        ])}z`,
        polygon(
          s > 0
            ? [
                620, 880, 700, 800, 760, 700, 800, 600, 830, 500, 850, 420, 872, 366, 890, 354, 880, 460, 850, 560, 870, 660, 820,
                760, 850, 880,
              ]
            : [
                896, 354, 922, 372, 950, 440, 990, 540, 1040, 640, 1110, 740, 1200, 830, 1260, 880, 960, 880, 940, 760, 900, 640,
                920, 520, 890, 430,
              ],
        ),
        g,
        0.14,
      ) +
      fill(
        polygon([880, 430, 900, 480, 890, 540, 920, 600, 908, 520, 916, 470]) +
          polygon([940, 520, 960, 590, 950, 660, 990, 720, 980, 640, 968, 570]) +
          polygon([820, 600, 836, 660, 826, 720, 850, 780, 848, 700, 838, 640]),
        ctx.tone('#a89a86', 0.9, 0.12),
        opacity(0.75),
      );
    const cl = bank(ctx, 812, { amp: 30, wl: 130, alpha: 0.92, seed: 'mpb', base: 910 });
    // citadel saddle: terraces, plaza and roofless houses
    const saddle = layer(
      ctx,
      `${smooth([
        -440, 1040, -100, 960, 160, 900, 360, 880, 560, 872, 760, 880, 960, 872, 1120, 890, 1300, 950, 1560, 1020, 2040, 1080,
      ])}V1290H-440z`,
      { y: 880, amp: 40, albedo: '#7fa84e', depth: 0.04, tone: 0.8, foot: 330, mist: 0.3 },
    );
    const st = '#c9b79c',
      L = ctx.tone(st, 0.2),
      M = ctx.tone(st, 1.1),
      D = ctx.tone(st, 2.1),
      K = ctx.tone('#4a3f3a', 2.6);
    // a roofless house: long wall with niches, two stone gables; some have their thatch again
    const house = (thatched: boolean) =>
      ctx.stamp(
        thatched ? 'thatched' : 'inca',
        () =>
          fill('M-44-34L-22-74L0-34V-20H-44z', D) +
          fill('M-44 0V-38H22V0z', s > 0 ? M : L) +
          fill('M22 0V-38L42-76L62-38V0z', s > 0 ? L : M) +
          stroke('M-44-13H22M-44-26H22M22-13H62M22-26H62M29-52H55', D, 1.6, opacity(0.5)) +
          fill('M-36-8l2-16h8l2 16zM-16-8l2-16h8l2 16zM4-8l2-16h8l2 16zM36 0l2-22h8l2 22z', K) +
          (thatched
            ? fill('M-52-34L-26-80H42L20-34z', ctx.tone('#b89a5e', s > 0 ? 1.9 : 0.7)) +
              fill('M42-84L70-30L60-32L42-68L24-32L16-32z', ctx.tone('#8f7440', 1.6))
            : fill(standingRect(42, -44, 7, 12), K)),
      );
    const [plain, thatched] = [house(false), house(true)];
    /** One terrace of houses between x1 and x2, on its retaining wall. */
    const terrace = (y: number, k: number, x1: number, x2: number, roofs: number) => {
      const step = 110 * k;
      const n = Math.floor((x2 - x1) / step);
      const wall = polygon([x1 - 40 * k, y - 3, x2 + 10 * k, y - 3, x2 + 16 * k, y + 16 * k, x1 - 46 * k, y + 16 * k]);
      let row =
        fill(wall, M) +
        stroke(`M${Math.round(x1 - 40 * k)} ${y - 3}H${Math.round(x2 + 10 * k)}`, ctx.tone('#9cc45c', 0.2), 5 * k);
      for (let i = 0; i < n; i++) row += (i === roofs ? thatched : plain)(x1 + (i + 0.4) * step, y - 2, k);
      return row;
    };
    const town =
      terrace(886, 0.44, 540, 742, 2) +
      terrace(886, 0.44, 942, 1090, 1) +
      terrace(914, 0.56, 470, 728, 1) +
      terrace(916, 0.56, 956, 1150, -1) +
      terrace(950, 0.72, 410, 712, -1) +
      terrace(954, 0.72, 976, 1200, 0) +
      terrace(996, 0.92, 392, 690, -1);
    const plaza =
      fill(polygon([742, 888, 926, 888, 976, 1010, 700, 1010]), ctx.tone('#8fb85a', 0.3)) +
      stroke('M742 888L700 1010M926 888L976 1010M728 930H942M714 968H958', M, 5);
    const terr = (side: number) =>
      times(9, (i) => {
        const y = 1010 + i * 30,
          x = side < 0 ? 300 + i * 34 : 1240 - i * 20;
        return side < 0
          ? fill(
              `M-440 ${y - 10}Q${x - 200} ${y - 16} ${x} ${y}Q${x + 120} ${y + 12} ${x + 210} ${y + 44}Q${x + 100} ${y + 30} ${x} ${y + 17}Q${x - 200} ${y + 2} -440 ${y + 8}z`,
              M,
            ) +
              fill(
                `M-440 ${y - 14}Q${x - 200} ${y - 20} ${x} ${y - 4}Q${x + 120} ${y + 8} ${x + 210} ${y + 42}Q${x + 120} ${y + 14} ${x} ${y + 2}Q${x - 200} ${y - 14} -440 ${y - 8}z`,
                ctx.tone('#9cc45c', 0.2),
              )
          : '';
      });
    const steps = times(7, (i) => {
      const y = 1020 + i * 36;
      return (
        fill(
          `M${860 + i * 6} ${y + 40}Q1040 ${y + 6} 1200 ${y - 6}T2040 ${y - 60}V${y - 42}Q1400 ${y + 2} 1200 ${y + 14}T${860 + i * 6} ${y + 40}z`,
          M,
        ) +
        fill(
          `M${860 + i * 6} ${y + 39}Q1040 ${y + 2} 1200 ${y - 10}T2040 ${y - 64}V${y - 58}Q1400 ${y - 14} 1200 ${y - 4}T${860 + i * 6} ${y + 39}z`,
          ctx.tone('#9cc45c', 0.2),
        )
      );
    });
    const fore = layer(ctx, `${smooth([-440, 1200, 100, 1180, 420, 1160, 640, 1190, 860, 1240, 1000, 1290])}H-440z`, {
      y: 1160,
      amp: 20,
      albedo: '#5f8f3c',
      depth: 0,
      tone: 1,
      foot: 140,
      mist: 0.3,
    });
    return {
      main: small + huayna + cl + saddle + plaza + town + terr(-1) + steps,
      front:
        fore +
        llama(ctx, 470, 1206, 1.35) +
        llama(ctx, 610, 1226, 0.95, { flip: true, albedo: '#a8744c' }) +
        grass(ctx, { y: (x: number) => 1262 + Math.max(0, x - 800) * 0.2, h: [24, 60], gap: 13, albedo: '#4f7f34', to: 980 }) +
        bigBird(ctx, 650, 470, 0.5, { albedo: '#3a3234' }),
    };
  },
};
