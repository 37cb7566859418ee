/** Flights that a document says are cancelled, or only waited for, where no status beside them says it: given as printed, and told. */
import type { DraftDoubt, DraftSegment } from '../draft/draft-itinerary.ts';
import type { TicketText } from '../text/ticket-text.ts';
import { doubt } from './doubts.ts';
import { isSaidOf } from './said-of-flights.ts';

// The following flights have been cancelled: | Zboruri anulate | Warteliste | Lista d’attesa
const said =
  /(?<!\p{L})(?:cancel{1,2}ed|cancelad[oa]s?|cancellat[oaie]|storniert\p{L}*|gestrichen|annulliert|annulee?s?|anulat[aei]?|anulad[oa]s?|annullat[oaie]|iptal edil\p{L}*|odwolan[yae]|anulowan\p{L}*|geannuleerd|aflyst|installt|kansellert|torolt\p{L}*|zrusen\p{L}*|otkazan\p{L}*|ακυρωθ\p{L}*|отменен\p{L}*|wait(?:ing)?[- ]?list(?:ed)?|warteliste|lista de asteptare|liste d.attente|lista de espera|lista d.attesa|bekleme listesi)(?!\p{L})/u;
const otherwise =
  /(?<!\p{L})(?:confirm\p{L}*|bestatigt\p{L}*|conferm\p{L}*|potwierdz\p{L}*|onayl\p{L}*|new|revised|updated|changed|nou[al]?|noul|noua|neue[rsn]?|nouveau\p{L}*|nuov[oaie]|nuev[oa]s?)(?!\p{L})/u;
// If your flight is cancelled | poate fi anulată gratuit
const unless =
  /(?<!\p{L})(?:if|when|in case|can|may|cannot|not|unless|falls|wenn|kann|konnen|nicht|daca|cand|poate|pot|nu|si|peut|peuvent|non|se|puo|possono|puede|pueden|no|pode|podem|jesli|mozna|moze|nie|ha|eger|free|gratuit\p{L}*|kostenlos\p{L}*|gratis)(?!\p{L})/u;

type Told = Pick<DraftSegment, 'flightNumber' | 'status'>;

/** @param segments in the order they are given. */
export const tellCancelled = ({ lines }: TicketText, segments: readonly Told[]): DraftDoubt[] =>
  segments.flatMap(({ flightNumber, status }, index) =>
    !status && isSaidOf(lines, flightNumber.box, { said, otherwise, unless })
      ? [doubt('not-confirmed', `segments[${index}].status`)]
      : [],
  );
