import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { destinations, stories } from '../../platform/database/schema';

/** A story's record with the destination it is about, or undefined. */
export async function findStory(db: Db, primaryKey: number) {
  const [found] = await db
    .select({
      row: stories,
      destination: { primary_key: destinations.primaryKey, name: destinations.name },
    })
    .from(stories)
    .leftJoin(destinations, eq(destinations.primaryKey, stories.destinationPk))
    .where(eq(stories.primaryKey, primaryKey));
  return found;
}
