import { birds } from '../engine/birds.ts';
import { hills } from '../engine/hills.ts';
import { putStamp } from '../engine/kits/stamps.ts';
import { at } from '../engine/numbers.ts';
import { circle, ellipse, pointedArch, polygon, rect, roundArch, segment, times } from '../engine/path.ts';
import { people } from '../engine/people.ts';
import { ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke, strokeRound } from '../engine/svg.ts';
import { rooftops } from '../engine/town.ts';

/** The Hawa Mahal in Jaipur with two painted elephants. */
export const hawaMahal: Scene = {
  horizon: 1000,
  wideTop: 326,
  mood: 'tropic',
  night: 'sand',
  sun: { x: 1090, y: 480, r: 92 },
  ground(ctx) {
    return {
      sky: '',
      far:
        hills(ctx, { y: 930, amp: 60, wl: 460, albedo: '#b58f80', depth: 0.56, seed: 'hm0' }) +
        rooftops(ctx, { y: 1010, rows: 2, scale: 0.8, gap: 50, wall: '#e8a890', roof: '#d98a72', depth: 0.3, seed: 'hm1' }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      st = '#e0785c',
      L = ctx.built(st, 0.3),
      M = ctx.built(st, 1),
      D = ctx.built(st, 2.05),
      W = ctx.built('#fdeedd', 0.4),
      K = ctx.pane('#6b2f34'),
      X = 800,
      Y = 1072;
    // one jharokha: half-octagonal oriel with lattice, dome and finial (66 × 104)
    const bay = (dome: boolean) =>
      ctx.share(
        `jh${dome}`,
        () =>
          fill(rect(-33, -104, 66, 104), ctx.built(st, 1.5)) +
          fill(polygon([-24, 0, -24, -76, 24, -76, 24, 0]), M) +
          fill(s > 0 ? polygon([-24, 0, -24, -76, -10, -76, -10, 0]) : polygon([24, 0, 24, -76, 10, -76, 10, 0]), D) +
          fill(s > 0 ? polygon([24, 0, 24, -76, 12, -76, 12, 0]) : polygon([-24, 0, -24, -76, -12, -76, -12, 0]), L) +
          fill(pointedArch(0, -14, 15, 52, 0.36) + pointedArch(-17, -14, 7, 46, 0.36) + pointedArch(17, -14, 7, 46, 0.36), K) +
          stroke('M-8-32H8M-8-42H8M-20-32h6M14-32h6', W, 1.6) +
          fill(rect(-27, -14, 54, 4) + rect(-28, -3, 56, 5), W) +
          fill('M-31-74Q0-86 31-74L27-68Q0-78-27-68z', W) +
          (dome
            ? fill('M-25-78Q-26-106 0-112Q26-106 25-78Q0-86-25-78z', ctx.built('#e89478', 0.5)) +
              fill(
                s > 0 ? 'M-25-78Q-26-106 0-112Q-14-98-10-82z' : 'M25-78Q26-106 0-112Q14-98 10-82z',
                ctx.built('#e89478', 1.9),
              ) +
              stroke('M0-111V-80M-12-106Q-15-94-13-82M12-106Q15-94 13-82', W, 1.3, opacity(0.7)) +
              fill(`M-1.5-124h3v14h-3z${circle(0, -118, 3.4)}`, ctx.built('#f0c04a', 0.4))
            : ''),
      );
    const rowY = [Y - 96, Y - 206, Y - 316, Y - 420, Y - 520],
      nB = [13, 13, 11, 7, 3];
    let body = '',
      bays = '',
      bands = '';
    nB.forEach((n, i) => {
      const w = n * 66 + 18,
        y = at(rowY, i);
      body += rect(X - w / 2, y - (i === 4 ? 96 : 108), w, i === 0 ? 204 : 112);
      for (let k = 0; k < n; k++) bays += putStamp(bay(i !== 0), X + (k - (n - 1) / 2) * 66, y, 1);
      bands += rect(X - w / 2 - 5, y + 2, w + 10, 6);
    });
    // stepped shoulders with chhatris
    const chh = (x: number, y: number, k: number) =>
      place(
        x,
        y,
        k,
        fill(rect(-22, -6, 44, 6) + rect(-19, -38, 5, 34) + rect(14, -38, 5, 34) + rect(-3, -38, 5, 34), W) +
          fill('M-28-38Q0-46 28-38L24-33H-24z', W) +
          fill('M-20-40Q-22-66 0-72Q22-66 20-40z', ctx.built('#e89478', 0.5)) +
          fill(s > 0 ? 'M-20-40Q-22-66 0-72Q-10-58-8-41z' : 'M20-40Q22-66 0-72Q10-58 8-41z', ctx.built('#e89478', 2)) +
          fill(`M-1.5-88h3v18h-3z${circle(0, -80, 4)}`, ctx.built('#f0c04a', 0.4)),
      );
    const tops = (
      [
        [-3.5, 4],
        [3.5, 4],
      ] as const
    ).length
      ? [-5.5, 5.5].map((q) => chh(X + q * 66 + (q > 0 ? 66 : -66) * 0.5, at(rowY, 1) - 106, 1)).join('') +
        [-4.5, 4.5].map((q) => chh(X + q * 66, at(rowY, 2) - 112, 1.05)).join('') +
        [-2.5, 2.5].map((q) => chh(X + q * 66, at(rowY, 3) - 112, 1.05)).join('') +
        [-1, 0, 1].map((q) => chh(X + q * 66, at(rowY, 4) - 112, q ? 0.9 : 1.15)).join('')
      : '';
    const ground0 =
      fill(rect(X - 438, Y - 92, 876, 92), M) +
      fill(
        times(11, (i) => (i === 5 ? '' : roundArch(X - 400 + i * 80, Y, 44, 68))),
        ctx.built(st, 2.2),
      ) +
      stroke(
        times(11, (i) => (i === 5 ? '' : `M${X - 426 + i * 80} ${Y}v-46a26 26 0 0 1 52 0v46`)),
        W,
        3,
      ) +
      fill(pointedArch(X, Y, 66, 84, 0.45), ctx.built('#5a2f34', 2.4)) +
      stroke(`M${X - 38} ${Y}v-60`, W, 3) +
      fill(rect(X - 444, Y - 98, 888, 7), W);
    const shops = fill(rect(ctx.left, Y - 120, 2300, 122), ctx.built(st, 1.3, 0.06));
    const road =
      fill(
        rect(ctx.left, Y - 4, 2300, 240),
        ctx.verticalGradient(ramp(ctx.tone('#d9b89a', 0.7), ctx.tone('#b58f78', 1.5)), Y, 1250),
      ) +
      fill(rect(ctx.left, Y - 4, 2300, 10), ctx.tone('#f0dcc4', 0.4)) +
      stroke(
        times(7, (i) => segment(330 + i * 150, 1160 + (i % 3) * 24, 430 + i * 150, 1160 + (i % 3) * 24)),
        ctx.tone('#fbeedd', 0.5),
        4,
        opacity(0.6),
      );
    // painted elephant with howdah
    const el = (x: number, y: number, k: number, c: string, flip = false) =>
      place(
        x,
        y,
        k,
        fill('M-52-50L-48 0H-26L-24-44zM30-46L32 0H52L50-50z', ctx.tone('#6b6470', 2.6)) +
          fill(
            'M-92-86Q-98-132-44-136Q0-142 40-128Q54-146 82-142Q108-138 114-110Q120-84 118-54Q118-26 128-16Q136-16 136-24L142-22Q142-2 126-4Q106-8 104-44Q102-66 96-74Q88-70 82-72L72-60L70-32L72 0H48L44-44Q10-40-30-48L-36-24L-34 0H-60L-64-34Q-74-52-80-62Q-86-50-88-34L-93-36Q-92-62-92-86z',
            ctx.tone('#7d7580', 1.8),
          ) +
          fill('M44-128Q28-124 30-96Q34-66 52-66Q66-74 72-104Q72-124 60-130Q52-132 44-128z', ctx.tone('#7d7580', 2.3)) +
          fill('M-60-140Q-10-152 36-134L30-62Q-10-52-62-66z', ctx.tone(c, 0.7)) +
          fill('M-62-78Q-10-64 31-74L30-62Q-10-52-62-66z', ctx.tone('#f2c04a', 0.4)) +
          stroke('M-60-124Q-10-132 34-118', ctx.tone('#f2c04a', 0.5), 4) +
          fill(
            times(5, (i) => circle(-46 + i * 18, -98 + (i % 2) * 6, 5)),
            ctx.tone('#f2c04a', 0.4),
          ) +
          fill('M84-140Q100-138 108-118L98-94L84-104z', ctx.tone(c, 0.7)) +
          fill(circle(96, -118, 4), ctx.tone('#f2c04a', 0.4)) +
          fill('M98-78Q112-68 126-74Q116-58 96-68z', ctx.tone('#fff4e0', 0.2)) +
          fill('M-50-142H18V-168H-50z', ctx.tone('#f2c04a', 0.9)) +
          strokeRound('M-46-168V-210M14-168V-210', ctx.tone('#b5834c', 1.6), 4) +
          fill('M-64-206Q-54-244-16-250Q22-244 32-206Q8-214-16-208Q-40-214-64-206z', ctx.tone(c, 0.5)) +
          fill(`M-16-262h.1${circle(-16, -254, 5)}`, ctx.tone('#f2c04a', 0.4)) +
          fill(`${circle(-16, -192, 10)}M-32-168Q-32-184-16-184T0-168z`, ctx.tone('#fdeedd', 0.6)) +
          fill('M-27-193Q-26-208-16-207Q-6-208-5-193z', ctx.tone('#e0522f', 0.8)) +
          fill(`${circle(58, -168, 9)}M44-140Q44-160 58-160T72-140z`, ctx.tone('#3a4a7a', 1.6)),
        flip,
      );
    return {
      main: shops + fill(body, M) + ground0 + bays + fill(bands, W) + tops + road,
      front:
        fill(ellipse(560, 1194, 150, 9), ctx.tone('#7a5648', 2.5), opacity(0.4)) +
        el(560, 1192, 1.16, '#c2385a') +
        fill(ellipse(1020, 1214, 150, 9), ctx.tone('#7a5648', 2.5), opacity(0.4)) +
        el(1020, 1212, 1.2, '#2f8f8a', true) +
        people(
          ctx,
          [
            [360, 1130, 74],
            [388, 1134, 70],
            [770, 1126, 70],
            [806, 1130, 74],
            [1220, 1120, 70],
            [1248, 1126, 74],
            [180, 1130, 76],
            [1430, 1130, 76],
          ],
          '#3a4470',
        ) +
        birds(ctx, 560, 520, 6, { size: 12 }),
    };
  },
};
