/** A seeded stream of random numbers. */
export interface Random {
  /** Returns 0 ≤ n < 1. */
  next(): number;
  between(low: number, high: number): number;
  /** Returns an integer, both ends included. */
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly [T, ...T[]]): T;
  /** Returns an independent stream, so that a change to one layer does not affect the others. */
  fork(name: string): Random;
}

/** Hashes text with FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** Creates a generator of numbers from 0 to below 1 (mulberry32), the same for the same seed. */
export function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Creates a stream seeded with any text. */
export function randomFrom(seed: string): Random {
  const next = mulberry32(hash(seed));
  // Similar seeds start with similar numbers: skip these.
  next();
  next();
  const between = (low: number, high: number) => low + next() * (high - low);
  const int = (low: number, high: number) => Math.floor(between(low, high + 1));
  return {
    next,
    between,
    int,
    chance: (probability) => next() < probability,
    pick: (list) => list[int(0, list.length - 1)] ?? list[0],
    fork: (name) => randomFrom(`${seed}/${name}`),
  };
}
