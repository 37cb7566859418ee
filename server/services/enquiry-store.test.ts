import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Enquiry } from '#domain/schemas/enquiry.ts';
import { anEnquiry } from '#tests/support/enquiries.ts';
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts';
import { scratchDirectory } from '#tests/support/scratch.ts';
import type { EnquiryStore } from './enquiry-store.ts';
import { openPostgresEnquiryStore } from './postgres-enquiry-store.ts';
import { referencePattern } from './reference.ts';
import { openSqliteEnquiryStore } from './sqlite-enquiry-store.ts';
import { openThreadedEnquiryStore } from './threaded-enquiry-store.ts';

let postgres: TestPostgres;
const directories: string[] = [];
const stores: EnquiryStore[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);

afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.close()));
});

afterAll(async () => {
  await postgres?.remove();
  for (const directory of directories) rmSync(directory, { recursive: true, force: true });
});

const newDirectory = () => {
  const directory = scratchDirectory('enquiries');
  directories.push(directory);
  return directory;
};

/** As Node runs it from its source; the build bundles it. */
const thread = join(import.meta.dirname, '../workers/enquiry-worker.ts');

/** Each engine: a place of its own for every test, and a way to open it more than once. */
const engines = {
  sqlite: async () => {
    const directory = newDirectory();
    return async () => openSqliteEnquiryStore(directory);
  },
  'sqlite in a thread': async () => {
    const directory = newDirectory();
    return () => openThreadedEnquiryStore(directory, thread);
  },
  postgres: async () => {
    const url = await postgres.database();
    return () => openPostgresEnquiryStore({ url });
  },
};

const opened = async (open: () => Promise<EnquiryStore>) => {
  const store = await open();
  stores.push(store);
  return store;
};

const drain = (store: EnquiryStore, worker: string, now: number, limit = 100) =>
  store.lease({ worker, now, until: now + 1000, limit });

