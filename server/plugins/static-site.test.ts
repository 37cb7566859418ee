import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sitePicture, siteScript } from '#tests/support/built-site.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { encodingFor } from './static-site.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers: { accept: 'text/html', ...headers } });

test.each([
  ['/', 'Home'],
  ['/ro', 'Acasă'],
  ['/europa', 'Europa'],
  ['/europa/', 'Europa'],
  ['/europa?filter=grecia', 'Europa'],
  ['/ro/contact/', 'Contactați-ne!'],
])('%s is a page', async (url, heading) => {
  const answer = await get(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain(`<h1>${heading}</h1>`);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
  });
});

test.each([
  ['/circuite%20', '/circuite'],
  ['/circuite%20%20?x=1', '/circuite?x=1'],
  ['/circuite%20/', '/circuite'],
  ['/%20', '/'],
  ['/circuite%C2%A0', '/circuite'],
  ['/europa.html', '/europa'],
  ['/index.html', '/'],
])('%s leads to %s', async (url, target) => {
  const answer = await get(url);
  expect(answer.statusCode).toBe(308);
  expect(answer.headers.location).toBe(target);
});

test.each([
  '/absent',
  '/%2e%2e/package.json',
  '/..%2f..%2fpackage.json',
  '/%00',
  '/europa%00',
  '//evil.example%20',
  '/%5cevil.example%20',
  '/shell/en',
  '/shell/ro/',
  '/shell/en.html',
  '/404',
  '/404.html',
  '/index.html.br',
  '/_astro/shell.abc123.js.gz',
  '/__proto__',
])('%s is not found, with a page that helps', async (url) => {
  const answer = await get(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain('<h1>Page not found</h1>');
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
});

test.each([
  ['/ro/absent', 'en', 'ro'],
  ['/contact/absent', 'ro', 'en'],
  ['/absent', 'ro-RO,ro;q=0.9', 'ro'],
  ['/absent', 'de', 'en'],
])('%s asked by %s is missing in %s', async (url, accepted, lang) => {
  const answer = await get(url, { accept: 'text/html', 'accept-language': accepted });
  expect([answer.statusCode, answer.body.includes(`<html lang="${lang}"`)]).toEqual([404, true]);
  expect(answer.headers.vary).toContain('Accept-Language');
});

test('a path that cannot be decoded gets the same page', async () => {
  const answer = await get('/100%zz');
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain('Page not found');
});

test('a misspelt address is told what was perhaps meant', async () => {
  const answer = await get('/circuit');
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain('<a href="/circuite">Circuite</a>');
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  expect((await site.app.inject({ method: 'HEAD', url: '/circuit', headers: { accept: 'text/html' } })).body).toBe('');
});

test('a search answers with pages, in the frame of its language', async () => {
  const answer = await get('/cauta?q=circuite');
  expect(answer.body).toMatch(/<title>Căutare: circuite \| Brand<\/title>[\s\S]+<a href="\/circuite">Circuite<\/a>/);
  expect((await get('/search?q=<script>')).body).not.toContain('<script>”');
});

test('a program searches too, in the language it names', async () => {
  const answer = await get('/api/search?q=circuite&lang=ro', { accept: '*/*' });
  expect(answer.json().pages).toMatchObject([{ path: '/circuite', lang: 'ro', title: 'Circuite' }]);
  for (const odd of ['', '?q=', '?q[]=a&q=b', `?q=${'x'.repeat(5000)}`])
    expect((await get(`/api/search${odd}`, { accept: '*/*' })).json(), odd).toEqual({ pages: [] });
});

test('a missing picture gets a short answer, a missing call gets JSON', async () => {
  expect((await get('/missing.png', { accept: 'image/avif,*/*' })).body).toBe('Not found\n');
  const call = await get('/api/absent', { accept: '*/*' });
  expect([call.statusCode, call.json()]).toEqual([404, { error: 'Not found' }]);
});

test('a page only answers to GET and HEAD', async () => {
  const answer = await site.app.inject({ method: 'DELETE', url: '/europa' });
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  expect((await site.app.inject({ method: 'POST', url: '/absent' })).statusCode).toBe(404);
});

test('the address of this environment stands in pages and texts, and in no answer the one of the build', async () => {
  expect((await get('/europa')).body).toContain('<link rel="canonical" href="https://agency.example/europa">');
  expect((await get('/robots.txt')).body).toBe('Sitemap: https://agency.example/sitemap-index.xml\n');
  const packed = await get('/europa', { 'accept-encoding': 'br' });
  expect(brotliDecompressSync(packed.rawPayload).toString()).not.toContain('site.invalid');
});

test('pages come compressed as the browser likes, each with a tag of its own', async () => {
  const plain = await get('/europa');
  const br = await get('/europa', { 'accept-encoding': 'gzip, deflate, br' });
  const gz = await get('/europa', { 'accept-encoding': 'gzip' });
  expect(br.headers['content-encoding']).toBe('br');
  expect(gz.headers['content-encoding']).toBe('gzip');
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gz.rawPayload).toString()).toBe(plain.body);
  expect(new Set([plain, br, gz].map(({ headers }) => headers.etag)).size).toBe(3);
});

test.each(['identity', 'gzip', 'br'])(
  'a browser that has the page gets 304 and the headers that go with it, %s',
  async (encoding) => {
    const accepted = { 'accept-encoding': encoding };
    const etag = String((await get('/europa', accepted)).headers.etag);
    for (const known of [etag, `"x", W/${etag}`, '*']) {
      const answer = await get('/europa', { ...accepted, 'if-none-match': known });
      expect([answer.statusCode, answer.body]).toEqual([304, '']);
      expect(answer.headers).toMatchObject({ etag, 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
    }
    expect((await get('/europa', { ...accepted, 'if-none-match': '"old"' })).statusCode).toBe(200);
    expect((await get('/absent', { 'if-none-match': '*' })).statusCode).toBe(404);
  },
);

test('files named after their content may be kept for ever, and use what the build compressed', async () => {
  const answer = await get('/_astro/shell.abc123.js', { 'accept-encoding': 'br' });
  expect(answer.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'content-encoding': 'br' });
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(siteScript);
  expect(answer.headers['content-security-policy']).toBeUndefined();
});

test('pictures come from the disk, whole, uncompressed', async () => {
  const answer = await get('/icon.png', { 'accept-encoding': 'br' });
  expect(answer.rawPayload).toEqual(sitePicture);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'content-length': '8',
    'cache-control': 'public, max-age=3600',
  });
  expect((await get('/icon.png', { 'if-none-match': String(answer.headers.etag) })).statusCode).toBe(304);
});

test('a name with a space is found by its encoded address', async () => {
  expect((await get('/docs/a%20b.json')).statusCode).toBe(200);
});

test.each(['/europa', '/icon.png', '/absent'])('HEAD %s says what GET would, without a body', async (url) => {
  const headers = { accept: 'text/html', 'accept-encoding': 'br' };
  const head = await site.app.inject({ method: 'HEAD', url, headers });
  const full = await get(url, headers);
  expect([head.statusCode, head.body]).toEqual([full.statusCode, '']);
  for (const name of ['content-length', 'content-type', 'content-encoding', 'etag', 'cache-control'])
    expect(head.headers[name]).toBe(full.headers[name]);
});

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['br', 'br'],
  ['gzip, deflate, br;q=0.9', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
  ['x-br, brotli', 'identity'],
])('“%s” takes %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});
