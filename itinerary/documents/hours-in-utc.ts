/** Hours in UTC beside those of the clocks one reads: briefs of charter flights print both, `10:30 UTC / 11:30 LT`, `13:50 LT (12:50Z)`. */

// 10:30 UTC | 12:50Z, not 12:50 UTC+1
const inUtc = /^(?:\s?\(?UTC|Z)(?![\p{L}\d])(?!\s?[+-]\s?\d)/u;

type Hour = { kind: string; end: number };

/** @returns of a line's marks the hours in UTC, where there are as many that are not. */
export function hoursInUtc<T extends Hour>(text: string, marks: readonly T[]): ReadonlySet<T> {
  const hours = marks.filter(({ kind }) => kind === 'time');
  const ofUtc = hours.filter(({ end }) => inUtc.test(text.slice(end)));
  return new Set(ofUtc.length * 2 <= hours.length ? ofUtc : []);
}
