import { expect, test } from 'vitest';
import { understandTicket } from '../../parse-ticket.ts';
import { readPastedText } from '../../text/pasted-text.ts';

const read = (text: string) => {
  const outcome = understandTicket(readPastedText(text), '2026-11-21');
  if ('problem' in outcome) return outcome.problem.code;
  return outcome.itinerary.segments.map(({ flightNumber, departure: { date, time } }) => `${flightNumber} ${date} ${time}`);
};

test.each([
  [
    'Sosire: 12.06.2027, cursa charter H4 5501 din Otopeni, aterizare 07:45',
    'Plecare: 19.06.2027, preluare de la hotel ora 05:20',
  ],
  ['Flug XQ 141 aus Frankfurt, Landung 07:45', 'Rückreise: 19.06.2027, Abholung vom Hotel 05:20'],
  ['Vol TU 851 de Lyon, arrivée 07:45', "Retour : 19/06/2027, prise en charge à l'hôtel 05:20"],
  ['Flight MT 2440 from Manchester, landing 07:45', 'Return: 19.06.2027, hotel pick-up 05:20'],
])('%s: with the hour one is fetched from the hotel it is no flight', (arrival, departure) => {
  const voucher = 'VOUCHER NR. 204417\nCATRE: HOTEL SIDE STAR, Antalya\nTuristi: DL. POPA MIHAIL\nTransfer: AYT aeroport – hotel';
  expect(read(`${voucher}\n12.06.2027\n${arrival}\n${departure}`)).toBe('no-itinerary');
});

test('the day over such an hour and the flight below it is the flight’s', () => {
  const flight = 'H4 5502 Antalya (AYT) 08:55 – București (OTP) 10:40';
  expect(read(`Cod rezervare: GRPQ17\nDl Ion Pop\n19.06.2027 – preluare de la hotel ora 05:20\n${flight}`)).toEqual([
    'H45502 2027-06-19 08:55',
  ]);
});
