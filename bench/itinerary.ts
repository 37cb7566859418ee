/**
 * How well golden tickets are read, value by value, and how fast. `npm run bench:itinerary`; further words choose tickets.
 * Precision: of the values read, those that are right. Recall: of the values printed, those that were read right.
 */
import { parseTicket, understandTicket } from '#itinerary/parse-ticket.ts';
import { readPdfText } from '#itinerary/text/pdf-text.ts';
import { readPageBarcodes } from '../server/workers/page-barcodes.ts';
import {
  compareFields,
  type FieldVerdict,
  goldenNames,
  goldenTicket,
  goldenToday,
  isRight,
} from '../tests/support/golden-tickets.ts';

type Score = { tickets: number; whole: number; right: number; wrong: number; missed: number };
const nothing: Score = { tickets: 0, whole: 0, right: 0, wrong: 0, missed: 0 };

const wanted = process.argv.slice(2);
const names = goldenNames().filter((name) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
const scores = new Map<string, Score>();
const perPage: number[] = [];

await warmUp();
for (const name of names) {
  const golden = goldenTicket(name);
  const outcome = await parseTicket(golden.source, { today: goldenToday, readBarcodes: readPageBarcodes });
  scores.set(golden.format, added(scores.get(golden.format) ?? nothing, compareFields(golden, outcome)));
  if ('pdf' in golden.source) await measure(golden.source.pdf);
}
const all = [...scores.values()].reduce((sum, score) => plus(sum, score), nothing);
console.table(Object.fromEntries([...scores, ['all', all] as const].map(([format, score]) => [format, row(score)])));
console.table({ 'ms a page': { pages: perPage.length, p50: quantile(0.5), p95: quantile(0.95), most: quantile(1) } });

function added(score: Score, verdicts: readonly FieldVerdict[]): Score {
  const right = verdicts.filter((verdict) => verdict.want !== null && isRight(verdict)).length;
  const wrong = verdicts.filter((verdict) => verdict.got !== null && !isRight(verdict)).length;
  const missed = verdicts.filter((verdict) => verdict.want !== null && !isRight(verdict)).length;
  return plus(score, { tickets: 1, whole: wrong + missed === 0 ? 1 : 0, right, wrong, missed });
}

function plus(one: Score, other: Score): Score {
  const sum = (key: keyof Score) => one[key] + other[key];
  return { tickets: sum('tickets'), whole: sum('whole'), right: sum('right'), wrong: sum('wrong'), missed: sum('missed') };
}

function row({ tickets, whole, right, wrong, missed }: Score) {
  const share = (of: number) => (of === 0 ? '–' : (right / of).toFixed(4));
  return { tickets, whole, values: right + missed, precision: share(right + wrong), recall: share(right + missed) };
}

/** The first file pays for loading the PDF library. */
async function warmUp(): Promise<void> {
  for (const name of names.slice(0, 3)) {
    const { source } = goldenTicket(name);
    if ('pdf' in source) await readPdfText(source.pdf);
  }
}

/** Text and understanding, without barcodes, by the page. */
async function measure(pdf: Uint8Array): Promise<void> {
  const start = performance.now();
  const text = await readPdfText(pdf).catch(() => undefined);
  if (!text) return;
  understandTicket(text, goldenToday);
  const ms = (performance.now() - start) / text.pages.length;
  perPage.push(...text.pages.map(() => ms));
}

function quantile(share: number): number {
  const sorted = perPage.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN);
}
