import { GOLD, ICE, midnight, ROSE } from '../engine/kits/midnight.ts';
import type { Scene } from '../engine/scene.ts';
import { malta } from './malta.ts';

/** New Year's Eve fireworks over Valletta's harbour. */
export const maltaRevelion: Scene = midnight(malta, {
  mood: 'night',
  waterY: 914,
  waterBase: 1230,
  bursts: [
    [470, 470, 110, ROSE],
    [1090, 440, 138, GOLD],
    [1000, 600, 62, ICE, 'ring'],
    [170, 450, 124, GOLD, 'willow'],
    [1430, 480, 116, ICE],
  ],
});
