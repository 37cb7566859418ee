import { expect, test } from 'vitest';
import { parseTicket } from '../../parse-ticket.ts';

const answer = async (rows: string) => {
  const text = `Travel plan\nBooking reference K7QX2M\nPassenger POPESCU/ANA MS\n${rows}`;
  const outcome = await parseTicket({ text }, { today: '2026-11-21' });
  return 'problem' in outcome ? outcome.problem.code : outcome.itinerary.segments.map(({ flightNumber }) => flightNumber).join();
};
const out = 'OS 792 Bucharest OTP 14:25 Vienna VIE 15:10 16 March 2027';
const back = 'OS 795 Vienna VIE 20:25 Bucharest OTP 23:05 21 March 2027';

test('a flight is left out that its row says is cancelled, in words or in the code of reservation systems', async () => {
  for (const status of ['CANCELLED', 'Flug annulliert', 'ODWOŁANY', 'Zbor anulat', 'XX', 'HX1', 'UN'])
    expect(await answer(`${out}   Confirmed\n${back}   ${status}`), status).toBe('OS792');
  expect(await answer(`${out}   XX\n${back}   XX`)).toBe('journey-cancelled');
  expect(await answer(`Flight   Way   Status\n${out}   HK1\n${back}   NO`)).toBe('OS792,OS795');
});

test('however narrow the gap before it is', async () => {
  const way = (ends: string) => `OS 795   21 March 2027   VIE 20:25 - OTP ${ends}`;
  for (const ends of ['23:05 CANCELLED', '23:05+1 anulat', '23:05 (storniert)', '23:05 XX'])
    expect(await answer(`${out}   Confirmed\n${way(ends)}`), ends).toBe('OS792');
  expect(await answer(`${out}   Confirmed\n${way('23:05 not cancelled')}`)).toBe('OS792,OS795');
});

test('so is one whose status stands last in its card', async () => {
  const card = (flight: string, status: string) => `${flight}\nEconomy (W)   Status: ${status}\n`;
  for (const status of ['FLIGHT CANCELLED', 'LOT ODWOŁANY', 'Flug gestrichen', 'anulat de companie', 'annulé', 'İPTAL EDİLDİ'])
    expect(await answer(`${card(out, 'Confirmed')}${card(back, status)}`), status).toBe('OS792');
  expect(await answer(`${card(out, 'cancelled')}${card(back, 'confirmed')}`)).toBe('OS795');
  expect(await answer(`${out}\n${card(back, 'cancelled')}`)).toBe('OS792');
});

test('and one whose card is headed by its way and its status', async () => {
  const card = (way: string, flight: string, status: string) => `${way}   ${status}\n${flight}\n`;
  const cards = (...states: [string, string]) =>
    `${card('Bucharest (OTP) – Vienna (VIE)', out, states[0])}${card('Vienna (VIE) – Bucharest (OTP)', back, states[1])}`;
  expect(await answer(cards('CANCELLED', 'CONFIRMED'))).toBe('OS795');
  expect(await answer(cards('CONFIRMED', 'CANCELLED'))).toBe('OS792');
  expect(await answer(cards('CANCELLED', 'CANCELLED'))).toBe('journey-cancelled');
});

test('what else is cancelled is none of the flights', async () => {
  expect(await answer(`${out}\n${back}\nHotel Sacher Vienna   cancelled\nBooking status: cancelled seats`)).toBe('OS792,OS795');
  const table = `FLIGHTS – Canadian North (5T)
Flt    Day   Date          From             Dep    To            Arr    Status
4402   Mon   11-Jan-2027   Pond Inlet YIO   1010   Iqaluit YFB   1305   CANCELLED by carrier
4404   Tue   12-Jan-2027   Pond Inlet YIO   0920   Iqaluit YFB   1215   Confirmed`;
  expect(await answer(table)).toBe('5T4404');
});
