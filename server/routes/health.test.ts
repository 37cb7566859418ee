import { afterEach, beforeEach, expect, test } from 'vitest';
import { anEnquiry } from '#tests/support/enquiries.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let site: TestApp;
let draining = false;
beforeEach(async () => {
  draining = false;
  site = await createTestApp({ isDraining: () => draining });
});
afterEach(() => site.close());

const ask = async (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });

test('ready is who could keep an enquiry, and it says how old the oldest waiting is', async () => {
  await site.store.accept(anEnquiry(), Date.now() - 90_000);
  for (const path of ['/readyz', '/healthz']) {
    const { oldestWaitingSeconds, ...readiness } = (await ask(path)).json();
    expect(readiness).toEqual({ status: 'ok', waiting: 1 });
    expect(oldestWaitingSeconds).toBeGreaterThanOrEqual(90);
    expect(oldestWaitingSeconds).toBeLessThan(200);
  }
});

test('a store that cannot be written is not ready, and alive all the same', async () => {
  site.store.ping = async () => {
    throw new Error('disk full');
  };
  expect([(await ask('/readyz')).statusCode, (await ask('/livez')).statusCode]).toEqual([503, 200]);
  expect(site.log.join('')).toContain('the store does not answer');
});

test('however many ask at once, one looks', async () => {
  let looks = 0;
  const { ping } = site.store;
  site.store.ping = () => {
    looks += 1;
    return ping();
  };
  await Promise.all(Array.from({ length: 50 }, () => ask('/readyz')));
  expect(looks).toBe(1);
});

test('who is about to stop is not ready, and still answers', async () => {
  draining = true;
  expect((await ask('/readyz')).json()).toEqual({ status: 'draining' });
  expect([(await ask('/readyz')).statusCode, (await ask('/europa')).statusCode]).toEqual([503, 200]);
});

test('metrics count answers by route, the queue, and reports of browsers', async () => {
  await site.store.accept(anEnquiry(), Date.now() - 60_000);
  await site.store.accept(anEnquiry(), Date.now(), { suspicion: 'links' });
  await ask('/europa');
  await ask('/absent/secret-name');
  await site.app.inject({
    method: 'POST',
    url: '/csp-reports',
    headers: { 'content-type': 'application/csp-report' },
    payload: JSON.stringify({
      'csp-report': { 'effective-directive': 'script-src-elem', 'blocked-uri': 'https://evil.example/x?mail=a@b' },
    }),
  });
  const { body, headers } = await ask('/metrics');
  expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(body).toContain('http_requests_total{method="GET",route="/*",status="200"} 1\n');
  expect(body).toContain('http_requests_total{method="GET",route="/*",status="404"} 1\n');
  expect(body).toMatch(/http_request_duration_seconds_bucket\{route="\/\*",le="\+Inf"\} 2\n/);
  expect(body).toContain('enquiries{state="waiting"} 1\n');
  expect(body).toContain('enquiries{state="quarantined"} 1\n');
  const oldest = Number(/^enquiries_oldest_waiting_seconds (.+)$/m.exec(body)?.[1]);
  expect(oldest).toBeGreaterThanOrEqual(60);
  expect(oldest).toBeLessThan(200);
  expect(body).toContain('csp_reports_total{directive="script-src-elem"} 1\n');
  expect(body).toContain('enquiries_store_up 1\n');
  expect(body + site.log.join('')).not.toMatch(/secret-name|a@b/);
  // Each line is a comment or a sample.
  for (const line of body.trim().split('\n')) expect(line).toMatch(/^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{[^}]+\})? [\d.e+-]+)$/);
});

test('metrics are for this machine, or for who has the token, and do not exist for others', async () => {
  const behind = { 'x-forwarded-for': '192.0.2.1' };
  expect((await ask('/metrics', behind)).statusCode).toBe(404);
  expect((await site.app.inject({ url: '/metrics', remoteAddress: '192.0.2.1' })).statusCode).toBe(404);
  const locked = await createTestApp({ metricsToken: 'a-token-of-sixteen' });
  try {
    const status = async (authorization: string) =>
      (await locked.app.inject({ url: '/metrics', headers: { authorization, ...behind } })).statusCode;
    expect([await status('Bearer a-token-of-sixteen'), await status('Bearer wrong'), await status('')]).toEqual([200, 404, 404]);
  } finally {
    await locked.close();
  }
});
