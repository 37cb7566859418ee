import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { scratchDirectory } from '#tests/support/scratch.ts';
import { asFields } from '#tests/support/send-form.ts';
import { bundleTicketWorker } from '../scripts/build/ticket-worker.ts';
import { startDevApp } from './dev.ts';

afterEach(() => vi.unstubAllEnvs());

test('in development the app answers beside the pages and borrows their frame', async () => {
  const directory = scratchDirectory('dev');
  vi.stubEnv('DATA_DIR', directory);
  const app = await startDevApp(bundleTicketWorker, { write: () => undefined });
  const shell = '<!doctype html><title>{view:title}</title><main><!--view--></main><p>frame</p>';
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/shell/')) response.end(shell);
    else app.handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const answer = await fetch(`${origin}/api/contact`, {
      method: 'POST',
      body: new URLSearchParams(asFields({ lang: 'en' })),
      headers: { accept: 'text/html', origin },
    });
    expect(answer.url).toMatch(/\/contact\/sent\/[\w-]{9}$/);
    expect(await answer.text()).toMatch(/<title>Your message has arrived<\/title>[\s\S]+<p>frame<\/p>/);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await app.close();
    rmSync(directory, { recursive: true });
  }
});

test('in development tickets are read by a worker bundled for it', { timeout: 60_000 }, async () => {
  const directory = scratchDirectory('dev');
  vi.stubEnv('DATA_DIR', directory);
  const app = await startDevApp(bundleTicketWorker, { write: () => undefined });
  const server = createServer((request, response) => app.handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/process-pdf?lang=ro`, {
      method: 'POST',
      body: JSON.stringify({ text: 'Bună ziua!' }),
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'no-itinerary' });
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await app.close();
    rmSync(directory, { recursive: true });
  }
});
