/** The store that several servers share. Uses nothing newer than PostgreSQL 15. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import {
  type EnquiryRow,
  type EnquiryStore,
  keptFromRow,
  NewerSchemaError,
  type StatusRow,
  statusFromRow,
  withFreshReference,
} from './enquiry-store.ts';

/** Statement n brings the schema from version n to n + 1. Append; never change one that has been released. */
const migrations = [
  `CREATE TABLE enquiries (
     reference text PRIMARY KEY,
     receipt uuid NOT NULL,
     enquiry text NOT NULL,
     accepted_at bigint NOT NULL,
     state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'gave-up')),
     attempts integer NOT NULL DEFAULT 0,
     first_tried_at bigint,
     due_at bigint NOT NULL,
     leased_by text,
     last_error text,
     settled_at bigint
   );
   CREATE INDEX enquiries_due ON enquiries (due_at) WHERE state = 'waiting';
   CREATE INDEX enquiries_newest ON enquiries (accepted_at);`,
  `ALTER TABLE enquiries DROP CONSTRAINT enquiries_state_check;
   ALTER TABLE enquiries ADD CONSTRAINT enquiries_state_check CHECK (state IN ('waiting', 'delivered', 'gave-up', 'quarantined'));
   ALTER TABLE enquiries ADD COLUMN key text UNIQUE;
   ALTER TABLE enquiries ADD COLUMN suspicion text;
   CREATE TABLE enquiries_last_write (id integer PRIMARY KEY, at timestamptz NOT NULL);`,
];

const cameFrom = "lower(enquiry::json ->> 'user_email') = lower($1)";

/** An arbitrary number that all our servers take as the lock for migrations. */
const migrationLock = 7_310_042;

type PostgresOptions = {
  url: string;
  /** How long an accept goes on trying while the database restarts; the visitor's browser waits 10 s in all. */
  patienceMs?: number;
  /** How long to wait for the database when the server starts. */
  startPatienceMs?: number;
  /** Told about connections that broke while idle; the pool replaces them by itself. */
  onIdleError?: (error: Error) => void;
};

