import type { Scene } from '../engine/scene.ts';
import { angkor } from '../scenes/angkor.ts';
import { antalya } from '../scenes/antalya.ts';
import { atoll } from '../scenes/atoll.ts';
import { bagan } from '../scenes/bagan.ts';
import { bali } from '../scenes/bali.ts';
import { banaue } from '../scenes/banaue.ts';
import { bayon } from '../scenes/bayon.ts';
import { bromo } from '../scenes/bromo.ts';
import { cappadocia } from '../scenes/cappadocia.ts';
import { dragonBlood } from '../scenes/dragon-blood.ts';
import { dubai } from '../scenes/dubai.ts';
import { fuji } from '../scenes/fuji.ts';
import { goreme } from '../scenes/goreme.ts';
import { greatwall } from '../scenes/greatwall.ts';
import { halong } from '../scenes/halong.ts';
import { hawaMahal } from '../scenes/hawa-mahal.ts';
import { hoiAn } from '../scenes/hoi-an.ts';
import { istanbul } from '../scenes/istanbul.ts';
import { kyoto } from '../scenes/kyoto.ts';
import { liRiver } from '../scenes/li-river.ts';
import { maldives } from '../scenes/maldives.ts';
import { marina } from '../scenes/marina.ts';
import { nineArch } from '../scenes/nine-arch.ts';
import { palawan } from '../scenes/palawan.ts';
import { phiphi } from '../scenes/phiphi.ts';
import { sheikhZayed } from '../scenes/sheikh-zayed.ts';
import { shibam } from '../scenes/shibam.ts';
import { shwedagon } from '../scenes/shwedagon.ts';
import { sigiriya } from '../scenes/sigiriya.ts';
import { socotra } from '../scenes/socotra.ts';
import { supertrees } from '../scenes/supertrees.ts';
import { taj } from '../scenes/taj.ts';
import { watArun } from '../scenes/wat-arun.ts';

/** Scenes of Asia. */
export const asia = {
  angkor,
  antalya,
  atoll,
  bagan,
  bali,
  banaue,
  bayon,
  bromo,
  cappadocia,
  'dragon-blood': dragonBlood,
  dubai,
  fuji,
  goreme,
  greatwall,
  halong,
  'hawa-mahal': hawaMahal,
  'hoi-an': hoiAn,
  istanbul,
  kyoto,
  'li-river': liRiver,
  maldives,
  marina,
  'nine-arch': nineArch,
  palawan,
  phiphi,
  'sheikh-zayed': sheikhZayed,
  shibam,
  shwedagon,
  sigiriya,
  socotra,
  supertrees,
  taj,
  'wat-arun': watArun,
} satisfies Record<string, Scene>;
