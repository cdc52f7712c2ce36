import { arrayContains, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { activities, activityGroups, experiences } from '../../platform/database/schema';

/** An activity's record with its group, or undefined. */
export async function findActivity(db: Db, where: { primaryKey: number } | { pageUrl: string }) {
  const [found] = await db
    .select({
      primaryKey: activities.primaryKey,
      description: activities.description,
      group: { key: activityGroups.key, title: activityGroups.title },
    })
    .from(activities)
    .innerJoin(activityGroups, eq(activityGroups.key, activities.groupKey))
    .where(
      'primaryKey' in where
        ? eq(activities.primaryKey, where.primaryKey)
        : eq(activities.pageUrl, where.pageUrl),
    );
  return found;
}

/** Keys of the destinations where an activity is offered. */
export async function listDestinationKeysOf(db: Db, activityPk: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ key: experiences.destinationPk })
    .from(experiences)
    .where(arrayContains(experiences.activityPks, [activityPk]));
  return rows.map(({ key }) => key);
}

/** Keys of the activities that are offered at a destination. */
export async function listActivityKeysAt(db: Db, destinationPk: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ key: sql<number>`unnest(${experiences.activityPks})` })
    .from(experiences)
    .where(eq(experiences.destinationPk, destinationPk));
  return rows.map(({ key }) => key);
}
