/** Every golden ticket is read as it should be: far away, on the other side of the date line, where the capital of i is İ. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { formats } from '#itinerary/formats/registry.ts';
import type { TicketOutcome } from '#itinerary/parse-ticket.ts';
import { compareFields, goldenNames, goldenTicket, isRight, unpairedFiles, wrongWarnings } from '../support/golden-tickets.ts';

/** `adrift`: what is wrong with the places of the values; null where nothing was read from words. */
type Read = { name: string; outcome: TicketOutcome; hasWords: boolean; adrift: string[] | null };
type Place = { timeZone: string; locale: string };

const oddPlace = { TZ: 'Pacific/Apia', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' };
let place: Place;
let readings: Map<string, Read>;

beforeAll(async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'read-all.ts')], {
    env: { ...process.env, ...oddPlace },
    maxBuffer: 256 * 1024 * 1024,
  });
  const [first, ...rest] = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
  place = first as Place;
  readings = new Map((rest as Read[]).map((read) => [read.name, read]));
}, 300_000);

function readingOf(name: string): Read {
  const read = readings.get(name);
  if (!read) throw new Error(`${name} was not read`);
  return read;
}

test('they are read in an odd place', () => {
  expect(place).toEqual({ timeZone: 'Pacific/Apia', locale: 'tr-TR' });
});

test('every ticket has its truth and every truth its ticket', () => {
  expect(unpairedFiles()).toEqual([]);
});

test('every format has at least three golden tickets', () => {
  const counts = Map.groupBy(goldenNames(), (name) => name.split('/')[0]);
  expect(formats.filter(({ id }) => (counts.get(id)?.length ?? 0) < 3).map(({ id }) => id)).toEqual([]);
});

test.each(goldenNames())('%s is read as it is', (name) => {
  const golden = goldenTicket(name);
  const read = readingOf(name);
  const wrong = compareFields(golden, read.outcome).filter((verdict) => !isRight(verdict));
  expect(wrong).toEqual([]);
  expect('format' in read.outcome ? read.outcome.format : read.outcome.problem.code).toBe(golden.truth.format);
  expect(wrongWarnings(golden, read.outcome)).toEqual([]);
});

test.each(goldenNames())('%s: every value stands where it is said to stand', (name) => {
  const { adrift, hasWords, outcome } = readingOf(name);
  // Refused tickets have no values; those of a pass that is a picture stand in its barcode.
  expect(adrift).toEqual(hasWords && 'itinerary' in outcome ? [] : null);
});
