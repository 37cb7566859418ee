import { expect, test } from 'vitest';
import { understandTicket } from '../parse-ticket.ts';
import { readPastedText } from '../text/pasted-text.ts';

const read = (text: string) => {
  const outcome = understandTicket(readPastedText(text), '2026-11-21');
  if ('problem' in outcome) return outcome.problem.code;
  const { segments, warnings } = outcome.itinerary;
  const unread = warnings.filter(({ code }) => code === 'flight-not-read').map(({ message }) => message.en.split(' ')[0]);
  return { flights: segments.map(({ flightNumber }) => flightNumber), unread };
};
const ride = `Cod rezervare: TC7Q4M   Bilet TCL 0044182
Plecare   Cluj-Napoca, Autogara Beta, peron 6             vineri 18.12.2026      22:30
Oprire    Oradea, benzinaria Lukoil DN1                   sambata 19.12.2026     01:10
Sosire    Budapesta, Aeroport Ferenc Liszt (BUD)          sambata 19.12.2026     04:15
Cursa     TC 418, autocar Setra
Nu raspundem de pierderea zborurilor`;

test('what stands beside a coach and has no two printed codes is ridden, whichever format knows the words around it', () => {
  expect(read(ride)).toBe('no-itinerary');
});

test('beside a flight a ride is told, and a flight with its codes is one beside a coach', () => {
  const flight = 'Zbor RO 301   20.12.2026   București (OTP) 14:10 - Frankfurt (FRA) 15:45';
  expect(read(`${flight}${'\n'.repeat(8)}${ride}`)).toEqual({ flights: ['RO301'], unread: ['DN1'] });
  expect(read(`${flight}\nautocar gratuit spre hotel 20.12\nCod rezervare: TC7Q4M`)).toEqual({ flights: ['RO301'], unread: [] });
});

test('what is faster than any train is flown, though a train stands in the row above', () => {
  const rows = `Train TGV   TGV 6602   Lyon Part-Dieu 07/05/2027 06:04   Paris Gare de Lyon 07/05/2027 08:04
Vol Air France   AF 136   Paris Charles de Gaulle 07/05/2027 13:20   Chicago O'Hare 07/05/2027 15:25`;
  expect(read(`Référence: WPL3QF\nM. Antoine Girard\n${rows}`)).toEqual({ flights: ['AF136'], unread: [] });
});
