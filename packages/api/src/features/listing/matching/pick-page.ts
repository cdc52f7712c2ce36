import type { ListingSort } from '@kaadu/contracts';
import type { Block } from './block';
import { markBlocks, type Searched } from './mark-blocks';
import type { Wanted } from './mark-rows';
import { selectRange } from './select-range';

/** A part of the matches in an order. */
export interface PageRequest {
  readonly sort: ListingSort;
  readonly offset: number;
  readonly limit: number;
}

/** What a block is sorted by, the lowest first once it is multiplied by `sign`; by key where it is the same. */
const orders: Record<
  ListingSort,
  (block: Block) => { readonly values: Block['ratings' | 'prices' | 'ranks']; readonly sign: 1 | -1 }
> = {
  recommended: ({ ranks }) => ({ values: ranks, sign: -1 }),
  price_low: ({ prices }) => ({ values: prices, sign: 1 }),
  price_high: ({ prices }) => ({ values: prices, sign: -1 }),
  // What is not rated comes last.
  rating: ({ ratings }) => ({ values: ratings, sign: -1 }),
  newest: ({ added }) => ({ values: added, sign: -1 }),
};

/** Keys of a part of the matches in the order of the request; by default, a search's own. */
export async function pickPage(
  searched: Searched,
  wanted: Wanted,
  { sort, offset, limit }: PageRequest,
): Promise<number[]> {
  const size = searched.blocks.reduce((sum, { keys }) => sum + keys.length, 0);
  const [values, keys] = [new Float64Array(size), new Int32Array(size)];
  const { found } = wanted.filters;
  const places = found && sort === 'recommended' ? new Map(found.map((key, place) => [key, place])) : null;
  let length = 0;
  for await (const { block, marks } of markBlocks(searched, wanted)) {
    const order = orders[sort](block);
    for (let row = 0; row < block.keys.length; row += 1) {
      if (marks[row] !== 0) continue;
      const key = block.keys[row] ?? 0;
      keys[length] = key;
      values[length] = places ? (places.get(key) ?? 0) : (order.values[row] ?? 0) * order.sign;
      length += 1;
    }
  }
  return selectRange({ values, keys, length }, offset, limit);
}
