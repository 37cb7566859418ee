import { expect, test } from 'vitest';
import { readTicketText as read } from '#tests/support/read-ticket-text.ts';

const booked = 'Booking reference: QX7RT2\nPassenger: Mr Ion Popescu\n';
const there = 'RO301 OTP 2027-04-12 14:10 FRA 2027-04-12 15:45';
const back = 'RO302 FRA 2027-04-14 16:10 OTP 2027-04-14 19:25';

test('the next day of a list is no year', async () => {
  const { flights } = await read(
    `${booked}LH 1419  OTP-FRA  12 Apr  14 Apr  14:10  15:45\nLH 1420  FRA-OTP  14 Apr  15 Apr  16:10  19:25`,
  );
  expect(flights.filter((flight) => !/ 2027-/.test(flight))).toEqual([]);
});

test('years that lie far apart in one journey are told', async () => {
  const { doubts } = await read(
    `${booked}LH 1419  OTP-FRA  12 Apr 2027  14:10  15:45\nLH 1420  FRA-OTP  14 Apr 2029  16:10  19:25`,
  );
  expect(doubts).toContain('flights-far-apart');
});

test('a flight more than a year from today is told', async () => {
  const doubts = async (year: number) => (await read(`${booked}LH 1419  OTP-FRA  12 Apr ${year}  14:10  15:45`)).doubts;
  expect(await doubts(2028)).toContain('flight-far-ahead');
  expect(await doubts(2027)).not.toContain('flight-far-ahead');
});

test('an infant born on a day, and a hotel left on another, give their days to no flight', async () => {
  const { flights } = await read(`Tommaso MARCHETTI (neonato, 08/06/2026)
${booked}Tuesday 13 April 2027
20:15  Kraków (KRK)
LO 3924
21:10  Warsaw (WAW)
22:55  Warsaw (WAW)
LO 79
19:30 +1  Tokyo (NRT)
Hotel Gracery Asakusa, Tokyo, check-in 14.04.2027,
check-out 20.04.2027, confirmation GRA5529016`);
  expect(flights).toEqual(['LO3924 KRK 2027-04-13 20:15 WAW 2027-04-13 21:10', 'LO79 WAW 2027-04-13 22:55 NRT 2027-04-14 19:30']);
});

test('weeks between a flight and the one it leads on to are told at both, and a long stay is not', async () => {
  const first = 'LH 1419  OTP-FRA  20 Nov 2026  14:10  15:45';
  const doubts = async (next: string) => (await read(`${booked}${first}\n${next}`)).doubts.filter((code) => /far/.test(code));
  expect(await doubts('LH 400  FRA-JFK  12 Apr 2027  17:10  19:45')).toHaveLength(2);
  expect(await doubts('LH 1420  FRA-OTP  12 Apr 2027  16:10  19:25')).toEqual([]);
});

test('a heading’s day is no flight’s, and a number that leads its block does not take the block before', async () => {
  const { flights } = await read(
    'Printed Monday 1 March 2027\nPNR QX7RT2\nMr Ion Popescu\nRO 301\nBucharest (OTP) 14:10\nFrankfurt (FRA) 15:45\n12 April 2027\nRO 302\nFrankfurt (FRA) 16:10\nBucharest (OTP) 19:25\n14 April 2027',
  );
  expect(flights).toEqual([there, back]);
});

test('24:00 is the first minute of the next day', async () => {
  const { flights } = await read(`${booked}RO 301  12 Apr 2027  Bucharest (OTP) 21:10  Frankfurt (FRA) 24:00`);
  expect(flights).toEqual(['RO301 OTP 2027-04-12 21:10 FRA 2027-04-13 00:00']);
});

test('months come first where a weekday or another date says so', async () => {
  const { flights } = await read(
    'Confirmation: QX7RT2\nPassenger: Ms Jane Roe\nUA 123  Mon 04/12/2027  SFO 10:05 AM  EWR 6:35 PM\nUA 124  Wed 04/14/2027  EWR 8:00 AM  SFO 11:35 AM',
  );
  expect(flights).toEqual(['UA123 SFO 2027-04-12 10:05 EWR 2027-04-12 18:35', 'UA124 EWR 2027-04-14 08:00 SFO 2027-04-14 11:35']);
});

test('the day of issue in the line above is not the flight’s, which stands beside its number', async () => {
  const { flights } = await read(
    'Pasažieris: POPESCU/ION MR\nRezervācijas kods: QX7RT2  Izdots: 23FEB27\nReiss: RO301  Datums: 12APR27\nNo: Bucharest (OTP)  Uz: Frankfurt (FRA)\nIzlidošana: 14:10  Ielidošana: 15:45',
  );
  expect(flights).toEqual([there]);
});

test('a day under the flights of another is not theirs as well', async () => {
  const { flights } = await read(
    `${booked}Monday 12 April 2027\nRO 301  TAROM\n14:10  Bucharest (OTP)\n15:45  Frankfurt (FRA)\nRO 305  TAROM\n17:10  Frankfurt (FRA)\n20:25  Bucharest (OTP)\nWednesday 14 April 2027\nRO 302  TAROM\n16:10  Bucharest (OTP)\n17:45  Frankfurt (FRA)`,
  );
  expect(flights.map((flight) => flight.slice(0, 16))).toEqual(['RO301 OTP 2027-0', 'RO305 FRA 2027-0', 'RO302 OTP 2027-0']);
  expect(flights.map((flight) => flight.slice(10, 20))).toEqual(['2027-04-12', '2027-04-12', '2027-04-14']);
});

test('a range of hours with points is no day, and an hour behind a day no year', async () => {
  expect((await read(`${booked}12APR27  OTP-FRA  14.10-15.45  RO301`)).flights).toEqual([there]);
  const { flights } = await read(
    `${booked}RO 301 TAROM\nDeparture: Mon 12 Apr 1410  Bucharest (OTP)\nArrival: Mon 12 Apr 1545  Frankfurt (FRA)\nRO 302 TAROM\nDeparture: Wed 14 Apr 1945  Frankfurt (FRA)\nArrival: Wed 14 Apr 2300  Bucharest (OTP)`,
  );
  expect(flights).toEqual([there, 'RO302 FRA 2027-04-14 19:45 OTP 2027-04-14 23:00']);
});
