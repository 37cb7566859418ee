import { parkTrees } from '../engine/broadleaf.ts';
import { streaks } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import { palmStamp } from '../engine/kits/palm-stamp.ts';
import { putStamp } from '../engine/kits/stamps.ts';
import { circle, halfSymmetric, path, polygon, rect, segment, smooth, symmetric, tick, times } from '../engine/path.ts';
import { people } from '../engine/people.ts';
import { fade } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, stroke, strokeRound } from '../engine/svg.ts';
import { skyline } from '../engine/town.ts';
import { jungle } from '../engine/undergrowth.ts';

/** The Supertrees of Singapore glowing at night. */
export const supertrees: Scene = {
  horizon: 940,
  wideTop: 250,
  mood: 'violet',
  night: 'violet',
  sun: { x: 1100, y: 400, r: 64 },
  plane: [470, 372, -12, 0.6],
  ground(ctx) {
    return {
      sky: streaks(ctx, { n: 4, y: [520, 700], alpha: 0.45, seed: 'st' }),
      far: skyline(ctx, {
        y: 960,
        h: [120, 330],
        w: [70, 120],
        depth: 0.42,
        seed: 'sgp',
        profile: (x: number) => 0.6 + 0.5 * Math.exp(-(((x - 520) / 260) ** 2)),
      }),
      mid:
        fill(rect(ctx.left, 952, 2300, 330), ctx.tone('#24503f', 2.2, 0.1)) +
        parkTrees(ctx, { y: 976, size: [40, 70], depth: 0.2, seed: 'sg1', albedo: '#2f6b45', drop: 30 }),
    };
  },
  draw(ctx) {
    const s = ctx.side;
    const tree = (x: number, y: number, h: number, w: number, c: string) =>
      x < ctx.left - w || x > ctx.right + w
        ? ''
        : putStamp(
            ctx.share(`sup${c}`, () => treeD(0, 0, 400, 270, c)),
            x,
            y,
            w / 270,
            false,
            h / 400,
          );
    const treeD = (x: number, y: number, h: number, w: number, c: string, d = 0) => {
      const X = (k: number) => x + k * w,
        Y = (k: number) => y - k * h,
        gl = ctx.night ? mix(c, '#ffffff', 0.2) : ctx.tone(c, 0.4, d),
        dk = ctx.night ? mix(c, ctx.mood.shadow, 0.55) : ctx.tone(c, 2, d),
        n = 11;
      let a = '',
        b = '',
        twig = '';
      for (let i = 0; i < n; i++) {
        const q = (i / (n - 1)) * 2 - 1,
          z = Math.sqrt(Math.max(0, 1 - q * q)),
          ex = q * 0.5,
          front = i % 2;
        const ey = 0.965 + (front ? -z * 0.045 : z * 0.03);
        const d1 = path`M${X(q * 0.055)} ${Y(0.6)}C${X(q * 0.09)} ${Y(0.76)} ${X(ex * 0.5)} ${Y(0.84)} ${X(ex)} ${Y(ey)}`;
        if (front) a += d1;
        else b += d1;
        twig +=
          segment(X(ex * 0.62), Y(0.855 + (front ? -0.01 : 0.02)), X(ex * 0.62 + 0.07 * (q + 0.15)), Y(ey - 0.005)) +
          segment(X(ex * 0.4), Y(0.8), X(ex * 0.4 - 0.03 + q * 0.05), Y(0.9));
      }
      const rim = (k: number, ry: number, yy: number) =>
        path`M${X(-k)} ${Y(yy)}a${w * k} ${h * ry} 0 0 0 ${2 * k * w} 0a${w * k} ${h * ry} 0 0 0 ${-2 * k * w} 0`;
      const trunk = [
        w * 0.1,
        y,
        w * 0.075,
        Y(0.2),
        w * 0.058,
        Y(0.45),
        w * 0.062,
        Y(0.62),
        w * 0.085,
        Y(0.72),
        w * 0.05,
        Y(0.76),
      ];
      let plants = '',
        plants2 = '';
      const r = ctx.random(`pl${x}`);
      for (let i = 0; i < 18; i++) {
        const t = r() * 0.68,
          ww = w * (0.1 - t * 0.06),
          px = x + r.jitter(ww * 0.9),
          q = circle(px, Y(t), h * r.range(0.007, 0.014));
        if (i % 3) plants += q;
        else plants2 += q;
      }
      const glow = fill(circle(x, Y(0.86), w * 0.6), ctx.radialGradient(fade(gl, ctx.night ? 0.5 : 0.2, 0), x, Y(0.86), w * 0.6));
      return (
        glow +
        strokeRound(b, dk, h * 0.008) +
        stroke(rim(0.5, 0.05, 0.965), dk, h * 0.006) +
        fill(
          symmetric(x, trunk),
          ctx.verticalGradient(
            [
              [0, gl],
              [0.5, ctx.night ? mix(c, ctx.mood.shadow, 0.3) : ctx.tone(c, 1.2, d)],
              [1, ctx.tone('#3a5a4c', 2, d)],
            ],
            Y(0.76),
            y,
          ),
        ) +
        fill(halfSymmetric(x, trunk, -s), ctx.night ? ctx.mood.shadow : ctx.tone(c, 2.4, d), opacity(0.4)) +
        fill(plants, ctx.tone('#4f9a5c', ctx.night ? 0.6 : 1.2, d)) +
        fill(plants2, ctx.tone('#e05a8a', 0.4, d)) +
        strokeRound(twig, gl, h * 0.005) +
        strokeRound(a, gl, h * 0.0085) +
        stroke(rim(0.36, 0.036, 0.9), gl, h * 0.005) +
        stroke(rim(0.5, 0.05, 0.965), gl, h * 0.003)
      );
    };
    const P = '#b56bf0',
      M = '#f06ab0',
      T = '#4fd0e0';
    const Y = 1090;
    const way = (() => {
      const up = [],
        lo = [];
      for (let x = 556; x <= 1046; x += 35) {
        const z = 28 * Math.sin(((x - 556) / 490) * Math.PI);
        up.push(x, 836 + z);
        lo.unshift(x, 852 + z * 1.2);
      }
      return (
        fill(polygon([...up, ...lo]), ctx.built('#d9c9e6', 0.7)) +
        stroke(
          times(15, (i) => {
            const x = 556 + i * 35,
              z = 28 * Math.sin(((x - 556) / 490) * Math.PI);
            return tick(x, 822 + z, 16);
          }),
          ctx.built('#d9c9e6', 0.4),
          2,
        ) +
        stroke(smooth(up.map((v, i) => (i % 2 ? v - 14 : v))), ctx.night ? ctx.mood.glow : ctx.built('#fff', 0.3), 3) +
        people(
          ctx,
          [
            [690, 856, 24],
            [704, 857, 23],
            [800, 864, 25],
            [930, 855, 24],
          ],
          '#2c2440',
        )
      );
    })();
    const back =
      tree(430, 1030, 400, 260, T) +
      tree(1180, 1030, 430, 280, P) +
      tree(900, 1020, 360, 220, M) +
      tree(170, 1040, 460, 300, M) +
      tree(1420, 1040, 470, 310, T);
    const front = tree(1046, Y, 560, 380, M) + tree(556, Y, 540, 370, P) + tree(800, Y + 30, 730, 470, '#8a6bf6');
    const dome =
      fill(`M-60 1010Q160 800 420 1000z`, ctx.built('#9fb8d0', 1.6, 0.24)) +
      stroke(
        times(9, (i) => `M${-40 + i * 50} 1008Q${40 + i * 36} ${900 - 8 * i} 200 870`),
        ctx.built('#d9e6f2', 0.6, 0.2),
        2,
        opacity(0.6),
      );
    const garden =
      fill(rect(ctx.left, 1124, 2300, 160), ctx.tone('#2f7050', 2, 0.04)) +
      parkTrees(ctx, { y: 1124, size: [44, 74], depth: 0.06, seed: 'sg4', albedo: '#2f7050', drop: 30 }) +
      fill(
        `${smooth([
          560, 1130, 700, 1150, 760, 1190, 700, 1290, 1060, 1290, 960, 1190, 900, 1150, 1040, 1126, 900, 1130, 800, 1140, 700,
          1132,
        ])}z`,
        ctx.built('#cbb8c8', 0.9),
      ) +
      jungle(ctx, {
        y: (x: number) => 1270 - Math.abs(x - 850) * 0.12,
        size: [80, 120],
        depth: 0,
        seed: 'sg5',
        albedo: '#235a44',
        from: -400,
        to: 620,
      }) +
      jungle(ctx, {
        y: (x: number) => 1270 - Math.abs(x - 850) * 0.12,
        size: [80, 120],
        depth: 0,
        seed: 'sg6',
        albedo: '#235a44',
        from: 1080,
        to: 1940,
      });
    return {
      main: dome + back + front + way,
      front:
        garden +
        people(
          ctx,
          [
            [800, 1176, 50],
            [822, 1180, 48],
            [880, 1210, 62],
            [760, 1228, 68],
          ],
          '#2a2440',
        ) +
        palmStamp(ctx, 376, 1260, 300, {}) +
        palmStamp(ctx, 1246, 1262, 320, { lean: -1 }) +
        palmStamp(ctx, 60, 1250, 320, {}) +
        palmStamp(ctx, 1540, 1250, 320, { lean: -1 }),
    };
  },
};
