import { expect, test } from 'vitest';
import { understandTicket } from '../../parse-ticket.ts';
import { readPastedText } from '../../text/pasted-text.ts';

const read = (text: string) => {
  const outcome = understandTicket(readPastedText(text), '2026-11-21');
  if ('problem' in outcome) return outcome.problem.code;
  const { segments, warnings } = outcome.itinerary;
  const untold = warnings.filter(({ code }) => code === 'date-not-read').map(({ where }) => where);
  return { days: segments.map(({ departure }) => departure.date), untold };
};
const told = { days: ['2026-12-20', null], untold: ['segments[1].departure.date'] };

test('a day whose month nobody reads is told, and is not that of the flight before', () => {
  expect(
    read(`Reserva: R4TX6N   Emitido: 24.11.2026
Ida            domingo, 20 dec
16:05    Madrid, terminal 2 (MAD)
FB 851
17:25    Londres Heathrow, terminal 4 (LHR)
Volta          domingo, 3 wint
18:25    Londres Heathrow, terminal 4 (LHR)
FB 852
22:35    Madrid, terminal 2 (MAD)`),
  ).toEqual(told);
  expect(
    read(`Buchung: R4TX6N   Ausgestellt: 24.11.2026
Sonntag, 20. Dezember
OS 851 Wien (VIE) 16:05 London Heathrow (LHR) 17:25
Sonntag, 3. Hartung
OS 852 London Heathrow (LHR) 18:25 Wien (VIE) 22:35`),
  ).toEqual(told);
});

test('two flights under one heading keep its day', () => {
  expect(
    read(`Buchung: R4TX6N   Ausgestellt: 24.11.2026
Sonntag, 20. Dezember 2026
OS 851 Wien (VIE) 10:05 Frankfurt (FRA) 11:25
Sitz am Fenster, Sonntag 2 Koffer erlaubt
OS 7212 Frankfurt (FRA) 13:25 Paris (CDG) 14:35`),
  ).toEqual({ days: ['2026-12-20', '2026-12-20'], untold: [] });
});

test('a whole day whose month nobody reads is told, and is not that of the letter above', () => {
  const outcome = (first: string, second: string) =>
    read(`QW5HJM   20.11.2026 14:20
${first}
OS 654   (TBS) 04:20    (VIE) 05:55
${second}
OS 653   (VIE) 22:30    (TBS) 04:00`);
  const untold = ['segments[0].departure.date', 'segments[1].departure.date'];
  expect(outcome('12 መጋቢት 2027', '20 መጋቢት 2027')).toEqual({ days: [null, null], untold });
  expect(outcome('2027 ዓመት 12 መጋቢት', '2027 ዓመት 20 መጋቢት')).toEqual({ days: [null, null], untold });
});

test('nor that of the row above, in letters we know', () => {
  expect(
    read(`QW5HJM   20.11.2026
11   18 jan 2027    OS 850    TIA Tirana    5:05 AM    6:45 AM    VIE Wien
12   23 hartung 2027    OS 847    VIE Wien    12:50 PM    2:25 PM    TIA Tirana`),
  ).toEqual({ days: ['2027-01-18', null], untold: ['segments[1].departure.date'] });
});
