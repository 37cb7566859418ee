import { birds } from '../engine/birds.ts';
import { canyon, plain } from '../engine/desert.ts';
import { hills } from '../engine/hills.ts';
import { horse } from '../engine/kits/fauna.ts';
import type { Points } from '../engine/path.ts';
import { circle, ellipse, path, polygon, rect, segment, times } from '../engine/path.ts';
import { ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke, strokeRound } from '../engine/svg.ts';

/** Monument Valley's buttes at the end of the road, a rider beside it. */
export const monumentValley: Scene = {
  horizon: 800,
  wideTop: 230,
  mood: 'ember',
  night: 'sand',
  sun: { x: 640, y: 560, r: 118 },
  ground(ctx) {
    const y = 806;
    return {
      sky: '',
      far:
        canyon(ctx, {
          y: y,
          h: 120,
          depth: 0.55,
          seed: 'mo0',
          list: [
            [120, 90, 160],
            [330, 70, 120],
            [860, 60, 110],
            [1010, 80, 140],
            [1500, 100, 170],
          ],
        }) + plain(ctx, { y: y - 2, albedo: '#c8623a', depth: 0.4, seed: 'mo1', near: 1.5 }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      st = '#c2532f',
      y = 838;
    const mitten = (x: number, k: number, d: number, thumb: number) => {
      const L = ctx.tone(st, 0.3, d),
        M = ctx.tone(st, 1, d),
        D = ctx.tone(st, 2.1, d),
        X = (v: number) => x + v * k * thumb,
        Y = (v: number) => y - v * k;
      const body = [
        -150, 0, -110, 60, -96, 66, -92, 150, -98, 160, -94, 230, -84, 268, -70, 272, -66, 300, -20, 306, -14, 300, 20, 304, 30,
        290, 36, 232, 44, 150, 52, 146, 56, 210, 60, 240, 72, 246, 80, 236, 84, 150, 90, 76, 104, 64, 150, 0,
      ];
      const P = (a: Points) => polygon(a.map((v: number, i: number) => (i % 2 ? Y(v) : X(v))));
      const onL = s * thumb > 0; // shadow on local left
      const shade = onL
        ? [
            -150, 0, -110, 60, -96, 66, -92, 150, -98, 160, -94, 230, -84, 268, -70, 272, -66, 300, -50, 302, -54, 240, -44, 200,
            -52, 140, -40, 70, -60, 0,
          ]
        : [
            150, 0, 104, 64, 90, 76, 84, 150, 80, 236, 72, 246, 66, 150, 60, 70, 40, 0, 20, 0, 30, 80, 20, 150, 10, 220, 6, 301,
            20, 304, 30, 290, 36, 232, 44, 150, 52, 100, 60, 60, 90, 0,
          ];
      return (
        fill(
          P(body),
          ctx.verticalGradient(
            [
              [0, L],
              [0.7, M],
              [1, ctx.tone(st, 1.3, d + 0.1)],
            ],
            Y(306),
            y,
          ),
        ) +
        fill(P(shade), D, opacity(0.85)) +
        fill(
          P([-94, 150, 84, 150, 84, 140, -93, 140]) +
            P([-96, 70, 92, 78, 92, 68, -98, 60]) +
            P([-92, 196, 38, 200, 38, 193, -92, 189]),
          D,
          opacity(0.35),
        ) +
        stroke(
          times(6, (i) => segment(X(-60 + i * 16), Y(290 - (i % 3) * 20), X(-62 + i * 16), Y(160 + (i % 2) * 40))),
          D,
          3 * k,
          opacity(0.45),
        ) +
        fill(P([-66, 300, -20, 306, -14, 300, 20, 304, 30, 290, 28, 282, -66, 288]), ctx.tone('#f6b27a', 0.2, d), opacity(0.8))
      );
    };
    const butte =
      mitten(470, 1.06, 0.12, 1) +
      mitten(1140, 1.14, 0.1, -1) +
      mitten(820, 0.56, 0.34, 1) +
      mitten(150, 0.8, 0.2, -1) +
      mitten(1470, 0.9, 0.18, 1);
    const ground =
      hills(ctx, { y: 860, amp: 12, wl: 420, albedo: '#b5532f', depth: 0.18, seed: 'mo4', mist: 0.2 }) +
      hills(ctx, { y: 950, amp: 18, wl: 520, albedo: '#a84a2c', depth: 0.05, seed: 'mo5' });
    const rd = (t: number, w: number) =>
      [800 + 26 * Math.sin(t * 5) * t * (1 - t) * 2 + w * (6 + 330 * t ** 1.7), 862 + 410 * t ** 1.35] as const;
    const side = (w: number) => Array.from({ length: 14 }, (_, i) => rd(i / 13, w));
    const road =
      fill(
        polygon([...side(-1).flat(), ...side(1).reverse().flat()]),
        ctx.verticalGradient(ramp(ctx.tone('#8a6a72', 0.9, 0.2), ctx.tone('#5a4650', 1.9)), 860, 1250),
      ) +
      stroke(polygon(side(-0.93).flat(), false) + polygon(side(0.93).flat(), false), ctx.tone('#f6e2c4', 0.4), 4) +
      fill(
        times(8, (i) => {
          const a = 0.1 + i * 0.115,
            b = a + 0.05 + i * 0.004,
            p = rd(a, -0.025),
            q = rd(a, 0.025),
            u = rd(b, 0.025),
            v = rd(b, -0.025);
          return polygon([...p, ...q, ...u, ...v]);
        }),
        ctx.tone('#f6c23c', 0.3),
      );
    const sage = (n: number, y0: number, y1: number, sd: string, k: number) => {
      const r = ctx.random(sd);
      let d = '',
        h = '';
      for (let i = 0; i < n; i++) {
        const x = r.range(-40, 1640),
          t = r(),
          yy = y0 + (y1 - y0) * t,
          z = k * (0.5 + t) * r.range(0.7, 1.2),
          half = 10 + 330 * ((yy - 862) / 410) ** 1.26;
        if (
          Math.abs(x - 800) < half + z * 1.2 ||
          (Math.abs(x - 860) < 110 && yy > 930 && yy < 1030) ||
          (Math.abs(x - 1120) < 130 && yy > 1030 && yy < 1140) ||
          x < ctx.left - 40 ||
          x > ctx.right + 40
        )
          continue;
        d += path`M${x - z} ${yy}q${-z * 0.1} ${-z * 0.7} ${z * 0.5} ${-z * 0.7}q${z * 0.5} ${-z * 0.5} ${z * 0.9} 0q${z * 0.7} 0 ${z * 0.6} ${z * 0.7}z`;
        h += path`M${x + s * z * 0.1} ${yy - z * 0.9}q${s * z * 0.5} ${-z * 0.1} ${s * z * 0.6} ${z * 0.4}q${-s * z * 0.3} ${-z * 0.2} ${-s * z * 0.6} ${-z * 0.4}z`;
      }
      return fill(d, ctx.tone('#6f7a4c', 2)) + fill(h, ctx.tone('#b5b56c', 0.5), opacity(0.8));
    };
    const carB = place(
      848,
      1006,
      0.9,
      fill(ellipse(0, 4, 58, 6), ctx.tone('#2a1c24', 2.8), opacity(0.6)) +
        fill('M-44 0V-30Q-44-38-38-42L-30-62Q-26-68-16-68H16Q26-68 30-62L38-42Q44-38 44-30V0z', ctx.tone('#2f9aa0', 0.8)) +
        fill('M-44-14V0H44V-14z', ctx.tone('#2f9aa0', 2.2)) +
        fill('M-30-44L-24-60Q-22-63-16-63H16Q22-63 24-60L30-44z', ctx.night ? ctx.mood.glow : ctx.tone('#bfe0e2', 0.8)) +
        fill(rect(-42, -36, 16, 9) + rect(26, -36, 16, 9), ctx.tone('#e02f2a', 0.2)) +
        fill(rect(-40, -10, 80, 6), ctx.tone('#e6e2da', 0.6)) +
        fill(rect(-40, 0, 16, 8) + rect(24, 0, 16, 8), ctx.tone('#1e1a20', 2.6)) +
        fill(rect(-12, -30, 24, 9), ctx.tone('#f6e2c4', 0.5)),
    );
    const rider =
      horse(ctx, 1130, 1082, 1.2, { flip: true, albedo: '#4a2c2c' }) +
      place(
        1130,
        1082,
        1.2,
        fill('M-14-92L-18-134Q-16-152 0-152Q14-152 14-134L12-92z', ctx.tone('#33405c', 1.9)) +
          fill(circle(-2, -163, 10), ctx.tone('#b5764c', 1.6)) +
          fill(
            'M-26-166Q-2-178 22-166Q12-162-2-164Q-14-162-26-166zM-12-167Q-12-184-2-182Q8-184 8-167z',
            ctx.tone('#e6cfa4', 0.8),
          ) +
          strokeRound('M8-96L16-60', ctx.tone('#33405c', 2.3), 9) +
          strokeRound('M-12-130L-36-106', ctx.tone('#33405c', 1.9), 7),
      );
    return {
      main: butte + ground + road + sage(30, 880, 1000, 'sg', 18),
      front: carB + rider + sage(26, 1060, 1250, 'sh', 34) + birds(ctx, 860, 470, 4, { size: 13 }),
    };
  },
};
