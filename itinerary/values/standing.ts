/** How sure a printed flight is: its status in the codes of reservation systems (AIRIMP) or in words, and what a traveller must be told. */
import type { DraftDoubt } from '../formats/contract.ts';
import { fold } from './fold.ts';

// The airline will not carry: UN unable, UC closed, NO no action, HX and XX cancelled, XK and XL cancelled by us, WK was confirmed.
const cancelledCodes = /^(?:UN|UC|NO|HX|XX|XK|XL|WK)\d{0,2}$/;
// Not yet a seat: HL and TL waiting list, UU and US unable but listed, HN and NN and TN and PN asked for.
const waitingCodes = /^(?:HL|TL|UU|US|LL|BL|GL|HN|NN|TN|PN|GN)\d{0,2}$/;
const cancelledWords =
  /\bcancel|\bunable\b|\bstorniert|\bannul|\bannulla|\bannulé|\banulad|\banulat|\biptal|\bodwolan|\bnot operating|\bgestrichen/;
const waitingWords =
  /\bwait ?list|\bwarteliste|liste d.attente|lista d.attesa|lista de espera|lista de asteptare|\bon request\b|\bpending\b|\bneed\b|\bbekleme|\brequested\b|\bangefragt/;

/** What a printed status means; undefined for confirmed ones and for what is not understood. */
export function readStanding(status: string): 'cancelled' | 'waiting' | undefined {
  const code = status.trim().toUpperCase();
  if (cancelledCodes.test(code)) return 'cancelled';
  if (waitingCodes.test(code)) return 'waiting';
  const words = fold(status);
  if (cancelledWords.test(words)) return 'cancelled';
  return waitingWords.test(words) ? 'waiting' : undefined;
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

/** A flight on a waiting list or only asked for; `index` is its place among the flights read. */
export function notConfirmedDoubt(flightNumber: string, status: string, index: number): DraftDoubt {
  return {
    code: 'not-confirmed',
    message: {
      en: `${flightNumber} is not confirmed: its status is ${status}. Ask before you travel.`,
      ro: `${flightNumber} nu este confirmat: starea lui este ${status}. Întrebați înainte de călătorie.`,
    },
    where: `segments[${index}].status`,
  };
}
