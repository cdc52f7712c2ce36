import type { Block } from './block';
import { inTurns } from './in-turns';
import { markRows, type Wanted } from './mark-rows';

/** What is searched for matches. */
export interface Searched {
  readonly blocks: readonly Block[];
  /** By block, 1 for each row that can be booked on the dates; null: without dates. */
  readonly bookable: readonly Uint8Array[] | null;
}

/** Blocks in their order with the marks of their rows. */
export async function* markBlocks({ blocks, bookable }: Searched, wanted: Wanted) {
  let index = 0;
  for await (const block of inTurns(blocks)) {
    yield { block, marks: markRows(block, wanted, bookable?.[index] ?? null) };
    index += 1;
  }
}
