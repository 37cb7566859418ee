import { expect, test } from 'vitest';
import type { DraftSegment } from '../../draft/draft-itinerary.ts';
import { understandTicket } from '../../parse-ticket.ts';
import { readPastedText } from '../../text/pasted-text.ts';
import { withDaysBelow } from './days-below.ts';

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

test('the heading of the flight back is no day of the flight above it, where the one before that connects', () => {
  const found = <T>(value: T, y: number) => ({
    value,
    text: '',
    box: { page: 1, x: 50, y, width: 60, height: 10 },
    certainty: 1,
  });
  const end = (airport: string, time: string, y: number, date?: [number, number, number]) => ({
    airport: found(airport, y),
    time: found(time, y),
    ...(date && { date: found({ day: date[0], month: date[1] }, date[2]) }),
  });
  const flights = (day: [number, number, number], back = day): DraftSegment[] => [
    { flightNumber: found('KL1374', 20), departure: end('OTP', '05:25', 20, [18, 2, 10]), arrival: end('AMS', '07:30', 20) },
    { flightNumber: found('KL791', 30), departure: end('AMS', '09:55', 30, day), arrival: end('GRU', '17:50', 30) },
    { flightNumber: found('KL792', 50), departure: end('GRU', '19:35', 50, back), arrival: end('AMS', '11:15', 50) },
  ];
  const daysOf = (segments: DraftSegment[]) => withDaysBelow(segments).map(({ departure: { date } }) => date?.value.day);
  expect(daysOf(flights([4, 3, 40]))).toEqual([18, 18, 4]);
  // Where the journey turns, the day beside both is that of the way back.
  const [there, back] = flights([4, 3, 40]).slice(1) as [DraftSegment, DraftSegment];
  const turned = [
    { ...there, departure: end('AMS', '09:55', 30, [18, 2, 10]) },
    { ...back, departure: end('GRU', '19:35', 35, [4, 3, 40]) },
  ];
  expect(daysOf([...turned, { ...there, departure: end('AMS', '14:35', 45, [4, 3, 40]) }])).toEqual([18, 4, 4]);
  // Above its hours, or alone under them, a day is the flight's own.
  expect(daysOf(flights([4, 3, 25]))).toEqual([18, 4, 4]);
  expect(daysOf(flights([1, 3, 40], [4, 3, 45]))).toEqual([18, 1, 4]);
});
