import { expect, test } from 'vitest';
import { departuresOn, flightsFrom, nextDepartures, type Timetable } from './departures.ts';

const city = (name: string) => ({ en: name, ro: name });

/** A summer between two cities whose clocks agree: early flights twice a week, late ones three times. */
const board: Timetable = {
  season: { from: '2026-04-01', until: '2026-10-24' },
  airports: {
    IST: { code: 'IST', city: city('Istanbul'), zone: 'Europe/Istanbul' },
    TSR: { code: 'TSR', city: city('Timișoara'), zone: 'Europe/Bucharest' },
  },
  flights: [
    { number: 'TK1013', from: 'IST', departs: '07:40', to: 'TSR', arrives: '09:25', days: [2, 6] },
    { number: 'TK1015', from: 'IST', departs: '19:10', to: 'TSR', arrives: '20:55', days: [3, 5, 7] },
    { number: 'TK1014', from: 'TSR', departs: '10:15', to: 'IST', arrives: '12:10', days: [2, 6] },
    { number: 'TK1016', from: 'TSR', departs: '21:45', to: 'IST', arrives: '23:35', days: [3, 5, 7] },
  ],
};

/** A made-up winter: Türkiye is an hour ahead, and a flight crosses midnight. */
const winter: Timetable = {
  season: { from: '2026-10-25', until: '2027-03-27' },
  airports: board.airports,
  flights: [
    { number: 'TK1', from: 'TSR', departs: '23:30', to: 'IST', arrives: '02:20', days: [1] },
    { number: 'TK2', from: 'IST', departs: '07:40', to: 'TSR', arrives: '08:25', days: [1, 2, 3, 4, 5, 6, 7] },
  ],
};

const numbers = (flights: { number: string }[]) => flights.map(({ number }) => number);

test('a day has the flights of its weekday, in the order in which they leave', () => {
  expect(numbers(departuresOn(board, '2026-05-12'))).toEqual(['TK1013', 'TK1014']);
  expect(numbers(departuresOn(board, '2026-05-13'))).toEqual(['TK1015', 'TK1016']);
  expect(departuresOn(board, '2026-05-11')).toEqual([]);
});

test('every day of the season has just the flights its columns name', () => {
  for (let day = Date.parse('2026-04-01'); day <= Date.parse('2026-10-24'); day += 86_400_000) {
    const date = new Date(day);
    const named = board.flights.filter(({ days }) => days.includes(date.getUTCDay() || 7));
    expect(departuresOn(board, date.toISOString().slice(0, 10))).toHaveLength(named.length);
  }
});

test('nothing leaves outside the season, whose ends belong to it', () => {
  expect(departuresOn(board, '2026-03-31')).toEqual([]);
  expect(numbers(departuresOn(board, '2026-04-01'))).toEqual(['TK1015', 'TK1016']);
  expect(numbers(departuresOn(board, '2026-10-24'))).toEqual(['TK1013', 'TK1014']);
  expect(departuresOn(board, '2026-10-27')).toEqual([]);
});

test('in summer both cities read the same hour', () => {
  const [flight] = departuresOn(board, '2026-05-12');
  const left = { day: '2026-05-12', time: '07:40' };
  const landed = { day: '2026-05-12', time: '09:25' };
  expect(flight).toMatchObject({ departs: { here: left, there: left }, arrives: { here: landed, there: landed }, minutes: 105 });
});

test('in winter each end has its own hour, and its own day past midnight', () => {
  const [, flight] = departuresOn(winter, '2027-01-04');
  expect(flight).toMatchObject({
    number: 'TK1',
    departs: { here: { day: '2027-01-04', time: '23:30' }, there: { day: '2027-01-05', time: '00:30' } },
    arrives: { here: { day: '2027-01-05', time: '02:20' }, there: { day: '2027-01-05', time: '01:20' } },
    minutes: 110,
  });
});

test('flights keep their local times on the days the clocks change', () => {
  for (const day of ['2026-10-25', '2027-03-27'])
    expect(departuresOn(winter, day)[0]).toMatchObject({ departs: { here: { time: '07:40' } }, minutes: 105 });
});

test('the next departures begin with the chosen day and go on until there are enough', () => {
  expect(numbers(nextDepartures(board, '2026-05-11', 5))).toEqual(['TK1013', 'TK1014', 'TK1015', 'TK1016', 'TK1015']);
  expect(nextDepartures(board, '2026-05-12', 1)[0]?.departs.here.day).toBe('2026-05-12');
  expect(nextDepartures(board, '2026-05-12', 0)).toEqual([]);
});

test('before the season the next departures are its first, after it there are none', () => {
  expect(nextDepartures(board, '2025-12-01', 1)[0]?.departs.here.day).toBe('2026-04-01');
  expect(nextDepartures(board, '2026-10-24', 9)).toHaveLength(2);
  expect(nextDepartures(board, '2026-10-25', 9)).toEqual([]);
});

test('a day without flights is answered with the next that has some', () => {
  expect(flightsFrom(board, '2026-05-12')).toMatchObject({ season: 'inside', day: '2026-05-12' });
  const monday = flightsFrom(board, '2026-05-11');
  expect(monday).toMatchObject({ season: 'inside', day: '2026-05-12' });
  expect(numbers(monday.flights)).toEqual(['TK1013', 'TK1014']);
  expect(flightsFrom(board, '2026-03-01')).toMatchObject({ season: 'before', day: '2026-04-01' });
  expect(flightsFrom(board, '2026-11-21')).toEqual({ season: 'after', flights: [] });
});

test('an airport nobody described is told by its code', () => {
  const flights = [{ number: 'TK9', from: 'IST', departs: '07:40', to: 'XXX', arrives: '09:25', days: [1] }];
  expect(() => departuresOn({ ...winter, flights }, '2027-01-04')).toThrow('XXX');
});
