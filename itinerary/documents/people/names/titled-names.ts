/** Names with titles that stand in cells of their own, on documents that put no label before them; and which of those signed. */
import type { DraftPassenger } from '../../../draft/draft-itinerary.ts';
import type { Found } from '../../../draft/found.ts';
import { type Cell, cellFrom, pieceCells } from '../../../layout/cells.ts';
import type { Line } from '../../../text/ticket-text.ts';
import { sureTitle } from '../../../values/name-words.ts';
import { foldInPlace } from '../../flight-labels.ts';
import { marksOf } from '../../flight-marks.ts';
import { isOfOthers, speaksOfOthers } from '../../no-flights/other-services.ts';
import { isHeadedByOthers } from '../lists/listed-names.ts';
import { isByRelative } from '../relatives-who-stay.ts';
import type { Placed } from '../tickets/tickets-of-passengers.ts';
import { named, type Order, withTitle } from './printed-names.ts';
import { apartAtCommas } from './several-names.ts';

// Rezervat pentru: Dl Ion Pop, Dna Ana Pop: of several with titles the first is one as well, whatever stands before him.
const labelOfSeveral = new RegExp(String.raw`^\p{L}[\p{L} ’'-]{2,40}: (?=${sureTitle} [^,:]{3,40}, ${sureTitle} )`, 'u');
const behindAnyLabel = (cell: Cell): Cell => cellFrom(cell, labelOfSeveral.exec(cell.text)?.[0].length ?? 0);

export function titled(line: Line, order: Order): DraftPassenger[] {
  if (speaksOfOthers(line)) return [];
  return pieceCells(line)
    .flatMap((cell) => apartAtCommas(behindAnyLabel(cell)))
    .flatMap((cell) =>
      withTitle.test(cell.text) && !isByRelative(line.text.slice(0, cell.start)) ? (named(cell, order) ?? []) : [],
    );
}

/** All of them, without those who have another heading or have signed. */
export const titledIn = (lines: readonly Line[], order: Order): Placed<DraftPassenger>[] => {
  const lastFlight = lines.findLastIndex((line) => marksOf(line).some(({ kind }) => kind === 'flight'));
  return lines.flatMap((line, row) =>
    titled(line, order).flatMap((value) => {
      const isOther = isHeadedByOthers(value.name.box, lines, row) || (row > lastFlight && hasSigned(value.name, lines, row));
      return isOther ? [] : [{ row, value }];
    }),
  );
};

/** In lines: so far under the place, or under his office, who signed it stands. */
const reach = 3;

// Fait à Dakar, le 20 novembre 2026 | Dado en Quito
const signedAt =
  /^(?:fait a|done (?:at|in)|signed (?:at|in)|dado en|hecho en|feito em|fatto a|ausgestellt in|gegeben zu|sporzadzono w|intocmit la|u \p{L}+, dana)(?!\p{L})/u;
// Le Recteur | O Pró-Reitor de Administração | La Présidente, | Autorizo.
const office =
  /(?<!\p{L})(?:rect(?:or|eur|rice|ora)|reitora?|rettor[ei]|rektor\p{L}*|decan\p{L}*|dekan\p{L}*|doyenne?|ordonnat\p{L}*|intendant\p{L}*|president\p{L}*|prezes\p{L}*|prasident\p{L}*|minist(?:er|re|ro|rul)|autoriz\p{L}*|autoris[ez]\p{L}*)(?!\p{L})/u;

/** `La responsable de la Cellule,` over `Mme Aïssatou Mbaye SOW`, where each is centred in its column: below the flights stands who signed them. */
function hasSigned({ box }: Pick<Found, 'box'>, lines: readonly Line[], row: number): boolean {
  const above = lines.slice(Math.max(0, row - reach), row);
  if (above.some(({ text }) => signedAt.test(foldInPlace(text)))) return true;
  const over = above.flatMap(pieceCells).findLast(({ x, right }) => x < box.x + box.width && right > box.x);
  return over !== undefined && !/\d/.test(over.text) && (isOfOthers(over.text) || office.test(foldInPlace(over.text)));
}
