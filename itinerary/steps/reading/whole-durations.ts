/** How long a flight takes, in a cell too narrow for it: `Economy (N), 6 h 45` over `min` is no quarter to seven. Each as one piece. */
import type { Page, TicketText } from '../../text/ticket-text.ts';
import { partBelow, partsOf, type Whole, withWholePieces } from '../../text/whole-pieces.ts';

// 6 h 45 | Flugzeit: 1 Std. 20
const hours = /(?<!\d)\d{1,2} ?(?:h|hrs?|std|ore|ora|ó|godz|t|tim|u)\.? ?\d{1,2}$/iu;
const minutes = /^(?:min(?:\.|s|uten?|utes|uti|ute|utos|ut|uter)?|perc|p|dk)$/iu;

/** The document with such durations in one piece; the same document where there are none. */
export const withWholeDurations = (ticket: TicketText): TicketText => withWholePieces(ticket, durationsOn);

function durationsOn(page: Page): Whole[] {
  const below = partsOf(page, (text) => minutes.test(text));
  if (below.every((row) => row.length === 0)) return [];
  return partsOf(page, (text) => hours.test(text))
    .flat()
    .flatMap((above) => {
      const rest = partBelow(above, below, page);
      return rest ? [{ parts: [above, rest], at: above.line }] : [];
    });
}
