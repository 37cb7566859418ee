import { airliner } from '../engine/airliner.ts';
import { streaks } from '../engine/clouds.ts';
import { layer } from '../engine/hills.ts';
import { mountains } from '../engine/mountains.ts';
import { circle, halfSymmetric, polygon, rect, roundDome, segment, symmetric, times } from '../engine/path.ts';
import { personPath } from '../engine/people.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, stroke } from '../engine/svg.ts';
import { grass } from '../engine/undergrowth.ts';

/** An airliner climbing past a control tower at dusk. */
export const airport: Scene = {
  horizon: 920,
  wideTop: 240,
  mood: 'dusk',
  night: 'night',
  sun: { x: 560, y: 700, r: 120 },
  ground(ctx) {
    const y = 930;
    return {
      sky: streaks(ctx, { n: 6, y: [260, 700], alpha: 0.5, seed: 'ap' }),
      far:
        mountains(ctx, { y: y + 4, h: 170, n: 7, depth: 0.5, albedo: '#6a6f9c', snow: 0.2, seed: 'ap' }) +
        layer(ctx, rect(ctx.left, y, 2600, 400), { y, albedo: '#6f6a84', tone: 1.2, foot: 320, mist: 0.3 }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      X = 1010,
      Y = 1010,
      gl = ctx.night ? ctx.mood.glow : '#ffd98a',
      c = '#cfc6cc';
    const sh = [44, Y, 30, Y - 120, 24, Y - 330, 34, Y - 400];
    const tower =
      fill(rect(X - 210, Y - 96, 470, 96), ctx.built('#8f88a0', 1)) +
      stroke('M800 960H1270', gl, 20, 'stroke-dasharray="26 18" opacity=".8"') +
      fill(symmetric(X, sh), ctx.built(c, 0.4)) +
      fill(halfSymmetric(X, sh, -s), ctx.built(c, 2.1)) +
      fill(polygon([X - 36, Y - 398, X - 92, Y - 448, X + 92, Y - 448, X + 36, Y - 398]), ctx.built(c, 1.4)) +
      fill(rect(X - 100, Y - 462, 200, 16), ctx.built(c, 0.2)) +
      fill(polygon([X - 86, Y - 462, X - 104, Y - 540, X + 104, Y - 540, X + 86, Y - 462]), gl) +
      fill(
        polygon([X - 86, Y - 462, X - 104, Y - 540, X - 40, Y - 540, X - 30, Y - 462]),
        ctx.mood.shadow,
        opacity(s > 0 ? 0.4 : 0),
      ) +
      stroke(
        times(6, (i) => segment(X - 74 + i * 30, Y - 462, X - 90 + i * 36, Y - 540)),
        ctx.built('#2a2444', 2.2),
        5,
      ) +
      fill(rect(X - 116, Y - 556, 232, 18), ctx.built(c, 0.6)) +
      fill(roundDome(X, Y - 556, 150, 26), ctx.built(c, 1.2)) +
      fill(rect(X - 2, Y - 690, 4, 112) + rect(X + 34, Y - 640, 3, 70) + rect(X - 38, Y - 620, 3, 50), ctx.built('#2a2444', 2)) +
      fill(circle(X, Y - 694, 6), '#ff6a4a') +
      fill(personPath(X - 34, Y - 464, 56) + personPath(X + 26, Y - 464, 52), ctx.built('#2a2444', 2.4));
    const rw =
      fill(polygon([760, 940, 800, 940, 1060, 1290, 300, 1290]), ctx.tone('#3a3654', 1.9)) +
      fill(
        times(6, (i) => {
          const t = i / 6,
            y = 952 + t * t * 320,
            w = 2 + t * 16,
            h = 8 + t * 40;
          return polygon([
            778 - w / 2 - t * 60 * 0.66,
            y,
            778 + w / 2 - t * 60 * 0.66,
            y,
            776 + w * 0.7 - t * 68 * 0.7,
            y + h,
            776 - w * 0.7 - t * 68 * 0.7,
            y + h,
          ]);
        }),
        ctx.tone('#fff4dc', 0.2),
      ) +
      fill(
        times(9, (i) => {
          const t = i / 9,
            y = 944 + t * t * 330;
          return circle(758 - t * t * 440, y, 2 + t * 5) + circle(802 + t * t * 250, y, 2 + t * 5);
        }),
        gl,
      );
    const up = airliner(ctx, 560, 520, 0.92, { tail: '#f2b632', gear: false, pitch: -14 });
    return {
      main:
        rw +
        tower +
        airliner(ctx, 1200, 1080, 0.6, { tail: '#d8402c', flip: true }) +
        airliner(ctx, 180, 1010, 0.5, { tail: '#2f8a7a' }) +
        airliner(ctx, 1480, 1010, 0.6, { tail: '#2f6f9f', flip: true }),
      front: up + grass(ctx, { y: 1264, h: [24, 60], gap: 14, albedo: '#5a5070', from: -440, to: 300 }),
    };
  },
};
