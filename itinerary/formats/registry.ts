import { aegean } from './aegean.ts';
import { airFranceKlm } from './air-france-klm.ts';
import { amadeusEticket } from './amadeus-eticket/amadeus-eticket.ts';
import { amadeusItinerary } from './amadeus-itinerary/amadeus-itinerary.ts';
import { amadeusReceipt } from './amadeus-receipt.ts';
import { boardingPass } from './boarding-pass.ts';
import { checkmytrip } from './checkmytrip/checkmytrip.ts';
import type { TicketFormat } from './contract.ts';
import { emirates } from './emirates.ts';
import { generic } from './generic.ts';
import { lot } from './lot.ts';
import { lufthansa } from './lufthansa.ts';
import { norwegian } from './norwegian.ts';
import { pegasus } from './pegasus.ts';
import { qatar } from './qatar.ts';
import { ryanair } from './ryanair.ts';
import { sabreEticket } from './sabre-eticket/sabre-eticket.ts';
import { sabreItinerary } from './sabre-itinerary/sabre-itinerary.ts';
import { sabreText } from './sabre-text.ts';
import { sas } from './sas.ts';
import { tarom } from './tarom.ts';
import { terminalPnr } from './terminal-pnr.ts';
import { travelport } from './travelport/travelport.ts';
import { turkish } from './turkish.ts';
import { united } from './united.ts';
import { viewtrip } from './viewtrip/viewtrip.ts';
import { wizzAir } from './wizz-air.ts';

/** All formats, the most particular first: the first that recognises a text reads it. `registry.test.ts` proves the list complete. */
export const formats: readonly TicketFormat[] = [
  sabreText,
  terminalPnr,
  sabreItinerary,
  sabreEticket,
  travelport,
  viewtrip,
  amadeusReceipt,
  amadeusEticket,
  amadeusItinerary,
  checkmytrip,
  boardingPass,
  wizzAir,
  ryanair,
  pegasus,
  tarom,
  turkish,
  lufthansa,
  airFranceKlm,
  norwegian,
  sas,
  lot,
  aegean,
  qatar,
  emirates,
  united,
  generic,
];
