/** A PostgreSQL server of the test's own: a temporary directory, a Unix socket, no network, gone afterwards. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

export type TestPostgres = {
  /** Creates an empty database and gives its address. */
  database(): Promise<string>;
  /** Stops the server as an administrator would; connected clients are cut off. */
  stop(): Promise<void>;
  /** Starts it again on the same data. */
  start(): Promise<void>;
  /** Stops it and removes everything. */
  remove(): Promise<void>;
};

const missing = 'PostgreSQL is not installed: install the Debian package postgresql (apt-get install postgresql)';

export async function startPostgres(): Promise<TestPostgres> {
  const bin = findBinaries();
  const owner = serverUser();
  const root = mkdtempSync(join(tmpdir(), 'pg-'));
  const data = join(root, 'data');
  if (owner) chownSync(root, owner.uid, owner.gid);
  const asOwner = { cwd: root, ...owner, env: { ...process.env, HOME: root } };
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'tester', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'], {
    ...asOwner,
    stdio: 'ignore',
  });

  let server: ChildProcess | undefined;
  let databases = 0;
  const urlOf = (name: string) => `postgres://tester@localhost/${name}?host=${encodeURIComponent(root)}`;

  const start = async () => {
    // fsync off: the tests restart the database, not the machine.
    const options = ['listen_addresses=', `unix_socket_directories=${root}`, 'fsync=off', 'max_connections=50'];
    const child = spawn(join(bin, 'postgres'), ['-D', data, ...options.flatMap((option) => ['-c', option])], {
      ...asOwner,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    server = child;
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => (said += chunk));
    const end = Date.now() + 20_000;
    while (!(await answers(urlOf('postgres')))) {
      if (child.exitCode !== null || Date.now() > end) throw new Error(`PostgreSQL did not start:\n${said}`);
      await pause(50);
    }
  };

  const stop = async () => {
    const child = server;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    // Fast shutdown: cuts off connected clients, as a restart for an upgrade does.
    child.kill('SIGINT');
    await ended;
  };

  await start();
  return {
    async database() {
      databases += 1;
      const name = `test_${databases}`;
      await query(urlOf('postgres'), `CREATE DATABASE ${name}`);
      return urlOf(name);
    },
    start,
    stop,
    async remove() {
      await stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** The folder with `initdb` and `postgres`: on the PATH, or where Debian puts the newest version. */
function findBinaries(): string {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(delimiter)];
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
  if (!found) throw new Error(missing);
  return found;
}

/** `initdb` refuses to run as root: then it runs as the user Debian made for it, or as nobody. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const entry = users.find((line) => line.startsWith('postgres:')) ?? users.find((line) => line.startsWith('nobody:'));
  const [, , uid, gid] = entry?.split(':') ?? [];
  if (!uid || !gid) throw new Error('PostgreSQL cannot run as root, and there is neither a user postgres nor nobody');
  return { uid: Number(uid), gid: Number(gid) };
}

async function answers(url: string): Promise<boolean> {
  try {
    await query(url, 'SELECT 1');
    return true;
  } catch {
    // Not up yet; the caller asks again until its patience ends.
    return false;
  }
}

async function query(connectionString: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
