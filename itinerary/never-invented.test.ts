import { expect, test } from 'vitest';
import { readTicketText as read } from '#tests/support/read-ticket-text.ts';
import { parseTicket } from './parse-ticket.ts';

const booked = 'Booking reference: QX7RT2\nPassenger: Mr Ion Popescu\n';
const there = 'RO301 OTP 2027-04-12 14:10 FRA 2027-04-12 15:45';
const back = 'RO302 FRA 2027-04-14 16:10 OTP 2027-04-14 19:25';

test('a reference or a confirmation shaped like a number of a flight is none', async () => {
  expect(
    (
      await read(
        'Your booking reference is LH1234\nMr Ion Popescu\nBucharest (OTP) to Frankfurt (FRA)\n12 April 2027 14:10 - 15:45\nFlight RO 301',
      )
    ).flights,
  ).toEqual([there]);
  const car = [
    'Sixt car rental',
    'Confirmation: SX 2290',
    'Pick up Frankfurt (FRA) 12 Apr 2027 16:30',
    'Drop off Frankfurt (FRA) 14 Apr 2027 15:00',
  ];
  const text = [
    'RO 301  12 Apr 2027  Bucharest (OTP) 14:10  Frankfurt (FRA) 15:45',
    ...car,
    'RO 302  14 Apr 2027  Frankfurt (FRA) 16:10  Bucharest (OTP) 19:25',
  ].join('\n');
  expect((await read(booked + text)).flights).toEqual([there, back]);
});

test('a cell that says how things stand is no passenger', async () => {
  const { people, flights } = await read(
    'PNR QX7RT2\nPassengers   Status\nIon Popescu   Ticket Issued\nRO 301  12 Apr 2027  Bucharest (OTP) 14:10  Frankfurt (FRA) 15:45   Confirmed Ok\nPayment Received   Open Seats',
  );
  expect(people).toEqual(['Ion Popescu']);
  expect(flights).toEqual([there]);
});

test('three capitals of a label or of a row of tickets are no airport', async () => {
  const { flights } = await read(
    'PNR QX7RT2\nPOPESCU/ION MR  ADT  TKT 281-2412345678\nFLT RO301  CLS Y  DAY MON 12APR27\nDEP BUCHAREST OTOPENI 1410   ARR FRANKFURT MAIN 1545',
  );
  expect(flights).toEqual([expect.stringMatching(/^RO301 (?:OTP)? 2027-04-12 14:10 FRA 2027-04-12 15:45$/)]);
});

test('an airport that is no more is not the one its city has today', async () => {
  const { flights, doubts } = await read(
    'BOOKING REF: QX7RT2\nPOPESCU/ION MR\nFLIGHT    AB 8319     MON 12 APRIL 2010\nDEPARTURE: BUCHAREST, RO (HENRI COANDA)  12 APR 14:10\nARRIVAL:   BERLIN, DE (TEGEL)            12 APR 15:45',
  );
  expect(flights).toEqual(['AB8319 OTP 2010-04-12 14:10  2010-04-12 15:45']);
  expect(doubts).toContain('airport-unknown');
});

test('what takes longer than a day, or lands before it leaves, is refused and told', async () => {
  expect((await read(`${booked}RO 301  Bucharest (OTP) 12 Apr 2027 14:10  Frankfurt (FRA) 14 Apr 2027 15:45`)).problem).toBe(
    'flights-cannot-be',
  );
  const { flights, doubts } = await read(
    `${booked}RO 301  Bucharest (OTP) 12 Apr 2027 14:10  Frankfurt (FRA) 12 Apr 2027 10:45\nRO 302  Frankfurt (FRA) 14 Apr 2027 16:10  Bucharest (OTP) 14 Apr 2027 19:25`,
  );
  expect(flights).toEqual([back]);
  expect(doubts).toEqual([expect.stringMatching(/^flight-(?:refused|not-read)$/)]);
});

test('a line of a booking that copying broke in two is told, where it cannot be read', async () => {
  const { doubts } = await read(
    'RP/BUH1A0980/BUH1A0980 AA/SU 2NOV26/1000Z QX7RT2\n1.POPESCU/ION MR\n3 LH1419 Y 12APR 1 OTPFRA HK2 1410 1545 12APR E\n4 LH1420 Y 14APR 3 FRAOTP HK2\n 1610 1925 14APR E',
  );
  expect(doubts).toEqual(['flight-not-read']);
});

test('where nothing says otherwise one leaves from the place that is named first', async () => {
  const { flights } = await read(`${booked}RO 301  12 Apr 2027\nBucharest (OTP)\nFrankfurt (FRA)\n14:10  15:45`);
  expect(flights).toEqual([there]);
  const heads = 'Vlucht    Datum         Van                Naar              Vertrek   Aankomst';
  const row = 'RO 301    12 Apr 2027   Bucharest (OTP)    Frankfurt (FRA)   14:10     15:45';
  expect((await read(`${booked}${heads}\n${row}`)).flights).toEqual([there]);
});

