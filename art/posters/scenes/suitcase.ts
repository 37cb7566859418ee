import { sailboat } from '../engine/boats.ts';
import { streaks } from '../engine/clouds.ts';
import { circle, ellipse, rect, tick, times } from '../engine/path.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, place, stroke, strokeRound } from '../engine/svg.ts';
import { island, water } from '../engine/water.ts';

/** Packed suitcases with travel stickers on a jetty. */
export const suitcase: Scene = {
  horizon: 700,
  wideTop: 270,
  mood: 'saffron',
  night: 'teal',
  sun: { x: 800, y: 600, r: 210, style: 'rays' },
  plane: [1080, 240, 190, 0.62],
  ground(ctx) {
    const y = 740;
    return {
      sky: streaks(ctx, { n: 5, y: [270, 640], alpha: 0.5, seed: 'su' }),
      far:
        water(ctx, { y, glintX: 800, lines: 22, spread: 1.3 }) +
        island(ctx, { x: 430, y: y + 2, w: 420, h: 96, depth: 0.46, albedo: '#6f8f6a' }) +
        island(ctx, { x: 1210, y: y + 2, w: 360, h: 70, depth: 0.5, albedo: '#6f8f6a' }) +
        sailboat(ctx, 1090, y + 30, 0.5, { depth: 0.16 }) +
        sailboat(ctx, 1480, y + 40, 0.6, { depth: 0.16 }),
    };
  },
  draw(ctx) {
    const s = ctx.side;
    const deck =
      fill(rect(ctx.left, 1040, 2600, 250), ctx.tone('#b5824f', 1)) +
      stroke('M-440 1066H2040M-440 1102H2040M-440 1150H2040M-440 1212H2040', ctx.tone('#7a5232', 2), 4) +
      fill(rect(ctx.left, 1034, 2600, 10), ctx.tone('#e6b87a', 0.2)) +
      stroke(
        times(
          14,
          (i) =>
            tick(-400 + i * 190, 1044, 22) +
            tick(-300 + i * 190, 1070, 32) +
            tick(-360 + i * 190, 1106, 44) +
            tick(-270 + i * 190, 1154, 58),
        ),
        ctx.tone('#7a5232', 2),
        3,
        opacity(0.7),
      );
    const case_ = (x: number, y: number, w: number, h: number, r = 26) =>
      `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r}${-r} ${r}h${-(w - 2 * r)}q${-r} 0${-r}${-r}v${-(h - 2 * r)}q0${-r} ${r}${-r}z`;
    // big trunk below, small case above, hat on top
    const A = case_(540, 770, 520, 300),
      a = '#1f5f74',
      B = case_(610, 600, 380, 176, 22),
      b = '#c8352b';
    const strap = (x: number, y: number, w: number, h: number) => rect(x, y, w, h);
    const big =
      fill(ellipse(800, 1078, 320, 16), ctx.tone('#5a3a22', 2.6), opacity(0.5)) +
      fill(A, ctx.built(a, 0.6)) +
      fill(
        s > 0 ? 'M566 770h70v300h-70q-26 0-26-26v-248q0-26 26-26z' : 'M1034 770h-70v300h70q26 0 26-26v-248q0-26-26-26z',
        ctx.built(a, 2),
      ) +
      fill(strap(640, 770, 34, 300) + strap(926, 770, 34, 300), ctx.built('#d8a45a', 0.8)) +
      fill(rect(634, 890, 46, 34) + rect(920, 890, 46, 34), ctx.built('#f2d089', 0.3)) +
      fill(rect(646, 898, 22, 18) + rect(932, 898, 22, 18), ctx.built(a, 1.4)) +
      fill(
        'M540 796q0-26 26-26h30q-8 44-56 56zM1060 796q0-26-26-26h-30q8 44 56 56zM540 1044q0 26 26 26h30q-8-44-56-56zM1060 1044q0 26-26 26h-30q8-44 56-56z',
        ctx.built('#d8a45a', 1.2),
      ) +
      stroke('M720 1000h160', ctx.built('#d8a45a', 1), 0);
    // labels: tiny posters
    const lab = (x: number, y: number, w: number, h: number, rot: number, inner: string) =>
      `<g transform="translate(${x} ${y})rotate(${rot})">${fill(rect(-w / 2 - 5, -h / 2 - 5, w + 10, h + 10), '#fff6e2')}${inner}</g>`;
    const l1 =
      lab(
        752,
        850,
        96,
        76,
        -8,
        fill(rect(-48, -38, 96, 76), '#f2a83c') +
          fill(circle(14, -4, 18), '#fff1c8') +
          fill('M-48 38V14L-20-14L6 16L24 0L48 22V38z', '#7a2f4a'),
      ) +
      lab(
        850,
        868,
        84,
        84,
        6,
        fill(circle(0, 0, 42), '#1f6f8a') +
          fill('M-34 8Q0-26 34 8Q0 26-34 8z', '#f6e2b0') +
          stroke('M-42 0H42M0-42V42', '#f6e2b0', 2),
      ) +
      lab(
        760,
        980,
        110,
        66,
        4,
        fill(rect(-55, -33, 110, 66), '#c8352b') + fill('M-40 18L-6-22L28 18z', '#fff1d6') + fill(circle(30, -12, 10), '#f6c84a'),
      ) +
      lab(
        868,
        986,
        86,
        70,
        -6,
        fill(rect(-43, -35, 86, 70), '#2f7a5c') +
          fill('M-26 28V-10Q0-38 26-10V28z', '#f6e2b0') +
          fill('M-10 28V6Q0-6 10 6V28z', '#2f7a5c'),
      );
    const small =
      fill(B, ctx.built(b, 0.5)) +
      fill(
        s > 0 ? 'M632 600h50v176h-50q-22 0-22-22v-132q0-22 22-22z' : 'M968 600h-50v176h50q22 0 22-22v-132q0-22-22-22z',
        ctx.built(b, 1.9),
      ) +
      fill(rect(610, 676, 380, 10), ctx.built('#7a1f1c', 1.4)) +
      fill(rect(676, 664, 40, 34) + rect(884, 664, 40, 34), ctx.built('#f2d089', 0.4)) +
      strokeRound('M740 600Q740 556 770 556H830Q860 556 860 600', ctx.built('#3a2420', 2), 15) +
      lab(
        800,
        728,
        130,
        60,
        -3,
        fill(rect(-65, -30, 130, 60), '#f6c84a') +
          fill('M-50 8L-6 4L-24-22h10L20 2L52-2Q58 4 50 8L20 10L-10 26h-8L-4 10L-40 14z', '#16284f'),
      );
    const tag =
      strokeRound('M860 600Q900 630 930 640', ctx.built('#3a2420', 2), 4) +
      `<g transform="translate(950 656)rotate(24)">${fill('M-30-20H24L38 0L24 20H-30z', ctx.built('#f6e2b0', 0.3))}${fill(circle(24, 0, 4.4), ctx.built('#3a2420', 2))}${stroke('M-20-8H10M-20 2H14M-20 12H4', ctx.built('#3a2420', 2), 3)}</g>`;
    const hat = place(
      760,
      598,
      1,
      fill('M-128 2Q-120-22 0-24Q120-22 128 2Q60 12 0 12T-128 2z', ctx.tone('#f3dfae', 0.4)) +
        fill('M-72-14Q-70-84-24-84Q0-74 24-84Q70-84 72-14Q0-2-72-14z', ctx.tone('#f3dfae', 0.2)) +
        fill('M-73-22Q0-8 73-22L72-42Q0-28-72-42z', ctx.tone('#1f2f54', 1.4)) +
        fill(
          s > 0 ? 'M-72-14Q-70-84-24-84Q-34-50-30-10Q-60-10-72-14z' : 'M72-14Q70-84 24-84Q34-50 30-10Q60-10 72-14z',
          ctx.tone('#f3dfae', 1.8),
          opacity(0.7),
        ),
    );
    const bollard = (x: number) =>
      place(
        x,
        1040,
        1,
        fill('M-26 0V-52Q-40-62-26-76H26Q40-62 26-52V0z', ctx.tone('#33384a', 1.8)) +
          fill(s > 0 ? 'M-26 0V-52Q-40-62-26-76H-8V0z' : 'M26 0V-52Q40-62 26-76H8V0z', ctx.tone('#33384a', 2.6)),
      ) + strokeRound(`M${x - 30} 1000Q${x - 80} 1060 ${x - 200} 1044`, ctx.tone('#f0dcb0', 0.6), 9);
    return {
      main: deck + big + l1 + small + tag + hat,
      front: bollard(1210) + bollard(390),
    };
  },
};
