import { streaks } from '../engine/clouds.ts';
import { mix } from '../engine/color.ts';
import type { PosterContext } from '../engine/context.ts';
import { hills } from '../engine/hills.ts';
import { at } from '../engine/numbers.ts';
import { ellipse, path, rect, smooth } from '../engine/path.ts';
import { fade } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, group, opacity, place, stroke, strokeRound } from '../engine/svg.ts';
import { grass } from '../engine/undergrowth.ts';

const PAN = 770;
const FUR = '#d2a874';

/** Meerkats warming themselves at sunrise on the edge of a salt pan, one baobab on the horizon. */
export const makgadikgadi: Scene = {
  horizon: PAN,
  wideTop: 262,
  mood: 'dawn',
  night: 'sand',
  sun: { x: 1060, y: 640, r: 118 },
  ground(ctx) {
    return {
      sky: streaks(ctx, { n: 5, y: [300, 640], len: [340, 780], h: 20, alpha: 0.7, seed: 'mkg' }),
      far: hills(ctx, { y: PAN - 8, amp: 10, wl: 300, albedo: '#8a7a86', depth: 0.62, seed: 'mk0', base: PAN + 20 }) + pan(ctx),
    };
  },
  draw(ctx) {
    return {
      behind:
        fill(ellipse(560, PAN + 76, 260, 13), ctx.tone('#c9a890', 1.6, 0.1), opacity(0.55)) +
        fill(rect(1120, PAN + 8, 460, 3), ctx.tone('#f49ab0', 0.4, 0.1)) +
        fill(rect(-60, PAN + 14, 360, 3), ctx.tone('#f49ab0', 0.4, 0.2)),
      main: place(590, PAN + 78, 0.92, loneBaobab(ctx)),
      front: mound(ctx) + mob(ctx),
    };
  },
};

/** Salt to the horizon, cracked into plates that grow towards the viewer. */
function pan(ctx: PosterContext): string {
  const white = '#f6e9dc';
  const r = ctx.random('sare');
  let cracks = '';
  for (let row = 0; row < 9; row++) {
    const y = PAN + 12 + row * row * 6.2;
    const next = PAN + 12 + (row + 1) * (row + 1) * 6.2;
    const step = 70 + row * 46;
    const shift = r.range(0, step);
    let line = path`M${ctx.left - step} ${y}`;
    for (let x = ctx.left - step + shift; x < ctx.right + step; x += step) {
      const dy = r.jitter((next - y) * 0.24);
      line += path`L${x} ${y + dy}L${x + step * 0.5} ${y - dy}`;
      if (row < 8) cracks += path`M${x} ${y + dy}L${x + r.jitter(step * 0.2)} ${next}`;
    }
    cracks += line;
  }
  const ground = ctx.verticalGradient(
    [
      [0, mix(ctx.skyFoot, ctx.tone(white, 0, 0.3), 0.5)],
      [0.3, ctx.tone(white, 0.5, 0.1)],
      [1, ctx.tone(white, 1.6)],
    ],
    PAN,
    1250,
  );
  return (
    fill(rect(ctx.left, PAN, ctx.right - ctx.left, 500), ground) +
    stroke(cracks, ctx.tone('#b59a94', 1.8), 2.6, `stroke-linejoin="round" ${opacity(0.5)}`) +
    fill(rect(ctx.left, PAN, ctx.right - ctx.left, 430), ctx.radialGradient(fade(ctx.mood.sun, 0.75, 0), ctx.sun.x, PAN, 420))
  );
}

/** The burrow's mound in the near corner. */
const mound = (ctx: PosterContext): string =>
  fill(
    `${smooth([-440, 1216, 300, 1220, 560, 1190, 760, 1120, 980, 1084, 1180, 1096, 1400, 1130, 2000, 1150])}V1290H-440z`,
    ctx.tone('#b5835c', 1.1),
  ) +
  fill(`${smooth([-440, 1250, 500, 1236, 800, 1184, 1040, 1160, 1300, 1190, 2000, 1204])}V1290H-440z`, ctx.tone('#9a6a4a', 1.8)) +
  fill(ellipse(1010, 1190, 66, 22), ctx.tone('#4a2e2c', 2.6)) +
  grass(ctx, {
    y: (x) => 1210 - Math.max(0, x - 600) * 0.06,
    h: [26, 70],
    gap: 19,
    density: 0.5,
    albedo: '#c9a860',
    tone: 1.6,
    seed: 'mkgr',
  });

