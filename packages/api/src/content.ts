import { refreshOptionCalendars } from './features/availability';
import { refreshCardPrices } from './features/catalogue';
import { refreshExperienceRatings } from './features/reviews';
import { refreshSearchIndex } from './features/search';
import { type ContentChanges, createContentChanges } from './platform/content-changes/content-changes';
import type { Database } from './platform/database/database';

/**
 * Starts following content changes, with the refreshers of all data derived from content.
 * @param dropCaches empties the caches of this process
 */
export function followContentChanges(
  database: Database,
  now: () => Date,
  dropCaches: () => void,
): Promise<ContentChanges> {
  return createContentChanges(
    database,
    [refreshCardPrices(now), refreshOptionCalendars(now), refreshExperienceRatings, refreshSearchIndex],
    dropCaches,
  );
}
