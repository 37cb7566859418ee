import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { scratchDirectory } from '#tests/support/scratch.ts';
import {
  createTicketPool,
  type TicketPool,
  TicketPoolBusyError,
  type TicketPoolLimits,
  ticketPoolLimits,
} from './ticket-pool.ts';
import { TicketProcessError } from './ticket-process.ts';

/** A worker that does what the text of its task says, and answers with what it is. */
const worker = `
import { writeFileSync } from 'node:fs';
const answer = (problem) => process.send({ result: { problem, look: process.argv[2] === 'read' && problem.code === 'look' } });
const kept = [];
const does = {
  who: () => ({ code: String(process.pid), message: process.argv[2] }),
  look: () => ({ code: 'look', message: process.argv[2] }),
  env: () => ({ code: JSON.stringify(process.env), message: '' }),
  write: () => { try { writeFileSync(import.meta.dirname + '/written', 'x'); return { code: 'written' }; } catch (error) { return { code: error.code }; } },
  loop: () => { for (;;); },
  crash: () => process.exit(3),
  eat: (megabytes) => { for (let eaten = 0; eaten < megabytes; eaten += 8) kept.push(new Uint8Array(8e6).fill(1)); const until = Date.now() + 300; while (Date.now() < until); kept.length = 0; return { code: 'ate' }; },
  list: () => { const list = []; for (;;) list.push(1.5); },
  wait: (ms) => new Promise((resolve) => setTimeout(() => resolve({ code: 'waited' }), ms)),
};
process.on('message', async ({ source }) => {
  const [what, amount] = source.text.split(' ');
  answer(await does[what](Number(amount)));
});
process.on('disconnect', () => process.exit());
process.send({ ready: true });
`;

const directory = scratchDirectory('pool');
mkdirSync(directory, { recursive: true });
const file = join(directory, 'worker.mjs');
writeFileSync(file, worker);
afterAll(() => rmSync(directory, { recursive: true }));

let pool: TicketPool;
afterEach(() => pool.close());

const start = (limits: Partial<TicketPoolLimits> = {}) => {
  pool = createTicketPool(file, { ...ticketPoolLimits, ...limits });
  return async (text: string) => {
    const result = await pool.read({ text }, '2026-11-21');
    return 'problem' in result ? result.problem : result;
  };
};
const code = async (answer: Promise<unknown>) => ((await answer) as { code: string }).code;
const endOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'answered',
    (error: Error) => (error instanceof TicketProcessError ? error.end : error.name),
  );

test('one process reads one ticket after another, and two at a time', async () => {
  const ask = start();
  const first = await code(ask('who'));
  expect(await code(ask('who'))).toBe(first);
  const both = await Promise.all([code(ask('who')), code(ask('who')), code(ask('who'))]);
  expect(new Set(both).size).toBe(2);
});

test('a process sees nothing of our environment and may not write', async () => {
  const ask = start();
  process.env.POOL_SECRET = 'hidden';
  expect(await code(ask('env'))).not.toContain('hidden');
  delete process.env.POOL_SECRET;
  expect(await code(ask('write'))).toBe('ERR_ACCESS_DENIED');
});

test('who takes too long is ended, and the next ticket is read', async () => {
  const ask = start({ taskMs: 700 });
  expect(await endOf(ask('loop'))).toBe('too-slow');
  expect(await code(ask('look'))).toBe('look');
});

test('who takes too much memory is ended, and the next ticket is read', { timeout: 30_000 }, async () => {
  const ask = start({ memoryBytes: 0, leastBytes: 120e6 });
  expect(await endOf(ask('eat 4000'))).toBe('too-heavy');
  expect(await code(ask('eat 8'))).toBe('ate');
});

test('who makes V8 give up takes nobody along', { timeout: 30_000 }, async () => {
  const ask = start({ memoryBytes: 4e9, taskMs: 60_000 });
  expect(await endOf(ask('list'))).toBe('too-heavy');
  expect(await code(ask('eat 8'))).toBe('ate');
});

test('two that need too much together are read one after the other', { timeout: 30_000 }, async () => {
  const ask = start({ memoryBytes: 0, leastBytes: 180e6 });
  expect(await Promise.all([code(ask('eat 80')), code(ask('eat 80'))])).toEqual(['ate', 'ate']);
});

test('who breaks down is replaced', async () => {
  const ask = start();
  expect(await endOf(ask('crash'))).toBe('crashed');
  expect(await code(ask('eat 8'))).toBe('ate');
});

test('a ticket with a barcode worth reading goes on to a process that can look', async () => {
  expect(await start()('look')).toEqual({ code: 'look', message: 'look' });
});

test('who finds the queue full is told when to come back', async () => {
  const ask = start({ queue: 2, processes: 1 });
  const asked = ['wait 300', 'who', 'who'].map((text) => endOf(ask(text)));
  const refused = await ask('who').catch((error) => error);
  expect(refused).toBeInstanceOf(TicketPoolBusyError);
  expect(refused.retryAfterSeconds).toBeGreaterThan(0);
  expect(await Promise.all(asked)).toEqual(['answered', 'answered', 'answered']);
});

test('at the end what waits is turned away, and what runs for ever is ended', async () => {
  const ask = start({ processes: 1, closeMs: 200, taskMs: 60_000 });
  const asked = [endOf(ask('loop')), endOf(ask('who'))];
  await new Promise((resolve) => setTimeout(resolve, 300));
  pool.drain();
  expect(await Promise.all(asked)).toEqual(['too-slow', 'TicketPoolBusyError']);
  expect(await endOf(ask('who'))).toBe('TicketPoolBusyError');
});

test('a worker that cannot start says why', async () => {
  pool = createTicketPool(join(directory, 'absent.mjs'));
  await expect(pool.read({ text: 'who' }, '2026-11-21')).rejects.toThrow(/crashed \(1: [\s\S]*Cannot find module/);
});
