import { expect, test } from 'vitest';
import { readTicketText } from '#tests/support/read-ticket-text.ts';
import { readPastedText } from '../text/pasted-text.ts';
import { readAirlineDocument } from './airline-document.ts';

test('flights keep their days beside passports that expire years after them', () => {
  const reading = readAirlineDocument(
    readPastedText(`Booking reference: 8YQ2WF
Flight   Date          Route                   Departure   Arrival
TK1048   16.04.2027    Bucharest OTP - Istanbul IST   19:50   21:25
No.   Surname     Name        Passport     Expires
1     OLTEANU     MIRELA      064100254    22.01.2032
2     PRODAN      COSTEL      057703311    19.03.2029`),
  );
  expect('draft' in reading && reading.draft.segments.map(({ departure }) => departure.date?.value)).toEqual([
    { day: 16, month: 4, year: 2027 },
  ]);
});

test('nor does the end of a passport printed below the flight', () => {
  const reading = readAirlineDocument(
    readPastedText(`Booking reference: 8YQ2WF
Friday 16 April 2027
19:50  OTP  Bucharest
21:25  IST  Istanbul
TK1048
Passport 064100254, valid until 22.01.2032`),
  );
  expect('draft' in reading && reading.draft.segments[0]?.departure.date?.value.year).toBe(2027);
});

test('nor does a passport whose end stands where its sentence goes on', async () => {
  const { flights } = await readTicketText(`Ref. LR3VZA, 25 noiembrie 2026
Miercuri, 13 ianuarie 2027, pasagerii vor decola din Chisinau (RMO) cu cursa TK 270 la ora 10:15 si vor
ateriza la Istanbul (IST) la ora 12:50. In aceeasi zi, la ora 15:20, isi continua calatoria cu cursa TK 764 spre
Dubai (DXB), unde ajung la ora 20:45.
Pasapoartele sunt valabile pana la 04.09.2031 si
respectiv 17.02.2030.`);
  expect(flights).toEqual(['TK270 RMO 2027-01-13 10:15 IST 2027-01-13 12:50', 'TK764 IST 2027-01-13 15:20 DXB 2027-01-13 20:45']);
});
