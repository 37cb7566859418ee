/** The built site with a Google key, and a server that stands in for Google's. */
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { installFakeGoogleMaps } from './fake-google-maps.ts';
import { scratchDirectory } from './scratch.ts';
import { startServer } from './server-process.ts';

/** How the stand-in answers: with its script, late, with an error, or with a script that refuses the key. */
type Answer = 'script' | 'late' | 'error' | 'refusal';

export type MapsSite = {
  origin: string;
  /** Where the script comes from. */
  scripts: string;
  /** The addresses that were asked for. */
  asked: URL[];
  answerWith(answer: Answer): void;
  close(): Promise<void>;
};

const callback = "window[new URL(document.currentScript.src).searchParams.get('callback')]()";

export async function startMapsSite(env: Record<string, string> = {}): Promise<MapsSite> {
  const asked: URL[] = [];
  let answer: Answer = 'script';
  const google = createServer(async (request, response) => {
    asked.push(new URL(request.url ?? '/', scripts));
    if (answer === 'late') await new Promise((resolve) => setTimeout(resolve, 1500));
    response.statusCode = answer === 'error' ? 500 : 200;
    response.setHeader('content-type', 'text/javascript');
    const refusal = answer === 'refusal' ? 'setTimeout(gm_authFailure, 500);' : '';
    response.end(answer === 'error' ? '' : `(${installFakeGoogleMaps.toString()})();${refusal}${callback};`);
  });
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
  const scripts = `http://127.0.0.1:${(google.address() as AddressInfo).port}`;
  const dataDir = scratchDirectory('maps-site');
  const main = join(import.meta.dirname, '../../dist/server/main.js');
  const keys = { GOOGLE_MAPS_KEY: 'test-key', GOOGLE_MAPS_URL: `${scripts}/maps/api/js` };
  const site = await startServer({ main, dataDir, remove: () => undefined }, { ...keys, ...env });
  return {
    origin: site.origin,
    scripts,
    asked,
    answerWith: (next) => {
      answer = next;
    },
    async close() {
      await site.end('SIGTERM');
      google.closeAllConnections();
      await new Promise((resolve) => google.close(resolve));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
