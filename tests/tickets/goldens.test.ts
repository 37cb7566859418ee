/** Every golden ticket is read as it should be: far away, on the other side of the date line, where the capital of i is İ. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { beforeAll, expect, test } from 'vitest';
import { formats } from '#itinerary/formats/registry.ts';
import type { TicketOutcome } from '#itinerary/parse-ticket.ts';
import { compareFields, goldenNames, goldenTicket, isRight, unpairedFiles, wrongWarnings } from '../support/golden-tickets.ts';

/** `adrift`: what is wrong with the places of the values; null where nothing was read from words. */
type Read = { name: string; outcome: TicketOutcome; hasWords: boolean; adrift: string[] | null };
type Place = { timeZone: string; locale: string };

const oddPlace = { TZ: 'Pacific/Apia', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' };
const names = goldenNames();

// Each test waits for its own ticket: how long all of them take is the machine's affair.
const place = Promise.withResolvers<Place>();
const readings = new Map(names.map((name) => [name, Promise.withResolvers<Read>()]));

beforeAll(() => {
  const reader = spawn(process.execPath, [join(import.meta.dirname, 'read-all.ts')], {
    env: { ...process.env, ...oddPlace },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  createInterface({ input: reader.stdout }).on('line', (line) => {
    const said = JSON.parse(line) as Place | Read;
    if ('name' in said) readings.get(said.name)?.resolve(said);
    else place.resolve(said);
  });
  reader.on('close', (code) => {
    const ended = new Error(`The reader ended with ${code} before it had read this`);
    for (const { promise, reject } of [place, ...readings.values()]) {
      promise.catch(() => undefined);
      reject(ended);
    }
  });
  return () => reader.kill();
});

function readingOf(name: string): Promise<Read> {
  const reading = readings.get(name);
  if (!reading) throw new Error(`${name} was not read`);
  return reading.promise;
}

test('they are read in an odd place', async () => {
  expect(await place.promise).toEqual({ timeZone: 'Pacific/Apia', locale: 'tr-TR' });
});

test('every ticket has its truth and every truth its ticket', () => {
  expect(unpairedFiles()).toEqual([]);
});

test('every format has at least three golden tickets', () => {
  const counts = Map.groupBy(names, (name) => name.split('/')[0]);
  expect(formats.filter(({ id }) => (counts.get(id)?.length ?? 0) < 3).map(({ id }) => id)).toEqual([]);
});

test.each(names)('%s is read as it is', async (name) => {
  const golden = goldenTicket(name);
  const read = await readingOf(name);
  const wrong = compareFields(golden, read.outcome).filter((verdict) => !isRight(verdict));
  expect(wrong).toEqual([]);
  expect('format' in read.outcome ? read.outcome.format : read.outcome.problem.code).toBe(golden.truth.format);
  expect(wrongWarnings(golden, read.outcome)).toEqual([]);
});

test.each(names)('%s: every value stands where it is said to stand', async (name) => {
  const { adrift, hasWords, outcome } = await readingOf(name);
  // Refused tickets have no values; those of a pass that is a picture stand in its barcode.
  expect(adrift).toEqual(hasWords && 'itinerary' in outcome ? [] : null);
});
