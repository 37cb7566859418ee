/** The proxy of `deploy/Caddyfile`, really started before a real server: who answers what, and what is left when the server is gone. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:http2';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { endpoints } from '#domain/rules/endpoints.ts';
import { addressOf, postTo } from '#tests/support/accounting.ts';
import { siteOrigin, siteScript } from '#tests/support/built-site.ts';
import { anEnquiry } from '#tests/support/enquiries.ts';
import { type ProxyProcess, startProxy } from '#tests/support/proxy-process.ts';
import { type Installation, installServer, type ServerProcess, startServer } from '#tests/support/server-process.ts';
import { findCaddy } from '../../bin/programs.mjs';

// Where there is none, `npm run setup -- --browser` has fetched it, or has said that it cannot.
const caddy = findCaddy();
const asset = '/_astro/shell.abc123.js';

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };

/** As it comes over the wire: `fetch` would unpack it. */
async function get(origin: string, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const asked = request(`${origin}${path}`, { headers }).end();
  const [response] = await once(asked, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
}

describe.runIf(caddy)('the proxy', () => {
  let installation: Installation;
  let server: ServerProcess;
  let proxy: ProxyProcess;
  let site: string;

  beforeAll(async () => {
    installation = await installServer();
    site = join(dirname(installation.main), '../site');
    server = await startServer(installation, { SITE_URL: siteOrigin, TRUST_PROXY: 'loopback' });
    proxy = await startProxy(String(caddy), site, new URL(server.origin).host);
  });
  afterAll(async () => {
    await proxy?.end();
    await server?.end('SIGTERM');
    installation?.remove();
  });

  test('sends what never changes as the build packed it, to be kept for good', async () => {
    const packed = await get(proxy.origin, asset, { 'accept-encoding': 'gzip, br' });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(packed.headers).not.toHaveProperty('server');
    expect(packed.body).toEqual(readFileSync(join(site, `${asset}.br`)));
    expect(brotliDecompressSync(packed.body).toString()).toBe(siteScript);
    expect((await get(proxy.origin, asset)).body.toString()).toBe(siteScript);
    const known = { 'if-none-match': String(packed.headers.etag), 'accept-encoding': 'gzip, br' };
    expect((await get(proxy.origin, asset, known)).status).toBe(304);
  });

  test('hands pages on with the policy of each, packed, and what is asked wrongly with its answer', async () => {
    const page = await get(proxy.origin, '/europa', { 'accept-encoding': 'br' });
    expect(page.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(page.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
    expect(page.headers).not.toHaveProperty('server');
    expect(brotliDecompressSync(page.body).toString()).toContain('<h1>Europa</h1>');
    expect((await get(proxy.origin, '/nowhere', { accept: 'text/html', 'accept-language': 'ro' })).status).toBe(404);
    expect((await fetch(`${proxy.origin}/europa`, { method: 'DELETE' })).status).toBe(405);
    const large = new FormData();
    large.append('file', new File([Buffer.alloc(20 * 2 ** 20, 'x')], 'ticket.pdf', { type: 'application/pdf' }));
    const refused = await fetch(`${proxy.origin}${endpoints.readTicket}`, { method: 'POST', body: large });
    expect([refused.status, await refused.text()]).toEqual([413, expect.stringContaining('15 MB')]);
  });

  test('speaks HTTP/2 under a certificate it made itself', async () => {
    const secure = await startProxy(String(caddy), site, new URL(server.origin).host, 'https');
    const client = connect(secure.origin, { rejectUnauthorized: false });
    try {
      const [headers] = await once(client.request({ ':path': '/europa' }), 'response');
      expect(headers[':status']).toBe(200);
      expect(headers['strict-transport-security']).toContain('max-age=31536000');
      expect(client.alpnProtocol).toBe('h2');
    } finally {
      client.close();
      await secure.end();
    }
  });

  test('keeps what is for the agency alone to itself', async () => {
    for (const path of [endpoints.health, endpoints.live, endpoints.ready, endpoints.metrics]) {
      expect((await get(server.origin, path)).status, path).toBe(200);
      expect((await get(proxy.origin, path)).status, path).toBe(404);
    }
  });

  test('an enquiry passes, and the visitor’s own address counts', async () => {
    expect(await postTo(proxy.origin)(anEnquiry(), addressOf(1))).toMatch(/^[\w]{4}-[\w]{4}$/);
  });

  test('while the server is gone files still come, a page says when to try again, and afterwards all is as before', async () => {
    const { port } = new URL(server.origin);
    await server.end('SIGTERM');
    expect((await get(proxy.origin, asset)).status).toBe(200);
    const page = await get(proxy.origin, '/europa');
    expect([502, 503]).toContain(page.status);
    expect(page.headers['retry-after']).toBe('10');
    expect(page.headers).not.toHaveProperty('server');
    expect(page.body.toString()).toContain('Site-ul repornește');
    server = await startServer(installation, { SITE_URL: siteOrigin, TRUST_PROXY: 'loopback', PORT: port });
    await vi.waitFor(async () => expect((await get(proxy.origin, '/europa')).status).toBe(200), {
      timeout: 30_000,
      interval: 500,
    });
  });
});
