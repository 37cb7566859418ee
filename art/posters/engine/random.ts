// Seeded randomness: same seed, same drawing, on every machine.
import { at } from './numbers.ts';

/** FNV-1a, 32 bits. */
export function hash(text: string): number {
  let h = 2166136261;
  for (const character of text) {
    h ^= character.codePointAt(0) ?? 0;
    h = Math.imul(h, 16777619);
  }
  return h >>> 0;
}

/** Call it for a number in [0, 1). */
export type Random = {
  (): number;
  range(low: number, high: number): number;
  /** Whole number, both ends included. */
  int(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  chance(probability: number): boolean;
  /** Number in [-amount, amount). */
  jitter(amount: number): number;
};

/** mulberry32 with a few drawing conveniences attached. */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const range = (low: number, high: number): number => low + (high - low) * next();
  return Object.assign(next, {
    range,
    int: (low: number, high: number): number => Math.floor(range(low, high + 1)),
    pick: <T>(list: readonly T[]): T => at(list, Math.floor(next() * list.length)),
    chance: (probability: number): boolean => next() < probability,
    jitter: (amount: number): number => (next() - 0.5) * 2 * amount,
  });
}

/** A curve over x (any real number) with values in [-1, 1]. */
export type Curve = (x: number) => number;

/** Smooth value noise: one random height per whole x, joined by a quintic. */
export function valueNoise(seed: string): Curve {
  const base = hash(seed);
  const height = (i: number): number => {
    let h = Math.imul(i ^ base, 2654435761);
    h = Math.imul(h ^ (h >>> 15), 2246822519);
    h ^= h >>> 13;
    return ((h >>> 0) / 4294967295) * 2 - 1;
  };
  return (x) => {
    const i = Math.floor(x);
    const f = x - i;
    const u = f * f * f * (f * (f * 6 - 15) + 10);
    return height(i) * (1 - u) + height(i + 1) * u;
  };
}

/** Octaves of value noise; each has `gain` times the height and about twice the frequency of the one before. */
export function fractalNoise(seed: string, octaves = 3, gain = 0.5): Curve {
  const layers = Array.from({ length: octaves }, (_, i) => valueNoise(`${seed}:${i}`));
  return (x) => {
    let value = 0;
    let weight = 1;
    let total = 0;
    let frequency = 1;
    for (const noise of layers) {
      value += noise(x * frequency) * weight;
      total += weight;
      weight *= gain;
      frequency *= 2.03;
    }
    return value / total;
  };
}

/** Low and high end of a range. */
export type Span = readonly [low: number, high: number];
