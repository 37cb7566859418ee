import { afterEach, beforeEach, expect, test } from 'vitest';
import { writtenFields } from '#domain/rules/enquiry-fields.ts';
import { enquiryLimits } from '#server/services/enquiry-limits.ts';
import { testContent } from '#tests/support/built-site.ts';
import { anEnquiry } from '#tests/support/enquiries.ts';
import { acceptsPage, asFields, type Fields, formBodies, type Sending, sendForm } from '#tests/support/send-form.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const { agency, contact } = await testContent;
const { failures } = contact.ro.form;

let site: TestApp;
beforeEach(async () => {
  site = await createTestApp();
});
afterEach(() => site.close());

const send = (fields: Fields, sending: Sending = {}) => sendForm(site, fields, sending);
const kept = async () => (await site.store.list(100)).map(({ enquiry }) => enquiry);

test.each(['multipart', 'urlencoded', 'json'] as const)(
  'more than 20 KB sent as %s is too large, and says how else to write',
  async (as) => {
    const large = asFields({ message: 'x'.repeat(21_000) });
    const answer = await send(large, { as });
    expect(answer.statusCode).toBe(413);
    expect(answer.json().error).toMatch(/too large/);
    const shown = await send(large, { as, accept: acceptsPage, headers: { referer: 'https://agency.example/ro/contact' } });
    expect(shown.statusCode).toBe(413);
    expect(shown.body).toContain(failures['too-large']);
    expect(shown.body).toContain(`mailto:${agency.mailboxes.general}`);
    expect(shown.body).toContain('https://wa.me/');
  },
);

test('the longest allowed message in any script of Europe fits, however it is sent', async () => {
  const message = 'Щ'.repeat(writtenFields.message);
  for (const as of ['multipart', 'json'] as const) expect((await send(asFields({ message }), { as })).statusCode).toBe(201);
});

const limits = {
  ...enquiryLimits,
  address: { trusted: 1, most: 2 },
  network: { trusted: 2, most: 3 },
  everybody: 4,
  rubbish: { address: 2, network: 3 },
};

/** An app with those limits, and a way to send it an enquiry from an address. */
async function limitedApp() {
  const limited = await createTestApp({ limits, trustProxy: ['127.0.0.1'] });
  let sent = 0;
  const from = (address: string, accept = 'application/json', changes: Fields = {}) =>
    sendForm(limited, asFields({ message: `Santorini în mai ${sent++}`, ...changes }), {
      accept,
      headers: { 'x-forwarded-for': address },
    });
  const states = async () => (await limited.store.list(100)).map(({ state, suspicion }) => suspicion ?? state).sort();
  return { ...limited, from, states };
}

test('one address that sends too often is put aside, then waits; the text stays, others are let through', async () => {
  const { from, states, close } = await limitedApp();
  try {
    expect((await from('2001:db8::1')).statusCode).toBe(201);
    expect((await from('2001:db8::2')).statusCode).toBe(201);
    expect(await states()).toEqual(['pressure', 'waiting']);
    const stopped = await from('2001:db8::3');
    expect(stopped.statusCode).toBe(429);
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
    const shown = await from('2001:db8::4', acceptsPage);
    expect([shown.statusCode, shown.body.includes('Santorini în mai')]).toEqual([429, true]);
    expect(shown.body).toContain(failures['too-many']);
    expect((await from('2001:db8:1:1::1')).statusCode).toBe(201);
  } finally {
    await close();
  }
});

test('a whole /48 closes the form for itself alone', async () => {
  const { from, close } = await limitedApp();
  try {
    const statuses = [];
    for (let number = 0; number < 6; number++) statuses.push((await from(`2001:db8:0:${number}::1`)).statusCode);
    expect(statuses).toEqual([201, 201, 201, 429, 429, 429]);
    expect((await from('192.0.2.9')).statusCode).toBe(201);
  } finally {
    await close();
  }
});

test('when everybody together sends too much nobody is sent away: what is too much is put aside', async () => {
  const { from, states, close } = await limitedApp();
  try {
    const statuses = [];
    for (let number = 1; number <= 8; number++) statuses.push((await from(`192.0.2.${number}`)).statusCode);
    expect(statuses).toEqual(Array(8).fill(201));
    expect(await states()).toEqual([...Array(4).fill('pressure'), ...Array(4).fill('waiting')]);
  } finally {
    await close();
  }
});

