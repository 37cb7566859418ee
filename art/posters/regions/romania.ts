import type { Scene } from '../engine/scene.ts';
import { bran } from '../scenes/bran.ts';
import { brancusi } from '../scenes/brancusi.ts';
import { constanta } from '../scenes/constanta.ts';
import { delta } from '../scenes/delta.ts';
import { horezu } from '../scenes/horezu.ts';
import { maramures } from '../scenes/maramures.ts';
import { sapanta } from '../scenes/sapanta.ts';
import { sibiu } from '../scenes/sibiu.ts';
import { sphinxBucegi } from '../scenes/sphinx-bucegi.ts';
import { timisoara } from '../scenes/timisoara.ts';
import { transfagarasan } from '../scenes/transfagarasan.ts';
import { voronet } from '../scenes/voronet.ts';

/** Scenes of Romania. */
export const romania = {
  bran,
  brancusi,
  constanta,
  delta,
  horezu,
  maramures,
  sapanta,
  sibiu,
  'sphinx-bucegi': sphinxBucegi,
  timisoara,
  transfagarasan,
  voronet,
} satisfies Record<string, Scene>;
