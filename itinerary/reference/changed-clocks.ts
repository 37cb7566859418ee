/**
 * Clocks that were changed for good in 2026 (tz database 2026a to 2026c): Morocco keeps Greenwich time, British Columbia and Alberta keep summer
 * time in winter. Tickets sold before print the hours of the old rule. In minutes: how far the old clock is ahead of the new, where they differ.
 */
const oldAhead: Readonly<Record<string, number>> = {
  'Africa/Casablanca': 60,
  'Africa/El_Aaiun': 60,
  'America/Edmonton': -60,
  'America/Vancouver': -60,
};

/** By how many minutes a flight between two zones is longer by the old clocks than by the new ones; 0 where neither was changed. */
export const longerByOldClocks = (from: string, to: string): number => (oldAhead[from] ?? 0) - (oldAhead[to] ?? 0);
