import { expect, test } from 'vitest';
import { barcode, bcbp, boardingPassJson, field, legToIstanbul, passesOf, passOf } from '#tests/support/files/passes.ts';
import { itineraryIn, type Told, toldBy } from '#tests/support/files/told.ts';

const ends = { primary: [field('origin', 'BUCHAREST', 'OTP'), field('destination', 'ISTANBUL', 'IST')] };

const utf16 = (text: string) => new Uint8Array(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]));

test.each<[string, () => Uint8Array, Told]>([
  [
    'barcode and fields',
    () =>
      passOf(
        boardingPassJson(
          {
            ...ends,
            header: [field('gate', 'GATE', '14')],
            auxiliary: [
              field('passenger', 'PASSENGER', 'Ana Popescu'),
              field('boarding', 'BOARDING', '08:30'),
              field('dep', 'DEPARTURE', '09:10'),
            ],
          },
          { ...barcode(bcbp(legToIstanbul)), relevantDate: '2027-04-12T08:30+03:00' },
        ),
      ),
    { flights: ['TK1044 OTP 2027-04-12 09:10 IST ? ?'], people: ['Ana Popescu'], ref: 'QX7RT2', doubts: [] },
  ],
  [
    'labels in another language, in UTF-16',
    () =>
      passOf(
        boardingPassJson(
          { ...ends, auxiliary: [field('dep', 'DEP_LABEL', '09:10'), field('pax', 'PAX_LABEL', 'POPESCU/ANA MRS')] },
          { ...barcode(bcbp(legToIstanbul)), relevantDate: '2027-04-12T08:30+03:00' },
        ),
        { de: utf16('"DEP_LABEL" = "Abflug";\n"PAX_LABEL" = "Fluggast";\n') },
      ),
    { flights: ['TK1044 OTP 2027-04-12 09:10 IST ? ?'], people: ['Ana Popescu'], ref: 'QX7RT2', doubts: [] },
  ],
  [
    'words for programs, without a barcode of boarding passes',
    () =>
      passOf(
        boardingPassJson(ends, {
          ...barcode('https://example.org/pass/1'),
          semantics: {
            airlineCode: 'TK',
            flightNumber: 1044,
            departureAirportCode: 'OTP',
            destinationAirportCode: 'IST',
            currentDepartureDate: '2027-04-12T09:10+03:00',
            originalArrivalDate: '2027-04-12T10:40+03:00',
            passengerName: { givenName: 'Ana', familyName: 'Popescu' },
            confirmationNumber: 'QX7RT2',
            seats: [{ seatNumber: '12A' }],
          },
        }),
      ),
    { flights: ['TK1044 OTP 2027-04-12 09:10 IST 2027-04-12 10:40'], people: ['Ana Popescu'], ref: 'QX7RT2', doubts: [] },
  ],
  [
    'fields alone, in Romanian',
    () =>
      passOf(
        boardingPassJson(
          {
            ...ends,
            header: [field('flight', 'ZBOR', 'RO 261')],
            secondary: [field('passenger', 'PASAGER', 'Ștefania Țăranu'), field('seat', 'LOC', '7C')],
            auxiliary: [
              field('date', 'DATA', '12.04.2027'),
              field('departs', 'PLECARE', '09:10'),
              field('ref', 'COD REZERVARE', 'QX7RT2'),
            ],
          },
          { relevantDate: '2027-04-12T09:10:00+03:00' },
        ),
      ),
    { flights: ['RO261 OTP 2027-04-12 09:10 IST ? ?'], people: ['Ștefania Țăranu'], ref: 'QX7RT2', doubts: [] },
  ],
  [
    'a pass that comes up the evening before',
    () =>
      passOf(
        boardingPassJson(
          { ...ends, auxiliary: [field('dep', 'DEPARTURE', '00:40')] },
          { ...barcode(bcbp(legToIstanbul)), relevantDate: '2027-04-11T22:40:00+03:00' },
        ),
      ),
    { flights: ['TK1044 OTP 2027-04-12 00:40 IST ? ?'], people: ['Ana Popescu'], ref: 'QX7RT2', doubts: ['year-assumed'] },
  ],
  [
    'times with their zones, each of its own airport',
    () =>
      passOf(
        boardingPassJson(
          {
            primary: [field('from', 'BUCUREȘTI', 'OTP'), field('to', 'LONDRA', 'LHR')],
            auxiliary: [field('dep', 'DEPARTURE', '2027-04-12T09:10+03:00')],
            back: [field('arrivalTime', 'Aankomst', '2027-04-12T10:40+01:00')],
          },
          { ...barcode(bcbp({ ...legToIstanbul, to: 'LHR' })), relevantDate: '2027-04-12T09:10+03:00' },
        ),
      ),
    { flights: ['TK1044 OTP 2027-04-12 09:10 LHR 2027-04-12 10:40'], people: ['Ana Popescu'], ref: 'QX7RT2', doubts: [] },
  ],
  [
    'times that are shown in the zone they are written in',
    () =>
      passOf(
        boardingPassJson(
          {
            ...ends,
            auxiliary: [{ ...field('dep', 'DEPARTURE', '2027-04-12T09:10:00Z'), ignoresTimeZone: true }],
          },
          { ...barcode(bcbp(legToIstanbul)), relevantDate: '2027-04-12T09:10+03:00' },
        ),
      ),
    { flights: ['TK1044 OTP 2027-04-12 09:10 IST ? ?'], people: ['Ana Popescu'], ref: 'QX7RT2', doubts: [] },
  ],
  [
    'a name whose letters the barcode has as two',
    () =>
      passOf(
        boardingPassJson(
          { ...ends, auxiliary: [field('pax', 'PASSENGER', 'Åse Grønvær Möller'), field('dep', 'DEPARTURE', '09:10')] },
          { ...barcode(bcbp({ ...legToIstanbul, name: 'GROENVAERMOLLER/AASE' })), relevantDate: '2027-04-12T08:30+03:00' },
        ),
      ),
    { flights: ['TK1044 OTP 2027-04-12 09:10 IST ? ?'], people: ['Åse Grønvær Möller'], ref: 'QX7RT2', doubts: [] },
  ],
  [
    'the passes of a family in one file',
    () =>
      passesOf(
        ['POPESCU/ANA MRS', 'POPESCU/ION MR'].map((name, index) =>
          passOf(
            boardingPassJson(ends, {
              ...barcode(bcbp({ ...legToIstanbul, name, seat: `12${'AB'[index]}` })),
              relevantDate: '2027-04-12T09:10+03:00',
            }),
          ),
        ),
      ),
    {
      flights: ['TK1044 OTP 2027-04-12 ? IST ? ?'],
      people: ['Ana Popescu', 'Ion Popescu'],
      ref: 'QX7RT2',
      doubts: ['time-not-read'],
    },
  ],
])('%s', async (_name, make, truth) => {
  expect(await toldBy(make())).toEqual(truth);
});

