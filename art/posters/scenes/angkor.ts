import { mix } from '../engine/color.ts';
import { tenths } from '../engine/numbers.ts';
import { circle, halfSymmetric, path, pointedArch, polygon, rect, segment, symmetric, tick, times } from '../engine/path.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, stroke } from '../engine/svg.ts';
import { grass, jungle } from '../engine/undergrowth.ts';

/** The towers of Angkor Wat mirrored in the lotus pond at sunrise. */
export const angkor: Scene = {
  horizon: 880,
  wideTop: 240,
  mood: 'saffron',
  night: 'teal',
  sun: { x: 800, y: 560, r: 150, style: 'rays' },
  ground(ctx) {
    const y = 880;
    return {
      sky: '',
      far: jungle(ctx, {
        y: (x: number) => y - 24 + Math.sin(x / 120) * 14,
        size: [40, 80],
        albedo: '#6a7a4a',
        depth: 0.46,
        seed: 'an1',
        base: y + 10,
      }),
    };
  },
  draw(ctx) {
    const X = 800,
      Y = 890,
      st = '#8a6a58';
    const L = ctx.built(st, 0.6),
      M = ctx.built(st, 1.4),
      D = ctx.built(st, 2.2),
      DD = ctx.built(st, 2.7),
      K = ctx.pane('#2f2228');
    const prang = (x: number, base: number, w: number, h: number) => {
      const n = 9;
      const p = [w * 0.5, base];
      for (let i = 0; i < n; i++) {
        const t = i / n,
          k = Math.sqrt(Math.max(0.02, 1 - (t * 0.99) ** 1.9));
        p.push(w * 0.5 * k + w * 0.035, base - h * t * 0.9, w * 0.5 * k - w * 0.02, base - h * (t + 0.7 / n) * 0.9);
      }
      p.push(w * 0.06, base - h * 0.94, 0.6, base - h * 1.06);
      return (
        fill(symmetric(x, p), M) +
        fill(halfSymmetric(x, p, -1), D) +
        stroke(
          times(n - 1, (i) => {
            const t = (i + 1) / n,
              k = Math.sqrt(Math.max(0.02, 1 - t ** 1.9));
            return segment(x - w * 0.5 * k, base - h * t * 0.9, x + w * 0.5 * k, base - h * t * 0.9);
          }),
          DD,
          2.6,
          opacity(0.6),
        ) +
        fill(
          polygon([
            x - w * 0.2,
            base,
            x - w * 0.2,
            base - h * 0.2,
            x,
            base - h * 0.4,
            x + w * 0.2,
            base - h * 0.2,
            x + w * 0.2,
            base,
          ]),
          L,
        ) +
        fill(pointedArch(x, base, w * 0.2, h * 0.2, 0.4), K)
      );
    };
    const gal = (x: number, y: number, w: number, h: number) =>
      fill(rect(x - w / 2, y - h, w, h), M) +
      fill(
        path`M${x - w / 2 - 6} ${y - h + 4}Q${x - w / 2 + 4} ${y - h - 20} ${x - w / 2 + 22} ${y - h - 22}H${x + w / 2 - 22}Q${x + w / 2 - 4} ${y - h - 20} ${x + w / 2 + 6} ${y - h + 4}z`,
        D,
      ) +
      stroke(
        times(Math.floor(w / 15), (i) => tick(x - w / 2 + 8 + i * 15, y - h + 9, h - 14)),
        DD,
        6,
      );
    const temple =
      prang(X - 132, Y - 168, 92, 190) +
      prang(X + 132, Y - 168, 92, 190) +
      fill(rect(X - 210, Y - 176, 420, 30), M) +
      gal(X, Y - 140, 380, 40) +
      prang(X, Y - 178, 122, 280) +
      fill(polygon([X - 236, Y - 60, X - 206, Y - 142, X + 206, Y - 142, X + 236, Y - 60]), M) +
      fill(polygon([X - 236, Y - 60, X - 206, Y - 142, X - 90, Y - 142, X - 104, Y - 60]), D) +
      fill(polygon([X - 26, Y - 60, X - 16, Y - 150, X + 16, Y - 150, X + 26, Y - 60]), L) +
      stroke(
        times(9, (i) => segment(X - 25, Y - 66 - i * 9, X + 25, Y - 66 - i * 9)),
        D,
        2,
      ) +
      prang(X - 262, Y - 52, 84, 158) +
      prang(X + 262, Y - 52, 84, 158) +
      gal(X, Y - 14, 660, 46) +
      fill(polygon([X - 54, Y - 14, X - 54, Y - 70, X, Y - 122, X + 54, Y - 70, X + 54, Y - 14]), L) +
      fill(pointedArch(X, Y - 14, 44, 66, 0.4), K) +
      fill(rect(X - 350, Y - 16, 700, 18), L) +
      fill(rect(X - 380, Y, 760, 12), M) +
      gal(X - 410, Y - 4, 110, 30) +
      gal(X + 410, Y - 4, 110, 30);
    // sugar palms
    const sp = (x: number, y: number, h: number) =>
      fill(`M${x - 5} ${y}L${x - 3} ${y - h}H${x + 3}L${x + 6} ${y}z`, ctx.tone('#4a3428', 2.3, 0.08)) +
      fill(
        times(11, (i) => {
          const a = (i / 11) * 6.283,
            q = h * 0.15;
          return polygon([
            x,
            y - h,
            x + Math.cos(a - 0.22) * q * 1.15,
            y - h + Math.sin(a - 0.22) * q * 1.15,
            x + Math.cos(a) * q * 0.92,
            y - h + Math.sin(a) * q * 0.92,
            x + Math.cos(a + 0.22) * q * 1.15,
            y - h + Math.sin(a + 0.22) * q * 1.15,
          ]);
        }) + circle(x, y - h, h * 0.07),
        ctx.tone('#4a5a34', 2, 0.08),
      );
    const palms =
      sp(372, Y + 4, 330) +
      sp(428, Y + 4, 250) +
      sp(1210, Y + 4, 350) +
      sp(1160, Y + 4, 240) +
      sp(1270, Y + 4, 280) +
      sp(120, Y + 4, 320) +
      sp(1460, Y + 4, 300) +
      sp(60, Y + 4, 240);
    const bankG =
      fill(rect(ctx.left, Y + 4, 2600, 26), ctx.tone('#6a7a3c', 1.4)) +
      grass(ctx, { y: Y + 32, h: [8, 20], gap: 13, albedo: '#5a6a34', tone: 2 });
    const pool = fill(
      rect(ctx.left, Y + 28, 2600, 360),
      ctx.verticalGradient(
        [
          [0, ctx.skyFoot],
          [0.5, ctx.mood.sky[1][1]],
          [1, mix(ctx.mood.sky[0][1], ctx.mood.shadow, 0.4)],
        ],
        Y + 28,
        1250,
      ),
    );
    const mirrorArt = `<g transform="matrix(1 0 0 -.8 0 ${tenths(Y * 1.8 + 46)})" opacity=".55">${temple}</g>`;
    const rip =
      stroke(
        times(18, (i) => segment(330 + ((i * 191) % 640), Y + 48 + i * 14, 480 + ((i * 191) % 640) + i * 8, Y + 48 + i * 14)),
        ctx.skyFoot,
        4,
        opacity(0.7),
      ) + fill(circle(X, Y + 380, 0), '#fff');
    const lily = ctx.stamp(
      'lily',
      () =>
        fill('M0 0L40-7A44 12 0 1 1 36-10z', ctx.tone('#5f7a3c', 1.4)) +
        fill('M-34 4A44 12 0 0 0 40 2Q0 10-34 4z', ctx.tone('#5f7a3c', 2.2)),
    );
    const lotus = ctx.stamp(
      'lotus',
      () =>
        fill(
          'M0 0Q-26-4-28-20Q-12-18 0 0Q-14-24-6-40Q6-28 0 0Q6-26 18-34Q20-14 0 0Q16-14 30-12Q22 2 0 0z',
          ctx.tone('#f2a0b8', 0.6),
        ) + fill('M0 0Q-10-18-4-32Q6-20 0 0z', ctx.tone('#e0608a', 1)),
    );
    return {
      main: temple + palms + bankG + pool + mirrorArt + rip,
      front:
        lily(430, 1170, 1.6) +
        lily(520, 1206, 1.8) +
        lotus(440, 1164, 1.4) +
        lily(1080, 1160, 1.5) +
        lily(1180, 1200, 1.9) +
        lotus(1180, 1192, 1.6) +
        lily(980, 1216, 1.7) +
        lotus(330, 1206, 1.4) +
        lily(330, 1214, 1.7) +
        lily(640, 1226, 1.4) +
        lily(120, 1180, 1.8) +
        lily(1440, 1190, 1.8),
    };
  },
};
