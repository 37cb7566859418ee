import type { Kind } from './kind.ts';
import { destination } from './kinds/destination.ts';
import { englishDestination } from './kinds/english-destination.ts';
import { guide } from './kinds/guide.ts';
import { offer } from './kinds/offer.ts';
import { post } from './kinds/post.ts';
import { ticketFormat } from './kinds/ticket-format.ts';

/** Everything `npm run new` can start. */
export const kinds: readonly Kind[] = [destination, englishDestination, guide, offer, post, ticketFormat];
