/** Ten thousand inputs a route, made by chance from a seed: none is answered with an error of ours. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { anEnquiry } from '#tests/support/enquiries.ts';
import { asFields, formBodies } from '#tests/support/send-form.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const inputs = 10_000;

let site: TestApp;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  site = await createTestApp({ trustProxy: ['127.0.0.1'] });
});
afterAll(async () => {
  vi.useRealTimers();
  await site.close();
});

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const nasty = [
  ...['', ' ', '\0', '%', '%00', '%zz', '%ff%fe', '../', '..%2f', '\\', '//', ';', '?', '#', '&', '=', '+', '%20', '"', "'", '`'],
  ...['<script>', '{{7*7}}', '$' + '{7*7}', '__proto__', 'constructor', 'toString', '[]', '{}', 'null', 'NaN', '-1', '1e309'],
  ...['\u202e', '\ud800', 'ș'.repeat(50), '🏝', 'a'.repeat(2000), '\r\n', '--', '/*', "' OR 1=1--", 'İ', 'ﷺ', '\ufeff', 'é'],
];

type Chance = { number: () => number; pick: <Item>(from: readonly Item[]) => Item; text: () => string };

function chance(seed: number): Chance {
  const number = chanceOf(seed);
  const pick = <Item>(from: readonly Item[]) => from[Math.floor(number() * from.length)] as Item;
  const letter = () => String.fromCharCode(32 + Math.floor(number() * 95));
  const text = () => Array.from({ length: Math.floor(number() * 6) }, () => (number() < 0.6 ? pick(nasty) : letter())).join('');
  return { number, pick, text };
}

/** A path or query as it goes over the wire: what a client cannot send at all is written in percent. */
const wire = (text: string) => text.replace(/[^\x21-\x7e]|[\\"<>^`{|}]/gu, (letter) => encodeURIComponent(letter.toWellFormed()));

const headerText = (text: string) => text.replace(/[^\x20-\x7e]/g, '');

type Request = { method?: 'GET' | 'POST' | 'HEAD' | 'PUT' | 'OPTIONS'; url: string; type?: string; payload?: string };

const jsonOf = ({ number, pick, text }: Chance): string => {
  const value = (depth: number): unknown =>
    depth > 3 || number() < 0.5
      ? pick([text(), number() * 1e6, null, true, '', -0])
      : number() < 0.5
        ? Array.from({ length: Math.floor(number() * 4) }, () => value(depth + 1))
        : Object.fromEntries(Array.from({ length: Math.floor(number() * 4) }, () => [text(), value(depth + 1)]));
  const whole = JSON.stringify(value(0));
  return number() < 0.3 ? whole.slice(0, Math.floor(number() * whole.length)) : whole;
};

/** A correct enquiry with some of its fields spoilt, in one of the ways a form is sent; some cut short. */
const enquiry = (luck: Chance): Request => {
  const { number, pick, text } = luck;
  const fields: Record<string, string> = asFields({ company_website: pick(['', '', 'x']), sending: text() });
  for (const name of Object.keys(fields)) if (number() < 0.25) fields[name] = text();
  if (number() < 0.2) fields[text()] = text();
  const { type, payload } = formBodies[pick(['multipart', 'urlencoded', 'json'] as const)](fields);
  const cut = number() < 0.2 ? payload.slice(0, Math.floor(number() * payload.length)) : payload;
  return {
    method: 'POST',
    url: '/api/contact',
    type: number() < 0.1 ? headerText(text()) : type,
    payload: number() < 0.1 ? jsonOf(luck) : cut,
  };
};

/** Forms with files, whole or spoilt in every part of their envelope; what is in them costs little to read. */
const ticketForm = (luck: Chance): Request => {
  const { number, pick, text } = luck;
  const url = '/api/process-pdf';
  if (number() < 0.1)
    return { method: 'POST', url, type: 'application/json', payload: number() < 0.5 ? jsonOf(luck) : '{"text":"TK 1044"}' };
  const boundary = pick(['x', '----form', headerText(text()) || 'y', 'b'.repeat(80)]);
  const line = number() < 0.9 ? '\r\n' : pick(['\n', '\r', '']);
  const part = () => {
    const name = pick(['pdf', 'pdf', 'text', 'text', text()]);
    const file = pick(['', '', '; filename="a.pdf"', `; filename="${text()}"`, "; filename*=UTF-8''%zz", '; filename=']);
    const disposition = pick([
      'Content-Disposition: form-data',
      'content-disposition:form-data',
      'Content-Disposition: attachment',
      text(),
    ]);
    const more = pick(['', '', 'Content-Type: application/pdf', 'Content-Transfer-Encoding: base64', `X-${text()}: ${text()}`]);
    const head = [`${disposition}; name="${name}"${file}`, ...(more ? [more] : [])].join(line);
    const content = pick(['', 'TK 1044', '%PDF-1.7', '%PDF-1.7\nstartxref\n0\n%%EOF', text(), `--${boundary}`, '\0'.repeat(300)]);
    return `--${boundary}${line}${head}${number() < 0.9 ? line + line : line}${content}${line}`;
  };
  const parts = Array.from({ length: Math.floor(number() * 7) }, part).join('');
  const whole = parts + pick([`--${boundary}--\r\n`, `--${boundary}--\r\n`, `--${boundary}--`, `--${boundary}`, '--', '']);
  const named = number() < 0.9 ? boundary : pick(['z', '', '"', headerText(text())]);
  return {
    method: 'POST',
    url,
    type:
      number() < 0.9
        ? `multipart/form-data; boundary=${headerText(named)}`
        : pick(['multipart/form-data', 'multipart/mixed; boundary=x', 'text/plain', headerText(text())]),
    payload: number() < 0.2 ? whole.slice(0, Math.floor(number() * whole.length)) : whole,
  };
};

const routes: Record<string, (luck: Chance) => Request> = {
  'pages and files': ({ pick, text }) => ({
    method: pick(['GET', 'HEAD', 'POST', 'PUT', 'OPTIONS']),
    url: `/${wire(pick(['', 'europa', '_astro/', 'shell/ro', '..', 'ro/contact']) + text())}`,
  }),
  '/search': ({ pick, text }) => ({ url: `${pick(['/search', '/cauta'])}?${wire(pick(['q=', 'q[]=', 'x=', '']) + text())}` }),
  '/api/search': ({ pick, text }) => ({
    url: `/api/search?${wire(pick(['q=', 'q=a&q=', 'lang=', '']) + text())}&lang=${wire(text())}`,
  }),
  '/api/map': ({ text }) => ({ url: `/api/map?lang=${wire(text())}` }),
  '/contact/sent': ({ pick, text }) => ({ url: `${pick(['/contact/sent/', '/ro/contact/trimis/'])}${wire(text())}` }),
  '/api/contact': enquiry,
  '/csp-reports': (luck) => ({
    method: 'POST',
    url: '/csp-reports',
    type: luck.pick(['application/csp-report', 'application/reports+json', 'application/json']),
    payload: jsonOf(luck),
  }),
  '/api/generate-pdf': (luck) => ({ method: 'POST', url: '/api/generate-pdf', type: 'application/json', payload: jsonOf(luck) }),
  '/api/process-pdf': ticketForm,
  'health and metrics': ({ pick, text }) => ({
    method: pick(['GET', 'HEAD', 'POST', 'OPTIONS']),
    url: `${pick(['/livez', '/readyz', '/healthz', '/metrics', '/.well-known/security.txt'])}?${wire(text())}`,
  }),
};

test.each(Object.entries(routes))('%s', { timeout: 600_000 }, async (_name, make) => {
  const luck = chance(20_261_123);
  const failures: string[] = [];
  const statuses = new Set<number>();
  const begun = Date.now();
  for (let turn = 0; turn < inputs; turn++) {
    // Ten a second by the clock, so that what is tried here is not how many may be sent.
    vi.setSystemTime(begun + turn * 100);
    const { method = 'GET', url, type, payload } = make(luck);
    const headers = {
      'x-forwarded-for': `10.${turn % 200}.${Math.floor(turn / 200)}.1`,
      'sec-fetch-site': 'same-origin',
      accept: luck.pick(['text/html', 'application/json', '*/*', headerText(luck.text())]),
      'accept-encoding': headerText(luck.text()),
      'accept-language': headerText(luck.text()),
      'if-none-match': headerText(luck.text()),
      'x-request-id': headerText(luck.text()),
      ...(type !== undefined && { 'content-type': type }),
    };
    const answer = await site.app.inject({ method, url, headers, ...(payload !== undefined && { payload }) });
    statuses.add(answer.statusCode);
    if (answer.statusCode >= 500) failures.push(`${method} ${url} ${payload ?? ''}: ${answer.statusCode}`);
    if (/node_modules|\bat .+\.ts:\d+/.test(answer.body)) failures.push(`${method} ${url} tells of our insides`);
  }
  expect(failures.slice(0, 5)).toEqual([]);
  // Chance reached more than one way through the route.
  expect(statuses.size).toBeGreaterThan(0);
});

test('after all that an enquiry is kept as ever', async () => {
  const answer = await site.app.inject({
    method: 'POST',
    url: '/api/contact',
    headers: { origin: 'https://agency.example', 'x-forwarded-for': '203.0.113.9' },
    payload: anEnquiry('after'),
  });
  expect(answer.statusCode).toBe(201);
});
