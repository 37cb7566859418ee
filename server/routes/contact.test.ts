import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { referencePattern } from '#server/services/reference.ts';
import { sendingKey } from '#server/services/sending-key.ts';
import { testContent } from '#tests/support/built-site.ts';
import { anEnquiry } from '#tests/support/enquiries.ts';
import { acceptsPage, asFields, type Fields, formBodies, type Sending, sendForm } from '#tests/support/send-form.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const { agency, contact } = await testContent;

let site: TestApp;
beforeEach(async () => {
  site = await createTestApp();
});
afterEach(() => site.close());

const send = (fields: Fields, sending: Sending = {}) => sendForm(site, fields, sending);
const kept = async () => (await site.store.list(100)).map(({ enquiry }) => enquiry);

test.each(['multipart', 'urlencoded', 'json'] as const)(
  'an enquiry sent as %s is kept whole and answered with its reference',
  async (as) => {
    const answer = await send(asFields(), { as });
    expect(answer.statusCode).toBe(201);
    const { reference } = answer.json();
    expect(reference).toMatch(referencePattern);
    expect((await site.store.get(reference))?.enquiry).toEqual(anEnquiry());
  },
);

test('it is on the disk before the answer', async () => {
  const order: string[] = [];
  const accept = site.store.accept;
  site.store.accept = async (...enquiry) => {
    await new Promise((resolve) => setTimeout(resolve, 30));
    const reference = await accept(...enquiry);
    order.push('kept');
    return reference;
  };
  await send(asFields());
  order.push('answered');
  expect(order).toEqual(['kept', 'answered']);
});

test.each([
  ['ro', /^\/ro\/contact\/trimis\/[\w-]+$/, 'Mesajul a ajuns'],
  ['en', /^\/contact\/sent\/[\w-]+$/, 'Your message has arrived'],
])('without script, in %s, a page says it arrived and shows nothing of what was written', async (lang, path, heading) => {
  const answer = await send(asFields({ lang }), { accept: acceptsPage });
  expect(answer.statusCode).toBe(303);
  const location = String(answer.headers.location);
  expect(location).toMatch(path);
  const sent = await site.app.inject({ url: location, headers: { accept: acceptsPage } });
  expect(sent.statusCode).toBe(200);
  expect(sent.body).toContain(`<html lang="${lang}">`);
  expect(sent.body).toContain(heading);
  expect(sent.body).toContain(location.split('/').at(-1));
  expect(sent.body).not.toContain('Țăran');
  expect(sent.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
});

test.each(['/contact/sent/<script>', '/contact/sent/aaaa-bbbb', '/ro/contact/trimis/x'])('%s is not a reference', async (url) => {
  expect((await site.app.inject({ url: encodeURI(url), headers: { accept: acceptsPage } })).statusCode).toBe(404);
});

test('problems come back as JSON, one a field, in the order of the form and the language of the visitor', async () => {
  const answer = await send(
    asFields({ user_name: ' ', user_email: 'x@y', mobile_number: '12', message: '', consent: '', department: 'x' }),
  );
  expect(answer.statusCode).toBe(422);
  const { error, problems } = answer.json();
  expect(error).toContain('6 câmpuri');
  expect(problems.map(({ field, problem }: Fields) => [field, problem])).toEqual([
    ['department', 'not-a-choice'],
    ['user_name', 'missing'],
    ['user_email', 'not-an-email'],
    ['mobile_number', 'not-a-phone'],
    ['message', 'missing'],
    ['consent', 'not-agreed'],
  ]);
  expect(problems[0].message).toBe(contact.ro.form.problems.department['not-a-choice']);
  expect(await kept()).toEqual([]);
});

test('without script the form comes back with the same words above and beside, and everything typed', async () => {
  const typed = asFields({ lang: 'en', user_email: 'not an <address>', message: '"quotes" & <b>bold</b>\nsecond line' });
  const answer = await send(typed, { accept: acceptsPage });
  expect(answer.statusCode).toBe(422);
  expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  expect(answer.headers['content-security-policy']).toContain("form-action 'self'");
  const sentence = 'Enter an e-mail address such as name@company.ro.';
  expect(answer.body.split(sentence)).toHaveLength(3);
  expect(answer.body).toMatch(/<title>Nothing has been sent yet\. Check one field – Contact \| Brand<\/title>/);
  expect(answer.body).toContain('value="not an &lt;address&gt;"');
  expect(answer.body).toContain('&quot;quotes&quot; &amp; &lt;b&gt;bold&lt;/b&gt;\nsecond line</textarea>');
  expect(answer.body).toMatch(/<option[^>]*value="tourism"[^>]*selected/);
  expect(answer.body).toMatch(/<input[^>]*name="consent"[^>]*checked/);
  expect(answer.body).not.toContain('<!--view');
});

test('a form whose trap a browser filled in by itself is kept, put aside, and answered like any other', async () => {
  const broken = await send(asFields({ company_website: 'https://ana.example', user_email: 'broken' }));
  expect(broken.statusCode).toBe(422);
  const { reference } = (await send(asFields({ company_website: 'https://ana.example' }))).json();
  expect(await site.store.get(reference)).toMatchObject({ state: 'quarantined', suspicion: 'trap', enquiry: anEnquiry() });
  const answer = await send(asFields({ company_website: 'x', message: 'by page' }), { accept: acceptsPage });
  expect(answer.headers.location).toMatch(/^\/ro\/contact\/trimis\/[\w-]+$/);
});

test('a text full of links is put aside', async () => {
  const { reference } = (await send(asFields({ message: 'https://a.example https://b.example https://c.example' }))).json();
  expect(await site.store.get(reference)).toMatchObject({ state: 'quarantined', suspicion: 'links' });
});

test('a full quarantine is an honest 503, and others are kept', async () => {
  const { status } = site.store;
  site.store.status = async () => ({ ...(await status()), quarantined: 10_000 });
  expect((await send(asFields({ company_website: 'x' }))).statusCode).toBe(503);
  expect((await send(asFields())).statusCode).toBe(201);
});

test('a double press, and a try again of the same form, is one enquiry with one reference', async () => {
  const sending = { sending: '5f1c' };
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(asFields(sending))));
  answers.push(await send(asFields(sending), { accept: acceptsPage }));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201, 303]);
  expect(await kept()).toEqual([anEnquiry()]);
  // Other words are another enquiry, also from a page that still has the key of the one before.
  await send(asFields({ ...sending, message: 'și Paris' }));
  expect(await kept()).toHaveLength(2);
});

