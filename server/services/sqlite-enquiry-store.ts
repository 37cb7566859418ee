/** The store of a single server: one SQLite file in `DATA_DIR`, through Node's own driver. */
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type EnquiryRow, type EnquiryStore, keptFromRow, NewerSchemaError, withFreshReference } from './enquiry-store.ts';

/** Statement n brings the schema from version n to n + 1. Append; never change one that has been released. */
const migrations = [
  `CREATE TABLE enquiries (
     reference TEXT PRIMARY KEY,
     enquiry TEXT NOT NULL,
     accepted_at INTEGER NOT NULL,
     state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'gave-up')),
     attempts INTEGER NOT NULL DEFAULT 0,
     first_tried_at INTEGER,
     due_at INTEGER NOT NULL,
     leased_by TEXT,
     last_error TEXT,
     settled_at INTEGER
   ) STRICT;
   CREATE INDEX enquiries_due ON enquiries (due_at) WHERE state = 'waiting';
   CREATE INDEX enquiries_newest ON enquiries (accepted_at);`,
];

/** The database's file name inside the data directory. */
export const sqliteFileName = 'enquiries.sqlite';

/**
 * Opens (and creates or brings up to date) the database in `directory`. The directory and the file are readable by
 * their owner only: they hold personal data.
 */
export function openSqliteEnquiryStore(directory: string): EnquiryStore {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const file = join(directory, sqliteFileName);
  closeSync(openSync(file, 'a', 0o600));
  const db = new DatabaseSync(file, { timeout: 5000 });
  db.exec('PRAGMA journal_mode = WAL');
  // An answer is given only after the operating system has written the log to the disk itself.
  db.exec('PRAGMA synchronous = FULL');
  migrate(db);

  const insert = db.prepare(
    'INSERT INTO enquiries (reference, enquiry, accepted_at, due_at) VALUES (?, ?, ?, ?) ON CONFLICT (reference) DO NOTHING',
  );
  const lease = db.prepare(
    `UPDATE enquiries SET leased_by = :worker, due_at = :until, attempts = attempts + 1, first_tried_at = coalesce(first_tried_at, :now)
     WHERE reference IN (SELECT reference FROM enquiries WHERE state = 'waiting' AND due_at <= :now ORDER BY due_at LIMIT :limit)
     RETURNING *`,
  );
  const delivered = db.prepare(
    "UPDATE enquiries SET state = 'delivered', settled_at = ?, leased_by = NULL, last_error = NULL WHERE reference = ?",
  );
  const failed = db.prepare(
    'UPDATE enquiries SET leased_by = NULL, last_error = ?, due_at = ? WHERE reference = ? AND leased_by = ?',
  );
  const gaveUp = db.prepare(
    "UPDATE enquiries SET state = 'gave-up', settled_at = ?, leased_by = NULL, last_error = ? WHERE reference = ? AND leased_by = ?",
  );
  const nextDue = db.prepare("SELECT min(due_at) AS due FROM enquiries WHERE state = 'waiting'");
  const hurry = db.prepare("UPDATE enquiries SET due_at = ? WHERE state = 'waiting' AND leased_by IS NULL");
  const dropLeases = db.prepare("UPDATE enquiries SET leased_by = NULL WHERE state = 'waiting'");
  const requeue = db.prepare(
    "UPDATE enquiries SET state = 'waiting', due_at = ?, first_tried_at = NULL, settled_at = NULL WHERE reference = ? AND state = 'gave-up'",
  );
  const forget = db.prepare("DELETE FROM enquiries WHERE state = 'delivered' AND accepted_at < ?");
  const list = db.prepare("SELECT * FROM enquiries ORDER BY state = 'gave-up' DESC, accepted_at DESC LIMIT ?");
  const get = db.prepare('SELECT * FROM enquiries WHERE reference = ?');
  const ping = db.prepare('SELECT count(*) FROM enquiries WHERE reference IS NULL');

  const rows = (found: unknown[]) => found.map((row) => keptFromRow(row as EnquiryRow));
  let solitude: DatabaseSync | undefined;

  return {
    async accept(enquiry, now) {
      const json = JSON.stringify(enquiry);
      return withFreshReference((reference) => insert.run(reference, json, now, now).changes === 1);
    },
    async lease({ worker, now, until, limit }) {
      return rows(lease.all({ worker, now, until, limit }));
    },
    async delivered(reference, now) {
      delivered.run(now, reference);
    },
    async failed(reference, { worker, error, nextTryAt }) {
      failed.run(error, nextTryAt, reference, worker);
    },
    async gaveUp(reference, { worker, error, now }) {
      gaveUp.run(now, error, reference, worker);
    },
    async nextDue() {
      return (nextDue.get() as { due: number | null }).due ?? undefined;
    },
    async hurry(now) {
      // Leases left by a crash need not run out when this is the only server on the file.
      solitude ??= lockOut(directory);
      if (solitude) dropLeases.run();
      hurry.run(now);
    },
    async requeue(reference, now) {
      return requeue.run(now, reference).changes === 1;
    },
    async forget(before) {
      return Number(forget.run(before).changes);
    },
    async list(limit) {
      return rows(list.all(limit));
    },
    async get(reference) {
      return rows(get.all(reference))[0];
    },
    async ping() {
      ping.get();
    },
    async close() {
      solitude?.close();
      db.close();
    },
  };
}

function migrate(db: DatabaseSync) {
  const version = () => (db.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;
  // Immediate: two processes that start together must not both migrate.
  db.exec('BEGIN IMMEDIATE');
  try {
    const found = version();
    if (found > migrations.length) throw new NewerSchemaError(found, migrations.length);
    for (const migration of migrations.slice(found)) db.exec(migration);
    db.exec(`PRAGMA user_version = ${migrations.length}`);
    db.exec('COMMIT');
  } catch (error) {
    db.exec('ROLLBACK');
    db.close();
    throw error;
  }
}

/**
 * Takes a lock that the operating system gives back when the process ends, however it ends. Nothing when another
 * server has it.
 */
function lockOut(directory: string): DatabaseSync | undefined {
  const lock = new DatabaseSync(join(directory, 'server.lock'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch {
    // Another server delivers from this file: its leases are alive and run out by themselves.
    lock.close();
    return undefined;
  }
}
