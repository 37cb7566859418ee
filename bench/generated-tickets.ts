/** Core values of generated tickets beside those of the golden ones: how well the reader does on documents it was not mended on. */
import { parseTicket, type TicketOutcome, type TicketSource } from '#itinerary/parse-ticket.ts';
import { type CoreTruth, compareCore, coreOf } from '../tests/support/core-values.ts';
import { goldenToday, isRight } from '../tests/support/golden-tickets.ts';
import { untoldFaults } from '../tests/support/told-faults.ts';
import { producers, producersOf } from '../tests/tickets/generator/producers/producers.ts';
import { randomOf } from '../tests/tickets/generator/random.ts';
import { type SetKind, ticketSet } from '../tests/tickets/generator/ticket-set.ts';

/** `told`: tickets that are whole, or whose every fault is named by a doubt. */
export type CoreScore = { tickets: number; whole: number; told: number; right: number; wrong: number; missed: number };
export const noScore: CoreScore = { tickets: 0, whole: 0, told: 0, right: 0, wrong: 0, missed: 0 };

/** What a reader made of a ticket: all it has to say, or the values alone. */
type CoreReading = TicketOutcome | CoreTruth;

const isOutcome = (reading: CoreReading): reading is TicketOutcome => 'itinerary' in reading || 'problem' in reading;

export function coreScore(truth: CoreTruth, reading: CoreReading): CoreScore {
  const verdicts = compareCore(truth, isOutcome(reading) ? coreOf(reading) : reading);
  const bad = verdicts.filter((verdict) => !isRight(verdict));
  const right = verdicts.filter((verdict) => verdict.want !== null && isRight(verdict)).length;
  const [wrong, missed] = [bad.filter(({ got }) => got !== null).length, bad.filter(({ want }) => want !== null).length];
  const untold = isOutcome(reading) ? untoldFaults(truth, reading) : bad;
  return { tickets: 1, whole: bad.length === 0 ? 1 : 0, told: untold.length === 0 ? 1 : 0, right, wrong, missed };
}

export function sumOf(scores: readonly CoreScore[]): CoreScore {
  const sum = (key: keyof CoreScore) => scores.reduce((total, score) => total + score[key], 0);
  return {
    ...{ tickets: sum('tickets'), whole: sum('whole'), told: sum('told') },
    ...{ right: sum('right'), wrong: sum('wrong'), missed: sum('missed') },
  };
}

export function coreRow({ tickets, whole, told, right, wrong, missed }: CoreScore) {
  const share = (of: number) => (of === 0 ? '–' : (right / of).toFixed(4));
  return {
    ...{ tickets, whole, 'whole or told': told, precision: share(right + wrong), recall: share(right + missed) },
    F1: ((2 * right) / Math.max(1, 2 * right + wrong + missed)).toFixed(4),
  };
}

/** A reader under measure: what it makes of a document. */
export type ReadCore = (source: TicketSource) => Promise<CoreReading>;

export const readOurselves: ReadCore = (source) => parseTicket(source, { today: goldenToday });

/** @returns by layout. */
export async function readGenerated(
  kind: SetKind,
  seed: number,
  count: number,
  read: ReadCore = readOurselves,
): Promise<Map<string, CoreScore>> {
  const scores = new Map<string, CoreScore>();
  for (const { name, layout, page, truth } of ticketSet(kind, seed, count, goldenToday)) {
    const random = randomOf(name);
    const source = await random.pick(producersOf(kind)).produce(page, random);
    const score = coreScore(truth, await read(source));
    scores.set(layout, sumOf([scores.get(layout) ?? noScore, score]));
  }
  for (const producer of producers) await producer.close?.();
  return scores;
}

const f1 = ({ right, wrong, missed }: CoreScore) => (2 * right) / Math.max(1, 2 * right + wrong + missed);

/** The layout that is read worst. */
export function worstOf(scores: ReadonlyMap<string, CoreScore>): string {
  const [worst] = [...scores].sort(([, one], [, other]) => f1(one) - f1(other));
  return worst ? `${worst[0]} ${f1(worst[1]).toFixed(2)}` : '';
}
