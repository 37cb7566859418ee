import { expect, test } from 'vitest';
import { understandTicket } from '../../parse-ticket.ts';
import { readPastedText } from '../../text/pasted-text.ts';
import { isOfOthers } from './other-services.ts';

const answer = (text: string) => {
  const outcome = understandTicket(readPastedText(text), '2026-11-21');
  return 'problem' in outcome ? outcome.problem.code : outcome.itinerary.segments.map(({ flightNumber }) => flightNumber);
};
const flights = 'LH 1423   18.01.2027   Bucharest (OTP) 06:30 - Frankfurt (FRA) 08:05';

test('papers of car parks, rooms and seats name flights and are no journey', () => {
  expect(answer(`Confirmare rezervare parcare\nCod rezervare: PFK82V\nZbor plecare\n${flights}`)).toBe('no-itinerary');
  expect(answer(`HOTEL VOUCHER\nLead guest: Mr Traian Hossu\n${flights}`)).toBe('no-itinerary');
  expect(answer(`Electronic Miscellaneous Document\nSeat 12A\n${flights}`)).toBe('no-itinerary');
});

test('a voucher of transfers names the flights that it waits for, and is none', () => {
  const ride =
    'TRANSFER VOUCHER\nLead passenger   Mrs Gill Shaw\nPick-up   Arrivals hall\nDrop-off   Pine Cliffs\nVehicle   Private minivan';
  expect(answer(`${ride}\n${flights}`)).toBe('no-itinerary');
  expect(answer(`Flights and transfer: booking confirmation\n${ride.replace('TRANSFER VOUCHER', '')}\n${flights}`)).toEqual([
    'LH1423',
  ]);
});

test('the booking of a car park is none, whatever its title', () => {
  const park =
    'Onderwerp: Bevestiging P7XK2Q\nNoord Parking\nInrijden   za 16 jan 2027, 04:30\nUitrijden   zo 24 jan 2027, 22:15\nKenteken   XH-482-T';
  expect(answer(`${park}\n${flights}`)).toBe('no-itinerary');
  expect(answer(`Booking confirmation PFK82V\nFlights   Hotels   Parking\nMr Traian Hossu\n${flights}`)).toEqual(['LH1423']);
});

test('a car that is rented from one airport to another is no flight between them', () => {
  const french =
    'Prise du véhicule   Retour du véhicule\n20/02/2027 14:30   20/02/2027 15:40\nLisbonne (LIS)   Porto (OPO)\nNuméro de vol : TP 443';
  expect(answer(`Hertz — Confirmation de location\n${french}\nConducteur : M. Mathieu Garnier`)).toBe('no-itinerary');
  const german =
    'Abholung: Frankfurt (FRA), 20.02.2027, 14:30\nRückgabe: Hamburg (HAM), 20.02.2027, 16:10\nIhre Flugnummer: LH 1419';
  expect(answer(`Buchungsbestätigung\nFahrer: Ana Popescu\n${german}`)).toBe('no-itinerary');
  expect(
    answer(
      `Flüge und Mietwagen\nReisende: Frau Ana Popescu\n${flights}\nAbholung 18.01.2027 Rückgabe 25.01.2027 Fahrer: Ana Popescu`,
    ),
  ).toEqual(['LH1423']);
});

test('the ticket of a ride is no journey by air, whatever looks like a number of a flight on it', () => {
  const ride = `Cod rezervare: TC7Q4M
Pasageri: Dna Anca Mureșan
Plecare   Cluj-Napoca, Autogara Beta, peron 6             vineri 18.12.2026      22:30
Oprire    Oradea, benzinaria Lukoil DN1                   sambata 19.12.2026     01:10
Sosire    Budapesta, Aeroport Ferenc Liszt (BUD)          sambata 19.12.2026     04:15`;
  for (const title of ['BILET DE CĂLĂTORIE AUTOCAR', 'Your coach ticket', 'Fahrkarte', 'Prenotazione traghetto'])
    expect(answer(`${title}\n${ride}`)).toBe('no-itinerary');
  for (const title of ['Fern & Ferry Travel: booking', 'Bilet autocar', 'E-ticket coach'])
    expect(answer(`${title}\nCod rezervare: HT4821\n${flights}`)).toEqual(['LH1423']);
});

test('what goes from airport to airport as slowly as on the road is a ride, under the title of one', () => {
  const row = (arrival: string) => `NX 200   London (LHR) 10:00 - Bristol (BRS) ${arrival}   16.03.2027`;
  expect(answer(`Your coach e-ticket\nLead passenger: Ana Popescu\n${row('12:40')}`)).toBe('no-itinerary');
  expect(answer(`Your coach e-ticket\nLead passenger: Ana Popescu\n${row('10:50')}`)).toEqual(['NX200']);
});

test('hours of a lounge are none of the flight', () => {
  expect(
    answer('Lounge pass\nGuest: Ana Popescu\nVienna (VIE) Flight OS 795 to Bucharest (OTP)\nEntry 18:20 - 21:20, 20.03.2027'),
  ).toBe('no-itinerary');
});

test('a package with its flights whole is one, and so is a voucher of an operator', () => {
  expect(answer(`VOUCHER DE CĂLĂTORIE\nHotel Larissa Park\nCod rezervare: HT4821\n${flights}`)).toEqual(['LH1423']);
});

