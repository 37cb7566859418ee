/** A slow line between a browser and the site: pages come in small parts, typefaces do not come at all. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Bytes that come at once: less than half of what a server sends before it waits for an answer. */
const part = 6_000;
/** Milliseconds between two parts: longer than a browser waits before it paints what it has. */
const pause = 60;

/** Where `origin` can be had over a slow line, until it is closed. */
export async function slowLine(origin: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer(async ({ url = '/' }, response) => {
    if (url.endsWith('.woff2')) {
      response.writeHead(404).end();
      return;
    }
    const answer = await fetch(origin + url, { redirect: 'manual' });
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    const body = Buffer.from(await answer.arrayBuffer());
    const step = type.startsWith('text/html') ? part : body.length;
    for (let sent = 0; sent < body.length; sent += step) {
      response.write(body.subarray(sent, sent + step));
      if (sent + step < body.length) await wait(pause);
    }
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
