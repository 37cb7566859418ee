import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { anchoredFlights } from './anchored-flights.ts';

const flights = (...lines: string[]) =>
  anchoredFlights(readPastedText(lines.join('\n')).lines).map(({ flight: { flight, from, to } }) =>
    [flight.found.value, from.airports[0]?.iata, to.airports[0]?.iata].join(' '),
  );

test('of a flight whose one end stands beside its number the other is in no other number’s row', () => {
  const rows = [
    'DL 219    DENVER               ZUCKVILLE PLAZA  ',
    '          12:15PM              2:20PM',
    'DL 1489   ZUCKVILLE PLAZA      MADISON',
    '          5:05PM               8:15PM',
  ];
  expect(flights('MON 14JUN', ...rows)).toEqual([]);
  expect(flights('MON 14JUN', ...rows.map((row) => row.replace('ZUCKVILLE PLAZA  ', 'SALT LAKE CITY   ')))).toEqual([
    'DL219 DEN SLC',
    'DL1489 SLC MSN',
  ]);
});

test('an operator’s number in the row of the other end and its hour is no other flight’s', () => {
  expect(flights('12 Apr 2027', 'LH 400   Frankfurt (FRA)   10:00', 'UA 8840   New York (JFK)   13:00')).toEqual([
    'LH400 FRA JFK',
  ]);
});
