import { cpSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test, vi } from 'vitest';
import { anEnquiry } from '#tests/support/enquiries.ts';
import { scratchDirectory } from '#tests/support/scratch.ts';
import type { EnquiryStore } from './enquiry-store.ts';
import { referencePattern } from './reference.ts';
import { openSqliteEnquiryStore } from './sqlite-enquiry-store.ts';
import { openThreadedEnquiryStore } from './threaded-enquiry-store.ts';

const thread = join(import.meta.dirname, '../workers/enquiry-worker.ts');
const directories: string[] = [];
const stores: EnquiryStore[] = [];

afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.close()));
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true, force: true });
});

const newDirectory = () => {
  const directory = scratchDirectory('enquiries');
  directories.push(directory);
  return directory;
};

const opened = async (open: () => Promise<EnquiryStore>) => {
  const store = await open();
  stores.push(store);
  return store;
};

test('leases left by a crash are free again for the only server, and kept while another lives', async () => {
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

test('what is kept can be read by its owner only', async () => {
  const directory = join(newDirectory(), 'var');
  await opened(async () => openSqliteEnquiryStore(directory));
  expect(statSync(directory).mode & 0o777).toBe(0o700);
  expect(statSync(join(directory, 'enquiries.sqlite')).mode & 0o777).toBe(0o600);
});

test('the log is write-ahead, and a newer schema is left alone', async () => {
  const directory = newDirectory();
  await (await openSqliteEnquiryStore(directory)).close();
  const db = new DatabaseSync(join(directory, 'enquiries.sqlite'));
  expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  db.exec('PRAGMA user_version = 99');
  db.close();
  expect(() => openSqliteEnquiryStore(directory)).toThrow(/schema version 99/);
});

test('what is erased is in none of its files any more', async () => {
  const directory = newDirectory();
  const store = await opened(async () => openSqliteEnquiryStore(directory));
  for (let number = 0; number < 30; number++)
    await store.accept(anEnquiry(number, { message: `secret${number} `.repeat(40) }), 1);
  await store.accept(anEnquiry('stays'), 1);
  const everything = () =>
    readdirSync(directory)
      .map((name) => readFileSync(join(directory, name), 'latin1'))
      .join('');
  expect(everything()).toContain('visitor7@example.org');
  for (let number = 0; number < 30; number++) expect(await store.erase(`visitor${number}@example.org`)).toBe(1);
  expect(everything()).not.toMatch(/visitor\d+@example|secret\d/);
  expect(everything()).toContain('visitorstays@example.org');
});

test('a database of the first version is brought up to date, whole', async () => {
  const directory = newDirectory();
  const db = new DatabaseSync(join(directory, 'enquiries.sqlite'));
  db.exec(`CREATE TABLE enquiries (reference TEXT PRIMARY KEY, enquiry TEXT NOT NULL, accepted_at INTEGER NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'gave-up')), attempts INTEGER NOT NULL DEFAULT 0,
    first_tried_at INTEGER, due_at INTEGER NOT NULL, leased_by TEXT, last_error TEXT, settled_at INTEGER) STRICT;
    CREATE INDEX enquiries_due ON enquiries (due_at) WHERE state = 'waiting';
    CREATE INDEX enquiries_newest ON enquiries (accepted_at);
    PRAGMA user_version = 1`);
  const insert = db.prepare('INSERT INTO enquiries (reference, enquiry, accepted_at, due_at, state) VALUES (?, ?, ?, ?, ?)');
  for (const [index, state] of ['waiting', 'delivered', 'gave-up'].entries())
    insert.run(`3467-${index}`, JSON.stringify(anEnquiry(index)), index, index, state);
  db.close();
  const store = await opened(async () => openSqliteEnquiryStore(directory));
  expect((await store.list(10)).map(({ state, enquiry }) => [state, enquiry])).toEqual([
    ['gave-up', anEnquiry(2)],
    ['delivered', anEnquiry(1)],
    ['waiting', anEnquiry(0)],
  ]);
});

test.each([
  ['deleted', (directory: string) => rmSync(directory, { recursive: true })],
  ['moved away', (directory: string) => renameSync(directory, `${directory}-old`)],
  [
    'replaced by a copy',
    (directory: string) => {
      cpSync(directory, `${directory}-copy`, { recursive: true });
      rmSync(directory, { recursive: true });
      renameSync(`${directory}-copy`, directory);
    },
  ],
])('when its folder is %s nothing is promised that is not there, and then it is opened anew', async (_how, happens) => {
  const directory = join(newDirectory(), 'data');
  const store = await opened(() => openThreadedEnquiryStore(directory, thread));
  await store.accept(anEnquiry(1), 1);
  happens(directory);
  await expect(store.accept(anEnquiry(2), 2)).rejects.toMatchObject({ code: 'LOST_FILES' });
  await vi.waitFor(async () => expect(await store.accept(anEnquiry(3), 3)).toMatch(referencePattern));
  const other = await opened(async () => openSqliteEnquiryStore(directory));
  expect((await other.list(10)).map(({ enquiry }) => enquiry.user_email)).toContain('visitor3@example.org');
});
