import type { ListingSort } from '@kaadu/contracts';
import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { experiences } from '../catalogue';
import { allConditions, orderOfSearch, type Wanted } from './match-conditions';

/** Range of the matches, and their order. */
export interface PageRequest {
  readonly sort: ListingSort;
  readonly offset: number;
  readonly limit: number;
}

const orders: Record<ListingSort, SQL> = {
  recommended: desc(experiences.editorRank),
  price_low: asc(experiences.cardTotal),
  price_high: desc(experiences.cardTotal),
  rating: sql`${experiences.ratingAverage} DESC NULLS LAST`,
  newest: desc(experiences.addedAt),
};

/** Lists keys of a range of the matches in the requested order; `recommended` for a search is relevance. */
export async function listMatches(
  db: Db,
  wanted: Wanted,
  { sort, offset, limit }: PageRequest,
): Promise<number[]> {
  const { found } = wanted.filters;
  const order = found && sort === 'recommended' ? orderOfSearch(found) : orders[sort];
  const rows = await db
    .select({ key: experiences.primaryKey })
    .from(experiences)
    .where(allConditions(wanted))
    // The key makes the order total, so that pages never overlap.
    .orderBy(order, asc(experiences.primaryKey))
    .limit(limit)
    .offset(offset);
  return rows.map(({ key }) => key);
}
