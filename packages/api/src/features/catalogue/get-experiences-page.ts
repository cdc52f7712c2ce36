import { listingPageSize, type ExperiencesPage, type StoriesPage } from '@kaadu/contracts/api';
import type { Db } from '../../platform/database/database';
import { experiences, stories } from '../../platform/database/schema';
import { listCards } from './cards-repository';
import { listStories } from '../stories/repository';
import { offsetOf, pageOf } from '../../platform/http/paging';

/** A page of all experiences, the recommended first. */
export async function getExperiencesPage(db: Db, page: number): Promise<ExperiencesPage> {
  const [cards, total] = await Promise.all([
    listCards(db, { limit: listingPageSize, offset: offsetOf(page, listingPageSize) }),
    db.$count(experiences),
  ]);
  return { cards, ...pageOf(page, listingPageSize, total) };
}

/** A page of all stories, the newest first. */
export async function getStoriesPage(db: Db, page: number): Promise<StoriesPage> {
  const [cards, total] = await Promise.all([
    listStories(db, { limit: listingPageSize, offset: offsetOf(page, listingPageSize) }),
    db.$count(stories),
  ]);
  return { stories: cards, ...pageOf(page, listingPageSize, total) };
}
