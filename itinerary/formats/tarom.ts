/** TAROM and Romanian agencies: labels and values, `Dus` and `Întoarcere`, Romanian days; the carrier is whichever the agency booked. */
import { readAirlineDocument } from '../documents/airline-document.ts';
import { fold } from '../text/fold.ts';
import type { TicketFormat } from './contract.ts';

// Cod rezervare: K8QJ5T | Codul de rezervare | Număr rezervare | PNR
const reference = /\b(?:cod(?:ul)?(?: de)? rezervare|numar(?:ul)?(?: de)? rezervare|cod pnr|pnr)\b/;
// Bilet electronic | Zbor: RO 381 | Număr zbor
const ticket = /\b(?:bilet(?:ul)?(?:e)?(?: electronic(?:e)?| de avion)?|zbor(?:ul|uri)?|itinerar)\b/;
const departure = /\bplecar(?:e|ii)\b/;
const arrival = /\bsosir(?:e|ii)\b/;
// TAROM, in English or French too
const airline = /\btarom\b/;
const flight = /(?<![A-Z0-9])RO ?\d{2,4}(?!\d)/;

export const tarom: TicketFormat = {
  id: 'tarom',
  readsAnyLayout: true,
  recognises(text) {
    const plain = fold(text);
    const inRomanian =
      departure.test(plain) && arrival.test(plain) && ticket.test(plain) && (reference.test(plain) || airline.test(plain));
    return inRomanian || (airline.test(plain) && flight.test(text) && /booking|reservation|réservation/i.test(text));
  },
  parse: (document) => readAirlineDocument(document),
};
