import { GOLD, ICE, midnight, ROSE } from '../engine/kits/midnight.ts';
import type { Scene } from '../engine/scene.ts';
import { amsterdam } from './amsterdam.ts';

/** New Year's Eve fireworks over the Amsterdam canal houses. */
export const amsterdamRevelion: Scene = midnight(amsterdam, {
  mood: 'night',
  wideTop: 214,
  waterY: 928,
  waterBase: 1110,
  bursts: [
    [470, 330, 118, GOLD],
    [1040, 350, 138, ROSE],
    [770, 440, 76, ICE, 'ring'],
    [150, 350, 120, ICE],
    [1420, 340, 128, GOLD, 'willow'],
  ],
});
