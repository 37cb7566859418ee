import { expect, test } from 'vitest';
import { understandTicket } from '../../parse-ticket.ts';
import { readPastedText } from '../../text/pasted-text.ts';
import { hasUndesignatedFlight, mostlyByName, undesignatedFlights } from './undesignated-flights.ts';

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

test('whom a document calls short more than once, each time beside an hour, is its airline', () => {
  const letter = 'You leave Otter Bay at 7:15 a.m. on American 1182, landing at 9:02 a.m. You go on with';
  expect(flights(`${letter}\nAmerican 732 at 5:50 p.m. and with Copa Airlines 311 at 8:20 p.m.`)).toEqual([
    'AA1182',
    'AA732',
    'CM311',
  ]);
  expect(flights(letter)).toEqual([]);
  const jadwal = 'Berangkat pukul 06:05 naik Garuda 311, tiba pukul 07:40, lalu pukul 11:05 Garuda 980 ke Ambon';
  expect(flights(jadwal)).toEqual(['GA311', 'GA980']);
  expect(flights('Hành lý Vietnam Airlines 2 kiện 23kg')).toEqual([]);
  expect(flights('American 1182 and American 732 are heavy paper.\nSee our catalogue.')).toEqual([]);
});

test('an airline’s name may have the ending of its sentence, and the word for a flight behind it', () => {
  expect(flights('Lähdette kello 6.05 Finnairin lennolla 436 Ivaloon')).toEqual(['AY436']);
  expect(flights('letíte Lufthansou 149 v 9.40, dále linkou Lufthansa 805')).toEqual(['LH149', 'LH805']);
  expect(flights('z Gdyni o 18.55 Lufthansą 1871')).toEqual(['LH1871']);
});

test('beside flights with designators a sentence may tell others by name, but none a second time', () => {
  const named = (...lines: string[]) =>
    mostlyByName(readPastedText(lines.join('\n')).lines, new Set(['4Y132', '4Y133'])).flatMap((row) =>
      row.map(({ value }) => value),
    );
  expect(named('Am Donnerstag geht es um 18:15 ab Ulm mit Lufthansa 149 nach Kiel')).toEqual(['LH149']);
  expect(named('geht es um 18:15 dann mit 4Y 132 (Lufthansa 4132) weiter nach Kiel')).toEqual([]);
  expect(named('4Y 132   Lufthansa 4132   18:15   19:05')).toEqual([]);
});

const table = `FLIGHTS – Canadian North (5T) – all times local
Flt    Date          From             Dep    To            Arr    Status
4402   11-Jan-2027   Pond Inlet YIO   1010   Iqaluit YFB   1305   CANCELLED
4404   12-Jan-2027   Pond Inlet YIO   0920   Iqaluit YFB   1215   Confirmed
103    12-Jan-2027   Iqaluit YFB      1440   Ottawa YOW    1745   Confirmed`;

test('numbers alone in the column of flights are of the airline named with its designator over the table', () => {
  expect(flights(table)).toEqual(['5T4402', '5T4404', '5T103']);
  expect(hasUndesignatedFlight(table)).toBe(true);
  expect(flights(table.replace('Canadian North (5T)', 'Canadian North (5T) and Air Canada (AC)'))).toEqual([]);
  expect(flights(table.replace('Flt', 'Bus'))).toEqual([]);
  const cut = table.replace('4402 ', '5T   11-Jan\n4402');
  expect(flights(cut)).toEqual([]);
  const own = 'Airline   Flt   Date   From   Dep   To   Arr\nWK   0024   05.02.2027   Zürich ZRH   22:40   Kapstadt CPT   10:55';
  expect(flights(`Swiss International Air Lines (LX)\n${own}`)).toEqual([]);
});

test('such a table is read, to airstrips no table knows, and what its carrier cancelled is told', () => {
  const text = `Airline record: 6LWDRP\nPassenger: Ms Annie Kilabuk   Ticket 518 2460091276\n${table}`;
  const outcome = understandTicket(readPastedText(text), '2026-11-24');
  if ('problem' in outcome) throw new Error(outcome.problem.code);
  expect(
    outcome.itinerary.segments.map(({ flightNumber, departure, arrival }) =>
      [flightNumber, departure.airport, departure.time, arrival.airport, arrival.time].join(' '),
    ),
  ).toEqual(['5T4404 YIO 09:20 YFB 12:15', '5T103 YFB 14:40 YOW 17:45']);
  expect(outcome.itinerary.warnings.map(({ code }) => code)).toContain('flight-replaced');
});
