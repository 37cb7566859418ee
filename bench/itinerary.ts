/**
 * How well golden tickets are read, value by value, and how fast. `npm run bench:itinerary`; further words choose tickets.
 * Precision: of the values read, those that are right. Recall: of the values printed, those that were read right. Whole or told: tickets
 * without a fault, or with a doubt that names each.
 * Without words, generated tickets follow: those of the development seeds, and those nobody looked at while the reader was made; then tickets
 * that others wrote. The same are given to KItinerary, where it is installed.
 */
import { parseTicket, understandTicket } from '#itinerary/parse-ticket.ts';
import { readPdfText } from '#itinerary/text/pdf-text.ts';
import { readPageBarcodes } from '../server/workers/page-barcodes.ts';
import type { CoreTruth } from '../tests/support/core-values.ts';
import {
  compareFields,
  type FieldVerdict,
  goldenNames,
  goldenTicket,
  goldenToday,
  isRight,
} from '../tests/support/golden-tickets.ts';
import {
  type CoreScore,
  coreRow,
  coreScore,
  noScore,
  readGenerated,
  readOurselves,
  sumOf,
  worstOf,
} from './generated-tickets.ts';
import { kitinerary } from './kitinerary.ts';
import { readOthers } from './others-tickets.ts';

type Score = { tickets: number; whole: number; right: number; wrong: number; missed: number };
const nothing: Score = { tickets: 0, whole: 0, right: 0, wrong: 0, missed: 0 };

const wanted = process.argv.slice(2);
const names = goldenNames().filter((name) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
const scores = new Map<string, Score>();
const perPage: number[] = [];
let core: CoreScore = noScore;

await warmUp();
for (const name of names) {
  const golden = goldenTicket(name);
  const outcome = await parseTicket(golden.source, { today: goldenToday, readBarcodes: readPageBarcodes });
  scores.set(golden.format, added(scores.get(golden.format) ?? nothing, compareFields(golden, outcome)));
  core = sumOf([core, coreScore(golden.truth as unknown as CoreTruth, outcome)]);
  if ('pdf' in golden.source) await measure(golden.source.pdf);
}
const all = [...scores.values()].reduce((sum, score) => plus(sum, score), nothing);
console.table(Object.fromEntries([...scores, ['all', all] as const].map(([format, score]) => [format, row(score)])));
if (wanted.length === 0) await compareWithGenerated();
console.table({ 'ms a page': { pages: perPage.length, p50: quantile(0.5), p95: quantile(0.95), most: quantile(1) } });

/** Core values only, side by side: mended on, developed on, of the same layouts by other seeds, of layouts and languages kept back. */
async function compareWithGenerated(): Promise<void> {
  const rows: Record<string, object> = { own: coreRow(core) };
  const peer = kitinerary();
  for (const [kind, seed, count] of [
    ['development', 1, 90],
    ['unseen', 1, 120],
    ['unknown', 1, 96],
  ] as const) {
    const byLayout = await readGenerated(kind, seed, count);
    rows[kind] = { ...coreRow(sumOf([...byLayout.values()])), worst: worstOf(byLayout) };
    if (peer && kind !== 'development') {
      const byPeer = await readGenerated(kind, seed, count, peer);
      rows[`${kind}, KItinerary`] = { ...coreRow(sumOf([...byPeer.values()])), worst: worstOf(byPeer) };
    }
  }
  rows['by others'] = coreRow(await readOthers(readOurselves));
  if (peer) rows['by others, KItinerary'] = coreRow(await readOthers(peer));
  console.table(rows);
  if (!peer) console.log('KItinerary is not installed: on Debian, libkitinerary-bin brings it.');
}

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
