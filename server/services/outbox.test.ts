import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anEnquiry } from '#tests/support/enquiries.ts';
import { scratchDirectory } from '#tests/support/scratch.ts';
import type { EnquiryStore } from './enquiry-store.ts';
import type { Mailer } from './mailer.ts';
import { type Outbox, outboxTiming, retryDelay, startOutbox } from './outbox.ts';
import { openSqliteEnquiryStore } from './sqlite-enquiry-store.ts';

const timing = {
  firstRetryMs: 20,
  longestRetryMs: 60,
  patienceMs: 60_000,
  attemptMs: 200,
  leaseMs: 400,
  idleMs: 50,
  storeRetryMs: 20,
  graceMs: 100,
  parallel: 4,
  slowMs: 1000,
  aside: 8,
};

let directory: string;
let store: EnquiryStore;
let outbox: Outbox | undefined;
let logged: { level: string; facts: object; message: string }[];

beforeEach(() => {
  directory = scratchDirectory('outbox');
  store = openSqliteEnquiryStore(directory);
  logged = [];
});

afterEach(async () => {
  await outbox?.close();
  outbox = undefined;
  await store.close();
  rmSync(directory, { recursive: true, force: true });
});

const note = (level: string) => (facts: object, message: string) => logged.push({ level, facts, message });
const log = { info: note('info'), warn: note('warn'), error: note('error') };
const start = (mailer: Mailer, options: { now?: () => number; store?: EnquiryStore } = {}) => {
  outbox = startOutbox({ store, mailer, log, timing, ...options });
  return outbox;
};
const stateOf = async (reference: string) => (await store.get(reference))?.state;

test('an accepted enquiry leaves at once when the outbox is woken', async () => {
  const deliver = vi.fn(async () => undefined);
  outbox = startOutbox({ store, mailer: { deliver }, log, timing: { ...timing, idleMs: 60_000 } });
  await new Promise((resolve) => setTimeout(resolve, 20));
  const reference = await store.accept(anEnquiry(), Date.now());
  outbox.wake();
  await vi.waitFor(async () => expect(await stateOf(reference)).toBe('delivered'));
  expect(deliver).toHaveBeenCalledOnce();
  expect(logged).toContainEqual({ level: 'info', facts: { reference, attempts: 1 }, message: 'enquiry delivered' });
});

test('what waited before the start is delivered although nobody wakes it', async () => {
  const reference = await store.accept(anEnquiry(), Date.now());
  await store.lease({ worker: 'dead', now: Date.now(), until: Date.now() + 1, limit: 1 });
  await store.failed(reference, { worker: 'dead', error: 'x', nextTryAt: Date.now() + 3_600_000 });
  start({ deliver: async () => undefined });
  await vi.waitFor(async () => expect(await stateOf(reference)).toBe('delivered'));
});

test('a failure is tried again until it works, with the same letter', async () => {
  const reference = await store.accept(anEnquiry(), Date.now());
  const letters: string[] = [];
  start({
    async deliver(letter) {
      letters.push(letter.reference);
      if (letters.length < 4) throw Object.assign(new Error('visitor1@example.org refused'), { code: 'EENVELOPE' });
    },
  });
  await vi.waitFor(async () => expect(await stateOf(reference)).toBe('delivered'));
  expect(letters).toEqual(Array(4).fill(reference));
  expect(await store.get(reference)).toMatchObject({ attempts: 4, lastError: undefined });
  expect(logged.filter(({ level }) => level === 'warn')).toHaveLength(3);
  expect(JSON.stringify(logged)).not.toContain('visitor1');
});

test('a delivery that hangs is given up and tried again', async () => {
  const reference = await store.accept(anEnquiry(), Date.now());
  let tries = 0;
  start({
    deliver: (_letter, signal) =>
      ++tries > 1 ? Promise.resolve() : new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  });
  await vi.waitFor(async () => expect(await stateOf(reference)).toBe('delivered'), { timeout: 2000 });
  expect(tries).toBe(2);
});

