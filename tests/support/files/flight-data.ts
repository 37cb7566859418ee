/** Reservations as schema.org has them, and pages that carry them. */

type Flight = {
  number: string;
  carrier: string;
  airline?: string;
  from: readonly [string, string];
  to: readonly [string, string];
  departs: string;
  arrives: string;
};
/** As their airlines state them; most tests of files are about one of the two. */
export const toIstanbul = {
  number: '1044',
  carrier: 'TK',
  airline: 'Turkish Airlines',
  from: ['OTP', 'Bucharest Henri Coanda'],
  to: ['IST', 'Istanbul Airport'],
  departs: '2027-04-12T09:10:00+03:00',
  arrives: '2027-04-12T10:40:00+03:00',
} as const satisfies Flight;
export const toFrankfurt = {
  number: '301',
  carrier: 'RO',
  airline: 'TAROM',
  from: ['OTP', 'Bucharest Henri Coanda'],
  to: ['FRA', 'Frankfurt am Main'],
  departs: '2027-04-12T14:10:00+03:00',
  arrives: '2027-04-12T15:45:00+02:00',
} as const satisfies Flight;

type Booking = { ref: string; name?: string; ticket?: string; seat?: string; status?: string };

export function flightReservation(flight: Flight, { ref, name, ticket, seat, status = 'ReservationConfirmed' }: Booking): object {
  return {
    '@context': 'http://schema.org',
    '@type': 'FlightReservation',
    reservationNumber: ref,
    reservationStatus: `http://schema.org/${status}`,
    ...(name && { underName: { '@type': 'Person', name } }),
    ...(ticket && { ticketNumber: ticket }),
    ...(seat && { airplaneSeat: seat }),
    reservationFor: {
      '@type': 'Flight',
      flightNumber: flight.number,
      airline: { '@type': 'Airline', name: flight.airline ?? flight.carrier, iataCode: flight.carrier },
      departureAirport: { '@type': 'Airport', name: flight.from[1], iataCode: flight.from[0] },
      departureTime: flight.departs,
      arrivalAirport: { '@type': 'Airport', name: flight.to[1], iataCode: flight.to[0] },
      arrivalTime: flight.arrives,
    },
  };
}

export const jsonLdScript = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

export const pageOf = (body: string, { head = '', lang = 'en' } = {}) =>
  `<!DOCTYPE html><html lang="${lang}"><head><title>Mail</title>${head}</head><body>${body}</body></html>`;

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
