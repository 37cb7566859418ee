/** The proxy of `deploy/Caddyfile` as a process of its own, before a server of a test. */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, listens } from './ports.ts';
import { scratchDirectory } from './scratch.ts';

const caddyfile = join(import.meta.dirname, '../../deploy/Caddyfile');

export type ProxyProcess = { origin: string; end(): Promise<unknown> };

/**
 * @param caddy absolute path of the program
 * @param siteRoot absolute path of a built site
 * @param upstream `host:port` of the server
 * @param scheme with `https` under a certificate of its own, which nobody trusts
 * @throws with what Caddy wrote when it does not answer
 */
export async function startProxy(
  caddy: string,
  siteRoot: string,
  upstream: string,
  scheme: 'http' | 'https' = 'http',
): Promise<ProxyProcess> {
  const scratch = scratchDirectory('proxy');
  const port = await freePort();
  const config = join(scratch, 'Caddyfile');
  writeFileSync(config, readFileSync(caddyfile, 'utf8').replace('{\n', `{\n${forTests.map((line) => `\t${line}\n`).join('')}`));
  const origin = `${scheme}://localhost:${port}`;
  const child = spawn(caddy, ['run', '--config', config, '--adapter', 'caddyfile'], {
    env: { PATH: process.env.PATH, HOME: scratch, SITE_ADDRESS: origin, SITE_ROOT: siteRoot, UPSTREAMS: upstream },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  const ended = new Promise((resolve) => child.once('close', resolve));
  for (let attempt = 0; !(await listens(port)); attempt++) {
    if (attempt === 100 || child.exitCode !== null) throw new Error(`Caddy does not answer:\n${output}`);
    await pause(100);
  }
  return {
    origin,
    end() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** What the file does not say: on loopback alone, no port for whoever steers it, and a certificate that asks nobody and is trusted nowhere. */
const forTests = ['default_bind 127.0.0.1', 'admin off', 'local_certs', 'skip_install_trust', 'auto_https disable_redirects'];
