import type { ExperienceCard } from '@kaadu/contracts/cards';
import type { Db } from '../../platform/database/database';
import { canBook } from '../availability';
import { cardOrders, listCards } from '../catalogue';
import { findExperienceKeys } from '../search';
import type { ListingChoices } from './choices-repository';
import { type ListingFilters, listingWhere, orderOfSearch } from './listing-conditions';
import type { ListingRequest } from './listing-request';

/** The filters of a request, with what its search finds. */
export async function filtersOf(
  db: Db,
  { selected, range, trip, text }: Pick<ListingRequest, 'selected' | 'range' | 'trip' | 'text'>,
): Promise<ListingFilters> {
  return { selected, range, trip, found: text ? await findExperienceKeys(db, text) : null };
}

interface FindOptions {
  readonly choices: ListingChoices;
  readonly sort: ListingRequest['sort'];
  readonly limit: number;
  readonly offset?: number;
  readonly now: Date;
}

/** Cards of the results in the order of the request; with dates, only of what the party can book on them. */
export function findCards(
  db: Db,
  filters: ListingFilters,
  { choices, sort, limit, offset, now }: FindOptions,
): Promise<ExperienceCard[]> {
  const { trip, found } = filters;
  return listCards(db, {
    where: listingWhere(filters, choices),
    check: trip ? (key) => canBook(key, trip, now) : undefined,
    order: found && sort === 'recommended' ? [orderOfSearch(found)] : cardOrders[sort],
    limit,
    offset,
  });
}