test('without a script the same words on the same day are one enquiry', async () => {
  const references = [await send(asFields()), await send(asFields())].map((answer) => answer.json().reference);
  expect(references[0]).toBe(references[1]);
  const tomorrow = sendingKey(anEnquiry(), '', new Date(Date.now() + 24 * 3_600_000));
  expect(tomorrow).not.toBe(sendingKey(anEnquiry(), ''));
});

test('without a script the form that comes back keeps the key of its sending', async () => {
  const shown = await send(asFields({ user_email: 'x', sending: 'k"1' }), { accept: acceptsPage });
  expect(shown.body).toMatch(/<input type="hidden" name="sending" value="k&quot;1"\/>/);
});

test('a store that fails is an honest 503 with the other ways to write, and the text stays', async () => {
  site.store.accept = async () => {
    throw Object.assign(new Error('disk full'), { detail: 'row with Țăran' });
  };
  const answer = await send(asFields());
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '30']);
  expect(answer.json()).toEqual({ error: expect.stringContaining(contact.ro.form.failures.server), problems: [] });
  const shown = await send(asFields(), { accept: acceptsPage });
  expect(shown.statusCode).toBe(503);
  const ways = [`mailto:${agency.mailboxes.tourism}`, agency.social.whatsapp];
  for (const part of [...ways, 'Santorini în mai', 'Țăran', contact.ro.form.failed]) expect(shown.body).toContain(part);
  expect(site.log.join('')).not.toContain('Țăran');
});

test('a file in the form is left out', async () => {
  const { type, payload } = formBodies.multipart(asFields());
  const file = '------test\r\nContent-Disposition: form-data; name="message"; filename="x.exe"\r\n\r\nMZ\r\n';
  await site.app.inject({
    method: 'POST',
    url: '/api/contact',
    headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' },
    payload: file + payload,
  });
  expect(await kept()).toEqual([anEnquiry()]);
});

test('the page comes from the form, or from what the browser says, or is the contact page', async () => {
  const { page: _, ...without } = asFields();
  await send(asFields({ page: 'javascript:alert(1)' }));
  await send(without, { headers: { referer: 'https://agency.example/paris?utm=1' } });
  expect((await kept()).map(({ page: from }) => from).sort()).toEqual(['/contact', '/paris']);
});

test('the mailer is told at once', async () => {
  const deliver = vi.fn(async () => undefined);
  const mailing = await createTestApp({ mailer: { deliver } });
  try {
    await new Promise((resolve) => setTimeout(resolve, 50));
    const { reference } = (await sendForm(mailing, asFields())).json();
    await vi.waitFor(async () => expect((await mailing.store.get(reference))?.state).toBe('delivered'));
    expect(deliver).toHaveBeenCalledOnce();
  } finally {
    await mailing.close();
  }
});

test('asking for the call with GET leads people to the form', async () => {
  const answer = await site.app.inject({
    url: '/api/contact',
    headers: { accept: acceptsPage, referer: 'https://agency.example/ro/contact' },
  });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/ro/contact']);
  expect((await site.app.inject({ url: '/api/contact' })).statusCode).toBe(405);
});
