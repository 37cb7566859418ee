import { expect, test } from 'vitest';
import { bareTrip, farTrip, grandTour, returnTrip } from '#tests/support/sample-itineraries.ts';
import { jsonLd } from './json-ld.ts';

test('a flight is a reservation with what schema.org asks for', () => {
  expect(jsonLd(returnTrip)[0]).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FlightReservation',
    reservationNumber: 'QF7K2M',
    reservationStatus: 'https://schema.org/ReservationConfirmed',
    bookingTime: '2026-04-02',
    underName: { '@type': 'Person', name: 'Ștefania Mărgineanu' },
    ticketNumber: '2352413912335',
    airplaneSeat: '14A',
    airplaneSeatClass: { '@type': 'AirplaneSeatClass', name: 'Economy (K)' },
    reservationFor: {
      '@type': 'Flight',
      flightNumber: '1014',
      airline: { '@type': 'Airline', name: 'Turkish Airlines', iataCode: 'TK' },
      departureAirport: { '@type': 'Airport', name: 'Timișoara Traian Vuia', iataCode: 'TSR' },
      departureTime: '2026-05-12T10:15:00+03:00',
      arrivalAirport: { '@type': 'Airport', name: 'Istanbul', iataCode: 'IST' },
      arrivalTime: '2026-05-12T12:10:00+03:00',
      aircraft: 'Airbus A321',
      estimatedFlightDuration: 'PT115M',
    },
  });
});

test('each passenger on each flight has a reservation, with the reference of the airline that sells the flight', () => {
  const reservations = jsonLd(farTrip);
  expect(reservations).toHaveLength(10);
  expect(reservations.map(({ reservationNumber }) => reservationNumber)).toEqual([
    ...['Z7HB2K', 'Z7HB2K', 'P3V9LD', 'P3V9LD', 'P3V9LD', 'P3V9LD', 'Z7HB2K', 'Z7HB2K', 'Z7HB2K', 'Z7HB2K'],
  ]);
  expect(reservations[2]).not.toHaveProperty('airplaneSeat');
  expect(reservations[6]).toMatchObject({ reservationFor: { provider: { name: 'Lufthansa' } } });
});

test('times carry the offset of their own day and side of the world', () => {
  const times = jsonLd(grandTour)
    .filter((_, index) => index % 9 === 0)
    .map(({ reservationFor }) => (reservationFor as { departureTime: string }).departureTime.slice(-6));
  expect(times).toEqual([
    '+02:00',
    '+01:00',
    '+08:00',
    '+11:00',
    '+13:00',
    '+13:00',
    '+13:00',
    '-10:00',
    '-08:00',
    '-06:00',
    '+01:00',
    '+02:00',
  ]);
});

test('what the ticket does not say is not there', () => {
  const [first, second, third] = jsonLd(bareTrip);
  expect(first).not.toHaveProperty('reservationStatus');
  expect(first).not.toHaveProperty('reservationNumber');
  expect(first).toMatchObject({
    reservationFor: { arrivalTime: '2027-03-28T05:00:00', arrivalAirport: { name: 'Nowhere Field' } },
  });
  expect(second).toMatchObject({ reservationFor: { departureTime: '2027-04-02' } });
  expect(third?.reservationFor).not.toHaveProperty('departureTime');
});
