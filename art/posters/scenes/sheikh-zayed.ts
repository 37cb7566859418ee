import { birds } from '../engine/birds.ts';
import { parkTrees } from '../engine/broadleaf.ts';
import { streaks } from '../engine/clouds.ts';
import { hills } from '../engine/hills.ts';
import { palmStamp } from '../engine/kits/palm-stamp.ts';
import { putStamp } from '../engine/kits/stamps.ts';
import { tenths } from '../engine/numbers.ts';
import {
  circle,
  onionDome,
  path,
  pointedArch,
  polygon,
  rect,
  roundArch,
  segment,
  standingRect,
  symmetric,
  times,
} from '../engine/path.ts';
import { people } from '../engine/people.ts';
import { ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, group, opacity, stroke } from '../engine/svg.ts';

/** The Sheikh Zayed Grand Mosque mirrored in its pools. */
export const sheikhZayed: Scene = {
  horizon: 900,
  wideTop: 240,
  mood: 'cobalt',
  night: 'night',
  sun: { x: 1020, y: 420, r: 88 },
  ground(ctx) {
    return {
      sky: streaks(ctx, { n: 4, y: [340, 560], alpha: 0.7, seed: 'sz' }),
      far:
        hills(ctx, { y: 880, amp: 10, wl: 300, albedo: '#b5a07a', depth: 0.6, seed: 'sz0' }) +
        parkTrees(ctx, { y: 900, size: [18, 34], albedo: '#4f7a5c', depth: 0.4, seed: 'sz1', drop: 30 }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      m = '#fbf7ef',
      L = ctx.built(m, 0),
      M = ctx.built(m, 1),
      D = ctx.built(m, 1.95),
      K = ctx.night ? ctx.mood.glow : ctx.built('#5f7fae', 1.9),
      gold = ctx.built('#f0c04a', 0.4),
      Y = 960;
    const dome = (x: number, y: number, w: number, k = 1) => stampPut('dome', x, y, (w / 100) * k);
    const dId = ctx.share('szd', () => {
      const d = onionDome(0, 0, 100, 108, 0.05);
      const c = ctx.clip(d);
      return (
        fill(rect(-42, -4, 84, 26), M) +
        fill(s > 0 ? rect(-42, -4, 30, 26) : rect(12, -4, 30, 26), D) +
        fill(
          times(6, (i) => roundArch(-33 + i * 13.2, 20, 7, 18)),
          K,
        ) +
        fill(rect(-46, -6, 92, 6), L) +
        fill(d, L) +
        group(
          fill(s > 0 ? 'M-70 10V-110H0Q-34-70-22 10z' : 'M70 10V-110H0Q34-70 22 10z', D, opacity(0.85)) +
            fill(s > 0 ? 'M-22 10Q-34-70 0-110Q-10-60 2 10z' : 'M22 10Q34-70 0-110Q10-60-2 10z', M),
          c,
        ) +
        fill(symmetric(0, [3, -104, 2, -128]) + circle(0, -116, 5.4) + circle(0, -128, 3.8), gold) +
        fill('M-1-148h2v18h-2z' + 'M0-160a7 7 0 1 0 6 10a5.600 5.600 0 1 1-6-10z', gold)
      );
    });
    function stampPut(_: string, x: number, y: number, k: number) {
      return x < ctx.left - 90 * k || x > ctx.right + 90 * k ? '' : putStamp(dId, x, y, k);
    }
    const minId = ctx.share('szm', () => {
      const seg = (w: number, y0: number, y1: number) =>
        fill(rect(-w, y1, 2 * w, y0 - y1), L) +
        fill(s > 0 ? rect(-w, y1, w * 0.8, y0 - y1) : rect(w * 0.2, y1, w * 0.8, y0 - y1), D);
      const balc = (w: number, y: number) =>
        fill(polygon([-w * 0.7, y + 16, -w, y, w, y, w * 0.7, y + 16]) + rect(-w, y - 12, 2 * w, 12), M) +
        fill(rect(-w, y - 14, 2 * w, 4), L);
      return (
        seg(30, 0, -230) +
        fill(pointedArch(0, -60, 22, 70, 0.4) + pointedArch(0, -150, 22, 60, 0.4), K) +
        balc(40, -232) +
        seg(23, -246, -370) +
        fill(pointedArch(0, -270, 14, 70, 0.4), K) +
        balc(32, -372) +
        seg(15, -386, -470) +
        fill(
          times(2, (i) => roundArch(i ? 7 : -7, -400, 6, 44)),
          K,
        ) +
        balc(22, -472) +
        seg(10, -486, -506) +
        fill(onionDome(0, -504, 26, 30, 0.05), gold) +
        fill(symmetric(0, [1.5, -530, 1, -560]) + circle(0, -540, 4), gold)
      );
    });
    const mina = (x: number, k: number) => (x < ctx.left - 60 || x > ctx.right + 60 ? '' : putStamp(minId, x, Y, k));
    // arcade with twin columns and small domes
    const arc = (x1: number, x2: number, h: number, n: number, tone: string) => {
      const w = (x2 - x1) / n;
      let op2 = '',
        col = '',
        cap = '',
        top = '';
      for (let i = 0; i < n; i++) {
        const cx = x1 + w * (i + 0.5);
        op2 += pointedArch(cx, Y, w * 0.66, h * 0.74, 0.46);
        cap += pointedArch(cx, Y, w * 0.84, h * 0.84, 0.46);
      }
      for (let i = 0; i <= n; i++) col += standingRect(x1 + w * i, Y, w * 0.09, h * 0.46);
      for (let i = 0; i < n; i++)
        top += path`M${x1 + w * (i + 0.5) - w * 0.3} ${Y - h}q0-9 ${w * 0.3} -16q${w * 0.3} 7 ${w * 0.3} 16z`;
      return (
        fill(rect(x1, Y - h, x2 - x1, h) + top, tone) +
        fill(rect(x1, Y - h - 2, x2 - x1, 6), L) +
        fill(cap, D, opacity(0.55)) +
        fill(op2, K) +
        fill(col, gold)
      );
    };
    const wall =
      fill(rect(430, Y - 150, 740, 150), ctx.verticalGradient(ramp(L, M), Y - 150, Y)) +
      fill(rect(580, Y - 236, 440, 100), M) +
      fill(rect(580, Y - 238, 440, 7) + rect(430, Y - 153, 740, 7), L) +
      fill(
        times(9, (i) => pointedArch(612 + i * 47, Y - 160, 22, 56, 0.45)),
        K,
      );
    const gate =
      fill(rect(706, Y - 210, 188, 210), L) +
      fill(s > 0 ? rect(706, Y - 210, 16, 210) : rect(878, Y - 210, 16, 210), D) +
      fill(pointedArch(800, Y, 130, 180, 0.5), D) +
      fill(pointedArch(800, Y, 104, 160, 0.5), K) +
      stroke(`M716 ${Y}V${Y - 200}H884V${Y}`, gold, 3) +
      fill(standingRect(762, Y, 9, 96) + standingRect(838, Y, 9, 96), gold);
    const all =
      mina(404, 1.02) +
      mina(1196, 1.02) +
      mina(120, 0.86) +
      mina(1480, 0.86) +
      dome(800, Y - 250, 264) +
      dome(636, Y - 226, 150) +
      dome(964, Y - 226, 150) +
      wall +
      [470, 550, 1050, 1130].map((x) => dome(x, Y - 160, 72)).join('') +
      arc(-60, 430, 104, 9, M) +
      arc(1170, 1660, 104, 9, M) +
      [...Array(8).keys()].map((i) => dome(-8 + i * 56, Y - 112, 44) + dome(1216 + i * 56, Y - 112, 44)).join('') +
      arc(430, 706, 118, 5, L) +
      arc(894, 1170, 118, 5, L) +
      gate;
    const pool = fill(
      rect(ctx.left, Y, 2300, 320),
      ctx.verticalGradient(ramp(ctx.built('#f2ecdf', 0.8), ctx.built('#e0d6c8', 1.2)), Y, 1250),
    );
    const wp = polygon([560, Y + 26, 1040, Y + 26, 1390, 1290, 210, 1290]),
      wp2 =
        polygon([-420, Y + 26, 440, Y + 26, 60, 1200, -420, 1200]) +
        polygon([1160, Y + 26, 2020, Y + 26, 2020, 1200, 1540, 1200]);
    const wat = ctx.verticalGradient(ramp(ctx.mood.water[0], ctx.mood.water[1]), Y + 20, 1240),
      c1 = ctx.clip(wp + wp2),
      refl = ctx.share('szall', () => all);
    const floor =
      stroke(
        times(9, (i) => segment(440 - i * 60 - 10, Y + 6 + i * i * 4, 560 - i * 42, Y + 6 + i * i * 4)),
        ctx.built('#c9b894', 1.4),
        2,
        opacity(0),
      ) +
      fill(
        polygon([500, Y + 26, 520, Y + 26, 150, 1290, 100, 1290]) + polygon([1080, Y + 26, 1100, Y + 26, 1500, 1290, 1450, 1290]),
        ctx.built('#d9b878', 1),
        opacity(0.5),
      );
    const water2 =
      fill(wp + wp2, wat) +
      group(`<use href="#${refl}" transform="matrix(1 0 0 -.62 0 ${tenths(Y * 1.62 + 14)})" opacity=".5"/>`, c1) +
      stroke(polygon([560, Y + 26, 1040, Y + 26, 1390, 1290, 210, 1290]), L, 5) +
      stroke(
        times(8, (i) => segment(620 + ((i * 97) % 300), 1030 + i * 26, 700 + ((i * 97) % 300) + i * 8, 1030 + i * 26)),
        '#fff',
        3,
        opacity(0.4),
      );
    const palms = (
      [
        [352, 1060, 240],
        [290, 1110, 300],
        [1248, 1060, 240],
        [1310, 1110, 300],
        [30, 1080, 280],
        [1570, 1080, 280],
      ] as const
    )
      .map(([x, y, h]) => palmStamp(ctx, x, y, h, { lean: x < 800 ? 1 : -1, spread: 0.36 }))
      .join('');
    return {
      main: `<use href="#${refl}"/>${pool}${floor}${water2}`,
      front:
        palms +
        people(
          ctx,
          [
            [470, 1050, 44],
            [486, 1052, 42],
            [1130, 1044, 42],
          ],
          '#fbf7ef',
        ) +
        birds(ctx, 580, 470, 5, { size: 12 }),
    };
  },
};
