import { describe, expect, test } from 'vitest';
import { addDays, daysFrom, isWeekend } from './calendar-days.ts';
import { freeWeekends, gainOf, type LongBreak, longBreaks } from './long-breaks.ts';
import { publicHolidays } from './public-holidays.ts';

const years = Array.from({ length: 26 }, (_, count) => 2025 + count);

const holidaysAround = (year: number) =>
  new Set([year - 1, year, year + 1].flatMap((one) => publicHolidays(one).map(({ day }) => day)));

const named = ({ from, to }: Pick<LongBreak, 'from' | 'to'>) => `${from}..${to}`;

test('the breaks of 2027, the cheapest first', () => {
  expect(longBreaks(2027).map(({ leave, days, from }) => `${from.slice(5)}: ${leave.length} for ${days}`)).toEqual([
    '01-06: 1 for 5',
    '11-27: 1 for 5',
    '05-29: 1 for 4',
    '01-01: 2 for 7',
    '01-01: 3 for 10',
    '11-27: 3 for 9',
    '04-24: 4 for 10',
    '05-29: 4 for 9',
    '06-19: 4 for 9',
  ]);
});

test('a break names its leave, the holidays that make it and their feasts', () => {
  const [andrew] = longBreaks(2027).filter(({ from }) => from === '2027-11-27');
  expect(andrew).toMatchObject({
    to: '2027-12-01',
    days: 5,
    leave: ['2027-11-29'],
    feasts: ['andrew', 'nationalDay'],
    orElse: [],
  });
  expect(andrew?.holidays.map(({ day }) => day)).toEqual(['2027-11-30', '2027-12-01']);
});

test('the week after Easter gives what the week before gives, and is named beside it', () => {
  const easter = longBreaks(2027).find(({ feasts }) => feasts.includes('easter'));
  expect(easter && [named(easter), ...easter.orElse.map(named)]).toEqual(['2027-04-24..2027-05-03', '2027-04-30..2027-05-09']);
});

test('Christmas on a weekend ties nothing together', () => {
  expect(longBreaks(2027).filter(({ feasts }) => feasts.includes('christmas'))).toEqual([]);
});

test('a break over the new year is of the year in which most of its days lie', () => {
  expect(longBreaks(2026).map(named)).toContain('2026-12-25..2027-01-03');
  expect(longBreaks(2030).map(named)).toContain('2029-12-29..2030-01-07');
  const all = years.flatMap((year) => longBreaks(year).map(named));
  expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([]);
});

describe.each(years)('in %i', (year) => {
  const holidays = holidaysAround(year);
  const isWorking = (day: string) => !isWeekend(day) && !holidays.has(day);

  test('nobody works in a break but on the days of leave it names, and work waits on both sides', () => {
    for (const { from, to, days, leave } of longBreaks(year).flatMap((one) => [one, ...one.orElse])) {
      expect(daysFrom(from, to).filter(isWorking)).toEqual(leave);
      expect(days).toBe(daysFrom(from, to).length);
      expect([from, to].filter(isWorking)).toEqual([]);
      expect([addDays(from, -1), addDays(to, 1)].filter((day) => !isWorking(day))).toEqual([]);
    }
  });

  test('no break is counted twice, none is worth less than a plain week, all hold a holiday', () => {
    const breaks = longBreaks(year);
    expect(new Set(breaks.map(named)).size).toBe(breaks.length);
    for (const one of breaks) {
      expect(gainOf(one)).toBeGreaterThan(9 / 5);
      expect(one.leave.length).toBeLessThanOrEqual(4);
      expect(one.holidays).not.toEqual([]);
    }
  });

  test('the ranking is that of somebody who tries every pair of days', () => {
    expect(longBreaks(year).map(named)).toEqual(slowly(year, holidays));
  });

  test('long weekends need no leave', () => {
    for (const { from, to, leave, days } of freeWeekends(year)) {
      expect([leave, daysFrom(from, to).filter(isWorking)]).toEqual([[], []]);
      expect(days).toBeGreaterThanOrEqual(3);
    }
  });
});

/** The same by trying every first and every last day, and comparing each find with every other. */
function slowly(year: number, holidays: ReadonlySet<string>): string[] {
  const isFree = (day: string) => isWeekend(day) || holidays.has(day);
  const days = daysFrom(`${year - 1}-12-01`, `${year + 1}-01-31`);
  const finds = days.flatMap((from, first) =>
    days.slice(first + 1, first + 25).flatMap((to) => {
      if (!isFree(from) || !isFree(to)) return [];
      const inside = daysFrom(from, to);
      const leave = inside.filter((day) => !isFree(day)).length;
      const made = inside.filter((day) => holidays.has(day) && !isWeekend(day));
      const whole = ![addDays(from, -1), addDays(to, 1)].some(isFree);
      const isOne = whole && leave >= 1 && leave <= 4 && made.length > 0 && inside.length / leave > 1.8;
      return isOne ? [{ from, to, length: inside.length, gain: inside.length / leave, made, inside }] : [];
    }),
  );
  type Find = (typeof finds)[number];
  const nested = (one: Find, other: Find) =>
    one.made.every((day) => other.made.includes(day)) || other.made.every((day) => one.made.includes(day));
  const loses = (one: Find, other: Find) => {
    if (one.gain === other.gain && one.length === other.length) return other.from < one.from;
    return other.gain >= one.gain && other.length >= one.length;
  };
  // Of an even number of days halved by the new year, the old year has it.
  const isOfYear = ({ inside }: Find) => {
    const own = inside.filter((day) => day.startsWith(`${year}-`)).length;
    return own * 2 > inside.length || (own * 2 === inside.length && inside[0]?.startsWith(`${year}-`));
  };
  return finds
    .filter((one) => isOfYear(one) && !finds.some((other) => other !== one && nested(one, other) && loses(one, other)))
    .sort((one, other) => other.gain - one.gain || other.length - one.length || one.from.localeCompare(other.from))
    .map(named);
}
