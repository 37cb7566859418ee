import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createTestApp } from '#tests/support/test-app.ts';

const headersOf = async (siteUrl: string, url: string) => {
  const site = await createTestApp({ siteUrl });
  try {
    return (await site.app.inject({ url, headers: { accept: 'text/html' } })).headers;
  } finally {
    await site.close();
  }
};

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('every answer says what it may be used for', async () => {
  for (const url of ['/', '/absent', '/icon.png', '/healthz', '/100%zz'])
    expect(await headersOf('https://agency.example', url)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
});

test('without https nothing insists on it', async () => {
  const headers = await headersOf('http://localhost:4321', '/');
  expect(headers['strict-transport-security']).toBeUndefined();
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
});

test('a page may run its own scripts and styles, by hash, and nothing else', async () => {
  const policy = String((await headersOf('https://agency.example', '/'))['content-security-policy']);
  expect(policy).not.toMatch(/unsafe|\*/);
  for (const part of [
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "img-src 'self' data:",
  ])
    expect(policy).toContain(part);
  const scripts = /script-src ([^;]+)/.exec(policy)?.[1]?.split(' ');
  expect(scripts).toEqual(["'self'", hash("document.documentElement.dataset.ready = 'yes';"), hash('{"prefetch":[]}')]);
  expect(policy).toContain(`style-src 'self' ${hash('p { margin: 0 }')}`);
});
