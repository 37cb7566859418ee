import { expect, test } from 'vitest';
import { draftBy } from '#tests/support/drafts.ts';
import { checkmytrip } from './checkmytrip.ts';

const draftOf = draftBy(checkmytrip);

const labelled = `Your trip
Booking ref: M5XR2K         Issued date: 19 January 2027
Traveler                    Agency Information
Mr Tudor Enache             EXEMPLU TRAVEL SRL
Mrs Irina Enache            Strada Lalelelor 14
(Infant Mara Enache)        Telephone +40 21 555 01 02
Saturday 10 April 2027
Austrian Airlines OS 788 (Operated By Austrian Airlines Ag)
Departure                   10 April 14:25   Bucharest Henri Coanda (OTP) (+)
Arrival                     10 April 15:20   Vienna International (VIE) (+)   Terminal : 3
Duration                    01:55 (Non stop)
Booking status              Confirmed
Class                       Economy (K)
Airline Booking Reference   7PLQ2Z
Equipment                   AIRBUS INDUSTRIE A320
Seat                        12A Confirmed for Mr Tudor Enache
                            12B Confirmed for Mrs Irina Enache
Check in completed by       10 April 13:40
Sunday 11 April 2027
Sample Grand Hotel
Check-in                    11 April
Booking status              Confirmed`;

const twoSides = `Ihre Reise
Buchungsnummer: Z7QK4N
Mittwoch, 30. Dezember 2026
Lufthansa LH 770 · Bestätigt
21:35                                  14:30 +1
München (MUC)                          Bangkok (BKK)
Terminal 2
Klasse             Flugzeit           Flugzeugtyp        Freigepäck
Business (P)       10 Std. 55 Min.    Airbus A350-900    2 Stück
Sitzplatz          CO2
14C                128,4 kg`;

test('a title, a day with its year and a flight are recognised; an airline’s page about “your trip” is not', () => {
  expect(checkmytrip.recognises(labelled)).toBe(true);
  expect(checkmytrip.recognises(twoSides)).toBe(true);
  expect(checkmytrip.recognises('Manage your trip\nSaturday 10 April 2027\nOS 788')).toBe(false);
});

test('labels line by line give one flight, and the hotel after it nothing', () => {
  const { segments } = draftOf(labelled);
  expect(segments).toHaveLength(1);
  const [flight] = segments;
  expect(
    [flight?.departure, flight?.arrival].map((end) => [
      end?.airport?.value,
      end?.place?.value,
      end?.time?.value,
      end?.terminal?.value,
    ]),
  ).toEqual([
    ['OTP', 'Bucharest Henri Coanda', '14:25', undefined],
    ['VIE', 'Vienna International', '15:20', '3'],
  ]);
  expect(flight?.departure.date?.value).toEqual({ day: 10, month: 4, year: 2027, weekday: 6 });
  expect(flight?.airlineRef?.value).toEqual({ airline: 'OS', ref: '7PLQ2Z' });
  expect(
    [flight?.seat, flight?.equipment, flight?.cabin, flight?.bookingClass, flight?.durationMinutes].map((found) => found?.value),
  ).toEqual(['12A, 12B', 'AIRBUS INDUSTRIE A320', 'economy', 'K', 115]);
});

test('an operator that is the airline itself, written longer, is no other airline', () => {
  expect(draftOf(labelled).segments[0]?.operatedBy).toBeUndefined();
  expect(
    draftOf(labelled.replace('(Operated By Austrian Airlines Ag)', '(Operated By Tyrolean Airways, VO 788)')).segments[0]
      ?.operatedBy?.value,
  ).toBe('Tyrolean Airways');
});

test('travellers are those of the list, infants in brackets with them', () => {
  expect(draftOf(labelled).passengers.map(({ name, order, type }) => [name.value, order, type?.value])).toEqual([
    ['Mr Tudor Enache', 'given-first', undefined],
    ['Mrs Irina Enache', 'given-first', undefined],
    ['Mara Enache', undefined, 'infant'],
  ]);
});

test('two sides give two ends, with the grid of facts below', () => {
  const [flight] = draftOf(twoSides).segments;
  expect(
    [flight?.departure, flight?.arrival].map((end) => [end?.airport?.value, end?.time?.value, end?.terminal?.value]),
  ).toEqual([
    ['MUC', '21:35', '2'],
    ['BKK', '14:30', undefined],
  ]);
  expect(flight?.arrival.dayShift?.value).toBe(1);
  expect(
    [flight?.status, flight?.cabin, flight?.baggage, flight?.equipment, flight?.seat, flight?.durationMinutes].map(
      (found) => found?.value,
    ),
  ).toEqual(['Bestätigt', 'business', '2PC', 'Airbus A350-900', '14C', 655]);
});

test('a flight’s own emissions are not the journey’s', () => {
  expect(draftOf(twoSides).co2Kg).toBeUndefined();
  expect(draftOf(`${twoSides}\nCO2-Emissionen: 1.033,50 kg pro Person`).co2Kg?.value).toBe(1033.5);
});

