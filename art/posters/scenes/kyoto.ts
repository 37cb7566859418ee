import { streaks } from '../engine/clouds.ts';
import { hills } from '../engine/hills.ts';
import { lantern } from '../engine/kits/lantern.ts';
import { sakura } from '../engine/kits/sakura.ts';
import { putStamp } from '../engine/kits/stamps.ts';
import { at } from '../engine/numbers.ts';
import type { Points } from '../engine/path.ts';
import { circle, ellipse, path, polygon, rect, segment, tick, times } from '../engine/path.ts';
import { people } from '../engine/people.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke, strokeRound } from '../engine/svg.ts';
import { rooftops } from '../engine/town.ts';

/** The Yasaka pagoda at the end of a Kyoto street, a geisha under a red umbrella. */
export const kyoto: Scene = {
  horizon: 800,
  wideTop: 300,
  mood: 'dawn',
  night: 'violet',
  sun: { x: 1000, y: 470, r: 108 },
  ground(ctx) {
    return {
      sky: streaks(ctx, { n: 4, y: [360, 560], alpha: 0.6, seed: 'ky' }),
      far:
        hills(ctx, { y: 740, amp: 90, wl: 420, albedo: '#7f94a0', depth: 0.6, seed: 'ky0' }) +
        hills(ctx, { y: 800, amp: 60, wl: 300, albedo: '#6f9078', depth: 0.42, seed: 'ky1' }) +
        rooftops(ctx, { y: 900, rows: 2, scale: 0.5, gap: 36, roof: '#5f6a7a', wall: '#e8d8c4', depth: 0.34, seed: 'ky2' }),
    };
  },
  draw(ctx) {
    const s = ctx.side,
      wood = '#8a4a34',
      tile = '#56616e';
    // Yasaka pagoda
    const X = 800,
      B = 912,
      tiers = [
        [176, 96],
        [158, 92],
        [142, 88],
        [127, 84],
        [113, 80],
      ] as const;
    let y = B,
      pag = '';
    for (const [w, h] of tiers) {
      const bw = w * 0.56,
        ry = y - h * 0.52,
        rt = y - h * 1.0,
        W = w;
      pag +=
        fill(rect(X - bw, ry, bw * 2, y - ry), ctx.built(wood, 0.9)) +
        fill(s > 0 ? rect(X - bw, ry, bw * 0.7, y - ry) : rect(X + bw * 0.3, ry, bw * 0.7, y - ry), ctx.built(wood, 2)) +
        fill(
          times(3, (q) => rect(X - bw * 0.78 + q * bw * 0.6, ry + 16, bw * 0.36, y - ry - 20)),
          ctx.pane('#f2e2c8', 0),
        ) +
        stroke(
          times(4, (q) => tick(X - bw + 3 + (q * (bw * 2 - 6)) / 3, ry, y - ry)),
          ctx.built(wood, 2.4),
          5,
        ) +
        fill(rect(X - bw - 8, y - 9, bw * 2 + 16, 6), ctx.built('#c8603c', 0.8)) +
        fill(
          polygon([X - W * 0.86, ry + 10, X + W * 0.86, ry + 10, X + bw * 1.1, ry + 22, X - bw * 1.1, ry + 22]),
          ctx.built(wood, 2.6),
        ) +
        fill(
          path`M${X - W} ${ry + 2}Q${X - W * 0.56} ${ry - 4} ${X - bw * 0.82} ${rt}H${X + bw * 0.82}Q${X + W * 0.56} ${ry - 4} ${X + W} ${ry + 2}L${X + W * 0.9} ${ry + 13}H${X - W * 0.9}z`,
          ctx.built(tile, 0.8),
        ) +
        fill(
          s > 0
            ? path`M${X - W} ${ry + 2}Q${X - W * 0.56} ${ry - 4} ${X - bw * 0.82} ${rt}H${X - bw * 0.2}Q${X - W * 0.2} ${ry - 10} ${X - W * 0.24} ${ry + 13}H${X - W * 0.9}z`
            : path`M${X + W} ${ry + 2}Q${X + W * 0.56} ${ry - 4} ${X + bw * 0.82} ${rt}H${X + bw * 0.2}Q${X + W * 0.2} ${ry - 10} ${X + W * 0.24} ${ry + 13}H${X + W * 0.9}z`,
          ctx.built(tile, 2),
        ) +
        fill(
          polygon([
            X - W,
            ry + 2,
            X - W * 0.9,
            ry + 13,
            X + W * 0.9,
            ry + 13,
            X + W,
            ry + 2,
            X + W * 0.88,
            ry + 7,
            X - W * 0.88,
            ry + 7,
          ]),
          ctx.built('#d9d0c4', 1),
        );
      y = rt + 8;
    }
    pag +=
      fill(polygon([X - 34, y, X - 8, y - 30, X + 8, y - 30, X + 34, y]), ctx.built(tile, 1.4)) +
      fill(rect(X - 2.4, y - 140, 4.8, 116), ctx.built('#8a6a3c', 1.4)) +
      fill(
        times(7, (i) => rect(X - 13 + i * 0.9, y - 48 - i * 10, 26 - i * 1.8, 5)) + circle(X, y - 142, 6),
        ctx.built('#b58a4a', 1),
      );
    // two rows of machiya in perspective
    const vy = 880,
      rowHouse = (side: number, cuts: Points) => {
        let o = '';
        const P = (f: number, Y: number) => [800 + side * 800 * f, vy + Y * f] as const;
        const q = (a: number, b: number, y1: number, y2: number) => polygon([...P(a, y1), ...P(b, y1), ...P(b, y2), ...P(a, y2)]);
        for (let i = 0; i < cuts.length - 1; i++) {
          if (800 * at(cuts, i) > 540 && ctx.view[2] < 1100) break;
          const a = at(cuts, i),
            b = at(cuts, i + 1),
            c = at(['#d9b48a', '#9a6a4a', '#e8d8bc', '#7a4f3c', '#c99a6c'], (i + (side > 0 ? 2 : 0)) % 5),
            up = -150 - ((i * 53) % 60),
            tn = side === s ? 1.9 : 0.6,
            wc = ctx.built(c, tn),
            wd = ctx.built(c, Math.min(3, tn + 0.9));
          const d = (b - a) / 6;
          // eaves lean out over the street: same depth range, shifted towards the axis
          const eave = (y1: number, y2: number, k1: number) => {
            const pa = P(a, y1),
              pb = P(b, y1),
              qa = [800 + side * 800 * a * k1, vy + y2 * a],
              qb = [800 + side * 800 * b * k1, vy + y2 * b];
            return polygon([...pa, ...pb, ...qb, ...qa]);
          };
          o +=
            fill(q(a, b, up, 330), wc) +
            fill(
              times(3, (j) => q(a + d * (0.5 + j * 1.9), a + d * (1.8 + j * 1.9), up + 46, up + 120)),
              ctx.pane('#4a3a34'),
            ) +
            fill(
              times(2, (j) => q(a + d * (0.5 + j * 2.9), a + d * (2.9 + j * 2.9), 90, 300)),
              ctx.night ? ctx.pane() : ctx.built('#5a4034', tn === 0.6 ? 1.6 : 2.4),
            ) +
            stroke(
              times(6, (j) => segment(...P(a + (b - a) * ((j + 0.5) / 6), 84), ...P(a + (b - a) * ((j + 0.5) / 6), 300))),
              wd,
              3,
            ) +
            fill(q(a, b, 298, 332), wd) +
            fill(eave(20, 66, 0.86), ctx.built(tile, tn)) +
            fill(eave(66, 66, 0.86), ctx.built(tile, 2.6)) +
            fill(eave(up - 66, up + 6, 0.84), ctx.built(tile, tn - 0.1 < 0 ? 0 : tn)) +
            fill(
              polygon([
                ...P(a, up - 66),
                ...P(b, up - 66),
                800 + side * 800 * b * 1.1,
                vy + (up - 96) * b,
                800 + side * 800 * a * 1.1,
                vy + (up - 96) * a,
              ]),
              ctx.built(tile, 2.2),
            );
        }
        return o;
      };
    const cutsL = [0.25, 0.34, 0.5, 0.78, 1.3],
      road =
        fill(polygon([600, 962, 1000, 962, 1900, 1330, -300, 1330]), ctx.tone('#cbbcae', 1)) +
        stroke(
          times(9, (i) => {
            const f = 0.25 + i * i * 0.011 + i * 0.02,
              w = 800 * f,
              yy = vy + 330 * f;
            return segment(800 - w, yy, 800 + w, yy);
          }),
          ctx.tone('#9a8c86', 1.9),
          4,
          opacity(0.6),
        ) +
        stroke(
          times(7, (i) => segment(800 + (i - 3) * 62, 965, 800 + (i - 3) * 330, 1330)),
          ctx.tone('#9a8c86', 1.7),
          2.4,
          opacity(0.45),
        );
    const lampId = ctx.share('lamp', () => lantern(ctx, 0, 0, 1, '#e0402c')),
      lamps = [0.33, 0.42, 0.54, 0.72, 0.98]
        .flatMap((f) =>
          [-1, 1].map((q) => {
            const x = 800 + q * 800 * f * 0.87,
              y = vy + 66 * f,
              k = f * 0.92;
            return x < ctx.left - 40 || x > ctx.right + 40 ? '' : putStamp(lampId, x, y + 40 * k, k);
          }),
        )
        .join('');
    const geisha = place(
      742,
      1166,
      1.5,
      fill('M-30 0Q-34-60-20-92Q0-104 20-92Q34-60 28 0z', ctx.tone('#c2385a', 0.7)) +
        fill(
          s > 0 ? 'M-30 0Q-34-60-20-92Q-12-98-6-99Q-16-50-10 0z' : 'M28 0Q34-60 20-92Q12-98 6-99Q16-50 10 0z',
          ctx.tone('#c2385a', 2),
        ) +
        fill('M-23-66H23L22-44H-23z', ctx.tone('#f2c04a', 0.5)) +
        fill('M-11-66H11V-36H-11z', ctx.tone('#f2c04a', 1.6)) +
        fill('M-20-92Q-44-66-40-24L-26-22Q-22-54-20-70z', ctx.tone('#c2385a', 1.3)) +
        fill(circle(0, -112, 12), ctx.tone('#fbeee0', 0.8)) +
        fill(`M-15-108Q-20-134 0-136Q20-134 15-108Q10-122 0-104Q-10-122-15-108z${circle(0, -138, 8)}`, ctx.tone('#2a2028', 2.6)) +
        fill('M-11 0H-3V6H-12zM5 0H13L12 6H4z', ctx.tone('#5a3a2c', 2)) +
        strokeRound('M20-80L34-150', ctx.tone('#5a3a2c', 2), 4) +
        fill(
          'M-42-150Q-20-214 36-218Q92-212 112-150Q92-160 74-150Q56-162 36-150Q16-162-4-150Q-24-160-42-150z',
          ctx.tone('#e0522f', 0.5),
        ) +
        fill(
          s > 0 ? 'M-42-150Q-20-214 36-218Q0-196-4-150Q-24-160-42-150z' : 'M112-150Q92-212 36-218Q72-196 74-150Q92-160 112-150z',
          ctx.tone('#e0522f', 1.9),
        ) +
        stroke('M36-218Q0-190-4-150M36-218Q60-190 74-150M36-218V-150', ctx.tone('#fbeee0', 0.5), 2.4),
    );
    const boughs: (readonly [x: number, y: number, scale: number, flip: boolean])[] = [
      [1330, 330, 1.15, false],
      [268, 500, 0.7, true],
    ];
    if (ctx.view[2] > 1100) boughs.push([1640, 330, 1.15, false], [-40, 420, 1, true]);
    return {
      main: pag + rowHouse(-1, cutsL) + rowHouse(1, cutsL) + road,
      front:
        lamps +
        people(
          ctx,
          [
            [830, 1006, 54],
            [856, 1008, 50],
            [904, 1060, 76],
          ],
          '#3a3348',
        ) +
        fill(ellipse(742, 1170, 70, 8), ctx.tone('#5a4a4c', 2.5), opacity(0.4)) +
        geisha +
        boughs
          .map(([x, y, k, fl]) =>
            putStamp(
              ctx.share('blossom', () => sakura(ctx)),
              x,
              y,
              k,
              fl,
            ),
          )
          .join(''),
    };
  },
};
