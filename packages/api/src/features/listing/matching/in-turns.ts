import { setImmediate } from 'node:timers/promises';
import type { Block } from './block';

/** Some milliseconds of work. */
const blocksAtOnce = 32;

/** Blocks in their order, with other requests in between. */
export async function* inTurns(blocks: readonly Block[]): AsyncGenerator<Block> {
  for (const [index, block] of blocks.entries()) {
    if (index % blocksAtOnce === blocksAtOnce - 1) await setImmediate();
    yield block;
  }
}
