/** Reads every golden ticket in this process and writes what it got, one JSON a line: `goldens.test.ts` starts it in an odd place. */
import type { Itinerary } from '#domain/schemas/itinerary.ts';
import { parseTicket, understandTicket } from '#itinerary/parse-ticket.ts';
import { readPastedText } from '#itinerary/text/pasted-text.ts';
import { readPdfText } from '#itinerary/text/pdf-text.ts';
import type { TicketText } from '#itinerary/text/ticket-text.ts';
import { readPageBarcodes } from '../../server/workers/page-barcodes.ts';
import { goldenNames, goldenTicket, goldenToday } from '../support/golden-tickets.ts';
import { wrongSources } from '../support/source-boxes.ts';

const write = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

const { timeZone, locale } = Intl.DateTimeFormat().resolvedOptions();
write({ timeZone, locale });
for (const name of goldenNames()) {
  const { source } = goldenTicket(name);
  const outcome = await parseTicket(source, { today: goldenToday, readBarcodes: readPageBarcodes });
  const text = 'text' in source ? readPastedText(source.text) : await readPdfText(source.pdf).catch(() => undefined);
  const adrift = text && 'itinerary' in outcome ? adriftIn(text, outcome.itinerary) : null;
  write({ name, outcome, hasWords: text !== undefined, adrift });
}

/** Barcodes are lines of a document only once they were looked for; what was read without them has its sources in the text. */
function adriftIn(text: TicketText, itinerary: Itinerary): string[] {
  const adrift = wrongSources(itinerary, text);
  if (adrift.length === 0) return adrift;
  const alone = understandTicket(text, goldenToday);
  return 'itinerary' in alone ? wrongSources(alone.itinerary, text) : adrift;
}
