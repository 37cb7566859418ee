import type { Scene } from '../engine/scene.ts';
import { amsterdam } from '../scenes/amsterdam.ts';
import { bergen } from '../scenes/bergen.ts';
import { bigben } from '../scenes/bigben.ts';
import { bled } from '../scenes/bled.ts';
import { brandenburg } from '../scenes/brandenburg.ts';
import { ceskyKrumlov } from '../scenes/cesky-krumlov.ts';
import { colosseum } from '../scenes/colosseum.ts';
import { dubrovnik } from '../scenes/dubrovnik.ts';
import { edinburgh } from '../scenes/edinburgh.ts';
import { eiffel } from '../scenes/eiffel.ts';
import { finland } from '../scenes/finland.ts';
import { gornergrat } from '../scenes/gornergrat.ts';
import { hallstatt } from '../scenes/hallstatt.ts';
import { helsinki } from '../scenes/helsinki.ts';
import { iceland } from '../scenes/iceland.ts';
import { kinderdijk } from '../scenes/kinderdijk.ts';
import { kirkjufell } from '../scenes/kirkjufell.ts';
import { lapland } from '../scenes/lapland.ts';
import { lisbon } from '../scenes/lisbon.ts';
import { lofoten } from '../scenes/lofoten.ts';
import { louvre } from '../scenes/louvre.ts';
import { lucerne } from '../scenes/lucerne.ts';
import { madrid } from '../scenes/madrid.ts';
import { malta } from '../scenes/malta.ts';
import { matterhorn } from '../scenes/matterhorn.ts';
import { montsaintmichel } from '../scenes/montsaintmichel.ts';
import { moscow } from '../scenes/moscow.ts';
import { neuschwanstein } from '../scenes/neuschwanstein.ts';
import { oktoberfest } from '../scenes/oktoberfest.ts';
import { parthenon } from '../scenes/parthenon.ts';
import { piran } from '../scenes/piran.ts';
import { plitvice } from '../scenes/plitvice.ts';
import { porto } from '../scenes/porto.ts';
import { prague } from '../scenes/prague.ts';
import { prater } from '../scenes/prater.ts';
import { rila } from '../scenes/rila.ts';
import { sagrada } from '../scenes/sagrada.ts';
import { saintPetersburg } from '../scenes/saint-petersburg.ts';
import { santorini } from '../scenes/santorini.ts';
import { sofia } from '../scenes/sofia.ts';
import { stockholm } from '../scenes/stockholm.ts';
import { venice } from '../scenes/venice.ts';
import { vienna } from '../scenes/vienna.ts';
import { visby } from '../scenes/visby.ts';

/** Scenes of Europe, Romania apart. */
export const europe = {
  amsterdam,
  bergen,
  bigben,
  bled,
  brandenburg,
  'cesky-krumlov': ceskyKrumlov,
  colosseum,
  dubrovnik,
  edinburgh,
  eiffel,
  finland,
  gornergrat,
  hallstatt,
  helsinki,
  iceland,
  kinderdijk,
  kirkjufell,
  lapland,
  lisbon,
  lofoten,
  louvre,
  lucerne,
  madrid,
  malta,
  matterhorn,
  montsaintmichel,
  moscow,
  neuschwanstein,
  oktoberfest,
  parthenon,
  piran,
  plitvice,
  porto,
  prague,
  prater,
  rila,
  sagrada,
  'saint-petersburg': saintPetersburg,
  santorini,
  sofia,
  stockholm,
  venice,
  vienna,
  visby,
} satisfies Record<string, Scene>;
