/** Facts that carry a last day. All days are YYYY-MM-DD, compared as text, which for this form is the order of time. */

const inBucharest = /* @__PURE__ */ new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Bucharest', dateStyle: 'short' });

/** Today in the agency's own zone. */
export const today = (now = new Date()): string => inBucharest.format(now);

/** True once a last day is over on another; what has none is never over. */
export const isPast = (until: string | undefined, day: string): boolean => until !== undefined && until < day;

/** True once the last day of validity is over; a fact without one never expires. */
export const expired = (validUntil: string | undefined, day = today()): boolean => isPast(validUntil, day);

export type SeasonState = 'before' | 'inside' | 'after';

/** Where a day stands against a season, both ends included. */
export function seasonState(season: { from: string; until: string }, day = today()): SeasonState {
  if (day < season.from) return 'before';
  return day > season.until ? 'after' : 'inside';
}
