/** Files and texts made to do harm, sent to the server as it is built: it answers each with 4xx, in time, and goes on reading tickets. */
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ItineraryAnswer } from '#domain/schemas/itinerary-answer.ts';
import { addressOf, together } from '#tests/support/accounting.ts';
import { bombs } from '#tests/support/hostile/bombs.ts';
import { circles } from '#tests/support/hostile/circles.ts';
import { contents } from '#tests/support/hostile/contents.ts';
import { damagedFiles } from '#tests/support/hostile/damaged-files.ts';
import { type HostileFile, refusalsOf } from '#tests/support/hostile/hostile-file.ts';
import { goodTicket } from '#tests/support/hostile/pdf-writer.ts';
import { structures } from '#tests/support/hostile/structures.ts';
import { hostileTexts } from '#tests/support/hostile/texts.ts';
import { type MemoryWatch, watchMemory } from '#tests/support/memory-watch.ts';
import { type Installation, installServer, type ServerProcess, startServer } from '#tests/support/server-process.ts';

const groups: [string, readonly HostileFile[]][] = [
  ['damaged files', damagedFiles],
  ['bombs', bombs],
  ['structures', structures],
  ['circles', circles],
  ['contents', contents],
];

/** Ten seconds for a ticket, twice where it begins again in a fresh process, and as long in the queue. */
const longestMs = 45_000;
/** Two processes of 200 MB, what they grow between two looks, and the server with this small site. */
const mostMemory = 620e6;

let installation: Installation;
let server: ServerProcess;
let memory: MemoryWatch;
let visitors = 0;
beforeAll(async () => {
  installation = await installServer();
  server = await startServer(installation, { TRUST_PROXY: 'loopback' });
  memory = watchMemory(server.pid);
});
afterAll(async () => {
  memory?.end();
  expect(await server?.end('SIGTERM')).toBe(0);
  installation?.remove();
});

type Answer = {
  sent: Buffer | string;
  status: number;
  code: string | undefined;
  error: string | undefined;
  flights: number;
  ms: number;
  body: string;
};

async function post(source: Buffer | string, lang = 'en'): Promise<Answer> {
  visitors += 1;
  const begun = performance.now();
  const form = new FormData();
  if (typeof source === 'string') form.append('text', source);
  else form.append('pdf', new File([new Uint8Array(source)], 'ticket.pdf', { type: 'application/pdf' }));
  const response = await fetch(`${server.origin}/api/process-pdf?lang=${lang}`, {
    method: 'POST',
    body: form,
    // Each visitor is another one: what is tried here is not the limit for one address.
    headers: { 'x-forwarded-for': addressOf(visitors) },
  });
  const body = await response.text();
  const { code, error, segments } = JSON.parse(body) as Partial<ItineraryAnswer> & { code?: string; error?: string };
  return {
    sent: source,
    status: response.status,
    code,
    error,
    flights: segments?.length ?? 0,
    ms: performance.now() - begun,
    body,
  };
}

