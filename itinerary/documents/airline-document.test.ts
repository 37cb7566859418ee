import { expect, test } from 'vitest';
import { readPastedText } from '../text/pasted-text.ts';
import { readAirlineDocument } from './airline-document.ts';

const flightsOf = (text: string) => {
  const reading = readAirlineDocument(readPastedText(text));
  return 'draft' in reading
    ? reading.draft.segments.map(({ flightNumber, departure, arrival }) =>
        [flightNumber.value, departure.airport?.value, departure.time?.value, arrival.airport?.value].join(' '),
      )
    : [];
};

const table = `Booking reference: HN5TQX
Flight      Departure            Arrival              Class          Status
EK836       Bahrain (BAH)        Dubai (DXB)          Economy (U)    Confirmed
            Fri 06 Aug 2027      Terminal 3           Flex           2 x 30 kg
            04:35                Fri 06 Aug 2027
                                 06:50
EK073       Dubai (DXB)          Paris (CDG)          Economy (U)    Confirmed
            Terminal 3           Terminal 2C          Flex           2 x 30 kg
            Fri 06 Aug 2027      Fri 06 Aug 2027
            08:20                13:35`;

test('a flight that was read, named again among what was paid for, is no other flight', () => {
  const flights = ['EK836 BAH 04:35 DXB', 'EK73 DXB 08:20 CDG'];
  const extras = (code: string) =>
    `\nInfant without seat: 10 kg. Bassinet requested EK073 (subject to aircraft).\nExtras (${code})\n176-4588120041  Seat 42A, 42B - EK073  BHD 22.400  15NOV26`;
  expect(flightsOf(table + extras('EMD'))).toEqual(flights);
  expect(flightsOf(table + extras('QQZ'))).toEqual(flights);
});

const daysOf = (text: string) => {
  const reading = readAirlineDocument(readPastedText(text));
  return 'draft' in reading
    ? reading.draft.segments.map(
        ({ departure: { date } }) => date && `${date.value.day}.${date.value.month}.${date.value.year ?? ''}`,
      )
    : [];
};

test('the day of issue is no day of a flight, whether it stands nearer or again in the footer', () => {
  const beside = `Ida · segunda-feira, 18 de janeiro de 2027        Data de emissão
                                                  15 de novembro de 2026
BSB             CM 204 · 6h 50m · Boeing 737 MAX 9            PTY
02:15                                                         07:05
PTY             CM 446 · 3h 15m · Boeing 737-800              MCO
08:45                                                         12:00`;
  expect(daysOf(beside)).toEqual(['18.1.2027', '18.1.2027']);
  const page = `Fecha de emisión  18/11/2026
AV9437  Avianca
Salida 13:25 Medellín (MDE)
Llegada 14:30 Bogotá (BOG)`;
  expect(daysOf(`${page}\nDocumento generado el 18/11/2026 a las 12:05`)).toEqual([undefined]);
  expect(daysOf(page.replace('AV9437', '18/11/2026  AV9437'))).toEqual(['18.11.2026']);
});
