import pLimit from 'p-limit';
import { createSharedRead } from '../../../platform/cache/shared-read';
import type { Db } from '../../../platform/database/database';
import type { Block } from './block';
import { listVersions, loadBlock } from './blocks-repository';

/** Blocks are read beside requests, which must find connections. */
const blocksAtOnce = 2;

/** All experiences as of one moment. */
export interface IndexedExperiences {
  /** Differs whenever something in it does. */
  readonly version: number;
  /** In the order of their keys. */
  readonly blocks: readonly Block[];
}

export interface ListingIndex {
  /** Reads what has changed since the last time. */
  read(): Promise<IndexedExperiences>;
}

interface Held {
  readonly version: string;
  readonly block: Promise<Block>;
}

/**
 * What the listing filters and sorts by, of all experiences in the memory of this process (ADR 063). The database tells which
 * blocks have changed, whoever changed them; only these are read again.
 */
export function createListingIndex(db: Db): ListingIndex {
  const limit = pLimit(blocksAtOnce);
  const readVersions = createSharedRead(() => listVersions(db));
  const held = new Map<number, Held>();
  let changes = 0;

  function blockOf(key: number, version: string): Promise<Block> {
    const known = held.get(key);
    if (known?.version === version) return known.block;
    // Read after its version: it may be newer than that, and is then read once more.
    const fresh = { version, block: limit(() => loadBlock(db, key)) };
    held.set(key, fresh);
    changes += 1;
    fresh.block.catch(() => {
      if (held.get(key) === fresh) held.delete(key);
    });
    return fresh.block;
  }

  return {
    async read() {
      const versions = await readVersions();
      const blocks = [...versions].map(([key, version]) => blockOf(key, version));
      const version = changes;
      return { version, blocks: await Promise.all(blocks) };
    },
  };
}
