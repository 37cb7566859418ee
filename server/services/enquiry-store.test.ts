import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Enquiry } from '#domain/schemas/enquiry.ts';
import { anEnquiry } from '#tests/support/enquiries.ts';
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts';
import { scratchDirectory } from '#tests/support/scratch.ts';
import type { EnquiryStore } from './enquiry-store.ts';
import { openPostgresEnquiryStore } from './postgres-enquiry-store.ts';
import { referencePattern } from './reference.ts';
import { openSqliteEnquiryStore } from './sqlite-enquiry-store.ts';

let postgres: TestPostgres;
const directories: string[] = [];
const stores: EnquiryStore[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);

afterAll(async () => {
  await Promise.all(stores.map((store) => store.close()));
  await postgres?.remove();
  for (const directory of directories) rmSync(directory, { recursive: true, force: true });
});

const newDirectory = () => {
  const directory = scratchDirectory('enquiries');
  directories.push(directory);
  return directory;
};

/** Each engine: a place of its own for every test, and a way to open it more than once. */
const engines = {
  sqlite: async () => {
    const directory = newDirectory();
    return async () => openSqliteEnquiryStore(directory);
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

  test('what was delivered is forgotten when it is old, and nothing else is', async () => {
    const store = await fresh();
    const old = await store.accept(anEnquiry(1), 100);
    const young = await store.accept(anEnquiry(2), 200);
    const given = await store.accept(anEnquiry(3), 100);
    await drain(store, 'a', 250);
    await store.delivered(old, 300);
    await store.delivered(young, 300);
    await store.gaveUp(given, { worker: 'a', error: 'a week of no', now: 300 });
    const waiting = await store.accept(anEnquiry(4), 100);
    expect(await store.forget(200)).toBe(1);
    expect((await store.list(10)).map(({ reference }) => reference).sort()).toEqual([young, given, waiting].sort());
    expect(await store.get(old)).toBeUndefined();
    expect(await store.forget(200)).toBe(0);
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

test('sqlite: leases left by a crash are free again for the only server, and kept while another lives', async () => {
  const directory = newDirectory();
  const crashed = await opened(async () => openSqliteEnquiryStore(directory));
  await crashed.hurry(1);
  const reference = await crashed.accept(anEnquiry(), 1);
  await crashed.lease({ worker: 'crashed', now: 1, until: 1e9, limit: 1 });
  const second = await opened(async () => openSqliteEnquiryStore(directory));
  await second.hurry(2);
  expect(await second.get(reference)).toMatchObject({ leasedBy: 'crashed' });
  // The lock goes with the process; closing stands for it.
  await stores.splice(stores.indexOf(crashed), 1)[0]?.close();
  await second.hurry(3);
  expect(await second.get(reference)).toMatchObject({ leasedBy: undefined, dueAt: 3 });
});

test('sqlite: what is kept can be read by its owner only', async () => {
  const directory = join(newDirectory(), 'var');
  await opened(async () => openSqliteEnquiryStore(directory));
  expect(statSync(directory).mode & 0o777).toBe(0o700);
  expect(statSync(join(directory, 'enquiries.sqlite')).mode & 0o777).toBe(0o600);
});

test('sqlite: the log is write-ahead, and a newer schema is left alone', async () => {
  const directory = newDirectory();
  await (await openSqliteEnquiryStore(directory)).close();
  const db = new DatabaseSync(join(directory, 'enquiries.sqlite'));
  expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  db.exec('PRAGMA user_version = 99');
  db.close();
  expect(() => openSqliteEnquiryStore(directory)).toThrow(/schema version 99/);
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