test('a table that says only when one leaves is read without an hour of landing', () => {
  const charter = `Ruta                             Data         Cursa     Ora decolării   Prezentare la aeroport
București (OTP) – Antalya (AYT)  14.06.2027   A2 4451   05:40           03:10
Antalya (AYT) – București (OTP)  21.06.2027   A2 4452   08:20           05:50`;
  const outcome = understandTicket(readPastedText(`Mr Adrian Dinu\nCod rezervare: HT4821\n${charter}`), '2026-11-21');
  const segments = 'itinerary' in outcome ? outcome.itinerary.segments : [];
  expect(segments.map(({ departure, arrival }) => [departure.airport, departure.time, arrival.airport, arrival.time])).toEqual([
    ['OTP', '05:40', 'AYT', null],
    ['AYT', '08:20', 'OTP', null],
  ]);
});

test('who travels and who flies is no place, whatever the name', () => {
  const voucher = `CHD DUMITRACHE DAVID   22.06.2016   Copil
Vol Air Mauritius MK015 – Paris Charles-de-Gaulle, départ à 16h20 ; arrivée à Maurice (MRU) le 22 février 2027 à 6h30, parti le 21 février 2027`;
  const outcome = understandTicket(readPastedText(voucher), '2026-11-21');
  const segments = 'itinerary' in outcome ? outcome.itinerary.segments : [];
  expect(segments.map(({ departure, arrival }) => [departure.airport, arrival.airport])).toEqual([['CDG', 'MRU']]);
});

test('a policy of insurance names flights and is no journey', async () => {
  expect(await answer(`POLIȚĂ DE ASIGURARE STORNO BILET DE AVION\n${flights}`)).toBe('no-itinerary');
});

test('a paper of a room and of flights has both', async () => {
  expect(await answer(`VOUCHER CAZARE\n${flights}`)).toBe('no-itinerary');
  for (const title of ['VOUCHER CAZARE + BILET CHARTER', 'Hotelgutschein und Flugschein', 'HOTEL VOUCHER & E-TICKET'])
    expect(await answer(`${title}\n${flights}`)).toEqual(['LH1423']);
});

test('the hour of a ride to the airport is none of the flight below it, and the day over both is', () => {
  const text = `Référence aérienne   MZ4K8Q
M. MARCHAND Philippe
Jour 6 · Samedi 6 mars 2027 – Hanoï / Hué
Matinée libre. Transfert à 07h15.
Vol Vietnam Airlines VN 1543 – classe économique
Départ 09h30 – Hanoï Noi Bai
Arrivée 10h45 – Hué Phu Bai
Jour 8 · Lundi 8 mars 2027 – Hué / Hoi An`;
  const outcome = understandTicket(readPastedText(text), '2026-11-21');
  expect('itinerary' in outcome && outcome.itinerary.segments.map(({ departure: { date, time } }) => [date, time])).toEqual([
    ['2027-03-06', '09:30'],
  ]);
});

test('the number of a hotel above flights that are whole is no title', () => {
  const both = `${flights}\nLH 1420   25.01.2027   Frankfurt (FRA) 09:30 - Bucharest (OTP) 12:50`;
  expect(answer(`Travel confirmation\nHotel confirmation: HX-448210\nMr Traian Hossu\n${both}`)).toEqual(['LH1423', 'LH1420']);
  expect(answer(`Hotel confirmation\nMr Traian Hossu\n${both}`)).toBe('no-itinerary');
});

test('in a table of services the row of a trip or a room says nothing of the flight below it', () => {
  const rows = `1   10.04.2027   Zbor AT 931   București (OTP) - Casablanca (CMN)   11:45 - 15:05
3   13.04.2027   Excursie   Rabat și Meknes   08:00
8   17.04.2027   Zbor AT 930   Casablanca (CMN) - București (OTP)   05:10 - 11:25`;
  const outcome = understandTicket(readPastedText(`Cod rezervare: GRPQ17\nDl Ion Pop\n${rows}`), '2026-11-21');
  if ('problem' in outcome) throw new Error(outcome.problem.code);
  expect(
    outcome.itinerary.segments.map(({ departure, arrival }) => `${departure.airport} ${departure.time} ${arrival.time}`),
  ).toEqual(['OTP 11:45 15:05', 'CMN 05:10 11:25']);
});

test('a ticket of American’s written in one is no telephone, and says whose flights are meant', () => {
  const trip = `Team itinerary\nAirline record locator (American): K7QX2M
Hartley, Brian   Head Coach   0012417700110
FRIDAY, FEBRUARY 12, 2027
6:25am   Depart South Bend (SBN) on American 5205
8:17am   Arrive Charlotte (CLT), Concourse E`;
  expect(answer(trip)).toEqual(['AA5205']);
});

test('who leads a group and goes with it is none of those who stay', () => {
  for (const head of ['Group leader', 'Gruppenleiterin', 'Group leader (not travelling)', 'Conducător grup'])
    expect([head, isOfOthers(head)]).toEqual([head, true]);
  for (const head of [
    'Group leader (travelling)',
    'Gruppenleiterin (reist mit)',
    'Guide, flying with you',
    'Conducător grup – zboară cu grupul',
  ])
    expect([head, isOfOthers(head)]).toEqual([head, false]);
});
