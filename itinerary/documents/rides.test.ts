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
