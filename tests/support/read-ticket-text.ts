/** What is read off a pasted ticket, in one line a flight. */
import { parseTicket } from '#itinerary/parse-ticket.ts';

/** @returns nothing read and the problem's code where there is one. */
export async function readTicketText(text: string) {
  const outcome = await parseTicket({ text }, { today: '2026-11-21' });
  if ('problem' in outcome) return { problem: outcome.problem.code, flights: [], people: [], doubts: [] };
  const { segments, passengers, warnings } = outcome.itinerary;
  return {
    flights: segments.map(({ flightNumber, departure, arrival }) =>
      [flightNumber, departure.airport, departure.date, departure.time, arrival.airport, arrival.date, arrival.time].join(' '),
    ),
    people: passengers.map(({ name }) => name),
    doubts: warnings.map(({ code }) => code).filter((code) => code !== 'layout-unknown'),
  };
}
