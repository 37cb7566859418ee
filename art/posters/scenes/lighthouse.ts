import { birds } from '../engine/birds.ts';
import { sailboat } from '../engine/boats.ts';
import { streaks } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import { circle, ellipse, halfSymmetric, polygon, rect, roundArch, segment, symmetric, tick, times } from '../engine/path.ts';
import { fade } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, stroke } from '../engine/svg.ts';
import { island, water } from '../engine/water.ts';

/** A striped lighthouse on its rock above the swell. */
export const lighthouse: Scene = {
  horizon: 840,
  wideTop: 240,
  mood: 'nordic',
  night: 'night',
  sun: { x: 480, y: 420, r: 84 },
  plane: [470, 230, -12, 0.58],
  ground(ctx) {
    const y = 840;
    return {
      sky: streaks(ctx, { n: 6, y: [240, 640], alpha: 0.85, seed: 'lh' }),
      far:
        water(ctx, { y, glintX: 480, lines: 24 }) +
        island(ctx, { x: 420, y: y + 2, w: 360, h: 40, depth: 0.6, albedo: '#7f94a4' }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      X = 900,
      Y = 900,
      w = '#fff8ee',
      red = '#d8402c';
    const p = [66, Y, 44, Y - 430],
      L = ctx.built(w, 0.1),
      D = ctx.built(w, 2);
    const bands = [0, 2]
      .map((i) => {
        const t0 = 0.14 + i * 0.24,
          t1 = t0 + 0.2,
          w0 = 66 - 22 * t0,
          w1 = 66 - 22 * t1;
        return polygon([X - w0, Y - 430 * t0, X + w0, Y - 430 * t0, X + w1, Y - 430 * t1, X - w1, Y - 430 * t1]);
      })
      .join('');
    const beam =
      fill(
        polygon([X, Y - 480, -440, Y - 640, -440, Y - 250]),
        ctx.linearGradient(fade(ctx.night ? ctx.mood.glow : '#fff2c0', 0.85, 0), X, 0, 240, 0),
        opacity(ctx.night ? 0.75 : 0.6),
      ) +
      fill(
        polygon([X, Y - 480, 2040, Y - 560, 2040, Y - 400]),
        ctx.linearGradient(fade('#fff2c0', 0.7, 0), X, 0, 1400, 0),
        opacity(ctx.night ? 0.6 : 0.35),
      );
    const tower =
      fill(symmetric(X, p), L) +
      fill(bands, ctx.built(red, 0.5)) +
      fill(halfSymmetric(X, p, -s), ctx.mood.shadow, opacity(0.32)) +
      fill(polygon([X - 46, Y - 428, X - 66, Y - 446, X + 66, Y - 446, X + 46, Y - 428]), ctx.built('#2f3f5c', 1.6)) +
      stroke(
        times(9, (i) => tick(X - 62 + i * 15.5, Y - 468, 22)) + segment(X - 64, Y - 468, X + 64, Y - 468),
        ctx.built('#2f3f5c', 1.6),
        3,
      ) +
      fill(rect(X - 30, Y - 514, 60, 68), ctx.night ? '#fff3c0' : ctx.built('#fff1b8', 0)) +
      stroke(tick(X - 15, Y - 514, 68) + tick(X, Y - 514, 68) + tick(X + 15, Y - 514, 68), ctx.built('#2f3f5c', 1.8), 3.4) +
      fill(
        `M${X - 38} ${Y - 512}Q${X - 30} ${Y - 552} ${X} ${Y - 556}Q${X + 30} ${Y - 552} ${X + 38} ${Y - 512}z`,
        ctx.built(red, 0.5),
      ) +
      fill(circle(X, Y - 560, 7) + rect(X - 1.5, Y - 592, 3, 32), ctx.built('#2f3f5c', 1.8)) +
      fill(
        times(3, (i) => roundArch(X + (i % 2 ? 10 : -6), Y - 90 - i * 120, 16, 34)),
        ctx.pane('#3f4f6c'),
      ) +
      fill(roundArch(X, Y, 32, 58), ctx.built('#2f3f5c', 1.8));
    const house =
      fill(rect(990, 826, 170, 80), L) +
      fill(s < 0 ? rect(1090, 826, 70, 80) : rect(990, 826, 50, 80), D) +
      fill(polygon([980, 830, 1010, 774, 1140, 774, 1170, 830]), ctx.built(red, 0.8)) +
      fill(rect(1016, 850, 24, 28) + rect(1060, 850, 24, 28) + rect(1110, 850, 24, 28), ctx.pane('#3f4f6c')) +
      fill(rect(1116, 750, 18, 34), ctx.built('#a89a94', 1.4));
    const rock =
      fill(
        polygon([
          640, 1000, 690, 950, 740, 930, 780, 900, 840, 892, 1000, 896, 1180, 900, 1260, 930, 1330, 980, 1450, 1010, 1560, 1040,
          2040, 1050, 2040, 1130, 560, 1130, 590, 1050,
        ]),
        ctx.tone('#6a6c7a', 1),
      ) +
      fill(
        polygon([640, 1000, 690, 950, 740, 930, 780, 900, 800, 980, 760, 1050, 800, 1130, 560, 1130, 590, 1050]) +
          polygon([900, 940, 960, 1000, 930, 1070, 990, 1130, 1080, 1130, 1050, 1030, 980, 960]) +
          polygon([1180, 960, 1240, 1020, 1210, 1130, 1330, 1130, 1300, 1030]),
        ctx.tone('#6a6c7a', 2.1),
      ) +
      fill(
        polygon([780, 900, 840, 888, 1000, 892, 1180, 896, 1260, 926, 1180, 920, 1000, 912, 860, 912]),
        ctx.tone('#7f9a60', 0.8),
      );
    // stylised swell: scalloped crests
    const wave = (y: number, st: number, h: number, c: string, o = 0) => {
      let d = `M${ctx.left - 200} ${y}`;
      for (let x = ctx.left - 200; x < ctx.right + 200; x += st)
        d += `q${st * 0.28} ${-h * 1.2} ${st * 0.62} ${-h * 0.8}q${-st * 0.1} ${h * 0.5} ${st * 0.38} ${h * 0.8}`;
      return fill(`${d}V1290H-700z`, c, o ? opacity(o) : '');
    };
    const W = ctx.mood.water;
    const foam = fill(
      ellipse(620, 1062, 90, 16) + ellipse(760, 1108, 130, 18) + ellipse(1000, 1120, 150, 16) + ellipse(1300, 1110, 140, 16),
      '#fff',
      opacity(0.85),
    );
    return {
      main: beam + tower + house + rock + foam,
      front:
        wave(1140, 170, 44, mix(W[0], W[1], 0.5)) +
        wave(1180, 210, 52, mix(W[0], W[1], 0.75)) +
        wave(1232, 250, 60, W[1]) +
        birds(ctx, 640, 560, 8, { size: 16, color: ctx.tone('#ffffff', 0) }) +
        sailboat(ctx, 460, 930, 0.6, { depth: 0.08 }),
    };
  },
};
