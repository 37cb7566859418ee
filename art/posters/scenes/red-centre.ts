import { parkTrees } from '../engine/broadleaf.ts';
import { hills } from '../engine/hills.ts';
import { circle, ellipse, path, polygon, rect } from '../engine/path.ts';
import { ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, group, opacity, place, stroke, strokeRound } from '../engine/svg.ts';

/** Uluru above spinifex with kangaroos. */
export const redCentre: Scene = {
  horizon: 800,
  wideTop: 300,
  mood: 'rose',
  night: 'night',
  sun: { x: 1110, y: 470, r: 96 },
  ground(ctx) {
    const y = 806;
    return {
      sky: '',
      far:
        hills(ctx, { y: y - 6, amp: 8, wl: 400, albedo: '#8a6a7a', depth: 0.55, seed: 'ul0' }) +
        hills(ctx, {
          y: y - 4,
          amp: 46,
          wl: 160,
          albedo: '#9a5f6a',
          depth: 0.56,
          seed: 'ul1',
          shape: (x: number) => (x > 1180 || x < 300 ? 0.9 : -0.6),
          base: y + 20,
          mist: 0,
        }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      y = 830,
      rk = '#d2522c';
    const sil = `M250 ${y}Q262 ${y - 60} 300 ${y - 130}Q336 ${y - 210} 420 ${y - 252}Q520 ${y - 286} 640 ${y - 292}Q760 ${y - 300} 880 ${y - 292}Q1010 ${y - 290} 1100 ${y - 262}Q1210 ${y - 226} 1270 ${y - 150}Q1330 ${y - 80} 1352 ${y}z`;
    const c = ctx.clip(sil);
    const grooves = (
      [
        [360, 210],
        [440, 250],
        [520, 270],
        [600, 280],
        [690, 290],
        [780, 292],
        [870, 290],
        [950, 284],
        [1030, 276],
        [1110, 250],
        [1180, 220],
        [1240, 160],
      ] as const
    )
      .map(([x, h], i) => {
        const w = 16 + (i % 3) * 8,
          l = (x - 800) * 0.1;
        return path`M${x} ${y - h}q${l + 10} ${h * 0.3} ${l} ${h * 0.62}q${-6} ${h * 0.2} ${l * 0.4 + 6} ${h * 0.38}h${w}q${-w * 0.4} ${-h * 0.3} ${-l * 0.4 - 4} ${-h * 0.5}q${-l * 0.4 - w * 0.8} ${-h * 0.3} ${-l - 12} ${-h * 0.5}z`;
      })
      .join('');
    const rock =
      fill(
        sil,
        ctx.verticalGradient(
          [
            [0, ctx.tone(rk, 0.1)],
            [0.6, ctx.tone(rk, 0.8)],
            [1, ctx.tone(rk, 1.6)],
          ],
          y - 300,
          y,
        ),
      ) +
      group(
        fill(
          s > 0
            ? polygon([200, y, 260, y - 320, 430, y - 320, 400, y - 200, 440, y - 120, 410, y])
            : polygon([1400, y, 1360, y - 320, 1150, y - 320, 1180, y - 200, 1140, y - 120, 1170, y]),
          ctx.tone(rk, 2),
          opacity(0.8),
        ) +
          fill(grooves, ctx.tone(rk, 2.2), opacity(0.75)) +
          stroke(
            `M300 ${y - 100}Q560 ${y - 150} 800 ${y - 130}T1300 ${y - 90}M340 ${y - 180}Q600 ${y - 224} 860 ${y - 206}T1240 ${y - 170}`,
            ctx.tone('#f09a5c', 0.2),
            4,
            opacity(0.5),
          ) +
          fill(
            `M560 ${y}q10 -46 40 -44q26 4 30 44zM980 ${y}q14 -60 44 -50q20 10 22 50zM760 ${y}q6 -26 24 -26t24 26z`,
            ctx.tone('#5a2430', 2.5),
            opacity(0.85),
          ),
        c,
      );
    const shrubs = parkTrees(ctx, { y: y + 4, size: [16, 32], albedo: '#6f7a4c', depth: 0.2, seed: 'us1', drop: 8, gap: 1.2 });
    const sand = fill(
      rect(ctx.left, y, 2300, 460),
      ctx.verticalGradient(ramp(ctx.tone('#d9764a', 0.5, 0.16), ctx.tone('#b54a2c', 1.5)), y, 1250),
    );
    const r = ctx.random('spx');
    let tu = '',
      tl = '';
    for (let i = 0; i < 90; i++) {
      const x = r.range(-60, 1660),
        t = r(),
        yy = y + 30 + t ** 1.3 * 400,
        k = 12 + 46 * t ** 1.2;
      if (x < ctx.left - 50 || x > ctx.right + 50) continue;
      tu += path`M${x - k} ${yy}Q${x - k * 0.9} ${yy - k * 0.8} ${x} ${yy - k * 0.9}Q${x + k * 0.9} ${yy - k * 0.8} ${x + k} ${yy}z`;
      if (t > 0.25)
        tl += path`M${x} ${yy}l${-k * 0.9} ${-k * 0.8}M${x} ${yy}l${-k * 0.35} ${-k * 1.1}M${x} ${yy}l${k * 0.35} ${-k * 1.15}M${x} ${yy}l${k * 0.9} ${-k * 0.8}`;
    }
    const spin = fill(tu, ctx.tone('#a8944c', 1.3)) + strokeRound(tl, ctx.tone('#d9c77a', 0.4), 3, opacity(0.8));
    const tree = (x: number, yy: number, h: number) =>
      place(
        x,
        yy,
        h / 200,
        strokeRound('M0 0Q-4-50 4-90M2-70Q-30-100-44-130M4-84Q30-110 40-140M4-90Q4-120-4-160', ctx.tone('#6b4a3c', 2), 7) +
          fill(
            circle(-46, -142, 26) +
              circle(-10, -172, 32) +
              circle(42, -152, 28) +
              circle(18, -190, 22) +
              circle(-70, -122, 16) +
              circle(68, -128, 16),
            ctx.tone('#7a8a54', 1.8),
          ) +
          fill(
            circle(-40 + s * 6, -148, 16) + circle(-4 + s * 6, -180, 20) + circle(48 + s * 4, -158, 17),
            ctx.tone('#a8b070', 0.7),
          ),
      );
    const roo = (x: number, yy: number, k: number, fl: boolean) =>
      place(
        x,
        yy,
        k,
        fill(
          'M-20-6Q-64 4-112-4Q-66-18-36-34Q-44-66-20-92Q-4-110 8-128Q6-142 14-152L10-176L20-170L26-178L28-156Q44-148 50-138L46-130Q36-130 30-126Q34-104 26-88L42-72L52-78L54-72L42-62L22-72Q24-54 10-40Q22-26 16-10L44-8L48 0H-6L-4-12z',
          ctx.tone('#6b3430', 2),
        ) + fill('M-20-92Q-44-66-36-34L-20-6L-4-12Q8-30 4-40Q-10-60-2-92z', ctx.tone('#5a2c30', 2.6), opacity(0.7)),
        fl,
      );
    const front =
      tree(380, 1010, 240) +
      tree(1240, 990, 200) +
      tree(140, 1010, 220) +
      tree(1480, 1020, 260) +
      fill(ellipse(1010, 1172, 110, 9) + ellipse(820, 1102, 70, 6), ctx.tone('#6b2c24', 2.6), opacity(0.4)) +
      roo(820, 1100, 0.78, false) +
      roo(1020, 1170, 1.24, true) +
      roo(1440, 1160, 1.1, true) +
      roo(620, 1060, 0.5, false);
    return { main: rock + sand + shrubs + spin, front: front };
  },
};
