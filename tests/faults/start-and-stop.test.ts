/** The server's process: what it says when it cannot start, what it finishes before it stops, who may read beside it. */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postTo } from '#tests/support/accounting.ts';
import { anEnquiry } from '#tests/support/enquiries.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { scratchDirectory } from '#tests/support/scratch.ts';
import { type Installation, installServer, ServerEndedError, startServer } from '#tests/support/server-process.ts';
import { startSmtpPeer } from '#tests/support/smtp-peer.ts';

let installation: Installation;
beforeAll(async () => {
  installation = await installServer();
});
afterAll(() => installation?.remove());

test.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['SITE_URL', 'https://agency.example/path'],
  ['SMTP_URL', 'mail.example'],
  ['EMAILJS_SERVICE_ID', 'alone'],
  ['DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none'],
  ['DATA_DIR', '/dev/null/var'],
  ['HOST', '192.0.2.1'],
  ['TRUST_PROXY', 'everybody'],
  ['ALARM_WEBHOOK_URL', 'chat'],
  ['ALARM_AFTER_MINUTES', '0'],
])('%s=%s: the process stops with one line', async (variable, value) => {
  const refusal = await startServer(installation, { [variable]: value }).then(
    () => undefined,
    (error: ServerEndedError) => error,
  );
  expect(refusal).toBeInstanceOf(ServerEndedError);
  expect(refusal?.code).toBe(1);
  const lines = refusal?.output.trim().split('\n') ?? [];
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(variable === 'EMAILJS_SERVICE_ID' ? /^EMAILJS_TEMPLATE_ID: / : new RegExp(`^${variable}: `));
});

test('a port in use is said in one line', async () => {
  const first = await startServer(installation);
  const port = new URL(first.origin).port;
  await expect(startServer(installation, { PORT: port })).rejects.toThrow(new RegExp(`PORT: ${port} is in use`));
  expect(await first.end('SIGTERM')).toBe(0);
});

test('a database that is no database is said in one line', async () => {
  const dataDir = scratchDirectory('broken');
  writeFileSync(join(dataDir, 'enquiries.sqlite'), 'not a database, but long enough to look at'.repeat(50));
  await expect(startServer({ ...installation, dataDir })).rejects.toThrow(
    /^the server ended with 1:\nDATA_DIR: cannot keep enquiries there: .+\n$/,
  );
  rmSync(dataDir, { recursive: true });
});

