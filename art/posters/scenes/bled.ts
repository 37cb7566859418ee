import { birds } from '../engine/birds.ts';
import { mistBand, streaks } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import { forest, sprucePath } from '../engine/conifers.ts';
import { hills } from '../engine/hills.ts';
import { crossPath } from '../engine/kits/cross.ts';
import { reflect, ripples } from '../engine/kits/reflection.ts';
import { mountains } from '../engine/mountains.ts';
import { circle, offset, path, polygon, rect, roundArch, segment, smooth, tick, times } from '../engine/path.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke, strokeRound } from '../engine/svg.ts';
import { water } from '../engine/water.ts';

/** The church on the island of Lake Bled with its reflection, castle and pletna boat. */
export const bled: Scene = {
  horizon: 790,
  wideTop: 230,
  mood: 'dawn',
  night: 'teal',
  sun: { x: 590, y: 440, r: 84 },
  ground(ctx) {
    return { sky: streaks(ctx, { n: 5, y: [300, 560], alpha: 0.6, seed: 'bl' }) };
  },
  draw(ctx) {
    const s = ctx.side,
      y = 790;
    const far =
      mountains(ctx, { y: y - 30, h: 300, n: 7, albedo: '#7388a8', snow: 0.34, depth: 0.6, seed: 'julian' }) +
      hills(ctx, { y: y - 60, amp: 60, wl: 460, albedo: '#5f8a86', depth: 0.46, seed: 'bl2', base: y + 20 }) +
      forest(ctx, {
        yAt: (x) => y - 10 + Math.sin(x / 200) * 6,
        h: [34, 66],
        gap: 21,
        albedo: '#4a7a6a',
        depth: 0.38,
        seed: 'bl3',
      });
    // castle on its cliff
    const rock = '#b0a08c',
      cliff =
        fill(
          polygon([
            60,
            y + 4,
            120,
            700,
            190,
            620,
            250,
            590,
            330,
            560,
            470,
            556,
            500,
            580,
            520,
            640,
            560,
            700,
            610,
            760,
            640,
            y + 4,
          ]),
          ctx.tone(rock, 1.2, 0.24),
        ) +
        fill(
          s > 0
            ? polygon([60, y + 4, 120, 700, 190, 620, 250, 590, 300, 660, 270, 720, 310, y + 4])
            : polygon([640, y + 4, 610, 760, 560, 700, 520, 640, 500, 580, 470, 620, 490, 690, 450, 730, 480, y + 4]),
          ctx.tone(rock, 2.2, 0.24),
        ) +
        fill(polygon([340, 600, 380, 680, 360, 760, 400, 760, 420, 660]), ctx.tone(rock, 2, 0.24), opacity(0.7)) +
        forest(ctx, {
          yAt: (x) => y - Math.max(0, 90 - Math.abs(x - 340) * 0.3),
          h: [40, 70],
          gap: 17,
          from: 40,
          to: 660,
          albedo: '#3f6f58',
          depth: 0.24,
          seed: 'bl4',
        }) +
        fill(sprucePath(206, 630, 50) + sprucePath(232, 612, 44) + sprucePath(516, 610, 46), ctx.tone('#3f6f58', 1.8, 0.24));
    const w = ctx.built('#f6ead6', 0.3, 0.14),
      wd = ctx.built('#f6ead6', 1.9, 0.18),
      rf = ctx.built('#b84a34', 0.8, 0.14),
      k = ctx.night ? ctx.mood.glow : ctx.built('#5a4a50', 2.4, 0.14);
    const castle =
      fill(
        polygon([260, 594, 262, 546, 500, 540, 500, 584, 470, 562, 330, 566]) +
          rect(300, 500, 70, 60) +
          rect(420, 490, 60, 62) +
          rect(366, 520, 60, 40) +
          rect(262, 520, 34, 40),
        w,
      ) +
      fill(s > 0 ? rect(300, 500, 22, 60) + rect(420, 490, 20, 62) : rect(348, 500, 22, 60) + rect(460, 490, 20, 62), wd) +
      fill(
        polygon([294, 502, 310, 466, 360, 466, 376, 502]) +
          polygon([414, 492, 450, 440, 486, 492]) +
          polygon([362, 522, 376, 498, 418, 498, 430, 522]) +
          polygon([257, 522, 279, 490, 301, 522]),
        rf,
      ) +
      stroke(
        times(3, (i) => tick(318 + i * 17, 516, 14) + tick(434 + i * 16, 506, 14)) + times(4, (i) => tick(376 + i * 13, 532, 11)),
        k,
        6,
      );
    // the island
    const ix = 880,
      iy = y + 60;
    const isle =
      fill(
        `${smooth(offset(ix, iy, [-240, 4, -200, -26, -120, -46, 0, -66, 120, -44, 200, -26, 240, 4]))}z`,
        ctx.tone('#7f9a5c', 1.2, 0.08),
      ) + fill(rect(ix - 236, iy - 8, 472, 14), ctx.tone('#c9b795', 1.2, 0.06));
    const tree = (x: number, yy: number, q: number, t = 1.6) =>
      fill(
        circle(x, yy - q * 0.9, q) + circle(x - q * 0.7, yy - q * 0.4, q * 0.74) + circle(x + q * 0.7, yy - q * 0.4, q * 0.74),
        ctx.tone('#4f7d4a', t, 0.08),
      ) + fill(circle(x + s * q * 0.3, yy - q * 1.1, q * 0.6), ctx.tone('#6f9a52', 0.6, 0.08));
    const W = ctx.built('#fbf1de', 0.2),
      WD = ctx.built('#fbf1de', 1.9),
      RF = ctx.built('#a5452f', 0.9),
      RD = ctx.built('#a5452f', 2),
      br = ctx.built('#5a4238', 1.9),
      K = ctx.night ? ctx.mood.glow : ctx.built('#4a4450', 2.4);
    const by = iy - 52;
    const church =
      fill(rect(ix - 30, by - 84, 150, 90) + rect(ix + 116, by - 64, 44, 66), W) +
      fill(s > 0 ? rect(ix - 30, by - 84, 30, 90) : rect(ix + 90, by - 84, 30, 90), WD, opacity(0.6)) +
      fill(
        polygon([ix - 38, by - 82, ix - 6, by - 138, ix + 104, by - 138, ix + 128, by - 82]) +
          polygon([ix + 112, by - 62, ix + 138, by - 98, ix + 168, by - 62]),
        RF,
      ) +
      fill(s > 0 ? polygon([ix - 38, by - 82, ix - 6, by - 138, ix + 14, by - 138, ix - 8, by - 82]) : '', RD) +
      fill(roundArch(ix + 10, by - 20, 16, 42) + roundArch(ix + 46, by - 20, 16, 42) + roundArch(ix + 82, by - 20, 16, 42), K) +
      // free-standing bell tower
      fill(rect(ix - 92, by - 216, 50, 230), W) +
      fill(s > 0 ? rect(ix - 92, by - 216, 18, 230) : rect(ix - 60, by - 216, 18, 230), WD) +
      fill(rect(ix - 97, by - 222, 60, 9) + rect(ix - 94, by - 140, 54, 6), W) +
      fill(`M${ix - 99} ${by - 220}q8-34 20-40q-8-16 2-30q4-12 10-44q6 32 10 44q10 14 2 30q12 6 20 40z`, br) +
      fill(
        s > 0
          ? `M${ix - 67} ${by - 334}q6 32 10 44q10 14 2 30q12 6 20 40h-22q0-70-10-114z`
          : `M${ix - 67} ${by - 334}q-6 32-10 44q-10 14-2 30q-12 6-20 40h22q0-70 10-114z`,
        ctx.built('#5a4238', 0.8),
      ) +
      fill(crossPath(ix - 67, by - 332, 26), br) +
      fill(roundArch(ix - 78, by - 164, 11, 32) + roundArch(ix - 58, by - 164, 11, 32) + roundArch(ix - 67, by - 84, 12, 30), K) +
      fill(circle(ix - 67, by - 120, 9), ctx.built('#fff6dc', 0));
    const house =
      fill(rect(ix + 150, by - 40, 74, 52), W) +
      fill(polygon([ix + 142, by - 38, ix + 160, by - 72, ix + 212, by - 72, ix + 232, by - 38]), RF) +
      stroke(
        times(3, (i) => tick(ix + 166 + i * 20, by - 26, 16)),
        K,
        8,
      );
    const stair =
      fill(polygon([ix - 26, iy - 58, ix + 4, iy - 58, ix + 26, iy + 4, ix - 54, iy + 4]), ctx.built('#efe3cd', 0.5)) +
      stroke(
        times(8, (i) => segment(ix - 28 - i * 3, iy - 52 + i * 7.4, ix + 6 + i * 2.6, iy - 52 + i * 7.4)),
        ctx.built('#a59a8a', 2),
        2.2,
      );
    const isleAll =
      tree(ix - 120, by + 2, 30) +
      tree(ix + 60, by - 60, 0) +
      isle +
      tree(ix - 176, iy - 16, 26) +
      tree(ix - 132, iy - 30, 34) +
      church +
      tree(ix + 138, by + 6, 24) +
      house +
      stair +
      tree(ix - 96, iy - 14, 22, 1.9) +
      tree(ix + 66, iy - 16, 24) +
      tree(ix + 112, iy - 12, 28, 1.9) +
      tree(ix + 176, iy - 10, 26) +
      tree(ix + 214, iy - 4, 16) +
      tree(ix - 216, iy - 4, 17, 1.9);
    const [e1, r1] = reflect(ctx, y, far + cliff + castle, { k: 0.62, alpha: 0.3 });
    const [e2, r2] = reflect(ctx, iy + 5, isleAll, { k: 0.74, alpha: 0.5 });
    const stripe = (x: number, yy: number, kk: number, f = false) =>
      place(
        x,
        yy,
        kk,
        fill('M-150-14Q-60 6 60 2Q120 0 168-22Q140 26 70 28H-70Q-128 24-150-14z', ctx.tone('#7a4a2e', 1.5)) +
          fill('M-150-14Q-60 6 60 2Q120 0 168-22L164-14Q110 10 50 12Q-70 14-146-6z', ctx.tone('#c8884e', 0.5)) +
          fill(
            times(4, (i) => `${circle(-58 + i * 32, -30, 8)}M${-70 + i * 32} 4q0-26 12-26t12 26z`),
            ctx.tone('#3a3444', 2.2),
          ) +
          stroke('M-84 0V-70M62 0V-70', ctx.tone('#5a4038', 2), 4) +
          fill('M-96-70Q-10-104 76-70L72-60H-92z', ctx.tone('#fbf3e4', 0.3)) +
          fill(
            times(4, (i) => path`M${-74 + i * 42} ${-77 - (i === 1 || i === 2 ? 8 : 0)}l20-4v${i % 2 ? 18 : 18}h-20z`),
            ctx.tone('#c8402f', 0.7),
          ) +
          fill(`M118-74q8-2 9 8l6 50h-22l2-50q0-6 5-8z${circle(121, -84, 8)}`, ctx.tone('#2f4a5a', 2)) +
          strokeRound('M112-60L158 40M126-58L150 12', ctx.tone('#5a4038', 2), 3.4) +
          fill(rect(-120, 32, 240, 4) + rect(-80, 41, 160, 3.4), ctx.tone('#fff6e6', 0.5), opacity(0.45)),
        f,
      );
    const lake = water(ctx, { y, glint: 0 });
    return {
      main:
        lake +
        e1 +
        r1 +
        mistBand(ctx, y + 2, 60, 0.4) +
        e2 +
        r2 +
        ripples(ctx, { y: y + 12, base: 1240, n: 30, seed: 'blr', alpha: 0.55 }) +
        ripples(ctx, {
          y: y + 20,
          base: 1220,
          n: 12,
          per: 2,
          seed: 'bls',
          alpha: 0.7,
          color: mix(ctx.mood.sun, ctx.mood.water[0], 0.3),
          x0: 380,
          x1: 800,
        }),
      front: stripe(610, 1056, 0.96) + birds(ctx, 1000, 470, 5, { size: 12 }),
    };
  },
};
