import type { Scene } from '../engine/scene.ts';
import { airport } from '../scenes/airport.ts';
import { aloft } from '../scenes/aloft.ts';
import { arena } from '../scenes/arena.ts';
import { borderRoad } from '../scenes/border-road.ts';
import { chartroom } from '../scenes/chartroom.ts';
import { christmasMarket } from '../scenes/christmas-market.ts';
import { corniche } from '../scenes/corniche.ts';
import { hotel } from '../scenes/hotel.ts';
import { lighthouse } from '../scenes/lighthouse.ts';
import { moonflat } from '../scenes/moonflat.ts';
import { sandCastle } from '../scenes/sand-castle.ts';
import { suitcase } from '../scenes/suitcase.ts';
import { tails } from '../scenes/tails.ts';
import { terminal } from '../scenes/terminal.ts';
import { themePark } from '../scenes/theme-park.ts';
import { viaduct } from '../scenes/viaduct.ts';

/** Scenes of travelling itself: airports, trains, hotels, meetings, feasts. */
export const journeys = {
  airport,
  aloft,
  arena,
  'border-road': borderRoad,
  chartroom,
  'christmas-market': christmasMarket,
  corniche,
  hotel,
  lighthouse,
  moonflat,
  'sand-castle': sandCastle,
  suitcase,
  tails,
  terminal,
  'theme-park': themePark,
  viaduct,
} satisfies Record<string, Scene>;
