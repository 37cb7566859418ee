import { birds } from '../engine/birds.ts';
import { dunes } from '../engine/desert.ts';
import { palmStamp } from '../engine/kits/palm-stamp.ts';
import { putStamp } from '../engine/kits/stamps.ts';
import { circle, polygon, rect, segment, smooth, tick, times } from '../engine/path.ts';
import { people, personPath } from '../engine/people.ts';
import { ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke, strokeRound } from '../engine/svg.ts';

/** The four colossi of Abu Simbel, feluccas on the lake. */
export const abuSimbel: Scene = {
  horizon: 900,
  wideTop: 320,
  mood: 'riviera',
  night: 'night',
  sun: { x: 1120, y: 432, r: 88 },
  ground(ctx) {
    return {
      sky: '',
      far: dunes(ctx, { y: 850, n: 1, amp: 40, depth: 0.5, seed: 'eg0' }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      st = '#dda66e',
      L = ctx.built(st, 0.3),
      M = ctx.built(st, 1),
      D = ctx.built(st, 2.05),
      K = ctx.built('#5a3f34', 2.6),
      Y = 950;
    const cliff =
      fill(
        polygon([
          -420, 960, -420, 620, 100, 540, 260, 500, 330, 470, 420, 462, 560, 448, 800, 440, 1010, 446, 1180, 462, 1280, 480, 1360,
          560, 1460, 640, 1640, 720, 2020, 840, 2020, 960,
        ]),
        ctx.verticalGradient(ramp(L, ctx.built(st, 1.3)), 440, 960),
      ) +
      fill(
        polygon([-420, 620, 100, 540, 260, 500, 300, 560, 250, 700, 290, 820, 260, 960, -420, 960]) +
          polygon([1280, 480, 1360, 560, 1340, 660, 1380, 760, 1350, 960, 1460, 960, 1450, 760, 1470, 650, 1360, 560]),
        D,
        opacity(0.55),
      ) +
      stroke('M330 500L420 492L700 478L1000 482L1240 500M60 600L240 560M1400 700L1600 770', D, 3, opacity(0.5));
    const front =
      fill(polygon([352, Y, 402, 520, 1198, 520, 1248, Y]), ctx.built(st, 1.7)) +
      fill(polygon([396, 520, 402, 496, 1198, 496, 1204, 520]), L) +
      fill(
        times(24, (i) => {
          const x = 412 + i * 33;
          return `M${x} 496v-14q0-14 10-16q10 2 10 16v14z`;
        }),
        M,
      ) +
      fill(
        times(24, (i) => circle(422 + i * 33, 478, 4)),
        D,
      ) +
      stroke(segment(392, 540, 1208, 540) + segment(388, 566, 1212, 566), ctx.built(st, 2.4), 3) +
      stroke(
        times(20, (i) => tick(418 + i * 40, 546, 14)),
        ctx.built(st, 2.5),
        6,
        opacity(0.6),
      ) +
      fill(s > 0 ? polygon([352, Y, 402, 520, 416, 520, 374, Y]) : polygon([1248, Y, 1198, 520, 1184, 520, 1226, Y]), L);
    const king = ctx.share('king', () => {
      let o = fill('M-70 0V-164H-58V-190H58V-164H70V0z', ctx.built(st, 2.2)) + fill(rect(-58, -150, 116, 150), M);
      o +=
        fill('M-46-14L-44-128H-8V-14zM8-14V-128H44L46-14z', L) +
        fill(s > 0 ? 'M-46-14L-44-128H-32L-34-14zM8-14V-128H18V-14z' : 'M46-14L44-128H32L34-14zM-8-14V-128H-18V-14z', D) +
        fill('M-52 0L-48-16H-6V0zM6 0V-16H48L52 0z', M) +
        fill(rect(-8, -128, 16, 114), K, opacity(0.7));
      o +=
        fill('M-54-158H54L48-116H-48z', L) +
        fill(polygon([-48, -116, 48, -116, 44, -124, -44, -124]), D) +
        fill('M-58-250Q0-262 58-250L50-196L36-152H-36L-50-196z', L) +
        fill(s > 0 ? 'M-58-250Q-40-254-30-256L-26-152H-36L-50-196z' : 'M58-250Q40-254 30-256L26-152H36L50-196z', D) +
        fill(
          'M-62-250L-44-252L-40-200L-50-156L-46-122H-24L-28-134L-56-136L-66-190zM62-250L44-252L40-200L50-156L46-122H24L28-134L56-136L66-190z',
          M,
        ) +
        stroke('M-44-236L-38-190M44-236L38-190', K, 2.4, opacity(0.6));
      o +=
        fill('M-44-244Q-50-296-34-318Q0-332 34-318Q50-296 44-244L26-226V-262H-26V-226z', M) +
        fill(
          s > 0
            ? 'M-44-244Q-50-296-34-318Q-20-324-12-325L-24-262H-26V-226z'
            : 'M44-244Q50-296 34-318Q20-324 12-325L24-262H26V-226z',
          D,
        ) +
        stroke('M-42-290L-28-286M-44-272L-28-268M42-290L28-286M44-272L28-268M-40-252L-28-248M40-252L28-248', K, 2, opacity(0.6)) +
        fill('M-25-300H25V-270Q22-244 0-240Q-22-244-25-270z', L) +
        fill(s > 0 ? 'M-25-300H-10V-246Q-22-250-25-270z' : 'M25-300H10V-246Q22-250 25-270z', ctx.built(st, 1.6)) +
        stroke('M-18-286h12M6-286h12M0-284v14l-5 4h10M-9-256h18', K, 2.8) +
        fill('M-6-240H6L8-214H-8z', M) +
        fill('M-30-312L-34-340Q0-352 34-340L30-312Q0-324-30-312z', M) +
        fill('M-16-344Q-22-384 0-404Q22-384 16-344Q0-350-16-344z', L) +
        fill(s > 0 ? 'M-16-344Q-22-384 0-404Q-8-380-6-346z' : 'M16-344Q22-384 0-404Q8-380 6-346z', D) +
        fill(rect(-3, -330, 6, 18), ctx.built('#f0c04a', 0.5));
      return o;
    });
    const small = (x: number, k: number) =>
      place(
        x,
        Y,
        k,
        fill('M-16 0V-60Q-20-92-12-100Q-16-126 0-130Q16-126 12-100Q20-92 16-60V0z', M) +
          fill(s > 0 ? 'M-16 0V-60Q-20-92-12-100Q-16-126 0-130Q-6-90-5 0z' : 'M16 0V-60Q20-92 12-100Q16-126 0-130Q6-90 5 0z', D) +
          fill('M-6-112h12v10h-12z', L),
      );
    const row =
      [474, 642, 958, 1126].map((x) => putStamp(king, x, Y - 10, 0.95)).join('') +
      [390, 558, 726, 874, 1042, 1210].map((x) => small(x, 0.7)).join('');
    const door =
      fill(polygon([752, Y, 760, 716, 840, 716, 848, Y]), L) +
      fill(polygon([770, Y, 776, 736, 824, 736, 830, Y]), ctx.night ? ctx.mood.glow : K) +
      fill(polygon([774, 704, 776, 610, 824, 610, 826, 704]), ctx.built(st, 2.5)) +
      place(
        800,
        704,
        0.66,
        fill('M-16 0V-60Q-18-84-10-90Q-12-110 0-112Q16-112 18-98L10-94Q18-84 16-60V0z', L) +
          fill(circle(0, -124, 15), ctx.built('#d8602c', 0.7)),
      );
    const base =
      fill(rect(340, Y - 12, 920, 26), M) +
      fill(rect(340, Y - 12, 920, 5), L) +
      fill(
        polygon([-420, Y + 10, 2020, Y + 10, 2020, 1070, -420, 1070]),
        ctx.verticalGradient(ramp(ctx.tone('#e6bd84', 0.5), ctx.tone('#d9a66c', 1.3)), Y, 1070),
      ) +
      fill(`${smooth([-420, 940, 100, 930, 300, 944, 380, 970, 200, 1000, -420, 1010])}z`, ctx.tone('#e6bd84', 0.3)) +
      fill(`${smooth([2020, 930, 1500, 930, 1300, 950, 1230, 972, 1400, 1004, 2020, 1010])}z`, ctx.tone('#e6bd84', 0.3));
    const nile =
      fill(
        `${smooth([-420, 1066, 200, 1050, 700, 1062, 1100, 1048, 1500, 1058, 2020, 1046])}V1290H-420z`,
        ctx.verticalGradient(ramp(ctx.mood.water[0], ctx.mood.water[1]), 1046, 1250),
      ) +
      stroke(
        times(18, (i) => {
          const x = 310 + ((i * 211) % 960),
            y = 1084 + ((i * 53) % 150);
          return segment(x, y, x + 70, y);
        }),
        '#fff',
        4,
        opacity(0.4),
      );
    const felucca = (x: number, y: number, k: number, flip = false) =>
      place(
        x,
        y,
        k,
        strokeRound('M0-14V-150', ctx.tone('#5a4034', 2), 5) +
          fill('M-24-60Q10-190 92-262Q88-120 74-40Q20-34-24-60z', ctx.tone('#fffaf0', 0.2)) +
          fill('M-24-60Q10-150 40-210Q30-120 34-42Q0-44-24-60z', ctx.tone('#fffaf0', 1.8), opacity(0.6)) +
          strokeRound('M-30-50Q10-190 98-270', ctx.tone('#5a4034', 2), 4) +
          fill('M-104-24Q-40-10 30-12T118-34Q100 4 70 10H-76Q-98 2-104-24z', ctx.tone('#2f6f9a', 1)) +
          fill('M-104-24Q-40-10 30-12T118-34L112-24Q30-2-100-16z', ctx.tone('#fffaf0', 0.4)) +
          fill(personPath(-60, -12, 54), ctx.tone('#33304a', 2.4)) +
          fill(rect(-90, 16, 180, 3) + rect(-50, 24, 110, 3), '#fff', opacity(0.5)),
        flip,
      );
    return {
      main: cliff + front + row + door + base + nile,
      front:
        felucca(560, 1180, 1, false) +
        felucca(1040, 1150, 0.74, true) +
        felucca(1440, 1180, 0.9, true) +
        people(
          ctx,
          [
            [700, 1006, 44],
            [722, 1010, 42],
            [880, 1000, 40],
            [930, 1016, 46],
          ],
          '#3a3448',
        ) +
        palmStamp(ctx, 372, 1240, 280, { spread: 0.36 }) +
        palmStamp(ctx, 1236, 1060, 220, { lean: -1, spread: 0.36 }) +
        palmStamp(ctx, 1290, 1068, 170, { spread: 0.36 }) +
        palmStamp(ctx, 130, 1070, 240, { spread: 0.36 }) +
        fill(`${smooth([-420, 1210, 200, 1200, 420, 1230, 520, 1290])}H-420z`, ctx.tone('#6f8a4c', 1.6)) +
        birds(ctx, 640, 420, 4, { size: 12 }),
    };
  },
};
