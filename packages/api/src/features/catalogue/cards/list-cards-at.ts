import type { ExperienceCard } from '@kaadu/contracts/cards';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database';
import { listCards } from './cards-repository';
import { experiences } from '../tables';

/** Lists the best cards of a destination. */
export function listCardsAt(db: Db, destinationPk: number, limit = 8): Promise<ExperienceCard[]> {
  return listCards(db, { where: eq(experiences.destinationPk, destinationPk), limit });
}
