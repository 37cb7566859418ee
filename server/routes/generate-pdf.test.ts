import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ItineraryAnswer } from '#domain/schemas/itinerary-answer.ts';
import { readPdfText } from '#itinerary/text/pdf-text.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TicketPool } from '../services/ticket-pool.ts';
import { TicketProcessError } from '../services/ticket-process.ts';

const pasted = readFileSync(join(import.meta.dirname, '../../tests/tickets/terminal-pnr/amadeus-family.txt'), 'utf8');

let site: TestApp;
let answer: ItineraryAnswer;
beforeAll(async () => {
  site = await createTestApp();
  answer = (await site.app.inject({ method: 'POST', url: '/api/process-pdf', payload: { text: pasted } })).json();
}, 60_000);
afterAll(() => site.close());

const draw = (payload: object, query = '') => site.app.inject({ method: 'POST', url: `/api/generate-pdf${query}`, payload });
const wordsOf = async (pdf: Buffer) => (await readPdfText(new Uint8Array(pdf))).text;

test('what process-pdf answered comes back as a PDF to keep', { timeout: 30_000 }, async () => {
  const drawn = await draw(answer);
  expect(drawn.statusCode).toBe(200);
  expect(drawn.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="beautified-itinerary.pdf"',
    'cache-control': 'no-store',
  });
  expect(drawn.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(await wordsOf(drawn.rawPayload)).toContain(answer.bookingRef ?? 'none');
});

test('what the visitor changed is what is drawn, in the language asked for', { timeout: 30_000 }, async () => {
  const edited = { ...answer, passengers: [{ name: 'Ștefan Țărăscu', title: null, type: 'adult', eticket: null }] };
  const romanian = await wordsOf((await draw(edited, '?lang=ro')).rawPayload);
  const english = await wordsOf((await draw({ ...edited, lang: 'en' })).rawPayload);
  expect(romanian).toContain('Ștefan Țărăscu');
  expect(english).toContain('Ștefan Țărăscu');
  expect(romanian).not.toBe(english);
});

test('cards for the wallet are asked for by their name', { timeout: 30_000 }, async () => {
  const drawn = await draw(answer, '?lang=ro&paper=cards');
  expect(drawn.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="wallet-cards.pdf"',
  });
  const words = await wordsOf(drawn.rawPayload);
  for (const { name } of answer.passengers) expect(words).toContain(name);
  expect(words).toContain('Carduri pentru portofel');
});

test('the fields the tool always had are enough', { timeout: 30_000 }, async () => {
  const { bookingRef, issueDate, passengerName, eticket, co2Emission, outbound, return: back } = answer;
  const drawn = await draw({ bookingRef, issueDate, passengerName, eticket, co2Emission, outbound, return: back }, '?lang=en');
  expect(drawn.statusCode).toBe(200);
  const words = await wordsOf(drawn.rawPayload);
  for (const value of [bookingRef, answer.segments[0]?.departure.time, answer.segments[0]?.departure.airport])
    expect(words).toContain(value);
});

const before = ({ date }: { date: string | null }) => ({ date, time: '00:01' });
const first = () => structuredClone(answer.segments[0]) as NonNullable<(typeof answer.segments)[0]>;

