/**
 * What a company's year of travel could cost less with an agency, between a cautious and a hopeful assumption. The page
 * shows these very formulas. Sums are whole euro: each line is rounded, and what is left is the sum of the lines as shown.
 */
import type { Limits } from './typed-number.ts';

/** The company's own numbers. */
export type TravelYear = {
  /** Trips in a year, one ticket each. */
  trips: number;
  /** Average ticket with taxes, euro. */
  ticket: number;
  /** Tickets of a hundred that are changed after purchase. */
  changed: number;
  /** What one change costs: fee and difference of fare, euro. */
  change: number;
  /** Hours of the company's own people for one trip. */
  hours: number;
  /** What such an hour costs, euro. */
  hour: number;
  /** The agency's fee for one trip, euro. */
  fee: number;
};

/** From the cautious end to the hopeful one. */
export type Span = { low: number; high: number };

export const shareNames = ['fares', 'changes', 'time'] as const;
export type ShareName = (typeof shareNames)[number];

/** How many per cent of each cost an agency is assumed to save. */
export type Shares = Record<ShareName, Span>;

export type TravelSavings = Record<ShareName, Span> & {
  /** What the agency is paid: trips × fee. */
  fees: number;
  /** The three lines less the fees; below zero when the fees are more than what is saved. */
  left: Span;
};

export function travelSavings(year: TravelYear, shares: Shares): TravelSavings {
  const { trips, ticket, changed, change, hours, hour, fee } = year;
  const costs: Record<ShareName, number> = {
    fares: trips * ticket,
    changes: trips * (changed / 100) * change,
    time: trips * hours * hour,
  };
  const lines = shareNames.map((name) => [name, spanOf(costs[name], shares[name])] as const);
  const fees = Math.round(trips * fee);
  const left = (end: keyof Span) => lines.reduce((sum, [, span]) => sum + span[end], -fees);
  return {
    ...(Object.fromEntries(lines) as Record<ShareName, Span>),
    fees,
    left: { low: left('low'), high: left('high') },
  };
}

const spanOf = (cost: number, { low, high }: Span): Span => ({
  low: Math.round((cost * low) / 100),
  high: Math.round((cost * high) / 100),
});

/** What is left, in a word: a gain at both ends, at one, or at none. */
export function outcomeOf({ low, high }: Span): 'gain' | 'mixed' | 'loss' {
  if (high < 0) return 'loss';
  return low < 0 ? 'mixed' : 'gain';
}

export const yearLimits: Record<keyof TravelYear, Limits> = {
  trips: { min: 1, max: 100_000 },
  ticket: { min: 1, max: 20_000 },
  changed: { min: 0, max: 100 },
  change: { min: 0, max: 5000 },
  hours: { min: 0, max: 40 },
  hour: { min: 0, max: 500 },
  fee: { min: 0, max: 500 },
};

export const shareLimits: Limits = { min: 0, max: 100 };
