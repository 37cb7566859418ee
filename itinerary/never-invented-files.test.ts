import { expect, test } from 'vitest';
import { bytesOf, jsonLdScript, pageOf } from '#tests/support/files/flight-data.ts';
import { mailOf } from '#tests/support/files/mails.ts';
import { toldBy } from '#tests/support/files/told.ts';

const hotel = {
  '@context': 'https://schema.org',
  '@type': 'LodgingReservation',
  reservationNumber: 'HT4418',
  underName: { '@type': 'Person', name: 'Ion Popescu' },
  reservationFor: { '@type': 'LodgingBusiness', name: 'Hotel Frankfurt', address: 'Frankfurt (FRA)' },
  checkinDate: '2027-04-12T14:00:00+02:00',
  checkoutDate: '2027-04-14T12:00:00+02:00',
};
const offer = {
  '@type': 'Flight',
  flightNumber: '301',
  airline: { iataCode: 'RO' },
  departureAirport: { iataCode: 'OTP' },
  arrivalAirport: { iataCode: 'FRA' },
  departureTime: '2027-04-12T14:10:00+03:00',
  offers: { '@type': 'Offer', price: 99, priceCurrency: 'EUR' },
};
const car = {
  '@type': 'RentalCarReservation',
  reservationId: 'SX 2290',
  pickupLocation: { name: 'Frankfurt (FRA)' },
  pickupTime: '2027-04-12T16:30:00+02:00',
  dropoffTime: '2027-04-14T15:00:00+02:00',
};

test.each<[string, () => Promise<Uint8Array> | Uint8Array, string]>([
  [
    'a newsletter with flights on offer',
    () =>
      mailOf({
        subject: 'București – Frankfurt de la 99 EUR',
        html: pageOf(
          `${jsonLdScript([offer])}<h1>Zboruri de la 99 EUR</h1><table><tr><td>București – Frankfurt</td><td>de la 99 EUR</td></tr><tr><td>București – Paris</td><td>de la 89 EUR</td></tr></table>
          <p>Plecări între 12 aprilie și 20 mai 2027. Rezervați până la 31 martie 2027, ora 23:59. RO și AF operează zilnic.</p>`,
          { lang: 'ro' },
        ),
      }),
    'no-itinerary',
  ],
  [
    'a rented car at an airport',
    () =>
      mailOf({
        html: pageOf(
          `${jsonLdScript(car)}<p>Your car is booked</p><p>Confirmation: SX 2290</p><table><tr><td>Pick up</td><td>Frankfurt (FRA) 12 Apr 2027 16:30</td></tr><tr><td>Drop off</td><td>Munich (MUC) 14 Apr 2027 15:00</td></tr></table><p>Arriving flight: LH 1419</p>`,
        ),
      }),
    'other-reservation',
  ],
  [
    'a hotel of schema.org',
    () =>
      mailOf({
        html: pageOf(
          `${jsonLdScript(hotel)}<p>Your stay in Frankfurt, 12 Apr 2027 14:00 to 14 Apr 2027 12:00. Flight LH 1419 is not included.</p>`,
        ),
      }),
    'other-reservation',
  ],
  [
    'a hotel in microdata',
    () =>
      bytesOf(
        pageOf(
          '<div itemscope itemtype="http://schema.org/LodgingReservation"><meta itemprop="reservationNumber" content="RO 301"><time itemprop="checkinDate" datetime="2027-04-12T14:10">12 Apr</time></div>',
        ),
      ),
    'other-reservation',
  ],
  [
    'a timetable as a page',
    () =>
      bytesOf(
        pageOf(
          '<table><tr><td>RO 301</td><td>OTP</td><td>FRA</td><td>14:10</td><td>15:45</td><td>daily</td></tr><tr><td>RO 305</td><td>OTP</td><td>CDG</td><td>08:10</td><td>10:15</td><td>12345</td></tr></table>',
        ),
      ),
    'no-itinerary',
  ],
  [
    'a mail between colleagues',
    () =>
      mailOf({
        text: 'Salut, ne vedem la aeroport marți la 14:10? Zborul meu de la Frankfurt vine târziu. Ana, +40 21 000 00 00',
      }),
    'no-itinerary',
  ],
  [
    'a mail of pictures only',
    () =>
      mailOf({
        html: '<html><body><img src="cid:x"></body></html>',
        attachments: [{ filename: 'x.png', cid: 'x', content: Buffer.alloc(3000, 7) }],
      }),
    'no-itinerary',
  ],
  [
    'an empty flight of a template',
    () =>
      bytesOf(
        pageOf(
          jsonLdScript({
            '@type': 'FlightReservation',
            reservationNumber: '{{ref}}',
            reservationFor: { '@type': 'Flight', flightNumber: '{{number}}', departureAirport: { iataCode: '{{from}}' } },
          }),
        ),
      ),
    'no-itinerary',
  ],
])('%s: no flight, and says so', async (_name, make, problem) => {
  expect(await toldBy(await make())).toBe(problem);
});

test('a flight without its airports is told beside one that has them', async () => {
  const whole = {
    '@type': 'FlightReservation',
    reservationFor: { ...offer, arrivalTime: '2027-04-12T15:45:00+02:00' },
    underName: { name: 'Ion Popescu' },
  };
  const bare = {
    '@type': 'FlightReservation',
    reservationFor: { '@type': 'Flight', flightNumber: 'RO302', departureTime: '2027-04-14T16:10' },
  };
  expect(await toldBy(bytesOf(pageOf(jsonLdScript([whole, bare]))))).toMatchObject({
    flights: ['RO301 OTP 2027-04-12 14:10 FRA 2027-04-12 15:45'],
    doubts: expect.arrayContaining(['flight-not-read']),
  });
});

test('a day that no calendar has is no day', async () => {
  const flight = {
    '@type': 'FlightReservation',
    reservationFor: { ...offer, departureTime: '2027-02-30T14:10', arrivalTime: '2027-13-01T15:45' },
  };
  expect(await toldBy(bytesOf(pageOf(jsonLdScript(flight))))).toMatchObject({ flights: ['RO301 OTP ? ? FRA ? ?'] });
});