test('an hour whose half of the day is on a line of its own is that half’s, or told', async () => {
  const { flights, doubts } = await read(
    `${booked}RO 301  12 Apr 2027  Bucharest (OTP) 2:10  Frankfurt (FRA) 3:45\n                                     PM                    PM`,
  );
  const isRight = flights.join() === there;
  const said: readonly string[] = doubts;
  expect(isRight || said.includes('half-of-day-not-read')).toBe(true);
});

test('a particle, a word before a name and a month of another language are no airports', async () => {
  const { flights, people } = await read(
    'PNR QX7RT2\n1. VAN DER BERG/ANNA MRS\n1  RO301  K  12APR27  OTPFRA  1410  1545\nTicket 281 2412345678 VAN DER BERG/ANNA MRS\nOPERADO POR TAROM',
  );
  expect(flights).toEqual([there]);
  expect(people).toEqual(['Anna Van Der Berg']);
  const brazil = await read(`${booked}1  TP 83   12APR27   LIS   GRU   23:10   05:45 +1`);
  expect(brazil.flights).toEqual(['TP83 LIS 2027-04-12 23:10 GRU 2027-04-13 05:45']);
});

test.each(['Boekingscode KLM', 'Klientnummer KLM', 'Užsakymo Numeris', 'Код Бронирования', 'Record Locator', 'Codice Ita'])(
  '%s over a ticket is nobody',
  async (label) => {
    const { people } = await read(`Mw. Marieke van den Heuvel
Reserveringsnummer  VB9C4R
${label}  M2LZ7F
E-ticketnummer  074-2418804463
KL 1199  2 februari 2027
Vertrek  09:35 uur, Amsterdam Schiphol (AMS)
Aankomst  11:50 uur, Trondheim Værnes (TRD)`);
    expect(people).toEqual(['Marieke van den Heuvel']);
  },
);

test('a heading is no reference and no passenger, and neither is an airline or who sells', async () => {
  const { people, flights } = await read(
    'QX7RT2\nCod rezervare\nIon Popescu   281 2412345678\nPasager       Număr bilet\nRO 301  12 Apr 2027  Bucharest (OTP) 14:10  Frankfurt (FRA) 15:45\nPassageiros\nAir France\nContact: Maria Ionescu',
  );
  expect(flights).toEqual([there]);
  expect(people).toEqual(['Ion Popescu']);
});

test('tickets stay with the numbered name they are printed for, though another name could not be read', async () => {
  const outcome = await parseTicket(
    {
      text: 'RP/BUH1A0980/BUH1A0980 AA/SU 2NOV26/1000Z QX7RT2\n1.POPESCU/ION MR\n2.KJ&RGAARD/ANNA MRS\n3.IONESCU/DAN MR\n4 LH1419 Y 12APR 1 OTPFRA HK3 1410 1545 12APR E\nFA PAX 220-2412345671/P1\nFA PAX 220-2412345672/P2\nFA PAX 220-2412345673/P3',
    },
    { today: '2026-11-21' },
  );
  const passengers = 'itinerary' in outcome ? outcome.itinerary.passengers : [];
  expect(passengers.find(({ name }) => name === 'Dan Ionescu')?.eticket).toBe('2202412345673');
});

test('what looks like a flight, a traveller or a ticket and was not read is told by its name', async () => {
  const outcome = await parseTicket(
    {
      text: `${booked}Ticket 281 2412345678 and 281 2412345679\nRO 301  12 Apr 2027  Bucharest (OTP) 14:10  Frankfurt (FRA) 15:45\n\nRO 303\n16:10\n17:45\nAccompanied by IONESCU/MARIA MRS`,
    },
    { today: '2026-11-21' },
  );
  const said =
    'itinerary' in outcome ? outcome.itinerary.warnings.map(({ code, message }) => `${code} ${message.en}`).join('\n') : '';
  expect(said).toMatch(/flight-not-read RO303/);
});

