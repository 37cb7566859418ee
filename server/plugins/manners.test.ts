/** How the server treats requests that no page of ours sends. */
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { mostAtOnce } from './bounded-pipelining.ts';
import { encodingFor } from './static-site.ts';

let site: TestApp;
let origin: string;
beforeAll(async () => {
  site = await createTestApp();
  origin = await site.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => site.close());

test.each([
  ['DELETE', '/api/contact', 'GET, HEAD, POST'],
  ['PUT', '/readyz', 'GET, HEAD'],
  ['POST', '/search', 'GET, HEAD'],
  ['POST', '/cauta/', 'GET, HEAD'],
  ['POST', '/contact/sent/3467-9CDF', 'GET, HEAD'],
  ['GET', '/csp-reports', 'POST'],
  ['PATCH', '/api/process-pdf', 'GET, HEAD, POST'],
  ['POST', '/europa', 'GET, HEAD'],
] as const)('%s %s is answered with what is allowed', async (method, url, allow) => {
  const answer = await site.app.inject({ method, url });
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, allow]);
  const options = await site.app.inject({ method: 'OPTIONS', url });
  expect([options.statusCode, options.headers.allow]).toEqual([204, allow]);
});

test('whom to tell of a hole stands where it is looked for, and is still good in half a year', async () => {
  const { body, headers } = await site.app.inject({ url: '/.well-known/security.txt' });
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(body).toContain('Canonical: https://agency.example/.well-known/security.txt\n');
  const left = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '') - Date.now();
  expect(left).toBeGreaterThan(170 * 24 * 3_600_000);
  expect(left).toBeLessThan(366 * 24 * 3_600_000);
});

test.each([
  ['/api/absent', 'same-origin'],
  ['/robots.txt', 'same-origin'],
  ['/docs/a%20b.json', 'same-origin'],
  ['/livez', 'same-origin'],
])('%s is no page: it loads nothing and stands in no frame', async (url, resource) => {
  const { headers } = await site.app.inject({ url });
  expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*frame-ancestors 'none'$/);
  expect(headers['cross-origin-resource-policy']).toBe(resource);
});

test('a page keeps its own policy, names where to report, and its pictures may be shown elsewhere', async () => {
  const page = await site.app.inject({ url: '/europa', headers: { accept: 'text/html' } });
  expect(page.headers['content-security-policy']).toContain('report-uri /csp-reports');
  expect(page.headers['cross-origin-resource-policy']).toBe('same-origin');
  expect((await site.app.inject({ url: '/icon.png' })).headers['cross-origin-resource-policy']).toBe('cross-origin');
});

test('an identifier is taken from the proxy, given back and written down; what is none is replaced', async () => {
  const idOf = async (given: string) =>
    String((await site.app.inject({ url: '/api/search?q=a', headers: { 'x-request-id': given } })).headers['x-request-id']);
  expect(await idOf('0af7651916cd43dd')).toBe('0af7651916cd43dd');
  expect(site.log.join('')).toContain('"reqId":"0af7651916cd43dd"');
  for (const odd of ['', 'short', 'x'.repeat(65), 'a b c d e f g h', '"},{"level":60,"x":"']) {
    expect(await idOf(odd)).toMatch(/^[\da-f-]{36}$/);
  }
});

test('15,000 commas in a header cost nothing', () => {
  const commas = `${','.repeat(15_000)}br`;
  const begun = performance.now();
  for (let turn = 0; turn < 1000; turn++) encodingFor(commas);
  expect(performance.now() - begun).toBeLessThan(500);
  expect(encodingFor(`br${commas}`)).toBe('br');
});

/** Sends so many requests at once on one connection. Gives the answers that came until it was closed. */
async function pipelined(count: number): Promise<number> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  let said = '';
  socket.on('data', (chunk: Buffer) => (said += chunk.toString('latin1')));
  socket.on('error', () => undefined);
  const request = (end: string) => `GET /readyz HTTP/1.1\r\nHost: x\r\n${end}\r\n`;
  socket.write(request('').repeat(count - 1) + request('Connection: close\r\n'));
  await new Promise((resolve) => socket.once('close', resolve));
  return said.match(/HTTP\/1\.1 200/g)?.length ?? 0;
}

test('a few requests ahead are answered, thousands cut the connection, and others notice nothing', async () => {
  expect(await pipelined(mostAtOnce)).toBe(mostAtOnce);
  expect(await pipelined(5000)).toBeLessThanOrEqual(mostAtOnce);
  expect((await fetch(`${origin}/europa`)).status).toBe(200);
});

test.each(['not json', '[]', '{}', '[{"body":null}]', '{"csp-report":{"effective-directive":"<script>"}}', 'null'])(
  'a report that is none, %s, is thanked for and counted nowhere',
  async (payload) => {
    const headers = { 'content-type': 'application/reports+json' };
    expect((await site.app.inject({ method: 'POST', url: '/csp-reports', headers, payload })).statusCode).toBe(204);
    expect((await site.app.inject({ url: '/metrics' })).body).not.toContain('csp_reports_total{');
  },
);
