/** `Ticket number 047…` of the flight out, and `220…` of those that follow: each airline of a journey may issue its own, and one of them is given. */
import { ticketNumbersIn } from '../../documents/people/booked-passengers.ts';
import type { DraftDoubt } from '../../draft/draft-itinerary.ts';
import { airlineWithAccountingCode } from '../../reference/airlines.ts';
import type { TicketText } from '../../text/ticket-text.ts';
import { doubt } from '../doubts.ts';

type Passenger = { eticket?: { value: string } | undefined };
type Segment = { flightNumber: { value: string } };

/** Of one who travels alone: in a party each has a row of his own, with the numbers of all airlines in it. */
export function tellMoreTickets(
  { lines }: TicketText,
  [only, ...others]: readonly Passenger[],
  segments: readonly Segment[],
): DraftDoubt[] {
  if (!only?.eticket || others.length > 0) return [];
  const issuer = issuerOf(only.eticket.value);
  const flown = new Set(segments.map(({ flightNumber }) => flightNumber.value.slice(0, 2)));
  const isOneMore = ticketNumbersIn(lines).some(
    ({ value }) => issuerOf(value) !== issuer && flown.has(airlineWithAccountingCode(value)?.iata ?? ''),
  );
  return isOneMore ? [doubt('more-tickets', 'passengers[0].eticket')] : [];
}

const issuerOf = (number: string) => number.slice(0, 3);
