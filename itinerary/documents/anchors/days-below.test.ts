import { expect, test } from 'vitest';
import { understandTicket } from '../../parse-ticket.ts';
import { readPastedText } from '../../text/pasted-text.ts';

const days = (text: string) => {
  const outcome = understandTicket(readPastedText(`Buchungscode: 7XK3QT\nHerr Matthias Eberlein\n${text}`), '2026-11-21');
  const segments = 'itinerary' in outcome ? outcome.itinerary.segments : [];
  return segments.map(({ flightNumber, departure, arrival }) => `${flightNumber} ${departure.date} ${arrival.date}`);
};
const throughTheNight = `Freitag, 07. Mai 2027
Flug LH 143   Nürnberg (NUE) – Frankfurt (FRA)   ab 19.15 Uhr   an 20.05 Uhr
Flug 4Y 134   Frankfurt (FRA) – Windhoek (WDH)   ab 22.20 Uhr   an 08.25 Uhr (+1)`;

test('the heading of the next day is no day of leaving of the flight through the night above it', () => {
  const heading = 'Samstag, 08. Mai 2027\nÜbernahme Ihres Mietwagens am Flughafen Windhoek';
  expect(days(`${throughTheNight}\n${heading}`)).toEqual(['LH143 2027-05-07 2027-05-07', '4Y134 2027-05-07 2027-05-08']);
});

test('who waits a night for the next flight has its day above it, or beside it', () => {
  const [heading, first, next] = throughTheNight.split('\n');
  const stopover = `${heading}\n${first}\nSamstag, 08. Mai 2027\n${next}`;
  expect(days(stopover)).toEqual(['LH143 2027-05-07 2027-05-07', '4Y134 2027-05-08 2027-05-09']);
});

test('days under the hours of every flight are their own', () => {
  const [heading, first, next] = throughTheNight.split('\n');
  const below = `${first}\n${heading}\n\n${next}\nSamstag, 08. Mai 2027`;
  expect(days(below)).toEqual(['LH143 2027-05-07 2027-05-07', '4Y134 2027-05-08 2027-05-09']);
});
