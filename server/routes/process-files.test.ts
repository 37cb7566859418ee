import { afterAll, beforeAll, expect, test } from 'vitest';
import { bytesOf, flightReservation, jsonLdScript, pageOf, toFrankfurt } from '#tests/support/files/flight-data.ts';
import { hostileContents } from '#tests/support/files/hostile.ts';
import { mailOf } from '#tests/support/files/mails.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
}, 60_000);
afterAll(() => site.close());

async function send(file: Uint8Array, lang: 'en' | 'ro') {
  const form = new FormData();
  form.append('pdf', new File([new Uint8Array(file)], 'bilet.eml'));
  const body = new Response(form);
  const answer = await site.app.inject({
    method: 'POST',
    url: `/api/process-pdf?lang=${lang}`,
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return { status: answer.statusCode, ...answer.json() };
}

const reservation = flightReservation(toFrankfurt, { ref: 'QX7RT2', name: 'Ionuț Secretescu' });

test('a mail is read where PDFs are, and nothing of it stands in the log', { timeout: 30_000 }, async () => {
  const mail = await mailOf({
    html: pageOf(jsonLdScript(reservation)),
    attachments: [{ filename: 'x.png', content: Buffer.alloc(9000, 7) }],
  });
  expect(await send(mail, 'ro')).toMatchObject({
    status: 200,
    bookingRef: 'QX7RT2',
    passengerName: 'Ionuț Secretescu',
    outbound: { flightNumber: expect.stringContaining('301') },
    segments: [{ flightNumber: 'RO301' }],
  });
  const log = site.log.join('\n');
  expect(log).toContain('ticket read');
  for (const secret of ['QX7RT2', 'Secretescu', 'calator@', 'bilet.eml']) expect(log).not.toContain(secret);
});

test('what is made to do harm is refused with what to do about it', { timeout: 120_000 }, async () => {
  for (const { name, make, code } of hostileContents) {
    const file = await make();
    const { status, ...answer } = await send(file, 'ro');
    if (code === 'read') expect({ name, status }).toEqual({ name, status: 200 });
    else {
      // Over 15 MB, or too much for the memory that is left beside these tests, it is refused before it is known for what it is.
      expect([code, 'too-large', 'too-complex'], name).toContain(answer.code);
      expect(status, name).toBe(/too-(?:large|long)$/.test(answer.code) ? 413 : answer.code === 'not-a-pdf' ? 415 : 422);
      expect(answer.error, name).toMatch(/[șțăîâ].*\.$/);
    }
  }
});

test('after all of that a page is read as before', { timeout: 30_000 }, async () => {
  expect(await send(bytesOf(pageOf(jsonLdScript(reservation))), 'en')).toMatchObject({
    status: 200,
    segments: [{ flightNumber: 'RO301' }],
  });
});
