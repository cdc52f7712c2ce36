import { listingPageSize } from '@kaadu/contracts';
import type { StoriesPage } from '@kaadu/contracts/stories';
import type { Db } from '../../../platform/database/database';
import { offsetOf, pageOf } from '../../../platform/http/paging';
import { listStories } from './repository';
import { stories } from './tables';

/** Returns a page of all stories, the newest first. */
export async function getStoriesPage(db: Db, page: number): Promise<StoriesPage> {
  const [cards, total] = await Promise.all([
    listStories(db, { limit: listingPageSize, offset: offsetOf(page, listingPageSize) }),
    db.$count(stories),
  ]);
  return { stories: cards, ...pageOf(page, listingPageSize, total) };
}
