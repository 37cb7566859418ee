/** The golden tickets: `tests/tickets/<format>/<name>.pdf|txt`, and beside each the truth about it in `<name>.json`. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { TicketOutcome, TicketSource } from '#itinerary/parse-ticket.ts';

const folder = join(import.meta.dirname, '../tickets');

/** The day on which golden tickets are read. */
export const goldenToday = '2026-11-21';

type Truth = { format: string; warnings: string[]; segments: object[]; [field: string]: unknown };
type GoldenTicket = { name: string; format: string; source: TicketSource; truth: Truth };

export function goldenNames(): string[] {
  return globSync('*/*.json', { cwd: folder })
    .map((file) => file.replace(/\.json$/, ''))
    .sort();
}

export function goldenTicket(name: string): GoldenTicket {
  const base = join(folder, name);
  const source = existsSync(`${base}.txt`)
    ? { text: readFileSync(`${base}.txt`, 'utf8') }
    : { pdf: new Uint8Array(readFileSync(`${base}.pdf`)) };
  return { name, format: name.split('/')[0] ?? '', source, truth: JSON.parse(readFileSync(`${base}.json`, 'utf8')) as Truth };
}

/** Tickets without a truth, and truths without a ticket. */
export function unpairedFiles(): string[] {
  const files = globSync('*/*.{pdf,txt,json}', { cwd: folder }).sort();
  const partners = (file: string) =>
    (file.endsWith('.json') ? ['pdf', 'txt'] : ['json']).map((ending) => file.replace(/\.\w+$/, `.${ending}`));
  return files.filter((file) => !partners(file).some((partner) => files.includes(partner))).map((file) => relative('.', file));
}

/** One value of a ticket: what it should be and what was read; null stands for nothing. */
export type FieldVerdict = { path: string; want: unknown; got: unknown };

/** Every value of the truth beside what was read. Fields the truth does not mention are not compared. */
export function compareFields({ truth }: GoldenTicket, outcome: TicketOutcome): FieldVerdict[] {
  const { format: _, warnings: __, ...fields } = truth;
  const got = 'itinerary' in outcome ? (outcome.itinerary as unknown as Record<string, unknown>) : {};
  return Object.entries(fields).flatMap(([field, want]) => [...leaves(field, want, got[field])]);
}

function* leaves(path: string, want: unknown, got: unknown): Generator<FieldVerdict> {
  if (Array.isArray(want)) {
    const list = Array.isArray(got) ? got : [];
    for (let index = 0; index < Math.max(want.length, list.length); index += 1)
      yield* leaves(`${path}[${index}]`, want[index], list[index]);
  } else if (isRecord(want ?? got)) {
    const keys = Object.keys((want ?? got) as object);
    for (const key of keys) yield* leaves(`${path}.${key}`, isRecord(want) ? want[key] : null, isRecord(got) ? got[key] : null);
  } else yield { path, want: want ?? null, got: got ?? null };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isRight = ({ want, got }: FieldVerdict): boolean => want === got;

/**
 * Doubts that should have been said and were not, and doubts about nothing. That a value the ticket does not print was not read
 * may be said, and need not.
 */
export function wrongWarnings({ truth }: GoldenTicket, outcome: TicketOutcome): string[] {
  const said = 'itinerary' in outcome ? outcome.itinerary.warnings.map(({ code }) => code) : [];
  const unsaid = truth.warnings.filter((code) => !said.includes(code)).map((code) => `${code} is not said`);
  const odd = said
    .filter((code) => !truth.warnings.includes(code) && !code.endsWith('-not-read'))
    .map((code) => `${code} is said`);
  return [...unsaid, ...new Set(odd)];
}
