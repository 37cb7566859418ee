import type { Scene } from '../engine/scene.ts';
import { boraBora } from '../scenes/bora-bora.ts';
import { milford } from '../scenes/milford.ts';
import { opera } from '../scenes/opera.ts';
import { redCentre } from '../scenes/red-centre.ts';
import { reef } from '../scenes/reef.ts';

/** Scenes of Australia and Oceania. */
export const oceania = {
  'bora-bora': boraBora,
  milford,
  opera,
  'red-centre': redCentre,
  reef,
} satisfies Record<string, Scene>;
