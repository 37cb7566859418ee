import { expect, test } from 'vitest';
import { offsetMinutes } from '#domain/rules/flight-time.ts';
import { transitionsBetween } from './zone-transitions.ts';

const year = (value: number) => [Date.UTC(value, 0, 1), Date.UTC(value + 1, 0, 1)] as const;

test('Bucharest changes its clocks twice, at one in the morning of Greenwich', () => {
  expect(transitionsBetween('Europe/Bucharest', ...year(2027))).toEqual([
    { at: Date.UTC(2027, 2, 28, 1), from: 120, to: 180 },
    { at: Date.UTC(2027, 9, 31, 1), from: 180, to: 120 },
  ]);
});

test('Istanbul and Kathmandu do not change', () => {
  expect(transitionsBetween('Europe/Istanbul', ...year(2027))).toEqual([]);
  expect(transitionsBetween('Asia/Kathmandu', ...year(2027))).toEqual([]);
});

test('half an hour is a change too', () => {
  expect(transitionsBetween('Australia/Lord_Howe', ...year(2027)).map(({ from, to }) => to - from)).toEqual([-30, 30]);
});

test('offsets are read on both sides of the date line', () => {
  expect(offsetMinutes(Date.UTC(2027, 0, 1), 'Pacific/Kiritimati')).toBe(14 * 60);
  expect(offsetMinutes(Date.UTC(2027, 0, 1), 'Pacific/Pago_Pago')).toBe(-11 * 60);
  expect(offsetMinutes(Date.UTC(2027, 0, 1), 'America/St_Johns')).toBe(-210);
});
