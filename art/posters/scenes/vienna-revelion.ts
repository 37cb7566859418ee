import { GOLD, ICE, midnight, ROSE } from '../engine/kits/midnight.ts';
import type { Scene } from '../engine/scene.ts';
import { vienna } from './vienna.ts';

/** New Year's Eve fireworks over Saint Stephen's. */
export const viennaRevelion: Scene = midnight(vienna, {
  mood: 'violet',
  bursts: [
    [480, 420, 120, GOLD, 'willow'],
    [1080, 400, 140, ICE],
    [980, 590, 70, ROSE, 'ring'],
    [180, 430, 120, ROSE],
    [1420, 470, 124, GOLD],
  ],
});
