import { GOLD, ICE, midnight, ROSE } from '../engine/kits/midnight.ts';
import type { Scene } from '../engine/scene.ts';
import { colosseum } from './colosseum.ts';

/** New Year's Eve fireworks over the Colosseum. */
export const romeRevelion: Scene = midnight(colosseum, {
  mood: 'violet',
  ground: 760,
  bursts: [
    [500, 420, 112, ROSE],
    [1110, 410, 140, GOLD, 'willow'],
    [830, 480, 64, ICE, 'ring'],
    [170, 420, 118, GOLD],
    [1440, 430, 120, ICE],
  ],
});
