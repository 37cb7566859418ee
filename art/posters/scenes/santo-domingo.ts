import { birds } from '../engine/birds.ts';
import { cumulus } from '../engine/clouds.ts';
import { hills } from '../engine/hills.ts';
import { palmStamp } from '../engine/kits/palm-stamp.ts';
import { circle, ellipse, polygon, rect, roundArch, roundDome, segment, standingRect, tick, times } from '../engine/path.ts';
import { people } from '../engine/people.ts';
import { ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { car } from '../engine/street.ts';
import { fill, opacity, place, stroke, strokeRound } from '../engine/svg.ts';

/** The cathedral of Santo Domingo, dancers and an old red car. */
export const santoDomingo: Scene = {
  horizon: 940,
  wideTop: 320,
  mood: 'tropic',
  night: 'lagoon',
  sun: { x: 1080, y: 470, r: 90 },
  ground(ctx) {
    return {
      sky: cumulus(ctx, 480, 420, 280) + cumulus(ctx, 1500, 380, 320) + cumulus(ctx, 80, 460, 300),
      far:
        hills(ctx, { y: 900, amp: 40, wl: 420, albedo: '#6f9a88', depth: 0.56, seed: 'sd0' }) +
        (
          [
            [420, 330],
            [560, 270],
            [1130, 360],
            [1230, 300],
            [180, 320],
            [1450, 330],
          ] as const
        )
          .map(([x, h], i) => palmStamp(ctx, x, 960, h, { depth: 0.25, lean: i % 2 ? 1 : -1, spread: 0.36 }))
          .join(''),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      Y = 1060,
      K = ctx.pane('#4a3f48'),
      white = ctx.built('#fffaf0', 0.4),
      wd = ctx.built('#8a5a3c', 1.5),
      wdD = ctx.built('#8a5a3c', 2.4);
    const house = (x: number, w: number, h: number, c: string) => {
      if (x > ctx.right + 20 || x + w < ctx.left - 20) return '';
      const n = Math.max(2, Math.round(w / 84)),
        q = w / n;
      let o =
        fill(rect(x, Y - h, w, h), ctx.built(c, 0.6)) +
        fill(s > 0 ? rect(x, Y - h, w * 0.08, h) : rect(x + w * 0.92, Y - h, w * 0.08, h), ctx.built(c, 2)) +
        fill(rect(x - 4, Y - h - 8, w + 8, 12) + rect(x, Y - h * 0.52, w, 6), white) +
        fill(
          times(n, (i) => rect(x + q * i + q * 0.24, Y - h + 34, q * 0.52, 84)),
          white,
        ) +
        fill(
          times(n, (i) => roundArch(x + q * (i + 0.5), Y, q * 0.56, 112)),
          white,
        ) +
        fill(
          times(n, (i) => rect(x + q * i + q * 0.3, Y - h + 40, q * 0.4, 78)),
          ctx.night ? K : ctx.built('#2f6a6f', 1.6),
        ) +
        stroke(
          times(n, (i) => tick(x + q * (i + 0.5), Y - h + 40, 78)),
          ctx.built('#2f6a6f', 2.6),
          3,
        ) +
        fill(
          times(n, (i) => roundArch(x + q * (i + 0.5), Y, q * 0.44, 102)),
          ctx.built('#6b4030', 2),
        );
      const by = Y - h + 122;
      o +=
        fill(rect(x + 8, by, w - 16, 8), wd) +
        stroke(
          times(Math.round((w - 20) / 9), (i) => tick(x + 12 + i * 9, by - 32, 32)),
          wdD,
          2.6,
        ) +
        fill(rect(x + 8, by - 36, w - 16, 5), wd);
      return o;
    };
    const row =
      house(-80, 200, 300, '#e8866a') +
      house(120, 210, 330, '#f2c860') +
      house(330, 176, 306, '#6fb8b0') +
      house(1096, 190, 316, '#f0927a') +
      house(1286, 200, 340, '#7fb0d8') +
      house(1486, 200, 300, '#f2c860');
    // Catedral Primada: honey stone, battlements, twin-arched portal under a coffered gable
    const st = '#e6c48c',
      L = ctx.built(st, 0.3),
      M = ctx.built(st, 1),
      D = ctx.built(st, 2.05),
      X = 800;
    const cath =
      fill(polygon([506, Y, 506, Y - 330, 560, Y - 372, 1040, Y - 372, 1096, Y - 330, 1096, Y]), M) +
      fill(
        times(16, (i) =>
          polygon([
            512 + i * 36.6,
            Y - 368 + (i < 2 ? 34 - i * 18 : i > 13 ? (i - 13) * 18 : 0),
            518 + i * 36.6,
            Y - 396 + (i < 2 ? 34 - i * 18 : i > 13 ? (i - 13) * 18 : 0),
            530 + i * 36.6,
            Y - 396 + (i < 2 ? 34 - i * 18 : i > 13 ? (i - 13) * 18 : 0),
            536 + i * 36.6,
            Y - 368 + (i < 2 ? 34 - i * 18 : i > 13 ? (i - 13) * 18 : 0),
          ]),
        ),
        M,
      ) +
      fill(s > 0 ? rect(506, Y - 332, 44, 332) : rect(1052, Y - 332, 44, 332), D, opacity(0.8)) +
      fill(rect(600, Y - 470, 100, 110), M) +
      fill(s > 0 ? rect(600, Y - 470, 26, 110) : rect(674, Y - 470, 26, 110), D) +
      fill(roundArch(632, Y - 386, 24, 60) + roundArch(670, Y - 386, 24, 60), ctx.night ? K : ctx.mood.sky[1][1]) +
      fill(roundDome(632, Y - 402, 16, 20) + roundDome(670, Y - 402, 16, 20), ctx.built('#8a6a3c', 1.6)) +
      fill(rect(594, Y - 478, 112, 10), L) +
      fill(polygon([610, Y - 478, 650, Y - 512, 690, Y - 478]), M) +
      fill(rect(648, Y - 548, 4, 38) + rect(638, Y - 538, 24, 4), ctx.built('#6b5030', 2)) +
      fill(
        rect(640, Y - 350, 22, 350) + rect(938, Y - 350, 22, 350) + rect(560, Y - 350, 16, 350) + rect(1024, Y - 350, 16, 350),
        L,
      ) +
      fill(rect(506, Y - 336, 590, 9), L) +
      fill(polygon([676, Y - 286, 800, Y - 344, 924, Y - 286, 924, Y - 270, 676, Y - 270]), L) +
      fill(polygon([700, Y - 284, 800, Y - 330, 900, Y - 284]), D) +
      fill(circle(800, Y - 300, 13), L) +
      [-1, 1]
        .map((q) => {
          const cx = X + q * 62;
          return (
            fill(roundArch(cx, Y, 116, 258), L) +
            fill(roundArch(cx, Y, 96, 240), ctx.built(st, 1.7)) +
            fill(roundArch(cx, Y, 76, 216), D) +
            fill(roundArch(cx, Y, 60, 190), ctx.built('#5a3626', 2)) +
            stroke(segment(cx, Y - 186, cx, Y) + segment(cx - 30, Y - 110, cx + 30, Y - 110), ctx.built('#5a3626', 2.8), 3)
          );
        })
        .join('') +
      fill(standingRect(X, Y, 16, 250), L) +
      fill(roundArch(606, Y - 170, 30, 66) + roundArch(994, Y - 170, 30, 66), ctx.pane('#3f4a5c')) +
      stroke(`M591 ${Y - 170}v-51a15 15 0 0 1 30 0v51M979 ${Y - 170}v-51a15 15 0 0 1 30 0v51`, L, 5) +
      fill(circle(606, Y - 276, 15) + circle(994, Y - 276, 15), ctx.pane('#3f4a5c')) +
      stroke(
        times(14, (i) =>
          segment(520 + ((i * 97) % 540), Y - 40 - ((i * 61) % 260), 548 + ((i * 97) % 540), Y - 40 - ((i * 61) % 260)),
        ),
        D,
        2.4,
        opacity(0.4),
      );
    const plaza =
      fill(
        rect(ctx.left, Y, 2300, 240),
        ctx.verticalGradient(ramp(ctx.tone('#e6cfae', 0.5), ctx.tone('#c9a684', 1.4)), Y, 1250),
      ) +
      fill(rect(ctx.left, Y, 2300, 10), ctx.tone('#fff3dc', 0.3)) +
      stroke(
        times(15, (i) => segment(800 + (i - 7) * 80, Y + 10, 800 + (i - 7) * 190, 1260)) +
          segment(ctx.left, Y + 44, ctx.right, Y + 44) +
          segment(ctx.left, Y + 104, ctx.right, Y + 104),
        ctx.tone('#b5906c', 1.4),
        2.6,
        opacity(0.45),
      );
    const dancer = (x: number, y: number, k: number, c: string, fl = false) =>
      place(
        x,
        y,
        k,
        fill('M-12-62Q-50-30-58-6Q-20 8 0 2Q30 8 58-10Q40-40 12-62z', ctx.tone(c, 0.5)) +
          fill('M-12-62Q-50-30-58-6Q-34 2-20 3Q-22-30 0-62z', ctx.tone(c, s > 0 ? 1.9 : 0.9)) +
          fill('M-12-60Q-16-92 0-94Q16-92 12-60z', ctx.tone('#fff6e6', 0.5)) +
          fill(circle(0, -105, 10), ctx.tone('#8a5540', 1.6)) +
          fill('M-12-106Q-10-120 2-118Q14-116 11-102Q4-112-12-106z', ctx.tone('#2a2028', 2.5)) +
          fill(circle(-8, -116, 5), ctx.tone('#f2c23c', 0.3)) +
          strokeRound('M-8-86L-34-106M8-86L36-80', ctx.tone('#8a5540', 1.7), 6),
        fl,
      );
    const lamp = (x: number, y: number) =>
      fill(rect(x - 3, y - 190, 6, 190) + rect(x - 9, y - 20, 18, 20) + rect(x - 16, y - 194, 32, 5), ctx.tone('#2a3038', 2.5)) +
      fill(
        polygon([x - 10, y - 194, x - 14, y - 226, x + 14, y - 226, x + 10, y - 194]),
        ctx.night ? ctx.mood.glow : ctx.tone('#fff6dc', 0.4),
      ) +
      fill(polygon([x - 17, y - 226, x, y - 242, x + 17, y - 226]), ctx.tone('#2a3038', 2.5));
    return {
      main: row + cath + plaza,
      front:
        lamp(486, 1110) +
        lamp(1120, 1110) +
        fill(ellipse(680, 1178, 120, 8), ctx.tone('#8a6448', 2.5), opacity(0.4)) +
        car(ctx, 680, 1180, 1.7, { body: '#e0522f' }) +
        dancer(900, 1172, 1, '#e0457a') +
        people(
          ctx,
          [
            [948, 1174, 100],
            [430, 1130, 78],
            [1190, 1136, 80],
            [1216, 1140, 76],
            [150, 1130, 78],
            [1420, 1136, 80],
          ],
          '#3a4060',
        ) +
        palmStamp(ctx, 256, 1250, 420, { spread: 0.36 }) +
        palmStamp(ctx, 1344, 1256, 450, { lean: -1, spread: 0.36 }) +
        birds(ctx, 560, 520, 6, { size: 12 }),
    };
  },
};
