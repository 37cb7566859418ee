import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { endpoints } from '#domain/rules/endpoints.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { createTrustBadge } from '../services/trust-badge.ts';

const secret = 'k-5ecret';
const png = Buffer.from('89504e470d0a1a0a', 'hex');
const standIn = { bytes: Buffer.from('<svg/>'), contentType: 'image/svg+xml' };

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A provider of badges that answers as told, and remembers what it was asked. */
async function provider(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/badge.png?size=s`, asked };
}

const picture = (_request: IncomingMessage, response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'image/png' }).end(png);

test('the badge comes from the provider once a day, however many ask', async () => {
  const { url, asked } = await provider(picture);
  let time = 0;
  const badge = createTrustBadge({ account: { url, key: secret }, standIn, log: { warn: vi.fn() }, now: () => time });
  const all = await Promise.all(Array.from({ length: 20 }, badge));
  expect(all.every(({ bytes }) => bytes.equals(png))).toBe(true);
  time = 24 * 3600 * 1000 - 1;
  await badge();
  expect(asked).toHaveLength(1);
  time += 1;
  await badge();
  expect(asked).toHaveLength(2);
  expect(asked[0]?.url).toBe(`/badge.png?size=s&key=${secret}`);
});

test('an address may say where the key goes', async () => {
  const { url, asked } = await provider(picture);
  const address = url.replace('?size=s', '/{key}.png');
  await createTrustBadge({ account: { url: address, key: secret }, standIn, log: { warn: vi.fn() } })();
  expect(asked[0]?.url).toBe(`/badge.png/${secret}.png`);
});

test('nothing of the visitor reaches the provider, and the key reaches no page and no log', async () => {
  const { url, asked } = await provider((_request, response) => response.writeHead(500).end(`bad key ${secret}`));
  const { app, log, close } = await createTestApp({ trustBadge: { url, key: secret }, trustProxy: ['127.0.0.1'] });
  const visitor = {
    'x-forwarded-for': '203.0.113.9',
    referer: 'https://agency.example/x',
    cookie: 'a=b',
    'user-agent': 'Visitor',
  };
  const answer = await app.inject({ url: endpoints.trustBadge, headers: visitor });
  await close();
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  const sent = JSON.stringify(asked[0]?.headers);
  for (const told of Object.values(visitor)) expect(sent).not.toContain(told);
  expect(log.join('')).toContain('the trust badge did not come');
  expect(JSON.stringify(answer.headers) + answer.body + log.join('')).not.toContain(secret);
});

test.each([
  ['refuses', (_: IncomingMessage, response: ServerResponse) => response.writeHead(403).end()],
  [
    'sends a page',
    (_: IncomingMessage, response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/html' }).end('x'),
  ],
  [
    'sends too much',
    (_: IncomingMessage, response: ServerResponse) =>
      response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.alloc(300_000)),
  ],
  [
    'leads elsewhere',
    (_: IncomingMessage, response: ServerResponse) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
  ],
  ['says nothing', () => undefined],
] as const)('a provider that %s leaves our own mark, soon', async (_name, answer) => {
  const { url, asked } = await provider(answer);
  const started = performance.now();
  let time = 0;
  const badge = createTrustBadge({ account: { url, key: secret }, standIn, log: { warn: vi.fn() }, now: () => time });
  expect(await badge()).toBe(standIn);
  expect(performance.now() - started).toBeLessThan(4000);
  // Who failed is left alone for a while, then asked again.
  await badge();
  expect(asked).toHaveLength(1);
  time = 10 * 60 * 1000;
  await badge();
  expect(asked).toHaveLength(2);
});

test('without a provider the mark stands in', async () => {
  const { app, close } = await createTestApp();
  const answer = await app.inject({ url: endpoints.trustBadge });
  await close();
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(answer.headers['content-security-policy']).toContain('sandbox');
});
