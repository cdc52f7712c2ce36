import type { PlaceRatings } from '@kaadu/contracts/api';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database';
import { places, ratings } from '../../platform/database/schema';

const shown = 50;

/** The newest reviews of a place, and the mean of all. */
export async function getPlaceRatings(db: Db, placePk: number): Promise<PlaceRatings> {
  const [reviews, [mean]] = await Promise.all([
    db
      .select({
        primary_key: ratings.primaryKey,
        author: ratings.author,
        rating: ratings.rating,
        text: ratings.text,
        stayed_at: ratings.stayedAt,
      })
      .from(ratings)
      .where(eq(ratings.placePk, placePk))
      .orderBy(desc(ratings.createdAt), desc(ratings.primaryKey))
      .limit(shown),
    db
      .select({
        average: sql<number | null>`round(avg(${ratings.rating}), 1)::float8`,
        count: sql<number>`count(*)::int`,
      })
      .from(ratings)
      .where(eq(ratings.placePk, placePk)),
  ]);
  return { average: mean?.average ?? null, count: mean?.count ?? 0, reviews };
}

export async function placeExists(db: Db, primaryKey: number): Promise<boolean> {
  return (await db.$count(places, eq(places.primaryKey, primaryKey))) > 0;
}

/** One rating a person and place: a new one takes the old one's stead. @returns its key */
export async function savePlaceRating(
  db: Db,
  rating: typeof ratings.$inferInsert & { readonly placePk: number; readonly userPk: number },
): Promise<number> {
  await db.delete(ratings).where(and(eq(ratings.placePk, rating.placePk), eq(ratings.userPk, rating.userPk)));
  const [saved] = await db.insert(ratings).values(rating).returning({ primaryKey: ratings.primaryKey });
  if (!saved) throw new Error('The rating was not written');
  return saved.primaryKey;
}
