/** The server's process ends without warning, again and again, while visitors write and mail leaves. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { addressOf, allArrived, crowd, postTo, together } from '#tests/support/accounting.ts';
import { anEnquiry } from '#tests/support/enquiries.ts';
import { type Installation, installServer, type ServerProcess, startServer } from '#tests/support/server-process.ts';
import { type SmtpPeer, startSmtpPeer } from '#tests/support/smtp-peer.ts';

let installation: Installation;
let peer: SmtpPeer;
let server: ServerProcess | undefined;

beforeAll(async () => {
  installation = await installServer();
});
afterEach(async () => {
  await server?.end('SIGKILL');
  await peer?.close();
});
afterAll(() => installation?.remove());

const start = async () => {
  server = await startServer(installation, { SMTP_URL: peer.url, SITE_URL: 'https://agency.example', TRUST_PROXY: '127.0.0.1' });
  return server;
};

/** `count` visitors write to a server that is killed as soon as `promised` of them have their answer. */
const writeUntilKilled = async (running: ServerProcess, first: number, count: number, promised: number) => {
  const post = postTo(running.origin);
  const references: string[] = [];
  await together(count, 10, async (visitor) => {
    if (references.length >= promised) return;
    try {
      const reference = await post(anEnquiry(first + visitor), addressOf(first + visitor));
      if (reference) references.push(reference);
    } catch (error) {
      // The kill cut this visitor off: nothing was promised to them.
      if (!(error instanceof TypeError)) throw error;
    }
    if (references.length === promised) void running.end('SIGKILL');
  });
  expect(await running.end('SIGKILL')).toBe('SIGKILL');
  return references;
};

test('killed with -9 between store and send: 200 enquiries, none lost', async () => {
  peer = await startSmtpPeer({ mode: 'hang' });
  const references: string[] = [];
  for (let round = 0; references.length < crowd; round++)
    references.push(...(await writeUntilKilled(await start(), round * 100, 60, 50)));
  peer.behave('accept');
  await start();
  await allArrived(peer, references);
});

test('killed with -9 while mail leaves: 200 enquiries, none lost, what comes twice has the same Message-ID', async () => {
  peer = await startSmtpPeer();
  const references: string[] = [];
  for (let round = 0; references.length < crowd; round++)
    references.push(...(await writeUntilKilled(await start(), 1000 + round * 100, 60, 50)));
  await start();
  await allArrived(peer, references);
  for (const { parsed } of peer.mails) expect(parsed.subject).toContain(parsed.messageId?.slice(1, 10));
});
