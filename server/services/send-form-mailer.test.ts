import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { anEnquiry } from '#tests/support/enquiries.ts';
import { mailFacts } from '#tests/support/test-app.ts';
import { DeliveryError } from './mailer.ts';
import { createSendFormMailer } from './send-form-mailer.ts';

const facts = {
  siteUrl: 'https://agency.example',
  mailboxes: {
    general: 'g@agency.example',
    tourism: 't@agency.example',
    ticketing: 'b@agency.example',
    sales: 's@agency.example',
  },
  departmentNames: { general: 'General', tourism: 'Turism', ticketing: 'Bilete de avion', sales: 'Vânzări' },
  form: (await mailFacts('https://agency.example')).form,
};
const letter = { reference: '3467-9CDF', enquiry: anEnquiry(), acceptedAt: 0 };
const never = new AbortController().signal;
let provider: Server;
let calls: { method: string | undefined; form: Record<string, FormDataEntryValue> }[];

afterEach(() => new Promise((resolve) => provider.close(resolve)));

const mailerFor = async (status: number, body: string) => {
  calls = [];
  provider = createServer(async (request, response) => {
    calls.push({ method: request.method, form: await formOf(request) });
    response.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const { port } = provider.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/api/v1.0/email/send-form`;
  return createSendFormMailer({ url, serviceId: 'svc', templateId: 'tpl', publicKey: 'key', timeoutMs: 500 }, facts);
};

const formOf = async (request: IncomingMessage) => {
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const body = new Uint8Array(await buffer(request));
  return Object.fromEntries(await new Response(body, { headers }).formData());
};

test('sends one multipart form with the names the provider knows', async () => {
  await (await mailerFor(200, 'OK')).deliver(letter, never);
  expect(calls).toEqual([
    {
      method: 'POST',
      form: {
        lib_version: '3.10.0',
        service_id: 'svc',
        template_id: 'tpl',
        user_id: 'key',
        user_name: 'Ștefania Țăran 1',
        user_email: 'visitor1@example.org',
        mobile_number: '+40 (721) 000.000',
        message: 'Bună ziua,\r\nne-ar plăcea Santorini în mai. (1)',
        department: 'Turism',
        mailbox: 't@agency.example',
        page: 'https://agency.example/santorini',
        reference: '3467-9CDF',
        message_id: '<3467-9CDF@agency.example>',
      },
    },
  ]);
});

test.each([
  [200, ''],
  [202, 'OK'],
])('status %i with “%s” is a success', async (status, body) => {
  await expect((await mailerFor(status, body)).deliver(letter, never)).resolves.toBeUndefined();
});

test.each([
  [429, 'Too Many Requests'],
  [403, 'API calls are disabled for non-browser applications'],
  [500, ''],
  [204, ''],
])('status %i with “%s” is a failure that says so', async (status, body) => {
  const mailer = await mailerFor(status, body);
  await expect(mailer.deliver(letter, never)).rejects.toMatchObject({ name: 'DeliveryError', code: `HTTP ${status}` });
});

test('nobody there is a failure', async () => {
  const mailer = createSendFormMailer({ url: 'http://127.0.0.1:9/', serviceId: 's', templateId: 't', publicKey: 'k' }, facts);
  provider = createServer().listen(0);
  await expect(mailer.deliver(letter, never)).rejects.toThrow(DeliveryError);
});

test('what was said about the intent stands above the message, where the provider’s template shows it', async () => {
  const enquiry = anEnquiry(1, {
    intent: 'agency-demo',
    agency_name: 'Călător SRL',
    agency_tickets: '120',
    lang: 'en',
    message: 'Hello',
  });
  await (await mailerFor(200, 'OK')).deliver({ ...letter, enquiry }, never);
  expect(calls[0]?.form.message).toBe(
    'Despre ce este vorba: Demo agenții\r\nAgenția: Călător SRL\r\nBilete pe lună: 120\r\n\r\nHello',
  );
});
