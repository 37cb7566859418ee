import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { bestFlightsIn } from '../airline-document.ts';

const head = 'Date          Flight      From                          To                            ETD       ETA';
const row = (day: string, number: string, from: string, to: string, hours: string) =>
  `${day.padEnd(14)}${number.padEnd(12)}${from.padEnd(30)}${to.padEnd(30)}${hours}`;
const read = (...rows: string[]) =>
  bestFlightsIn(readPastedText(rows.join('\n')).lines).map(({ flightNumber, departure, arrival }) =>
    [flightNumber, departure.airport, departure.time, arrival.airport, arrival.time].map((found) => found?.value).join(' '),
  );

test('an airstrip no table knows is flown to from the other end of its row', () => {
  expect(
    read(
      head,
      row('04-Sep-27', 'P2 561', 'Nairobi Wilson (WIL)', 'Olare Orok (OXQ)', '0915      1000'),
      row('08-Sep-27', 'P2 562', 'Olare Orok (OXQ)', 'Nairobi Wilson (WIL)', '1100      1150'),
    ),
  ).toEqual(['P2561 WIL 09:15 OXQ 10:00', 'P2562 OXQ 11:00 WIL 11:50']);
});

test('and where each end stands in a line of its own, with its hour', () => {
  expect(
    read(
      'Jeudi 11 mars 2027',
      'Vol P2 918   15 h 40   Baie-Trinité (YQX)          1 h 55, sans escale',
      '             17 h 35   Montréal Saint-Hubert (YHU)',
      'Détail du prix (CAD)',
      'NAV Canada   24,00 $',
      'Frais (YHU, YQB, YQX)   75,00 $',
    ),
  ).toEqual(['P2918 YQX 15:40 YHU 17:35']);
  expect(read('Fr 22 Januar 2027', 'LH 3619   18:43  Köln Hbf (QKL)', '          19:49  Frankfurt (FRA)')).not.toContainEqual(
    expect.stringContaining('QKL'),
  );
});

test('and no code in brackets is one where no column says which end it is', () => {
  expect(read('P2 561  04-Sep-27  Nairobi Wilson (WIL)  0915  1000  Mrs Njoki (ADT)')).not.toContainEqual(
    expect.stringContaining('ADT'),
  );
});

test('and where both ends stand in one cell with a dash between', () => {
  expect(
    read(
      '1 mars 2027   P2 432    Nuuk (GOH) – Qasigiannguit (JCH)   14.10   15.00',
      '18 mars 2027  P2 431    Qasigiannguit (JCH) → Nuuk (GOH)   10.25   11.15',
    ),
  ).toEqual(['P2432 GOH 14:10 JCH 15:00', 'P2431 JCH 10:25 GOH 11:15']);
  expect(read('1 mars 2027   P2 432    Nuuk (GOH)   Fru Berthelsen (ADT)   14.10   15.00')).not.toContainEqual(
    expect.stringContaining('ADT'),
  );
});
