import { baobab } from '../engine/african-trees.ts';
import { birds } from '../engine/birds.ts';
import { streaks } from '../engine/clouds.ts';
import type { PosterContext } from '../engine/context.ts';
import { layer } from '../engine/hills.ts';
import { path, polygon, times } from '../engine/path.ts';
import { people } from '../engine/people.ts';
import { ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, group, opacity, place, stroke } from '../engine/svg.ts';
import { water } from '../engine/water.ts';

type Badlands = {
  /** Foot of the spires. */
  y: number;
  h: number;
  /** Distance of neighbouring spires. */
  step: number;
  depth: number;
  seed: string;
  albedo: string;
  /** x where the spires stay low, to leave the view open. */
  open?: number;
};

/** A row of eroded spires with concave flanks, gullies on the far side from the sun and strata across them all. */
function badlands(ctx: PosterContext, { y, h, step, depth, seed, albedo, open }: Badlands): string {
  const r = ctx.random(seed);
  const s = ctx.side;
  let outline = `M-460 1290V${y}`;
  let gullies = '';
  let valley = y;
  for (let x = -460; x < 2060; x += step) {
    const low = open === undefined ? 1 : 0.35 + 0.65 * Math.min(1, Math.abs(x + step / 2 - open) / 420);
    const px = x + step * r.range(0.36, 0.64);
    const top = y - h * r.range(0.5, 1) * low;
    const next = y - h * r.range(0, 0.16) * low;
    // flanks hang inwards: steep near the summit, flat at the foot
    outline += path`Q${px - step * 0.13} ${y - (y - top) * 0.34} ${px - step * 0.035} ${top}L${px + step * 0.03} ${top + (y - top) * 0.02}`;
    outline += path`Q${px + step * 0.13} ${y - (y - top) * 0.34} ${x + step} ${next}`;
    const toShade = (k: number) => px - s * step * k;
    const tall = y - top;
    const [valleyX, valleyY] = s > 0 ? [x, valley] : [x + step, next];
    // the half away from the sun, from the summit along the flank and back up a crooked ridge
    gullies += path`M${px} ${top}L${toShade(0.035)} ${top}Q${toShade(0.13)} ${y - tall * 0.34} ${valleyX} ${valleyY}L${toShade(0.24)} ${y + 60}H${toShade(-0.05)}L${toShade(0.03)} ${y - tall * 0.3}L${toShade(-0.02)} ${y - tall * 0.62}z`;
    // and two runnels on the bright half
    for (const k of [0.12, 0.24])
      gullies += path`M${toShade(-k)} ${y - tall * (0.34 - k * 0.8)}L${toShade(-k - 0.055)} ${y + 60}H${toShade(-k + 0.012)}z`;
    valley = next;
  }
  outline += 'V1290z';
  const bands = times(5, (i) => {
    const yy = y - h * 0.86 + i * h * 0.19;
    return path`M-460 ${yy}Q200 ${yy + h * 0.07} 760 ${yy}T2060 ${yy + h * 0.03}`;
  });
  return (
    fill(outline, ctx.verticalGradient(ramp(ctx.tone(albedo, 0.2, depth), ctx.tone('#e9c39a', 1, depth)), y - h, y + h * 0.5)) +
    group(
      stroke(bands, ctx.tone('#f7dfba', 0.4, depth), h * 0.035, opacity(0.4)) +
        fill(gullies, ctx.tone(albedo, 2.1, depth), opacity(0.72)),
      ctx.clip(outline),
    )
  );
}

/** The Miradouro da Lua, Angola's moon valley, by the ocean. */
export const angola: Scene = {
  horizon: 640,
  wideTop: 240,
  mood: 'rose',
  night: 'sand',
  sun: { x: 1090, y: 430, r: 100 },
  ground(ctx) {
    const y = 640;
    return {
      sky: streaks(ctx, { n: 4, y: [250, 520], alpha: 0.6, seed: 'ao' }),
      far: water(ctx, { y, glintX: 1090, lines: 12 }),
    };
  },
  draw(ctx) {
    const tiers =
      badlands(ctx, { y: 712, h: 90, step: 92, depth: 0.5, seed: 'lua1', albedo: '#dba38a' }) +
      badlands(ctx, { y: 806, h: 170, step: 150, depth: 0.32, seed: 'lua2', albedo: '#d98f66' }) +
      badlands(ctx, { y: 930, h: 260, step: 210, depth: 0.16, seed: 'lua3', albedo: '#cf7a4e' }) +
      badlands(ctx, { y: 1080, h: 330, step: 290, depth: 0.04, seed: 'lua4', albedo: '#bf623e', open: 800 });
    const near = layer(
      ctx,
      polygon([
        -440, 1130, 100, 1110, 420, 1120, 600, 1180, 820, 1200, 1000, 1150, 1200, 1110, 2040, 1100, 2040, 1290, -440, 1290,
      ]),
      { y: 1110, amp: 20, albedo: '#8f3f2c', depth: 0, tone: 1.6, foot: 170, mist: 0.3 },
    );
    const welw = (x: number, y: number, k: number) =>
      place(
        x,
        y,
        k,
        fill(
          'M0 0Q-60-50-130-10Q-80-20-30 6zM0 0Q60-50 130-10Q80-20 30 6zM0 0Q-40-80-90-70Q-50-56-10 0zM0 0Q40-80 90-70Q50-56 10 0z',
          ctx.tone('#6f8a4a', 1.4),
        ) + fill('M-26 6Q0-26 26 6z', ctx.tone('#5a4030', 2)),
      );
    return {
      main: tiers,
      front:
        near +
        welw(470, 1150, 0.8) +
        welw(1120, 1150, 1) +
        people(ctx, [
          [1180, 1118, 84],
          [1212, 1114, 78],
        ]) +
        baobab(ctx, 330, 1160, 520, { fat: 0.18 }) +
        baobab(ctx, 1500, 1130, 480, { fat: 0.18 }) +
        birds(ctx, 700, 480, 6),
    };
  },
};
