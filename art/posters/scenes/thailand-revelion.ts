import type { PosterContext } from '../engine/context.ts';
import { GOLD, midnight, ROSE } from '../engine/kits/midnight.ts';
import { circle, rect } from '../engine/path.ts';
import { fade, ramp } from '../engine/ramps.ts';
import type { Scene } from '../engine/scene.ts';
import { fill, opacity } from '../engine/svg.ts';
import { watArun } from './wat-arun.ts';

// the sky belongs to the lanterns: no aircraft among them
const { plane: _aircraft, ...eve } = midnight(watArun, {
  mood: 'night',
  wideTop: 250,
  bursts: [
    [1130, 470, 110, GOLD, 'willow'],
    [480, 500, 92, ROSE, 'willow'],
    [1450, 480, 110, ROSE, 'willow'],
  ],
});

/** New Year's Eve on the Chao Phraya: paper lanterns rising past Wat Arun. */
export const thailandRevelion: Scene = {
  ...eve,
  draw(ctx) {
    const layers = eve.draw(ctx);
    return { ...layers, front: (layers.front ?? '') + lanterns(ctx) };
  },
};

/** Rice-paper lanterns, small and many far away, large and few near by; their light on the river. */
function lanterns(ctx: PosterContext): string {
  const lantern = ctx.stamp('khom', () => {
    const paper = ctx.verticalGradient(ramp('#f0a04a', '#fff0b8'), -40, 30);
    return (
      fill(circle(0, 0, 78), ctx.radialGradient(fade(ctx.mood.glow, 0.42, 0), 0, 0, 78)) +
      fill('M-24-40Q0-54 24-40Q34 0 20 32H-20Q-34 0-24-40z', paper) +
      fill('M-20 32H20L17 39H-17z', '#b5602a') +
      fill(circle(0, 30, 6), '#fffbe8')
    );
  });
  const r = ctx.random('yipeng');
  let out = '';
  let glints = '';
  for (let i = 0; i < 34; i++) {
    const near = ((i * 13) % 34) / 34;
    const x = -200 + i * 60 + r.jitter(34);
    const y = 150 + ((i * 197) % 560) * (1 - near * 0.3) + r.jitter(20);
    const clear = Math.abs(x - 800) > 96;
    if (!clear || x < ctx.left || x > ctx.right || y < ctx.top - 60) continue;
    out += lantern(x, y, 0.2 + near * near * 0.85);
    glints += rect(Math.round(x) - 14, Math.round(950 + r.range(0, 240)), 28, 4);
  }
  return fill(glints, ctx.mood.glow, opacity(0.5)) + out;
}