export async function openPostgresEnquiryStore(options: PostgresOptions): Promise<EnquiryStore> {
  const { url, patienceMs = 4000, startPatienceMs = 5000, onIdleError = () => undefined } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 2000,
    query_timeout: 4000,
    statement_timeout: 4000,
    keepAlive: true,
    application_name: 'agency-site',
  });
  // Without a listener a broken idle connection would end the process.
  pool.on('error', onIdleError);
  try {
    await overOutage(() => migrate(pool), startPatienceMs);
  } catch (error) {
    await pool.end();
    throw error;
  }

  const run = async (text: string, values: unknown[]) => (await pool.query<EnquiryRow>({ text, values })).rowCount ?? 0;
  const rows = async (text: string, values: unknown[]) => (await pool.query<EnquiryRow>({ text, values })).rows.map(keptFromRow);

  return {
    accept(enquiry, now, { key, suspicion } = {}) {
      // The receipt tells whether a row is ours when the connection broke before the answer: then trying again is safe.
      const receipt = randomUUID();
      const json = JSON.stringify(enquiry);
      const insert = async (reference: string) => {
        const inserted = await run(
          `INSERT INTO enquiries (reference, receipt, enquiry, accepted_at, due_at, key, suspicion, state)
           VALUES ($1, $2, $3, $4, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
          [reference, receipt, json, now, key, suspicion, suspicion ? 'quarantined' : 'waiting'],
        );
        if (inserted === 1) return reference;
        return (await rows('SELECT * FROM enquiries WHERE receipt = $1 OR key = $2', [receipt, key]))[0]?.reference;
      };
      return withFreshReference((reference) => overOutage(() => insert(reference), patienceMs));
    },
    lease({ worker, now, until, limit }) {
      return rows(
        `UPDATE enquiries SET leased_by = $1, due_at = $3, attempts = attempts + 1, first_tried_at = coalesce(first_tried_at, $2)
         WHERE reference IN (
           SELECT reference FROM enquiries WHERE state = 'waiting' AND due_at <= $2
           ORDER BY least(attempts, 1), due_at LIMIT $4 FOR UPDATE SKIP LOCKED)
         RETURNING *`,
        [worker, now, until, limit],
      );
    },
    async delivered(reference, now) {
      await run(
        "UPDATE enquiries SET state = 'delivered', settled_at = $1, leased_by = NULL, last_error = NULL WHERE reference = $2",
        [now, reference],
      );
    },
    async failed(reference, { worker, error, nextTryAt }) {
      await run('UPDATE enquiries SET leased_by = NULL, last_error = $1, due_at = $2 WHERE reference = $3 AND leased_by = $4', [
        error,
        nextTryAt,
        reference,
        worker,
      ]);
    },
    async gaveUp(reference, { worker, error, now }) {
      await run(
        `UPDATE enquiries SET state = 'gave-up', settled_at = $1, leased_by = NULL, last_error = $2
         WHERE reference = $3 AND leased_by = $4`,
        [now, error, reference, worker],
      );
    },
    async nextDue() {
      const { rows: found } = await pool.query<{ due: string | null }>(
        "SELECT min(due_at) AS due FROM enquiries WHERE state = 'waiting'",
      );
      return found[0]?.due == null ? undefined : Number(found[0].due);
    },
    async hurry(now) {
      await run("UPDATE enquiries SET due_at = $1 WHERE state = 'waiting' AND leased_by IS NULL", [now]);
    },
    async requeue(reference, now) {
      const changed = await run(
        `UPDATE enquiries SET state = 'waiting', due_at = $1, first_tried_at = NULL, settled_at = NULL
         WHERE reference = $2 AND state IN ('gave-up', 'quarantined')`,
        [now, reference],
      );
      return changed === 1;
    },
    forget(before, state) {
      return run("DELETE FROM enquiries WHERE accepted_at < $1 AND ($2 = 'any' OR state = $2)", [before, state]);
    },
    from(address) {
      return rows(`SELECT * FROM enquiries WHERE ${cameFrom} ORDER BY accepted_at DESC`, [address]);
    },
    async erase(address) {
      const erased = await run(`DELETE FROM enquiries WHERE ${cameFrom}`, [address]);
      // Frees the rows for what comes next; else they would lie in the file until the database gets round to it.
      await pool.query('VACUUM enquiries');
      return erased;
    },
    async status() {
      const { rows: found } = await pool.query<StatusRow>(
        `SELECT count(*) FILTER (WHERE state = 'waiting') AS waiting, min(accepted_at) FILTER (WHERE state = 'waiting') AS oldest,
           count(*) FILTER (WHERE state = 'gave-up') AS gave_up, count(*) FILTER (WHERE state = 'quarantined') AS quarantined
         FROM enquiries WHERE state <> 'delivered'`,
      );
      return statusFromRow(found[0] as StatusRow);
    },
    list(limit) {
      return rows(
        "SELECT * FROM enquiries ORDER BY state = 'gave-up' DESC, state = 'quarantined' DESC, accepted_at DESC LIMIT $1",
        [limit],
      );
    },
    async get(reference) {
      return (await rows('SELECT * FROM enquiries WHERE reference = $1', [reference]))[0];
    },
    async ping() {
      await pool.query(
        'INSERT INTO enquiries_last_write (id, at) VALUES (1, now()) ON CONFLICT (id) DO UPDATE SET at = excluded.at',
      );
    },
    async close() {
      await pool.end();
    },
  };
}

async function migrate(pool: pg.Pool) {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    // Held until the commit: servers that start together migrate one after the other.
    await client.query('SELECT pg_advisory_xact_lock($1)', [migrationLock]);
    await client.query('CREATE TABLE IF NOT EXISTS enquiries_schema (version integer NOT NULL)');
    const { rows } = await client.query<{ version: number }>('SELECT version FROM enquiries_schema');
    const found = rows[0]?.version ?? 0;
    if (found > migrations.length) throw new NewerSchemaError(found, migrations.length);
    for (const migration of migrations.slice(found)) await client.query(migration);
    await client.query('DELETE FROM enquiries_schema');
    await client.query('INSERT INTO enquiries_schema (version) VALUES ($1)', [migrations.length]);
    await client.query('COMMIT');
    client.release();
  } catch (error) {
    // The connection goes, and its transaction with it: a rollback would fail where the connection is what broke.
    client.release(true);
    throw error;
  }
}

/** Repeats `work` while the database restarts, for at most `patienceMs`. */
async function overOutage<Result>(work: () => Promise<Result>, patienceMs: number): Promise<Result> {
  const end = Date.now() + patienceMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!mayPass(error) || Date.now() >= end) throw error;
      await pause(Math.min(200, Math.max(0, end - Date.now())));
    }
  }
}

/**
 * Whether an error may be gone in a moment. What the database did not say itself comes from the connection;
 * of what it says: 08 connection, 40 serialisation, 53 resources, 57P shutdown and start-up, 25006 a standby not yet promoted
 * (https://www.postgresql.org/docs/15/errcodes-appendix.html).
 */
function mayPass(error: unknown): boolean {
  if (error instanceof NewerSchemaError) return false;
  return !(error instanceof pg.DatabaseError) || /^(?:08|40|53|57P|25006)/.test(error.code ?? '');
}
