import type { Kind } from './kind.ts';
import { destination } from './kinds/destination.ts';
import { offer } from './kinds/offer.ts';
import { ticketFormat } from './kinds/ticket-format.ts';

/** Everything `npm run new` can start. */
export const kinds: readonly Kind[] = [destination, offer, ticketFormat];