test('after a week it gives up, says so, and keeps the enquiry', async () => {
  let skipped = 0;
  const now = () => Date.now() + skipped;
  const reference = await store.accept(anEnquiry(), now());
  let tries = 0;
  const deliver = async () => {
    tries += 1;
    // A day passes with every try.
    skipped += 24 * 3_600_000;
    throw new Error('still no');
  };
  outbox = startOutbox({ store, mailer: { deliver }, log, timing: { ...timing, patienceMs: outboxTiming.patienceMs }, now });
  await vi.waitFor(async () => expect(await stateOf(reference)).toBe('gave-up'), { timeout: 5000 });
  expect(tries).toBe(7);
  expect(await store.get(reference)).toMatchObject({ lastError: 'still no', enquiry: anEnquiry() });
  expect(logged).toContainEqual(expect.objectContaining({ level: 'error', facts: { reference, attempts: 7, code: 'Error' } }));
});

test('a store that fails for a while stops nothing: mail that left is marked when it is back', async () => {
  const reference = await store.accept(anEnquiry(), Date.now());
  let broken = 3;
  const flaky: EnquiryStore = {
    ...store,
    async delivered(...facts) {
      if (broken-- > 0) throw new Error('database restarting');
      return store.delivered(...facts);
    },
  };
  const deliver = vi.fn(async () => undefined);
  start({ deliver }, { store: flaky });
  await vi.waitFor(async () => expect(await stateOf(reference)).toBe('delivered'));
  expect(deliver).toHaveBeenCalledOnce();
});

test('a store that cannot be read is asked again', async () => {
  const reference = await store.accept(anEnquiry(), Date.now());
  let broken = 3;
  const flaky: EnquiryStore = {
    ...store,
    async lease(request) {
      if (broken-- > 0) throw new Error('database restarting');
      return store.lease(request);
    },
  };
  start({ deliver: async () => undefined }, { store: flaky });
  await vi.waitFor(async () => expect(await stateOf(reference)).toBe('delivered'));
});

test('several outboxes on one store deliver each enquiry once', async () => {
  const references = await Promise.all(Array.from({ length: 50 }, (_, number) => store.accept(anEnquiry(number), Date.now())));
  const delivered: string[] = [];
  const mailer: Mailer = {
    async deliver({ reference }) {
      await new Promise((resolve) => setTimeout(resolve, 2));
      delivered.push(reference);
    },
  };
  const others = [1, 2].map(() => startOutbox({ store, mailer, log, timing }));
  start(mailer);
  await vi.waitFor(() => expect(delivered).toHaveLength(50), { timeout: 5000 });
  await Promise.all(others.map((other) => other.close()));
  expect(delivered.sort()).toEqual(references.sort());
});

test('closing waits for a delivery under way, and puts back one that takes too long', async () => {
  const quick = await store.accept(anEnquiry(1), 1);
  const slow = await store.accept(anEnquiry(2), 2);
  const begun = vi.fn();
  start({
    deliver: ({ reference }, signal) =>
      new Promise((resolve, reject) => {
        begun();
        signal.addEventListener('abort', () => reject(signal.reason));
        if (reference === quick) setTimeout(resolve, 50);
      }),
  });
  await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(2));
  await outbox?.close();
  expect(await stateOf(quick)).toBe('delivered');
  const put = await store.get(slow);
  expect(put).toMatchObject({ state: 'waiting', leasedBy: undefined });
  expect(put?.dueAt).toBeLessThanOrEqual(Date.now());
});

test('waits grow from five seconds to an hour and are never longer', () => {
  const waits = Array.from({ length: 20 }, (_, index) => retryDelay(index + 1, outboxTiming, () => 0));
  expect(waits.slice(0, 4)).toEqual([5000, 10_000, 20_000, 40_000]);
  expect(Math.max(...waits)).toBe(3_600_000);
  expect(retryDelay(1, outboxTiming, () => 1)).toBe(3750);
});
