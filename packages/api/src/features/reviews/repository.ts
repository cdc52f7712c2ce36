import type { Place } from '@kaadu/contracts/places';
import type { PlaceRatings, Review } from '@kaadu/contracts/reviews';
import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database';
import { image } from '../../platform/images/image';
import { ratings } from './tables';

const reviewsShown = 50;

const reviewColumns = {
  primary_key: ratings.primaryKey,
  author: ratings.author,
  rating: ratings.rating,
  text: ratings.text,
  stayed_at: ratings.stayedAt,
  is_verified: ratings.isVerified,
  photoPaths: ratings.photoPaths,
};

type ReviewRow = Omit<Review, 'photos'> & { readonly photoPaths: readonly string[] };

function toReview({ photoPaths, ...row }: ReviewRow): Review {
  const alt = `Photo by ${row.author}`;
  const photos = photoPaths.flatMap(
    (path, index) => image(path, photoPaths.length > 1 ? `${alt}, ${index + 1}` : alt) ?? [],
  );
  return { ...row, photos };
}

/** Lists the newest reviews of an experience. */
export async function listReviews(db: Db, experiencePk: number): Promise<Review[]> {
  const rows = await db
    .select(reviewColumns)
    .from(ratings)
    .where(eq(ratings.experiencePk, experiencePk))
    .orderBy(desc(ratings.stayedAt), desc(ratings.primaryKey))
    .limit(reviewsShown);
  return rows.map(toReview);
}

/** Reads the newest reviews of a place, with average and count of all. */
export async function getPlaceRatings(db: Db, placePk: number): Promise<PlaceRatings> {
  const [rows, [mean]] = await Promise.all([
    db
      .select(reviewColumns)
      .from(ratings)
      .where(eq(ratings.placePk, placePk))
      .orderBy(desc(ratings.createdAt), desc(ratings.primaryKey))
      .limit(reviewsShown),
    db
      .select({
        average: sql<number | null>`round(avg(${ratings.rating}), 1)::float8`,
        count: sql<number>`count(*)::int`,
      })
      .from(ratings)
      .where(eq(ratings.placePk, placePk)),
  ]);
  return { average: mean?.average ?? null, count: mean?.count ?? 0, reviews: rows.map(toReview) };
}

/** Returns the SQL of the average and count of a place's ratings; null when it has none. */
export function ratingOfPlace(placePk: PgColumn): SQL<Place['rating']> {
  return sql`(
    SELECT jsonb_build_object('average', round(avg(rating), 1)::float8, 'count', count(*)::int)
    FROM ratings WHERE place_pk = ${placePk} HAVING count(*) > 0)`;
}

/** Saves a user's rating of a place, replacing an earlier one. @returns its key */
export async function savePlaceRating(
  db: Db,
  rating: typeof ratings.$inferInsert & { readonly placePk: number; readonly userPk: number },
): Promise<number> {
  await db.delete(ratings).where(and(eq(ratings.placePk, rating.placePk), eq(ratings.userPk, rating.userPk)));
  const [saved] = await db.insert(ratings).values(rating).returning({ primaryKey: ratings.primaryKey });
  if (!saved) throw new Error('The rating was not written');
  return saved.primaryKey;
}

/** Adds a traveller's review of a booked experience. @returns its key */
export async function addExperienceReview(
  db: Db,
  review: typeof ratings.$inferInsert & { readonly experiencePk: number },
): Promise<number> {
  const [saved] = await db
    .insert(ratings)
    .values({ ...review, isVerified: true })
    .returning({ primaryKey: ratings.primaryKey });
  if (!saved) throw new Error('The review was not written');
  return saved.primaryKey;
}

export async function placeHasRatings(db: Db, placePk: number): Promise<boolean> {
  return (await db.$count(ratings, eq(ratings.placePk, placePk))) > 0;
}
