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
