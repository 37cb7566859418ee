import { birds } from '../engine/birds.ts';
import { parkTrees } from '../engine/broadleaf.ts';
import { mistBand, streaks } from '../engine/clouds.ts';
import { karsts } from '../engine/kits/karsts.ts';
import { mirror } from '../engine/kits/reflection.ts';
import { circle, ellipse, path, polygon, segment, times } from '../engine/path.ts';
import { fade } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke, strokeRound } from '../engine/svg.ts';
import { water } from '../engine/water.ts';

/** A bamboo raft with cormorants on the Li River between karst hills. */
export const liRiver: Scene = {
  horizon: 800,
  wideTop: 230,
  mood: 'riviera',
  night: 'teal',
  sun: { x: 930, y: 440, r: 104 },
  ground(ctx) {
    const y = 812;
    return {
      sky: streaks(ctx, { n: 4, y: [330, 560], alpha: 0.7, seed: 'li' }),
      far:
        karsts(
          ctx,
          [
            [380, 210, 240],
            [560, 170, 330],
            [720, 190, 210],
            [900, 210, 300],
            [1080, 180, 220],
            [1230, 220, 360],
            [1420, 220, 260],
            [120, 240, 300],
            [1560, 240, 340],
          ],
          { y: y - 50, depth: 0.72, seed: 'l1', rocky: 0, albedo: '#6f94a0' },
        ) +
        mistBand(ctx, y - 90, 130, 0.7) +
        karsts(
          ctx,
          [
            [440, 220, 330],
            [640, 210, 190],
            [1000, 190, 210],
            [1160, 240, 400],
            [330, 200, 210],
            [1330, 220, 260],
            [60, 260, 420],
            [1500, 250, 330],
          ],
          { y: y - 14, depth: 0.48, seed: 'l2', rocky: 0, albedo: '#5a8a94' },
        ) +
        mistBand(ctx, y - 40, 110, 0.75),
      mid: '',
    };
  },
  draw(ctx) {
    const y = 832;
    const near = mirror(
      ctx,
      karsts(
        ctx,
        [
          [330, 290, 500],
          [180, 330, 620],
          [480, 190, 260],
        ],
        { y, depth: 0.2, seed: 'l3', rocky: 0.3, albedo: '#4a7f86' },
      ) +
        karsts(
          ctx,
          [
            [1290, 300, 430],
            [1450, 330, 560],
            [1150, 170, 190],
          ],
          { y, depth: 0.24, seed: 'l6', rocky: 0.3, albedo: '#4a7f86' },
        ) +
        parkTrees(ctx, { y: y - 2, size: [22, 40], depth: 0.18, seed: 'lj', albedo: '#3f7a68', drop: 2, from: -300, to: 600 }) +
        parkTrees(ctx, { y: y - 2, size: [22, 40], depth: 0.22, seed: 'lk', albedo: '#3f7a68', drop: 2, from: 1060, to: 1900 }),
      y,
      0.4,
      0.6,
    );
    const river = water(ctx, { y, glintX: 930, lines: 18, glint: 0.8 });
    const raft = place(
      700,
      1086,
      1.2,
      fill(ellipse(0, 26, 240, 12), ctx.mood.water[1], opacity(0.5)) +
        times(5, (i) =>
          strokeRound(
            `M${-210 + i * 7} ${-6 + i * 6}H${180 - i * 4}Q${214 - i * 4} ${-8 + i * 6} ${232 - i * 4} ${-34 + i * 6}`,
            ctx.tone(i % 2 ? '#d9b868' : '#c9a454', 0.9 + i * 0.22),
            8,
          ),
        ) +
        stroke('M-150-10V24M-20-10V24M110-10V24', ctx.tone('#8a5a34', 2), 6) +
        // fisherman, hat, pole; lantern and cormorants
        strokeRound('M-96-176L-196 40', ctx.tone('#6b4a2c', 2), 5) +
        fill('M-108-8L-112-62Q-118-104-92-110Q-66-106-68-62L-70-8H-84L-90-52L-94-8z', ctx.tone('#28425a', 1.8)) +
        fill('M-114-70Q-118-106-92-112Q-66-108-66-70L-72-40H-108z', ctx.tone('#7a5a38', 1.3)) +
        fill(circle(-91, -118, 11), ctx.tone('#c98a5c', 1.4)) +
        fill('M-126-118L-91-148L-56-118Q-91-108-126-118z', ctx.tone('#e0bc74', 0.6)) +
        fill('M-126-118L-91-148L-91-113Q-112-112-126-118z', ctx.tone('#e0bc74', ctx.side > 0 ? 1.9 : 0.6)) +
        strokeRound('M-76-92L-128-106M-104-90L-138-84', ctx.tone('#7a5a38', 1.6), 8) +
        strokeRound('M150-10V-92Q152-108 170-106V-92', ctx.tone('#6b4a2c', 2), 4) +
        fill('M160-92h20l5 28h-30z', ctx.night ? ctx.mood.glow : ctx.tone('#f2b23c', 0.3)) +
        fill('M158-96h24v5h-24zM154-64h32v5h-32z', ctx.tone('#5a3a2c', 2)) +
        (ctx.night ? fill(circle(170, -78, 90), ctx.radialGradient(fade(ctx.mood.glow, 0.6, 0), 170, -78, 90)) : '') +
        (
          [
            [20, 1, 1],
            [84, 0.9, -1],
          ] as const
        )
          .map(
            ([x, k, q]) =>
              `<g transform="translate(${x} -8)scale(${k * q} ${k})">` +
              fill('M-18 0Q-26-30-10-44Q-4-60 4-76Q4-90 16-90L38-86L18-80Q18-66 16-52Q24-26 8-2z', ctx.tone('#23262e', 2.4)) +
              fill('M-14-34Q-44-52-50-26Q-40-36-26-14zM14-40Q40-60 52-34Q38-42 22-18z', ctx.tone('#33373f', 2)) +
              fill('M22-86L38-86L20-81z', ctx.tone('#f2b23c', 0.6)) +
              '</g>',
          )
          .join('') +
        fill(polygon([-24, -2, -30, -36, 0, -40, -2, -2].map((v, i) => (i % 2 ? v : v - 40))), ctx.tone('#b5834c', 1.2)),
    );
    const bam = (x: number, list: readonly (readonly [number, number, number])[], flip = false) => {
      if (x < ctx.left - 60 || x > ctx.right + 60) return '';
      let st = '',
        nd = '',
        lf = '';
      const q = flip ? -1 : 1;
      for (const [dx, h, lean] of list) {
        const bx = x + q * dx,
          tx = bx + q * lean;
        st += `M${bx} 1280Q${bx + q * lean * 0.2} ${1280 - h * 0.6} ${tx} ${1280 - h}`;
        for (let i = 1; i < 9; i++) {
          const t = i / 9,
            xx = (1 - t) * (1 - t) * bx + 2 * t * (1 - t) * (bx + q * lean * 0.2) + t * t * tx,
            yy = 1280 - h * (1.2 * t * (1 - t) + t * t);
          nd += segment(xx - 9, yy, xx + 9, yy);
          if (i > 4)
            for (const g of [-1, 1])
              lf += path`M${xx} ${yy}q${g * 22} -10 ${g * 66} ${22 + (i % 3) * 8}q${-g * 40} -6 ${-g * 66} ${-(22 + (i % 3) * 8)}zM${xx} ${yy}q${g * 26} 6 ${g * 46} ${52}q${-g * 30} -22 ${-g * 46} -52z`;
        }
        lf += path`M${tx} ${1280 - h}q20 6 44 40q-30 -16 -44 -40zM${tx} ${1280 - h}q-26 0 -56 26q34 -8 56 -26z`;
      }
      return (
        stroke(st, ctx.tone('#7d9a4c', 1.5), 15) + stroke(nd, ctx.tone('#4f6f34', 2.2), 4) + fill(lf, ctx.tone('#3f7048', 1.8))
      );
    };
    return {
      main: river + near,
      front:
        raft +
        bam(1290, [
          [0, 620, -40],
          [-56, 520, -60],
          [60, 700, -20],
        ]) +
        bam(60, [
          [0, 620, 40],
          [-56, 520, 50],
        ]) +
        birds(ctx, 640, 500, 6, { size: 13 }),
    };
  },
};
