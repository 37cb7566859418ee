import { expect, test } from 'vitest';
import { understandTicket } from '../../parse-ticket.ts';
import { readPastedText } from '../../text/pasted-text.ts';
import { withoutHoursOfOthers } from './hours-of-others.ts';

const hoursIn = (text: string) => withoutHoursOfOthers(readPastedText(text)).text.match(/\d{1,2}[:.hu]\d\d/g) ?? [];

const read = (text: string) => {
  const outcome = understandTicket(readPastedText(text), '2026-11-21');
  if ('problem' in outcome) return outcome.problem.code;
  return outcome.itinerary.segments.map(
    ({ flightNumber, departure, arrival }) =>
      `${flightNumber} ${departure.date} ${departure.airport} ${departure.time} ${arrival.airport} ${arrival.date} ${arrival.time}`,
  );
};

test.each([
  [
    '14.00 Uhr Abfahrt des Busses am Rathaus. 16.30 Uhr Treffpunkt im Flughafen. 18.40 Uhr Abflug mit OS 188 nach Wien.',
    ['18.40'],
  ],
  ['Abschiedsessen in Jerewan, Tageszimmer bis 1.30 Uhr. Abflug 04.45 Uhr mit OS 642.', ['04.45']],
  ['Rendez-vous à 5h00 devant la gare. Départ du car à 5h15. Arrivée à l’aéroport à 6h00. Décollage à 8h10.', ['8h10']],
  ['Ritrovo alle 4.30, partenza del pullman alle 4.45. Arrivo a Malpensa alle 6.00. Volo TP 827 delle 8.25.', ['8.25']],
  ['El autobús sale a las 6:15 y llega a Barajas a las 11:30. Volamos a las 14:20 desde Madrid.', ['14:20']],
  ['Autocarul pleacă la ora 3:30. Întâlnirea este la ora 4:45. Decolăm din Cluj la ora 7:15 cu RO 642.', ['7:15']],
  ['Zbiórka o godz. 3:30, wyjazd autokaru o godz. 3:45. O godz. 8:10 wylot z Krakowa rejsem LO 3906.', ['8:10']],
  ['We verzamelen om 5.30 uur; de bus vertrekt om 5.45 uur. Om 9.50 uur vliegen we met KL 1975.', ['9.50']],
  ['Encontro às 7h30; o autocarro parte às 7h45. Voo TP 1921 às 11h40 do Porto, chegada às 13h10.', ['11h40', '13h10']],
  ['The coach leaves at 4.30 am and picks up in Athlone at 5.30 am. Our flight leaves Dublin at 9.10 am.', ['9.10']],
  ['Találkozó 5:00-kor, a busz 5:15-kor indul. 9:35-kor indul a járat Budapestről.', ['9:35']],
  ['Das Museum ist bis 18.00 Uhr geöffnet, Rückkehr um 19.00 Uhr. Flug 7.15 bis 8.50 Uhr.', ['7.15', '8.50']],
  ['Landing in Rome at 11:40, then the transfer to the hotel at 12:30.', ['11:40']],
])('%s', (text, hours) => {
  expect(hoursIn(text)).toEqual(hours);
});

test('what has no such words keeps its hours', () => {
  const card = '18.40 Uhr Wien\n19.55 Uhr Rom\nBus       07:15   München   08:20   LH 123';
  expect(hoursIn(card)).toEqual(['18.40', '19.55', '07:15', '08:20']);
});

test('the flights of a letter have their own hours, and the days that head them', () => {
  const letter = `Voyage en Grèce
Mardi 4 mai 2027 : LYON – ATHÈNES
Rendez-vous à 5h00 devant la mairie. Départ du car à 5h15. Arrivée à l'aéroport à 6h00.
Décollage à 8h10 avec le vol A3 625 depuis Lyon. L'arrivée à Athènes est prévue à 12h05. Transfert
à l'hôtel, remise des clés à partir de 15h00. Dîner à 20h00.
Mercredi 5 mai : Acropole (ouverte de 8h00 à 20h00), visite guidée à 9h30.
Mardi 11 mai 2027 : ATHÈNES – LYON
Petit déjeuner à 7h00, chambres à libérer avant 11h00. Le car nous prend à 13h30 à l'hôtel. Le vol
de retour A3 624 décolle d'Athènes à 16h20 et se pose à Lyon à 18h30. Retour en car, arrivée vers
20h15.
Dossier : 5XKQ8M`;
  expect(read(letter)).toEqual([
    'A3625 2027-05-04 LYS 08:10 ATH 2027-05-04 12:05',
    'A3624 2027-05-11 ATH 16:20 LYS 2027-05-11 18:30',
  ]);
});

test('a flight through the night lands under the heading of the next day, at the airport a sentence later', () => {
  const programme = `Programm
1. Tag – Dienstag, 13. April 2027: Anreise
16.30 Uhr Treffpunkt im Flughafen Stuttgart, Schalter der Fluggesellschaft. 18.40 Uhr Abflug mit OS 188
nach Wien, Ankunft 19.55 Uhr. Weiterflug um 22.20 Uhr mit OS 641 nach Jerewan.

2. Tag – Mittwoch, 14. April: Jerewan
Ankunft auf dem Flughafen Zvartnots um 03.55 Uhr Ortszeit. Transfer zum Hotel und Zeit zum Ausschlafen.

3. Tag – Donnerstag, 15. April: Heimreise
Am Vorabend gemeinsames Essen in Jerewan, Tageszimmer bis 1.30 Uhr. Transfer zum Flughafen um 1.45 Uhr.
Abflug 04.45 Uhr mit OS 642, Ankunft in Wien 06.30 Uhr. Weiter um 07.35 Uhr mit OS 181 nach Stuttgart, Ankunft 08.50 Uhr.
Buchungscode: 7KQ2MX`;
  expect(read(programme)).toEqual([
    'OS188 2027-04-13 STR 18:40 VIE 2027-04-13 19:55',
    'OS641 2027-04-13 VIE 22:20 EVN 2027-04-14 03:55',
    'OS642 2027-04-15 EVN 04:45 VIE 2027-04-15 06:30',
    'OS181 2027-04-15 VIE 07:35 STR 2027-04-15 08:50',
  ]);
});

