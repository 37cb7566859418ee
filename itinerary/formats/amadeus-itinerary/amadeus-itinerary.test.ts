import { expect, test } from 'vitest';
import { draftBy } from '#tests/support/drafts.ts';
import { readPastedText } from '../../text/pasted-text.ts';
import { amadeusItinerary } from './amadeus-itinerary.ts';

const draftOf = draftBy(amadeusItinerary);

const ends = `DEPARTURE: BUCHAREST, RO (HENRI COANDA INTL)                 12 APR 09:10
ARRIVAL:   ISTANBUL, TR (ISTANBUL AIRPORT)                   12 APR 10:40`;
const head = 'FLIGHT     TK 1044 - TURKISH AIRLINES                MON 12 APRIL 2027';
const flight = (block: string) => {
  const segment = draftOf(block).segments[0];
  if (!segment) throw new Error('no flight was read');
  return segment;
};

test('a heading, a departure and an arrival together are recognised, in any language', () => {
  expect(amadeusItinerary.recognises(`${head}\n${ends}`)).toBe(true);
  expect(amadeusItinerary.recognises(`${head}\nTraveler\nBaggage`)).toBe(false);
  expect(
    amadeusItinerary.recognises(
      'ZBORUL    RO 301 - TAROM     LUN 12 APRILIE 2027\nPLECARE: BUCUREȘTI, RO  12 APR 09:10\nSOSIRE: ROMA, IT  12 APR 10:40',
    ),
  ).toBe(true);
});

test('a list whose ends have nothing but their hours is anybody’s', () => {
  expect(
    amadeusItinerary.recognises('Flug\nFlug: LH 310\nDatum: 12.06.2027\nVon: Frankfurt\nAbflug: 10:05\nAnkunft: 11:35'),
  ).toBe(false);
});

test('the departure has the heading’s year and weekday, the arrival only what is printed', () => {
  const { departure, arrival } = flight(`${head}\n${ends}`);
  expect(departure.date?.value).toEqual({ day: 12, month: 4, year: 2027, weekday: 1 });
  expect(arrival.date?.value).toEqual({ day: 12, month: 4 });
});

test('every value says where it stands', () => {
  const { departure } = flight(`${head}\n${ends}`);
  expect(departure.time?.text).toBe('09:10');
  expect(departure.time?.box).toMatchObject({ page: 1, y: 12, height: 12 });
  expect(departure.place?.text).toBe('BUCHAREST, RO (HENRI COANDA INTL)');
});

test('a heading may have its day on the next line, and an airline without a weekday before the day', () => {
  expect(flight(`FLIGHT TK 1044 - TURKISH AIRLINES\nMON 12 APRIL 2027\n${ends}`).departure.date?.value.year).toBe(2027);
  expect(flight(`FLIGHT TK 1044 - TURKISH AIRLINES 12 APRIL 2027\n${ends}`).departure.date?.value).toEqual({
    day: 12,
    month: 4,
    year: 2027,
  });
});

test('an end may run over two lines, its terminal or its time on the second', () => {
  const { departure, arrival } = flight(`${head}
DEPARTURE: NEW YORK, NY (JOHN F KENNEDY                      12 APR 09:10
           INTL), TERMINAL 4
ARRIVAL:   AMSTERDAM, NL (SCHIPHOL),
           TERMINAL 2                                        13 APR 10:40
           FLIGHT BOOKING REF: TK/ABCDEF`);
  expect([departure.place?.value, departure.terminal?.value]).toEqual(['NEW YORK, NY (JOHN F KENNEDY INTL)', '4']);
  expect([arrival.place?.value, arrival.terminal?.value, arrival.time?.value]).toEqual([
    'AMSTERDAM, NL (SCHIPHOL)',
    '2',
    '10:40',
  ]);
});

