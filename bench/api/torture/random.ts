/** Random numbers that are reproducible by their seed. */
export interface Random {
  /** Returns an integer from 0 to `limit` - 1. */
  below(limit: number): number;
  chance(probability: number): boolean;
  of<Value>(values: readonly Value[]): Value;
}

/** Creates the generator mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    chance: (probability) => next() < probability,
    of(values) {
      const value = values[below(values.length)];
      if (value === undefined) throw new Error('The list is empty');
      return value;
    },
  };
}
