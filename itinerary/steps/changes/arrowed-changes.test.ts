import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { partsBeforeArrows } from './arrowed-changes.ts';

const former = (text: string) =>
  [...partsBeforeArrows(readPastedText(text).lines)].flatMap(([line, parts]) =>
    parts.map(({ start, end }) => line.text.slice(start, end).replace(/\s*\S+\s*$/, '')),
  );

test.each([
  'Departure: 08:30 → 09:10\nArrival: 10:55 → 11:35',
  'Plecare: 08:30 -> 09:10\nSosire: 10:55 -> 11:35',
  'Abflug   08:30 ⇒ 09:10\nTerminal 2\nAnkunft   10:55 ⇒ 11:35',
  'Godzina wylotu: 08:30 → 09:10\nGodzina przylotu: 10:55 → 11:35',
  '出発時刻   08:30 → 09:10\n到着時刻   10:55 → 11:35',
  'Излитане: София (SOF) 08:30 → 09:10\nКацане: Виена (VIE) 10:55 → 11:35',
  'Departure 08:30 → 09:10, arrival 10:55 → 11:35',
])('%s: those before the arrows were', (text) => expect(former(text)).toEqual(['08:30', '10:55']));

test('so does a number, a day or an airport beside them, and an end that stays has no arrow', () => {
  expect(
    former(
      'Flight: BA2710 → BA2712\nDate: 1 July 2027 → 2 July 2027\nFrom: London (LHR) → London (LGW)\nDeparture time: 07:25 → 09:05\nTo: Faro (FAO)\nArrival time: 12:00',
    ),
  ).toEqual(['BA2710', '1 July 2027', 'London (LHR)', '07:25']);
  expect(former('Your flight has been changed.\nFlight: BA2710 → BA2712\nDeparture: 09:05')).toEqual(['BA2710']);
});

test.each([
  'Departure: 08:30 → 10:55\nLH 1419',
  '08:30 → 10:55\n18:30 → 20:55',
  'Departure: 08:30\nArrival: 10:55',
  'From: OTP → FRA\nArrival: FRA 10:55',
  'Flights: LH1419 → LH402\nLH1419   OTP 08:30   FRA 10:55',
  'Departure: OTP 08:30 → FRA 10:55\nReturn: FRA 18:30 → OTP 20:55',
  'Your flight has been changed.\nFlight: LH1419 → LH402\nLH1419  OTP 08:30  FRA 10:55\nLH402  FRA 12:00  EWR 15:00',
])('%s: all are', (text) => expect(former(text)).toEqual([]));