test('SIGTERM: an enquiry half sent is taken to its end, kept and answered; then the database is closed', async () => {
  const server = await startServer(installation);
  const body = JSON.stringify(anEnquiry('half'));
  const { port, hostname } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  const head = [
    'POST /api/contact HTTP/1.1',
    'Host: x',
    'Content-Type: application/json',
    'Sec-Fetch-Site: same-origin',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 50)}`);
  await new Promise((resolve) => setTimeout(resolve, 200));
  const ended = server.end('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 200));
  const answer = text(socket);
  socket.write(body.slice(50));
  expect(await answer).toMatch(/^HTTP\/1\.1 201 [\s\S]+"reference":"/);
  expect(await ended).toBe(0);
  expect(existsSync(join(installation.dataDir, 'enquiries.sqlite-wal'))).toBe(false);
  expect((await inbox('--json')).stdout).toContain('half');
});

test('SIGTERM while the mail server hangs ends within ten seconds and keeps the enquiry', async () => {
  const peer = await startSmtpPeer({ mode: 'hang' });
  const server = await startServer(installation, { SMTP_URL: peer.url });
  const reference = await postTo(server.origin)(anEnquiry('hanging'), '198.18.0.1');
  while (peer.connections() === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  const begun = Date.now();
  expect(await server.end('SIGTERM')).toBe(0);
  expect(Date.now() - begun).toBeLessThan(9500);
  await peer.close();
  expect((await inbox(String(reference))).stdout).toMatch(/State +waiting[\s\S]+Last error/);
});

test('the inbox reads beside the running server: a table, one whole, JSON', async () => {
  const server = await startServer(installation);
  const reference = String(
    await postTo(server.origin)(anEnquiry('beside', { message: 'first\nsecond \u001b[31mred' }), '198.18.0.1'),
  );
  const table = (await inbox()).stdout;
  expect(table.split('\n')[0]).toMatch(/^Reference +Received +State +About +Department +Name +Message$/);
  expect(table).toMatch(
    new RegExp(`^${reference} +2\\d{3}-.+ waiting +Întrebare +tourism +Ștefania Țăran beside +first second`, 'm'),
  );
  const whole = (await inbox(reference.toLowerCase().replace('-', ' '))).stdout;
  expect(whole).toMatch(/E-mail +visitorbeside@example\.org/);
  expect(whole).toContain('first\nsecond [31mred');
  expect(JSON.parse((await inbox(reference, '--json')).stdout)).toMatchObject({ reference, state: 'waiting', attempts: 0 });
  expect(await server.end('SIGTERM')).toBe(0);
});

test('the inbox says when there is nothing, no such number, or nothing to repeat', async () => {
  expect((await inbox('3333-3333').catch((error) => error)).stderr).toBe('There is no enquiry 3333-3333.\n');
  const [first] = JSON.parse((await inbox('--json')).stdout);
  expect((await inbox('--again', first.reference).catch((error) => error)).stderr).toMatch(
    /only one given up or quarantined goes back/,
  );
  const empty = join(installation.dataDir, 'absent');
  expect((await inboxOf(empty)).stdout).toBe('No enquiries yet.\n');
  expect(existsSync(empty)).toBe(false);
});

test('the inbox exports all of one person, and erases it while the server runs, down to the bytes', async () => {
  const server = await startServer(installation);
  const post = postTo(server.origin);
  for (let number = 0; number < 20; number++)
    await post(anEnquiry(number, { user_email: 'Leaves@example.org', message: `vanishing ${number}` }), `198.18.1.${number}`);
  await post(anEnquiry('stays'), '198.18.0.2');
  const mine = JSON.parse((await inbox('export', 'leaves@example.org')).stdout) as { enquiry: { message: string } }[];
  expect(mine.map(({ enquiry }) => enquiry.message)).toContain('vanishing 7');
  expect(mine).toHaveLength(20);
  expect((await inbox('erase', 'leaves@example.org')).stdout).toMatch(/20 would be erased for good: repeat with --yes/);
  expect((await inbox('erase', 'leaves@example.org', '--yes')).stdout).toMatch(/^20 erased/);
  expect((await inbox('erase', 'leaves@example.org', '--yes')).stdout).toMatch(/^Nothing is kept/);
  const bytes = readdirSync(installation.dataDir)
    .map((name) => readFileSync(join(installation.dataDir, name), 'latin1'))
    .join('');
  expect(bytes).not.toMatch(/eaves@example|vanishing/);
  expect(bytes).toContain('visitorstays@example.org');
  expect(await server.end('SIGTERM')).toBe(0);
});

test('the inbox shows what is in quarantine and why, and sends it on', async () => {
  const server = await startServer(installation);
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...anEnquiry('aside'), company_website: 'filled by a browser' }))
    form.append(name, value);
  const answer = await fetch(`${server.origin}/api/contact`, { method: 'POST', body: form, headers: { origin: server.origin } });
  const { reference } = (await answer.json()) as { reference: string };
  expect((await inbox()).stdout).toMatch(new RegExp(`^${reference} .+ QUARANTINED .+[\\s\\S]+\\d in quarantine`, 'm'));
  expect((await inbox(reference)).stdout).toMatch(/Put aside +its trap was filled/);
  expect((await inbox('--again', reference)).stdout).toContain('in the queue again');
  expect((await inbox(reference)).stdout).toMatch(/State +waiting/);
  expect(await server.end('SIGTERM')).toBe(0);
});

test('with PostgreSQL the same server and the same inbox', async () => {
  const postgres = await startPostgres();
  try {
    const DATABASE_URL = await postgres.database();
    const server = await startServer(installation, { DATABASE_URL });
    const reference = String(await postTo(server.origin)(anEnquiry('shared'), '198.18.0.1'));
    const { stdout } = await run(process.execPath, [script, reference], { env: { PATH: process.env.PATH, DATABASE_URL } });
    expect(stdout).toContain('Ștefania Țăran shared');
    expect(await server.end('SIGTERM')).toBe(0);
  } finally {
    await postgres.remove();
  }
});

const run = promisify(execFile);
const script = join(import.meta.dirname, '../../scripts/inbox.ts');
const inboxOf = (dataDir: string, ...args: string[]) =>
  run(process.execPath, [script, ...args], { env: { PATH: process.env.PATH, DATA_DIR: dataDir } });
const inbox = (...args: string[]) => inboxOf(installation.dataDir, ...args);
