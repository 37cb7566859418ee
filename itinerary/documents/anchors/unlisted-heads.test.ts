import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { anchoredFlights } from './anchored-flights.ts';
import { unlistedHeads } from './unlisted-heads.ts';

const paper = (...lines: string[]) => readPastedText(lines.join('\n')).lines;
const flights = (...lines: string[]) =>
  anchoredFlights(paper(...lines)).map(
    ({ flight }) => `${flight.flight.found.value} ${flight.from.code?.value} ${flight.left.found.value}`,
  );

test('an unknown designator alone over its places and hours is a flight where others of the paper stand so', () => {
  expect(
    flights('ZY160', '02/02/2027', 'Dep DRW 08:30    Arr CNS 12:45', 'QF2491', '03/02/2027', 'Dep CNS 11:15    Arr HID 13:00'),
  ).toEqual(['ZY160 DRW 08:30', 'QF2491 CNS 11:15']);
  expect(
    flights('ZY 160 02/02/2027', 'Dep DRW 08:30    Arr CNS 12:45', 'ZY 161 05/02/2027', 'Dep CNS 13:30    Arr DRW 16:45'),
  ).toEqual(['ZY160 DRW 08:30', 'ZY161 CNS 13:30']);
});

test.each([
  [['XY1234', '02/02/2027', 'Dep DRW 08:30    Arr CNS 12:45', 'Flight QF2491']],
  [['NJ 466', 'Dep VIE 20:30    Arr VCE 08:25', 'NJ 467', 'Dep VCE 21:30    Arr VIE 08:25']],
  [['ZY160', 'Office hours 08:30 - 12:45', 'QF2491', 'Dep CNS 11:15    Arr HID 13:00']],
])('and none where it stands by itself, is a train or tells no way: %s', (lines) => {
  expect(unlistedHeads(paper(...lines)).flat()).toEqual([]);
});
