/** The tables of the embedded database, and the steps that led to them. */
import type { DatabaseSync } from 'node:sqlite';
import { NewerSchemaError } from './enquiry-store.ts';

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
  // SQLite cannot change a check in place: the table is written anew.
  `CREATE TABLE enquiries_2 (
     reference TEXT PRIMARY KEY,
     enquiry TEXT NOT NULL,
     accepted_at INTEGER NOT NULL,
     state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'gave-up', 'quarantined')),
     attempts INTEGER NOT NULL DEFAULT 0,
     first_tried_at INTEGER,
     due_at INTEGER NOT NULL,
     leased_by TEXT,
     last_error TEXT,
     settled_at INTEGER,
     key TEXT UNIQUE,
     suspicion TEXT
   ) STRICT;
   INSERT INTO enquiries_2 (reference, enquiry, accepted_at, state, attempts, first_tried_at, due_at, leased_by, last_error, settled_at)
     SELECT reference, enquiry, accepted_at, state, attempts, first_tried_at, due_at, leased_by, last_error, settled_at FROM enquiries;
   DROP TABLE enquiries;
   ALTER TABLE enquiries_2 RENAME TO enquiries;
   CREATE INDEX enquiries_due ON enquiries (due_at) WHERE state = 'waiting';
   CREATE INDEX enquiries_newest ON enquiries (accepted_at);
   CREATE INDEX enquiries_unsettled ON enquiries (state, accepted_at) WHERE state <> 'delivered';
   CREATE TABLE last_write (id INTEGER PRIMARY KEY, at INTEGER NOT NULL) STRICT;`,
];

/**
 * Brings a database up to date.
 * @throws {NewerSchemaError} when a newer program wrote it
 */
export function migrate(db: DatabaseSync): void {
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
    throw error;
  }
}
