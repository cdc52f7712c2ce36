import { listingPageSize } from '@kaadu/contracts';
import type { ExperiencesPage } from '@kaadu/contracts/catalogue';
import type { Db } from '../../platform/database/database';
import { offsetOf, pageOf } from '../../platform/http/paging';
import { listCards } from './cards/cards-repository';
import { experiences } from './tables';

/** Returns a page of all experiences, the recommended first. */
export async function getExperiencesPage(db: Db, page: number): Promise<ExperiencesPage> {
  const [cards, total] = await Promise.all([
    listCards(db, { limit: listingPageSize, offset: offsetOf(page, listingPageSize) }),
    db.$count(experiences),
  ]);
  return { cards, ...pageOf(page, listingPageSize, total) };
}
