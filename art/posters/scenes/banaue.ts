import { birds } from '../engine/birds.ts';
import { mistBand, streaks } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import { hills } from '../engine/hills.ts';
import { mountains } from '../engine/mountains.ts';
import { at } from '../engine/numbers.ts';
import { palm } from '../engine/palms.ts';
import { rect, smooth } from '../engine/path.ts';
import { ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke, strokeRound } from '../engine/svg.ts';

/** Rice terraces of Banaue with farmers and huts. */
export const banaue: Scene = {
  horizon: 620,
  wideTop: 250,
  mood: 'mist',
  night: 'teal',
  sun: { x: 1060, y: 350, r: 84, veiled: true },
  ground(ctx) {
    const y = 620;
    return {
      sky: streaks(ctx, { n: 4, y: [220, 400], alpha: 0.7, seed: 'bn' }),
      far:
        mountains(ctx, { y: y + 20, h: 280, n: 5, depth: 0.66, albedo: '#5f8f84', seed: 'bn0' }) +
        mistBand(ctx, y - 20, 120, 0.6) +
        hills(ctx, { y: y + 20, amp: 130, wl: 360, albedo: '#4a8a66', depth: 0.46, seed: 'bn1' }) +
        mistBand(ctx, y + 60, 100, 0.45),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      out = [];
    // amphitheatre of terraces: nested bowls, each lip lit, water between
    const n = 13;
    for (let i = 0; i < n; i++) {
      const t = i / (n - 1),
        y = 690 + t * t * 430 + t * 60,
        dip = 30 + t * 120,
        d = 0.32 * (1 - t),
        off = Math.sin(i * 1.7) * 60;
      const p = [
        -440,
        y - dip * 1.2,
        0,
        y - dip * 0.9,
        240 + off,
        y - dip * 0.5,
        470 + off,
        y + dip * 0.1 + Math.sin(i * 2.1) * 14,
        700 + off * 0.6,
        y + dip * 0.36,
        930 + off,
        y + dip * 0.12 + Math.cos(i * 1.3) * 16,
        1150 + off * 0.5,
        y - dip * 0.34,
        1400,
        y - dip * 0.8,
        1700,
        y - dip * 1.1,
        2040,
        y - dip * 1.3,
      ];
      const green = at(['#8fb84a', '#7aa844', '#a3c456', '#6f9e48'], i % 4);
      const h = 16 + t * 40;
      if (i % 3 !== 1) {
        const w = p.map((v, k) => (k % 2 ? v - h * 0.34 : v));
        out.push(fill(`${smooth(w)}V1290H-440z`, mix(ctx.skyFoot, ctx.mood.sky[1][1], 0.35)));
      }
      out.push(
        fill(
          `${smooth(p)}V1290H-440z`,
          ctx.verticalGradient(ramp(ctx.tone(green, 0.1, d), ctx.tone(green, 1.3, d)), y - dip, y + dip + h * 2),
        ),
      );
      out.push(stroke(smooth(p.map((v, k) => (k % 2 ? v + h * 0.3 : v))), ctx.tone('#4a6a34', 2, d), 2.6 + t * 7, opacity(0.75)));
    }
    const hut = (x: number, y: number, k: number) =>
      place(
        x,
        y,
        k,
        stroke('M-28 0V-30M-10 0V-30M12 0V-30M30 0V-30', ctx.tone('#4a3428', 2.2), 6) +
          fill(rect(-38, -52, 76, 24), ctx.tone('#8a5c3a', 1.2)) +
          fill('M-66-48Q-30-80-6-128H6Q30-80 66-48Q0-60-66-48z', ctx.tone('#b08a4c', 0.8)) +
          fill(
            s > 0 ? 'M-66-48Q-30-80-6-128H0Q-16-80-14-54Q-42-54-66-48z' : 'M66-48Q30-80 6-128H0Q16-80 14-54Q42-54 66-48z',
            ctx.tone('#b08a4c', 2),
          ) +
          fill(rect(-10, -48, 20, 20), ctx.pane('#2a2020')),
      );
    const farmer = (x: number, y: number, k: number) =>
      place(
        x,
        y,
        k,
        fill('M-30-66Q0-106 30-66z', ctx.tone('#e0b45a', 0.6)) +
          fill('M0-96Q30-84 30-66H6z', ctx.tone('#e0b45a', 1.8)) +
          fill('M-14-64H14L18-20L12 0H-12L-18-20z', ctx.tone('#c8352b', 1.2)) +
          strokeRound('M12-52L40-30M-12-52L-34-28', ctx.tone('#6b4432', 1.8), 7),
      );
    return {
      main: out.join(''),
      front:
        hut(500, 820, 0.7) +
        hut(570, 836, 0.56) +
        hut(1090, 800, 0.6) +
        hut(900, 1010, 1.15) +
        hut(1010, 1030, 0.9) +
        farmer(560, 1090, 1) +
        farmer(640, 1106, 0.9) +
        palm(ctx, 360, 1290, 430, { lean: -30 }) +
        palm(ctx, 1250, 1290, 500, { lean: 36 }) +
        palm(ctx, 1190, 1290, 330, { lean: -20 }) +
        palm(ctx, 100, 1290, 420, { lean: 20 }) +
        birds(ctx, 760, 520, 6),
    };
  },
};
