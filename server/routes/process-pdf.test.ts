import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { itinerarySchema } from '#domain/schemas/itinerary.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { pdfOf } from '#tests/support/write-pdf.ts';
import { fileLimit, textLimit } from './ticket-upload.ts';

const tickets = join(import.meta.dirname, '../../tests/tickets');
const golden = (name: string) => readFileSync(join(tickets, name));
const ticket = golden('amadeus-itinerary/family-over-new-year.pdf');
const expected = JSON.parse(golden('amadeus-itinerary/family-over-new-year.json').toString());

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
}, 60_000);
afterAll(() => site.close());

const form = (fields: Record<string, string | Uint8Array>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields))
    data.append(
      name,
      typeof value === 'string' ? value : new File([new Uint8Array(value)], 'bilet.pdf', { type: 'application/pdf' }),
    );
  return data;
};

async function send(
  payload: FormData | object | string,
  { query = '', headers = {} }: { query?: string; headers?: Record<string, string> } = {},
) {
  const body = payload instanceof FormData ? new Response(payload) : undefined;
  const answer = await site.app.inject({
    method: 'POST',
    url: `/api/process-pdf${query}`,
    headers: { ...(body && { 'content-type': body.headers.get('content-type') ?? '' }), ...headers },
    payload: body ? Buffer.from(await body.arrayBuffer()) : (payload as object),
  });
  return { status: answer.statusCode, headers: answer.headers, ...answer.json() };
}

test('a ticket sent as a form is answered with its itinerary: the fields the tool always had, and the canonical ones', {
  timeout: 30_000,
}, async () => {
  const {
    status,
    headers,
    passengerName,
    eticket,
    co2Emission,
    outbound,
    return: back,
    ...canonical
  } = await send(form({ pdf: ticket }));
  expect(status).toBe(200);
  const { status: _status, ...itinerary } = { status, ...canonical };
  expect(itinerarySchema.parse(itinerary).segments.map(({ flightNumber }) => flightNumber)).toEqual(
    expected.segments.map(({ flightNumber }: { flightNumber: string }) => flightNumber),
  );
  expect(canonical.bookingRef).toBe(expected.bookingRef);
  expect(passengerName).toContain(expected.passengers[0].name);
  expect(outbound).toMatchObject({ flightNumber: expect.stringContaining(expected.segments[0].flightNumber.slice(2)) });
  for (const field of [eticket, co2Emission]) expect(field).toBeTypeOf('string');
  expect(back === null || typeof back === 'object').toBe(true);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
});

test('pasted text is read as a form field and as JSON', { timeout: 30_000 }, async () => {
  const text = golden('terminal-pnr/amadeus-family.txt').toString();
  const [inForm, inJson] = [await send(form({ text })), await send({ text })];
  expect(inForm.status).toBe(200);
  expect(inForm.segments).toEqual(inJson.segments);
  expect(inJson.segments.length).toBeGreaterThan(0);
});

test('a pass without any text is read by its barcode', { timeout: 30_000 }, async () => {
  const { status, segments } = await send(form({ pdf: golden('boarding-pass/picture-only-turned.pdf') }));
  expect(status).toBe(200);
  expect(segments[0]).toMatchObject({ flightNumber: 'W63301', seat: '9D' });
});

test.each<[string, () => FormData | object, number, string]>([
  ['no file', () => form({}), 400, 'no-file'],
  ['an empty file', () => form({ pdf: new Uint8Array() }), 400, 'empty'],
  ['a file in another field', () => form({ file: ticket }), 400, 'no-file'],
  ['a picture', () => form({ pdf: Buffer.from('89504e470d0a1a0a0000000d', 'hex') }), 415, 'not-a-pdf'],
  ['half a PDF', () => form({ pdf: ticket.subarray(0, ticket.length / 2) }), 422, 'damaged'],
  ['a file over the limit', () => form({ pdf: Buffer.alloc(fileLimit + 1, '%PDF-') }), 413, 'too-large'],
  ['text without a flight', () => ({ text: 'Bună ziua, vă mulțumim.' }), 422, 'no-itinerary'],
  ['blank text', () => ({ text: ' \n ' }), 400, 'no-file'],
  ['text that is none', () => ({ text: 17 }), 400, 'no-file'],
  ['a PDF without pages', () => form({ pdf: pdfOf([]) }), 422, 'no-pages'],
  ['JSON with a text over the limit', () => ({ text: 'a'.repeat(2 * 1024 * 1024) }), 413, 'text-too-long'],
  ['a form with a text over the limit', () => form({ text: 'a'.repeat(textLimit + 1) }), 413, 'text-too-long'],
  ['a text no ticket has', () => form({ text: 'a'.repeat(300_001) }), 413, 'text-too-long'],
  ['a list', () => [1, 2], 400, 'no-file'],
])('%s: says what to do, in the language asked for', { timeout: 30_000 }, async (_name, payload, status, code) => {
  const english = await send(payload(), { query: '?lang=en' });
  expect(english).toMatchObject({ status, code, error: expect.stringMatching(/[a-z].*\.$/) });
  const romanian = await send(payload(), { headers: { 'accept-language': 'fr, ro-RO;q=0.8, en;q=0.5' } });
  expect(romanian).toMatchObject({ status, code, error: expect.stringMatching(/[a-zșțăâî].*\.$/) });
  expect(romanian.error).not.toBe(english.error);
  expect(english.headers['cache-control']).toBe('no-store');
});

