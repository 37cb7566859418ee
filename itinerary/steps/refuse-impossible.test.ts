import { expect, test } from 'vitest';
import { readTicketText as read } from '#tests/support/read-ticket-text.ts';

const booked = 'Booking reference: QX7RT2\nPassenger: Mr Ion Popescu\n12 July 2027\n';

test('a ticket sold before clocks were changed for good is read as it is printed', async () => {
  const { flights } = await read(`${booked}AT 900   Casablanca (CMN) 12:00   Malaga (AGP) 14:00`);
  expect(flights).toEqual(['AT900 CMN 2027-07-12 12:00 AGP 2027-07-12 14:00']);
});

test('the hours of a car hired for days are no flight, though no airport stands between them', async () => {
  const { flights } = await read(
    `${booked}LH 1655   Munich (MUC) 12:15   Bucharest (OTP) 15:20\nSeats: 12A (LH 1655)\nCar: Hertz, 15 July 2027 at 9:00, until 17 July 2027 at 16:00`,
  );
  expect(flights).toEqual(['LH1655 MUC 2027-07-12 12:15 OTP 2027-07-12 15:20']);
});