test('the hour in the clause of a number is the flight’s, and sights are no airports', () => {
  const programme = `Programma
Giovedì 18 marzo 2027: ritrovo alle ore 4.30 in piazzale Kennedy, partenza del pullman alle 4.45. Arrivo
a Malpensa alle 6.00. Volo TP 827 delle 8.25 da Milano Malpensa, arrivo a Lisbona alle 10.15.
Venerdì 19 marzo: Torre di Belém, ingresso alle 10.00. Museo aperto fino alle 18.00.
Domenica 21 marzo 2027: colazione alle 7.00, le camere vanno lasciate entro le 10.00. Il volo di
ritorno TP 828 parte alle 15.05 e atterra a Malpensa alle 18.45. Rientro in pullman, arrivo previsto per le 20.30.
Codice prenotazione: QX7L2N`;
  expect(read(programme)).toEqual([
    'TP827 2027-03-18 MXP 08:25 LIS 2027-03-18 10:15',
    'TP828 2027-03-21 LIS 15:05 MXP 2027-03-21 18:45',
  ]);
  const pilgrimage = `Pielgrzymka, niedziela 16 maja 2027
Pokoje należy opuścić do godz. 8:00. Wyjazd na lotnisko o 9:00. Wylot z Lizbony o godz. 14:05 (LH 1167), lądujemy
we Frankfurcie o 18:05. O 20:50 lecimy LH 1368 do Krakowa, gdzie będziemy o 22:20. Autokar odjeżdża o 23:15.
Numer rezerwacji: T8KQ2V`;
  expect(read(pilgrimage)).toEqual([
    'LH1167 2027-05-16 LIS 14:05 FRA 2027-05-16 18:05',
    'LH1368 2027-05-16 FRA 20:50 KRK 2027-05-16 22:20',
  ]);
});

test('the day behind the word for the way back is no day of a flight told before it', () => {
  const letter = `Am Freitag, dem 5. November 2027, holt Sie unser Fahrer um 15.00 Uhr zu Hause ab. Sie fliegen um 20.45 Uhr mit EK 50 ab München und
kommen am nächsten Morgen um 5.50 Uhr in Dubai an. Weiter geht es um 8.30 Uhr mit EK 418 nach Phuket, an 18.05 Uhr. Tageszimmer bis 12.00 Uhr.

Rückflug: Am 20. November 2027 Transfer um 22.30 Uhr zum Flughafen. EK 379 ab Phuket um 1.35 Uhr (21. November), an Dubai 4.45 Uhr.
Buchungscode: L4XQ8P`;
  expect(read(letter)).toEqual([
    'EK50 2027-11-05 MUC 20:45 DXB 2027-11-06 05:50',
    'EK418 2027-11-06 DXB 08:30 HKT 2027-11-06 18:05',
    'EK379 2027-11-21 HKT 01:35 DXB 2027-11-21 04:45',
  ]);
});

test('rows far apart that each tell a flight whole are no sentence that the next row ends', () => {
  const rows = `Zbor OS 9790, 04.12.2027: București (OTP) 13:50 – Viena (VIE) 14:35

Tren RJX 9764, 05.12.2027: Viena Hbf 09:30 – Salzburg Hbf 11:52

Zbor OS 9789, 07.12.2027: Viena (VIE) 10:20 – București (OTP) 13:00

Cazare: Hotel Lac 4*, 04.12.2027`;
  expect(hoursIn(rows)).toEqual(expect.arrayContaining(['13:50', '14:35', '10:20', '13:00']));
});

test.each([
  'Trasferimento alle 15.00.\nVolo A3 324 Atene (ATH) 17.15 – Heraklion (HER) 18.10\nNotte in albergo.',
  'Transfer um 15:00 Uhr.\nFlug A3 324 Athen (ATH) 17.15 – Heraklion (HER) 18.10\nHotel Lato, Zimmer ab 20 Uhr.',
])('a row that tells its flight whole is no part of the sentences around it: %s', (text) => {
  expect(hoursIn(text)).toEqual(['17.15', '18.10']);
});

test('the day before a ride to the airport heads the flight below it', () => {
  const programme = `Programme in Greece
Day 3     Athens
Monday 10 May 2027    Tour of the town from 14 h to 17:30, night at the inn.
Day 4     Athens – Heraklion
Tuesday 11 May    Morning free. Transfer to the airport at 15:00.
          Flight A3 324 Athens (ATH) 17:15 – Heraklion (HER) 18:10
          Night at the hotel.
Booking reference: 5XKQ8M`;
  expect(read(programme)).toEqual(['A3324 2027-05-11 ATH 17:15 HER 2027-05-11 18:10']);
});

test('afterwards is no end of anything', () => {
  expect(
    hoursIn('Thứ Bảy 27/2 bay từ Huế lúc 6h00, VN 113, đến Vinh 7h25. Sau đó 9h40 bay VN 781 đi Cà Mau, hạ cánh 11h55.'),
  ).toEqual(['6h00', '7h25', '9h40', '11h55']);
});
