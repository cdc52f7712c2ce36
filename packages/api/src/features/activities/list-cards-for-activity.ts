import type { ExperienceCard } from '@kaadu/contracts/cards';
import { PrimaryKey } from '@kaadu/contracts/fields';
import { arrayContains } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { experiences, listCards } from '../catalogue';

const cardsShown = 12;

/**
 * Lists the best cards of an activity. The 404 page passes any number from its URL (§7), so an unknown key
 * returns the best cards overall.
 */
export async function listCardsForActivity(db: Db, activityPk: number): Promise<ExperienceCard[]> {
  const cards = PrimaryKey.safeParse(activityPk).success
    ? await listCards(db, { where: arrayContains(experiences.activityPks, [activityPk]), limit: cardsShown })
    : [];
  return cards.length > 0 ? cards : listCards(db, { limit: cardsShown });
}
