import type { NamedRef, Review } from '@kaadu/contracts/api';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import {
  activities,
  destinations,
  experienceOptions,
  experiences,
  ratings,
  stayTypes,
  themes,
} from '../../platform/database/schema';
import { toCard } from './cards-repository';

const reviewsShown = 50;

/** The record of an experience with its card and its destination, or undefined. */
export async function findExperience(db: Db, primaryKey: number) {
  const [found] = await db
    .select({
      row: experiences,
      destination: {
        primary_key: destinations.primaryKey,
        name: destinations.name,
        state: destinations.state,
      },
    })
    .from(experiences)
    .innerJoin(destinations, eq(destinations.primaryKey, experiences.destinationPk))
    .where(eq(experiences.primaryKey, primaryKey));
  if (!found) return undefined;
  const card = toCard({ ...found.row, cardImage: found.row.imagePaths[0] ?? null });
  return { ...found, card };
}

type Refs = Pick<typeof experiences.$inferSelect, 'activityPks' | 'themePks' | 'stayTypePk'>;

/** Names of what an experience points to. */
export async function listExperienceRefs(db: Db, { activityPks, themePks, stayTypePk }: Refs) {
  const [activityRefs, themeRefs, stayTypeRefs] = await Promise.all([
    listNames(db, activities, activityPks),
    listNames(db, themes, themePks),
    listNames(db, stayTypes, stayTypePk === null ? [] : [stayTypePk]),
  ]);
  return { activities: activityRefs, themes: themeRefs, stay_type: stayTypeRefs[0] ?? null };
}

async function listNames(
  db: Db,
  table: typeof activities | typeof themes | typeof stayTypes,
  keys: number[],
): Promise<NamedRef[]> {
  if (keys.length === 0) return [];
  return db
    .select({ primary_key: table.primaryKey, name: table.name })
    .from(table)
    .where(inArray(table.primaryKey, keys))
    .orderBy(asc(table.primaryKey));
}

export function listOptions(db: Db, experiencePk: number) {
  return db
    .select()
    .from(experienceOptions)
    .where(eq(experienceOptions.experiencePk, experiencePk))
    .orderBy(asc(experienceOptions.position));
}

/** The newest reviews. */
export function listReviews(db: Db, experiencePk: number): Promise<Review[]> {
  return db
    .select({
      primary_key: ratings.primaryKey,
      author: ratings.author,
      rating: ratings.rating,
      text: ratings.text,
      stayed_at: ratings.stayedAt,
    })
    .from(ratings)
    .where(eq(ratings.experiencePk, experiencePk))
    .orderBy(desc(ratings.stayedAt), desc(ratings.primaryKey))
    .limit(reviewsShown);
}
