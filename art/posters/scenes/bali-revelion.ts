import type { PosterContext } from '../engine/context.ts';
import { GOLD, ICE, midnight, ROSE } from '../engine/kits/midnight.ts';
import { circle, ellipse } from '../engine/path.ts';
import { fade } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity, stroke } from '../engine/svg.ts';
import { bali } from './bali.ts';

const eve = midnight(bali, {
  mood: 'violet',
  wideTop: 226,
  waterY: 930,
  bursts: [
    [480, 420, 120, ROSE],
    [1120, 400, 138, GOLD, 'willow'],
    [800, 300, 70, ICE, 'ring'],
    [160, 420, 124, GOLD],
    [1440, 440, 116, ICE],
  ],
});

/** Offerings of palm leaf, each with a flame: x, y, scale. */
const offerings = [
  [400, 1010, 0.6],
  [560, 1090, 0.9],
  [690, 990, 0.5],
  [770, 1160, 1.2],
  [930, 1050, 0.7],
  [1040, 1130, 1],
  [1190, 1010, 0.6],
  [1240, 1190, 1.3],
  [420, 1190, 1.2],
  [180, 1060, 0.8],
  [1420, 1080, 0.9],
  [20, 1010, 0.6],
  [1560, 1010, 0.6],
] as const;

/** New Year's Eve at the split gate: fireworks above it, lit offerings on the water. */
export const baliRevelion: Scene = {
  ...eve,
  draw(ctx) {
    const layers = eve.draw(ctx);
    return { ...layers, front: (layers.front ?? '') + candles(ctx) };
  },
};

function candles(ctx: PosterContext): string {
  const offering = ctx.stamp('canang', () => {
    const halo = ctx.radialGradient(fade(ctx.mood.glow, 0.7, 0), 0, -26, 58);
    return (
      fill(circle(0, -26, 58), halo) +
      fill('M-34-6L-26 10H26L34-6L17 0 0-8-17 0z', ctx.tone('#7fae5a', 0.6)) +
      fill(`${circle(-14, -8, 7)}${circle(14, -8, 7)}`, ctx.tone('#f08aa8', 0.2)) +
      fill('M-4-6V-20H4V-6z', '#fff2d8') +
      fill('M0-44Q10-30 5-22Q0-16-5-22Q-10-30 0-44z', ctx.mood.glow) +
      fill(ellipse(0, -24, 3, 6), '#fffaf0') +
      stroke('M-24 20H24M-16 30H16M-10 40H10', ctx.mood.glow, 4, opacity(0.6))
    );
  });
  return offerings
    .filter(([x]) => x > ctx.left && x < ctx.right)
    .map(([x, y, k]) => offering(x, y, k))
    .join('');
}
