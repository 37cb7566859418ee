import type { Scene } from '../engine/scene.ts';
import { buenosAires } from '../scenes/buenos-aires.ts';
import { cotopaxi } from '../scenes/cotopaxi.ts';
import { cusco } from '../scenes/cusco.ts';
import { galapagos } from '../scenes/galapagos.ts';
import { iguazu } from '../scenes/iguazu.ts';
import { machupicchu } from '../scenes/machupicchu.ts';
import { pantanal } from '../scenes/pantanal.ts';
import { paramo } from '../scenes/paramo.ts';
import { perito } from '../scenes/perito.ts';
import { rio } from '../scenes/rio.ts';
import { salar } from '../scenes/salar.ts';
import { titicaca } from '../scenes/titicaca.ts';
import { uyuni } from '../scenes/uyuni.ts';

/** Scenes of South America. */
export const southAmerica = {
  'buenos-aires': buenosAires,
  cotopaxi,
  cusco,
  galapagos,
  iguazu,
  machupicchu,
  pantanal,
  paramo,
  perito,
  rio,
  salar,
  titicaca,
  uyuni,
} satisfies Record<string, Scene>;
