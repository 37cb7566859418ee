/** Heavy files, the heaviest that are still looked at page by page, sent to the pool as the server has it and to the reader as it is built. */
import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTicketPool, type TicketPool, TicketPoolBusyError } from '#server/services/ticket-pool.ts';
import { goodTicket, pdfFile, printed, stream } from '#tests/support/hostile/pdf-writer.ts';
import { scratchDirectory } from '#tests/support/scratch.ts';
import { bundleTicketWorker } from '../../scripts/build/ticket-worker.ts';

const directory = scratchDirectory('ticket-floods');
let worker: string;
beforeAll(async () => {
  worker = await bundleTicketWorker(directory);
  return () => rmSync(directory, { recursive: true });
});

let pool: TicketPool;
afterEach(() => pool.close());

/** The server holds its pages in memory: what tickets are given must not hang on how many there are. */
const pages = Buffer.alloc(250e6, 1);
afterAll(() => expect(pages.length).toBeGreaterThan(0));

/** Seconds of work and a hundred megabytes: 55 pages of conditions, with what looks like a flight in every line. */
function heavyFile(): Buffer {
  const pages = Array.from({ length: 55 }, (_, page) => ({ page: 10 + 2 * page, content: 11 + 2 * page }));
  const line = (page: number, row: number) =>
    `Condition ${page}.${row}: carriage and other services provided by the carrier are subject to conditions of carriage, LH ${1000 + row} may vary 12 JUN`;
  const objects = new Map<number, string | Buffer>([
    [1, '<< /Type /Catalog /Pages 2 0 R >>'],
    [2, `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map(({ page }) => `${page} 0 R`).join(' ')}] >>`],
    [5, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'],
  ]);
  for (const { page, content } of pages) {
    const box = '/MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >>';
    objects.set(page, `<< /Type /Page /Parent 2 0 R ${box} /Contents ${content} 0 R >>`);
    objects.set(
      content,
      stream(
        printed(
          Array.from({ length: 75 }, (_, row) => line(page, row)),
          7,
        ),
      ),
    );
  }
  return pdfFile({ objects });
}

const heavy = heavyFile();
const good = goodTicket();

/** What came of a file, in a word, and how long that took. */
async function send(file: Buffer, from: string): Promise<{ came: string; ms: number }> {
  const begun = performance.now();
  const came = await pool.read({ pdf: [file] }, '2026-11-21', from).then(
    (result) =>
      'answer' in result ? `${result.answer.segments.length} flight` : 'problem' in result ? result.problem.code : 'failed',
    (error: Error) => (error instanceof TicketPoolBusyError ? 'busy' : String(error)),
  );
  return { came, ms: performance.now() - begun };
}

/**
 * Six senders, each with eight tickets one after the other.
 * @param heavyRead how many heavy files have been read up to now
 */
async function sixHonest(heavyRead = () => 0) {
  const senders = ['one', 'two', 'three', 'four', 'five', 'six'].map(async (from) => {
    const answers = [];
    for (let sent = 0; sent < 8; sent += 1) {
      const before = heavyRead();
      answers.push({ ...(await send(good, from)), behind: heavyRead() - before });
    }
    return answers;
  });
  const answers = (await Promise.all(senders)).flat();
  expect(new Set(answers.map(({ came }) => came))).toEqual(new Set(['1 flight']));
  const times = answers.map(({ ms }) => ms).sort((one, other) => one - other);
  const behind = Math.max(...answers.map((answer) => answer.behind));
  return { median: times[times.length >> 1] ?? 0, worst: times.at(-1) ?? 0, behind };
}

test('a file is answered alike whatever was read before it, and a ticket after it is read', async () => {
  pool = createTicketPool(worker);
  const came: string[] = [];
  for (let round = 0; round < 4; round += 1) {
    came.push((await send(heavy, 'heavy')).came);
    came.push(...(await Promise.all([send(good, 'one'), send(good, 'two')])).map((answer) => answer.came));
  }
  expect(came).toEqual(Array.from({ length: 4 }, () => ['far-too-much', '1 flight', '1 flight']).flat());
});

test('while one address sends heavy files the others wait for one of them at most', async () => {
  pool = createTicketPool(worker);
  await sixHonest();
  const quiet = await sixHonest();
  const pair = await Promise.all([send(heavy, 'greedy'), send(heavy, 'another')]);
  const one = Math.max(...pair.map(({ ms }) => ms));
  let over = false;
  let heavyRead = 0;
  const ends = new Set<string>();
  const flood = Array.from({ length: 24 }, async () => {
    while (!over) {
      const { came } = await send(heavy, 'greedy');
      ends.add(came);
      if (came === 'far-too-much') heavyRead += 1;
      if (came === 'busy') await new Promise((resolve) => setTimeout(resolve, 500));
    }
  });
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const rounds: Awaited<ReturnType<typeof sixHonest>>[] = [];
  while (rounds.length === 0 || heavyRead < 2) rounds.push(await sixHonest(() => heavyRead));
  over = true;
  pool.close();
  await Promise.all(flood);
  const most = (of: keyof (typeof rounds)[number]) => Math.max(...rounds.map((round) => round[of]));
  const median = most('median');
  console.info(
    `honest senders, quiet: ${quiet.median | 0}, at most ${quiet.worst | 0} ms; flooded: ${median | 0}, at most ${most('worst') | 0} ms; a heavy file beside another ${one | 0} ms`,
  );
  // Turns are counted, as the rest of the machine may hold any one ticket up for seconds. In the middle it can't, and one process is theirs alone.
  expect(most('behind')).toBeLessThanOrEqual(1);
  expect(median).toBeLessThan(one / 4);
  expect([...ends].every((came) => ['far-too-much', 'busy'].includes(came) || came.includes('interrupted'))).toBe(true);
});
