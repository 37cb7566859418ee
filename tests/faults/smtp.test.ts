/** The mail server misbehaves while visitors write; afterwards it works, and everything has arrived. */
import { afterEach, expect, test } from 'vitest';
import { createSmtpMailer } from '#server/services/smtp-mailer.ts';
import { addressOf, allArrived, arrivedReferences, crowd, postTo, together } from '#tests/support/accounting.ts';
import { anEnquiry } from '#tests/support/enquiries.ts';
import { type PeerMode, type SmtpPeer, startSmtpPeer } from '#tests/support/smtp-peer.ts';
import { createTestApp, mailFacts, type TestApp } from '#tests/support/test-app.ts';

const siteUrl = 'https://agency.example';
const timing = {
  firstRetryMs: 100,
  longestRetryMs: 800,
  patienceMs: 600_000,
  attemptMs: 5000,
  leaseMs: 8000,
  idleMs: 200,
  storeRetryMs: 50,
  graceMs: 100,
  parallel: 8,
  slowMs: 1000,
  aside: 8,
};

let site: TestApp;
let peer: SmtpPeer;
afterEach(async () => {
  await site.close();
  await peer.close();
});

const start = async (mode: PeerMode) => {
  peer = await startSmtpPeer({ mode });
  const timeouts = { connection: 300, greeting: 300, silence: 5000 };
  const mailer = createSmtpMailer({ url: peer.url, from: 'site@agency.example', timeouts }, await mailFacts(siteUrl));
  site = await createTestApp({ siteUrl, mailer, timing, trustProxy: ['127.0.0.1'] });
  return postTo(await site.app.listen({ port: 0, host: '127.0.0.1' }));
};

const everybodyWrites = async (post: ReturnType<typeof postTo>) =>
  (await together(crowd, 20, (visitor) => post(anEnquiry(visitor), addressOf(visitor))))
    .filter((reference) => reference !== undefined)
    .sort();

test.each(['refuse', 'reject', 'hang', 'drop'] as const)(
  'mail server that does “%s”: 200 enquiries, none lost, none twice',
  async (mode) => {
    const post = await start(mode);
    const references = await everybodyWrites(post);
    expect(new Set(references).size).toBe(crowd);
    // Some have failed, the others wait for their turn.
    while (peer.connections() < 20) await new Promise((resolve) => setTimeout(resolve, 20));
    peer.behave('accept');
    await allArrived(peer, references);
    expect(arrivedReferences(peer.mails)).toEqual(references);
    expect(peer.mails).toHaveLength(crowd);
  },
);

test('mail server that is not there: 200 enquiries, none lost, none twice', async () => {
  const post = await start('accept');
  const port = Number(new URL(peer.url).port);
  await peer.close();
  const references = await everybodyWrites(post);
  peer = await startSmtpPeer({ port });
  await allArrived(peer, references);
  expect(arrivedReferences(peer.mails)).toEqual(references);
  expect(peer.mails).toHaveLength(crowd);
});

test('mail server that takes the mail and breaks off: what comes twice is recognised by its Message-ID', async () => {
  const post = await start('forget');
  const references = await everybodyWrites(post);
  await peer.arrived(50, 30_000);
  peer.behave('accept');
  await waitUntilDelivered();
  expect(peer.mails.length).toBeGreaterThan(crowd);
  expect(arrivedReferences(peer.mails)).toEqual(references);
});

async function waitUntilDelivered() {
  const end = Date.now() + 30_000;
  for (;;) {
    const waiting = (await site.store.list(crowd)).filter(({ state }) => state !== 'delivered').length;
    if (waiting === 0) return;
    if (Date.now() > end) throw new Error(`${waiting} enquiries are still waiting`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
