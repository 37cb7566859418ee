import type { Scene } from '../engine/scene.ts';
import { abuSimbel } from '../scenes/abu-simbel.ts';
import { angola } from '../scenes/angola.ts';
import { baobabs } from '../scenes/baobabs.ts';
import { boulders } from '../scenes/boulders.ts';
import { chefchaouen } from '../scenes/chefchaouen.ts';
import { giza } from '../scenes/giza.ts';
import { kalandula } from '../scenes/kalandula.ts';
import { kilimanjaro } from '../scenes/kilimanjaro.ts';
import { koutoubia } from '../scenes/koutoubia.ts';
import { lamu } from '../scenes/lamu.ts';
import { leMorne } from '../scenes/le-morne.ts';
import { lemurs } from '../scenes/lemurs.ts';
import { makgadikgadi } from '../scenes/makgadikgadi.ts';
import { mara } from '../scenes/mara.ts';
import { masaiMara } from '../scenes/masai-mara.ts';
import { matobo } from '../scenes/matobo.ts';
import { mauritius } from '../scenes/mauritius.ts';
import { okavango } from '../scenes/okavango.ts';
import { okavangoHerd } from '../scenes/okavango-herd.ts';
import { tablemountain } from '../scenes/tablemountain.ts';
import { victoria } from '../scenes/victoria.ts';
import { zanzibar } from '../scenes/zanzibar.ts';

/** Scenes of Africa. */
export const africa = {
  'abu-simbel': abuSimbel,
  angola,
  baobabs,
  boulders,
  chefchaouen,
  giza,
  kalandula,
  kilimanjaro,
  koutoubia,
  lamu,
  'le-morne': leMorne,
  lemurs,
  makgadikgadi,
  mara,
  'masai-mara': masaiMara,
  matobo,
  mauritius,
  okavango,
  'okavango-herd': okavangoHerd,
  tablemountain,
  victoria,
  zanzibar,
} satisfies Record<string, Scene>;
