import { streaks } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import {
  circle,
  halfSymmetric,
  polygon,
  rect,
  roundDome,
  segment,
  standingRect,
  symmetric,
  tick,
  times,
} from '../engine/path.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke, strokeRound } from '../engine/svg.ts';
import { skyline } from '../engine/town.ts';
import { water } from '../engine/water.ts';

/** The CN Tower and the skyline of Toronto from a canoe. */
export const toronto: Scene = {
  horizon: 930,
  wideTop: 240,
  mood: 'dusk',
  night: 'night',
  sun: { x: 1080, y: 600, r: 104 },
  plane: [470, 230, -12, 0.58],
  ground(ctx) {
    const y = 930;
    return {
      sky: streaks(ctx, { n: 6, y: [280, 660], alpha: 0.5, seed: 'to' }),
      far:
        skyline(ctx, { y, h: [80, 280], w: [36, 70], depth: 0.5, seed: 'to1', albedo: '#8a84ac' }) +
        skyline(ctx, { y: y + 4, h: [70, 300], w: [40, 78], depth: 0.28, seed: 'to2', albedo: '#746f9c', skip: [650, 780] }) +
        water(ctx, { y: y + 6, glintX: 1080 }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      X = 715,
      Y = 938,
      c = '#cfc4c4',
      L = ctx.built(c, 0.2),
      M = ctx.built(c, 1),
      D = ctx.built(c, 2.1);
    const sh = [34, Y, 20, Y - 150, 14, Y - 300, 11, Y - 430];
    const tower =
      fill(symmetric(X, sh), L) +
      fill(halfSymmetric(X, sh, -s), D) +
      fill(polygon([X - 5, Y, X - 3, Y - 430, X + 3, Y - 430, X + 5, Y]), M) +
      stroke(ctx.night ? tick(X, Y - 420, 400) : '', '#ff6a5a', 4, 'stroke-dasharray="3 9"') +
      fill(polygon([X - 12, Y - 424, X - 40, Y - 440, X + 40, Y - 440, X + 12, Y - 424]), D) +
      fill(
        `M${X - 46} ${Y - 440}Q${X - 54} ${Y - 452} ${X - 46} ${Y - 464}H${X + 46}Q${X + 54} ${Y - 452} ${X + 46} ${Y - 440}z`,
        L,
      ) +
      fill(rect(X - 44, Y - 476, 88, 13), ctx.built('#4a4a5c', 1.8)) +
      stroke(
        times(11, (i) => tick(X - 40 + i * 8, Y - 474, 9)),
        ctx.night ? ctx.mood.glow : ctx.built('#cfe0ea', 0.6),
        4,
      ) +
      fill(polygon([X - 40, Y - 476, X - 34, Y - 490, X + 34, Y - 490, X + 40, Y - 476]), M) +
      fill(rect(X - 22, Y - 500, 44, 12), D) +
      fill(symmetric(X, [11, Y - 500, 8, Y - 560]), L) +
      fill(standingRect(X, Y - 556, 26, 14), M) +
      fill(roundDome(X, Y - 570, 24, 8), D) +
      fill(symmetric(X, [6, Y - 574, 4, Y - 630, 2, Y - 640, 0.8, Y - 730]), L) +
      stroke(segment(X - 5, Y - 592, X + 5, Y - 592) + segment(X - 5, Y - 612, X + 5, Y - 612), '#d8402c', 4);
    const dome =
      fill(`M500 ${Y}V${Y - 44}Q504 ${Y - 110} 590 ${Y - 112}Q676 ${Y - 110} 680 ${Y - 44}V${Y}z`, ctx.built('#e6e0e4', 0.5)) +
      fill(`M500 ${Y}V${Y - 44}Q504 ${Y - 110} 590 ${Y - 112}Q540 ${Y - 90} 540 ${Y}z`, ctx.built('#e6e0e4', s > 0 ? 2 : 0)) +
      stroke(
        `M500 ${Y - 44}H680M548 ${Y - 44}Q556 ${Y - 100} 590 ${Y - 112}M632 ${Y - 44}Q624 ${Y - 100} 590 ${Y - 112}`,
        ctx.built('#8a8098', 1.8),
        3,
      ) +
      stroke(
        times(9, (i) => tick(512 + i * 20, Y - 34, 26)),
        ctx.pane('#6a6480'),
        9,
      );
    const bld = (x: number, w: number, h: number, col: string, n = 6) =>
      fill(rect(x, Y - h, w, h), ctx.built(col, 0.7, 0.08)) +
      fill(s > 0 ? rect(x, Y - h, w * 0.34, h) : rect(x + w * 0.66, Y - h, w * 0.34, h), ctx.built(col, 2, 0.08)) +
      stroke(
        times(n, (i) => tick(x + (w / n) * (i + 0.5), Y - h + 12, h - 26)),
        ctx.night ? ctx.mood.glow : ctx.built('#f2d8d0', 0.6, 0.1),
        4,
        `stroke-dasharray="5 ${ctx.night ? 13 : 9}" opacity=".75"`,
      );
    const near =
      bld(800, 66, 330, '#5f6a9c') +
      bld(876, 80, 250, '#8a6a9c') +
      bld(966, 56, 380, '#4f5f94') +
      bld(1032, 90, 210, '#a86a8c') +
      bld(1132, 60, 280, '#5f5f94') +
      bld(1202, 96, 180, '#8a5a84') +
      bld(360, 70, 200, '#6f6498') +
      bld(440, 52, 270, '#55609a') +
      bld(300, 50, 150, '#8a6a9c') +
      bld(200, 80, 170, '#6f6498') +
      bld(60, 90, 220, '#55609a') +
      bld(1320, 70, 240, '#6f6498') +
      bld(1410, 90, 160, '#a86a8c');
    const refl =
      fill(polygon([X - 30, Y + 8, X + 30, Y + 8, X + 12, 1220, X - 12, 1220]), L, opacity(0.36)) +
      stroke(
        times(14, (i) => tick(330 + ((i * 151) % 920), Y + 16 + ((i * 43) % 40), 40 + ((i * 29) % 60))),
        ctx.night ? ctx.mood.glow : ctx.skyFoot,
        9,
        opacity(0.3),
      ) +
      stroke(
        times(15, (i) => segment(340 + ((i * 173) % 560), Y + 30 + i * 18, 620 + ((i * 173) % 560), Y + 30 + i * 18)),
        mix(...ctx.mood.water, 0.5),
        5,
        opacity(0.85),
      );
    const canoe = place(
      560,
      1140,
      1.3,
      fill('M-130-26Q-110-6-60-4H70Q116-8 132-30Q128 6 96 14H-96Q-126 6-130-26z', ctx.tone('#d8352b', 0.8)) +
        fill('M-130-26Q-110-6-60-4H70Q116-8 132-30L128-20Q100 2 60 3H-60Q-106 2-128-18z', ctx.tone('#f6d9a8', 0.5)) +
        fill(`M-70-4Q-72-44-56-50Q-40-44-40-4z${circle(-56, -60, 10)}`, ctx.tone('#2f3a5c', 2)) +
        fill(`M40-4Q38-40 54-46Q70-40 70-4z${circle(54, -56, 10)}`, ctx.tone('#2f3a5c', 2)) +
        strokeRound('M-44-30L-14 22', ctx.tone('#6b4432', 1.6), 4) +
        fill(polygon([-18, 18, -8, 14, 0, 44, -8, 46]), ctx.tone('#6b4432', 1.4)) +
        fill(rect(-110, 20, 210, 3.4) + rect(-60, 29, 120, 3), ctx.skyFoot, opacity(0.6)),
    );
    const leafD =
      'M0-60L9-40L26-50L22-24L42-30L34-14L56-6L38 6L42 18L14 16L16 34H-16L-14 16L-42 18L-38 6L-56-6L-34-14L-42-30L-22-24L-26-50L-9-40z';
    const leaf = (x: number, y: number, k: number, rot: number, c: string) =>
      `<g transform="translate(${x} ${y})rotate(${rot})scale(${k})">${fill(leafD, ctx.tone(c, 0.8))}${strokeRound('M0-40V50M0 10L-28-16M0 10L28-16', ctx.tone(c, 2), 3)}</g>`;
    const branch = strokeRound('M1340 1010Q1240 1060 1160 1150M1260 1050Q1230 1110 1250 1180', ctx.tone('#3a2434', 2.4), 8);
    return {
      main: near + dome + tower + refl,
      front:
        canoe +
        branch +
        leaf(1170, 1150, 1.0, -40, '#d8352b') +
        leaf(1250, 1190, 1.15, 12, '#e8702e') +
        leaf(1220, 1090, 0.8, 30, '#c8352b') +
        leaf(1285, 1080, 0.9, -16, '#f09a34') +
        leaf(1300, 1150, 0.9, 50, '#d8352b'),
    };
  },
};