test('times and places may stand in one line, in 12 hours', () => {
  const [flight] = draftOf(
    `Your trip\nFriday, 12 March 2027\nBritish Airways BA 883 · Confirmed\n6:50 pm Bucharest (OTP)      12:25 am London (LHR)   `,
  ).segments;
  expect([flight?.departure.time?.value, flight?.arrival.time?.value, flight?.arrival.airport?.value]).toEqual([
    '18:50',
    '00:25',
    'LHR',
  ]);
});

test('ends without labels are the departure and then the arrival, places and terminals below them', () => {
  const [flight] = draftOf(`Your trip
Friday 12 March 2027
LH 2091
12 March 07:35   BUCHAREST HENRI COANDA
12 March 08:55   MUNICH MUNICH INTL
Terminal : 2
Booking status : Confirmed`).segments;
  expect([flight?.departure.place?.value, flight?.arrival.place?.value, flight?.arrival.terminal?.value]).toEqual([
    'BUCHAREST HENRI COANDA',
    'MUNICH MUNICH INTL',
    '2',
  ]);
  expect(flight?.status?.value).toBe('Confirmed');
});

test('ends one below the other have their own terminals', () => {
  const [flight] = draftOf(
    `Your trip\nFriday, 12 March 2027\nLufthansa LH 2091 · Confirmed\n07:35  Bucharest (OTP)\nHenri Coanda, Terminal 1\n08:55  Munich (MUC)\nTerminal 2\nFlight time 2:20`,
  ).segments;
  expect(
    [flight?.departure, flight?.arrival].map((end) => [end?.airport?.value, end?.time?.value, end?.terminal?.value]),
  ).toEqual([
    ['OTP', '07:35', '1'],
    ['MUC', '08:55', '2'],
  ]);
  expect(flight?.durationMinutes?.value).toBe(140);
});

test('times, places and days may stand in any order beside each other', () => {
  const [flight] = draftOf(
    `Your trip\nFriday, 12 March 2027\nLufthansa LH 770 · Confirmed\nMunich (MUC)  →  Bangkok (BKK)\n21:35             14:30\nFri 12 March      Sat 13 March`,
  ).segments;
  expect([
    flight?.departure.airport?.value,
    flight?.departure.time?.value,
    flight?.arrival.airport?.value,
    flight?.arrival.time?.value,
  ]).toEqual(['MUC', '21:35', 'BKK', '14:30']);
  expect(flight?.arrival.date?.value).toEqual({ day: 13, month: 3, weekday: 6 });
});

test('a train under its own day is no flight', () => {
  const draft = draftOf(
    `${labelled}\nMonday 12 April 2027\nTrain IC 597\nDeparture                   12 April 09:00   Wien Hbf\nArrival                     12 April 13:00   Graz Hbf`,
  );
  expect(draft.segments.map(({ flightNumber }) => flightNumber.value)).toEqual(['OS788']);
});

test('ticket numbers find their travellers before or behind them', () => {
  const behind = draftOf(
    `${labelled}\nE-ticket       OS 257-5566012201-02 for Mr Tudor Enache\nE-ticket       OS 257-5566012203 for Mrs Irina Enache`,
  );
  expect(behind.passengers.map(({ eticket }) => eticket?.value)).toEqual(['2575566012201', '2575566012203', undefined]);
  const before = draftOf(`Ihre Reise\nFrau Klara Brandstetter    Ticketnummer 220-9912081144\n${twoSides}`);
  expect(before.passengers.map(({ name, eticket }) => [name.value, eticket?.value])).toEqual([
    ['Frau Klara Brandstetter', '2209912081144'],
  ]);
});

test.each([
  ['Votre voyage', 'Mardi 4 mai 2027', 'Départ      4 mai 09:25   Bucarest (OTP)', 'Arrivée     4 mai 11:40   Paris (CDG)'],
  ['Su viaje', 'Martes 4 mayo 2027', 'Salida      4 mayo 09:25   Bucarest (OTP)', 'Llegada     4 mayo 11:40   París (CDG)'],
  [
    'Il tuo viaggio',
    'Martedì 4 maggio 2027',
    'Partenza    4 maggio 09:25   Bucarest (OTP)',
    'Arrivo      4 maggio 11:40   Parigi (CDG)',
  ],
  [
    'Călătoria dumneavoastră',
    'Marți 4 mai 2027',
    'Plecare     4 mai 09:25   București (OTP)',
    'Sosire      4 mai 11:40   Paris (CDG)',
  ],
  ['Uw reis', 'Dinsdag 4 mei 2027', 'Vertrek     4 mei 09:25   Boekarest (OTP)', 'Aankomst    4 mei 11:40   Parijs (CDG)'],
])('“%s” is read', (...lines) => {
  const text = [lines[0], lines[1], 'Air France AF 1288', lines[2], lines[3]].join('\n');
  expect(checkmytrip.recognises(text)).toBe(true);
  const [flight] = draftOf(text).segments;
  expect([
    flight?.departure.airport?.value,
    flight?.departure.date?.value.year,
    flight?.arrival.airport?.value,
    flight?.arrival.time?.value,
  ]).toEqual(['OTP', 2027, 'CDG', '11:40']);
});
