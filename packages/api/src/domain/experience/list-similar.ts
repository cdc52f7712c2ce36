import type { ExperienceCard } from '@kaadu/contracts/api';
import { and, arrayOverlaps, desc, eq, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { experiences } from '../../db/schema';
import { cardOrders, listCards } from '../../repositories/experience-cards';

type Like = Pick<typeof experiences.$inferSelect, 'primaryKey' | 'destinationPk' | 'activityPks' | 'isStay'>;

/** Other experiences at the same destination or with the same activities, nearest in kind first. */
export function listSimilar(
  db: Db,
  { primaryKey, destinationPk, activityPks, isStay }: Like,
): Promise<ExperienceCard[]> {
  const sameActivity =
    activityPks.length > 0 ? arrayOverlaps(experiences.activityPks, activityPks) : undefined;
  const sameDestination = eq(experiences.destinationPk, destinationPk);
  return listCards(db, {
    where: and(ne(experiences.primaryKey, primaryKey), or(sameDestination, sameActivity)),
    order: [
      desc(sql`(${experiences.isStay} = ${isStay})::int + (${sameDestination})::int`),
      ...cardOrders.recommended,
    ],
    limit: 4,
  });
}
