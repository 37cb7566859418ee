/** New releases are built and switched to under a server that runs: it goes on serving its own, whole, until it is started again. */
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteScript, writeBuiltSite } from '#tests/support/built-site.ts';
import { goodTicket } from '#tests/support/hostile/pdf-writer.ts';
import { scratchDirectory } from '#tests/support/scratch.ts';
import { type ServerProcess, startServer } from '#tests/support/server-process.ts';
import { bundleServer } from '../../scripts/build/bundle.ts';
import { type Releases, releasesIn } from '../../scripts/build/releases.ts';

let directory: string;
let releases: Releases;
let server: ServerProcess | undefined;
beforeAll(() => {
  directory = scratchDirectory('releases');
  writeFileSync(join(directory, 'package.json'), '{ "type": "module" }');
  symlinkSync(join(import.meta.dirname, '../../node_modules'), join(directory, 'node_modules'));
  mkdirSync(join(directory, 'dist'));
  releases = releasesIn(join(directory, 'dist'));
});
afterAll(async () => {
  await server?.end('SIGTERM');
  rmSync(directory, { recursive: true, force: true });
});

/** Builds a release; its script has a name of its own, as a changed script has. */
async function build(letter: string): Promise<void> {
  const folder = releases.begin();
  await bundleServer([{ in: 'server/main.ts', out: 'main' }], join(folder, 'server'));
  await writeBuiltSite(folder);
  for (const ending of ['', '.br', '.gz'])
    renameSync(join(folder, `site/_astro/shell.abc123.js${ending}`), join(folder, `site/_astro/shell.${letter}.js${ending}`));
  releases.publish(folder, letter.repeat(64));
}

const start = async () => {
  const main = join(directory, 'dist/server/main.js');
  server = await startServer({ main, dataDir: join(directory, 'data'), remove: () => undefined });
  return server.origin;
};

test('while three releases are built and switched to, 100 answers and a first ticket are whole; then a new server has both releases’ files', {
  timeout: 180_000,
}, async () => {
  await build('a');
  const origin = await start();
  const wrong: string[] = [];
  let asked = 0;
  let building = true;
  const visits = (async () => {
    while (building || asked < 100) {
      for (const path of ['/europa', '/icon.png', '/_astro/shell.a.js']) {
        const { status } = await fetch(origin + path);
        if (status !== 200) wrong.push(`${path}: ${status}`);
        asked += 1;
      }
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  })();
  for (const letter of ['b', 'c', 'd']) await build(letter);
  const form = new FormData();
  form.append('pdf', new File([new Uint8Array(goodTicket())], 'ticket.pdf', { type: 'application/pdf' }));
  expect((await fetch(`${origin}/api/process-pdf`, { method: 'POST', body: form })).status).toBe(200);
  building = false;
  await visits;
  expect(wrong).toEqual([]);
  expect((await fetch(`${origin}/_astro/shell.d.js`)).status).toBe(404);

  expect(await server?.end('SIGTERM')).toBe(0);
  const anew = await start();
  for (const letter of ['a', 'd']) expect(await (await fetch(`${anew}/_astro/shell.${letter}.js`)).text()).toBe(siteScript);
});
