/** What makes files of pages. A new producer is a file here and a line in `producers.ts`. */
import type { TicketSource } from '#itinerary/parse-ticket.ts';
import type { PrintedPage } from '../page-model.ts';
import type { Random } from '../random.ts';

export type Producer = {
  id: string;
  produce(page: PrintedPage, random: Random): Promise<TicketSource>;
  /** Ends what it started. */
  close?(): Promise<void>;
};
