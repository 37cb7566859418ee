/** Chance that is the same every time: a seed gives one sequence, on every machine. */

export type Random = {
  /** A whole number from `from` up to and including `to`. */
  between(from: number, to: number): number;
  pick<T>(list: readonly T[]): T;
  /** True so many times of a hundred. */
  chance(percent: number): boolean;
  /** So many different ones, in the order of chance. */
  some<T>(list: readonly T[], count: number): T[];
};

/** @param seed words; sets of tickets are named `<seed>/<number>`. */
export function randomOf(seed: string): Random {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  // mulberry32: small, and even enough for choosing words.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new RangeError('Nothing to pick from.');
    return list[between(0, list.length - 1)] as T;
  };
  return {
    between,
    pick,
    chance: (percent) => next() * 100 < percent,
    some: (list, count) => {
      const rest = [...list];
      return Array.from({ length: Math.min(count, list.length) }, () => rest.splice(between(0, rest.length - 1), 1)[0] as never);
    },
  };
}
