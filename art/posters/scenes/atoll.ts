import { birds } from '../engine/birds.ts';
import { streaks } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import { palmStamp } from '../engine/kits/palm-stamp.ts';
import { villaStamp } from '../engine/kits/stilt-villa.ts';
import { circle, ellipse, polygon, rect, segment, smooth, tick, times } from '../engine/path.ts';
import { ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke, strokeRound } from '../engine/svg.ts';

/** Water villas along a curving jetty, a lagoon seen from above. */
export const atoll: Scene = {
  horizon: 430,
  wideTop: 190,
  mood: 'tropic',
  night: 'teal',
  sun: { x: 1060, y: 312, r: 60 },
  ground(ctx) {
    const y = 430,
      N = ctx.night,
      m = ctx.mood;
    const deep = N ? m.water[1] : '#0a7fa8',
      teal = N ? m.water[0] : '#19b5bd',
      pale = N ? mix(m.water[0], m.haze, 0.4) : '#8fe3d2',
      sand = N ? mix(m.water[0], '#e0d6b0', 0.3) : '#d9f3d6';
    return {
      sky: streaks(ctx, { n: 4, y: [300, 400], len: [200, 420], h: 16, alpha: 0.7, seed: 'mv' }),
      far:
        fill(
          rect(ctx.left, y, 2300, 900),
          ctx.verticalGradient(
            [
              [0, mix(deep, m.haze, 0.35)],
              [0.05, deep],
              [0.09, teal],
              [1, teal],
            ],
            y,
            1250,
          ),
        ) +
        fill(`${smooth([-420, 500, 240, 486, 520, 540, 900, 520, 1300, 560, 2020, 520])}V1290H-420z`, teal) +
        fill(
          `${smooth([-420, 640, 100, 620, 330, 700, 380, 840, 640, 900, 820, 1050, 1000, 1120, 1120, 1290])}H-420z`,
          ctx.verticalGradient(ramp(deep, mix(deep, m.water[1], 0.5)), 620, 1250),
        ) +
        fill(
          smooth([2020, 560, 1500, 590, 1180, 650, 960, 640, 840, 700, 980, 800, 1060, 900, 1300, 1010, 1460, 1160, 2020, 1240]) +
            'z',
          pale,
        ) +
        fill(`${smooth([2020, 640, 1560, 650, 1290, 690, 1120, 740, 1200, 830, 1390, 880, 1560, 1010, 2020, 1060])}z`, sand) +
        fill(
          ellipse(430, 700, 70, 13) +
            ellipse(330, 770, 90, 17) +
            ellipse(520, 960, 80, 15) +
            ellipse(180, 880, 130, 22) +
            ellipse(1180, 590, 50, 7) +
            ellipse(1340, 1130, 90, 17),
          deep,
          opacity(0.5),
        ) +
        stroke(
          times(16, (i) => {
            const yy = 470 + i * i * 3.2,
              xx = 340 + ((i * 397) % 900);
            return segment(xx, yy, xx + 30 + i * 6, yy);
          }),
          '#fff',
          3,
          opacity(0.5),
        ),
      mid: isle(1120, 474, 1.1) + isle(420, 452, 0.5),
    };
    function isle(x: number, yy: number, k: number) {
      let p = '';
      for (let i = 0; i < 11; i++) p += circle(-150 + i * 30, -16 - ((i * 53) % 17), 19 + ((i * 31) % 9));
      const pr = ctx.random(`mvp${x}`);
      return (
        place(
          x,
          yy,
          k,
          fill(ellipse(0, 6, 236, 14), ctx.tone('#fff3d2', 0.2, 0.1)) +
            fill(p + rect(-150, -14, 300, 16), ctx.tone('#3f8a5c', 1.6, 0.28)),
        ) +
        times(6, (i) =>
          palmStamp(ctx, x + (-130 + i * 52) * k, yy - 8 * k, (70 + pr() * 44) * k, { depth: 0.26, lean: i % 2 ? 14 : -12 }),
        )
      );
    }
  },
  draw(ctx) {
    const P = (t: number) => [1000 - 470 * Math.sin(Math.PI * t * 0.94) + 60 * t, 476 + 850 * t ** 1.75] as const,
      sc = (y: number) => Math.max(0.14, (y - 420) / 560);
    const l: number[] = [],
      r: number[] = [];
    for (let i = 0; i <= 26; i++) {
      const [x, y] = P(i / 26),
        w = 26 * sc(y);
      l.push(x - w, y);
      r.unshift(x + w, y);
    }
    const walk = (dy: number, c: string) =>
      fill(polygon([...l.map((v, i) => (i % 2 ? v + dy * sc(v) : v)), ...r.map((v, i) => (i % 2 ? v + dy * sc(v) : v))]), c);
    let planks = '',
      posts = '';
    for (let i = 0; i < 52; i++) {
      const [x, y] = P(i / 52),
        w = 25 * sc(y);
      planks += segment(x - w, y, x + w, y);
      if (i % 3 === 0) posts += tick(x - w, y, 20 * sc(y)) + tick(x + w, y, 20 * sc(y));
    }
    let huts = '';
    const list: (readonly [x: number, y: number, k: number, walkX: number])[] = [];
    for (let i = 0; i < 9; i++) {
      const t = 0.05 + 0.95 * (i / 9) ** 0.86,
        [x, y] = P(t),
        k = sc(y);
      list.push([x - 128 * k, y + 4 * k, k, x]);
      if (i % 2 === 1 && i < 8) list.push([x + 138 * k, y + 12 * k, k, x]);
    }
    list.sort((a, b) => a[1] - b[1]);
    for (const [x, y, k, wx] of list)
      huts +=
        fill(polygon([x, y - 30 * k, wx, y - 8 * k, wx, y + 8 * k, x, y - 16 * k]), ctx.built('#c9a878', 1.1)) +
        villaStamp(ctx, x, y, k * 1.12, { depth: Math.max(0, 0.24 - k * 0.3) });
    const main =
      walk(16, mix(ctx.mood.water[1], ctx.mood.shadow, 0.2)) +
      stroke(posts, ctx.tone('#5d4636', 2), 4) +
      walk(0, ctx.built('#e0c494', 0.6)) +
      stroke(planks, ctx.built('#a8845c', 1.4), 2, opacity(0.6)) +
      huts;
    const front =
      place(
        1130,
        900,
        0.8,
        fill(
          'M-110-12Q-60 4 0 6T96-14Q116-30 120-56L126-56Q128-22 110-2Q90 20 50 22H-70Q-102 16-110-12z',
          ctx.tone('#fffaf0', 0.5),
        ) +
          fill('M-108-6Q-50 10 20 10T114-16Q100 20 50 22H-70Q-100 16-108-6z', ctx.tone('#2f7f9a', 1.2)) +
          strokeRound('M-50 4V-44M0 6V-46M44 4V-44', ctx.tone('#6b4a34', 2), 3.4) +
          fill('M-66-40Q0-60 60-42L56-34Q0-52-64-33z', ctx.tone('#fff6e6', 0.2)) +
          fill(ellipse(0, 32, 100, 9), ctx.mood.water[1], opacity(0.4)),
        true,
      ) + birds(ctx, 640, 380, 4, { size: 11 });
    return { main, front };
  },
};