test.each<[string, () => object, number, string, string | undefined]>([
  [
    'a time that is none',
    () => ({ ...answer, segments: [{ ...first(), departure: { ...first().departure, time: '25:00' } }] }),
    422,
    'wrong-itinerary',
    'segments[0].departure.time',
  ],
  [
    'a day that is none',
    () => ({ ...answer, segments: [{ ...first(), arrival: { ...first().arrival, date: '2027-02-31' } }] }),
    422,
    'wrong-itinerary',
    'segments[0].arrival.date',
  ],
  ['a field nobody knows', () => ({ ...answer, surprise: 1 }), 422, 'wrong-itinerary', 'surprise'],
  ['a journey without flights', () => ({ ...answer, segments: [] }), 422, 'no-flights', undefined],
  [
    'more flights than a journey has',
    () => ({ ...answer, segments: Array.from({ length: 41 }, first) }),
    422,
    'too-many-flights',
    'segments[40]',
  ],
  ['a flight without a number', () => ({ outbound: { date: '2027-04-12' } }), 422, 'wrong-itinerary', 'outbound.flightNumber'],
  ['nothing', () => ({}), 422, 'no-flights', undefined],
  ['a list', () => [answer], 422, 'wrong-itinerary', undefined],
  ['more than any journey', () => ({ ...answer, sources: { x: 'x'.repeat(600 * 1024) } }), 413, 'itinerary-too-large', undefined],
  ['five hundred flights', () => ({ segments: Array.from({ length: 500 }, () => 1) }), 422, 'too-many-flights', 'segments[40]'],
  [
    'more passengers than a journey has',
    () => ({ ...answer, passengers: Array.from({ length: 41 }, () => answer.passengers[0]) }),
    422,
    'too-many-passengers',
    'passengers[40]',
  ],
  [
    'a flight of a year',
    () => ({ ...answer, segments: [{ ...first(), durationMinutes: 525_600 }] }),
    422,
    'out-of-bounds',
    'segments[0].durationMinutes',
  ],
  ['emissions of a power station', () => ({ ...answer, co2Kg: 1e300 }), 422, 'out-of-bounds', 'co2Kg'],
  [
    'a day before there were aeroplanes',
    () => ({ ...answer, segments: [{ ...first(), departure: { ...first().departure, date: '0001-01-01' } }] }),
    422,
    'out-of-bounds',
    'segments[0].departure.date',
  ],
  [
    'a year in the air',
    () => ({ ...answer, segments: [{ ...first(), arrival: { ...first().arrival, date: '2031-05-12' } }] }),
    422,
    'out-of-bounds',
    'segments[0].arrival.date',
  ],
  [
    'a zone that is none',
    () => ({ ...answer, segments: [{ ...first(), arrival: { ...first().arrival, zone: 'Nowhere/City' } }] }),
    422,
    'wrong-itinerary',
    'segments[0].arrival.zone',
  ],
  [
    'a landing before the departure',
    () => ({ ...answer, segments: [{ ...first(), arrival: { ...first().arrival, ...before(first().departure) } }] }),
    422,
    'out-of-bounds',
    'segments[0].arrival.time',
  ],
  ['an issue on a day that is none', () => ({ ...answer, issueDate: '2027-02-31' }), 422, 'wrong-itinerary', 'issueDate'],
])('%s is refused with its place', async (_name, payload, status, code, where) => {
  const refused = await draw(payload());
  expect(refused.statusCode).toBe(status);
  expect(refused.json()).toEqual({ error: expect.stringMatching(/\.$/), code, ...(where && { where }) });
});

test('a form is not an itinerary, and another site may not ask', async () => {
  const form = await site.app.inject({
    method: 'POST',
    url: '/api/generate-pdf',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x--\r\n',
  });
  expect(form.statusCode).toBe(415);
  expect(form.json().code).toBe('not-an-itinerary');
  const headers = { 'content-type': 'application/json' };
  const broken = await site.app.inject({ method: 'POST', url: '/api/generate-pdf', headers, payload: '{"segments":[' });
  expect(broken.json()).toMatchObject({ code: 'broken-json', error: expect.stringContaining('JSON') });
  const elsewhere = await site.app.inject({
    method: 'POST',
    url: '/api/generate-pdf',
    headers: { 'sec-fetch-site': 'cross-site' },
    payload: answer,
  });
  expect(elsewhere.json()).toMatchObject({ code: 'cross-site' });
});

test.each(['too-heavy', 'too-slow'] as const)('a document that is %s to draw is told as one, not as a file', async (end) => {
  const refuse = () => Promise.reject(new TicketProcessError(end, '', true));
  const tickets: TicketPool = { read: refuse, draw: refuse, drain: () => undefined, close: () => undefined };
  const other = await createTestApp({ tickets });
  const refused = await other.app.inject({ method: 'POST', url: '/api/generate-pdf?lang=en&paper=cards', payload: answer });
  await other.close();
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toEqual({ code: 'too-much-to-draw', error: expect.stringContaining('fewer passengers') });
});

test('who asks too often is told how long to wait', async () => {
  let refused = await draw({});
  for (let asked = 0; asked < 300 && refused.statusCode !== 429; asked += 1) refused = await draw({});
  expect(refused.statusCode).toBe(429);
  expect(refused.json().code).toBe('too-often');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});
