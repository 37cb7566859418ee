import { expect, test } from 'vitest';
import { createTestApp } from '#tests/support/test-app.ts';

const googleMaps = { url: 'https://maps.example/api/js', key: 'a-key', client: undefined, channel: undefined, mapIds: ['style'] };

async function answers(account: typeof googleMaps | undefined, ...urls: string[]) {
  const site = await createTestApp({ googleMaps: account });
  const all = [];
  for (const url of urls) all.push(await site.app.inject({ url, headers: { accept: 'text/html' } }));
  await site.close();
  return all;
}

test('without a key the map is OpenStreetMap’s, and there is no frame for Google’s', async () => {
  const [map, frame, contact, home] = await answers(undefined, '/api/map?lang=ro', '/map/ro', '/ro/contact', '/');
  expect(map?.json()).toEqual({ provider: 'openstreetmap' });
  expect(map?.headers['cache-control']).toBe('no-store');
  expect(frame?.statusCode).toBe(404);
  expect(contact?.headers['content-security-policy']).toContain('frame-src https://www.openstreetmap.org;');
  expect(contact?.headers['content-security-policy']).toContain("connect-src 'self' https://www.openstreetmap.org;");
  expect(home?.headers['content-security-policy']).toContain("frame-src 'none';");
  expect(home?.headers['content-security-policy']).toContain("connect-src 'self';");
});

test('with a key the page with the map may frame ours, and only the frame may ask Google', async () => {
  const [map, frame, contact, home] = await answers(googleMaps, '/api/map?lang=ro', '/map/ro', '/ro/contact', '/');
  expect(map?.json()).toMatchObject({ provider: 'google-maps', mapId: 'style' });
  const script = new URL(map?.json().script);
  expect(script.origin + script.pathname).toBe('https://maps.example/api/js');
  expect(Object.fromEntries(script.searchParams)).toMatchObject({ key: 'a-key', language: 'ro', callback: 'mapScriptReady' });

  const policy = frame?.headers['content-security-policy'];
  expect(policy).toMatch(/script-src [^;]*https:\/\/maps\.example /);
  expect(policy).toContain("frame-ancestors 'self'");
  expect(frame?.headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(contact?.headers['content-security-policy']).toContain("frame-src 'self';");
  for (const page of [contact, home]) {
    expect(page?.headers['content-security-policy']).not.toMatch(/google|maps\.example|unsafe/);
    expect(page?.headers['x-frame-options']).toBe('DENY');
  }
  expect(home?.headers['content-security-policy']).toContain("frame-src 'none';");
});

test('a language that is none is answered in English', async () => {
  const [map] = await answers(googleMaps, '/api/map?lang=xx&lang=ro');
  expect(map?.json().script).toContain('language=en');
});
