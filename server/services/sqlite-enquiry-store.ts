/** The store of a single server: one SQLite file in `DATA_DIR`, through Node's own driver. */
import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import {
  type EnquiryRow,
  type EnquiryStore,
  keptFromRow,
  type StatusRow,
  statusFromRow,
  withFreshReference,
} from './enquiry-store.ts';
import { migrate } from './sqlite-schema.ts';

/** The database's file name inside the data directory. */
export const sqliteFileName = 'enquiries.sqlite';

/** The files of the database were moved, deleted or replaced while it was open: what is written goes where nobody will find it. */
export class LostFilesError extends Error {
  override name = 'LostFilesError';
  readonly code = 'LOST_FILES';
}

/** How long to wait for another program that writes, unless a call has less time. Shorter than a visitor's browser waits (10 s). */
const busyMs = 4000;

/**
 * Opens (and creates or brings up to date) the database in `directory`. The directory and the file are readable by
 * their owner only: they hold personal data. Each call keeps its thread until it is done.
 */
export function openSqliteEnquiryStore(directory: string): EnquiryStore & { waitAtMost(ms: number): void } {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const file = join(directory, sqliteFileName);
  closeSync(openSync(file, 'a', 0o600));
  const db = new DatabaseSync(file, { timeout: busyMs });
  try {
    db.exec('PRAGMA journal_mode = WAL');
    // An answer is given only after the operating system has written the log to the disk itself.
    db.exec('PRAGMA synchronous = FULL');
    // What is deleted is overwritten with zeros.
    db.exec('PRAGMA secure_delete = ON');
    migrate(db);
  } catch (error) {
    db.close();
    throw error;
  }
  const nodeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.ino;
  const opened = nodeOf(file);
  /** The log is made with the first write and stays until the last connection closes. */
  let log: number | undefined;

  /** Called after each write that is promised to somebody. */
  const assertOnDisk = () => {
    log ??= nodeOf(`${file}-wal`);
    if (nodeOf(file) !== opened || nodeOf(`${file}-wal`) !== log)
      throw new LostFilesError(`${file} is no longer the file that was opened: it was moved, deleted or replaced`);
  };

  const insert = db.prepare(
    `INSERT INTO enquiries (reference, enquiry, accepted_at, due_at, key, suspicion, state)
     VALUES (:reference, :json, :now, :now, :key, :suspicion, :state) ON CONFLICT DO NOTHING`,
  );
  const byKey = db.prepare('SELECT reference FROM enquiries WHERE key = ?');
  const lease = db.prepare(
    `UPDATE enquiries SET leased_by = :worker, due_at = :until, attempts = attempts + 1, first_tried_at = coalesce(first_tried_at, :now)
     WHERE reference IN (SELECT reference FROM enquiries WHERE state = 'waiting' AND due_at <= :now ORDER BY min(attempts, 1), due_at LIMIT :limit)
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
    "UPDATE enquiries SET state = 'waiting', due_at = ?, first_tried_at = NULL, settled_at = NULL WHERE reference = ? AND state IN ('gave-up', 'quarantined')",
  );
  const forget = db.prepare("DELETE FROM enquiries WHERE accepted_at < :before AND (:state = 'any' OR state = :state)");
  const from = db.prepare(`SELECT * FROM enquiries WHERE ${cameFrom} ORDER BY accepted_at DESC`);
  const erase = db.prepare(`DELETE FROM enquiries WHERE ${cameFrom}`);
  const status = db.prepare(
    `SELECT count(*) FILTER (WHERE state = 'waiting') AS waiting, min(accepted_at) FILTER (WHERE state = 'waiting') AS oldest,
       count(*) FILTER (WHERE state = 'gave-up') AS gave_up, count(*) FILTER (WHERE state = 'quarantined') AS quarantined
     FROM enquiries WHERE state <> 'delivered'`,
  );
  const list = db.prepare(
    "SELECT * FROM enquiries ORDER BY state = 'gave-up' DESC, state = 'quarantined' DESC, accepted_at DESC LIMIT ?",
  );
  const get = db.prepare('SELECT * FROM enquiries WHERE reference = ?');
  const ping = db.prepare('INSERT OR REPLACE INTO last_write (id, at) VALUES (1, ?)');

  const emptyLog = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)');

  const rows = (found: unknown[]) => found.map((row) => keptFromRow(row as EnquiryRow));
  let solitude: DatabaseSync | undefined;

  return {
    async accept(enquiry, now, { key, suspicion } = {}) {
      const row = {
        json: JSON.stringify(enquiry),
        now,
        key: key ?? null,
        suspicion: suspicion ?? null,
        state: suspicion ? 'quarantined' : 'waiting',
      };
      const reference = await withFreshReference((drawn) =>
        insert.run({ reference: drawn, ...row }).changes === 1
          ? drawn
          : (byKey.get(row.key) as { reference: string } | undefined)?.reference,
      );
      assertOnDisk();
      return reference;
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
    async forget(before, state) {
      const forgotten = Number(forget.run({ before, state }).changes);
      if (forgotten > 0) emptyLog.run();
      return forgotten;
    },
    async from(address) {
      return rows(from.all(address));
    },
    async erase(address) {
      const erased = Number(erase.run(address).changes);
      // The rows are overwritten in the file; this does the same for the log beside it.
      emptyLog.run();
      return erased;
    },
    async status() {
      return statusFromRow(status.get() as StatusRow);
    },
    async list(limit) {
      return rows(list.all(limit));
    },
    async get(reference) {
      return rows(get.all(reference))[0];
    },
    async ping() {
      ping.run(Date.now());
      assertOnDisk();
    },
    async close() {
      solitude?.close();
      db.close();
    },
    waitAtMost(ms) {
      db.exec(`PRAGMA busy_timeout = ${Math.max(0, Math.min(busyMs, Math.round(ms)))}`);
    },
  };
}

const cameFrom = "lower(enquiry ->> 'user_email') = lower(?)";

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