test.each([
  ['TERMINAL 2E', '2E'],
  ['TERMINAL M - MAIN TERMINAL', 'M'],
  ['TERMINAL 5 - HEATHROW TERMINAL 5', '5'],
  ['AEROGARE 2', '2'],
])('of “%s” the terminal is %s', (words, name) => {
  const { departure } = flight(
    `${head}\nDEPARTURE: PARIS, FR (CHARLES DE GAULLE), ${words}      12 APR 09:10\nARRIVAL: ROME, IT (FIUMICINO)    12 APR 10:40`,
  );
  expect([departure.place?.value, departure.terminal?.value]).toEqual(['PARIS, FR (CHARLES DE GAULLE)', name]);
});

test('times may be in 12 hours, without a colon, and with a day more', () => {
  const { departure, arrival } = flight(
    `${head}\nDEPARTURE: SUVA, FJ (NAUSORI INTL) - 12 APR 07:05PM\nARRIVAL: NADI, FJ (NADI INTL) 12APR 1935+1`,
  );
  expect([departure.time?.value, arrival.time?.value, arrival.dayShift?.value]).toEqual(['19:05', '19:35', 1]);
});

test('the older way to write class and cabin is read too', () => {
  const segment = flight(`${head}\n${ends}\nRESERVATION CONFIRMED - L ECONOMY          DURATION 01:30`);
  expect([segment.status?.value, segment.bookingClass?.value, segment.cabin?.value, segment.durationMinutes?.value]).toEqual([
    'CONFIRMED',
    'L',
    'economy',
    90,
  ]);
});

test('an operator is kept without its flight number, and only where it is not the airline of the heading', () => {
  expect(flight(`${head}\nOPERATED BY:     ANADOLUJET, VF 4044\n${ends}`).operatedBy?.value).toBe('ANADOLUJET');
  expect(flight(`${head}\n${ends}\nOPERATED BY: TURKISH AIRLINES, TK 1044`).operatedBy).toBeUndefined();
});

test('seats of several travellers stand together', () => {
  expect(
    flight(`${head}\n${ends}\nSEAT:   14A CONFIRMED FOR POPA/ION MR\n        14B CONFIRMED FOR POPA/ANA MRS\nEQUIPMENT: A321`)
      .seat?.value,
  ).toBe('14A, 14B');
});

test('a frequent flyer number behind the baggage is no ticket and no baggage', () => {
  const draft = draftOf(`${head}\n${ends}\nBAGGAGE ALLOWANCE: 2PC SN-LH992220179444801 FOR POPA/ION`);
  expect(draft.segments[0]?.baggage?.value).toBe('2PC');
  expect(draft.passengers).toEqual([]);
});

test('days may be written in figures, and references stand in the heading of the document', () => {
  const draft = draftOf(`BUCHUNGSNUMMER: K8W4PZ      AIRLINE REF: LH/KX77QW
FLUG  LH 1653 - LUFTHANSA      FR 12.03.2027
ABFLUG: BUKAREST, RO (HENRI COANDA INTL)      12.03. 06:15
ANKUNFT: MUENCHEN, DE (MUNICH INTL), TERMINAL 2      12.03. 07:25
FREIGEPAECKGRENZE: 1 PC    DAUER: 2 H 10 MIN
BETRIEBEN VON: LUFTHANSA CITYLINE`);
  const [flight] = draft.segments;
  expect([flight?.departure.date?.value, flight?.arrival.time?.value, flight?.arrival.terminal?.value]).toEqual([
    { day: 12, month: 3, year: 2027, weekday: 5 },
    '07:25',
    '2',
  ]);
  expect([flight?.baggage?.value, flight?.durationMinutes?.value, flight?.operatedBy?.value]).toEqual([
    '1PC',
    130,
    'LUFTHANSA CITYLINE',
  ]);
  expect(draft.airlineRefs.map(({ value }) => value)).toEqual([{ airline: 'LH', ref: 'KX77QW' }]);
});

test('a place that stands above its label, in a cell of two lines, is read', () => {
  const { arrival } = flight(`${head}
DEPARTURE: MADRID, ES (ADOLFO SUAREZ BARAJAS)      12 APR 09:10
           BUENOS AIRES, BA (EZEIZA MINISTRO PISTARINI)
ARRIVAL:                                           12 APR 20:30`);
  expect([arrival.place?.value, arrival.time?.value]).toEqual(['BUENOS AIRES, BA (EZEIZA MINISTRO PISTARINI)', '20:30']);
});

