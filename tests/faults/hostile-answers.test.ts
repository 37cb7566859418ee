/** What each hostile file, text and itinerary is answered, one after the other, and what processor time it may cost. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf } from '#tests/support/accounting.ts';
import { almostTickets, noItineraries } from '#tests/support/hostile/almost-tickets.ts';
import { circles } from '#tests/support/hostile/circles.ts';
import { contents } from '#tests/support/hostile/contents.ts';
import { damagedFiles } from '#tests/support/hostile/damaged-files.ts';
import { type HostileFile, refusalsOf } from '#tests/support/hostile/hostile-file.ts';
import { kinds } from '#tests/support/hostile/kinds.ts';
import { goodTicket } from '#tests/support/hostile/pdf-writer.ts';
import { structures } from '#tests/support/hostile/structures.ts';
import { hostileTexts } from '#tests/support/hostile/texts.ts';
import { processorTimeOf } from '#tests/support/processor-time.ts';
import { type Installation, installServer, type ServerProcess, startServer } from '#tests/support/server-process.ts';

type Sent = { name: string; source: () => Buffer | string; answer: HostileFile['answer'] };

const ofFiles = (files: readonly HostileFile[]): Sent[] =>
  files.map(({ name, make, answer }) => ({ name, source: make, answer }));
const groups: readonly [string, readonly Sent[]][] = [
  ['files of other kinds, and PDFs that are more or less than one', ofFiles(kinds)],
  ['damaged files', ofFiles(damagedFiles)],
  ['structures', ofFiles(structures)],
  ['circles', ofFiles(circles)],
  ['contents', ofFiles(contents)],
  ['texts against expressions', hostileTexts().map(({ name, text, answer }) => ({ name, source: () => text, answer }))],
  ['almost tickets', almostTickets.map(([name, text, answer]) => ({ name, source: () => text, answer }))],
];

/** The status that goes with a code; 422 with all others. */
const statuses: Readonly<Record<string, number>> = {
  ...{ read: 200, 'no-file': 400, empty: 400, 'not-a-pdf': 415 },
  ...{ 'far-too-much': 413, 'text-too-long': 413, 'too-many-pages': 413 },
};
/** Of its own time a task has ten seconds; a process to be started for it, and one for its pictures, come on top. */
const mostMs = 14_000;
/** On the average: what takes seconds is rare. */
const meanMs = 1500;

let installation: Installation;
let server: ServerProcess;
let sent = 0;
beforeAll(async () => {
  installation = await installServer();
  server = await startServer(installation, { TRUST_PROXY: 'loopback' });
});
afterAll(async () => {
  expect(await server?.end('SIGTERM')).toBe(0);
  installation?.remove();
});

/** Each visitor is another one: what is tried here is not the limit for one address. */
const visitor = () => ({ 'x-forwarded-for': addressOf(++sent) });

/** `200 read`, or status and code. */
async function answerTo(source: Buffer | string): Promise<string> {
  const form = new FormData();
  if (typeof source === 'string') form.append('text', source);
  else form.append('pdf', new File([new Uint8Array(source)], 'ticket.pdf', { type: 'application/pdf' }));
  const response = await fetch(`${server.origin}/api/process-pdf`, { method: 'POST', body: form, headers: visitor() });
  const { code, segments } = (await response.json()) as { code?: string; segments?: unknown[] };
  return `${response.status} ${code ?? (segments?.length === 1 ? 'read' : `${segments?.length} flights`)}`;
}

test('there are more than 300 of them, each with its answer', () => {
  const all = groups.flatMap(([, group]) => group);
  expect(all.length + noItineraries.length).toBeGreaterThan(300);
  expect(all.filter(({ answer }) => answer === 'any')).toEqual([]);
});

test.each(groups)('%s', { timeout: 600_000 }, async (_name, group) => {
  const complaints: string[] = [];
  const begun = processorTimeOf(server.pid);
  for (const { name, source, answer } of group) {
    const before = processorTimeOf(server.pid);
    const file = source();
    const said = await answerTo(file);
    const took = processorTimeOf(server.pid) - before;
    const expected = refusalsOf(answer, file).map((code) => `${statuses[code] ?? 422} ${code}`);
    if (!expected.includes(said)) complaints.push(`${name}: ${said}, not ${expected.join(' or ')}`);
    if (took > mostMs) complaints.push(`${name}: ${took} ms of processor time`);
  }
  expect(complaints).toEqual([]);
  expect((processorTimeOf(server.pid) - begun) / group.length).toBeLessThan(meanMs);
  expect(await answerTo(goodTicket())).toBe('200 read');
});

test('bodies that are no itinerary are refused', { timeout: 60_000 }, async () => {
  const said: [string, number][] = [];
  for (const [name, body] of noItineraries) {
    const headers = { ...visitor(), 'content-type': 'application/json' };
    const response = await fetch(`${server.origin}/api/generate-pdf`, { method: 'POST', body, headers });
    const { code, error } = (await response.json()) as { code?: string; error?: string };
    said.push([name, code && error ? response.status : 0]);
  }
  expect(said).toEqual(noItineraries.map(([name, , status]) => [name, status]));
});
