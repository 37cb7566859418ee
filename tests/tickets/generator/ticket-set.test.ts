import { expect, test } from 'vitest';
import { goldenToday } from '../../support/golden-tickets.ts';
import { journeyOf, realMinutes } from './journeys.ts';
import type { Block } from './page-model.ts';
import { plainText } from './producers/plain-text.ts';
import { randomOf } from './random.ts';
import { ticketSet } from './ticket-set.ts';

test('a seed makes the same set every time, and another seed another', () => {
  const set = ticketSet('development', 7, 20, goldenToday);
  expect(ticketSet('development', 7, 20, goldenToday)).toEqual(set);
  expect(ticketSet('development', 8, 20, goldenToday)).not.toEqual(set);
});

test('sets for measuring have layouts nobody looked at', () => {
  const layouts = (kind: 'development' | 'unseen' | 'unknown') =>
    new Set(ticketSet(kind, 1, 40, goldenToday).map(({ layout }) => layout));
  expect(layouts('unseen')).toEqual(layouts('development'));
  expect([...layouts('unknown')].filter((layout) => layouts('development').has(layout))).toEqual([]);
});

test('every flight takes as long as both clocks say, and leaves after the one before it has landed', () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const flights = journeyOf(randomOf(`journey ${seed}`), goldenToday);
    expect(flights.map(realMinutes)).toEqual(flights.map(({ minutes }) => minutes));
    expect(flights.every(({ minutes }) => minutes >= 30 && minutes < 1260)).toBe(true);
  }
});

test('what the truth names stands on the paper', async () => {
  for (const { page, truth } of ticketSet('development', 3, 60, goldenToday)) {
    const source = await plainText.produce(page, randomOf('any'));
    const text = 'text' in source ? source.text : '';
    const digits = text.replace(/\D/g, '');
    expect(text).toContain(truth.bookingRef);
    for (const { eticket } of truth.passengers) expect(eticket === null || digits.includes(eticket)).toBe(true);
    for (const { flightNumber } of truth.segments) expect(digits).toContain(flightNumber.slice(2));
  }
});

test('every row of a table has as many cells as its heading', () => {
  const tables = ticketSet('unseen', 1, 60, goldenToday)
    .flatMap(({ page }) => page.blocks)
    .filter((block): block is Extract<Block, { kind: 'rows' }> => block.kind === 'rows' && block.head);
  expect(tables.length).toBeGreaterThan(0);
  for (const { rows } of tables) expect(rows.filter((row) => row.length !== rows[0]?.length && rows.length > 1)).toEqual([]);
});
