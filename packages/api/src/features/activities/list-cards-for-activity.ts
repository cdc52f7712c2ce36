import { PrimaryKey, type ExperienceCard } from '@kaadu/contracts/api';
import { arrayContains } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { experiences } from '../../platform/database/schema';
import { listCards } from '../catalogue/cards-repository';

const shown = 12;

/**
 * The best cards of an activity. The 404 page asks with whatever number its address holds (§7), so for anything that
 * is no activity the best cards of all are given.
 */
export async function listCardsForActivity(db: Db, activityPk: number): Promise<ExperienceCard[]> {
  const cards = PrimaryKey.safeParse(activityPk).success
    ? await listCards(db, { where: arrayContains(experiences.activityPks, [activityPk]), limit: shown })
    : [];
  return cards.length > 0 ? cards : listCards(db, { limit: shown });
}
