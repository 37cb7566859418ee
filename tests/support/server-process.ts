/** The server as a process of its own: bundled like the production one, installed beside a small site. */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleServer } from '../../scripts/build/bundle.ts';
import { writeBuiltSite } from './built-site.ts';
import { scratchDirectory } from './scratch.ts';

const root = join(import.meta.dirname, '../..');

export type Installation = { main: string; dataDir: string; remove(): void };

/** A folder with the bundled server, a built site, the project's packages, and an empty data folder. */
export async function installServer(): Promise<Installation> {
  const directory = scratchDirectory('server');
  const dist = join(directory, 'dist');
  await bundleServer([{ in: 'server/main.ts', out: 'main' }], join(dist, 'server'));
  await writeBuiltSite(dist);
  writeFileSync(join(directory, 'package.json'), '{ "type": "module" }');
  symlinkSync(join(root, 'node_modules'), join(directory, 'node_modules'));
  const dataDir = join(directory, 'var');
  mkdirSync(dataDir);
  return { main: join(dist, 'server/main.js'), dataDir, remove: () => rmSync(directory, { recursive: true, force: true }) };
}

export type ServerProcess = {
  origin: string;
  pid: number;
  /** Everything it wrote so far. */
  output(): string;
  /** Sends a signal and waits for the end. Gives the exit code, or the signal that ended it. */
  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null>;
};

/**
 * Starts an installed server on a free port and waits until it prints its address.
 * @throws with what it wrote when it ends instead
 */
export async function startServer({ main, dataDir }: Installation, env: Record<string, string> = {}): Promise<ServerProcess> {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [main], {
    env: { PATH, PORT: '0', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once('close', (code, signal) => resolve(signal ?? code)),
  );
  const origin = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk;
        const ready = /^Ready: (.+)$/m.exec(output)?.[1];
        if (ready) resolve(ready);
      });
    void ended.then((code) => reject(new ServerEndedError(code, output)));
  });
  return {
    origin,
    pid: child.pid ?? 0,
    output: () => output,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

/** The server ended before it was ready. */
export class ServerEndedError extends Error {
  override name = 'ServerEndedError';
  readonly code: number | NodeJS.Signals | null;
  readonly output: string;

  constructor(code: number | NodeJS.Signals | null, output: string) {
    super(`the server ended with ${code}:\n${output}`);
    this.code = code;
    this.output = output;
  }
}