test('every seat of a family is kept', async () => {
  const passes = ['A', 'B'].map((letter) =>
    passOf(boardingPassJson(ends, barcode(bcbp({ ...legToIstanbul, name: `POPESCU/${letter}NA`, seat: `12${letter}` })))),
  );
  expect((await itineraryIn(passesOf(passes))).segments[0]?.seat).toBe('12A, 12B');
});

test.each<[string, object]>([
  [
    'a ticket of an event',
    { eventTicket: { primaryFields: [field('event', 'EVENT', 'LH 1419 The Musical')] }, relevantDate: '2027-04-12T19:00+03:00' },
  ],
  ['a card of a shop', { storeCard: { primaryFields: [field('balance', 'POINTS', '1044')] } }],
  ['a coupon', { coupon: { primaryFields: [field('offer', 'OFFER', 'OTP - IST from 99 EUR')] } }],
  [
    'a train',
    {
      boardingPass: {
        transitType: 'PKTransitTypeTrain',
        primaryFields: [field('from', 'Frankfurt', 'FRA'), field('to', 'München', 'MUC')],
      },
    },
  ],
])('%s is no boarding pass of a flight', async (_name, pass) => {
  expect(await toldBy(passOf({ formatVersion: 1, organizationName: 'Example', ...pass }))).toBe('pass-not-of-flight');
});