/** Meerkat on its hind legs around 0, 0, 170 tall, looking right. */
function meerkat(ctx: PosterContext): string {
  const fur = ctx.tone(FUR, 1.3);
  const dark = ctx.tone('#4a3430', 2.5);
  const belly = ctx.tone('#f6e2c2', ctx.side > 0 ? 0.3 : 1);
  return (
    strokeRound('M-22-6Q-58-10-84 4', fur, 9) +
    strokeRound('M-76-1L-86 4', dark, 9) +
    fill(
      'M-26 0Q-38-36-29-82Q-26-114-14-126Q-18-150 4-158Q24-160 32-147L52-138Q52-129 34-127Q22-124 24-112Q38-84 31-42Q30-14 34 0z',
      fur,
    ) +
    fill('M22-112Q34-84 27-42Q25-16 26-2H4Q-2-50 8-98Q14-112 22-112z', belly) +
    fill('M52-139Q54-131 46-129Q42-136 46-141z', dark) +
    fill('M16-150Q27-152 31-145Q26-138 18-141z', dark) +
    fill('M-10-150Q-4-158 2-150Q0-140-8-141z', dark) +
    strokeRound('M-26-78L-12-74M-30-62L-14-58M-32-46L-16-42M-32-30L-18-26', dark, 4, opacity(0.45)) +
    strokeRound('M-4-102Q10-84 24-70M-12-92Q6-74 14-58', ctx.tone(FUR, 2), 8) +
    fill('M24-4h18v6h-24zM-24-4h20v6h-26z', ctx.tone(FUR, 2)) +
    fill('M23-148h4v4h-4z', '#fff6e4')
  );
}

/** The mob on the mound: sentries upright, pups between them. */
function mob(ctx: PosterContext): string {
  const upright = ctx.stamp('suricate', () => meerkat(ctx));
  return (
    upright(690, 1164, 0.96, true) +
    upright(784, 1142, 0.66) +
    upright(872, 1112, 1.02) +
    upright(966, 1096, 1.24) +
    upright(1062, 1096, 0.74, true) +
    upright(1140, 1104, 1.12) +
    upright(1236, 1112, 0.7) +
    upright(1470, 1146, 1.16, true) +
    upright(1556, 1146, 0.9)
  );
}

/** An old baobab around 0, 0, nearly bare: swollen trunk, limbs like roots in the air. */
function loneBaobab(ctx: PosterContext): string {
  const bark = '#b5866a';
  const shade =
    'M-128 4Q-88-30-84-112Q-92-206-72-264L-138-332-126-342-58-290-44-302-66-396-54-400-26-306-20-150Q-40-60-30 8Q-70-8-128 4z';
  const limbs =
    'M-132-336Q-176-360-214-352M-132-336Q-150-376-190-404M-132-336Q-134-386-120-420M-60-396Q-84-436-124-458M-60-396Q-58-446-34-482M16-408Q-4-450-14-496M16-408Q40-452 66-478M80-388Q100-436 146-458M80-388Q84-430 108-470M136-330Q178-352 216-340M136-330Q156-372 196-396M136-330Q140-372 128-404';
  const twigs =
    'M-190-353Q-214-372-236-372M-176-392Q-180-420-204-434M-124-400Q-142-420-144-446M-104-446Q-134-446-156-462M-44-462Q-64-486-62-510M-10-470Q-30-492-50-504M50-466Q48-494 60-516M120-448Q146-440 172-452M100-452Q122-476 128-500M190-346Q212-366 238-362M176-384Q182-412 208-424M132-384Q152-400 156-428';
  const clumps = [
    -236, -372, -204, -434, -144, -448, -62, -508, -48, -506, 60, -514, 128, -500, 172, -452, 208, -424, 238, -362, -14, -498,
  ];
  let leaves = '';
  for (let i = 0; i < clumps.length; i += 2) leaves += ellipse(at(clumps, i), at(clumps, i + 1), 22 + (i % 3) * 5, 8);
  return (
    fill(
      'M-128 4Q-88-30-84-112Q-92-206-72-264L-138-332-126-342-58-290-44-302-66-396-54-400-26-306 2-292 10-414 22-414 20-294 42-302 74-392 86-388 62-292 74-272 132-336 142-326 86-252Q92-190 90-112Q94-30 134 4Q64-8 40 10Q10-4-30 8Q-70-8-128 4z',
      ctx.tone(bark, 0.6),
    ) +
    group(fill(shade, ctx.tone(bark, 2)), ctx.side > 0 ? '' : 'transform="scale(-1 1)"') +
    strokeRound(limbs, ctx.tone(bark, 1.5), 9) +
    strokeRound(twigs, ctx.tone(bark, 1.8), 4) +
    strokeRound('M40-20Q30-110 46-220M-6-30Q-14-120-2-240M70-60Q62-120 68-190', ctx.tone(bark, 1.6), 4, opacity(0.5)) +
    fill(leaves, ctx.tone('#7d8a4c', 1.3))
  );
}
