import type { PosterContext } from '../engine/context.ts';
import { GOLD, ICE, midnight, ROSE } from '../engine/kits/midnight.ts';
import { mountains } from '../engine/mountains.ts';
import type { Scene } from '../engine/scene.ts';
import { parthenon } from './parthenon.ts';

/** New Year's Eve fireworks over the Acropolis. */
export const athensRevelion: Scene = midnight(parthenon, {
  mood: 'teal',
  ground: 720,
  far: (ctx: PosterContext) =>
    mountains(ctx, { y: 900, h: 150, n: 7, albedo: '#8796b0', depth: 0.62, seed: 'hymettus', jag: 0.04 }),
  bursts: [
    [470, 410, 118, GOLD, 'willow'],
    [1120, 400, 140, GOLD],
    [860, 430, 66, ICE, 'ring'],
    [170, 480, 116, ICE],
    [1440, 470, 110, ROSE],
  ],
});
