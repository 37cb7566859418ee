import { birds } from '../engine/birds.ts';
import { mistBand, streaks } from '../engine/clouds.ts';
import { hills } from '../engine/hills.ts';
import { mountains } from '../engine/mountains.ts';
import { circle, polygon, rect, segment, times } from '../engine/path.ts';
import { ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, group, opacity, place, stroke, strokeRound } from '../engine/svg.ts';
import { jungle } from '../engine/undergrowth.ts';

/** A blue and red train on the Nine Arch Bridge at Ella, tea pickers in front. */
export const nineArch: Scene = {
  horizon: 620,
  wideTop: 320,
  mood: 'mist',
  night: 'teal',
  sun: { x: 1010, y: 440, r: 84, veiled: true },
  ground(ctx) {
    const y = 620;
    return {
      sky: streaks(ctx, { n: 3, y: [460, 540], alpha: 0.8, seed: 'sl' }),
      far:
        mountains(ctx, {
          y: y + 20,
          depth: 0.62,
          albedo: '#5f8f92',
          seed: 'sl0',
          jag: 0.05,
          peaks: [
            [620, 220, 240],
            [330, 130, 240],
            [980, 140, 300],
            [1380, 200, 300],
            [60, 190, 280],
          ],
        }) +
        hills(ctx, { y: y + 40, amp: 70, wl: 300, albedo: '#4f8a78', depth: 0.46, seed: 'sl1' }) +
        mistBand(ctx, y + 90, 90, 0.7),
      mid:
        hills(ctx, { y: y + 120, amp: 56, wl: 340, albedo: '#4a8862', depth: 0.3, seed: 'sl2' }) +
        jungle(ctx, {
          y: (x: number) => 850 + Math.sin(x / 150) * 16 - Math.abs(x - 800) * 0.12,
          size: [34, 60],
          depth: 0.22,
          seed: 'sl3',
        }),
      near: '',
    };
  },
  draw(ctx) {
    const st = '#cdb593',
      s = ctx.side,
      L = ctx.built(st, 0.3),
      M = ctx.built(st, 1),
      D = ctx.built(st, 2.1);
    const top = 672,
      th = 30,
      n = 17,
      W = 112,
      x00 = -152;
    let piers = '',
      ring = '',
      side = '',
      band = '';
    for (let i = 0; i <= n; i++) {
      const x = x00 + i * W;
      piers += polygon([x - 15, top + th, x + 15, top + th, x + 21, 1080, x - 21, 1080]);
      side +=
        s > 0
          ? polygon([x - 15, top + th + 40, x - 5, top + th + 40, x - 8, 1080, x - 21, 1080])
          : polygon([x + 15, top + th + 40, x + 5, top + th + 40, x + 8, 1080, x + 21, 1080]);
      band += rect(x - 20, top + th + 62, 40, 9);
    }
    let sp = `M${x00 - 60} ${top + 8}H${x00 + n * W + 60}V${top + th + 62}`;
    for (let i = n - 1; i >= 0; i--) {
      const x = x00 + i * W;
      sp += `H${x + W - 16}a${W / 2 - 16} ${W / 2 - 16} 0 0 0 ${-(W - 32)} 0`;
    }
    sp += `H${x00 - 60}z`;
    for (let i = 0; i < n; i++) {
      const x = x00 + i * W;
      ring += `M${x + 16} ${top + th + 62}a${W / 2 - 16} ${W / 2 - 16} 0 0 1 ${W - 32} 0`;
    }
    const bridge =
      fill(piers, M) +
      fill(side, D) +
      fill(sp, ctx.verticalGradient(ramp(L, M), top, top + 110)) +
      stroke(ring, D, 6) +
      stroke(ring, L, 2, 'stroke-dasharray="7 4"') +
      fill(band, L) +
      fill(rect(x00 - 60, top, 2000, 12), L) +
      fill(rect(x00 - 60, top + 12, 2000, 5), D) +
      stroke(
        times(34, (i) => segment(x00 + i * 56, top + 28, x00 + i * 56 + 26, top + 28)),
        D,
        2,
        opacity(0.5),
      );
    // the train: red and blue stock, loco leading to the right
    const coach = (x: number, w: number, body: string, loco = false) =>
      fill(rect(x, top - 58, w, 54), ctx.built(body, 0.7)) +
      fill(rect(x, top - 24, w, 20), ctx.built(body, 1.9)) +
      fill(rect(x, top - 30, w, 5), ctx.built('#f6e2b0', 0.4)) +
      fill(`M${x + 2} ${top - 58}q${w / 2 - 2} -13 ${w - 4} 0z`, ctx.built('#e6dcc8', 1.2)) +
      fill(
        times(Math.floor((w - 16) / 21), (i) => rect(x + 10 + i * 21, top - 50, 14, 17)),
        ctx.pane('#3a5a66'),
      ) +
      fill(
        times(2, (i) => circle(x + (i ? w - 24 : 24), top - 3, 7) + circle(x + (i ? w - 40 : 40), top - 3, 7)),
        ctx.tone('#2a2430', 2.6),
      ) +
      fill(rect(x - 5, top - 14, 6, 8), ctx.tone('#2a2430', 2.6)) +
      (loco
        ? fill(`M${x + w} ${top - 4}h14q8 -4 6 -18l-6 -26q-3 -10 -14 -10z`, ctx.built(body, 0.5)) +
          fill(`M${x + w + 2} ${top - 54}q8 1 10 8l3 12h-13z`, ctx.pane('#3a5a66')) +
          fill(circle(x + w + 14, top - 20, 4), '#fff6d0')
        : '');
    const train =
      (
        [
          [250, 150],
          [404, 150],
          [558, 150],
          [712, 150],
        ] as const
      )
        .map(([x, w]) => coach(x, w, '#c23b2e'))
        .join('') +
      coach(866, 120, '#2f5f9a', true) +
      (
        [
          [-58, 150],
          [96, 150],
        ] as const
      )
        .map(([x, w]) => coach(x, w, '#c23b2e'))
        .join('');
    // jungle at its feet, tea on the near slope
    const feet = jungle(ctx, {
      y: (x: number) => 1040 + Math.sin(x / 190 + 1) * 20 - Math.abs(x - 800) * 0.2,
      size: [40, 74],
      depth: 0.1,
      seed: 'sl5',
      albedo: '#2f7050',
    });
    let tea = '';
    for (let i = 0; i < 5; i++) {
      const y0 = 1080 + i * 44;
      let d = '',
        x = -60,
        start = -1;
      const yA = (q: number) => y0 + 54 * Math.cos((q - 500) / 420) + i * 3;
      while (x < 1680) {
        const w = 50 + i * 12;
        if (x > ctx.left - 120 && x < ctx.right + 60) {
          if (!d) {
            d = `M${Math.round(x)} ${Math.round(yA(x))}`;
            start = Math.round(x);
          }
          d += `a${Math.round(w * 0.56)} ${Math.round(w * 0.5)} 0 0 1 ${w} ${Math.round(yA(x + w)) - Math.round(yA(x))}`;
        }
        x += w;
      }
      d += `V1290H${start}z`;
      tea +=
        fill(d, ctx.tone('#8fbf4e', 0.4, 0.06)) +
        group(fill(d, ctx.tone('#4f9440', 1.3 + i * 0.08)), `transform="translate(${-s * 5} 11)"`);
    }
    const picker = (x: number, y: number, k: number, c: string) =>
      place(
        x,
        y,
        k,
        fill('M-16 0Q-20-46-8-62Q0-72 12-62Q24-46 20 0z', ctx.tone(c, 0.8)) +
          fill(s > 0 ? 'M-16 0Q-20-46-8-62Q-6-30-4 0z' : 'M20 0Q24-46 12-62Q8-30 8 0z', ctx.tone(c, 2.1)) +
          fill(circle(2, -76, 10), ctx.tone('#6b4232', 1.8)) +
          fill('M-11-76Q-12-92 3-91Q16-90 14-72Q6-84-4-82z', ctx.tone(c, 0.2)) +
          fill('M-30-54H-8L-11-16H-27z', ctx.tone('#d9b06a', 1)) +
          stroke('M-29-44h20M-28-32h18', ctx.tone('#8a6a3a', 2), 2) +
          strokeRound('M-19-54Q-8-90 4-86', ctx.tone('#8a6a3a', 2), 2),
      );
    return {
      main: bridge + train + feet,
      front:
        tea +
        picker(640, 1146, 1.06, '#e0522f') +
        picker(742, 1128, 0.94, '#f2b23c') +
        picker(980, 1176, 1.16, '#3f6fb5') +
        birds(ctx, 1100, 560, 4, { size: 12 }),
    };
  },
};
