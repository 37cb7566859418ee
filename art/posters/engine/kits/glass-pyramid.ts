import { mix } from '../color.ts';
import type { PosterContext } from '../context.ts';
import { circle, polygon, segment } from '../path.ts';
import { fade } from '../ramps.ts';
import { fill, opacity, stroke, strokeRound } from '../svg.ts';

type Point = readonly [number, number];

/** One pane of the pyramid between its apex and two feet, in n rows of rhombs. */
function face(ctx: PosterContext, [ax, ay]: Point, [px, py]: Point, [qx, qy]: Point, n: number, tone: number, seed: string) {
  const spot = (along: number, up: number): Point => [
    px + (qx - px) * along + (ax - px) * up,
    py + (qy - py) * along + (ay - py) * up,
  ];
  const triangle = polygon([ax, ay, px, py, qx, qy]);
  const r = ctx.random(seed);
  let lattice = '',
    bright = '',
    dim = '';
  for (let i = 1; i < n; i++) {
    const t = i / n;
    lattice += segment(...spot(t, 0), ...spot(t, 1 - t)) + segment(...spot(t, 0), ...spot(0, t));
  }
  for (let i = 0; i < n - 1; i++)
    for (let j = i + 1; j < n; j++) {
      const chance = r(),
        rhomb = () =>
          polygon([
            ...spot(i / n, (j - i) / n),
            ...spot((i + 1) / n, (j - i - 1) / n),
            ...spot((i + 1) / n, (j - i) / n),
            ...spot(i / n, (j + 1 - i) / n),
          ]);
      if (chance < 0.13) bright += rhomb();
      else if (chance > 0.9) dim += rhomb();
    }
  const glow = ctx.mood.glow,
    foot = Math.max(py, qy);
  const body = ctx.night
    ? ctx.verticalGradient(
        [
          [0, mix(glow, ctx.mood.haze, 0.55 + tone * 0.1), 0.86],
          [0.55, mix(glow, '#e0803a', 0.14 + tone * 0.12), 0.94],
          [1, mix('#fff1c4', glow, tone * 0.5)],
        ],
        ay,
        foot,
      )
    : ctx.verticalGradient(
        [
          [0, ctx.tone('#b4cfe0', tone * 0.8), 0.88],
          [0.6, ctx.tone('#6f93b4', 0.5 + tone), 0.86],
          [1, ctx.tone('#50708f', 0.9 + tone), 0.94],
        ],
        ay,
        foot,
      );
  return (
    fill(triangle, body) +
    fill(bright, ctx.night ? '#fff6dc' : ctx.mood.sun, opacity(ctx.night ? 0.5 : 0.42 - tone * 0.16)) +
    fill(dim, ctx.tone('#3f5876', 2.4), opacity(0.3)) +
    stroke(lattice, ctx.night ? ctx.tone('#4a3340', 1.6) : ctx.tone('#eef4f6', 0.2 + tone * 0.9), 1.7, opacity(0.85)) +
    strokeRound(triangle, ctx.night ? mix(glow, '#ffffff', 0.4) : ctx.tone('#f4f8f8', tone * 0.8), 3.4)
  );
}

/** The great pyramid, its door and its glow. */
export function pyramid(ctx: PosterContext) {
  const apex = [800, 688] as const,
    left = [470, 1012] as const,
    near = [672, 1058] as const,
    right = [1128, 1020] as const;
  const s = ctx.side;
  const halo = ctx.night ? fill(circle(800, 960, 420), ctx.radialGradient(fade(ctx.mood.glow, 0.5, 0), 800, 960, 420)) : '';
  const inside = ctx.night ? '#fff3cc' : ctx.tone('#33445c', 2.2);
  const door =
    fill(polygon([884, 1041, 884, 1004, 958, 1000, 958, 1035]), inside) +
    stroke(
      'M884 1041V1004L958 1000V1035M909 1003V1038M934 1002V1036',
      ctx.night ? ctx.tone('#4a3340', 1.6) : ctx.tone('#f4f8f8', 0.3),
      3,
    );
  return (
    halo +
    fill(polygon([...left, ...near, ...right, 1150, 1026, 672, 1068, 446, 1014]), ctx.tone('#8b7a78', 1.9)) +
    face(ctx, apex, left, near, 9, s > 0 ? 1.1 : 0.2, 'lva') +
    face(ctx, apex, near, right, 11, s > 0 ? 0.2 : 1.1, 'lvb') +
    door
  );
}

export function smallPyramid(ctx: PosterContext, x: number, y: number, w: number) {
  const apex = [x, y - w * 0.78] as const,
    near = [x - w * 0.25, y + w * 0.1] as const;
  const s = ctx.side;
  return (
    face(ctx, apex, [x - w * 0.72, y - w * 0.02], near, 4, s > 0 ? 1.1 : 0.2, 'lvs') +
    face(ctx, apex, near, [x + w * 0.7, y], 4, s > 0 ? 0.2 : 1.1, 'lvt')
  );
}