test.each([
  [
    'a hotel',
    'Hotel voucher\nConfirmation number HT4418\nGuest: Mr Ion Popescu\nCheck-in 12 Apr 2027 14:00, check-out 14 Apr 2027 12:00\nYour flight LH 1419 is not included. Airport FRA, transfer from MUC possible.',
  ],
  [
    'a train',
    'Deutsche Bahn Ticket\nIC 538 12.04.2027 Frankfurt Hbf ab 10:05 Mannheim Hbf an 10:42\nICE 71 12.04.2027 Mannheim Hbf ab 11:00 Basel SBB an 13:12\nAuftragsnummer QX7RT2',
  ],
  [
    'an invoice',
    'Invoice no AB 1234 of 12.04.2027\nTAROM RO 301 Bucharest - Frankfurt, passenger Popescu Ion, 12.04.2027\nFare 120.00 EUR Taxes 45.10 EUR Total 165.10 EUR',
  ],
  [
    'a timetable',
    'Winter timetable\nRO 301 OTP FRA 14:10 15:45 daily\nRO 303 OTP FRA 18:10 19:45 daily\nRO 305 OTP CDG 08:10 10:15 1234567',
  ],
  [
    'a policy',
    'Travel insurance policy AB 1234\nInsured: Popescu Ion, 14.03.1984\nValid 12.04.2027 00:00 - 20.04.2027 24:00, worldwide\nAssistance Paris +33 1 00 00 00 00',
  ],
  [
    'a card of miles',
    'Miles & More\nMember 9922 0011 4455\n12.04.2027 LH 1419 OTP-FRA 1,125 miles\n14.04.2027 LH 1420 FRA-OTP 1,125 miles\nBalance 14:10 h service line',
  ],
  [
    'a choice of flights',
    'Buenas tardes, Lucía:\nOPCIÓN 1 - Iberia\nIB 125  sábado, 20 de marzo  Madrid T4S 12:15 - Bogotá 16:45\nOPCIÓN 2 - Air Europa\nUX 193  sábado, 20 de marzo  Madrid T1 15:25 - Bogotá 19:55\nPrecio: 2.519 €',
  ],
])('%s is no ticket', async (_, text) => {
  expect((await read(text)).problem).toBe('no-itinerary');
});

test('a word that is two codes by chance names no airports', async () => {
  const row = 'RO 301   12 Apr 2027   14:10   15:45';
  for (const word of ['NUMERO DE BILLET 2812100844521', 'AIR FRANCE 2812', 'NUMBER 28'])
    expect((await read(`${booked}Flight ${row}\n${word}`)).problem, word).toBe('no-itinerary');
});

test('the line of the fare names no airport', async () => {
  const fare = 'FARE CALCULATION BUH LH X/MUC LH NYC 312.50 NUC 625.00 END ROE 0.893921';
  for (const flight of ['RO 301  12 Apr 2027\nBucharest (OTP)\n14:10\n15:45', '12 Apr 2027  1410  OTP  RO 301  1545'])
    expect((await read(`${booked}${flight}\n${fare}`)).problem).toBe('no-itinerary');
});

test('a reference shaped like a flight is none, in any language and however far behind its label', async () => {
  const text = `Foglalási kód${' '.repeat(60)}QV9659
2027. április 12., hétfő        RO 301 · TAROM
1410        OTP · Bucharest
1545        FRA · Frankfurt`;
  expect((await read(text)).flights).toEqual([there]);
});

test('who parks a car names flights, and no journey is read off that', async () => {
  const parking = `Confirmare rezervare parcare
Cod rezervare: PFK82V
Predare autoturism       Sâmbătă, 12.06.2027, ora 02:30
Aeroport                 București Henri Coandă (OTP)
Zbor plecare             A2 3011, ora 05:30, Antalya
Ridicare autoturism      Sâmbătă, 19.06.2027, ora 10:50
Zbor retur               A2 3012, aterizare la 10:20, din Antalya
GPS: 44.5641, 26.0722`;
  expect((await read(parking)).flights).toEqual([]);
});

test('the number of who operates and a duration are no flights, however wide the gap before them', async () => {
  const { flights, doubts } = await read(`${booked}BRITISH AIRWAYS BA1521        6 SEP 2027
OPERATED BY             AMERICAN AIRLINES AS AA51
DEPART      LONDON HEATHROW (LHR)     10:35
ARRIVE      DALLAS/FORT WORTH (DFW)   14:50
SEAT 15H                NON STOP 10H15
BRITISH AIRWAYS BA190         10 SEP 2027
DEPART      DALLAS/FORT WORTH (DFW)   18:20
ARRIVE      LONDON HEATHROW (LHR)     09:40  11 SEP 2027
SEAT 22A                NON STOP 9H20`);
  expect(flights).toEqual([
    'BA1521 LHR 2027-09-06 10:35 DFW 2027-09-06 14:50',
    'BA190 DFW 2027-09-10 18:20 LHR 2027-09-11 09:40',
  ]);
  expect(doubts).not.toContain('flight-not-read');
});

test('a seat paid for names its flight again, and flies it no second time', async () => {
  const { flights } = await read(`${booked}EK 073   Dubai (DXB)   Paris (CDG)   6 Aug 2027   08:20   13:35
Extras (EMD)
176-4588120041   Seat 42A, 42B - EK073   BHD 22.400   15NOV26`);
  expect(flights).toEqual(['EK73 DXB 2027-08-06 08:20 CDG 2027-08-06 13:35']);
});

test('a flight whose hours were changed is flown as it is, not as it was', async () => {
  const { flights } = await read(`${booked}Your original flight (no longer operating at this time)
6E 21    Wed, 10 Mar 2027    Mumbai (BOM) T2  03:10   -   Amsterdam (AMS)  08:30
Your revised itinerary
6E 21    Wed, 10 Mar 2027    Mumbai (BOM) T2  05:15   -   Amsterdam (AMS)  10:35`);
  expect(flights).toEqual(['6E21 BOM 2027-03-10 05:15 AMS 2027-03-10 10:35']);
});
