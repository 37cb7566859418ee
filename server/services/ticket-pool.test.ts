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
  leave: (megabytes) => { kept.push(new Uint8Array(megabytes * 1e6).fill(1)); return { code: String(process.pid) }; },
  hold: (megabytes) => { for (let held = 0; held < megabytes; held += 1) kept.push(new Array(125_000).fill(1.5)); return { code: String(process.pid) }; },
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

const start = (limits: Partial<TicketPoolLimits> & { worker?: string } = {}) => {
  pool = createTicketPool(limits.worker ?? file, { ...ticketPoolLimits, ...limits });
  return async (text: string, from = '198.18.0.1') => {
    const result = await pool.read({ text }, '2026-11-21', from);
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
  const both = await Promise.all(['one', 'two', 'three'].map((from) => code(ask('who', from))));
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
  const ask = start({ times: { ...ticketPoolLimits.times, workMs: 700 } });
  expect(await endOf(ask('loop'))).toBe('too-slow');
  expect(await code(ask('look'))).toBe('look');
});

test('who waits for nothing for ever has used up its time as well', async () => {
  const ask = start({ times: { ...ticketPoolLimits.times, workMs: 700 } });
  expect(await endOf(ask('wait 600000'))).toBe('too-slow');
});

test('the time begins when the process is ready, however long that took', async () => {
  const slow = join(directory, 'slow.mjs');
  writeFileSync(slow, `await new Promise((resolve) => setTimeout(resolve, 900));\n${worker}`);
  const ask = start({ worker: slow, times: { ...ticketPoolLimits.times, workMs: 400 } });
  expect(await code(ask('look'))).toBe('look');
});

test('a process that never becomes ready, or is given no time, is the fault of the machine', { timeout: 30_000 }, async () => {
  const never = join(directory, 'never.mjs');
  writeFileSync(never, 'setInterval(() => undefined, 1000);');
  expect(await endOf(start({ worker: never, times: { ...ticketPoolLimits.times, startMs: 500 } })('who'))).toBe('starved');
  pool.close();
  const ask = start({ times: { ...ticketPoolLimits.times, workMs: 5000, mostMs: 1500 } });
  const pid = Number(await code(ask('who')));
  const looping = endOf(ask('loop'));
  // As on a machine that has no time for it: neither working nor sleeping.
  process.kill(pid, 'SIGSTOP');
  expect(await looping).toBe('starved');
});

test('who takes too much memory is ended, and the next ticket is read', { timeout: 30_000 }, async () => {
  const ask = start({ memoryBytes: 120e6 });
  expect(await endOf(ask('eat 4000'))).toBe('too-heavy');
  expect(await code(ask('eat 8'))).toBe('ate');
});

test('who makes V8 give up takes nobody along', { timeout: 30_000 }, async () => {
  const ask = start({ memoryBytes: 4e9, times: { ...ticketPoolLimits.times, workMs: 60_000 } });
  expect(await endOf(ask('list'))).toBe('too-heavy');
  expect(await code(ask('eat 8'))).toBe('ate');
});

test('what a ticket before it has left behind is not the fault of a ticket', { timeout: 30_000 }, async () => {
  const ask = start({ memoryBytes: 150e6, restBytes: 150e6 });
  const first = await code(ask('leave 80', 'heavy'));
  expect(await code(ask('who'))).toBe(first);
  expect(await code(ask('eat 80'))).toBe('ate');
  expect(await code(ask('who'))).not.toBe(first);
  expect(await endOf(ask('eat 4000'))).toBe('too-heavy');
});

test('nor is it when V8 gives up', { timeout: 30_000 }, async () => {
  const ask = start({ memoryBytes: 4e9, restBytes: 4e9 });
  const first = await code(ask('hold 90'));
  expect(await code(ask('who'))).toBe(first);
  expect(await code(ask('hold 90'))).not.toBe(first);
});

test('a process that holds much is not kept', async () => {
  const ask = start({ restBytes: 100e6 });
  const first = await code(ask('leave 20'));
  expect(await code(ask('leave 90'))).toBe(first);
  expect(await code(ask('who'))).not.toBe(first);
});

test('what begins again waits for the turns of all others', { timeout: 30_000 }, async () => {
  const ask = start({ processes: 1, memoryBytes: 150e6, restBytes: 150e6 });
  await ask('leave 80', 'before');
  const order: string[] = [];
  const asked = ['eat 80 heavy', 'who one', 'who two'].map(async (line) => {
    const [what, amount, from = amount] = line.split(' ');
    await ask(`${what} ${amount}`, from);
    order.push(String(from));
  });
  await Promise.all(asked);
  expect(order).toEqual(['one', 'two', 'heavy']);
});

test('one sender never has all places', async () => {
  const ask = start();
  const greedy = Array.from({ length: 3 }, () => endOf(ask('wait 1200', 'greedy')));
  await new Promise((resolve) => setTimeout(resolve, 300));
  const first = await Promise.race([...greedy, code(ask('look', 'honest'))]);
  expect(first).toBe('look');
  pool.close();
  await Promise.all(greedy);
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

test('one address that fills the queue makes six others wait, and none of them is sent away', { timeout: 30_000 }, async () => {
  const ask = start({ queue: 8, processes: 2 });
  const order: string[] = [];
  const greedy = Array.from({ length: 20 }, async () => {
    const end = await endOf(ask('wait 150', 'greedy'));
    order.push(`greedy ${end}`);
    return end;
  });
  const honest = ['one', 'two', 'three', 'four', 'five', 'six'].map(async (from) => {
    const end = await endOf(ask('wait 150', from));
    order.push(`${from} ${end}`);
    return end;
  });
  expect(await Promise.all(honest)).toEqual(Array(6).fill('answered'));
  const ends = await Promise.all(greedy);
  expect(ends.filter((end) => end === 'TicketPoolBusyError').length).toBeGreaterThanOrEqual(10);
  // One was being read when the six came; at most one more of theirs stands between two others.
  const answered = order.filter((line) => line.endsWith('answered'));
  const last = answered.findIndex((line) => line.startsWith('six'));
  expect(last).toBeLessThan(12);
});

test('who is sent away is told of a time that grows with what is before them', async () => {
  const ask = start({ queue: 30, processes: 1 });
  const asked = Array.from({ length: 31 }, () => endOf(ask('wait 400')));
  const refused = await ask('who').catch((error) => error);
  expect(refused.retryAfterSeconds).toBeGreaterThan(10);
  pool.close();
  await Promise.all(asked);
});

test('at the end what waits is turned away, and what runs for ever is ended', async () => {
  const ask = start({ processes: 1, closeMs: 200, times: { ...ticketPoolLimits.times, workMs: 60_000 } });
  const asked = [endOf(ask('loop')), endOf(ask('who'))];
  await new Promise((resolve) => setTimeout(resolve, 300));
  pool.drain();
  expect(await Promise.all(asked)).toEqual(['too-slow', 'TicketPoolBusyError']);
  expect(await endOf(ask('who'))).toBe('TicketPoolBusyError');
});

test('a worker that cannot start says why', async () => {
  pool = createTicketPool(join(directory, 'absent.mjs'));
  await expect(pool.read({ text: 'who' }, '2026-11-21', '198.18.0.1')).rejects.toThrow(/crashed \(1: [\s\S]*Cannot find module/);
});
