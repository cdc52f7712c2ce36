import type { FacetName } from '@kaadu/contracts/listing';
import { type Block, choiceNames } from './block';
import { markBlocks, type Searched } from './mark-blocks';
import { bitOf, priceSteps, stepOf, type Wanted } from './mark-rows';

/** Matches of a request, and of each choice of each filter given the other filters. */
export interface MatchCounts {
  readonly total: number;
  readonly facets: Readonly<Record<FacetName, ReadonlyMap<number, number>>>;
}

type Tally = Readonly<Record<FacetName, Map<number, number>>>;

function add(tally: Map<number, number>, key: number, count: number): void {
  tally.set(key, (tally.get(key) ?? 0) + count);
}

function countMarks(marks: Uint8Array): number {
  let count = 0;
  for (let row = 0; row < marks.length; row += 1) if (marks[row] === 0) count += 1;
  return count;
}

/** Rows by code, of those that fail no filter but one. */
function countCodes(codes: Uint16Array, marks: Uint8Array, bit: number, numberOfCodes: number): Uint32Array {
  const counts = new Uint32Array(numberOfCodes);
  for (let row = 0; row < codes.length; row += 1) {
    if (((marks[row] ?? 0) & ~bit) !== 0) continue;
    const code = codes[row] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

function countChoices({ choices }: Block, marks: Uint8Array, tally: Tally): void {
  for (const name of choiceNames) {
    const { codes, sets } = choices[name];
    const counts = countCodes(codes, marks, bitOf(name), sets.length);
    for (let code = 0; code < sets.length; code += 1) {
      const count = counts[code] ?? 0;
      if (count > 0) for (const key of sets[code] ?? []) add(tally[name], key, count);
    }
  }
}

function countBudgets({ prices }: Block, marks: Uint8Array, bands: Wanted['bands'], tally: Tally): void {
  const steps = priceSteps(bands);
  const counts = new Uint32Array(steps.length);
  const others = ~bitOf('budgets');
  for (let row = 0; row < marks.length; row += 1) {
    if (((marks[row] ?? 0) & others) !== 0) continue;
    const step = stepOf(steps, prices[row] ?? 0);
    counts[step] = (counts[step] ?? 0) + 1;
  }
  for (const { key, from, to } of bands) {
    const within = counts.filter((_, step) => from <= (steps[step] ?? 0) && (steps[step] ?? 0) < to);
    add(
      tally.budgets,
      key,
      within.reduce((sum, count) => sum + count, 0),
    );
  }
}

/** Counts the matches of a request, and those of each choice of each filter given the other filters. */
export async function countMatches(searched: Searched, wanted: Wanted): Promise<MatchCounts> {
  const facets: Tally = {
    destinations: new Map(),
    activities: new Map(),
    themes: new Map(),
    stay_types: new Map(),
    durations: new Map(),
    budgets: new Map(),
  };
  let total = 0;
  for await (const { block, marks } of markBlocks(searched, wanted)) {
    total += countMarks(marks);
    countChoices(block, marks, facets);
    countBudgets(block, marks, wanted.bands, facets);
  }
  return { total, facets };
}
