import { birds } from '../engine/birds.ts';
import { sailboat } from '../engine/boats.ts';
import { streaks } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import type { PosterContext } from '../engine/context.ts';
import { hills } from '../engine/hills.ts';
import { at, tenths } from '../engine/numbers.ts';
import { polygon, rect, segment, times } from '../engine/path.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke } from '../engine/svg.ts';
import { skyline } from '../engine/town.ts';
import { water } from '../engine/water.ts';

/** The Sydney Opera House and Harbour Bridge, a ferry passing. */
export const opera: Scene = {
  horizon: 880,
  wideTop: 250,
  mood: 'riviera',
  night: 'lagoon',
  sun: { x: 540, y: 430, r: 108 },
  plane: [1080, 250, 190, 0.6],
  ground(ctx) {
    const y = 890;
    return {
      sky: streaks(ctx, { n: 4, y: [280, 560], alpha: 0.9, seed: 'sy' }),
      far:
        hills(ctx, { y: y - 30, amp: 16, wl: 420, albedo: '#7f94a4', depth: 0.6, seed: 'sy1' }) +
        skyline(ctx, {
          y: y,
          h: [30, 90],
          w: [30, 60],
          depth: 0.56,
          seed: 'syd',
          albedo: '#8a9ab4',
          profile: (x: number) => (x < 560 ? 1.4 : 0.5),
        }) +
        bridge(ctx, y) +
        water(ctx, { y, glintX: 540 }),
    };
    function bridge(ctx: PosterContext, y: number) {
      const d = 0.32,
        c = ctx.built('#4a5a78', 1.4, d),
        st = ctx.built('#d9c9ac', 0.8, d),
        X = 430,
        W = 420;
      const arc = (r: number, t: number) => {
        const p = [];
        for (let i = 0; i <= 16; i++) {
          const u = (i / 16) * 2 - 1;
          p.push(X + u * W, y - 60 - (1 - u * u) * r + t);
        }
        return p;
      };
      const lo = arc(190, 0),
        up = arc(240, -22);
      let web = '';
      for (let i = 0; i <= 16; i++)
        web +=
          segment(at(lo, 2 * i), at(lo, 2 * i + 1), at(up, 2 * i), at(up, 2 * i + 1)) +
          (i < 16 ? segment(at(up, 2 * i), at(up, 2 * i + 1), at(lo, 2 * i + 2), at(lo, 2 * i + 3)) : '') +
          (i % 2 ? segment(at(lo, 2 * i), at(lo, 2 * i + 1), at(lo, 2 * i), y - 66) : '');
      return (
        stroke(web, c, 2.2) +
        stroke(polygon(lo, false) + polygon(up, false), c, 6) +
        fill(rect(X - W - 300, y - 70, 2 * W + 420, 10), c) +
        fill(
          [X - W - 12, X - W - 62, X + W + 12, X + W + 62]
            .map((x) => polygon([x - 18, y, x - 14, y - 150, x + 14, y - 150, x + 18, y]))
            .join(''),
          st,
        )
      );
    }
  },
  draw(ctx) {
    const s = ctx.side,
      Y = 948,
      w = '#fbf4e6',
      L = ctx.built(w, 0),
      M = ctx.built(w, 1.2),
      D = ctx.built(w, 2.05),
      G2 = ctx.pane('#5a4a48');
    // shell: leans to `dir`; outer face bright, inner lip and glass in shade
    const shell = (x: number, y: number, W: number, H: number, dir: number) => {
      const X = (v: number) => tenths(x + dir * v),
        P = (v: number) => tenths(y - v);
      const outer = `M${X(0)} ${P(0)}Q${X(W * 0.12)} ${P(H * 0.78)} ${X(W)} ${P(H)}Q${X(W * 0.62)} ${P(H * 0.46)} ${X(W * 0.6)} ${P(0)}z`;
      const side = `M${X(W * 0.6)} ${P(0)}Q${X(W * 0.62)} ${P(H * 0.46)} ${X(W)} ${P(H)}Q${X(W * 0.9)} ${P(H * 0.4)} ${X(W * 0.94)} ${P(0)}z`;
      const glass = `M${X(W * 0.66)} ${P(0)}Q${X(W * 0.68)} ${P(H * 0.36)} ${X(W * 0.88)} ${P(H * 0.66)}Q${X(W * 0.84)} ${P(H * 0.3)} ${X(W * 0.88)} ${P(0)}z`;
      const lit = dir === s;
      const ribs = times(4, (i) => {
        const t = 0.12 + i * 0.12;
        return `M${X(W * t)} ${P(0)}Q${X(W * (t + 0.1))} ${P(H * 0.66)} ${X(W)} ${P(H)}`;
      });
      return fill(outer, lit ? M : L) + stroke(ribs, D, 2, opacity(0.45)) + fill(side, lit ? L : D) + fill(glass, G2);
    };
    const pod =
      fill(
        polygon([420, Y + 4, 440, Y - 54, 1240, Y - 54, 1290, Y - 20, 1330, Y + 4, 1330, Y + 62, 400, Y + 62]),
        ctx.built('#d8b494', 1),
      ) +
      fill(polygon([420, Y + 4, 440, Y - 54, 1240, Y - 54, 1290, Y - 20, 1300, Y - 10, 430, Y - 10]), ctx.built('#e6c8a8', 0.3)) +
      stroke(
        times(9, (i) => segment(424, Y + 8 + i * 6, 1330, Y + 8 + i * 6)),
        ctx.built('#b58a6c', 1.6),
        2,
        opacity(0.4),
      ) +
      fill(rect(470, Y - 34, 700, 14), G2) +
      fill(rect(400, Y + 62, 940, 14), ctx.built('#a8805f', 2));
    const back =
      shell(640, Y - 54, 150, 176, -1) +
      shell(640, Y - 54, 220, 270, 1) +
      shell(800, Y - 54, 176, 206, 1) +
      shell(920, Y - 54, 140, 150, 1);
    const front =
      shell(720, Y - 50, 190, 206, -1) +
      shell(716, Y - 50, 300, 366, 1) +
      shell(936, Y - 50, 236, 268, 1) +
      shell(1098, Y - 50, 176, 180, 1);
    const small = shell(500, Y - 52, 74, 84, -1) + shell(500, Y - 52, 96, 110, 1);
    const refl =
      fill(
        polygon([560, Y + 80, 1240, Y + 80, 1100, Y + 140, 1010, Y + 250, 930, Y + 150, 760, Y + 170, 640, Y + 120]),
        L,
        opacity(0.4),
      ) +
      stroke(
        times(12, (i) => segment(500 + ((i * 137) % 420), Y + 90 + i * 15, 760 + ((i * 137) % 460), Y + 90 + i * 15)),
        mix(...ctx.mood.water, 0.25),
        6,
        opacity(0.85),
      );
    const ferry = place(
      560,
      1140,
      1.15,
      fill('M-150-24H150Q140 2 120 10H-120Q-140 2-150-24z', ctx.built('#2f7a5c', 0.9)) +
        fill('M-150-24H150L147-16H-147z', ctx.built('#f6d04a', 0.5)) +
        fill('M-130-24V-54H130V-24z', ctx.built('#f8ecd0', 0.5)) +
        fill('M-90-54V-76H90V-54z', ctx.built('#f8ecd0', 0.3)) +
        fill(
          times(9, (i) => rect(-118 + i * 27, -46, 18, 14)) + times(6, (i) => rect(-78 + i * 27, -71, 18, 11)),
          ctx.pane('#3f5a5c'),
        ) +
        fill('M-16-76V-102H16V-76z', ctx.built('#2f7a5c', 1)) +
        fill(rect(-140, 16, 270, 4) + rect(-100, 26, 190, 3.4), '#fff', opacity(0.7)),
    );
    return {
      main: back + pod + small + front + refl,
      front:
        ferry +
        sailboat(ctx, 1140, 1150, 1.3) +
        sailboat(ctx, 1010, 1060, 0.5, { flip: true, depth: 0.1 }) +
        birds(ctx, 760, 400, 6),
    };
  },
};
