import { expect, test } from 'vitest';
import { outcomeOf, type Shares, travelSavings } from './travel-savings.ts';

const year = { trips: 120, ticket: 280, changed: 20, change: 90, hours: 2, hour: 15, fee: 10 };
const shares: Shares = { fares: { low: 3, high: 8 }, changes: { low: 10, high: 30 }, time: { low: 30, high: 60 } };

test('the worked example of the page', () => {
  expect(travelSavings(year, shares)).toEqual({
    fares: { low: 1008, high: 2688 },
    changes: { low: 216, high: 648 },
    time: { low: 1080, high: 2160 },
    fees: 1200,
    left: { low: 1104, high: 4296 },
  });
});

test('what is left is the sum of the lines as they are shown', () => {
  for (let ticket = 1; ticket < 500; ticket += 7.77) {
    const { fares, changes, time, fees, left } = travelSavings({ ...year, ticket, fee: 3.33 }, shares);
    expect(left.low).toBe(fares.low + changes.low + time.low - fees);
    expect(left.high).toBe(fares.high + changes.high + time.high - fees);
    for (const sum of [fares.low, fares.high, fees, left.low]) expect(Number.isInteger(sum)).toBe(true);
  }
});

test('nothing assumed, nothing saved: the fee is a cost', () => {
  const none = { low: 0, high: 0 };
  expect(travelSavings(year, { fares: none, changes: none, time: none }).left).toEqual({ low: -1200, high: -1200 });
});

test('a cost nobody has saves nothing', () => {
  expect(travelSavings({ ...year, changed: 0, hours: 0 }, shares)).toMatchObject({
    changes: { low: 0, high: 0 },
    time: { low: 0, high: 0 },
  });
});

test('a loss is called a loss, at one end or at both', () => {
  expect(outcomeOf({ low: 0, high: 5 })).toBe('gain');
  expect(outcomeOf({ low: -1, high: 0 })).toBe('mixed');
  expect(outcomeOf({ low: -9, high: -1 })).toBe('loss');
});
