import { camel } from '../engine/animals.ts';
import { birds } from '../engine/birds.ts';
import { parkTrees } from '../engine/broadleaf.ts';
import { streaks } from '../engine/clouds.ts';
import { hills } from '../engine/hills.ts';
import { palmStamp } from '../engine/kits/palm-stamp.ts';
import { mountains } from '../engine/mountains.ts';
import { circle, ellipse, path, polygon, rect, roundArch, roundDome, segment, times } from '../engine/path.ts';
import { people } from '../engine/people.ts';
import { ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke } from '../engine/svg.ts';

/** The Koutoubia minaret above Marrakech's market and palms. */
export const koutoubia: Scene = {
  horizon: 850,
  wideTop: 280,
  mood: 'rose',
  night: 'sand',
  sun: { x: 1080, y: 500, r: 104 },
  ground(ctx) {
    const y = 860;
    return {
      sky: streaks(ctx, { n: 4, y: [340, 560], alpha: 0.6, seed: 'mk' }),
      far:
        mountains(ctx, { y: y - 20, h: 250, n: 6, albedo: '#8a7a9a', snow: 0.42, depth: 0.5, seed: 'atlas', jag: 0.07 }) +
        hills(ctx, { y: y - 26, amp: 26, wl: 360, albedo: '#a07a72', depth: 0.46, seed: 'mk1' }),
      mid: palms(),
    };
    function palms() {
      const r = ctx.random('mkp');
      let o = parkTrees(ctx, { y: y - 6, size: [18, 34], albedo: '#5f7d50', depth: 0.32, seed: 'mk2', drop: 40 });
      for (let x = -20; x < 1640; x += 52) {
        const h = r.range(70, 130),
          q = r.jitter(16),
          on = r() < 0.8;
        if (on && x > ctx.left - 40 && x < ctx.right + 40)
          o += palmStamp(ctx, x + q, y + 10, h, { depth: 0.25, lean: q, spread: 0.34 });
      }
      return o;
    }
  },
  draw(ctx) {
    const st = '#d9916a',
      s = ctx.side,
      L = ctx.built(st, 0.2),
      M = ctx.built(st, 1),
      D = ctx.built(st, 2.05),
      K = ctx.built('#5a2f34', 2.5),
      tile = ctx.built('#3fa8a0', 0.8),
      X = 800,
      Y = 1000,
      W = 150,
      H = 470;
    const merlon = (x: number, y: number, w: number, h: number) =>
      polygon([
        x - w / 2,
        y,
        x - w / 2,
        y - h * 0.4,
        x - w * 0.3,
        y - h * 0.4,
        x - w * 0.3,
        y - h * 0.7,
        x - w * 0.12,
        y - h * 0.7,
        x,
        y - h,
        x + w * 0.12,
        y - h * 0.7,
        x + w * 0.3,
        y - h * 0.7,
        x + w * 0.3,
        y - h * 0.4,
        x + w / 2,
        y - h * 0.4,
        x + w / 2,
        y,
      ]);
    const sw = W * 0.4,
      fx = s > 0 ? X - W / 2 + sw : X - W / 2,
      fw = W - sw; // lit face / shaded face
    const cx = fx + fw / 2,
      dx = s > 0 ? X - W / 2 + sw / 2 : X + W / 2 - sw / 2,
      t = Y - H;
    const sebka = (x0: number, w: number, y0: number, n: number, rowsArt: number, c: string) => {
      let d = '';
      const q = w / n;
      for (let j = 0; j < rowsArt; j++)
        for (let i = 0; i < n; i++)
          d += path`M${x0 + i * q} ${y0 + j * q * 0.8}l${q / 2} ${-q * 0.4}l${q / 2} ${q * 0.4}l${-q / 2} ${q * 0.4}z`;
      return stroke(d, c, 2.4);
    };
    const tower =
      fill(rect(X - W / 2, t, W, H), ctx.verticalGradient(ramp(L, M), t, Y)) +
      fill(s > 0 ? rect(X - W / 2, t, sw, H) : rect(X + W / 2 - sw, t, sw, H), D) +
      fill(rect(X - W / 2 - 4, t + 22, W + 8, 34), tile) +
      fill(s > 0 ? rect(X - W / 2 - 4, t + 22, sw + 4, 34) : rect(X + W / 2 - sw, t + 22, sw + 4, 34), ctx.built('#3fa8a0', 2)) +
      stroke(
        times(9, (i) => `M${X - W / 2 + i * 17} ${t + 39}l8 -9l8 9l-8 9z`),
        ctx.built('#f6e8cc', 0.5),
        2.4,
      ) +
      fill(
        times(5, (i) => merlon(X - W / 2 + 15 + i * 30, t + 2, 26, 34)),
        M,
      ) +
      // upper field: interlaced arches
      fill(rect(fx + 10, t + 72, fw - 20, 120), ctx.built(st, 1.8)) +
      sebka(fx + 12, fw - 24, t + 92, 4, 6, L) +
      fill(rect(dx - sw / 2 + 8, t + 72, sw - 16, 120), ctx.built(st, 2.6)) +
      // paired windows with lobed surrounds
      fill(roundArch(cx, t + 306, 62, 92), ctx.built(st, 1.9)) +
      fill(roundArch(cx - 13, t + 300, 19, 66) + roundArch(cx + 13, t + 300, 19, 66), K) +
      fill(roundArch(dx, t + 300, 24, 72), K) +
      fill(rect(fx + 12, t + 330, fw - 24, 5) + rect(fx + 12, t + 206, fw - 24, 5), L) +
      fill(roundArch(cx, t + 430, 54, 80), ctx.built(st, 1.9)) +
      fill(roundArch(cx, t + 426, 24, 58), K) +
      fill(roundArch(dx, t + 420, 20, 56), K) +
      fill(roundArch(cx, t + 540, 20, 44) + roundArch(dx, t + 540, 18, 44), K) +
      stroke(
        times(12, (i) => segment(fx + 6 + ((i * 29) % 50), t + 350 + i * 22, fx + 26 + ((i * 29) % 50), t + 350 + i * 22)),
        D,
        3,
        opacity(0.4),
      );
    const lw = W * 0.46,
      lt = t - 118;
    const lantern2 =
      fill(rect(X - lw / 2, lt, lw, 120), M) +
      fill(s > 0 ? rect(X - lw / 2, lt, lw * 0.38, 120) : rect(X + lw / 2 - lw * 0.38, lt, lw * 0.38, 120), D) +
      fill(roundArch(X + s * lw * 0.16, t - 8, 26, 70), K) +
      fill(rect(X - lw / 2 - 3, lt + 10, lw + 6, 14), tile) +
      fill(
        times(4, (i) => merlon(X - lw / 2 + 9 + i * 17.4, lt + 1, 15, 20)),
        M,
      ) +
      fill(roundDome(X, lt - 6, lw * 0.72, 36), ctx.built('#e8c8a0', 0.8)) +
      fill(
        rect(X - 1.6, lt - 118, 3.2, 80) + circle(X, lt - 52, 11) + circle(X, lt - 75, 8.4) + circle(X, lt - 94, 6),
        ctx.built('#f0c04a', 0.4),
      );
    // ramparts with gate
    let cren = '',
      but = '',
      put = '';
    for (let x = -60; x < 1680; x += 34) cren += rect(x, 944, 20, 20);
    for (let x = -30; x < 1700; x += 168) but += rect(x, 930, 54, 180);
    for (let x = -40; x < 1680; x += 42) put += rect(x, 994, 5, 5) + rect(x + 14, 1030, 5, 5);
    const gate =
      fill(rect(470, 898, 196, 210), ctx.built(st, 0.6)) +
      fill(
        times(6, (i) => merlon(488 + i * 32, 902, 26, 26)),
        ctx.built(st, 0.6),
      ) +
      fill(rect(494, 930, 148, 178), ctx.built(st, 1.9)) +
      `<path fill="${L}" d="M512 1108V1010Q496 944 568 940Q640 944 624 1010V1108z"/>` +
      fill('M526 1108V1016Q510 962 568 958Q626 962 610 1016V1108z', K);
    const rampart =
      fill(rect(ctx.left, 960, 2300, 160) + cren, ctx.verticalGradient(ramp(ctx.built(st, 0.6), ctx.built(st, 1.5)), 944, 1110)) +
      fill(
        but +
          times(14, (i) => rect(-30 + i * 168, 918, 14, 14) + rect(-10 + i * 168, 918, 14, 14) + rect(10 + i * 168, 918, 14, 14)),
        ctx.built(st, 1),
      ) +
      fill(
        times(14, (i) => rect(s > 0 ? -30 + i * 168 : 8 + i * 168, 930, 16, 180)),
        D,
      ) +
      fill(put, K, opacity(0.45)) +
      gate;
    const ground =
      fill(
        rect(ctx.left, 1104, 2300, 180),
        ctx.verticalGradient(ramp(ctx.tone('#e6b98a', 0.6), ctx.tone('#c98f66', 1.5)), 1104, 1250),
      ) +
      stroke(
        times(8, (i) => segment(340 + ((i * 271) % 880), 1130 + i * 14, 440 + ((i * 271) % 880) + i * 10, 1130 + i * 14)),
        ctx.tone('#b07a58', 1.6),
        4,
        opacity(0.5),
      );
    const shade = (x: number, y: number, k: number, c: string) =>
      place(
        x,
        y,
        k,
        fill(ellipse(10, 2, 96, 10), ctx.tone('#7a4636', 2.4), opacity(0.4)) +
          fill(rect(-3, -120, 6, 120), ctx.tone('#5a3f34', 2)) +
          fill(
            'M-96-104Q-60-150 0-160Q60-150 96-104Q72-112 48-104Q24-112 0-104Q-24-112-48-104Q-72-112-96-104z',
            ctx.tone(c, 0.5),
          ) +
          fill(
            s > 0 ? 'M-96-104Q-60-150 0-160Q-40-130-48-104Q-72-112-96-104z' : 'M96-104Q60-150 0-160Q40-130 48-104Q72-112 96-104z',
            ctx.tone(c, 1.9),
          ) +
          fill('M0-160Q20-130 24-107Q12-108 0-104Q-12-110-24-107Q-20-130 0-160z', ctx.tone('#fff3dc', 0.4)) +
          fill(rect(-50, -40, 100, 40), ctx.tone('#8a5a3c', 1.6)) +
          fill(
            times(6, (i) => circle(-40 + i * 16, -44, 9)),
            ctx.tone('#f29a2e', 0.6),
          ) +
          fill(
            times(5, (i) => circle(-32 + i * 16, -57, 8.4)),
            ctx.tone('#f2b23c', 0.4),
          ),
      );
    const front =
      camel(ctx, 830, 1176, 1.1, { rider: true, albedo: '#a87448' }) +
      camel(ctx, 700, 1166, 1, { albedo: '#b58456' }) +
      shade(1000, 1160, 0.92, '#2f8f8a') +
      shade(1160, 1190, 1.1, '#d8402c') +
      shade(400, 1196, 1.05, '#e0a02e') +
      shade(140, 1180, 1, '#2f8f8a') +
      shade(1440, 1190, 1.1, '#c2385a') +
      people(
        ctx,
        [
          [600, 1140, 66],
          [560, 1150, 70],
          [1080, 1200, 80],
          [900, 1130, 58],
        ],
        '#3a2c44',
      );
    const tall =
      palmStamp(ctx, 1030, 1000, 330, { spread: 0.36 }) +
      palmStamp(ctx, 1090, 1000, 270, { spread: 0.36 }) +
      palmStamp(ctx, 420, 990, 290, { lean: -1, spread: 0.36 }) +
      palmStamp(ctx, 1380, 1000, 300, { spread: 0.36 }) +
      palmStamp(ctx, 190, 1000, 330, { lean: -1, spread: 0.36 });
    return { main: lantern2 + tower + tall + rampart + ground, front: front + birds(ctx, 600, 520, 6, { size: 12 }) };
  },
};
