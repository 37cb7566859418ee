/** Too much at once, the same twice, rubbish, a database that somebody else holds: honest enquiries arrive, each once. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Enquiry } from '#domain/schemas/enquiry.ts';
import { openPostgresEnquiryStore } from '#server/services/postgres-enquiry-store.ts';
import { createSmtpMailer } from '#server/services/smtp-mailer.ts';
import { addressOf, allArrived, arrivedReferences, postTo, together } from '#tests/support/accounting.ts';
import { anEnquiry } from '#tests/support/enquiries.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { type Installation, installServer, type ServerProcess, startServer } from '#tests/support/server-process.ts';
import { type SmtpPeer, startSmtpPeer } from '#tests/support/smtp-peer.ts';
import { createTestApp, mailFacts, type TestApp } from '#tests/support/test-app.ts';

let installation: Installation;
let peer: SmtpPeer;
let server: ServerProcess | undefined;
beforeAll(async () => {
  installation = await installServer();
  peer = await startSmtpPeer();
});
afterEach(async () => {
  await server?.end('SIGTERM');
  server = undefined;
});
afterAll(async () => {
  await peer?.close();
  installation?.remove();
});

const start = async () => {
  server = await startServer(installation, {
    SMTP_URL: peer.url,
    SITE_URL: 'https://agency.example',
    TRUST_PROXY: '127.0.0.1',
  });
  return server;
};

/** Posts as JSON from an address. Gives the status. */
const postJson = async (origin: string, address: string, body: object) => {
  const response = await fetch(`${origin}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, origin },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response.status;
};

test('1,200 posts of rubbish and 600 good ones of one /48: 100 visitors beside them are all kept and mailed', async () => {
  const { origin } = await start();
  const rubbish = together(1200, 8, (turn) => postJson(origin, `192.0.2.${turn % 12}`, {}));
  const flood = together(600, 4, (turn) => postJson(origin, `2001:db8:1:${turn.toString(16)}::1`, anEnquiry(`flood${turn}`)));
  const references = await together(100, 4, (visitor) => postTo(origin)(anEnquiry(visitor), addressOf(visitor)));
  expect(new Set(references).size).toBe(100);
  await allArrived(peer, references as string[]);
  const statuses = await Promise.all([rubbish, flood]);
  const count = (list: number[], status: number) => list.filter((other) => other === status).length;
  expect([count(statuses[0], 422), count(statuses[0], 429)]).toEqual([12 * 60, 1200 - 12 * 60]);
  expect([count(statuses[1], 201), count(statuses[1], 429)]).toEqual([240, 360]);
  // Of the flood sixty are mailed; 180 wait for a person.
  const mailed = peer.mails.filter(({ parsed }) => parsed.subject?.includes('flood'));
  expect(mailed.length).toBeLessThanOrEqual(60);
  expect(server?.output().match(/"suspicion":"pressure"/g)).toHaveLength(180);
});

test('fifty forms, each sent six times over two instances at once: fifty references, fifty mails', async () => {
  const postgres = await startPostgres();
  const mailbox = await startSmtpPeer();
  const sites: TestApp[] = [];
  try {
    const url = await postgres.database();
    const siteUrl = 'https://agency.example';
    const origins: string[] = [];
    for (let instance = 0; instance < 2; instance++) {
      const store = await openPostgresEnquiryStore({ url });
      const mailer = createSmtpMailer({ url: mailbox.url, from: 'site@agency.example' }, await mailFacts(siteUrl));
      const site = await createTestApp({ siteUrl, store, mailer, trustProxy: ['127.0.0.1'] });
      sites.push(site);
      origins.push(await site.app.listen({ port: 0, host: '127.0.0.1' }));
    }
    const references = await together(300, 12, (turn) => {
      const form = { ...anEnquiry(turn % 50), sending: `form ${turn % 50}` } as Enquiry;
      return postTo(origins[turn % 2] ?? '')(form, addressOf(turn));
    });
    expect(new Set(references).size).toBe(50);
    await allArrived(mailbox, references as string[]);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(mailbox.mails).toHaveLength(50);
  } finally {
    await Promise.all(sites.map((site) => site.close()));
    await mailbox.close();
    await postgres.remove();
  }
});

test('somebody else holds the database for ten seconds: no page waits, nobody is told a lie, each enquiry is there once', async () => {
  const { origin } = await start();
  const before = peer.mails.length;
  const other = new DatabaseSync(join(installation.dataDir, 'enquiries.sqlite'), { timeout: 5000 });
  other.exec('BEGIN IMMEDIATE');
  const released = new Promise<void>((resolve) => {
    setTimeout(() => {
      other.exec('ROLLBACK');
      other.close();
      resolve();
    }, 10_000);
  });
  const waits: number[] = [];
  let holding = true;
  const visits = (async () => {
    while (holding) {
      const begun = performance.now();
      expect((await fetch(`${origin}/europa`)).status).toBe(200);
      waits.push(performance.now() - begun);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  const answers: number[] = [];
  const references = await together(10, 10, async (visitor) => {
    const form = { ...anEnquiry(`held${visitor}`), sending: `held ${visitor}` } as Enquiry;
    for (;;) {
      const begun = performance.now();
      const reference = await postTo(origin)(form, addressOf(visitor));
      answers.push(performance.now() - begun);
      if (reference) return reference;
    }
  });
  holding = false;
  await Promise.all([released, visits]);
  expect(Math.max(...waits)).toBeLessThan(1000);
  // The visitor's browser waits for ten seconds.
  expect(Math.max(...answers)).toBeLessThan(8000);
  await allArrived(peer, references);
  // An alarm about the flood before may come between.
  const arrived = peer.mails.slice(before).filter(({ parsed }) => parsed.subject?.startsWith('Cerere'));
  expect(arrivedReferences(arrived)).toEqual([...references].sort());
  expect(arrived).toHaveLength(10);
});
