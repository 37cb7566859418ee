import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { hasUndesignatedFlight, undesignatedFlights } from './undesignated-flights.ts';

const flights = (text: string) =>
  undesignatedFlights(readPastedText(text).lines)
    .flat()
    .map(({ value }) => value);

test('behind the name of an airline stands its number, with a word for either or none', () => {
  expect(flights('Iberia 2518')).toEqual(['IB2518']);
  expect(flights('20AUG  ETHIOPIAN             707  ECONOMY/K')).toEqual(['ET707']);
  expect(flights('Depart Heathrow on Kenya Airways flight 101 at 6.05pm')).toEqual(['KQ101']);
  expect(flights('Vol Air Caraïbes n° 540 · Airbus A350')).toEqual(['TX540']);
});

test('a name may go on in the next line of its cell', () => {
  const row = '06JAN   AMERICAN          100   NEW YORK JFK   6:10 PM N';
  expect(flights(`${row}\nWED     AIRLINES                LONDON LHR     6:15 AM`)).toEqual(['AA100']);
  expect(flights(`${row}\nWED                             LONDON LHR     6:15 AM`)).toEqual([]);
});

test('a number behind a word for flights is of the only airline', () => {
  const mail = 'Southwest Airlines\nTICKET #   5262519930847\nFLIGHT # 2219\nDEPARTS DAL 06:55AM';
  expect(flights(mail)).toEqual(['WN2219']);
  expect(flights('Southwest Airlines\n# 0730       SAN 12:40PM')).toEqual(['WN730']);
  expect(flights('Copa Airlines\nVuelo 0177')).toEqual(['CM177']);
});

test('a number behind such a word is of the airline over it', () => {
  const rows = 'GOL (G3)   GRU São Paulo   SSA Salvador\nVoo 1624   04/01 07h40   04/01 10h05\n';
  expect(flights(`${rows}LATAM   REC Recife   GRU São Paulo\nVoo 3325   15/01 18h20   15/01 21h45`)).toEqual([
    'G31624',
    'LA3325',
  ]);
});

test('of two airlines it is neither’s, and what is counted or measured is no flight', () => {
  expect(flights('Lufthansa\nSwiss International Air Lines\nFLIGHT # 2219')).toEqual([]);
  expect(flights('Southwest Airlines\nFlight 1: Saturday, 03/20/2027\nFlight 45 min\nFlight 12:40')).toEqual([]);
  expect([hasUndesignatedFlight('Flight # 2219'), hasUndesignatedFlight('Room 2219')]).toEqual([true, false]);
});

test('in a sentence a number may have a comma behind it, and the only airline may have a short name', () => {
  const numbers = (text: string) =>
    undesignatedFlights(readPastedText(text).lines).flatMap((row) => row.map(({ value }) => value));
  expect(numbers('American Airlines flight 2376, Chicago (ORD) to Dallas (DFW)')).toEqual(['AA2376']);
  expect(numbers('Alaska Airlines\nAlaska 1084\nSeattle (SEA)')).toEqual(['AS1084']);
  expect(numbers('Brussels Airlines\nAvenue Louise 12, Brussels 1000')).toEqual([]);
});