describe.each(Object.entries(engines))('%s', (_name, place) => {
  const fresh = async () => opened(await place());

  test('an accepted enquiry is kept whole under a reference of its own', async () => {
    const store = await fresh();
    const enquiry = anEnquiry(1, { message: 'ăîșț „ghilimele” 🏝\n<b>&amp;\'"' });
    const reference = await store.accept(enquiry, 5000);
    expect(reference).toMatch(referencePattern);
    expect(await store.get(reference)).toEqual({
      reference,
      enquiry,
      acceptedAt: 5000,
      state: 'waiting',
      attempts: 0,
      firstTriedAt: undefined,
      dueAt: 5000,
      leasedBy: undefined,
      lastError: undefined,
      settledAt: undefined,
    });
    expect(await store.get('3333-3333')).toBeUndefined();
  });

  test('what an enquiry says about its intent is kept with it', async () => {
    const store = await fresh();
    const enquiry = anEnquiry(1, { intent: 'event', event_people: '40', event_needs: 'sală\nhotel „bun”' });
    expect((await store.get(await store.accept(enquiry, 1)))?.enquiry).toEqual(enquiry);
  });

  test('an enquiry kept before there were intents is a general one', async () => {
    const store = await fresh();
    const { intent: _, ...older } = anEnquiry();
    const reference = await store.accept(older as Enquiry, 1);
    expect((await store.get(reference))?.enquiry).toEqual({ ...older, intent: 'general' });
  });

  test('it survives closing and opening again', async () => {
    const open = await place();
    const before = await open();
    const reference = await before.accept(anEnquiry(), 1);
    await before.close();
    expect((await (await opened(open)).get(reference))?.enquiry).toEqual(anEnquiry());
  });

  test('a leased enquiry is nobody else’s until the lease ends', async () => {
    const store = await fresh();
    const reference = await store.accept(anEnquiry(), 1000);
    expect(await drain(store, 'a', 999)).toEqual([]);
    expect(await drain(store, 'a', 1000)).toMatchObject([{ reference, attempts: 1, firstTriedAt: 1000, leasedBy: 'a' }]);
    expect(await drain(store, 'b', 1999)).toEqual([]);
    expect(await store.nextDue()).toBe(2000);
    expect(await drain(store, 'b', 2000)).toMatchObject([{ reference, attempts: 2, firstTriedAt: 1000, leasedBy: 'b' }]);
  });

  test('the longest waiting come first, and no more than asked for', async () => {
    const store = await fresh();
    const late = await store.accept(anEnquiry(1), 3000);
    const early = await store.accept(anEnquiry(2), 1000);
    expect((await drain(store, 'a', 5000, 1)).map(({ reference }) => reference)).toEqual([early]);
    expect((await drain(store, 'a', 5000, 5)).map(({ reference }) => reference)).toEqual([late]);
  });

  test('workers that ask at the same time never share an enquiry', async () => {
    const open = await place();
    const first = await opened(open);
    const second = await opened(open);
    for (let number = 0; number < 40; number++) await first.accept(anEnquiry(number), 1);
    const asked = Array.from({ length: 20 }, (_, turn) => drain(turn % 2 ? first : second, `w${turn}`, 10, 3));
    const taken = (await Promise.all(asked)).flat().map(({ reference }) => reference);
    expect(taken).toHaveLength(40);
    expect(new Set(taken).size).toBe(40);
  });

  test('a delivered enquiry is settled and never due again', async () => {
    const store = await fresh();
    const reference = await store.accept(anEnquiry(), 1);
    await drain(store, 'a', 1);
    await store.delivered(reference, 7);
    expect(await store.get(reference)).toMatchObject({ state: 'delivered', settledAt: 7, leasedBy: undefined });
    expect(await store.nextDue()).toBeUndefined();
    expect(await drain(store, 'a', 1e9)).toEqual([]);
  });

  test('a failed one comes back at its time and remembers why', async () => {
    const store = await fresh();
    const reference = await store.accept(anEnquiry(), 1);
    await drain(store, 'a', 1);
    await store.failed(reference, { worker: 'a', error: 'no route', nextTryAt: 500 });
    expect(await store.get(reference)).toMatchObject({
      state: 'waiting',
      lastError: 'no route',
      dueAt: 500,
      leasedBy: undefined,
    });
    expect(await drain(store, 'a', 499)).toEqual([]);
    expect(await drain(store, 'a', 500)).toHaveLength(1);
  });

  test('a worker that lost its lease cannot put back or give up', async () => {
    const store = await fresh();
    const reference = await store.accept(anEnquiry(), 1);
    await drain(store, 'slow', 1);
    await drain(store, 'other', 5000);
    await store.failed(reference, { worker: 'slow', error: 'late', nextTryAt: 1 });
    await store.gaveUp(reference, { worker: 'slow', error: 'late', now: 1 });
    expect(await store.get(reference)).toMatchObject({ state: 'waiting', leasedBy: 'other', lastError: undefined });
  });

  test('a given-up one leads the list, can be read, and can be queued again', async () => {
    const store = await fresh();
    const given = await store.accept(anEnquiry(1), 1);
    await drain(store, 'a', 1);
    await store.gaveUp(given, { worker: 'a', error: 'a week of no', now: 9 });
    const older = await store.accept(anEnquiry(2), 10);
    const newer = await store.accept(anEnquiry(3), 20);
    expect((await store.list(10)).map(({ reference }) => reference)).toEqual([given, newer, older]);
    expect((await store.list(2)).map(({ state }) => state)).toEqual(['gave-up', 'waiting']);
    expect(await store.requeue(older, 30)).toBe(false);
    expect(await store.requeue(given, 30)).toBe(true);
    expect(await store.get(given)).toMatchObject({ state: 'waiting', dueAt: 30, firstTriedAt: undefined, settledAt: undefined });
  });

  test('whatever is old is forgotten, in whatever state, and nothing else', async () => {
    const store = await fresh();
    const old = await store.accept(anEnquiry(1), 100);
    const given = await store.accept(anEnquiry(2), 100);
    await drain(store, 'a', 150);
    await store.delivered(old, 300);
    await store.gaveUp(given, { worker: 'a', error: 'a week of no', now: 300 });
    const waiting = await store.accept(anEnquiry(3), 100);
    const quarantined = await store.accept(anEnquiry(4), 100, { suspicion: 'links' });
    const young = await store.accept(anEnquiry(5), 200);
    expect(await store.forget(200, 'quarantined')).toBe(1);
    expect(await store.get(quarantined)).toBeUndefined();
    expect(await store.forget(200, 'any')).toBe(3);
    expect((await store.list(10)).map(({ reference }) => reference)).toEqual([young]);
    for (const reference of [old, given, waiting]) expect(await store.get(reference)).toBeUndefined();
  });

  test('the same sending of the same form is one enquiry, on however many servers at the same time', async () => {
    const open = await place();
    const [first, second] = [await opened(open), await opened(open)];
    const sent = Array.from({ length: 20 }, (_, turn) => (turn % 2 ? first : second).accept(anEnquiry(), turn, { key: 'k' }));
    expect(new Set(await Promise.all(sent)).size).toBe(1);
    expect(await first.accept(anEnquiry(), 100, { key: 'another' })).not.toBe(await sent[0]);
    await first.accept(anEnquiry(), 100);
    await first.accept(anEnquiry(), 100);
    expect(await second.list(100)).toHaveLength(4);
  });

  test('a suspect one is kept, says why, is mailed to nobody, and leaves when a person says so', async () => {
    const store = await fresh();
    const reference = await store.accept(anEnquiry(), 1, { suspicion: 'trap' });
    expect(await store.get(reference)).toMatchObject({ state: 'quarantined', suspicion: 'trap' });
    expect(await drain(store, 'a', 1000)).toEqual([]);
    expect(await store.nextDue()).toBeUndefined();
    expect(await store.requeue(reference, 5)).toBe(true);
    expect(await drain(store, 'a', 1000)).toMatchObject([{ reference, suspicion: 'trap' }]);
  });

  test('one that never was tried goes before one that failed, however long that has waited', async () => {
    const store = await fresh();
    const failed = await store.accept(anEnquiry(1), 1);
    await drain(store, 'a', 1);
    await store.failed(failed, { worker: 'a', error: 'no', nextTryAt: 2 });
    const fresh_ = await store.accept(anEnquiry(2), 50);
    expect((await drain(store, 'a', 60, 1)).map(({ reference }) => reference)).toEqual([fresh_]);
    expect((await drain(store, 'a', 60, 1)).map(({ reference }) => reference)).toEqual([failed]);
  });

  test('all that came from one address can be read, and be erased for good', async () => {
    const store = await fresh();
    const user_email = 'Ana.Pop@Example.org';
    const mine = [await store.accept(anEnquiry(1, { user_email }), 1), await store.accept(anEnquiry(2, { user_email }), 2)];
    await store.delivered(String(mine[0]), 3);
    const other = await store.accept(anEnquiry(3), 3);
    const found = (await store.from('ana.pop@example.ORG')).map(({ reference }) => reference);
    expect(found).toEqual([...mine].reverse());
    expect(await store.from('pop@example.org')).toEqual([]);
    expect(await store.erase('ana.pop@example.org')).toBe(2);
    expect(await store.erase('ana.pop@example.org')).toBe(0);
    expect((await store.list(10)).map(({ reference }) => reference)).toEqual([other]);
  });

  test('the status counts what waits for somebody, and since when', async () => {
    const store = await fresh();
    expect(await store.status()).toEqual({ waiting: 0, oldestWaitingAt: undefined, gaveUp: 0, quarantined: 0 });
    const given = await store.accept(anEnquiry(1), 1);
    await drain(store, 'a', 1);
    await store.gaveUp(given, { worker: 'a', error: 'no', now: 2 });
    await store.delivered(await store.accept(anEnquiry(2), 5), 6);
    await store.accept(anEnquiry(3), 8);
    await store.accept(anEnquiry(4), 7);
    await store.accept(anEnquiry(5), 3, { suspicion: 'links' });
    expect(await store.status()).toEqual({ waiting: 2, oldestWaitingAt: 7, gaveUp: 1, quarantined: 1 });
  });

  test('hurrying makes what waits due now', async () => {
    const store = await fresh();
    const reference = await store.accept(anEnquiry(), 1);
    await drain(store, 'a', 1);
    await store.failed(reference, { worker: 'a', error: 'x', nextTryAt: 1e9 });
    await store.hurry(100);
    expect(await store.nextDue()).toBe(100);
  });

  test('many accepted at the same time are all there', async () => {
    const store = await fresh();
    const references = await Promise.all(Array.from({ length: 100 }, (_, number) => store.accept(anEnquiry(number), number)));
    expect(new Set(references).size).toBe(100);
    expect(await store.list(1000)).toHaveLength(100);
  });

  test('it answers a ping', async () => {
    await expect((await fresh()).ping()).resolves.toBeUndefined();
  });
});

test('postgres: servers that start together migrate once, and a newer schema is left alone', async () => {
  const url = await postgres.database();
  const started = await Promise.all(Array.from({ length: 4 }, () => openPostgresEnquiryStore({ url })));
  await Promise.all(started.map((store) => store.close()));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('UPDATE enquiries_schema SET version = 99');
  await client.end();
  await expect(openPostgresEnquiryStore({ url })).rejects.toThrow(/schema version 99/);
});

test('postgres: a wrong password or database is reported at once', async () => {
  const url = (await postgres.database()).replace(/test_\d+/, 'absent');
  await expect(openPostgresEnquiryStore({ url, startPatienceMs: 60_000 })).rejects.toThrow(/does not exist/);
});
