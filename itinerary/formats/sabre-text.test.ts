import { expect, test } from 'vitest';
import { recognisedDraftBy } from '#tests/support/drafts.ts';
import { sabreText } from './sabre-text.ts';

const draftOf = recognisedDraftBy(sabreText);

const air = `20 MAR 27  -  SATURDAY
  AIR   BRITISH AIRWAYS      FLT:885    ECONOMY        MEALS
        LV BUCHAREST OTP               0110P          EQP: AIRBUS A320
                                                      03HR 35MIN
        AR LONDON HEATHROW             0245P          NON-STOP
        ARRIVE: TERMINAL 5                            REF: Y7T3LP`;

test('the airline’s name gives the designator, a little less surely than print', () => {
  const flight = draftOf(air).segments[0];
  expect(flight?.flightNumber).toMatchObject({ value: 'BA885', text: 'BRITISH AIRWAYS 885', certainty: 0.9 });
  expect(flight?.airlineRef?.value).toEqual({ airline: 'BA', ref: 'Y7T3LP' });
});

test('a printed designator is taken as it stands', () => {
  const flight = draftOf(air.replace('FLT:885', 'FLT: LX1885')).segments[0];
  expect(flight?.flightNumber).toMatchObject({ value: 'LX1885', certainty: 1 });
});

test('a flight of an airline nobody knows is left out and told', () => {
  const draft = draftOf(`${air}\n${air.replace('BRITISH AIRWAYS', 'AIR OF NOWHERE')}`);
  expect(draft.segments).toHaveLength(1);
  expect(draft.doubts.map(({ code }) => code)).toEqual(['airline-unknown']);
});

test('a place that ends in the code of its own city says the airport, other last words do not', () => {
  const { departure, arrival } = draftOf(air.replace('LONDON HEATHROW', 'LONDON APT     ')).segments[0] ?? {};
  expect(departure?.airport).toMatchObject({ value: 'OTP', text: 'BUCHAREST OTP' });
  expect(arrival?.airport).toBeUndefined();
  expect(arrival?.place?.value).toBe('LONDON APT');
});

test('the day of arrival is only what is printed: ARRIVES, a day behind the time, or a heading between the lines', () => {
  const arrivalDay = (text: string) => draftOf(text).segments[0]?.arrival.date?.value;
  expect(arrivalDay(air)).toBeUndefined();
  expect(arrivalDay(air.replace('ARRIVE:', 'ARRIVES 21MAR\n        ARRIVE:'))).toEqual({ day: 21, month: 3 });
  expect(arrivalDay(air.replace('0245P          NON-STOP', '0245P  21MAR   NON-STOP'))).toEqual({ day: 21, month: 3 });
  expect(arrivalDay(air.replace('        AR LONDON', '21 MAR 27 - SUNDAY\n        AR LONDON'))).toMatchObject({
    day: 21,
    year: 2027,
  });
});

test('noon and midnight have letters of their own', () => {
  const { departure, arrival } = draftOf(air.replace('0110P', '1200N').replace('0245P', '1200M')).segments[0] ?? {};
  expect([departure?.time?.value, arrival?.time?.value]).toEqual(['12:00', '00:00']);
});

test('hotels and surface sectors after a flight change nothing in it', () => {
  const draft = draftOf(`${air}
  HOTEL LONDON HEATHROW              OUT-24MAR
        CONFIRMATION 3344556677      REF: ABCDEF
  SURFACE TRANSPORTATION
        LV LONDON HEATHROW             0900A
        AR OXFORD                      1000A`);
  expect(draft.segments).toHaveLength(1);
  expect(draft.segments[0]?.departure.time?.value).toBe('13:10');
  expect(draft.segments[0]?.airlineRef?.value.ref).toBe('Y7T3LP');
});

test('names and tickets come together by the name, also behind the carrier’s two letters', () => {
  const { passengers, bookingRef, issueDate } = draftOf(`SALES PERSON: 27               ITINERARY                DATE: 15 JAN 27
CUSTOMER NBR: 20600127         MHBVDS                   PAGE: 01
FOR: GRIGORESCU/ALMA MRS
     GRIGORESCU/PAVEL MR      REF: 4711
${air}
  GRIGORESCU/PAVEL MR        TICKET NUMBER  125-2399001123
AIR TICKET    BA2399001122     GRIGORESCU ALMA MRS`);
  expect(passengers.map(({ name, eticket }) => [name.value, eticket?.value])).toEqual([
    ['GRIGORESCU/ALMA MRS', '1252399001122'],
    ['GRIGORESCU/PAVEL MR', '1252399001123'],
  ]);
  expect(bookingRef?.value).toBe('MHBVDS');
  expect(issueDate?.value).toEqual({ day: 15, month: 1, year: 2027 });
});

test('beside whom it is sent to stands for whom it is', () => {
  const draft = draftOf(`TO: OAKRIDGE CONSULTING LLC                FOR: KEARNEY/PATRICK J\n${air}`);
  expect(draft.passengers.map(({ name }) => name.value)).toEqual(['KEARNEY/PATRICK J']);
});
