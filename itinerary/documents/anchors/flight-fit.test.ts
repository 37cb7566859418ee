import { expect, test } from 'vitest';
import { airportAt } from '../../reference/airports.ts';
import { fitOf, leavesInFlight, minutesOf } from './flight-fit.ts';

const flown = (from: string, left: string, to: string, landed: string, more: object = {}) => {
  const [start, end] = [airportAt(from), airportAt(to)];
  if (!start || !end) throw new Error('no such airport');
  return { from: start, to: end, left, landed, ...more };
};

test('minutes count by both clocks, over midnight and over the date line', () => {
  expect(minutesOf(flown('OTP', '07:10', 'IST', '08:45', { day: { day: 12, month: 4 } }))).toBe(95);
  expect(minutesOf(flown('JFK', '15:40', 'LHR', '04:05'))).toBe(445);
  expect(minutesOf(flown('AKL', '20:50', 'HNL', '05:35', { dayShift: 0 }))).toBeGreaterThan(400);
});

test('what the timetable could have fits, and what no aeroplane can do does not', () => {
  expect(fitOf(flown('OTP', '07:10', 'IST', '08:45'))).toBeGreaterThan(2);
  expect(fitOf(flown('OTP', '14:05', 'FRA', '13:40'))).toBeUndefined();
  expect(fitOf(flown('OTP', '08:45', 'IST', '07:10'))).toBeUndefined();
  expect(fitOf(flown('LHR', '08:45', 'LGW', '09:45'))).toBeUndefined();
});

test('a printed day of arrival that cannot be is no flight', () => {
  const days = { day: { day: 12, month: 4 }, landedDay: { day: 15, month: 4 } };
  expect(fitOf(flown('OTP', '07:10', 'IST', '08:45', days))).toBeUndefined();
});

test('a flight may land in the year after the one it left in', () => {
  const days = { day: { day: 31, month: 12 }, landedDay: { day: 1, month: 1 } };
  expect(fitOf(flown('IST', '22:10', 'BKK', '11:25', days))).toBeGreaterThan(0);
});

test('a ticket sold before Morocco, British Columbia and Alberta changed their clocks prints hours of the old rule', () => {
  const day = { day: 18, month: 4, year: 2027 };
  expect(fitOf(flown('CMN', '09:30', 'TUN', '11:50', { day }))).toBeGreaterThan(2);
  expect(fitOf(flown('CMN', '08:30', 'TUN', '11:50', { day }))).toBeGreaterThan(2);
  expect(fitOf(flown('OTP', '09:30', 'TUN', '08:50', { day }))).toBeUndefined();
});

test('nobody leaves before the flight before has landed, by the clocks of both airports', () => {
  const on = (day: number) => ({ day: { day, month: 4 } });
  const toLondon = flown('SIN', '23:30', 'LHR', '05:55', { ...on(12), dayShift: 1 });
  expect(leavesInFlight(toLondon, flown('LHR', '05:10', 'DUB', '06:30', on(13)))).toBe(true);
  expect(leavesInFlight(toLondon, flown('LHR', '07:10', 'DUB', '08:30', on(13)))).toBe(false);
  // By the clock it leaves before it lands, and does not over the date line.
  const toHonolulu = flown('AKL', '20:50', 'HNL', '05:35', on(12));
  expect(leavesInFlight(toHonolulu, flown('HNL', '08:35', 'OGG', '09:15', on(12)))).toBe(false);
});
