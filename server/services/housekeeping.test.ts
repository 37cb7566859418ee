import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anEnquiry } from '#tests/support/enquiries.ts';
import { scratchDirectory } from '#tests/support/scratch.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { type Housekeeping, housekeepingTiming, startHousekeeping } from './housekeeping.ts';
import { openSqliteEnquiryStore } from './sqlite-enquiry-store.ts';

const day = 24 * 3_600_000;
const start = Date.UTC(2026, 10, 21);
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
let housekeeping: Housekeeping | undefined;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  vi.clearAllMocks();
});

afterEach(async () => {
  await housekeeping?.close();
  vi.useRealTimers();
});

test('it looks when the server starts and every day after, always for what is a year old', async () => {
  const forget = vi.fn(async () => 0);
  housekeeping = startHousekeeping({ store: { forget }, log });
  await vi.advanceTimersByTimeAsync(2 * day);
  expect(forget.mock.calls).toEqual(
    [0, 1, 2].flatMap((days) => [
      [start + (days - 364) * day, 'any'],
      [start + (days - 90) * day, 'quarantined'],
    ]),
  );
  expect(log.info).not.toHaveBeenCalled();
});

test('nothing grows older than twelve months, not even in a year without a leap day', () => {
  const { keepMs, everyMs } = housekeepingTiming;
  expect(keepMs + everyMs).toBeLessThanOrEqual(365 * day);
});

test('what it deletes is counted in the log, and nothing more is said about it', async () => {
  housekeeping = startHousekeeping({ store: { forget: async (_before, state) => (state === 'any' ? 2 : 1) }, log });
  await vi.advanceTimersByTimeAsync(0);
  expect(log.info.mock.calls).toEqual([[{ forgotten: 3 }, 'old enquiries were deleted']]);
});

test('a store that fails is asked again within the hour', async () => {
  const forget = vi.fn(async () => 0).mockRejectedValueOnce(Object.assign(new Error('down'), { code: 'ECONNREFUSED' }));
  housekeeping = startHousekeeping({ store: { forget }, log });
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(forget).toHaveBeenCalledTimes(3);
  expect(log.error.mock.calls).toEqual([[{ code: 'ECONNREFUSED' }, 'old enquiries could not be deleted']]);
});

test('closing waits for a look under way, and none follows', async () => {
  let finish: (count: number) => void = () => undefined;
  const forget = vi.fn(() => Promise.resolve(0)).mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  housekeeping = startHousekeeping({ store: { forget }, log });
  let closed = false;
  const closing = housekeeping.close().then(() => (closed = true));
  await vi.advanceTimersByTimeAsync(10);
  expect(closed).toBe(false);
  finish(0);
  await closing;
  await vi.advanceTimersByTimeAsync(3 * day);
  expect(forget).toHaveBeenCalledTimes(2);
});

test('the server does it from its start on, also where no mail is configured', async () => {
  vi.useRealTimers();
  const directory = scratchDirectory('housekeeping');
  const store = openSqliteEnquiryStore(directory);
  const old = await store.accept(anEnquiry(1), Date.now() - 366 * day);
  const young = await store.accept(anEnquiry(2), Date.now() - 300 * day);
  const waiting = await store.accept(anEnquiry(3), Date.now() - 366 * day);
  for (const reference of [old, young]) await store.delivered(reference, Date.now() - 300 * day);
  expect((await store.get(waiting))?.state).toBe('waiting');
  const site = await createTestApp({ store });
  try {
    await vi.waitFor(async () => expect((await store.list(10)).map(({ reference }) => reference)).toEqual([young]));
  } finally {
    await site.close();
    rmSync(directory, { recursive: true, force: true });
  }
});
