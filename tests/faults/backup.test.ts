/** Copies of the database while visitors write, and the way back from one. */
import { execFile } from 'node:child_process';
import { readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSqliteEnquiryStore } from '#server/services/sqlite-enquiry-store.ts';
import { addressOf, postTo, together } from '#tests/support/accounting.ts';
import { anEnquiry } from '#tests/support/enquiries.ts';
import { type Installation, installServer, startServer } from '#tests/support/server-process.ts';

let installation: Installation;
let backups: string;
beforeAll(async () => {
  installation = await installServer();
  backups = join(installation.dataDir, '../backups');
});
afterAll(() => installation?.remove());

const run = promisify(execFile);
const script = join(import.meta.dirname, '../../scripts/backup.ts');
const backup = (...args: string[]) =>
  run(process.execPath, [script, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: installation.dataDir, BACKUP_DIR: backups },
  });

async function keptIn(directory: string): Promise<Set<string>> {
  const store = openSqliteEnquiryStore(directory);
  const kept = await store.list(10_000);
  await store.close();
  return new Set(kept.map(({ reference }) => reference));
}

test('copied three times under 300 enquiries, killed, damaged, restored: all that was promised before the copy is there', async () => {
  const server = await startServer(installation, { TRUST_PROXY: '127.0.0.1' });
  const promised: string[] = [];
  const load = together(300, 4, async (visitor) => {
    promised.push(String(await postTo(server.origin)(anEnquiry(visitor), addressOf(visitor))));
  });
  let before: string[] = [];
  let file = '';
  for (const after of [40, 120, 200]) {
    while (promised.length < after) await new Promise((resolve) => setTimeout(resolve, 5));
    before = [...promised];
    const { stdout } = await backup();
    file = /copied to (.+)\.\n/.exec(stdout)?.[1] ?? '';
    expect(Number(/^(\d+) enquiries copied/.exec(stdout)?.[1])).toBeGreaterThanOrEqual(before.length);
    // A copy is named by the second.
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  await load;
  expect(new Set(promised).size).toBe(300);
  expect(readdirSync(backups)).toHaveLength(3);
  expect(statSync(file).mode & 0o777).toBe(0o600);

  await expect(backup('restore', file)).rejects.toMatchObject({ stderr: expect.stringContaining('stop the server first') });
  expect(await server.end('SIGKILL')).toBe('SIGKILL');
  const database = join(installation.dataDir, 'enquiries.sqlite');
  writeFileSync(database, 'what a dying disk leaves of a database '.repeat(500));
  const { stdout } = await backup('restore', file);
  expect(stdout).toMatch(/^\d+ enquiries restored[\s\S]+is kept as/);
  const again = await startServer(installation);
  const later = String(await postTo(again.origin)(anEnquiry('later'), addressOf(1)));
  expect(await again.end('SIGTERM')).toBe(0);
  const kept = await keptIn(installation.dataDir);
  expect([...before, later].filter((reference) => !kept.has(reference))).toEqual([]);
});

test('a copy that was cut short is refused, and the database stays as it is', async () => {
  const [name = ''] = readdirSync(backups);
  const file = join(backups, name);
  truncateSync(file, statSync(file).size - 4096);
  const kept = await keptIn(installation.dataDir);
  await expect(backup('restore', file)).rejects.toMatchObject({ code: 1 });
  await expect(backup('restore', join(backups, 'absent.sqlite'))).rejects.toMatchObject({ code: 1 });
  expect(await keptIn(installation.dataDir)).toEqual(kept);
});