test('what cannot be kept is stopped by itself, and stops nobody who writes', async () => {
  const { app, from, close } = await limitedApp();
  const rubbish = async (address: string, type = 'application/json') => {
    const headers = { 'content-type': type, 'x-forwarded-for': address, 'sec-fetch-site': 'same-origin' };
    return (await app.inject({ method: 'POST', url: '/api/contact', headers, payload: '{}' })).statusCode;
  };
  try {
    for (let number = 1; number <= 12; number++) expect(await rubbish(`192.0.2.${number}`)).toBe(422);
    expect([await rubbish('192.0.2.1', 'text/plain'), await rubbish('192.0.2.1', 'text/plain')]).toEqual([415, 429]);
    expect((await from('192.0.2.1')).statusCode).toBe(201);
    const network = [];
    for (let number = 0; number < 5; number++) network.push(await rubbish(`2001:db8:0:${number}::1`));
    expect(network).toEqual([422, 422, 422, 429, 429]);
    expect((await from('2001:db8:0:9::1')).statusCode).toBe(201);
  } finally {
    await close();
  }
});

test('forwarding headers of strangers are not believed', async () => {
  const limited = await createTestApp({ limits });
  const from = async (address: string) =>
    (await sendForm(limited, asFields(), { headers: { 'x-forwarded-for': address } })).statusCode;
  try {
    expect([await from('192.0.2.1'), await from('192.0.2.2'), await from('192.0.2.3')]).toEqual([201, 201, 429]);
    expect(limited.log.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1);
  } finally {
    await limited.close();
  }
});

const asBrowser = (type: string) => ({ 'content-type': type, 'sec-fetch-site': 'same-origin' });

test('a form that does not say where it comes from is no form of ours', async () => {
  const { type, payload } = formBodies.json(asFields());
  const answer = await site.app.inject({ method: 'POST', url: '/api/contact', headers: { 'content-type': type }, payload });
  expect(answer.statusCode).toBe(403);
  expect(await kept()).toEqual([]);
});

test.each([
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: 'null' }, 403],
  [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, 201],
  [{ 'sec-fetch-site': 'same-site', origin: 'https://agency.example' }, 201],
  [{ origin: 'http://localhost:4321', host: 'localhost:4321' }, 201],
])('a form sent with %o is answered with %i', async (headers, status) => {
  expect((await send(asFields(), { headers: headers as Fields })).statusCode).toBe(status);
});

test.each([
  ['application/json', '{"user_name":"Ștefania', 400],
  ['application/json', '', 400],
  ['application/json', '[]', 400],
  ['application/json', '"text"', 400],
  ['application/json', 'null', 400],
  ['application/json', '{"__proto__":{"x":1}}', 400],
  ['multipart/form-data', 'x', 400],
  ['multipart/form-data; boundary=abc', '--abc\r\nContent-Disposition: form-data; name="a"\r\n\r\ncut', 400],
  ['text/plain', 'hello', 415],
  ['application/xml', '<a/>', 415],
])('%s with the body %s is refused with %i, without a stack', async (type, payload, status) => {
  const answer = await site.app.inject({ method: 'POST', url: '/api/contact', headers: asBrowser(type), payload });
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toEqual({ error: expect.any(String), problems: [] });
  expect(answer.body).not.toMatch(/Ștefania|node_modules|at .*\(/);
});

test('values that are not text count as missing', async () => {
  const payload = JSON.stringify({ ...anEnquiry(), user_name: 5, message: ['x'], mobile_number: { a: 1 }, consent: true });
  const answer = await site.app.inject({
    method: 'POST',
    url: '/api/contact',
    headers: asBrowser('application/json'),
    payload,
  });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().problems.map(({ field }: Fields) => field)).toEqual(['user_name', 'mobile_number', 'message', 'consent']);
});

test('characters no database or mail takes are gone, line ends are one kind', async () => {
  const typed = asFields({ user_name: 'Ana\0\u0007 Pop\r\nBcc: x', message: 'a\0b\r\nc\rd\u001b\te\ud800' });
  await send(typed, { as: 'json' });
  expect(await kept()).toMatchObject([{ user_name: 'Ana Pop Bcc: x', message: 'ab\nc\nd\te\ufffd' }]);
});

test('a name cannot turn the direction of a subject', async () => {
  await send(asFields({ user_name: 'Ana \u202egpj.exe\u202c \u2066x\u2069 \u200fשלום' }), { as: 'json' });
  expect(await kept()).toMatchObject([{ user_name: 'Ana gpj.exe x שלום' }]);
});

test('nothing of the visitor is in the log', async () => {
  await send(asFields(), { headers: { 'user-agent': 'Visitor’s browser', 'x-forwarded-for': '192.0.2.7' } });
  await send(asFields({ user_email: 'broken@' }));
  await site.app.inject({ url: '/europa?name=Stefania' });
  const log = site.log.join('');
  expect(log).toContain('enquiry kept');
  for (const secret of ['tefania', 'example.org', '(721)', '721000000', 'Santorini', '192.0.2', '127.0.0.1', 'browser', 'broken'])
    expect(log).not.toContain(secret);
});
