import type { ActivityCard } from '@kaadu/contracts/cards';
import type { NamedRef } from '@kaadu/contracts/fields';
import { arrayContains, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { image } from '../../platform/images/image';
import { countExperiencesByEach, experiences, countOrZero } from '../catalogue';
import { activities, activityGroups } from './tables';

export async function listActivities(db: Db): Promise<(ActivityCard & { group_key: string })[]> {
  const counted = countExperiencesByEach(db, experiences.activityPks);
  const rows = await db
    .select({ row: activities, experienceCount: countOrZero(counted) })
    .from(activities)
    .leftJoin(counted, eq(counted.key, activities.primaryKey))
    .orderBy(asc(activities.primaryKey));
  return rows.map(({ row, experienceCount }) => ({
    primary_key: row.primaryKey,
    name: row.name,
    page_url: row.pageUrl,
    group_key: row.groupKey,
    tagline: row.tagline,
    experience_count: experienceCount,
    card_image: image(row.imagePath, row.imageAlt ?? row.name),
  }));
}

export function listActivityGroups(db: Db) {
  return db.select().from(activityGroups).orderBy(asc(activityGroups.position));
}

/** Lists the names of activities, in order of key. */
export async function listActivityNames(db: Db, keys: readonly number[]): Promise<NamedRef[]> {
  if (keys.length === 0) return [];
  return db
    .select({ primary_key: activities.primaryKey, name: activities.name })
    .from(activities)
    .where(inArray(activities.primaryKey, [...keys]))
    .orderBy(asc(activities.primaryKey));
}

/** Finds an activity's record with its group. */
export async function findActivity(db: Db, where: { primaryKey: number } | { pageUrl: string }) {
  const [found] = await db
    .select({
      row: activities,
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

/** Lists the keys of the destinations where an activity is offered. */
export async function listDestinationKeysOf(db: Db, activityPk: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ key: experiences.destinationPk })
    .from(experiences)
    .where(arrayContains(experiences.activityPks, [activityPk]));
  return rows.map(({ key }) => key);
}

/** Lists the keys of the activities offered at a destination. */
export async function listActivityKeysAt(db: Db, destinationPk: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ key: sql<number>`unnest(${experiences.activityPks})` })
    .from(experiences)
    .where(eq(experiences.destinationPk, destinationPk));
  return rows.map(({ key }) => key);
}
