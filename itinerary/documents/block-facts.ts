/** What the lines of one flight have brought so far. Kept up line by line: a document asks for it again at each of its lines. */
import type { Line } from '../text/ticket-text.ts';
import type { GovernedMark } from './flight-blocks.ts';

type Kind = GovernedMark['kind'];

export type BlockFacts = {
  /** Different values of each kind. */
  values: Record<Kind, Set<string>>;
  /** The first mark of each kind. */
  first: Partial<Record<Kind, GovernedMark>>;
  /** Times of the line that has most of them. */
  timesInOneLine: number;
  timesOfLine: Map<Line, number>;
};

export function factsOf(marks: readonly GovernedMark[]): BlockFacts {
  const none = () => new Set<string>();
  const facts: BlockFacts = {
    values: { flight: none(), airport: none(), time: none(), day: none(), shift: none(), terminal: none() },
    first: {},
    timesInOneLine: 0,
    timesOfLine: new Map(),
  };
  addFacts(facts, marks);
  return facts;
}

export function addFacts(facts: BlockFacts, marks: readonly GovernedMark[]): void {
  for (const mark of marks) {
    facts.values[mark.kind].add(JSON.stringify(mark.found.value));
    facts.first[mark.kind] ??= mark;
    if (mark.kind !== 'time') continue;
    const times = (facts.timesOfLine.get(mark.line) ?? 0) + 1;
    facts.timesOfLine.set(mark.line, times);
    facts.timesInOneLine = Math.max(facts.timesInOneLine, times);
  }
}

/** A time printed twice, in a heading and again below, is one; two alike in one line are two. */
export const timesIn = ({ timesInOneLine, values }: BlockFacts): number => Math.max(timesInOneLine, values.time.size);
