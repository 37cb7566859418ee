import { parkTrees } from '../engine/broadleaf.ts';
import { streaks } from '../engine/clouds.ts';
import type { PosterContext } from '../engine/context.ts';
import { hills, layer } from '../engine/hills.ts';
import { tenths } from '../engine/numbers.ts';
import { circle, path, polygon, rect, roundArch, segment, times } from '../engine/path.ts';
import { people } from '../engine/people.ts';
import { fade } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke } from '../engine/svg.ts';
import { skyline } from '../engine/town.ts';

/** The Riesenrad, Vienna's giant Ferris wheel in the Prater. */
export const prater: Scene = {
  horizon: 1000,
  wideTop: 200,
  mood: 'rose',
  night: 'night',
  sun: { x: 1140, y: 420, r: 0 },
  plane: [460, 190, -12, 0.6],
  ground(ctx) {
    return {
      sky: streaks(ctx, { n: 5, y: [200, 640], alpha: 0.55, seed: 'vi' }) + (ctx.night ? fireworksArt(ctx) : ''),
      far:
        hills(ctx, { y: 960, amp: 40, wl: 520, albedo: '#6f7a8c', depth: 0.6, seed: 'vi' }) +
        skyline(ctx, { y: 1010, h: [40, 120], w: [44, 90], depth: 0.5, seed: 'vie', albedo: '#a58a94' }),
      mid: parkTrees(ctx, { y: 1012, size: [44, 76], albedo: '#4a7048', depth: 0.22, seed: 'pra', drop: 60 }),
    };
    function fireworksArt(ctx: PosterContext) {
      const burst = (x: number, y: number, r: number, c: string, n = 22) =>
        stroke(
          times(n, (i) => {
            const a = (i / n) * 6.283,
              k = i % 2 ? 1 : 0.74;
            return path`M${x + Math.cos(a) * r * 0.34} ${y + Math.sin(a) * r * 0.34}L${x + Math.cos(a) * r * k} ${y + Math.sin(a) * r * k}`;
          }),
          c,
          3.4,
          'stroke-linecap="round"',
        ) +
        fill(
          times(n, (i) => {
            const a = (i / n) * 6.283,
              k = i % 2 ? 1.1 : 0.84;
            return circle(x + Math.cos(a) * r * k, y + Math.sin(a) * r * k, 3.6);
          }),
          '#fff',
        ) +
        fill(circle(x, y, r * 1.5), ctx.radialGradient(fade(c, 0.4, 0), x, y, r * 1.5));
      return (
        burst(480, 330, 120, '#ff7a6a') +
        burst(1130, 280, 140, '#ffd15c', 26) +
        burst(1230, 560, 84, '#7fe0d0', 18) +
        burst(360, 620, 70, '#c49bff', 16) +
        burst(120, 420, 110, '#ffd15c') +
        burst(1480, 420, 120, '#ff7a6a')
      );
    }
  },
  draw(ctx) {
    const X = 800,
      Y = 610,
      Rw = 312,
      s = ctx.side,
      st = ctx.night ? '#8fa3c4' : ctx.built('#7a6a70', 1.6),
      stD = ctx.built('#4a3f4c', ctx.night ? 1.6 : 2.4),
      lt = ctx.built('#f2e6dc', 0.3);
    let spokes = '',
      rim = '',
      cab = '';
    for (let i = 0; i < 30; i++) {
      const a = (i / 30) * 6.283;
      spokes += segment(X, Y, X + Math.cos(a) * Rw, Y + Math.sin(a) * Rw);
    }
    rim = `M${X - Rw} ${Y}a${Rw} ${Rw} 0 1 0 ${2 * Rw} 0a${Rw} ${Rw} 0 1 0 ${-2 * Rw} 0`;
    const rim2 = `M${X - Rw + 34} ${Y}a${Rw - 34} ${Rw - 34} 0 1 0 ${2 * Rw - 68} 0a${Rw - 34} ${Rw - 34} 0 1 0 ${-2 * Rw + 68} 0`;
    const zig = `${times(60, (i) => {
      const a = (i / 60) * 6.283,
        b = ((i + 0.5) / 60) * 6.283;
      return (
        (i ? 'L' : 'M') +
        `${tenths(X + Math.cos(a) * Rw)} ${tenths(Y + Math.sin(a) * Rw)}L${tenths(X + Math.cos(b) * (Rw - 34))} ${tenths(Y + Math.sin(b) * (Rw - 34))}`
      );
    })}z`;
    for (let i = 0; i < 15; i++) {
      const a = ((i + 0.25) / 15) * 6.283,
        x = X + Math.cos(a) * (Rw + 4),
        y = Y + Math.sin(a) * (Rw + 4);
      cab += place(
        x,
        y,
        1,
        fill('M-27-2H27V30H-27z', ctx.built('#c8352b', 0.6)) +
          fill('M-30-4Q0-20 30-4z', ctx.built('#8a2420', 1)) +
          fill('M-22 3H-8V18H-22zM-5 3H9V18H-5zM12 3H22V18H12z', ctx.night ? ctx.mood.glow : ctx.built('#f6e8d0', 0.5)) +
          fill(s > 0 ? 'M-27-2H-20V30H-27z' : 'M20-2H27V30H20z', ctx.built('#8a2420', 1.6)),
      );
    }
    const legs =
      fill(
        polygon([X - 14, Y, X - 150, 1040, X - 128, 1040, X + 2, Y]) +
          polygon([X + 14, Y, X + 150, 1040, X + 128, 1040, X - 2, Y]),
        stD,
      ) +
      stroke(
        times(7, (i) => {
          const t = 0.2 + i * 0.11,
            w = 138 * t;
          return segment(X - w, Y + 430 * t, X + w, Y + 430 * t);
        }),
        stD,
        6,
      ) +
      stroke(
        times(6, (i) => {
          const t = 0.2 + i * 0.11,
            u = t + 0.11,
            w = 138 * t,
            v = 138 * u;
          return segment(X - w, Y + 430 * t, X + v, Y + 430 * u) + segment(X + w, Y + 430 * t, X - v, Y + 430 * u);
        }),
        stD,
        3,
      );
    const wheel =
      stroke(spokes, st, 1.8, opacity(0.8)) +
      stroke(zig, st, 2.4) +
      stroke(rim, st, 7) +
      stroke(rim2, st, 4) +
      stroke(rim, lt, 1.8) +
      legs +
      fill(circle(X, Y, 26), stD) +
      fill(circle(X, Y, 15), lt) +
      cab +
      (ctx.night
        ? fill(
            times(60, (i) => {
              const a = (i / 60) * 6.283;
              return circle(X + Math.cos(a) * (Rw - 17), Y + Math.sin(a) * (Rw - 17), 3.2);
            }),
            ctx.mood.glow,
          )
        : '');
    // pavilion and stalls
    const pav =
      fill(rect(X - 260, 1010, 520, 100), ctx.built('#f3e3c8', 0.6)) +
      fill(polygon([X - 284, 1014, X - 250, 966, X + 250, 966, X + 284, 1014]), ctx.built('#5d8a7a', 0.9)) +
      fill(
        times(9, (i) => roundArch(X - 224 + i * 56, 1110, 34, 72)),
        ctx.pane('#4d4450'),
      ) +
      fill(rect(X - 288, 1010, 576, 9), ctx.built('#fff6e6', 0));
    const stall = (x: number, k: number, a: string) =>
      place(
        x,
        1128,
        k,
        fill('M-70 0V-62H70V0z', ctx.built('#8a5c3c', 1)) +
          fill('M-84-60L-60-104H60L84-60z', ctx.built(a, 0.6)) +
          fill('M-84-60L-60-104H-36L-50-60zM-16-60L-12-104H12L16-60zM50-60L36-104H60L84-60z', ctx.built('#fff6e6', 0.3)) +
          fill('M-56-54H56V-26H-56z', ctx.pane('#5a4438')),
      );
    const gr = layer(ctx, rect(ctx.left, 1096, 2600, 200), { y: 1100, albedo: '#b09a94', tone: 1.2, foot: 180, mist: 0.4 });
    const lights = ctx.night
      ? stroke(
          'M-300 1010Q-60 1070 180 1000Q420 1070 560 1000M1040 1000Q1200 1070 1420 1000Q1660 1070 1900 1000',
          ctx.mood.glow,
          5,
          'stroke-dasharray="1 20" stroke-linecap="round"',
        )
      : '';
    return {
      main:
        wheel +
        gr +
        pav +
        stall(420, 1, '#c8352b') +
        stall(1190, 1, '#2f6a8a') +
        stall(180, 1, '#2f6a8a') +
        stall(1420, 1, '#c8352b') +
        lights,
      front: people(ctx, [
        [600, 1180, 88],
        [640, 1186, 92],
        [980, 1196, 96],
        [1020, 1190, 84],
        [860, 1160, 70],
        [500, 1210, 100],
        [1120, 1220, 104],
      ]),
    };
  },
};
