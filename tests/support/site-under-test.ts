/**
 * What browsers visit in tests and benches: the built server with an empty data folder and a real mailbox behind it.
 * SITE_PORT says where it listens, SITE_ORIGIN what it takes for its public address; MAILBOX_PORT, when given, where its mail
 * can be read (`mailAbout`).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Letter } from './mailbox.ts';
import { startSmtpPeer } from './smtp-peer.ts';

const { SITE_PORT = '4321', MAILBOX_PORT } = process.env;
const { SITE_ORIGIN = `http://127.0.0.1:${SITE_PORT}` } = process.env;
const peer = await startSmtpPeer();
const dataDir = mkdtempSync(join(tmpdir(), 'site-under-test-'));
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));

const mailbox = createServer((_request, response) => {
  const letters = peer.mails.map(({ to, parsed: { subject = '', text = '' } }): Letter => ({ to, subject, text }));
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(letters));
});
if (MAILBOX_PORT) mailbox.listen(Number(MAILBOX_PORT), '127.0.0.1');

Object.assign(process.env, {
  PORT: SITE_PORT,
  HOST: '127.0.0.1',
  SITE_URL: SITE_ORIGIN,
  DATA_DIR: dataDir,
  SMTP_URL: peer.url,
  MAIL_FROM: 'site@agency.example',
  // Each test comes from an address of its own, so that none uses up another's allowance.
  TRUST_PROXY: '127.0.0.1',
});
await import(pathToFileURL(join(import.meta.dirname, '../../dist/server/main.js')).href);

// The server closes itself on SIGTERM; the rest of the process must not outlive it.
process.on('SIGTERM', () => {
  mailbox.close();
  void peer.close();
});
