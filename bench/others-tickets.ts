/**
 * Tickets in the ways airlines and agencies print them, written with their truths by people who did not know the reader, and not looked at while it was
 * made: `bench/tickets/<name>.pdf|txt` and `<name>.json`. A fault found in one of them would be mended on others like it.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TicketSource } from '#itinerary/parse-ticket.ts';
import type { CoreTruth } from '../tests/support/core-values.ts';
import { type CoreScore, coreScore, type ReadCore, sumOf } from './generated-tickets.ts';

const folder = join(import.meta.dirname, 'tickets');

export async function readOthers(read: ReadCore): Promise<CoreScore> {
  const scores: CoreScore[] = [];
  for (const file of globSync('*.json', { cwd: folder }).sort()) {
    const truth = JSON.parse(readFileSync(join(folder, file), 'utf8')) as CoreTruth;
    scores.push(coreScore(truth, await read(sourceOf(join(folder, file.replace(/\.json$/, ''))))));
  }
  return sumOf(scores);
}

const sourceOf = (base: string): TicketSource =>
  existsSync(`${base}.txt`)
    ? { text: readFileSync(`${base}.txt`, 'utf8') }
    : { pdf: new Uint8Array(readFileSync(`${base}.pdf`)) };
