/**
 * What an account means for a travel agency in one month. The page shows these very formulas; nothing else is added.
 * Sums are in euro and are counted in cents, so that 0.1 + 0.2 stays 0.3.
 */

import type { Limits } from './typed-number.ts';

/** Sales are taken to be even over a month of this many days. */
const daysInMonth = 30;

type AgencyMonth = {
  /** Tickets issued in the month, whole. */
  tickets: number;
  /** Average fare with taxes, euro. */
  price: number;
  /** The consolidator's fee for one ticket, euro. */
  fee: number;
  /** What the agency charges its own customer for one ticket, euro. */
  charge: number;
  /** How much may stay unpaid at once, euro. */
  credit: number;
};

type AgencySums = {
  /** Whole tickets that fit into the credit: credit ÷ (price + fee). */
  onCredit: number;
  /** Whole days until that many tickets are sold: 30 × onCredit ÷ tickets. */
  days: number;
  /** Fees of the month: tickets × fee. */
  fees: number;
  /** What the agency keeps of its charge: tickets × (charge − fee); below zero when the fee is the larger. */
  kept: number;
};

export function agencySums({ tickets, price, fee, charge, credit }: AgencyMonth): AgencySums {
  const onCredit = Math.floor(cents(credit) / (cents(price) + cents(fee)));
  return {
    onCredit,
    days: Math.floor((daysInMonth * onCredit) / tickets),
    fees: (tickets * cents(fee)) / 100,
    kept: (tickets * (cents(charge) - cents(fee))) / 100,
  };
}

const cents = (euro: number) => Math.round(euro * 100);

export type AgencyField = 'tickets' | 'price' | 'fee' | 'charge';

/** What each field takes; below the lowest fee there is no fee. */
export const fieldLimits = (lowestFee: number): Record<AgencyField, Limits> => ({
  tickets: { min: 1, max: 5000 },
  price: { min: 1, max: 10_000 },
  fee: { min: lowestFee, max: 100 },
  charge: { min: 0, max: 1000 },
});
