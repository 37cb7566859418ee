/** Mail that is dead, hangs, or was never set up: it is told, by ways that do not hang on it, and what is well goes on. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { alarmWays } from '#server/services/alarm-ways.ts';
import type { Mailer } from '#server/services/mailer.ts';
import { createSmtpMailer } from '#server/services/smtp-mailer.ts';
import { addressOf, postTo, together } from '#tests/support/accounting.ts';
import { anEnquiry } from '#tests/support/enquiries.ts';
import { installServer, startServer } from '#tests/support/server-process.ts';
import { type SmtpPeer, startSmtpPeer } from '#tests/support/smtp-peer.ts';
import { createTestApp, mailFacts, type TestApp } from '#tests/support/test-app.ts';

const siteUrl = 'https://agency.example';
const timing = { everyMs: 50, lateMs: 400, repeatMs: 600_000, sendMs: 1000 };
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

type Hook = { url: string; told: Record<string, unknown>[]; behave(status: number): void };

/** Takes alarms as a chat would. */
async function startHook(): Promise<Hook> {
  const told: Record<string, unknown>[] = [];
  let status = 200;
  const server: Server = createServer(async (request, response) => {
    const said = (await json(request)) as Record<string, unknown>;
    if (status === 200) told.push(said);
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    told,
    behave: (next) => {
      status = next;
    },
  };
}

const peerOf = async (...args: Parameters<typeof startSmtpPeer>): Promise<SmtpPeer> => {
  const peer = await startSmtpPeer(...args);
  closers.push(() => peer.close());
  return peer;
};

async function siteWith(mailUrl: string, hook: Hook, second: SmtpPeer): Promise<TestApp> {
  const facts = await mailFacts(siteUrl);
  const mail = { kind: 'smtp', url: mailUrl, from: 'site@agency.example' } as const;
  const ways = alarmWays({ webhook: hook.url, smtp: second.url, to: 'chief@home.example', afterMs: 0 }, mail, facts, 'Brand');
  const mailer = createSmtpMailer({ url: mailUrl, from: mail.from }, facts);
  const site = await createTestApp({ siteUrl, mailer, alarms: { ways, timing }, trustProxy: ['127.0.0.1'] });
  closers.push(() => site.close());
  return site;
}

test('mail refused for longer than the set age: told once by webhook and by the second mail server, without a word of the visitor', async () => {
  const [dead, second, hook] = [await peerOf({ mode: 'refuse' }), await peerOf(), await startHook()];
  const site = await siteWith(dead.url, hook, second);
  const post = postTo(await site.app.listen({ port: 0, host: '127.0.0.1' }));
  await together(3, 1, (visitor) => post(anEnquiry(visitor), addressOf(visitor)));
  await vi.waitFor(() => expect(hook.told.length + second.mails.length).toBe(2), { timeout: 5000 });
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect([hook.told.length, second.mails.length]).toEqual([1, 1]);
  expect(hook.told[0]).toMatchObject({ site: siteUrl, waiting: 3, gaveUp: 0 });
  expect(second.mails[0]).toMatchObject({ to: ['chief@home.example'] });
  expect(second.mails[0]?.parsed.subject).toContain('agency.example');
  const said = JSON.stringify(hook.told) + second.mails[0]?.raw + site.log.join('');
  expect(said).not.toMatch(/tefania|visitor\d|Santorini|721\D{0,2}000\D{0,2}000/);
});

test('an alarm that nobody takes is raised again until somebody does', async () => {
  const [dead, second, hook] = [await peerOf({ mode: 'refuse' }), await peerOf({ mode: 'refuse' }), await startHook()];
  hook.behave(500);
  const site = await siteWith(dead.url, hook, second);
  await postTo(await site.app.listen({ port: 0, host: '127.0.0.1' }))(anEnquiry(), addressOf(1));
  await vi.waitFor(
    () => expect(site.log.filter((line) => line.includes('an alarm could not be sent')).length).toBeGreaterThan(3),
    {
      timeout: 5000,
    },
  );
  hook.behave(200);
  await vi.waitFor(() => expect(hook.told).toHaveLength(1), { timeout: 5000 });
});

test('what is put aside is told too, by the mail server that works', async () => {
  const [works, second, hook] = [await peerOf(), await peerOf(), await startHook()];
  const site = await siteWith(works.url, hook, second);
  await postTo(await site.app.listen({ port: 0, host: '127.0.0.1' }))(
    anEnquiry(1, { message: 'https://a.example https://b.example https://c.example' }),
    addressOf(1),
  );
  await vi.waitFor(() => expect([hook.told.length, second.mails.length, works.mails.length]).toEqual([1, 1, 1]), {
    timeout: 5000,
  });
  expect(hook.told[0]).toMatchObject({ waiting: 0, quarantined: 1 });
});

test('twelve mails that hang hold up five ordinary ones for less than ten seconds', async () => {
  const facts = await mailFacts(siteUrl);
  const works = await peerOf();
  const smtp = createSmtpMailer({ url: works.url, from: 'site@agency.example' }, facts);
  const mailer: Mailer = {
    deliver: (letter, signal) =>
      letter.enquiry.department === 'sales'
        ? new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
        : smtp.deliver(letter, signal),
  };
  const site = await createTestApp({ siteUrl, mailer, trustProxy: ['127.0.0.1'] });
  closers.push(() => site.close());
  for (let number = 0; number < 12; number++) await site.store.accept(anEnquiry(number, { department: 'sales' }), Date.now());
  const post = postTo(await site.app.listen({ port: 0, host: '127.0.0.1' }));
  const begun = Date.now();
  await together(5, 5, (visitor) => post(anEnquiry(visitor), addressOf(visitor)));
  await works.arrived(5, 10_000);
  expect(Date.now() - begun).toBeLessThan(10_000);
});

test('a server without mail, without a second way and without an address says so loudly, and one that has them says nothing', async () => {
  const installation = await installServer();
  closers.push(() => installation.remove());
  const bare = await startServer(installation);
  expect(await bare.end('SIGTERM')).toBe(0);
  for (const words of ['NO MAIL IS CONFIGURED', 'NO SECOND WAY', 'NO PUBLIC ADDRESS']) expect(bare.output()).toContain(words);
  const whole = await startServer(installation, {
    SMTP_URL: 'smtp://127.0.0.1:9',
    ALARM_WEBHOOK_URL: 'http://127.0.0.1:9/',
    SITE_URL: 'https://agency.example',
  });
  expect(await whole.end('SIGTERM')).toBe(0);
  expect(whole.output()).not.toMatch(/^NO /m);
});
