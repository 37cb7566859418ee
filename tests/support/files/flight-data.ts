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
