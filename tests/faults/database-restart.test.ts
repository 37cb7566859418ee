/** PostgreSQL is restarted under two servers that share it, while visitors write and mail leaves. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgresEnquiryStore } from '#server/services/postgres-enquiry-store.ts';
import { createSmtpMailer } from '#server/services/smtp-mailer.ts';
import { addressOf, allArrived, crowd, postTo, together } from '#tests/support/accounting.ts';
import { anEnquiry } from '#tests/support/enquiries.ts';
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts';
import { type SmtpPeer, startSmtpPeer } from '#tests/support/smtp-peer.ts';
import { createTestApp, mailFacts, type TestApp } from '#tests/support/test-app.ts';

const siteUrl = 'https://agency.example';
const timing = {
  firstRetryMs: 100,
  longestRetryMs: 1000,
  patienceMs: 600_000,
  attemptMs: 1000,
  leaseMs: 3000,
  idleMs: 200,
  storeRetryMs: 50,
  graceMs: 500,
  parallel: 4,
  slowMs: 1000,
  aside: 8,
};

let postgres: TestPostgres;
let peer: SmtpPeer;
const sites: TestApp[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  peer = await startSmtpPeer();
});
afterAll(async () => {
  await Promise.all(sites.map((site) => site.close()));
  await peer?.close();
  await postgres?.remove();
});

test('database restarted three times under two servers: 200 enquiries, none lost', async () => {
  const url = await postgres.database();
  const posts = await Promise.all(
    [1, 2].map(async () => {
      const store = await openPostgresEnquiryStore({ url });
      const mailer = createSmtpMailer({ url: peer.url, from: 'site@agency.example' }, await mailFacts(siteUrl));
      const site = await createTestApp({ siteUrl, store, mailer, timing, trustProxy: ['127.0.0.1'] });
      sites.push(site);
      return postTo(await site.app.listen({ port: 0, host: '127.0.0.1' }));
    }),
  );
  let answered = 0;
  let refused = 0;
  const visit = async (visitor: number) => {
    const post = posts[visitor % posts.length];
    for (;;) {
      const reference = await post?.(anEnquiry(visitor), addressOf(visitor));
      if (reference) {
        answered += 1;
        return reference;
      }
      // The page asks the visitor to try again, and this one does.
      refused += 1;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
  const restarts = (async () => {
    for (const after of [30, 90, 150]) {
      while (answered < after) await new Promise((resolve) => setTimeout(resolve, 5));
      await postgres.stop();
      await new Promise((resolve) => setTimeout(resolve, 300));
      await postgres.start();
    }
  })();
  const references = (await together(crowd, 10, visit)).sort();
  await restarts;
  await allArrived(peer, references);
  expect(new Set(references).size).toBe(crowd);
  // A restart of a second is waited out on behalf of the visitor.
  expect(refused).toBe(0);
});
