/** Flights that are printed and not to be flown: their status in the codes of reservation systems (AIRIMP) or in words. */
import type { DraftDoubt } from '../draft/draft-itinerary.ts';
import { fold } from '../text/fold.ts';

// The airline will not carry: UN unable, UC closed, NO no action, HX and XX cancelled, XK and XL cancelled by us, WK was confirmed.
const codes = /^(?:UN|UC|NO|HX|XX|XK|XL|WK)\s?\d{0,2}$/;
const words =
  /\bcancel|\bunable\b|\bstorniert|\bannul|\banulad|\banulat|\biptal|\bodwolan|\bnot operating|\bgestrichen|\bnot confirmed/;

/** Whether a status says that the flight is cancelled or could not be confirmed; waiting lists and unknown words are no such status. */
export function isCancelled(status: string): boolean {
  return codes.test(status.trim().toUpperCase()) || words.test(fold(status));
}

/** A printed flight that was left out because it is not to be flown. */
export function cancelledDoubt(flightNumber: string, day: string, status: string): DraftDoubt {
  return {
    code: 'cancelled-segment',
    message: {
      en: `${flightNumber} of ${day} is printed with the status ${status}: it is not to be flown and was left out.`,
      ro: `${flightNumber} din ${day} apare cu starea ${status}: nu se efectuează și a fost lăsat deoparte.`,
    },
    where: null,
  };
}
