/** All formats, the most particular first: the first that recognises a text reads it. `registry.test.ts` proves the list complete. */
import { amadeusEticket } from './amadeus-eticket.ts';
import { amadeusItinerary } from './amadeus-itinerary.ts';
import { amadeusReceipt } from './amadeus-receipt.ts';
import { boardingPass } from './boarding-pass.ts';
import type { TicketFormat } from './contract.ts';
import { sabreEticket } from './sabre-eticket.ts';
import { sabreItinerary } from './sabre-itinerary.ts';
import { sabreText } from './sabre-text.ts';
import { terminalPnr } from './terminal-pnr.ts';
import { travelport } from './travelport.ts';
import { viewtrip } from './viewtrip.ts';

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
  boardingPass,
];
