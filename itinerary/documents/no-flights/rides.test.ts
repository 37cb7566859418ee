import { expect, test } from 'vitest';
import { understandTicket } from '../../parse-ticket.ts';
import { readPastedText } from '../../text/pasted-text.ts';

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

test('stations with codes are no airports on a paper that calls itself a ticket for a coach and speaks of no flight', () => {
  const rides = `Rezervare DB4K8N   Pasager IONESCU IOANA
Cursa      LH 214    Plecare  Iași IAS - Autogara Vest, luni, 14.12.2026 05:00
Sosire     München MUC - ZOB, luni, 14.12.2026 23:15
Bagaj: 2 bagaje de cală, la șofer. Autocar cu prize.`;
  for (const title of [
    'e-BILET DE CĂLĂTORIE AUTOCAR',
    'Bus ticket',
    'Busfahrkarte / Bus',
    'Otobüs bileti',
    'Bilet autobusowy, autobus',
  ]) {
    expect(read(`${title}\n${rides}`), title).toBe('no-itinerary');
  }
  const flown = `Bilet de avion, zbor direct\n${rides.replace('23:15', '06:40')}`;
  expect(read(flown)).toMatchObject({ flights: ['LH214'] });
});

test('what is faster than any train is flown, though a train stands in the row above', () => {
  const rows = `Train TGV   TGV 6602   Lyon Part-Dieu 07/05/2027 06:04   Paris Gare de Lyon 07/05/2027 08:04
Vol Air France   AF 136   Paris Charles de Gaulle 07/05/2027 13:20   Chicago O'Hare 07/05/2027 15:25`;
  expect(read(`Référence: WPL3QF\nM. Antoine Girard\n${rows}`)).toEqual({ flights: ['AF136'], unread: [] });
});

test('hours of a train that is named in a line of its own are none of the flight that follows', () => {
  const flight = `Hinflug   XQ 971
Samstag, 15. Mai 2027
Abflug Leipzig 10:30 Uhr – Ankunft Antalya 15:05 Uhr`;
  const rides = [
    'Pré-acheminement inclus : TER 857914, Rennes 08h40 – Nantes 09h58, samedi 15 mai.',
    'Zubringer: ICE 1086, Nürnberg 04:55 – Leipzig 07:02, Samstag 15. Mai',
    'Frecciarossa 9715, Torino 07:00 - Milano 07:50, sabato 15 maggio',
    'Transport inclus: autocar Brașov 04:30 - Otopeni 07:15, sâmbătă 15 mai',
  ];
  for (const printed of rides) {
    const outcome = understandTicket(readPastedText(`31000 Toulouse\nPK8R2D\n${printed}\n${flight}`), '2026-11-21');
    expect('problem' in outcome ? [] : outcome.itinerary.segments, printed).toMatchObject([
      { departure: { airport: 'LEJ', time: '10:30' }, arrival: { airport: 'AYT', time: '15:05' } },
    ]);
  }
});

test('a bus that is named behind the hours of a flight takes none of them', () => {
  const text = 'PK8R2D\nXQ 971   Samstag, 15. Mai 2027\nAbflug Leipzig 10:30 – Landung Antalya 15:05, danach Bus zum Hotel';
  const outcome = understandTicket(readPastedText(text), '2026-11-21');
  expect('problem' in outcome ? [] : outcome.itinerary.segments).toMatchObject([
    { departure: { time: '10:30' }, arrival: { time: '15:05' } },
  ]);
});

test('a bus to the airport takes nothing from flights of which a paper speaks in another language', () => {
  const rows = 'LO3912   28.01.2027   KRAKÓW - WARSZAWA   13:35 - 14:30\nLO3905   09.04.2027   WARSZAWA - KRAKÓW   16:10 - 17:05';
  for (const [papers, bus] of [
    ['Bilety lotnicze', 'Bus o 9:40 spod dworca'],
    ['Letenky', 'Bus v 9:40'],
  ])
    expect(read(`${papers}, rezervace 4VNYQE\n${rows}${'\n'.repeat(8)}${bus}`)).toEqual({
      flights: ['LO3912', 'LO3905'],
      unread: [],
    });
});