test.each([
  ['a form whose boundary is missing', 'multipart/form-data', 'x', 400, 'wrong-form'],
  [
    'a form that breaks off',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="pdf"; filename="a"\r\n\r\n%PDF',
    400,
    'wrong-form',
  ],
  [
    'a form with two files',
    'multipart/form-data; boundary=x',
    `${'--x\r\ncontent-disposition: form-data; name="pdf"; filename="a"\r\n\r\nx\r\n'.repeat(2)}--x--\r\n`,
    400,
    'several-files',
  ],
  ['JSON that breaks off', 'application/json', '{"text":', 400, 'broken-json'],
  ['the file alone, without a form', 'application/pdf', '%PDF-1.7', 415, 'wrong-type'],
  ['nothing at all', 'application/json', '', 400, 'broken-json'],
])('%s is refused with what to do', async (_name, type, payload, status, code) => {
  expect(await send(payload, { headers: { 'content-type': type } })).toMatchObject({
    status,
    code,
    error: expect.stringContaining('.'),
  });
});

test('megabytes are named where a file has too many of them, and nowhere else', { timeout: 30_000 }, async () => {
  const said = async (payload: FormData | object | string, headers = {}) =>
    String((await send(payload, { query: '?lang=en', headers })).error);
  expect(await said(form({ pdf: Buffer.alloc(fileLimit + 1, '%PDF-') }))).toContain('15 MB');
  for (const [payload, what] of [
    [form({ pdf: pdfOf([]) }), 'no pages'],
    [form({ text: 'a'.repeat(300_001) }), 'text'],
    [{ text: 'a'.repeat(2 * 1024 * 1024) }, 'text'],
  ] as const) {
    expect(await said(payload)).toContain(what);
    expect(await said(payload)).not.toMatch(/15 MB|did not arrive|only pictures/);
  }
  expect(await said('{"text":', { 'content-type': 'application/json' })).toContain('JSON');
});

test('a form refused before its end does not hold up the next request on its connection', { timeout: 30_000 }, async () => {
  const origin = new URL(await site.app.listen({ port: 0, host: '127.0.0.1' }));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const overOneConnection = (type: string, payload: Uint8Array) =>
    new Promise<{ status: number | undefined; port: number | undefined }>((resolve, reject) => {
      const headers = { 'content-type': type, 'content-length': payload.length };
      const sent = request(new URL('/api/process-pdf', origin), { agent, method: 'POST', headers }, (answer) => {
        const port = answer.socket.localPort;
        answer.resume().once('end', () => resolve({ status: answer.statusCode, port }));
      });
      sent.once('error', reject).end(payload);
    });
  const refused = new Response(form({ text: 'a'.repeat(textLimit + 1), pdf: Buffer.alloc(8 << 20, '%PDF-') }));
  const first = await overOneConnection(refused.headers.get('content-type') ?? '', await refused.bytes());
  const text = golden('terminal-pnr/amadeus-family.txt').toString();
  const second = await overOneConnection('application/json', Buffer.from(JSON.stringify({ text })));
  agent.destroy();
  expect(first).toEqual({ status: 413, port: expect.any(Number) });
  expect(second).toEqual({ status: 200, port: first.port });
});

test('another site cannot have its visitors read tickets here', async () => {
  const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
  expect(await send({ text: 'x' }, { headers })).toMatchObject({ status: 403, code: 'cross-site' });
});

test('asked with GET it says how to ask', async () => {
  const answer = await site.app.inject('/api/process-pdf');
  expect(answer.statusCode).toBe(405);
  expect(answer.headers.allow).toBe('POST');
});

test('nothing of a ticket stands in the log', () => {
  const log = site.log.join('\n');
  expect(log).toContain('ticket read');
  for (const secret of [
    expected.bookingRef,
    ...expected.passengers.flatMap(({ name }: { name: string }) => name.split(' ')),
    'ENACHE',
    'bilet.pdf',
  ])
    expect(log.toLowerCase()).not.toContain(secret.toLowerCase());
});
