import type { ListingCard } from '@kaadu/contracts/listing';
import type { Db } from '../../../platform/database/database';
import { findExperience, listSimilarKeys } from '../../catalogue';
import type { ListingSources } from '../get-listing';
import { listPricedCards } from './list-trip-cards';
import { parseTrip, type TripQuery } from './trip-request';

/**
 * Lists experiences near another, of its kind and about its price; with dates, those that the party can book, at its
 * price. Empty for an unknown experience.
 */
export async function listSimilarCards(
  db: Db,
  { primary_key, ...query }: TripQuery & { readonly primary_key: number },
  { matches, records }: ListingSources,
  now: Date,
): Promise<ListingCard[]> {
  const found = await findExperience(db, primary_key);
  if (!found) return [];
  const trip = parseTrip(query, now);
  const keys = await listSimilarKeys(db, found.row, trip && (await matches.bookable(trip)));
  return listPricedCards(records, keys, trip, now);
}
