import { type AnimalOptions, llama } from '../engine/animals.ts';
import { birds } from '../engine/birds.ts';
import { streaks } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import { cactusPath } from '../engine/kits/plants.ts';
import { mirror } from '../engine/kits/reflection.ts';
import { mountains } from '../engine/mountains.ts';
import { circle, path, polygon, rect, times } from '../engine/path.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, group, opacity, stroke, strokeRound } from '../engine/svg.ts';

/** Llamas mirrored in the Salar de Uyuni's wet salt hexagons. */
export const salar: Scene = {
  horizon: 690,
  wideTop: 240,
  mood: 'dawn',
  night: 'night',
  sun: { x: 960, y: 560, r: 96 },
  ground(ctx) {
    const y = 692,
      m = ctx.mood,
      sk = m.sky;
    const back = mountains(ctx, {
      y,
      h: 150,
      depth: 0.55,
      albedo: '#7a6a92',
      snow: 0.3,
      seed: 'uy',
      foot: 0,
      mist: 0.3,
      peaks: [
        [150, 120, 240],
        [420, 70, 200],
        [640, 150, 230],
        [1190, 190, 260],
        [1420, 100, 220],
        [1600, 130, 240],
      ],
    });
    const clipTop = ctx.clip(rect(ctx.left - 20, 0, 2400, y));
    return {
      sky: streaks(ctx, { n: 6, y: [320, 620], alpha: 0.75, seed: 'uy2' }),
      far:
        fill(
          rect(ctx.left, y, 2300, 600),
          ctx.verticalGradient(
            [...sk].reverse().map(([o, c]) => [1 - o, mix(c, m.water[1], 0.1)]),
            y,
            1290,
          ),
        ) +
        group(streaks(ctx, { n: 6, y: [320, 620], alpha: 0.5, seed: 'uy2' }), `transform="matrix(1 0 0 -1 0 ${2 * y})"`) +
        fill(circle(960, 2 * y - 560, 96), m.sun, opacity(0.7)) +
        mirror(ctx, group(back, clipTop), y, 0.55, 0.9) +
        fill(rect(ctx.left, y - 1.5, 2300, 3), ctx.skyFoot, opacity(0.8)),
    };
  },
  draw(ctx) {
    // salt polygons in perspective: a honeycomb on the ground plane
    const vy = 690,
      P = (u: number, v: number) => [800 + (u * 420) / v, vy + 560 / v] as const,
      jig = ctx.valueNoise('hex');
    let hexArt = '';
    for (let j = 0; j < 7; j++)
      for (let i = -9; i <= 9; i++) {
        const R0 = 0.2,
          cu = (i + (j % 2) / 2) * R0 * 1.732,
          cv = 1.06 + j * R0 * 1.5;
        const V = (q: number) => {
          const a = (q * Math.PI) / 3 + Math.PI / 6,
            x = cu + R0 * Math.cos(a),
            y = cv + R0 * Math.sin(a);
          return P(x + 0.035 * jig(x * 9 + y * 31), y + 0.03 * jig(y * 13 + x * 17 + 5));
        };
        const p = [V(3), V(4), V(5), V(0)];
        if (p.some(([x]) => x < ctx.left - 160 || x > ctx.right + 160)) continue;
        hexArt += polygon(p.flat(), false);
      }
    const salt = stroke(
      hexArt,
      ctx.verticalGradient(
        [
          [0, '#ffffff', 0],
          [0.4, '#ffffff', 0.35],
          [1, '#ffffff', ctx.night ? 0.3 : 0.75],
        ],
        980,
        1250,
      ),
      3.4,
      'stroke-linejoin="round"',
    );
    const y = 1010,
      ll = (x: number, k: number, o: AnimalOptions = {}) => llama(ctx, x, y, k, { tone: 0.7, ...o });
    const flock = mirror(
      ctx,
      ll(500, 1.5) +
        ll(700, 1.25, { albedo: '#c99a6a' }) +
        ll(1010, 1.7, { flip: true, albedo: '#f6ead6' }) +
        llama(ctx, 860, y, 0.86, { albedo: '#8a5f48', tone: 1.2 }) +
        ll(150, 1.3, { albedo: '#c99a6a' }) +
        ll(1400, 1.4, { flip: true }),
      y + 1,
      0.42,
      0.86,
    );
    const isl = mirror(
      ctx,
      fill(
        polygon([330, 700, 360, 672, 400, 662, 430, 640, 480, 646, 520, 664, 560, 676, 600, 700]),
        ctx.tone('#8a6a5e', 1.7, 0.28),
      ) +
        strokeRound(
          (
            [
              [400, 666, 44],
              [432, 646, 56],
              [470, 650, 46],
              [505, 664, 40],
              [545, 678, 30],
            ] as const
          )
            .map(([x, yy, h]) => cactusPath(x, yy + 4, h))
            .join(''),
          ctx.tone('#4f6f4c', 1.9, 0.24),
          6,
        ),
      700,
      0.5,
      0.9,
    );
    const ring = stroke(
      times(3, (i) =>
        (
          [
            [500, 1],
            [700, 0.8],
            [860, 0.6],
            [1010, 1.1],
          ] as const
        )
          .map(([x, k]) => path`M${x - (50 + i * 26) * k} ${y + 4 + i * 7}h${(100 + i * 52) * k}`)
          .join(''),
      ),
      '#fff',
      2.4,
      opacity(0.5),
    );
    return { main: salt + isl + flock + ring, front: birds(ctx, 700, 480, 5, { size: 12 }) };
  },
};