function complaints(
  name: string,
  expected: HostileFile['answer'],
  { sent, status, code, error, flights, ms, body }: Answer,
): string[] {
  const refused = status >= 400 && status < 500 && typeof code === 'string' && (error ?? '').length > 20;
  const fits = {
    read: status === 200 && flights === 1,
    any: status === 200 || refused,
    code: refused && refusalsOf(expected, sent).includes(code),
  }[expected === 'read' || expected === 'any' ? expected : 'code'];
  return [
    ...(fits ? [] : [`${name}: answered with ${status} ${code ?? `${flights} flights`}`]),
    ...(/\bat [\w.<>]+ \(|node:|\/server\/|\.ts:\d|pdf\.mjs/.test(body) ? [`${name}: the answer tells of our insides`] : []),
    ...(ms > longestMs ? [`${name}: took ${Math.round(ms)} ms`] : []),
  ];
}

async function stillReads(): Promise<void> {
  expect(await post(goodTicket())).toMatchObject({ status: 200, flights: 1 });
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  expect(memory.peak()).toBeLessThan(mostMemory);
}

test('there are more than 200 of them', () => {
  expect(groups.reduce((count, [, files]) => count + files.length, 0)).toBeGreaterThan(200);
});

test.each(groups)('%s are survived, two at a time', { timeout: 600_000 }, async (_name, files) => {
  const found = await together(files.length, 2, async (index) => {
    const file = files[index] as HostileFile;
    return complaints(file.name, file.answer, await post(file.make()));
  });
  expect(found.flat()).toEqual([]);
  await stillReads();
});

test('texts against the expressions that read tickets are survived', { timeout: 600_000 }, async () => {
  const texts = hostileTexts();
  const found = await together(texts.length, 2, async (index) => {
    const { name, text, answer } = texts[index] as (typeof texts)[number];
    return complaints(name, answer, await post(text));
  });
  expect(found.flat()).toEqual([]);
  await stillReads();
});

test('locked PDFs are told from open ones', { timeout: 60_000 }, async () => {
  const folder = join(import.meta.dirname, 'files');
  const answers = await Promise.all(
    readdirSync(folder).map(async (name) => [name, await post(readFileSync(join(folder, name)))] as const),
  );
  const codes = Object.fromEntries(
    answers.map(([name, { status, code, flights }]) => [name, code ?? `${status}, ${flights} flight`]),
  );
  expect(codes).toEqual({
    'locked-aes-256.pdf': 'encrypted',
    'locked-rc4-40.pdf': 'encrypted',
    'locked-rc4-128.pdf': 'encrypted',
    'open-but-not-to-be-printed.pdf': '200, 1 flight',
  });
});

test('thirty at once, bombs among them: all are answered, none is lost, and good tickets are read', {
  timeout: 300_000,
}, async () => {
  const bomb = bombs.find(({ name }) => name === 'page content of 1 GB of text')?.make() ?? Buffer.alloc(0);
  const answers = await together(
    30,
    30,
    async (index) => [index % 3 === 0, await post(index % 3 === 0 ? bomb : goodTicket())] as const,
  );
  for (const [hostile, { status, flights }] of answers) {
    if (hostile) expect([422, 503]).toContain(status);
    else expect(status === 503 || flights === 1).toBe(true);
  }
  expect(answers.filter(([hostile, { status }]) => !hostile && status === 200).length).toBeGreaterThan(10);
  await stillReads();
});

test('files of 15 MB, eight at once, are answered or sent away with when to come back', { timeout: 300_000 }, async () => {
  const large = Buffer.concat([goodTicket().subarray(0, -60), Buffer.alloc(14 << 20, '% filling\n'), goodTicket().subarray(-60)]);
  const answers = await together(8, 8, () => post(large));
  for (const { status, code } of answers) expect(status === 200 || status === 422 || code === 'busy').toBe(true);
  await stillReads();
});

test('who breaks off in the middle of a file leaves nothing behind', { timeout: 60_000 }, async () => {
  const { port, hostname } = new URL(server.origin);
  for (let broken = 0; broken < 20; broken += 1) {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    const head = [
      'POST /api/process-pdf HTTP/1.1',
      'Host: x',
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 9000000',
    ];
    const part = '--x\r\ncontent-disposition: form-data; name="pdf"; filename="a.pdf"\r\n\r\n';
    socket.write(`${head.join('\r\n')}\r\n\r\n${part}${'%PDF-1.7 '.repeat(50_000)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
    socket.destroy();
  }
  await stillReads();
});

test('nothing of a ticket is on disk or in the log', () => {
  const kept = readdirSync(installation.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');
  expect(server.output()).toContain('ticket read');
  for (const secret of ['IONESCU', 'Ionescu', 'HX7Q2M', 'SQ3LXE', '4412907731', 'ticket.pdf']) {
    expect(kept).not.toContain(secret);
    expect(server.output()).not.toContain(secret);
  }
  // Only that there was too much to do at once is an error of ours.
  const errors = server
    .output()
    .split('\n')
    .filter((line) => /"level":(50|60)/.test(line) && !line.includes('"status":503'));
  expect(errors).toEqual([]);
});
