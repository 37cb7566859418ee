import type { Scene } from '../engine/scene.ts';
import { caribbean } from '../scenes/caribbean.ts';
import { chichen } from '../scenes/chichen.ts';
import { goldengate } from '../scenes/goldengate.ts';
import { liberty } from '../scenes/liberty.ts';
import { monumentValley } from '../scenes/monument-valley.ts';
import { moraine } from '../scenes/moraine.ts';
import { santoDomingo } from '../scenes/santo-domingo.ts';
import { toronto } from '../scenes/toronto.ts';
import { tulum } from '../scenes/tulum.ts';

/** Scenes of North and Central America and the Caribbean. */
export const northAmerica = {
  caribbean,
  chichen,
  goldengate,
  liberty,
  'monument-valley': monumentValley,
  moraine,
  'santo-domingo': santoDomingo,
  toronto,
  tulum,
} satisfies Record<string, Scene>;
