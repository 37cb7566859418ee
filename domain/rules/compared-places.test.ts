import { expect, test } from 'vitest';
import { bestMonths, commonMonths, lowestCosts, shortestWays } from './compared-places.ts';

const place = (months: number[], minutes: number | null = 100, cost = 2) => ({ months, minutes, cost });

test('months are common when every place is good in them', () => {
  expect(commonMonths([place([4, 5, 9]), place([5, 6, 9]), place([5, 9, 10])])).toEqual([5, 9]);
  expect(commonMonths([place([4]), place([5])])).toEqual([]);
});

test('one place has nothing in common with anybody, none even less', () => {
  expect(commonMonths([place([4, 5])])).toEqual([]);
  expect(commonMonths([])).toEqual([]);
  expect(bestMonths([])).toEqual({ months: [], places: 0 });
});

test('the best months are those in which most places are good', () => {
  expect(bestMonths([place([1, 5]), place([5, 6]), place([6, 12])])).toEqual({ months: [5, 6], places: 2 });
});

test('one more place never makes a month common that was not', () => {
  for (let seed = 1; seed < 500; seed++) {
    const monthsOf = (number: number) =>
      Array.from({ length: 12 }, (_, month) => month + 1).filter((month) => (seed * number * month) % 3);
    const places = [place(monthsOf(1)), place(monthsOf(5)), place(monthsOf(7))];
    const before = commonMonths(places.slice(0, 2));
    const after = commonMonths(places);
    expect(before).toEqual(expect.arrayContaining(after));
    for (const month of after) expect(places.every(({ months }) => months.includes(month))).toBe(true);
  }
});

test('the shortest way and the lowest cost may be those of several places', () => {
  const [near, far, alsoNear] = [place([1], 90, 1), place([1], 500, 4), place([1], 90, 1)] as const;
  expect(shortestWays([far, near])).toEqual([near]);
  expect(shortestWays([near, far, alsoNear])).toEqual([near, alsoNear]);
  expect(lowestCosts([near, far, alsoNear])).toEqual([near, alsoNear]);
});

test('a way nobody knows is not the shortest', () => {
  const [unknown, near, far] = [place([1], null), place([1], 90), place([1], 300)] as const;
  expect(shortestWays([unknown, near, far])).toEqual([near]);
  expect(shortestWays([unknown, near])).toEqual([]);
});

test('where all are alike nobody stands out', () => {
  expect(lowestCosts([place([1]), place([1])])).toEqual([]);
  expect(shortestWays([place([1]), place([1])])).toEqual([]);
  expect(lowestCosts([place([1])])).toEqual([]);
});
