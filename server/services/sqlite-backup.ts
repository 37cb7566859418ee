/** Copies of the embedded database, made while the server writes, and put back while it does not. */
import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sqliteFileName } from './sqlite-enquiry-store.ts';

const day = 24 * 3_600_000;

/** Copies hold personal data too: what was erased or forgotten must be gone from them in time. */
const keepMs = 30 * day;

const copyName = /^enquiries-\d{8}T\d{6}Z\.sqlite$/;

/** What a copy holds. */
type Copy = { file: string; enquiries: number };

/**
 * Copies the database as it is at one moment, without what was deleted from it, and looks the copy through. Who writes meanwhile is not
 * held up. Copies older than thirty days go.
 * @throws when there is no database, or the copy is not whole
 */
export function backUp(dataDir: string, folder: string, now: Date = new Date()): Copy {
  const source = join(dataDir, sqliteFileName);
  if (!existsSync(source)) throw new Error(`there is no database in ${dataDir}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `enquiries-${now.toISOString().replace(/[-:]|\.\d+/g, '')}.sqlite`);
  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
  const db = new DatabaseSync(source, { timeout: 10_000 });
  try {
    db.exec('PRAGMA synchronous = FULL');
    db.prepare('VACUUM INTO ?').run(unfinished);
  } finally {
    db.close();
  }
  chmodSync(unfinished, 0o600);
  const enquiries = lookThrough(unfinished);
  renameSync(unfinished, file);
  for (const name of readdirSync(folder))
    if (copyName.test(name) && now.getTime() - statSync(join(folder, name)).mtimeMs > keepMs) rmSync(join(folder, name));
  return { file, enquiries };
}

/**
 * Puts a copy in the place of the database, which is kept beside it.
 * @returns what the copy holds, and where the database is that it replaced
 * @throws when the copy is not whole, or a program has the database open
 */
export function restore(dataDir: string, file: string, now: Date = new Date()): Copy & { replaced: string | undefined } {
  const enquiries = lookThrough(file);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const place = join(dataDir, sqliteFileName);
  const replaced = existsSync(place) ? `${place}.replaced-${now.getTime()}` : undefined;
  if (replaced) assertAlone(place);
  const arriving = `${place}.arriving`;
  copyFileSync(file, arriving);
  chmodSync(arriving, 0o600);
  lookThrough(arriving);
  if (replaced) renameSync(place, replaced);
  for (const rest of ['-wal', '-shm']) if (replaced && existsSync(place + rest)) renameSync(place + rest, replaced + rest);
  renameSync(arriving, place);
  return { file: place, enquiries, replaced };
}

/**
 * Whether the whole of a database can be read.
 * @returns how many enquiries it holds
 */
function lookThrough(file: string): number {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const said = db.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[];
    if (said[0]?.integrity_check !== 'ok') throw new Error(`${file} is damaged: ${said[0]?.integrity_check}`);
    return (db.prepare('SELECT count(*) AS count FROM enquiries').get() as { count: number }).count;
  } finally {
    db.close();
  }
}

/** Leaving the write-ahead log is granted only to who has the database alone (https://sqlite.org/wal.html, 3.1). */
function assertAlone(place: string): void {
  const db = new DatabaseSync(place, { timeout: 1000 });
  try {
    db.exec('PRAGMA journal_mode = DELETE');
  } catch (error) {
    const { message } = error as Error;
    // A damaged database is what a restore is for; only one that is in use stays where it is.
    if (/locked|busy/.test(message)) throw new Error('a program has the database open: stop the server first');
  } finally {
    db.close();
  }
}
