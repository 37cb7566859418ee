/** Whether a fault of reading is told: a doubt that names the very value, flight, person or number to check. A general caution is none. */
import type { TicketOutcome } from '#itinerary/parse-ticket.ts';
import { fold } from '#itinerary/text/fold.ts';
import { type CoreTruth, type CoreVerdict, compareCore, coreOf } from './core-values.ts';
import { isRight } from './golden-tickets.ts';

type Doubt = { code: string; message: { en: string }; where: string | null };

/** The faults nobody is told of; all of them where nothing was read at all. */
export function untoldFaults(truth: CoreTruth, outcome: TicketOutcome): CoreVerdict[] {
  const doubts: readonly Doubt[] = 'itinerary' in outcome ? outcome.itinerary.warnings : [];
  return compareCore(truth, coreOf(outcome)).filter(
    (verdict) => !isRight(verdict) && !doubts.some((doubt) => tells(doubt, verdict)),
  );
}

const unread = /-not-read$|-refused$/;

function tells({ code, message, where }: Doubt, verdict: CoreVerdict): boolean {
  if (where !== null && where === verdict.where) return true;
  // One note that a day, a place or the names could not be read stands for all of that kind in the flight.
  if (where !== null && verdict.got === null && unread.test(code)) return kindOf(where) === kindOf(verdict.where ?? verdict.path);
  return verdict.where === null && unread.test(code) && namesIt(message.en, verdict);
}

/** `segments[1].arrival.date`: the dates of the second flight; `passengers` and all in it: who travels. */
function kindOf(path: string): string {
  return path.startsWith('passengers') ? 'passengers' : path.replace(/\.(?:departure|arrival)\./, '.');
}

function namesIt(message: string, { of, want, path }: CoreVerdict): boolean {
  if (path.endsWith('.eticket')) return typeof want === 'string' && message.replace(/\D/g, '').includes(want);
  const said = fold(message).replace(/[^\p{L}\d]+/gu, ' ');
  return path.startsWith('segments') ? said.split(' ').includes(fold(of)) : of.split(' ').every((word) => said.includes(word));
}
