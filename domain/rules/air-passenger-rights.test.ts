import { describe, expect, test } from 'vitest';
import { bands, type Case, compensation, disruptions, distances } from './air-passenger-rights.ts';

const late: Case = {
  disruption: 'delayed',
  distance: 'short',
  late: 200,
  noticeDays: 0,
  earlier: 0,
  extraordinary: false,
};
const cancelled: Case = { ...late, disruption: 'cancelled', late: 300 };
const denied: Case = { ...late, disruption: 'denied', late: undefined };

describe('a late flight', () => {
  test.each([
    ['short', 179, 0],
    ['short', 180, 250],
    ['medium', 180, 400],
    ['long', 179, 0],
    ['long', 180, 300],
    ['long', 239, 300],
    ['long', 240, 600],
  ] as const)('%s, %i minutes: %i €', (distance, minutes, euro) => {
    expect(compensation({ ...late, distance, late: minutes }).euro).toBe(euro);
  });
  test('is not paid when the airline could not have avoided it', () => {
    expect(compensation({ ...late, extraordinary: true })).toEqual({ euro: 0, verdict: 'extraordinary' });
  });
});

describe('a cancelled flight', () => {
  test.each([
    // Told, the other flight leaves so much earlier, arrives so much later, on a flight of up to 1,500 km.
    [14, 0, 600, 0],
    [13, 120, 239, 0],
    [13, 121, 239, 250],
    [13, 0, 240, 250],
    [7, 0, 200, 0],
    [6, 60, 119, 0],
    [6, 61, 119, 125],
    [6, 61, 120, 125],
    [6, 0, 121, 250],
    [0, 0, 60, 0],
  ])('told %i days before, %i minutes earlier, %i later: %i €', (noticeDays, earlier, minutes, euro) => {
    expect(compensation({ ...cancelled, noticeDays, earlier, late: minutes }).euro).toBe(euro);
  });
  test('is paid whole to who took no other', () => {
    expect(compensation({ ...cancelled, distance: 'long', late: undefined })).toEqual({ euro: 600, verdict: 'whole' });
  });
});

describe('a refused seat', () => {
  test.each([
    ['short', 120, 125],
    ['short', 121, 250],
    ['medium', 180, 200],
    ['long', 240, 300],
    ['long', undefined, 600],
  ] as const)('%s, %s minutes later: %i €', (distance, minutes, euro) => {
    expect(compensation({ ...denied, distance, late: minutes }).euro).toBe(euro);
  });
  test('is paid whatever the reason', () => {
    expect(compensation({ ...denied, extraordinary: true }).euro).toBe(250);
  });
});

/** Every case around every bound. */
const cases = disruptions.flatMap((disruption) =>
  distances.flatMap((distance) =>
    [undefined, 0, 119, 120, 121, 179, 180, 181, 239, 240, 241, 900].flatMap((late) =>
      [0, 6, 7, 13, 14, 30].flatMap((noticeDays) =>
        [0, 60, 61, 120, 121].flatMap((earlier) =>
          [true, false].map((extraordinary): Case => ({ disruption, distance, late, noticeDays, earlier, extraordinary })),
        ),
      ),
    ),
  ),
);

test('the sum is none, half or the whole of its distance, and its verdict says which', () => {
  for (const found of cases) {
    const { euro, verdict } = compensation(found);
    const whole = bands[found.distance].euro;
    expect(euro, JSON.stringify(found)).toBe(verdict === 'whole' ? whole : verdict === 'half' ? whole / 2 : 0);
  }
});

test('who arrives later or was told later is never owed less', () => {
  for (const found of cases) {
    const { euro } = compensation(found);
    for (const more of [1, 60, 600])
      if (found.late !== undefined)
        expect(compensation({ ...found, late: found.late + more }).euro, JSON.stringify(found)).toBeGreaterThanOrEqual(euro);
    for (const days of [1, 7])
      expect(compensation({ ...found, noticeDays: found.noticeDays - days }).euro, JSON.stringify(found)).toBeGreaterThanOrEqual(
        euro,
      );
  }
});
