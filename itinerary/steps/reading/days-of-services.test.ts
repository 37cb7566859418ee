import { expect, test } from 'vitest';
import { readPastedText } from '../../text/pasted-text.ts';
import { withoutDaysOfServices } from './days-of-services.ts';

const leftOut = (text: string) => {
  const ticket = readPastedText(text);
  const { lines } = withoutDaysOfServices(ticket);
  return ticket.lines.filter((line) => !lines.includes(line)).map((line) => line.text);
};

test('a day that heads a train or a hotel and no flight is none of a flight', () => {
  const programme = (service: string, more = '') => `Montag, 8. März 2027
FLUG  Lufthansa  LH2220
Abflug   08:40  München (MUC)      Ankunft   10:15  Paris (CDG)
Mittwoch, 10. März 2027
${service}
Abfahrt   09:58  Paris Gare de Lyon      Ankunft   11:56  Lyon Part-Dieu
${more}Freitag, 12. März 2027
FLUG  Lufthansa  LH1079
Abflug   12:20  Lyon (LYS)       Ankunft   13:45  München (MUC)`;
  const day = ['Mittwoch, 10. März 2027'];
  expect(leftOut(programme('ZUG  TGV INOUI 6615'))).toEqual(day);
  expect(leftOut(programme('Eurostar 9024'))).toEqual(day);
  expect(leftOut(programme('HOTEL  Mercure'))).toEqual(day);
  // On the way to a flight of the same day
  expect(leftOut(programme('Taxi transfer', 'LH1077\nLYS 14:20 FRA 15:45\n'))).toEqual([]);
});

test('a day below its flight stays, whatever stands below it', () => {
  expect(
    leftOut(`Ausgestellt am
3. März 2027
Reisender: Jonas Weidlich
Buchung K7PW3M
Rechnung 4471
LH2220   München (MUC) 08:40 – Paris (CDG) 10:15
8. März 2027
Hotel Mercure
LH1079   Lyon (LYS) 12:20 – München (MUC) 13:45
12. März 2027`),
  ).toEqual([]);
});
