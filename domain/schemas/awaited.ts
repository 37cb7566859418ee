/**
 * What entries written before the schema asked for it may still lack. When the last of them has it, this file goes and with it
 * each `.partial(awaited.…)`: those who show these fields ask whether they are there and need no change.
 */
export const awaited = {
  destination: { days: true, cost: true, suits: true, notFor: true, sleep: true, named: true, sources: true },
  months: { why: true },
  transfer: { minutes: true },
  airport: { flight: true },
  flight: { checkedOn: true, source: true },
} as const;
