/**
 * Copies of the embedded database; of PostgreSQL, pg_dump makes them.
 *
 *   npm run backup                      a copy into BACKUP_DIR, looked through; the server may run
 *   npm run backup -- restore <file>    puts a copy back; the server must not run
 */
import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { backUp, restore } from '#server/services/sqlite-backup.ts';

try {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [verb, file, ...rest] = positionals;
  if (rest.length > 0 || (verb !== undefined && !(verb === 'restore' && file)))
    throw new Error('Usage: npm run backup [-- restore <file>]');
  const { dataDir, backupDir, databaseUrl } = readConfig(process.env);
  if (databaseUrl) throw new Error('DATABASE_URL is set: copy and restore with pg_dump and pg_restore.');
  if (file) {
    const { enquiries, replaced } = restore(dataDir, file);
    console.log(`${enquiries} enquiries restored into ${dataDir}.`);
    if (replaced) console.log(`What was there before is kept as ${replaced}: delete it once nothing in it is missed.`);
  } else {
    const copy = backUp(dataDir, backupDir);
    console.log(`${copy.enquiries} enquiries copied to ${copy.file}.`);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
