import { streaks } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import type { PosterContext } from '../engine/context.ts';
import { pyramid, smallPyramid } from '../engine/kits/glass-pyramid.ts';
import { louvrePalace, PALACE_FOOT } from '../engine/kits/louvre-palace.ts';
import { reflect, ripples } from '../engine/kits/reflection.ts';
import { at, thousandths } from '../engine/numbers.ts';
import { circle, path, polygon, rect, segment, times } from '../engine/path.ts';
import { people, personPath } from '../engine/people.ts';
import { fade, ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { lampPath } from '../engine/street.ts';
import { fill, opacity, stroke, strokeRound } from '../engine/svg.ts';

/** Waterline of the basin. */
const WATER = 1076;

/** The glass pyramid in the court of the Louvre, the queue at its door, the basin before it. */
export const louvre: Scene = {
  horizon: 940,
  wideTop: 250,
  mood: 'dawn',
  night: 'violet',
  sun: { x: 1076, y: 452, r: 74 },
  plane: [470, 300, -14, 0.6],
  ground(ctx) {
    return { sky: streaks(ctx, { n: 6, y: [440, 600], alpha: 0.6, seed: 'lvr' }) };
  },
  draw(ctx) {
    const court = louvrePalace(ctx);
    const glass = smallPyramid(ctx, 372, 1014, 74) + smallPyramid(ctx, 1262, 1020, 74) + pyramid(ctx);
    const paving = pavingOf(ctx);
    const [seen, mirrored] = reflect(ctx, WATER, paving + ground(ctx) + court + glass, { k: 0.62, alpha: 0.62 });
    const basin = polygon([214, WATER, 1330, WATER, 1640, 1290, -120, 1290]);
    const pool =
      fill(basin, mix(ctx.mood.water[1], ctx.mood.water[0], 0.45)) +
      `<g ${ctx.clip(basin)}>${mirrored}${ripples(ctx, { y: WATER + 6, base: 1270, n: 20, per: 3, seed: 'lvw', alpha: 0.5, len: [24, 120] })}</g>` +
      strokeRound(path`M214 ${WATER}H1330`, ctx.built('#f6ead2', 0.2), 7) +
      stroke(path`M214 ${WATER}L-120 1290M1330 ${WATER}L1640 1290`, ctx.built('#f6ead2', 0.9), 16);
    return { behind: seen, main: pool, front: visitors(ctx) };
  },
};

/** Ground behind the palace's foot, so that nothing of the sky is mirrored below it. */
const pavingOf = (ctx: PosterContext) => fill(rect(ctx.left, PALACE_FOOT - 60, ctx.right - ctx.left, 60), ctx.tone('#f0dfc0', 2));

function ground(ctx: PosterContext) {
  return (
    fill(
      rect(ctx.left, PALACE_FOOT - 2, ctx.right - ctx.left, 330),
      ctx.verticalGradient(ramp(ctx.tone('#e6d3b8', 0.8), ctx.tone('#a48f8c', 1.8)), PALACE_FOOT, 1270),
    ) +
    stroke(
      times(23, (i) => segment(800 + (i - 11) * 74, PALACE_FOOT, 800 + (i - 11) * 214, 1290)) +
        times(7, (i) => `M${ctx.left} ${PALACE_FOOT + 12 + i * 13 + i * i * 5}H${ctx.right}`),
      ctx.tone('#8d7670', 1.8),
      2.2,
      opacity(0.36),
    )
  );
}

/** The queue from the door along its rope, some who wander, lamps. */
function visitors(ctx: PosterContext) {
  const r = ctx.random('queue');
  const visitor = ctx.reuse(personPath(0, 0, 100));
  const coats = ['#b8402f', '#2f4f7a', '#3a3440', '#d9a04a', '#4f7a62'].map((color) => ctx.tone(color, 1.5));
  let queue = '';
  const stand = (x: number, y: number, h: number) => {
    const coat = at(coats, r.int(0, 4));
    if (x > ctx.left && x < ctx.right)
      queue += visitor(
        coat,
        `transform="translate(${Math.round(x)} ${Math.round(y)})scale(${thousandths(Math.round(h) / 100)})"`,
      );
  };
  for (let i = 0; i < 26; i++) {
    const t = i / 25;
    if (i % 7 === 4) continue;
    stand(Math.round(976 + t * 340 + r.jitter(4)), Math.round(1042 + t * 22 + r.jitter(2)), 30 + t * 9 + r.jitter(3));
  }
  for (const [x, y, h] of [
    [560, 1062, 32],
    [574, 1064, 30],
    [300, 1050, 34],
    [318, 1050, 26],
    [420, 1058, 33],
    [1190, 1002, 22],
    [1204, 1003, 21],
    [404, 990, 20],
    [250, 1006, 24],
    [1420, 1040, 32],
    [1440, 1041, 30],
  ] as const)
    stand(x, y, h);
  const lamp = [232, 1376, -60, 1660]
    .map(
      (x) =>
        fill(lampPath(x, 1064, 104), ctx.tone('#2a2c34', 2.6)) +
        (ctx.night ? fill(circle(x, 956, 38), ctx.radialGradient(fade(ctx.mood.glow, 0.9, 0), x, 956, 38)) : ''),
    )
    .join('');
  return (
    lamp +
    queue +
    people(ctx, [
      [1506, 1128, 78],
      [1540, 1130, 74],
      [1240, 1064, 40],
      [64, 1118, 70],
      [32, 1120, 74],
    ])
  );
}