test('an infant’s name may stand on the line below its parent’s', () => {
  const { passengers } = draftOf(`IONESCU/MARIA ELENA\nMRS(INFIONESCU/IOANA)\n${head}\n${ends}`);
  expect(passengers.map(({ name, type }) => [name.value, type?.value])).toEqual([
    ['IONESCU/MARIA ELENA', undefined],
    ['IONESCU/IOANA', 'infant'],
  ]);
});

test('a train’s departure is no flight’s', () => {
  const draft = draftOf(
    `${head}\n${ends}\nTRAIN      SNCF 6123                 TUE 13 APRIL 2027\nDEPARTURE: PARIS GARE DE LYON     13 APR 09:00\nARRIVAL:   LYON PART DIEU        13 APR 11:00\nSEAT: 61A`,
  );
  expect(draft.segments).toHaveLength(1);
  expect(draft.segments[0]?.seat).toBeUndefined();
});

test('a cancelled flight is left out and said', () => {
  const draft = draftOf(`${head}\n${ends}\nRESERVATION CANCELLED, ECONOMY (L)\n${head.replace('1044', '1046')}\n${ends}`);
  expect(draft.segments.map(({ flightNumber }) => flightNumber.value)).toEqual(['TK1046']);
  expect(draft.doubts.map(({ code }) => code)).toEqual(['cancelled-segment']);
});

test('travellers come from the heading of the document and from the tickets, each once', () => {
  const draft = draftOf(`AGENTIE SRL                       BOOKING REF: TK/R7KQ2M
TEL/FAX: 021 555 01 02            DATE: 02 NOVEMBER 2026
ROMANIA                           LI/WEI MR
                                  DAL SANTO/JOHN BRETT MR (CHD/12MAR19)
${head}
${ends}
TICKET: TK/ETKT 235 4412907731-32 FOR LI/WEI MR
TICKET: TK/ETKT 235 4412907733 FOR DAL SANTO/JOHN BRETT`);
  expect(draft.bookingRef?.value).toBe('R7KQ2M');
  for (const label of ['NUMERO PRENOTAZIONE', 'CÓDIGO DE RESERVA', 'NUMĂR REZERVARE'])
    expect(draftOf(`${label}:  5VKM8R\n${head}\n${ends}`).bookingRef?.value).toBe('5VKM8R');
  expect(draft.issueDate?.value).toEqual({ day: 2, month: 11, year: 2026 });
  expect(draft.passengers.map(({ name, type, eticket }) => [name.value, type?.value, eticket?.value])).toEqual([
    ['LI/WEI MR', undefined, '2354412907731'],
    ['DAL SANTO/JOHN BRETT MR', 'child', '2354412907733'],
  ]);
});

test('a pasted line in which everything runs together gives its name, reference and day', () => {
  const draft = draftOf(`ALMA SRL BOOKING REF: ZUONFC DATE: 19 MAY 2026 KAUR/PARAMJIT TELEPHONE: 049.8840733\n${head}\n${ends}`);
  expect(draft.passengers.map(({ name }) => name.value)).toEqual(['KAUR/PARAMJIT']);
  expect([draft.bookingRef?.value, draft.issueDate?.value.day]).toEqual(['ZUONFC', 19]);
});

test('a summary over the flights gives the airports’ codes', () => {
  const { departure, arrival } = flight(`12APR 0910 BUCHAREST OTP ISTANBUL IST TK1044 1 TURKISH AIRLINES\n${head}\n${ends}`);
  expect([departure.airport?.value, arrival.airport?.value]).toEqual(['OTP', 'IST']);
});

test('a text without times says what is missing', () => {
  expect(amadeusItinerary.parse(readPastedText(head))).toMatchObject({
    problems: [{ message: expect.stringContaining('DEPARTURE') }],
  });
});
