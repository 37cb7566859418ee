import { birds } from '../engine/birds.ts';
import { hills } from '../engine/hills.ts';
import { putStamp } from '../engine/kits/stamps.ts';
import { circle, halfSymmetric, polygon, rect, segment, symmetric, times } from '../engine/path.ts';
import { ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke, strokeRound } from '../engine/svg.ts';
import { jungle } from '../engine/undergrowth.ts';

/** The stone faces of the Bayon, monks on its steps. */
export const bayon: Scene = {
  horizon: 900,
  wideTop: 320,
  mood: 'jade',
  night: 'teal',
  sun: { x: 1100, y: 470, r: 84 },
  ground(ctx) {
    return {
      sky: '',
      far:
        hills(ctx, { y: 790, amp: 60, wl: 320, albedo: '#4f8a72', depth: 0.56, seed: 'by0' }) +
        jungle(ctx, {
          y: (x: number) => 830 + Math.sin(x / 140) * 30 - Math.abs(x - 800) * 0.12,
          size: [50, 90],
          depth: 0.36,
          seed: 'by1',
        }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      st = '#b5a58c',
      faceArt = (d: number) =>
        ctx.share(`face${d}`, () => {
          const L = ctx.built(st, 0.2, d),
            M = ctx.built(st, 1, d),
            D = ctx.built(st, 2, d),
            K = ctx.built('#5a5248', 2.4, d);
          const tower = [
            112, 300, 118, 150, 104, 140, 106, -70, 96, -84, 98, -110, 82, -122, 84, -150, 66, -160, 66, -188, 46, -198, 44, -222,
            22, -236, 12, -262, 0, -276,
          ];
          let o = fill(symmetric(0, tower), M) + fill(halfSymmetric(0, tower, -s), D);
          // lotus crown courses
          o +=
            fill(
              (
                [
                  [-84, 100],
                  [-122, 86],
                  [-160, 68],
                  [-198, 48],
                ] as const
              )
                .map(([y, w]) =>
                  times(Math.round(w / 11), (i) => {
                    const n = Math.round(w / 11),
                      q = -w + (2 * w * (i + 0.5)) / n;
                    return polygon([q - w / n, y, q - (w / n) * 0.6, y - 16, q, y - 24, q + (w / n) * 0.6, y - 16, q + w / n, y]);
                  }),
                )
                .join(''),
              L,
              opacity(0.55),
            ) + stroke('M-100-84H100M-86-122H86M-68-160H68M-46-198H46', K, 3, opacity(0.6));
          // side profile faces
          o +=
            fill('M104-56Q122-40 118-14L132 18Q128 28 118 28L124 42L116 48L122 60Q118 78 104 90z', s > 0 ? L : D) +
            fill('M-104-56Q-122-40-118-14L-132 18Q-128 28-118 28L-124 42L-116 48L-122 60Q-118 78-104 90z', s > 0 ? D : L);
          // front face
          o +=
            fill('M-78-52V26Q-72 104 0 122Q72 104 78 26V-52Q0-74-78-52z', L) +
            fill(
              s > 0
                ? 'M-78-52V26Q-72 104 0 122Q-40 90-42 40Q-44 0-46-58Q-64-56-78-52z'
                : 'M78-52V26Q72 104 0 122Q40 90 42 40Q44 0 46-58Q64-56 78-52z',
              M,
            ) +
            fill('M-84-50Q0-76 84-50L82-34Q0-60-82-34z', M) +
            fill(
              times(9, (i) => {
                const q = -72 + i * 18;
                return polygon([
                  q - 7,
                  -44 - Math.cos(q / 50) * 11,
                  q,
                  -62 - Math.cos(q / 50) * 11,
                  q + 7,
                  -44 - Math.cos(q / 50) * 11,
                ]);
              }),
              L,
            ) +
            stroke('M-82-34Q0-60 82-34', K, 3, opacity(0.6));
          o += fill('M-92-30Q-80-34-78-10V56Q-84 82-94 76Q-100 30-92-30zM92-30Q80-34 78-10V56Q84 82 94 76Q100 30 92-30z', D); // long ears
          o +=
            stroke('M-62-8Q-40-26-12-12M62-8Q40-26 12-12', K, 5) +
            fill('M-60 8Q-38-8-14 8Q-36 18-60 8zM60 8Q38-8 14 8Q36 18 60 8z', M) +
            stroke('M-60 8Q-36 20-14 8M60 8Q36 20 14 8', K, 4.4);
          o +=
            fill('M-9-14L-13 30Q-28 36-24 48Q-12 56 0 54Q12 56 24 48Q28 36 13 30L9-14z', ctx.built(st, 0.5, d)) +
            fill(
              s > 0 ? 'M-9-14L-13 30Q-28 36-24 48Q-12 56 0 54L-2 30z' : 'M9-14L13 30Q28 36 24 48Q12 56 0 54L2 30z',
              D,
              opacity(0.75),
            ) +
            stroke('M-24 48Q-12 57 0 54Q12 57 24 48', K, 3.4);
          o +=
            fill('M-50 72Q-24 60 0 66Q24 60 50 72Q24 80 0 78Q-24 80-50 72z', ctx.built('#a8907c', 1.5, d)) +
            fill('M-42 75Q0 100 42 75Q0 84-42 75z', ctx.built('#a8907c', 0.9, d)) +
            stroke('M-56 68Q-48 74-42 74Q0 80 42 74Q48 74 56 68', K, 3.6);
          // block joints
          o +=
            stroke(
              'M-106 150H106M-110 200H110M-112 250H112M-60 150V200M20 150V200M-20 200V250M70 200V250M-100 100H-74M74 100H100M-104-70H104M-78 20H-62M62 30H78M-40 108L-40 92M30 118V104',
              K,
              2.4,
              opacity(0.4),
            ) +
            fill('M-100 140Q-80 128-60 140T-10 142T50 140T104 140V152H-104z', ctx.built('#6f8a5c', 1.2, d), opacity(0.8)) +
            fill(
              'M-84-124Q-70-134-56-124T-30-124L-34-116H-82zM40-162q14-8 26 0l-4 8h-20z',
              ctx.built('#6f8a5c', 1.1, d),
              opacity(0.8),
            );
          return o;
        });
    const T = (x: number, y: number, k: number, d = 0) =>
      x < ctx.left - 140 * k || x > ctx.right + 140 * k ? '' : putStamp(faceArt(d), x, y, k);
    // terraces and gallery
    const M = ctx.built(st, 1),
      L = ctx.built(st, 0.3),
      D = ctx.built(st, 2.1),
      K = ctx.built('#4a4238', 2.6);
    const course = (x: number, y: number, w: number, h: number, n: number) =>
      fill(rect(x, y, w, h), M) +
      fill(rect(x - 6, y - 6, w + 12, 9), L) +
      fill(rect(x, y + 3, w, 7), D, opacity(0.6)) +
      fill(
        times(n, (i) => rect(x + (w / n) * (i + 0.3), y + 22, (w / n) * 0.4, h - 22)),
        K,
      ) +
      fill(s > 0 ? rect(x, y, 18, h) : rect(x + w - 18, y, 18, h), D, opacity(0.6));
    const steps =
      fill(polygon([752, 1120, 770, 990, 830, 990, 848, 1120]), L) +
      stroke(
        times(9, (i) => segment(769 - i * 2, 998 + i * 14, 831 + i * 2, 998 + i * 14)),
        D,
        3,
      );
    const main =
      T(456, 760, 0.6, 0.24) +
      T(1150, 770, 0.6, 0.24) +
      T(250, 830, 0.66, 0.2) +
      T(1390, 830, 0.7, 0.2) +
      course(610, 866, 380, 100, 7) +
      course(660, 836, 280, 40, 5) +
      T(800, 594, 0.92) +
      course(300, 950, 1000, 170, 16) +
      course(-200, 1000, 500, 120, 8) +
      course(1300, 1000, 500, 120, 8) +
      T(520, 800, 0.92) +
      T(1090, 806, 0.96) +
      T(100, 880, 0.8) +
      T(1530, 890, 0.8) +
      course(400, 985, 800, 140, 12) +
      steps;
    const ground =
      fill(
        rect(ctx.left, 1116, 2300, 170),
        ctx.verticalGradient(ramp(ctx.tone('#a8a06c', 0.7), ctx.tone('#6f7a4c', 1.6)), 1116, 1250),
      ) + fill(polygon([752, 1118, 848, 1118, 1010, 1290, 590, 1290]), ctx.tone('#d9c8a0', 0.8));
    const monk = (x: number, y: number, k: number, fl = false) =>
      place(
        x,
        y,
        k,
        fill('M-18 0L-20-50Q-18-78 0-80Q18-78 20-50L17 0z', ctx.tone('#f28a1e', 0.7)) +
          fill(s > 0 ? 'M-18 0L-20-50Q-18-78 0-80Q-10-50-6 0z' : 'M17 0L20-50Q18-78 0-80Q10-50 6 0z', ctx.tone('#f28a1e', 1.9)) +
          strokeRound('M-14-74Q4-50 17-24', ctx.tone('#d9601e', 1.4), 4) +
          fill(circle(0, -92, 10), ctx.tone('#9a6a48', 1.4)),
        fl,
      );
    const umb = place(
      716,
      1196,
      1.2,
      fill('M-52-118Q-40-158 4-162Q48-158 60-118Q4-132-52-118z', ctx.tone('#f2c23c', 0.5)) +
        fill(s > 0 ? 'M-52-118Q-40-158 4-162Q-14-142-10-124z' : 'M60-118Q48-158 4-162Q22-142 18-124z', ctx.tone('#f2c23c', 1.9)) +
        strokeRound('M4-160V-50', ctx.tone('#6b4a2c', 2), 3.4),
    );
    return {
      main: main + ground,
      front:
        monk(710, 1196, 1.2) +
        umb +
        monk(784, 1180, 1.08) +
        monk(846, 1166, 0.98) +
        monk(640, 1222, 1.3) +
        jungle(ctx, {
          y: (x: number) => 1180 + x * 0.1,
          size: [50, 90],
          depth: 0,
          seed: 'by6',
          albedo: '#2a6044',
          from: -400,
          to: 430,
        }) +
        jungle(ctx, {
          y: (x: number) => 1330 - (x - 1000) * 0.24,
          size: [50, 90],
          depth: 0,
          seed: 'by7',
          albedo: '#2a6044',
          from: 1140,
          to: 1940,
        }) +
        birds(ctx, 980, 480, 5, { size: 12 }),
    };
  },
};
